// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/candidates.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace convoku {

/// A digit for each cell of a board, 81 on one of 9×9; 0 is an empty cell, 1 is the first digit. The givens of a
/// puzzle, or a solution.
class Grid
{
public:
    /// Empty, 9×9.
    Grid() = default;
    /// Empty.
    explicit Grid(Board board)
        : m_board(board)
    {
    }
    Board board() const { return m_board; }

    int digit(Cell cell) const { return m_digits[static_cast<std::size_t>(cell.index())]; }
    int digit(int cellIndex) const { return m_digits[static_cast<std::size_t>(cellIndex)]; }
    /// digit: 0 … side of the board.
    void setDigit(Cell cell, int digit)
    {
        m_digits[static_cast<std::size_t>(cell.index())] = static_cast<std::uint8_t>(digit);
    }
    bool isGiven(Cell cell) const { return digit(cell) != 0; }
    int givenCount() const;

    /// A character for each cell, row by row; '.' for an empty one.
    std::string toText() const;
    /// The same in place of a string: millions are written one after the other. There is room for all cells.
    void writeTo(char* place) const;

    /// By cell index, 0 … side of the board each; 0 behind the last cell.
    using Digits = std::array<std::uint8_t, kMostCells>;
    static Grid fromDigits(const Digits& digits, Board board = {})
    {
        Grid grid(board);
        grid.m_digits = digits;
        return grid;
    }

    /// Four bits a cell, sixteen cells a number, the first cell lowest.
    using Packed = std::array<std::uint64_t, (kMostCells + 15) / 16>;
    static Grid fromPacked(const Packed& packed, Board board = {});

    /// Returns the candidates with which the network starts: all digits in an empty cell, one in a given.
    Candidates startingCandidates() const;
    /// The digits of the cells that have exactly one candidate.
    static Grid fromDecided(const Candidates& candidates);

    /// True where every row, column and box holds different digits.
    bool isComplete() const;
    /// True where every given of the puzzle stands in this grid, which is of its board.
    bool agreesWith(const Grid& puzzle) const;

    /// Returns true if a row, a column or a box contains a digit twice. contradictionsIn() lists the cells.
    bool hasClash() const;

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    Digits m_digits{};
    Board m_board;
};

/// The cells in which two grids of a board differ, ascending.
std::vector<Cell> differingCells(const Grid& first, const Grid& second);

} // namespace convoku
