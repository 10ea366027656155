// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/search.h"
#include "solver/run/state.h"

namespace convoku::testing {

/// Holds what search control does with a state, computed candidate by candidate from its sentences.
struct LoopSearch
{
    State next;
    bool push = false;
    bool pop = false;
    bool exhausted = false;
};

/// `before`: the state that the pass started from; `ruled`: the candidates after its rules.
LoopSearch loopSearch(const State& before, const Candidates& ruled, bool continueAfterSolved = false);

} // namespace convoku::testing
