// SPDX-License-Identifier: MIT
#include "solver/run/contradiction.h"

#include "solver/run/proof.h"

#include <algorithm>
#include <map>

namespace convoku {

std::vector<CellRemoval> removalsIn(const Recording& recording, Cell cell, Position position)
{
    std::map<std::size_t, std::vector<std::uint16_t>> byEvent;
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        const auto candidate = static_cast<std::uint16_t>(Candidate::of(digit, cell).index());
        if (const auto event = eventThatRemoved(recording, candidate, position))
            byEvent[*event].push_back(candidate);
    }
    std::vector<CellRemoval> removals;
    for (auto& [event, candidates] : byEvent)
        removals.push_back({event, std::move(candidates)});
    return removals;
}

Contradictions contradictionsAt(const Recording& recording, Position position)
{
    return contradictionsIn(recording.stateAt(position).candidates, recording.model().houses);
}

bool showsVerdict(const Recording& recording, Position position)
{
    if (!recording.isEndOfPass(position))
        return position.step >= recording.verdictStep() && position.layer == 0;
    const auto events = recording.eventsOf(position.pass);
    return std::none_of(events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::Pop; });
}

std::optional<CellContradiction> contradictionIn(const Recording& recording, Position position, Cell cell)
{
    if (!showsVerdict(recording, position))
        return std::nullopt;
    const Candidates candidates = recording.stateAt(position).candidates;
    CellContradiction found{position, candidates.soleDigit(cell), {}};
    if (candidates.countIn(cell) == 0)
        return found;
    if (found.digit < 0)
        return std::nullopt;
    for (const HouseCells& house : recording.model().houses) {
        if (std::find(house.cells.begin(), house.cells.end(), cell) == house.cells.end())
            continue;
        for (const Cell other : house.cells) {
            if (!(other == cell) && candidates.soleDigit(other) == found.digit)
                found.clashes.push_back({house, other});
        }
    }
    return found.clashes.empty() ? std::nullopt : std::optional(found);
}

} // namespace convoku
