// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/verdict.h"
#include "solver/sudoku/cell.h"

namespace convoku {

/// The search state: candidates, stack and guess [digit, row, column], level [1, 1, 1]. See solver/run/state.h for the
/// meaning of the numbers.
struct SearchState
{
    ValueId candidates = kNoValue;
    ValueId stack = kNoValue;
    ValueId guess = kNoValue;
    ValueId level = kNoValue;
};

/// Returns the largest level on a board: each cell is guessed at most once on a path, and each guess adds 2.
constexpr int highestLevel(Board board)
{
    return 1 + 2 * board.cells();
}

struct SearchOutputs
{
    SearchState next;
    ValueId push = kNoValue; ///< [1, 1, 1]: a guess was made
    ValueId pop = kNoValue; ///< [1, 1, 1]: the last guess was undone
    ValueId exhausted = kNoValue; ///< [1, 1, 1]: there was no guess to undo
};

} // namespace convoku
