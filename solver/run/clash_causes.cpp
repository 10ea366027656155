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

std::vector<RuleRemoval> ruleRemovals(const Recording& recording, Cell cell, Position position)
{
    std::vector<RuleRemoval> removals;
    for (const CellRemoval& removal : removalsIn(recording, cell, position)) {
        const Event& by = recording.events()[removal.event];
        if (by.kind == EventKind::Rule)
            removals.push_back({cell, removal.event, by.rule,
                recording.stateAt({static_cast<int>(by.pass), by.step, 1}), removal.candidates});
    }
    return removals;
}

std::vector<RuleRemoval> lastRemovals(const Recording& recording, Position verdict)
{
    std::vector<RuleRemoval> last;
    for (const Cell cell : contradictingCells(contradictionsAt(recording, verdict))) {
        const std::vector<CellRemoval> all = removalsIn(recording, cell, verdict);
        const std::vector<RuleRemoval> byRules = ruleRemovals(recording, cell, verdict);
        if (!byRules.empty() && byRules.back().event == all.back().event)
            last.push_back(byRules.back());
    }
    return last;
}

std::vector<ClashCause> clashCausesOf(Explainer& explainer, const std::vector<RuleRemoval>& removals)
{
    std::vector<ClashCause> causes;
    for (const RuleRemoval& last : removals)
        causes.push_back(
            {last.cell, last.event, findingsOf(explainer, last.event, last.rule, last.before, last.removed).findings});
    return causes;
}

} // namespace convoku
