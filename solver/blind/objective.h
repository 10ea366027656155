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

/// Returns the missing digits of any grid, including one with empty cells.
MissingDigits missingDigits(const Grid& grid, CountedDigits counted);

/// Returns the lowest cost of any grid on the board: 0, or 27 (one 0 per house) for the published count on 9×9. A cost
/// of 27 does not prove that a grid is solved, because the published count ignores the positions of the nines.
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
