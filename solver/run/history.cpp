// SPDX-License-Identifier: MIT
#include "solver/run/history.h"

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

std::optional<CandidateChange> changeBy(const Recording& recording, const Event& event, int candidate)
{
    const auto index = static_cast<std::uint16_t>(candidate);
    const auto changed = recording.changed(event);
    const bool isChanged = std::binary_search(changed.begin(), changed.end(), index);
    switch (event.kind) {
    case EventKind::Start:
        return recording.start().has(candidate) ? CandidateChange::Present : CandidateChange::Absent;
    case EventKind::Rule:
        return isChanged ? std::optional(CandidateChange::Removed) : std::nullopt;
    case EventKind::Push:
        if (event.candidate == index)
            return CandidateChange::Guessed;
        return isChanged ? std::optional(CandidateChange::SetAside) : std::nullopt;
    case EventKind::Pop:
        if (event.candidate == index)
            return CandidateChange::Failed;
        return isChanged ? std::optional(CandidateChange::Restored) : std::nullopt;
    case EventKind::Contradiction:
    case EventKind::Solution:
    case EventKind::End:
        break;
    }
    return std::nullopt;
}

} // namespace

std::vector<CandidateEvent> historyOf(const Recording& recording, int candidate)
{
    std::vector<CandidateEvent> history;
    extendHistory(history, recording, candidate, 0);
    return history;
}

void extendHistory(
    std::vector<CandidateEvent>& history, const Recording& recording, int candidate, std::size_t firstEvent)
{
    const auto events = recording.events();
    for (std::size_t i = firstEvent; i < events.size(); ++i) {
        if (const auto change = changeBy(recording, events[i], candidate))
            history.push_back({*change, i});
    }
}

int entryAt(std::span<const CandidateEvent> history, const Recording& recording, Position position)
{
    const auto after = std::upper_bound(
        history.begin(), history.end(), position, [&recording](Position at, const CandidateEvent& entry) {
            return at < recording.events()[entry.event].position();
        });
    return static_cast<int>(after - history.begin()) - 1;
}

bool isRemovedAfter(CandidateChange change)
{
    switch (change) {
    case CandidateChange::Absent:
    case CandidateChange::Removed:
    case CandidateChange::SetAside:
    case CandidateChange::Failed:
        return true;
    case CandidateChange::Present:
    case CandidateChange::Guessed:
    case CandidateChange::Restored:
        break;
    }
    return false;
}

std::optional<Position> nextChange(
    std::span<const CandidateEvent> history, const Recording& recording, Position position)
{
    const int next = entryAt(history, recording, position) + 1;
    if (next >= static_cast<int>(history.size()))
        return std::nullopt;
    return recording.events()[history[static_cast<std::size_t>(next)].event].position();
}

std::optional<Position> previousChange(
    std::span<const CandidateEvent> history, const Recording& recording, Position position)
{
    int entry = entryAt(history, recording, position);
    while (entry >= 0) {
        const Position at = recording.events()[history[static_cast<std::size_t>(entry)].event].position();
        if (at < position)
            return at;
        --entry;
    }
    return std::nullopt;
}

} // namespace convoku
