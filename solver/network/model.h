// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/rule.h"
#include "solver/network/text/shared_part.h"
#include "solver/sudoku/house_cells.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

struct Model;
struct Network;
struct NetworkText;
using ModelPtr = std::shared_ptr<const Model>;

/// A network that can be run, with all its parts resolved and checked. Shared and immutable.
struct Model
{
    struct Rule : RuleInfo
    {
        SharedPart part; ///< cause, count and kept name the values of its layers that describe its findings
    };

    std::string id;
    std::string sentence; ///< purpose of the network
    Board board; ///< the board of its puzzles
    /// the classic houses of its board, then its custom ones, which have names. A clash is two equal digits in a house
    std::vector<HouseCells> houses;
    std::vector<Rule> rules; ///< in the order of a pass; a RuleId is an index here, so at most kMostRules
    SharedPart encoding;
    SharedPart verdict;
    std::optional<SharedPart> search; ///< empty: a run ends when the rules make no progress
    /// the ONNX file that its rule was read from; null: the whole model is text
    std::shared_ptr<const std::string> file;
    std::string reading; ///< for such a file: a description of how it was read

    /// The source of a model with a learned rule that text cannot express: modelWith() makes the model from it.
    struct Learned
    {
        ModelPtr of;
        std::string rule; ///< id of the learned rule
        std::string value; ///< LearningTask::value
        std::vector<float> numbers;
    };
    std::shared_ptr<const Learned> learned; ///< null: its text or its file describes it completely

    static constexpr std::size_t kMostRules = 200;
    static constexpr std::size_t kMostOwnHouses = 60; ///< judgeOf() has three rules for each house

    /// Throws std::out_of_range for a place that the model does not have.
    const Rule& rule(RuleId place) const { return rules.at(static_cast<std::size_t>(place)); }
    /// Returns the index of the rule with that id; empty if there is none.
    std::optional<RuleId> find(std::string_view ruleId) const;
    /// Returns all rules, in order.
    RuleSet everyRule() const;
    /// Returns the houses that are not rows, columns or boxes.
    std::span<const HouseCells> ownHouses() const;
};

/// Builds the network of a file from the parts of the file and those that come with the program. Throws Error, with
/// line and column, for each fault that checkNetworkFile() finds.
ModelPtr modelOf(const NetworkText& network, const std::vector<PartText>& parts);
/// Returns a separate network with only this rule, for all of its houses, on that board. Throws Error if it cannot be
/// run.
ModelPtr ruleAlone(const PartText& rule, Board board = {});
/// Returns a network with one rule made of these layers: candidates [9, 9, 9] in, the remaining candidates out, 0 … 1.
/// `cause`: name of the value that describes its findings; `kept`: other values that are read by name. Encoding and
/// verdict are the article's, and so is the search if `search` is true. Throws Error if the layers do not fit together.
ModelPtr modelOfLayers(const std::string& id, const std::string& sentence, const std::string& rule,
    std::shared_ptr<const Network> layers, const std::string& cause, bool search, std::vector<std::string> kept = {});
/// Returns a model that comes with the program; null if none has that id. Built once.
ModelPtr shippedModel(std::string_view id);
/// Returns true for the shipped models. Only for them it is tested that the verdict reports complete grids only as
/// solved; the verdict of any other model may be wrong.
bool isShipped(const ModelPtr& model);
/// Returns true if each removal of its rules is known to be right: the model comes with the program, and none of its
/// rules was learned.
bool removesSoundly(const ModelPtr& model);
/// Returns true if the model has a rule with learned numbers, or random ones until then, or layers read from a file:
/// its effect on solutions is unknown.
bool isLearned(const Model& model);
/// Returns the first rule that remembers numbers from pass to pass; null if there is none.
const Model::Rule* rememberingRule(const Model& model);
/// Returns true if a rule of the model has random numbers because learned ones are missing.
bool isUntrained(const Model& model);
/// Returns the article's model, which is the default.
const ModelPtr& articleModel();
/// Returns the shipped model for finding solutions only: it needs the fewest passes.
const ModelPtr& fastModel();

/// Returns the model that decides how many solutions a puzzle has on a board with the model's houses, whichever network
/// runs: the fast one or, if the model has custom houses, the article's rules plus those that fit these houses, all
/// made of the program's own parts.
ModelPtr judgeOf(const Model& model);
/// Like judgeOf(), for puzzles on that board with the classic houses only.
const ModelPtr& judgeFor(Board board);

/// Returns true if the search equals the shipped one except for the score that selects a cell: the same data is
/// recorded, guesses are made, undone and restored under the same conditions, and a guess is the smallest digit of the
/// cell with the largest `score`, a number for each cell. Recordings, the tree and batches can interpret the numbers of
/// such a search only.
bool keepsTheStack(const PartText& search, Board board);

/// Returns the network and its custom parts as text: parseNetworkFile() and modelOf() build the same model from it. For
/// a model read from an ONNX file, the text is incomplete and cannot be read back.
std::string toText(const Model& model);

/// Returns the indices in `model` of the rules of `other`, in the order of `other`; empty if one of them is missing.
std::optional<RuleSet> rulesLike(const Model& other, const Model& model);
/// Return the nine rules of the article, which are the default, and the first six of them, as indices in the article's
/// model.
RuleSet classicRules();
RuleSet basicRules();

} // namespace convoku
