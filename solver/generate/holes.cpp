// SPDX-License-Identifier: MIT
#include "solver/generate/holes.h"

#include <cmath>
#include <numeric>

namespace convoku {

int givensFor(Range givens, HolesSpread spread, RandomNumbers& random)
{
    if (spread == HolesSpread::Even)
        return random.between(static_cast<int>(givens.low), static_cast<int>(givens.high));
    constexpr double kDeviations = 6; // from end to end
    const double middle = (static_cast<double>(givens.low) + static_cast<double>(givens.high)) / 2;
    const double deviation = (static_cast<double>(givens.high) - static_cast<double>(givens.low)) / kDeviations;
    int number = 0;
    do {
        number = static_cast<int>(std::lround(middle + deviation * normal(random)));
    } while (number < givens.low || number > givens.high);
    return number;
}

Grid withHoles(const Grid& grid, int givens, RandomNumbers& random)
{
    std::vector<int> cells(static_cast<std::size_t>(grid.board().cells()));
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    Grid left(grid.board());
    for (int i = 0; i < givens; ++i) {
        const Cell cell = grid.board().cell(cells[static_cast<std::size_t>(i)]);
        left.setDigit(cell, grid.digit(cell));
    }
    return left;
}

} // namespace convoku
