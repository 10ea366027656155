// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/board.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace convoku {

inline constexpr int kSide = 9;
inline constexpr int kCells = 81;
inline constexpr int kCandidates = 729;

/// A cell of a board. Row and column count from 0 here and from 1 in all texts of the program.
struct Cell
{
    int row = 0;
    int column = 0;
    Board board;

    /// Returns the row-major index, 0 … 80 on a board of 9×9.
    constexpr int index() const { return row * board.side() + column; }
    /// Returns the box index, row by row. A board has as many boxes side by side as a box has rows.
    constexpr int box() const { return row / board.boxRows() * board.boxRows() + column / board.boxColumns(); }
    /// Returns the place in the box, row by row.
    constexpr int placeInBox() const
    {
        return row % board.boxRows() * board.boxColumns() + column % board.boxColumns();
    }
    /// Returns a cell of a board of 9×9.
    static constexpr Cell fromIndex(int index) { return {index / kSide, index % kSide, {}}; }
    friend constexpr bool operator==(Cell, Cell) = default;
};

/// A candidate of a board: a digit in a cell. All three members count from 0: digit 0 is the digit 1.
struct Candidate
{
    int digit = 0;
    int row = 0;
    int column = 0;
    Board board;

    /// Returns the index in the candidates tensor [digit, row, column], 0 … 728 on a board of 9×9.
    constexpr int index() const { return (digit * board.side() + row) * board.side() + column; }
    constexpr Cell cell() const { return {row, column, board}; }
    /// Returns a candidate of a board of 9×9.
    static constexpr Candidate fromIndex(int index) { return Board().candidate(index); }
    static constexpr Candidate of(int digit, Cell cell) { return {digit, cell.row, cell.column, cell.board}; }
    friend constexpr bool operator==(Candidate, Candidate) = default;
};

constexpr Cell Board::cell(int index) const
{
    return {index / side(), index % side(), *this};
}

constexpr Cell Board::cell(int row, int column) const
{
    return {row, column, *this};
}

constexpr Cell Board::cellInBox(int box, int place) const
{
    return {box / boxRows() * boxRows() + place / boxColumns(), box % boxRows() * boxColumns() + place % boxColumns(),
        *this};
}

constexpr Candidate Board::candidate(int index) const
{
    return {index / cells(), index / side() % side(), index % side(), *this};
}

enum class HouseKind { Row, Column, Box };

/// The cells of a house, as many as the board has digits.
class CellsOfHouse
{
public:
    constexpr CellsOfHouse() = default;
    constexpr void add(Cell cell) { m_cells[m_count++] = cell; }
    constexpr std::size_t size() const { return m_count; }
    constexpr const Cell* begin() const { return m_cells.data(); }
    constexpr const Cell* end() const { return m_cells.data() + m_count; }
    constexpr Cell operator[](std::size_t place) const { return m_cells[place]; }
    constexpr Cell& operator[](std::size_t place) { return m_cells[place]; }
    constexpr Cell front() const { return m_cells.front(); }
    constexpr Cell back() const { return m_cells[m_count - 1]; }

    friend constexpr bool operator==(const CellsOfHouse& a, const CellsOfHouse& b)
    {
        for (std::size_t i = 0; i < a.m_count && a.m_count == b.m_count; ++i) {
            if (!(a[i] == b[i]))
                return false;
        }
        return a.m_count == b.m_count;
    }

private:
    std::array<Cell, kMostSide> m_cells;
    std::size_t m_count = 0;
};

/// A row, a column or a box: cells that hold different digits. The index counts from 0.
struct House
{
    HouseKind kind = HouseKind::Row;
    int index = 0;
    Board board;

    /// Returns the cells in row-major order.
    constexpr CellsOfHouse cells() const
    {
        CellsOfHouse result;
        for (int i = 0; i < board.side(); ++i) {
            switch (kind) {
            case HouseKind::Row:
                result.add(board.cell(index, i));
                break;
            case HouseKind::Column:
                result.add(board.cell(i, index));
                break;
            case HouseKind::Box:
                result.add(board.cellInBox(index, i));
                break;
            }
        }
        return result;
    }
    friend constexpr bool operator==(House, House) = default;
};

/// Returns the house of that kind that contains the cell.
constexpr House houseOf(HouseKind kind, Cell cell)
{
    const int index = kind == HouseKind::Row ? cell.row : kind == HouseKind::Column ? cell.column : cell.box();
    return {kind, index, cell.board};
}

/// Returns the rows, then the columns, then the boxes of a board.
std::vector<House> allHouses(Board board = {});

/// Returns a name such as "r4c7", counted from 1.
std::string cellName(Cell cell);

} // namespace convoku
