// SPDX-License-Identifier: MIT
#include "solver/blind/objective.h"

namespace convoku {
namespace {

int firstCounted(CountedDigits counted)
{
    return counted == CountedDigits::ZeroToEight ? 0 : 1;
}

} // namespace

MissingDigits missingDigits(const Grid& grid, CountedDigits counted)
{
    MissingDigits missing;
    const int first = firstCounted(counted);
    for (const House& house : allHouses(grid.board())) {
        unsigned present = 0;
        for (const Cell cell : house.cells()) {
            // An empty cell is no digit 0: as published every grid is full.
            if (grid.digit(cell) != 0)
                present |= 1U << static_cast<unsigned>(grid.digit(cell));
        }
        int lacks = 0;
        for (int digit = first; digit < first + grid.board().side(); ++digit)
            lacks += (present >> static_cast<unsigned>(digit) & 1U) == 0 ? 1 : 0;
        (house.kind == HouseKind::Row             ? missing.rows
                : house.kind == HouseKind::Column ? missing.columns
                                                  : missing.boxes)
            += lacks;
    }
    return missing;
}

int leastCost(CountedDigits counted, Board board)
{
    return counted == CountedDigits::ZeroToEight ? board.houses() : 0;
}

int conflictingPairs(const Grid& grid)
{
    const Board board = grid.board();
    int pairs = 0;
    for (int a = 0; a < board.cells(); ++a) {
        for (int b = a + 1; b < board.cells() && grid.digit(a) != 0; ++b) {
            const Cell first = board.cell(a);
            const Cell second = board.cell(b);
            const bool peers = first.row == second.row || first.column == second.column || first.box() == second.box();
            pairs += peers && grid.digit(a) == grid.digit(b) ? 1 : 0;
        }
    }
    return pairs;
}

CountedGrid::CountedGrid(const Grid& grid, CountedDigits counted)
    : m_grid(grid)
    , m_first(firstCounted(counted))
    , m_last(m_first + grid.board().side() - 1)
    , m_cost(grid.board().houses() * grid.board().side())
{
    for (int cell = 0; cell < grid.board().cells(); ++cell)
        count(cell, grid.digit(cell), 1);
}

void CountedGrid::set(int cell, int digit)
{
    count(cell, m_grid.digit(cell), -1);
    m_grid.setDigit(m_grid.board().cell(cell), digit);
    count(cell, digit, 1);
}

void CountedGrid::count(int cell, int digit, int by)
{
    if (digit == 0)
        return;
    const bool matters = digit >= m_first && digit <= m_last;
    const Cell at = m_grid.board().cell(cell);
    const int side = at.board.side();
    for (const int house : {at.row, side + at.column, 2 * side + at.box()}) {
        std::uint8_t& times = m_counts[static_cast<std::size_t>(house)][static_cast<std::size_t>(digit)];
        const bool before = times > 0;
        times = static_cast<std::uint8_t>(times + by);
        if (matters && before != (times > 0))
            m_cost += before ? 1 : -1;
    }
}

} // namespace convoku
