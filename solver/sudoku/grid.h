// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/candidates.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace convoku {

/// A digit for each cell of a board: the givens of a puzzle, or a solution. 81 digits on a board of 9×9; 0 is an empty
/// cell.
class Grid
{
public:
    /// Makes an empty grid on a board of 9×9.
    Grid() = default;
    /// Makes an empty grid on the board.
    explicit Grid(Board board)
        : m_board(board)
    {
    }
    Board board() const { return m_board; }

    int digit(Cell cell) const { return m_digits[static_cast<std::size_t>(cell.index())]; }
    int digit(int cellIndex) const { return m_digits[static_cast<std::size_t>(cellIndex)]; }
    /// Sets the digit of a cell, 0 … side of the board; 0 empties the cell.
    void setDigit(Cell cell, int digit)
    {
        m_digits[static_cast<std::size_t>(cell.index())] = static_cast<std::uint8_t>(digit);
    }
    bool isGiven(Cell cell) const { return digit(cell) != 0; }
    int givenCount() const;

    /// Returns one character per cell, row by row; '.' for an empty cell.
    std::string toText() const;
    /// Writes the characters of toText() to `place`, which must have room for all cells. Faster than a string when
    /// millions of grids are written.
    void writeTo(char* place) const;

    /// Digits by cell index, each 0 … side of the board; 0 after the last cell.
    using Digits = std::array<std::uint8_t, kMostCells>;
    static Grid fromDigits(const Digits& digits, Board board = {})
    {
        Grid grid(board);
        grid.m_digits = digits;
        return grid;
    }

    /// Four bits per cell, sixteen cells per number, the first cell in the lowest bits.
    using Packed = std::array<std::uint64_t, (kMostCells + 15) / 16>;
    static Grid fromPacked(const Packed& packed, Board board = {});

    /// Returns the candidates with which the network starts: all digits in an empty cell, one digit in a given.
    Candidates startingCandidates() const;
    /// Returns a grid with the digits of the cells that have exactly one candidate.
    static Grid fromDecided(const Candidates& candidates);

    /// Returns true if every cell has a digit and no row, column or box contains a digit twice.
    bool isComplete() const;
    /// Returns true if this grid contains every given of the puzzle, which must be on the same board.
    bool agreesWith(const Grid& puzzle) const;

    /// Returns true if a row, a column or a box contains a digit twice. contradictionsIn() lists the cells.
    bool hasClash() const;

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    Digits m_digits{};
    Board m_board;
};

/// Returns the cells in which two grids of a board differ, ascending.
std::vector<Cell> differingCells(const Grid& first, const Grid& second);

} // namespace convoku
