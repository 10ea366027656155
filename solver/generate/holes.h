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

/// Returns a complete grid without the digits of cells that are drawn at random, so that `givens` are left, 0 … 81.
/// Nobody asks whether one solution is left: this is how sets for trained networks are often made.
Grid withHoles(const Grid& grid, int givens, RandomNumbers& random);

} // namespace convoku
