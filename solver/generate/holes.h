// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/puzzle_generator.h"
#include "solver/sudoku/random_numbers.h"

namespace convoku {

/// The distribution of the number of givens in puzzles with holes.
enum class HolesSpread {
    Even, ///< each number is equally likely
    Normal, ///< normal distribution, rounded: the mean is the middle, and the ends are 3 standard deviations away
};

/// Returns a random number of givens in the range.
int givensFor(Range givens, HolesSpread spread, RandomNumbers& random);

/// Returns a complete grid reduced to `givens` digits in random cells. The solution may not be unique; many training
/// sets are made like this.
Grid withHoles(const Grid& grid, int givens, RandomNumbers& random);

} // namespace convoku
