// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/soundness.h"
#include "solver/sudoku/starting_grid.h"

#include <span>

namespace convoku::check {

struct SampleLimits
{
    int states = 10'000; ///< of runs of the puzzles, as many as there are
    int boards = 10'000; ///< made by chance, with one solution and with several
    double seconds = 20;
    std::function<bool()> isWanted; ///< as CheckLimits has it
    /// 0 … 1, called often, in the caller's thread. May be empty.
    std::function<void(double)> progress;
};

/// Looks for a counterexample on boards that have a solution, where a proof is not to be had: the verdict becomes
/// Refuted, or stays what it is, with how many boards were looked at. The runs are of what judges puzzles on a board
/// with the model's houses, the article's or judgeOf(), so that their states keep the solution but where a guess was
/// wrong; those are left out, as are puzzles on another board. Deterministic but for where its time ends.
void sample(const ModelPtr& model, RuleId rule, std::span<const StartingGrid> puzzles, const SampleLimits& limits,
    Soundness& answer);

} // namespace convoku::check
