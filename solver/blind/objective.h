// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <array>
#include <cstdint>

namespace convoku {

/// The digits that the objective of blind search looks for in every house.
enum class CountedDigits {
    ZeroToEight, ///< as published: `range(9)`. A 0 is never there, a 9 is never missed. Other boards begin with 0, too
    OneToNine,
};

/// Digits that houses lack, added up by kind of house.
struct MissingDigits
{
    int rows = 0;
    int columns = 0;
    int boxes = 0;

    /// The cost of a grid, 0 … 243 on a board of 9×9.
    int total() const { return rows + columns + boxes; }
    friend bool operator==(const MissingDigits&, const MissingDigits&) = default;
};

/// Of any grid, also one with empty cells.
MissingDigits missingDigits(const Grid& grid, CountedDigits counted);

/// What no grid of the board goes below: 0, or as published, on a board of 9×9, 27, a 0 in each house. There 27 says
/// less than that a grid is solved: where the nines stand it asks nothing.
int leastCost(CountedDigits counted, Board board = {});

/// Pairs of cells with the same digit in a row, a column or a box; a pair in a box and a row counts once.
int conflictingPairs(const Grid& grid);

/// A grid that knows its cost while digits change.
class CountedGrid
{
public:
    CountedGrid(const Grid& grid, CountedDigits counted);

    const Grid& grid() const { return m_grid; }
    /// missingDigits().total() of the grid.
    int cost() const { return m_cost; }
    /// cell: its index; digit: 0 … side of the board.
    void set(int cell, int digit);

private:
    void count(int cell, int digit, int by);

    Grid m_grid;
    int m_first; ///< the counted digits, both included
    int m_last;
    int m_cost;
    using OfHouse = std::array<std::uint8_t, kMostSide + 1>; ///< by digit
    std::array<OfHouse, 3 * std::size_t{kMostSide}> m_counts{}; ///< by house, in the order of allHouses()
};

} // namespace convoku
