// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/learn/training.h"
#include "solver/sudoku/candidates.h"
#include "solver/sudoku/grid.h"
#include "solver/sudoku/random_numbers.h"

#include <span>
#include <vector>

namespace convoku {

/// A board of a run, and the only solution of its puzzle.
struct RunState
{
    Candidates board;
    Grid solution;
};
/// Returns the boards that the rule receives when its model, with all rules, runs that many generated puzzles. Leaves
/// out duplicates and boards without the solution, which follow a wrong guess. Throws Error if no boards are left.
std::vector<RunState> statesBefore(const ModelPtr& model, RuleId rule, int puzzles, std::uint64_t seed);

/// Makes the boards that a setup asks for.
class TrainingBoards
{
public:
    /// Runs puzzles if the setup asks for states.
    TrainingBoards(const LearningTask& task, const TrainingSetup& setup);

    /// Returns `count` boards of the model: [count, side, side, side]. For Boards::Both, random boards and states
    /// alternate.
    Tensor draw(RandomNumbers& random, int count) const;

private:
    TrainingSetup m_setup;
    Board m_board;
    std::vector<RunState> m_states;
};

/// Computes the first output of a network for a single input; written layers make the targets.
class Answers
{
public:
    explicit Answers(std::shared_ptr<const Network> network);

    Tensor of(const Tensor& input);

private:
    std::shared_ptr<const Network> m_network;
    std::unique_ptr<Backend> m_backend;
    std::unique_ptr<LoadedNetwork> m_loaded;
};

/// Returns the share, 0 … 1, of numbers that equal the target once those of `some` are rounded to 0 or 1.
double shareRight(const Tensor& some, const Tensor& targets);

} // namespace convoku
