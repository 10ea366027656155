// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <cstddef>
#include <vector>

namespace convoku::testing {

/// Solutions by plain backtracking over cells, none of the network's ways in it: all of them, or the first `limit`.
std::vector<Grid> solutionsOf(const Grid& puzzle, std::size_t limit);

/// The same for a start of which each cell may only hold candidates that are there.
std::vector<Grid> solutionsOf(const Candidates& candidates, std::size_t limit);

/// True where each row, each column and each box holds every digit once, by a loop of its own.
bool isSolution(const Grid& grid);

} // namespace convoku::testing
