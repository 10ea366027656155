// SPDX-License-Identifier: MIT
#include "tests/support/backtracking.h"

#include <array>

namespace convoku::testing {
namespace {

/// A grid, and which digits its houses have, as bits.
class Filling
{
public:
    const Grid& grid() const { return m_grid; }
    bool isOpen(Cell cell) const { return m_grid.digit(cell) == 0; }
    bool fits(Cell cell, int digit) const
    {
        return ((m_rows[indexOf(cell.row)] | m_columns[indexOf(cell.column)] | m_boxes[boxOf(cell)]) >> digit & 1U)
            == 0;
    }
    /// Writes into an open cell a digit that fits.
    void write(Cell cell, int digit)
    {
        m_grid.setDigit(cell, digit);
        change(cell, digit);
    }
    void clear(Cell cell)
    {
        change(cell, m_grid.digit(cell));
        m_grid.setDigit(cell, 0);
    }

private:
    using Digits = std::array<unsigned, 9>;

    static std::size_t indexOf(int number) { return static_cast<std::size_t>(number); }
    static std::size_t boxOf(Cell cell) { return indexOf(cell.row / 3 * 3 + cell.column / 3); }
    void change(Cell cell, int digit)
    {
        for (unsigned* digits : {&m_rows[indexOf(cell.row)], &m_columns[indexOf(cell.column)], &m_boxes[boxOf(cell)]})
            *digits ^= 1U << digit;
    }

    Grid m_grid;
    Digits m_rows{};
    Digits m_columns{};
    Digits m_boxes{};
};

void search(Filling& filling, const Candidates& allowed, std::size_t limit, std::vector<Grid>& found)
{
    // The empty cell with the fewest digits that fit: any order is right, this one is quick enough.
    Cell best{-1, -1};
    int fewest = 10;
    for (int row = 0; row < 9 && fewest > 1; ++row) {
        for (int column = 0; column < 9; ++column) {
            const Cell cell{row, column};
            if (!filling.isOpen(cell))
                continue;
            int count = 0;
            for (int digit = 1; digit <= 9; ++digit)
                count += filling.fits(cell, digit) && allowed.has(Candidate::of(digit - 1, cell)) ? 1 : 0;
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
    }
    if (best.row < 0) {
        found.push_back(filling.grid());
        return;
    }
    for (int digit = 1; digit <= 9 && found.size() < limit; ++digit) {
        if (filling.fits(best, digit) && allowed.has(Candidate::of(digit - 1, best))) {
            filling.write(best, digit);
            search(filling, allowed, limit, found);
            filling.clear(best);
        }
    }
}

} // namespace

std::vector<Grid> solutionsOf(const Grid& puzzle, std::size_t limit)
{
    Filling filling;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const Cell cell{row, column};
            const int digit = puzzle.digit(cell);
            if (digit == 0)
                continue;
            if (!filling.fits(cell, digit))
                return {};
            filling.write(cell, digit);
        }
    }
    std::vector<Grid> found;
    search(filling, Candidates::all(), limit, found);
    return found;
}

std::vector<Grid> solutionsOf(const Candidates& candidates, std::size_t limit)
{
    std::vector<Grid> found;
    Filling filling;
    search(filling, candidates, limit, found);
    return found;
}

bool isSolution(const Grid& grid)
{
    for (int i = 0; i < 9; ++i) {
        unsigned inRow = 0;
        unsigned inColumn = 0;
        unsigned inBox = 0;
        for (int j = 0; j < 9; ++j) {
            inRow |= 1U << grid.digit(Cell{i, j});
            inColumn |= 1U << grid.digit(Cell{j, i});
            inBox |= 1U << grid.digit(Cell{i / 3 * 3 + j / 3, i % 3 * 3 + j % 3});
        }
        constexpr unsigned kOneToNine = 0x3FE;
        if (inRow != kOneToNine || inColumn != kOneToNine || inBox != kOneToNine)
            return false;
    }
    return true;
}

} // namespace convoku::testing
