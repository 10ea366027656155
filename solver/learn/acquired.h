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

/// A board, and what each of its candidates takes to be removed.
struct ExplainedBoard
{
    Candidates board;
    Grid solution; ///< the only one of its puzzle
    /// By place in the written rules, which are those of articleModel(), in its order: what that rule removes from this
    /// very board, and none before it does. It is the weakest that does.
    std::vector<Candidates> byRule;
    Candidates unexplained; ///< no written rule removes it, and it is not in the solution
};
std::vector<ExplainedBoard> explained(std::span<const RunState> states);

/// Boards of runs of the written network on puzzles made from a seed: of each rule kBoardsOfEach boards on which it
/// removes something that no rule before it does, and no rule behind it does so; and kBoardsOfEach on which none
/// removes anything. The first ones, no two of a puzzle. The same seed makes the same boards.
inline constexpr int kBoardsOfEach = 32;
std::vector<ExplainedBoard> balancedBoards(std::uint64_t seed);
/// Returns the common boards for all measurements; made on the first call, then kept.
std::shared_ptr<const std::vector<ExplainedBoard>> acquiredBoards();

/// Candidates, by what they take to be removed.
struct RemovalCounts
{
    std::vector<int> byRule; ///< by place in the written rules
    int unexplained = 0;
    int unsound = 0; ///< of the solution
    friend bool operator==(const RemovalCounts&, const RemovalCounts&) = default;
};
/// All that there are to remove.
RemovalCounts allOf(std::span<const ExplainedBoard> boards);
/// Counts the candidates that are missing from `left`, which has one entry per board.
RemovalCounts removedOf(std::span<const ExplainedBoard> boards, std::span<const Candidates> left);

/// Counts what rules and networks remove from the boards.
class RemovalTrial
{
public:
    explicit RemovalTrial(std::shared_ptr<const std::vector<ExplainedBoard>> boards = acquiredBoards());

    const std::vector<ExplainedBoard>& boards() const { return *m_boards; }
    /// The task's rule alone with these numbers, asked once. Throws Error as modelWith() does.
    RemovalCounts ofRule(const LearningTask& task, std::span<const float> numbers) const;
    /// A pass of all rules of the model, without search. Throws Error where canBeExplained() is false for its board.
    RemovalCounts ofPass(const ModelPtr& model, Backend& backend) const;

private:
    RemovalCounts of(std::shared_ptr<const Network> network, ValueId left, Backend& backend) const;

    std::shared_ptr<const std::vector<ExplainedBoard>> m_boards;
    std::shared_ptr<Backend> m_backend;
};
/// The boards are those of the written rules, without houses of one's own: of a model that has such, or another board,
/// nothing can be said.
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

    /// A rule is acquired where so much of what it is the weakest for is removed: half, so that chance is not enough
    /// and another rule, which removes some of it too, seldom is.
    static constexpr double kAcquired = 0.5;

    // Rows: the written rules, then what no written rule finds, then what is unsound.
    std::size_t rows() const { return all.byRule.size() + 2; }
    std::size_t unexplainedRow() const { return all.byRule.size(); }
    std::size_t unsoundRow() const { return all.byRule.size() + 1; }
    int count(std::size_t row, std::size_t frame) const;
    int most(std::size_t row) const;
    /// 0 … 1; 0 where there is nothing to remove.
    double share(std::size_t row, std::size_t frame) const;
    /// The step of the first frame from which on kAcquired is removed in all frames; none: not at the end.
    std::optional<int> acquiredFrom(std::size_t row) const;
    /// The step of the first frame from which on nothing of the row is removed in any frame; none: at the end it is.
    std::optional<int> noneFrom(std::size_t row) const;
    /// Returns the index of the last frame at or before a step; none before the first.
    std::optional<std::size_t> frameAt(int step) const;
};

} // namespace convoku
