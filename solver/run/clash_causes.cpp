// SPDX-License-Identifier: MIT
#include "solver/run/clash_causes.h"

#include "solver/run/contradiction.h"

namespace convoku {

std::vector<Cell> contradictingCells(const Contradictions& found)
{
    if (const auto* clash = found.clash())
        return {clash->first, clash->second};
    return found.emptyCells.empty() ? std::vector<Cell>() : std::vector<Cell>{found.emptyCells.front()};
}

std::vector<LastRemoval> lastRemovals(const Recording& recording, Position verdict)
{
    std::vector<LastRemoval> last;
    for (const Cell cell : contradictingCells(contradictionsAt(recording, verdict))) {
        const std::vector<CellRemoval> removals = removalsIn(recording, cell, verdict);
        if (removals.empty())
            continue;
        const Event& by = recording.events()[removals.back().event];
        if (by.kind == EventKind::Rule)
            last.push_back({cell, removals.back().event, by.rule,
                recording.stateAt({static_cast<int>(by.pass), by.step, 1}), removals.back().candidates});
    }
    return last;
}

std::vector<ClashCause> clashCausesOf(Explainer& explainer, const std::vector<LastRemoval>& removals)
{
    std::vector<ClashCause> causes;
    for (const LastRemoval& last : removals)
        causes.push_back(
            {last.cell, last.event, findingsOf(explainer, last.event, last.rule, last.before, last.removed).findings});
    return causes;
}

} // namespace convoku
