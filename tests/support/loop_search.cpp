// SPDX-License-Identifier: MIT
#include "tests/support/loop_search.h"

#include "tests/support/loop_rules.h"

namespace convoku::testing {

LoopSearch loopSearch(const State& before, const Candidates& ruled, bool continueAfterSolved)
{
    const LoopVerdict verdict = loopVerdict(ruled);
    const int level = before.level;
    LoopSearch result;
    State& next = result.next;
    next = before;
    next.candidates = ruled;

    // Record
    bool changed = false;
    for (std::size_t i = 0; i < static_cast<std::size_t>(ruled.board().candidates()); ++i) {
        const int index = static_cast<int>(i);
        if (before.candidates.has(index) && !ruled.has(index)) {
            changed = true;
            next.stack[i] = static_cast<std::uint8_t>(level - 1);
        }
    }

    const bool backtrack = verdict.contradiction || (continueAfterSolved && verdict.solved);
    result.pop = backtrack && level > 1;
    result.exhausted = backtrack && level == 1;
    result.push = !changed && !verdict.solved && !verdict.contradiction;

    if (result.push) {
        const auto chosen = loopChoice(ruled);
        if (!chosen)
            return result; // the caller's test fails on the difference
        for (int digit = 0; digit < ruled.board().side(); ++digit) {
            const Candidate other = Candidate::of(digit, chosen->cell());
            if (digit == chosen->digit || !ruled.has(other))
                continue;
            next.candidates.remove(other);
            next.stack[static_cast<std::size_t>(other.index())] = static_cast<std::uint8_t>(level);
        }
        next.guess[static_cast<std::size_t>(chosen->index())] = static_cast<std::uint8_t>(level);
        next.level = level + 2;
    }
    if (result.pop) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(ruled.board().candidates()); ++i) {
            const int index = static_cast<int>(i);
            if (next.stack[i] == level - 1 || next.stack[i] == level - 2) {
                next.candidates.add(index);
                next.stack[i] = 0;
            }
            if (before.guess[i] == level - 2) {
                next.candidates.remove(index);
                next.guess[i] = 0;
                next.stack[i] = static_cast<std::uint8_t>(level - 3);
            }
        }
        next.level = level - 2;
    }
    return result;
}

} // namespace convoku::testing
