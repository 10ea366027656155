// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <array>
#include <optional>
#include <vector>

namespace convoku {

/// What a run cost, and what each rule did in it.
struct RunCost
{
    int passes = 0;
    int pushes = 0;
    int pops = 0;
    int maxDepth = 0;
    std::array<int, kRuleCount> removed{}; ///< candidates removed, by rule
    std::optional<RunResult> result; ///< none while the run goes on
};
RunCost costOf(const Recording& recording);

/// Where two runs of one puzzle part.
struct Comparison
{
    RunCost first;
    RunCost second;
    /// The first pass at whose end the two states differ, or that only one of them has. None where one is like the
    /// other as far as both are recorded (and both have ended).
    std::optional<int> firstDifferentPass;
};

/// Compares what is recorded of both, pass by pass. `alikeUntil`: a pass up to which they are known to be alike. Throws
/// Error where the puzzles differ.
Comparison compare(const Recording& first, const Recording& second, int alikeUntil = 0);

/// Candidates that are there at the end of a pass in one of the runs only, ascending; a run that has ended before keeps
/// its last state.
std::vector<std::uint16_t> differencesAt(const Recording& first, const Recording& second, int pass);

} // namespace convoku
