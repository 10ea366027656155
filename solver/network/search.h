// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/verdict.h"
#include "solver/sudoku/cell.h"

namespace convoku {

/// The search state: candidates, stack and guess [9, 9, 9], level [1, 1, 1]. See solver/run/state.h for what the
/// numbers mean.
struct SearchState
{
    ValueId candidates = kNoValue;
    ValueId stack = kNoValue;
    ValueId guess = kNoValue;
    ValueId level = kNoValue;
};

/// The largest level: each of 81 cells is guessed at most once on a path, and each guess adds 2.
inline constexpr int kMaxLevel = 1 + 2 * kCells;

struct SearchOutputs
{
    SearchState next;
    ValueId push = kNoValue; ///< [1, 1, 1]: a guess was made
    ValueId pop = kNoValue; ///< [1, 1, 1]: the last guess was taken back
    ValueId exhausted = kNoValue; ///< [1, 1, 1]: there was no guess to take back
};

/// Adds record, push, pop and keep to the open group. `before` is the state that the pass started from, `ruled` the
/// candidates after its rules. With `continueAfterSolved` a solved state is taken back like a contradiction, to look
/// for another solution. Names the values "push", "pop", "exhausted", "next_candidates", "next_stack", "next_guess",
/// "next_level".
SearchOutputs buildSearch(
    NetworkBuilder& net, const SearchState& before, ValueId ruled, const Verdict& verdict, bool continueAfterSolved);

} // namespace convoku
