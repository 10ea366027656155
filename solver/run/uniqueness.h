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
    std::vector<Grid> solutions; ///< the first one and, where there are several, the second
    int passes = 0; ///< that the network needed for it; 0 where the start contradicts itself at first sight
};

/// Asks judgeOf(), for a board with the houses of the network, with all rules and the search. `goOn` is asked every now
/// and then, as often as the engine likes; where it returns false there is no answer.
std::optional<UniquenessAnswer> uniquenessOf(BatchEngine& engine, const StartingGrid& start,
    const std::function<bool()>& goOn = {}, const ModelPtr& network = articleModel());

} // namespace convoku
