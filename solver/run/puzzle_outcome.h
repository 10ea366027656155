// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"

#include <cstdint>
#include <vector>

namespace convoku {

/// The known number of solutions of a puzzle.
enum class PuzzleVerdict : std::uint8_t {
    Unknown, ///< not determined yet
    Solved, ///< has a solution; a search for further solutions has not been made
    Unique,
    Several,
    None,
    Undecided, ///< has a solution; the search for a second one ran out of passes
    OutOfPasses, ///< ran out of passes before a solution was found
    Stalled, ///< without search: the rules remove nothing more
};

/// Returns "unknown", "solved", "unique", "several", "none", "undecided", "out_of_passes" or "stalled": the identifier
/// in files and filters, the same in all languages.
const char* idOf(PuzzleVerdict verdict);

/// The result of a batch for one puzzle. Kept small because collections hold a million. Everything except the verdict
/// describes the run to the first solution, which is the run that a debugger shows.
struct PuzzleOutcome
{
    std::uint32_t passes = 0;
    std::uint32_t pushes = 0;
    std::uint32_t pops = 0;
    std::uint8_t depth = 0; ///< never above 81, as each guess decides a cell
    PuzzleVerdict verdict = PuzzleVerdict::Unknown;

    bool isKnown() const { return verdict != PuzzleVerdict::Unknown; }
    friend bool operator==(const PuzzleOutcome&, const PuzzleOutcome&) = default;
};

/// Returns the outcome of a run to the first solution, with its rules counted. A puzzle that was solved without a guess
/// has a unique solution if its rules come from a network of the program (`sound`): such rules remove only candidates
/// that no solution has.
PuzzleOutcome outcomeOf(const SolveOutcome& firstSolution, bool sound);
/// Returns, for the same run and by place in the model, the number of passes in which each rule removed something;
/// limited to the largest value of the type.
std::vector<std::uint16_t> firedOf(const SolveOutcome& firstSolution, const RuleSet& rules, const Model& model);
/// Returns the verdict of a run that looked for two solutions.
PuzzleVerdict verdictOf(const SolveOutcome& twoSolutions);

} // namespace convoku
