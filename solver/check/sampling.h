// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/soundness.h"
#include "solver/sudoku/starting_grid.h"

#include <span>

namespace convoku::check {

struct SampleLimits
{
    int states = 10'000; ///< most board states to take from runs of the puzzles
    int boards = 10'000; ///< most random boards, with one solution and with several
    double seconds = 20;
    std::function<bool()> keepRunning; ///< like CheckLimits::keepRunning
    /// Receives the progress, 0 … 1; called often, in the thread of the caller. May be empty.
    std::function<void(double)> progress;
};

/// Looks for a counterexample on boards that have a solution, for rules that could not be proved. Sets the verdict to
/// Refuted, or keeps it and sets the numbers of sampled boards. The puzzles are run with the network that judges
/// puzzles on a board with the houses of the model: that of the article, or judgeOf(). Therefore all states keep the
/// solution, except after a wrong guess; those are left out, as are puzzles on a different board. Deterministic, except
/// for the point at which the time ends.
void sample(const ModelPtr& model, RuleId rule, std::span<const StartingGrid> puzzles, const SampleLimits& limits,
    Soundness& answer);

} // namespace convoku::check
