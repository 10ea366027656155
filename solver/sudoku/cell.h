// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

namespace convoku {

inline constexpr int kSide = 9;
inline constexpr int kCells = 81;
inline constexpr int kCandidates = 729;

/// A cell of the board. Row and column count from 0 here and from 1 in everything a person reads.
struct Cell
{
    int row = 0;
    int column = 0;

    /// Row-major index, 0 … 80.
    constexpr int index() const { return row * kSide + column; }
    /// Box index, row by row, 0 … 8.
    constexpr int box() const { return row / 3 * 3 + column / 3; }
    static constexpr Cell fromIndex(int index) { return {index / kSide, index % kSide}; }
    friend constexpr bool operator==(Cell, Cell) = default;
};

/// One of the 729 candidates: a digit in a cell. All three count from 0: digit 0 is the digit 1.
struct Candidate
{
    int digit = 0;
    int row = 0;
    int column = 0;

    /// Index in the candidates tensor [digit, row, column], 0 … 728.
    constexpr int index() const { return (digit * kSide + row) * kSide + column; }
    constexpr Cell cell() const { return {row, column}; }
    static constexpr Candidate fromIndex(int index) { return {index / kCells, index / kSide % kSide, index % kSide}; }
    static constexpr Candidate of(int digit, Cell cell) { return {digit, cell.row, cell.column}; }
    friend constexpr bool operator==(Candidate, Candidate) = default;
};

enum class HouseKind { Row, Column, Box };

/// A row, a column or a box: nine cells that hold nine different digits. The index counts from 0.
struct House
{
    HouseKind kind = HouseKind::Row;
    int index = 0;

    /// The cells in row-major order.
    constexpr std::array<Cell, kSide> cells() const
    {
        std::array<Cell, kSide> result;
        for (int i = 0; i < kSide; ++i) {
            switch (kind) {
            case HouseKind::Row:
                result[static_cast<unsigned>(i)] = {index, i};
                break;
            case HouseKind::Column:
                result[static_cast<unsigned>(i)] = {i, index};
                break;
            case HouseKind::Box:
                result[static_cast<unsigned>(i)] = {index / 3 * 3 + i / 3, index % 3 * 3 + i % 3};
                break;
            }
        }
        return result;
    }
    friend constexpr bool operator==(House, House) = default;
};

/// The 27 houses: rows, columns, boxes.
constexpr std::array<House, 27> allHouses()
{
    std::array<House, 27> houses;
    for (int i = 0; i < 27; ++i)
        houses[static_cast<unsigned>(i)] = {static_cast<HouseKind>(i / kSide), i % kSide};
    return houses;
}

/// "r4c7", counted from 1.
std::string cellName(Cell cell);

} // namespace convoku
