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
    HouseKind house = HouseKind::Row; ///< of a rule
    std::optional<HouseCells> ownHouse; ///< of a rule that is for one of the network's own
    std::vector<HouseCells> ownHouses; ///< of a verdict: all of them
    bool lookBeyond = false; ///< of a search: a solution is taken back like a contradiction (`look_beyond` in the text)
    Board board; ///< of what is built alone; a network that is being built has its own

    friend bool operator==(const PartOptions&, const PartOptions&) = default;
};

/// A rule's in a network.
PartOptions optionsOf(const RuleInfo& rule, const Model& model);

/// Adds the part's layers to the open group. `inputs` are as inputsOf() lists them: candidates, stack and guess
/// [9, 9, 9], digits [1, 9, 9] (on a board of 9×9), level, solved and contradiction [1, 1, 1]; behind them those of
/// memoryInputs(). Returns the values of resultsOf(), which then have those names; of a rule the one that is left, [9,
/// 9, 9] of 0 … 1, and behind it what it remembers, in the order of its memories. Throws Error, with line and column,
/// for what checkPart() finds. Apart from rule.h, which nearly everything reads, so that a change of the builder
/// concerns only those who build.
std::vector<ValueId> buildPartLayers(
    NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, const PartOptions& options = {});

/// Inputs for what a rule has remembered, in the order of its memories: "RULE.NAME", real numbers. `rule`: its id in
/// the network. To be made before the group opens.
std::vector<ValueId> memoryInputs(NetworkBuilder& net, const PartText& part, const std::string& rule);

/// Returns the mistake that prevents layers for one of the part's houses or options: words that the language does not
/// have, shapes that do not fit on the board, values that would no longer be exact. None if the part is correct.
std::optional<TextMistake> checkPart(const PartText& part, Board board = {});
/// The same of one way to build it.
std::optional<TextMistake> checkPart(const PartText& part, const PartOptions& options);

/// The value that a line of a part computes.
struct PartValue
{
    int line = 0; ///< of the file, from 1
    std::string name; ///< empty: what the rule returns
    Shape shape;
    Range range;
    std::size_t layers = 0; ///< how many work it out
    std::int64_t additions = 0; ///< about as many they take
    NumberKind numbers = NumberKind::Whole;
};
/// Returns the values of all lines, in their order. Throws Error as buildPartLayers() does.
std::vector<PartValue> valuesOf(const PartText& part, const PartOptions& options = {});

/// A layer whose numbers are not in the rule's text, but learned: those of a call of learned(), normalised() or
/// weighted().
struct LearnedCall
{
    std::size_t layer = 0; ///< of the rule's, from 0: its convolution
    std::string name; ///< of its tensors, before ".weight" and ".bias"; calls of one name have the same
    bool bias = true; ///< whether it has one
    std::optional<double> eps; ///< normalised(): what is added to the variance; none of the others
    bool eachPlane = false; ///< normalised() and weighted(): a weight for each plane

    friend bool operator==(const LearnedCall&, const LearnedCall&) = default;
};
/// Returns the learned layers of a rule, in the order of its layers. Throws Error as buildPartLayers() does.
std::vector<LearnedCall> learnedCallsOf(const PartText& part, const PartOptions& options = {});

/// Returns the mistake that prevents the network from being built of `parts`, which are correct themselves, and of
/// those that come with the program: a missing part, a part of another kind, a house that the rule does not support, a
/// rule that is listed twice. None if the network is correct.
std::optional<TextMistake> checkNetwork(const NetworkText& network, const std::vector<PartText>& parts);

/// The first thing that is wrong with what a file holds: with its parts, then with its networks.
std::optional<TextMistake> checkNetworkFile(const NetworkFile& file);

// Networks and parts that come with the program, resources/networks.
/// The text of what has that id, with its comments; empty: there is none.
std::string_view shippedText(std::string_view id);
/// All of it: parts in the order of a run, then networks. Parts that stand in a network's file are its own.
const NetworkFile& shippedNetworks();
/// Returns learned numbers of the shipped rules, by file name; null if there is no such file.
std::shared_ptr<const TensorFile> shippedWeights(std::string_view file);
/// Returns the parts in the file of a network that comes with the program; most have none.
const std::vector<PartText>& ownPartsOf(std::string_view network);
/// Null where there is none.
const PartText* shippedPart(std::string_view id);
/// The part of that id among `parts`, or the one that comes with the program; null where there is neither.
const PartText* partNamed(std::string_view id, const std::vector<PartText>& parts);

} // namespace convoku
