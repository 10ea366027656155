// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <array>
#include <cstdint>

namespace convoku {

/// Digits that the objective of blind search requires in every house.
enum class CountedDigits {
    ZeroToEight, ///< as published: `range(9)`. 0 is always missing, 9 never. Other boards also begin with 0
    OneToNine,
};

/// Missing digits of the houses, summed per kind of house.
struct MissingDigits
{
    int rows = 0;
    int columns = 0;
    int boxes = 0;

    /// Returns the cost of the grid: 0 … 243 on a 9×9 board.
    int total() const { return rows + columns + boxes; }
    friend bool operator==(const MissingDigits&, const MissingDigits&) = default;
};

/// Returns the missing digits of any grid, including one with empty cells.
MissingDigits missingDigits(const Grid& grid, CountedDigits counted);

/// Returns the lowest cost of any grid on the board: 0, or 27 (one 0 per house) for the published count on 9×9. A cost
/// of 27 does not prove that a grid is solved, because the published count ignores the positions of the nines.
int leastCost(CountedDigits counted, Board board = {});

/// Returns the number of pairs of cells with the same digit in a row, a column or a box; a pair in both a box and a row
/// counts once.
int conflictingPairs(const Grid& grid);

/// Keeps the cost of a grid up to date while digits change.
class CountedGrid
{
public:
    CountedGrid(const Grid& grid, CountedDigits counted);

    const Grid& grid() const { return m_grid; }
    /// Returns missingDigits().total() of the grid.
    int cost() const { return m_cost; }
    /// Sets a digit. cell: index; digit: 0 … side of the board, 0: empty.
    void set(int cell, int digit);

private:
    void count(int cell, int digit, int by);

    Grid m_grid;
    int m_first; ///< first counted digit
    int m_last;
    int m_cost;
    using OfHouse = std::array<std::uint8_t, kMostSide + 1>; ///< by digit
    std::array<OfHouse, 3 * std::size_t{kMostSide}> m_counts{}; ///< by house, in the order of allHouses()
};

} // namespace convoku
