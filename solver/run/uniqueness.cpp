// SPDX-License-Identifier: MIT
#include "solver/run/uniqueness.h"

#include "solver/run/state.h"

#include <utility>

namespace convoku {

std::optional<UniquenessAnswer> uniquenessOf(
    BatchEngine& engine, const StartingGrid& start, const std::function<bool()>& keepRunning, const ModelPtr& network)
{
    // A start with visible contradictions needs no search.
    const Contradictions seen = contradictionsIn(start.candidates, network->houses);
    if (!seen.emptyCells.empty() || !seen.clashingCells.empty())
        return UniquenessAnswer{};

    BatchOptions options;
    options.model = judgeOf(*network);
    options.rules = options.model->everyRule();
    options.solutions = 2;
    options.batchSize = 1;
    std::optional<UniquenessAnswer> answer;
    engine.solve([next = std::optional(start)]() mutable { return std::exchange(next, std::nullopt); }, options,
        [&answer](std::size_t, const SolveOutcome& outcome) {
            answer = {static_cast<Uniqueness>(outcome.solutions.size()), outcome.solutions, outcome.passes};
        },
        keepRunning);
    return answer;
}

} // namespace convoku
