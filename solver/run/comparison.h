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
    std::vector<int> removed; ///< candidates removed, by the rules' places in the model
    std::optional<RunResult> result; ///< none while the run goes on, and where it was stopped
    bool unsure = false; ///< isLearned(): a contradiction says nothing of the puzzle
    bool running = false; ///< it goes on; for who knows it

    /// The run came to an end of its own. One that was stopped, by hand or by a limit, has no length to compare.
    bool hasEnded() const { return result && *result != RunResult::OutOfPasses; }
};
RunCost costOf(const Recording& recording);

/// The costs of two runs of one puzzle, and the pass at which they diverge.
struct Comparison
{
    RunCost first;
    RunCost second;
    /// The first pass at whose end the two states differ, or that only one of them has after the other one's end. None
    /// where one is like the other as far as both are recorded.
    std::optional<int> firstDifferentPass;
};

/// Compares what is recorded of both, pass by pass. `alikeUntil`: a pass up to which they are known to be alike. Throws
/// Error where the puzzles differ.
Comparison compare(const Recording& first, const Recording& second, int alikeUntil = 0);

/// Candidates that are there at the end of a pass in one of the runs only, ascending; a run that has ended before keeps
/// its last state.
std::vector<std::uint16_t> differencesAt(const Recording& first, const Recording& second, int pass);
/// The same of two places.
std::vector<std::uint16_t> differencesAt(
    const Recording& first, Position inFirst, const Recording& second, Position inSecond);

/// The place in another run of the puzzle that is like `at` in `run`: of the same pass as much as has been done there,
/// so that like is compared with like. A rule that only the other run has counts as done, and one that it has in
/// another place as soon as all before it is. Inside layers: the step before. Behind its last pass: its end.
Position placeAlike(const Recording& run, Position at, const Recording& other);

} // namespace convoku
