// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <array>
#include <utility>

namespace convoku::testing {

/// Fills one cell per pass: the first one, with the first digit, of those that occur least often in their row.
inline constexpr char kFills[] = R"(rule surest():
    "Fills the cell whose digit occurs least often in its row."
    filled = equals(count(candidates, over=digit), 1)  # candidates of the cell; the cell is filled
    digits = candidates & filled  # digits that are filled
    likely = scaled(spread(count(digits, over=row), over=row), by=-0.1, plus=0.9)  # how often; in its row; how likely
    open = ~filled  # the cell is open
    masked = product(likely, open)  # of open cells
    flat = reshape(permute(masked, rows, columns, planes), 1, 1, 729)  # cell by cell; one after the other
    surest = permute(reshape(pick_one(flat), 9, 9, 9), columns, planes, rows)  # the surest; cell by cell; as candidates
    fills = surest & candidates & open  # can stand there; in an open cell
    has = any(count(fills, over=digit))  # digits; the cell is filled
    cause fills
    keep likely
    return select(candidates, fills, has)  # nothing else stays in that cell

network fills:
    "Fills the grid."
    encoding digits_as_planes
    rule surest()
    verdict clashes
)";

/// The digit of a row that occurs least often, the first of them, and how often that is.
inline std::pair<int, int> rarest(const Grid& grid, int row)
{
    std::array<int, kSide + 1> often{};
    for (int column = 0; column < kSide; ++column)
        ++often.at(static_cast<std::size_t>(grid.digit(row * kSide + column)));
    int best = 1;
    for (int digit = 2; digit <= kSide; ++digit)
        best = often.at(static_cast<std::size_t>(digit)) < often.at(static_cast<std::size_t>(best)) ? digit : best;
    return {best, often.at(static_cast<std::size_t>(best))};
}

/// Fills a grid cell by cell, as the network should, by plain loops.
inline Grid filledByLoops(Grid grid)
{
    for (int left = kCells - grid.givenCount(); left > 0; --left) {
        int first = -1;
        for (int cell = kCells - 1; cell >= 0; --cell) {
            const bool open = grid.digit(cell) == 0;
            if (open && (first < 0 || rarest(grid, cell / kSide).second <= rarest(grid, first / kSide).second))
                first = cell;
        }
        grid.setDigit(Cell::fromIndex(first), rarest(grid, first / kSide).first);
    }
    return grid;
}

/// Counts correct cells that are not givens.
inline int rightCells(const Grid& givens, const Grid& filled, const Grid& solution)
{
    int right = 0;
    for (int cell = 0; cell < kCells; ++cell)
        right += givens.digit(cell) == 0 && filled.digit(cell) == solution.digit(cell) ? 1 : 0;
    return right;
}

} // namespace convoku::testing
