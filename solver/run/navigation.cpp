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

} // namespace

std::optional<Position> nextPass(const Recording& recording, Position position)
{
    const bool atEnd = position.pass == 0 || position.step == recording.stepsPerPass();
    const int pass = atEnd ? position.pass + 1 : position.pass;
    if (pass > recording.passCount())
        return std::nullopt;
    return Position{pass, recording.stepsPerPass()};
}

std::optional<Position> previousPass(const Recording& recording, Position position)
{
    if (position.pass == 0)
        return std::nullopt;
    return position.pass == 1 ? Position{} : Position{position.pass - 1, recording.stepsPerPass()};
}

std::optional<Position> nextStep(const Recording& recording, Position position, bool skipIdle)
{
    while (position != recording.last()) {
        position = position.pass == 0 || position.step == recording.stepsPerPass()
            ? Position{position.pass + 1, 1}
            : Position{position.pass, position.step + 1};
        if (!skipIdle || position == recording.last() || !isIdle(recording, position))
            return position;
    }
    return std::nullopt;
}

std::optional<Position> previousStep(const Recording& recording, Position position, bool skipIdle)
{
    while (position.pass > 0) {
        position = position.step > 1 ? Position{position.pass, position.step - 1}
                                     : previousPass(recording, position).value_or(Position{});
        if (!skipIdle || position.pass == 0 || !isIdle(recording, position))
            return position;
    }
    return std::nullopt;
}

} // namespace convoku
