// SPDX-License-Identifier: MIT
#include "solver/run/watch.h"

namespace convoku {
namespace {

WatchValue standingOf(Candidate candidate, const State& state, const Candidates& start)
{
    using Standing = WatchValue::Standing;
    const auto index = static_cast<std::size_t>(candidate.index());
    WatchValue value;
    if (state.candidates.has(candidate)) {
        value.standing = state.guess[index] > 0 ? Standing::Guessed : Standing::There;
        value.number = state.guess[index] > 0 ? depthOfLevel(state.guess[index]) : 0;
    } else if (state.stack[index] % 2 == 1) {
        value.standing = Standing::SetAside;
        value.number = depthOfLevel(state.stack[index]);
    } else {
        value.standing = start.has(candidate) ? Standing::Gone : Standing::NeverThere;
    }
    return value;
}

} // namespace

WatchValue valueOf(const Watch& watch, const State& state, const Candidates& start)
{
    const Candidates& candidates = state.candidates;
    WatchValue value;
    switch (watch.kind) {
    case WatchKind::Candidate:
        return standingOf(watch.candidate, state, start);
    case WatchKind::Cell:
        for (int digit = 0; digit < watch.cell.board.side(); ++digit) {
            if (candidates.has(Candidate::of(digit, watch.cell)))
                value.digits.push_back(digit);
        }
        break;
    case WatchKind::House:
        for (const Cell cell : watch.house.cells()) {
            if (watch.digit ? candidates.has(Candidate::of(*watch.digit, cell)) : candidates.countIn(cell) != 1)
                value.cells.push_back(cell);
        }
        break;
    case WatchKind::Count:
        if (!watch.digit) {
            value.number = candidates.count();
            break;
        }
        for (int i = 0; i < candidates.board().cells(); ++i)
            value.number += candidates.has(Candidate::of(*watch.digit, candidates.board().cell(i))) ? 1 : 0;
        break;
    case WatchKind::Decided:
        value.number = candidates.decidedCells();
        break;
    case WatchKind::Depth:
        value.number = state.depth();
        break;
    }
    return value;
}

} // namespace convoku
