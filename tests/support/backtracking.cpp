// SPDX-License-Identifier: MIT
#include "tests/support/backtracking.h"

#include <array>

namespace convoku::testing {
namespace {

/// A grid, and which digits its houses have, as bits.
class Filling
{
public:
    explicit Filling(Board board)
        : m_grid(board)
    {
    }
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
    static std::size_t boxOf(Cell cell)
    {
        const Board board = cell.board;
        const int across = board.side() / board.boxColumns();
        return indexOf(cell.row / board.boxRows() * across + cell.column / board.boxColumns());
    }
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
    const Board board = allowed.board();
    Cell best{-1, -1, board};
    int fewest = 10;
    for (int row = 0; row < board.side() && fewest > 1; ++row) {
        for (int column = 0; column < board.side(); ++column) {
            const Cell cell{row, column, board};
            if (!filling.isOpen(cell))
                continue;
            int count = 0;
            for (int digit = 1; digit <= board.side(); ++digit)
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
    for (int digit = 1; digit <= board.side() && found.size() < limit; ++digit) {
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
    const Board board = puzzle.board();
    Filling filling(board);
    for (int row = 0; row < board.side(); ++row) {
        for (int column = 0; column < board.side(); ++column) {
            const Cell cell{row, column, board};
            const int digit = puzzle.digit(cell);
            if (digit == 0)
                continue;
            if (!filling.fits(cell, digit))
                return {};
            filling.write(cell, digit);
        }
    }
    std::vector<Grid> found;
    search(filling, Candidates::all(board), limit, found);
    return found;
}

std::vector<Grid> solutionsOf(const Candidates& candidates, std::size_t limit)
{
    std::vector<Grid> found;
    Filling filling(candidates.board());
    search(filling, candidates, limit, found);
    return found;
}

bool isSolution(const Grid& grid)
{
    const Board board = grid.board();
    const int side = board.side();
    const unsigned all = (2U << side) - 2;
    for (int i = 0; i < side; ++i) {
        unsigned inRow = 0;
        unsigned inColumn = 0;
        unsigned inBox = 0;
        for (int j = 0; j < side; ++j) {
            inRow |= 1U << grid.digit(Cell{i, j, board});
            inColumn |= 1U << grid.digit(Cell{j, i, board});
            const int across = side / board.boxColumns();
            const int row = i / across * board.boxRows() + j / board.boxColumns();
            const int column = i % across * board.boxColumns() + j % board.boxColumns();
            inBox |= 1U << grid.digit(Cell{row, column, board});
        }
        if (inRow != all || inColumn != all || inBox != all)
            return false;
    }
    return true;
}

} // namespace convoku::testing
