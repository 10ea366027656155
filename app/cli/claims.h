// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"
#include "solver/run/bitwise_batch.h"

#include <functional>
#include <vector>

namespace convoku {

/// Returns whether the grid solves the puzzle on a board with these houses.
bool isSolution(const Grid& grid, const Grid& puzzle, const std::vector<HouseCells>& houses);

/// Returns the grid of the first solution, or the cells that are decided so far.
Grid gridOf(const SolveOutcome& outcome);

/// Returns whether the network calls the puzzle solved although its grid is not a solution.
bool claimsWrongGrid(const SolveOutcome& outcome, const Grid& puzzle, const Model& network);

/// Checks how many solutions a network claims to have found.
class SolutionCounter
{
public:
    /// Returns whether the puzzle has as many solutions as the outcome says. If the outcome leaves open whether there
    /// are more, every number is right. `keepRunning` as in BatchEngine; returns true if it ends the check.
    bool agrees(const SolveOutcome& outcome, const StartingGrid& start, const Model& network,
        const std::function<bool()>& keepRunning);

private:
    BitwiseBatch m_engine;
};

} // namespace convoku
