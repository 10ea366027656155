// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/puzzle_generator.h"
#include "solver/sudoku/random_numbers.h"

namespace convoku {

/// How the numbers of givens of puzzles with holes are distributed.
enum class HolesSpread {
    Even, ///< each number is equally likely
    Normal, ///< rounded from a normal distribution whose mean is the middle and whose ends are 3 deviations away
};

/// Returns a number of givens in the range.
int givensFor(Range givens, HolesSpread spread, RandomNumbers& random);

/// Returns the complete grid with only so many of its digits, in random cells. The solution may not be unique: many
/// training sets are made like this.
Grid withHoles(const Grid& grid, int givens, RandomNumbers& random);

} // namespace convoku
