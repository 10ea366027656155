// SPDX-License-Identifier: MIT
#include "app/cli/claims.h"

#include "solver/run/state.h"

#include <utility>

namespace convoku {

bool isSolution(const Grid& grid, const Grid& puzzle, const std::vector<HouseCells>& houses)
{
    return grid.isComplete() && grid.agreesWith(puzzle)
        && contradictionsIn(grid.startingCandidates(), houses).clashes.empty();
}

Grid gridOf(const SolveOutcome& outcome)
{
    return outcome.solutions.empty() ? Grid::fromDecided(outcome.last) : outcome.solutions.front();
}

bool claimsWrongGrid(const SolveOutcome& outcome, const Grid& puzzle, const Model& network)
{
    return outcome.result == RunResult::Solved && !isSolution(gridOf(outcome), puzzle, network.houses);
}

bool SolutionCounter::agrees(const SolveOutcome& outcome, const StartingGrid& start, const Model& network,
    const std::function<bool()>& keepRunning)
{
    if (!outcome.allFound)
        return true;
    BatchOptions options;
    options.model = judgeOf(network);
    options.rules = options.model->everyRule();
    options.solutions = static_cast<int>(outcome.found) + 1;
    options.batchSize = 1;
    options.countOnly = true;
    bool same = true;
    m_engine.solve([next = std::optional(start)]() mutable { return std::exchange(next, std::nullopt); }, options,
        [&](std::size_t, const SolveOutcome& known) { same = known.found == outcome.found; }, keepRunning);
    return same;
}

} // namespace convoku
