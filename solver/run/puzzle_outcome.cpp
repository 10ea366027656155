// SPDX-License-Identifier: MIT
#include "solver/run/puzzle_outcome.h"

#include <algorithm>
#include <limits>

namespace convoku {

const char* idOf(PuzzleVerdict verdict)
{
    switch (verdict) {
    case PuzzleVerdict::Unknown:
        break;
    case PuzzleVerdict::Solved:
        return "solved";
    case PuzzleVerdict::Unique:
        return "unique";
    case PuzzleVerdict::Several:
        return "several";
    case PuzzleVerdict::None:
        return "none";
    case PuzzleVerdict::Undecided:
        return "undecided";
    case PuzzleVerdict::OutOfPasses:
        return "out_of_passes";
    case PuzzleVerdict::Stalled:
        return "stalled";
    }
    return "unknown";
}

PuzzleOutcome outcomeOf(const SolveOutcome& firstSolution, bool sound)
{
    PuzzleOutcome outcome;
    outcome.passes = static_cast<std::uint32_t>(firstSolution.passes);
    outcome.pushes = static_cast<std::uint32_t>(firstSolution.pushes);
    outcome.pops = static_cast<std::uint32_t>(firstSolution.pops);
    outcome.depth = static_cast<std::uint8_t>(std::min(firstSolution.depth, kMostCells));
    switch (firstSolution.result) {
    case RunResult::Solved:
    case RunResult::Unique:
    case RunResult::Several:
        outcome.verdict = sound && firstSolution.pushes == 0 ? PuzzleVerdict::Unique : PuzzleVerdict::Solved;
        break;
    case RunResult::NoSolution:
        outcome.verdict = PuzzleVerdict::None;
        break;
    case RunResult::Stalled:
        outcome.verdict = PuzzleVerdict::Stalled;
        break;
    case RunResult::OutOfPasses:
        outcome.verdict = PuzzleVerdict::OutOfPasses;
        break;
    }
    return outcome;
}

std::vector<std::uint16_t> firedOf(const SolveOutcome& firstSolution, const RuleSet& rules, const Model& model)
{
    std::vector<std::uint16_t> fired(model.rules.size());
    for (std::size_t i = 0; i < std::min(rules.size(), firstSolution.fired.size()); ++i)
        fired.at(static_cast<std::size_t>(rules[i])) = static_cast<std::uint16_t>(
            std::min<int>(firstSolution.fired[i], std::numeric_limits<std::uint16_t>::max()));
    return fired;
}

PuzzleVerdict verdictOf(const SolveOutcome& twoSolutions)
{
    if (twoSolutions.found > 1)
        return PuzzleVerdict::Several;
    if (twoSolutions.found == 0)
        return twoSolutions.result == RunResult::NoSolution ? PuzzleVerdict::None : PuzzleVerdict::OutOfPasses;
    return twoSolutions.allFound ? PuzzleVerdict::Unique : PuzzleVerdict::Undecided;
}

} // namespace convoku
