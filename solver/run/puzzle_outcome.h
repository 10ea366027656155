// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"

#include <cstdint>
#include <vector>

namespace convoku {

/// How many solutions a puzzle has, as far as somebody has asked.
enum class PuzzleVerdict : std::uint8_t {
    Unknown, ///< nobody has
    Solved, ///< it has one; whether there are others has not been asked yet
    Unique,
    Several,
    None,
    Undecided, ///< it has one; the search for a second one ran out of passes
    OutOfPasses, ///< before a solution was found
    Stalled, ///< without search: the rules find nothing more
};

/// "unknown", "solved", "unique", "several", "none", "undecided", "out_of_passes", "stalled": in files and filters, the
/// same in all languages.
const char* idOf(PuzzleVerdict verdict);

/// What a batch told about a puzzle. Small, because collections hold a million. All but the verdict is about the run to
/// the first solution, which is what a debugger shows.
struct PuzzleOutcome
{
    std::uint32_t passes = 0;
    std::uint32_t pushes = 0;
    std::uint32_t pops = 0;
    std::uint8_t depth = 0; ///< each guess decides a cell: never above 81
    PuzzleVerdict verdict = PuzzleVerdict::Unknown;

    bool isKnown() const { return verdict != PuzzleVerdict::Unknown; }
    friend bool operator==(const PuzzleOutcome&, const PuzzleOutcome&) = default;
};

/// Of a run to the first solution, with its rules counted. What was solved without a guess is proven to be the only
/// solution, where the rules are those of a network that came with the program (`sound`): they remove only what no
/// solution has.
PuzzleOutcome outcomeOf(const SolveOutcome& firstSolution, bool sound);
/// Of the same run, by place in the model: passes in which the rule removed something; those of a run that has more
/// than that are the greatest number.
std::vector<std::uint16_t> firedOf(const SolveOutcome& firstSolution, const RuleSet& rules, const Model& model);
/// Of a run that looked for two solutions.
PuzzleVerdict verdictOf(const SolveOutcome& twoSolutions);

} // namespace convoku
