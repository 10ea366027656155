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

/// A network that can be run: its parts, found and checked. Shared and never changed.
struct Model
{
    struct Rule : RuleInfo
    {
        SharedPart part; ///< cause, count and kept name the values of its layers that say what it found
    };

    std::string id;
    std::string sentence; ///< what it is for
    Board board; ///< of the puzzles that it runs
    /// the classic houses of its board, then its own, which have names. A clash is two of a kind in a house
    std::vector<HouseCells> houses;
    std::vector<Rule> rules; ///< in the order of a pass; a RuleId is a place here, so at most kMostRules
    SharedPart encoding;
    SharedPart verdict;
    std::optional<SharedPart> search; ///< none: a run ends where the rules don't get on
    std::shared_ptr<const std::string> file; ///< the ONNX file that its rule was read from; null: all of it is text
    std::string reading; ///< of such a file: how it was read

    /// The source of a model with a learned rule that text cannot express: modelWith() makes the model from it.
    struct Learned
    {
        ModelPtr of;
        std::string rule; ///< its id
        std::string value; ///< LearningTask::value
        std::vector<float> numbers;
    };
    std::shared_ptr<const Learned> learned; ///< null: its text says all of it, or its file does

    static constexpr std::size_t kMostRules = 200;
    static constexpr std::size_t kMostOwnHouses = 60; ///< judgeOf() has three rules for each

    /// Throws std::out_of_range for a place that the model does not have.
    const Rule& rule(RuleId place) const { return rules.at(static_cast<std::size_t>(place)); }
    /// The place of the rule with that id.
    std::optional<RuleId> find(std::string_view ruleId) const;
    /// All of them, in order.
    RuleSet everyRule() const;
    /// Returns the houses that are not rows, columns or boxes.
    std::span<const HouseCells> ownHouses() const;
};

/// The network of a file, made of the file's parts and of those that come with the program. Throws Error, with line and
/// column, for what checkNetworkFile() finds.
ModelPtr modelOf(const NetworkText& network, const std::vector<PartText>& parts);
/// The rule alone, for all of its houses, in a network of its own on that board. Throws Error where it can't be run.
ModelPtr ruleAlone(const PartText& rule, Board board = {});
/// A network of one rule that is made of these layers: candidates [9, 9, 9] in, and out what is left of them, 0 … 1.
/// `cause` is the value that says what it found, `kept` names others that are read by their names. Encoding and verdict
/// are the article's, and so is the search if there is to be one. Throws Error where the layers don't fit together.
ModelPtr modelOfLayers(const std::string& id, const std::string& sentence, const std::string& rule,
    std::shared_ptr<const Network> layers, const std::string& cause, bool search, std::vector<std::string> kept = {});
/// One that comes with the program; null where there is none of that id. Made once.
ModelPtr shippedModel(std::string_view id);
/// True for those: that their verdict calls nothing solved but complete grids is tested. Of any other it may be a lie.
bool comesWithProgram(const ModelPtr& model);
/// Returns true if each removal of its rules is known to be right: the model comes with the program, and none of its
/// rules was learned.
bool removesSoundly(const ModelPtr& model);
/// Returns true if the model has a rule with learned numbers, or random ones until then, or layers read from a file:
/// its effect on solutions is unknown.
bool isLearned(const Model& model);
/// The first rule that remembers numbers from pass to pass; null where none does.
const Model::Rule* rememberingRule(const Model& model);
/// Returns true if a rule of the model has random numbers because learned ones are missing.
bool isUntrained(const Model& model);
/// The article's, which is run where nothing else is said.
const ModelPtr& articleModel();
/// The one that comes with the program for those who only want solutions: it needs the fewest passes.
const ModelPtr& fastModel();

/// Returns the model that decides how many solutions a puzzle has on a board with the model's houses, whichever network
/// runs: the fast one or, if the model has houses of its own, the article's rules plus those that fit these houses, all
/// made of the program's own parts.
ModelPtr judgeOf(const Model& model);
/// The same for puzzles on that board, with no houses but the classic ones.
const ModelPtr& judgeFor(Board board);

/// Returns true if the search equals the shipped one except for the score that selects a cell: the same data is
/// recorded, guesses are made, undone and restored under the same conditions, and a guess is the smallest digit of the
/// cell with the largest `score`, a number for each cell. Recordings, the tree and batches can interpret the numbers of
/// such a search only.
bool keepsTheStack(const PartText& search, Board board);

/// The network and the parts that did not come with the program, as text: parseNetworkFile() and modelOf() make the
/// same of it. Of one that was read from an ONNX file only what can be said of it as text, which nobody can read back.
std::string toText(const Model& model);

/// The places in `model` of the rules of `other`, in the order of `other`; none where one of them is missing.
std::optional<RuleSet> rulesLike(const Model& other, const Model& model);
/// The article's nine, the default, and its first six: places in its model.
RuleSet classicRules();
RuleSet basicRules();

} // namespace convoku
