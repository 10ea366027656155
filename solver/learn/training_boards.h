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
/// What comes to the rule in runs of its model, with all rules, on so many generated puzzles: without those that are
/// the same, and those from which the solution is gone, which are behind a wrong guess. Throws Error where there are
/// none.
std::vector<RunState> statesBefore(const ModelPtr& model, RuleId rule, int puzzles, std::uint64_t seed);

/// Makes boards as a setup says.
class TrainingBoards
{
public:
    /// Runs puzzles where the setup asks for states.
    TrainingBoards(const LearningTask& task, const TrainingSetup& setup);

    /// So many of them, on the board of the model: [count, side, side, side]. Of Both, random ones and states take
    /// turns.
    Tensor draw(RandomNumbers& random, int count) const;

private:
    TrainingSetup m_setup;
    Board m_board;
    std::vector<RunState> m_states;
};

/// What a network makes of one input: of written layers the targets.
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

/// How many numbers are the same once those of `some` are 0 or 1, whichever is nearer: 0 … 1.
double shareRight(const Tensor& some, const Tensor& targets);

} // namespace convoku
