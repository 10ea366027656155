// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <array>
#include <set>
#include <string_view>

namespace convoku::testing {

/// Wikipedia's puzzle: 30 givens, 51 empty cells.
inline constexpr std::string_view kBlindPuzzle
    = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
inline constexpr std::string_view kBlindSolution
    = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

inline Grid gridOf(std::string_view text)
{
    Grid grid;
    for (int i = 0; i < kCells; ++i) {
        const char c = text[static_cast<std::size_t>(i)];
        grid.setDigit(Cell::fromIndex(i), c == '.' ? 0 : c - '0');
    }
    return grid;
}

/// Missing digits of rows, columns and boxes, house by house, for digits first … first + 8.
inline std::array<int, 3> missingByLoop(const Grid& grid, int first)
{
    std::array<std::array<std::set<int>, 9>, 3> seen;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const int digit = grid.digit(row * 9 + column);
            seen[0][static_cast<std::size_t>(row)].insert(digit);
            seen[1][static_cast<std::size_t>(column)].insert(digit);
            seen[2][static_cast<std::size_t>(row / 3 * 3 + column / 3)].insert(digit);
        }
    }
    std::array<int, 3> missing{};
    for (std::size_t kind = 0; kind < 3; ++kind) {
        for (const std::set<int>& house : seen[kind]) {
            for (int digit = first; digit < first + 9; ++digit)
                missing[kind] += house.count(digit) == 0 ? 1 : 0;
        }
    }
    return missing;
}

} // namespace convoku::testing
