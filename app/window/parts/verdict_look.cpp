// SPDX-License-Identifier: MIT
#include "app/window/parts/verdict_look.h"

namespace convoku {

Chip::Tone toneOf(VerdictState state)
{
    switch (state) {
    case VerdictState::Solved:
    case VerdictState::OneSolution:
        return Chip::Tone::Solved;
    case VerdictState::NoSolution:
    case VerdictState::Contradiction:
        return Chip::Tone::Contradiction;
    default:
        return Chip::Tone::Plain;
    }
}

std::optional<Sign> signOf(VerdictState state)
{
    switch (state) {
    case VerdictState::Solved:
    case VerdictState::OneSolution:
        return Sign::Yes;
    case VerdictState::SeveralSolutions:
        return Sign::Several;
    case VerdictState::NoSolution:
    case VerdictState::Contradiction:
        return Sign::No;
    case VerdictState::Solves:
        break;
    case VerdictState::Running:
        return Sign::Waiting;
    case VerdictState::Stopped:
        return Sign::Stop;
    case VerdictState::Stalled:
        return Sign::Pause;
    }
    return std::nullopt;
}

} // namespace convoku
