// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/learn/training.h"
#include "solver/learn/training_boards.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// A board, with its candidates divided by the rule that can remove them.
struct ExplainedBoard
{
    Candidates board;
    Grid solution; ///< unique solution of the puzzle
    /// By index in the written rules (those of articleModel(), in order): the candidates that the rule removes from
    /// this board and that no earlier rule removes. The rule is the weakest one that removes them.
    std::vector<Candidates> byRule;
    Candidates unexplained; ///< candidates that no written rule removes and that are not in the solution
};
std::vector<ExplainedBoard> explained(std::span<const RunState> states);

/// Number of boards of each kind in balancedBoards().
inline constexpr int kBoardsOfEach = 32;
/// Returns boards from runs of the written network on puzzles made from a seed: for each rule, kBoardsOfEach boards on
/// which it is the last rule to remove something that no earlier rule removes, and kBoardsOfEach boards on which no
/// rule removes anything. Takes the first such boards, at most one per puzzle and kind. The same seed gives the same
/// boards.
std::vector<ExplainedBoard> balancedBoards(std::uint64_t seed);
/// Returns the common boards for all measurements; they are made on the first call and then kept.
std::shared_ptr<const std::vector<ExplainedBoard>> acquiredBoards();

/// Numbers of removed candidates, by the rule that can remove them.
struct RemovalCounts
{
    std::vector<int> byRule; ///< by index in the written rules
    int unexplained = 0;
    int unsound = 0; ///< candidates of the solution
    friend bool operator==(const RemovalCounts&, const RemovalCounts&) = default;
};
/// Returns the numbers of all candidates that can be removed from the boards.
RemovalCounts allOf(std::span<const ExplainedBoard> boards);
/// Counts the candidates that are missing from `left`, which has one entry per board. Throws Error if the sizes differ.
RemovalCounts removedOf(std::span<const ExplainedBoard> boards, std::span<const Candidates> left);

/// Counts what rules and networks remove from the boards.
class RemovalTrial
{
public:
    explicit RemovalTrial(std::shared_ptr<const std::vector<ExplainedBoard>> boards = acquiredBoards());

    const std::vector<ExplainedBoard>& boards() const { return *m_boards; }
    /// Returns the removals of the rule of the task with these numbers, run once without other rules. Throws Error like
    /// modelWith().
    RemovalCounts ofRule(const LearningTask& task, std::span<const float> numbers) const;
    /// Returns the removals of one pass of all rules of the model, without search. Throws Error if canBeExplained() is
    /// false for the board of the model.
    RemovalCounts ofPass(const ModelPtr& model, Backend& backend) const;

private:
    RemovalCounts of(std::shared_ptr<const Network> network, ValueId left, Backend& backend) const;

    std::shared_ptr<const std::vector<ExplainedBoard>> m_boards;
    std::shared_ptr<Backend> m_backend;
};
/// Returns true if the model has the board of the written rules and no custom houses. Other models cannot be measured.
bool canBeExplained(const Model& model);

/// The removals of a network in training, measured after a step.
struct AcquiredFrame
{
    int step = 0;
    RemovalCounts removed;
    friend bool operator==(const AcquiredFrame&, const AcquiredFrame&) = default;
};
/// The removals of a network in training over time: frames in the order of their steps.
struct AcquiredHistory
{
    RemovalCounts all;
    std::vector<AcquiredFrame> frames;

    /// Share of the candidates of a rule (those for which it is the weakest) that must be removed so that the rule
    /// counts as acquired. With half, chance is not enough; nor, usually, is a different rule that removes some of
    /// them.
    static constexpr double kAcquired = 0.5;

    // Rows: the written rules, then candidates that no written rule removes, then unsound removals.
    std::size_t rows() const { return all.byRule.size() + 2; }
    std::size_t unexplainedRow() const { return all.byRule.size(); }
    std::size_t unsoundRow() const { return all.byRule.size() + 1; }
    int count(std::size_t row, std::size_t frame) const;
    int most(std::size_t row) const;
    /// Returns the removed share of the row, 0 … 1; 0 if there is nothing to remove.
    double share(std::size_t row, std::size_t frame) const;
    /// Returns the step of the first frame from which on the share is at least kAcquired in all frames; none if the
    /// last frame is below it.
    std::optional<int> acquiredFrom(std::size_t row) const;
    /// Returns the step of the first frame from which on nothing of the row is removed; none if something is removed in
    /// the last frame.
    std::optional<int> noneFrom(std::size_t row) const;
    /// Returns the index of the last frame at or before a step; none before the first.
    std::optional<std::size_t> frameAt(int step) const;
};

} // namespace convoku
