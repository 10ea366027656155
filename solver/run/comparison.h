// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

/// The cost of a run, and the number of candidates that each rule removed in it.
struct RunCost
{
    int passes = 0;
    int pushes = 0;
    int pops = 0;
    int maxDepth = 0;
    std::vector<int> removed; ///< candidates removed, by place of the rule in the model
    std::optional<RunResult> result; ///< none while the run continues, and if it was stopped
    bool unsure = false; ///< result of isLearned(); if true, a contradiction proves nothing about the puzzle
    bool running = false; ///< the run still continues; set by callers that know it

    /// Returns true if the run ended by itself. A run that was stopped, by hand or by a limit, has no length to
    /// compare.
    bool hasEnded() const { return result && *result != RunResult::OutOfPasses; }
};
RunCost costOf(const Recording& recording);

/// The costs of two runs of one puzzle, and the pass at which they diverge.
struct Comparison
{
    RunCost first;
    RunCost second;
    /// The first pass at whose end the two states differ, or that exists in only one run because the other run has
    /// ended. None if both runs are the same as far as both are recorded.
    std::optional<int> firstDifferentPass;
};

/// Compares two recordings of one puzzle, pass by pass. `alikeUntil`: a pass up to which they are known to be the same.
/// Throws Error if the puzzles differ.
Comparison compare(const Recording& first, const Recording& second, int alikeUntil = 0);

/// Returns the candidates that are present at the end of a pass in only one of the two runs, ascending. A run that has
/// ended before keeps its last state.
std::vector<std::uint16_t> differencesAt(const Recording& first, const Recording& second, int pass);
/// Returns the candidates that are present at only one of the two positions, ascending.
std::vector<std::uint16_t> differencesAt(
    const Recording& first, Position inFirst, const Recording& second, Position inSecond);

/// Returns the position in `other`, a run of the same puzzle, that corresponds to `at` in `run`: in the same pass,
/// after the same rules. A rule that only `other` has counts as done; a rule that `other` runs at a different place
/// counts as done when all rules before it are done. For a position inside layers, returns the result for the step
/// before; for a pass after the last pass of `other`, its end.
Position placeAlike(const Recording& run, Position at, const Recording& other);

} // namespace convoku
