// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"
#include "solver/network/rule.h"
#include "solver/network/text/part_text.h"

#include <optional>

namespace convoku {

struct Model;

/// The options for building a part.
struct PartOptions
{
    HouseKind house = HouseKind::Row; ///< house kind of a rule
    std::optional<HouseCells> ownHouse; ///< custom house of a rule; none: the rule uses `house`
    std::vector<HouseCells> ownHouses; ///< all custom houses of the network, for a verdict
    bool lookBeyond = false; ///< search only: it backtracks after a solution as well (`look_beyond` in the text)
    Board board; ///< board of a part that is built alone; within a network, the network's board counts

    friend bool operator==(const PartOptions&, const PartOptions&) = default;
};

/// Returns the build options for a rule of a network.
PartOptions optionsOf(const RuleInfo& rule, const Model& model);

/// Adds the part's layers to the open group. `inputs` are as inputsOf() lists them: candidates, stack and guess
/// [9, 9, 9], digits [1, 9, 9] (on a board of 9×9), level, solved and contradiction [1, 1, 1]; after them those of
/// memoryInputs(). Returns the values of resultsOf(), which then have those names. For a rule it returns the remaining
/// candidates, [9, 9, 9] of 0 … 1, and after them the remembered values in the order of the rule's memories. Throws
/// Error, with line and column, for mistakes that checkPart() finds. Declared here and not in rule.h, which nearly
/// every file includes, so that a change of the builder recompiles only code that builds parts.
std::vector<ValueId> buildPartLayers(
    NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, const PartOptions& options = {});

/// Adds inputs for the values that a rule remembered, in the order of its memories: "RULE.NAME", real numbers.
/// `rule`: id of the rule in the network. Call it before the group opens.
std::vector<ValueId> memoryInputs(NetworkBuilder& net, const PartText& part, const std::string& rule);

/// Returns the mistake that prevents layers for one of the part's houses or options: words that the language does not
/// have, shapes that do not fit on the board, values that would no longer be exact. None if the part is correct.
std::optional<TextMistake> checkPart(const PartText& part, Board board = {});
/// Like the above, for one set of options.
std::optional<TextMistake> checkPart(const PartText& part, const PartOptions& options);

/// The value that a line of a part computes.
struct PartValue
{
    int line = 0; ///< line number in the file, from 1
    std::string name; ///< empty: the value that the rule returns
    Shape shape;
    Range range;
    std::size_t layers = 0; ///< number of layers that compute it
    std::int64_t additions = 0; ///< approximate number of additions in these layers
    NumberKind numbers = NumberKind::Whole;
};
/// Returns the values of all lines, in their order. Throws Error as buildPartLayers() does.
std::vector<PartValue> valuesOf(const PartText& part, const PartOptions& options = {});

/// A layer whose numbers are not in the rule's text, but learned: those of a call of learned(), normalised() or
/// weighted().
struct LearnedCall
{
    std::size_t layer = 0; ///< index of the convolution among the rule's layers, from 0
    std::string name; ///< tensor name before ".weight" and ".bias"; calls with the same name share tensors
    bool bias = true; ///< true if the layer has a bias
    std::optional<double> eps; ///< normalised() only: the number added to the variance
    bool eachPlane = false; ///< normalised() and weighted(): a weight for each plane

    friend bool operator==(const LearnedCall&, const LearnedCall&) = default;
};
/// Returns the learned layers of a rule, in the order of its layers. Throws Error as buildPartLayers() does.
std::vector<LearnedCall> learnedCallsOf(const PartText& part, const PartOptions& options = {});

/// Returns the mistake that prevents the network from being built of `parts`, which are correct themselves, and of the
/// shipped parts: a missing part, a part of a different kind, a house that the rule does not support, a rule that is
/// listed twice. None if the network is correct.
std::optional<TextMistake> checkNetwork(const NetworkText& network, const std::vector<PartText>& parts);

/// Returns the first mistake in a file: in its parts, then in its networks. None if there is none.
std::optional<TextMistake> checkNetworkFile(const NetworkFile& file);

// Networks and parts shipped with the program, from resources/networks.
/// Returns the text of the shipped network or part with that id, including comments; empty if there is none.
std::string_view shippedText(std::string_view id);
/// Returns everything that is shipped: parts in the order of a run, then networks. Parts in a network's file are not
/// included; see ownPartsOf().
const NetworkFile& shippedNetworks();
/// Returns learned numbers of the shipped rules, by file name; null if there is no such file.
std::shared_ptr<const TensorFile> shippedWeights(std::string_view file);
/// Returns the parts in the file of a network that comes with the program; most have none.
const std::vector<PartText>& ownPartsOf(std::string_view network);
/// Returns a shipped part; null if there is none with that id.
const PartText* shippedPart(std::string_view id);
/// Returns the part with that id among `parts`, or else the shipped one; null if there is neither.
const PartText* partNamed(std::string_view id, const std::vector<PartText>& parts);

} // namespace convoku
