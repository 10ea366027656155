// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/puzzle_generator.h"
#include "solver/sudoku/random_numbers.h"

namespace convoku {

/// The distribution of the number of givens in puzzles with holes.
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
