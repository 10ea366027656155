// SPDX-License-Identifier: MIT
#include "solver/run/navigation.h"

#include <algorithm>

namespace convoku {
namespace {

bool isIdle(const Recording& recording, Position position)
{
    const auto events = recording.eventsOf(position.pass);
    return std::none_of(
        events.begin(), events.end(), [position](const Event& event) { return event.step == position.step; });
}

/// The end of the step before the one that the position is in or at the end of.
Position stepBefore(const Recording& recording, Position position)
{
    return position.step > 1 ? Position{position.pass, position.step - 1} : recording.endOf(position.pass - 1);
}

} // namespace

const Event* eventAt(const Recording& recording, Position position, EventKind kind)
{
    for (const Event& event : recording.eventsOf(position.pass)) {
        if (event.kind == kind && event.step == position.step)
            return &event;
    }
    return nullptr;
}

const Event* eventIn(const Recording& recording, int pass, EventKind kind)
{
    for (const Event& event : recording.eventsOf(pass)) {
        if (event.kind == kind)
            return &event;
    }
    return nullptr;
}

std::optional<Position> beforeBacktrack(const Recording& recording, int pass)
{
    if (pass < 1 || pass > recording.passCount())
        return std::nullopt;
    const Position verdict{pass, recording.verdictStep()};
    bool saw = false;
    bool backtracks = false;
    for (const Event& event : recording.eventsOf(pass)) {
        saw = saw || event.step == verdict.step;
        backtracks = backtracks || event.kind == EventKind::Pop;
    }
    return saw && backtracks ? std::optional(verdict) : std::nullopt;
}

std::optional<Position> comparedWith(const Recording& recording, Position position)
{
    const bool standsForPass = recording.isEndOfPass(position) || beforeBacktrack(recording, position.pass) == position;
    return standsForPass ? previousPass(recording, position) : previousStep(recording, position, false);
}

std::optional<Position> nextPass(const Recording& recording, Position position)
{
    const int pass = recording.isEndOfPass(position) ? position.pass + 1 : position.pass;
    if (pass > recording.passCount())
        return std::nullopt;
    const auto before = beforeBacktrack(recording, pass);
    return before && position < *before ? *before : recording.endOf(pass);
}

std::optional<Position> previousPass(const Recording& recording, Position position)
{
    if (position.pass == 0)
        return std::nullopt;
    const auto before = beforeBacktrack(recording, position.pass);
    return before && position > *before ? *before : recording.endOf(position.pass - 1);
}

std::optional<Position> nextStep(const Recording& recording, Position position, bool skipIdle)
{
    while (position != recording.last()) {
        if (position.layer > 0)
            position.layer = 0;
        else if (recording.isEndOfPass(position))
            position = {position.pass + 1, 1};
        else
            ++position.step;
        if (!skipIdle || position == recording.last() || !isIdle(recording, position))
            return position;
    }
    return std::nullopt;
}

std::optional<Position> previousStep(const Recording& recording, Position position, bool skipIdle)
{
    while (position.pass > 0) {
        position = stepBefore(recording, position);
        if (!skipIdle || position.pass == 0 || !isIdle(recording, position))
            return position;
    }
    return std::nullopt;
}

std::optional<Position> nextLayer(const Recording& recording, Position position, bool skipIdle)
{
    if (position.layer > 0) {
        position.layer = position.layer < recording.layersAt(position) ? position.layer + 1 : 0;
        return position;
    }
    auto next = nextStep(recording, position, skipIdle);
    if (next)
        next->layer = 1;
    return next;
}

std::optional<Position> previousLayer(const Recording& recording, Position position, bool skipIdle)
{
    if (position.layer > 1)
        return Position{position.pass, position.step, position.layer - 1};
    if (position.layer == 1)
        return previousStep(recording, position, skipIdle);
    if (position.pass == 0)
        return std::nullopt;
    position.layer = recording.layersAt(position);
    return position;
}

std::optional<Position> intoLayers(const Recording& recording, Position position)
{
    if (position.pass == 0 || !recording.contains(position))
        return std::nullopt;
    return Position{position.pass, position.step, 1};
}

std::optional<Position> outOf(const Recording& recording, Position position)
{
    if (position == recording.last())
        return std::nullopt;
    if (position.layer > 0)
        return Position{position.pass, position.step};
    return recording.isEndOfPass(position) ? recording.last() : recording.endOf(position.pass);
}

std::optional<Position> outOfBackwards(const Recording& recording, Position position)
{
    if (position.pass == 0)
        return std::nullopt;
    if (position.layer > 0)
        return stepBefore(recording, position);
    return recording.isEndOfPass(position) ? recording.first() : recording.endOf(position.pass - 1);
}

} // namespace convoku
