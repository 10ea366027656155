// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/candidates.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace convoku {

/// 81 digits; 0 is an empty cell, 1 … 9 are digits. The givens of a puzzle, or a solution.
class Grid
{
public:
    int digit(Cell cell) const { return m_digits[static_cast<std::size_t>(cell.index())]; }
    int digit(int cellIndex) const { return m_digits[static_cast<std::size_t>(cellIndex)]; }
    /// digit: 0 … 9.
    void setDigit(Cell cell, int digit)
    {
        m_digits[static_cast<std::size_t>(cell.index())] = static_cast<std::uint8_t>(digit);
    }
    bool isGiven(Cell cell) const { return digit(cell) != 0; }
    int givenCount() const;

    /// 81 characters, row by row; '.' for an empty cell.
    std::string toText() const;
    /// The same in place of a string: millions are written one after the other. There is room for 81.
    void writeTo(char* place) const;

    /// By cell index, 0 … 9 each.
    using Digits = std::array<std::uint8_t, kCells>;
    static Grid fromDigits(const Digits& digits)
    {
        Grid grid;
        grid.m_digits = digits;
        return grid;
    }

    /// Four bits a cell, sixteen cells a number, the first cell lowest.
    using Packed = std::array<std::uint64_t, (kCells + 15) / 16>;
    static Grid fromPacked(const Packed& packed);

    /// What the network starts from: nine candidates in an empty cell, one in a given.
    Candidates startingCandidates() const;
    /// The digits of the cells that have exactly one candidate.
    static Grid fromDecided(const Candidates& candidates);

    /// True where all 27 houses hold nine different digits.
    bool isComplete() const;
    /// True where every given of the puzzle stands in this grid.
    bool agreesWith(const Grid& puzzle) const;

    /// Whether a row, a column or a box has a digit twice. Where: contradictionsIn().
    /// Digits are 0 … 9.
    bool hasClash() const;

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    Digits m_digits{};
};

/// The cells in which two grids differ, ascending.
std::vector<Cell> differingCells(const Grid& first, const Grid& second);

} // namespace convoku
