// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"

#include <functional>
#include <optional>
#include <vector>

namespace convoku {

/// Number of solutions of a puzzle, distinguished only up to two.
enum class Uniqueness { NoSolution, OneSolution, SeveralSolutions };

struct UniquenessAnswer
{
    Uniqueness uniqueness = Uniqueness::NoSolution;
    std::vector<Grid> solutions; ///< the first solution and, if there are several, the second
    int passes = 0; ///< number of passes that the network needed; 0 if the start itself has a contradiction
};

/// Returns the number of solutions, found by judgeOf() for a board with the houses of the network, with all rules and
/// the search. `keepRunning` is called regularly, as often as the engine chooses; if it returns false, the result is
/// none.
std::optional<UniquenessAnswer> uniquenessOf(BatchEngine& engine, const StartingGrid& start,
    const std::function<bool()>& keepRunning = {}, const ModelPtr& network = articleModel());

} // namespace convoku
