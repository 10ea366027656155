// SPDX-License-Identifier: MIT
#include "tests/support/backtracking.h"

namespace convoku::testing {
namespace {

bool fits(const Grid& grid, int row, int column, int digit)
{
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) {
            const bool sees = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
            if (sees && (r != row || c != column) && grid.digit(Cell{r, c}) == digit)
                return false;
        }
    }
    return true;
}

void search(Grid& grid, const Candidates& allowed, std::size_t limit, std::vector<Grid>& found)
{
    // The empty cell with the fewest digits that fit: any order is right, this one is quick enough.
    Cell best{-1, -1};
    int fewest = 10;
    for (int row = 0; row < 9 && fewest > 1; ++row) {
        for (int column = 0; column < 9; ++column) {
            if (grid.digit(Cell{row, column}) != 0)
                continue;
            int count = 0;
            for (int digit = 1; digit <= 9; ++digit)
                count += allowed.has(Candidate{digit - 1, row, column}) && fits(grid, row, column, digit) ? 1 : 0;
            if (count < fewest) {
                fewest = count;
                best = {row, column};
            }
        }
    }
    if (best.row < 0) {
        found.push_back(grid);
        return;
    }
    for (int digit = 1; digit <= 9 && found.size() < limit; ++digit) {
        if (allowed.has(Candidate::of(digit - 1, best)) && fits(grid, best.row, best.column, digit)) {
            grid.setDigit(best, digit);
            search(grid, allowed, limit, found);
            grid.setDigit(best, 0);
        }
    }
}

} // namespace

std::vector<Grid> solutionsOf(const Grid& puzzle, std::size_t limit)
{
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const int digit = puzzle.digit(Cell{row, column});
            if (digit != 0 && !fits(puzzle, row, column, digit))
                return {};
        }
    }
    std::vector<Grid> found;
    Grid grid = puzzle;
    search(grid, Candidates::all(), limit, found);
    return found;
}

std::vector<Grid> solutionsOf(const Candidates& candidates, std::size_t limit)
{
    std::vector<Grid> found;
    Grid grid;
    search(grid, candidates, limit, found);
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
