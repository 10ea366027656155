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
    const auto events = recording.events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (const auto change = changeBy(recording, events[i], candidate))
            history.push_back({*change, i});
    }
    return history;
}

std::optional<Position> nextChange(const Recording& recording, int candidate, Position position)
{
    const auto events = recording.events();
    for (std::size_t i = recording.firstEventOf(position.pass); i < events.size(); ++i) {
        if (events[i].position() > position && changeBy(recording, events[i], candidate))
            return events[i].position();
    }
    return std::nullopt;
}

std::optional<Position> previousChange(const Recording& recording, int candidate, Position position)
{
    const auto events = recording.events();
    const std::size_t end
        = position.pass < recording.passCount() ? recording.firstEventOf(position.pass + 1) : events.size();
    for (std::size_t i = end; i-- > 0;) {
        if (events[i].position() < position && changeBy(recording, events[i], candidate))
            return events[i].position();
    }
    return std::nullopt;
}

} // namespace convoku
