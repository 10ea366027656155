// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace convoku {

/// Limits of the largest board. Data sized by them needs no dynamic allocation.
inline constexpr int kMostSide = 9;
inline constexpr int kMostCells = kMostSide * kMostSide;
inline constexpr int kMostCandidates = kMostCells * kMostSide;

struct Candidate;
struct Cell;

/// The size of a board: `side` rows, columns, boxes and digits, with boxes of boxRows() × boxColumns() cells.
class Board
{
public:
    /// Makes a board of 9×9 with boxes of 3×3.
    constexpr Board() = default;
    /// Returns the board of all() with boxes of that size; none for other sizes.
    static constexpr std::optional<Board> withBoxes(int rows, int columns);

    constexpr int boxRows() const { return kSizes[m_size].rows; }
    constexpr int boxColumns() const { return kSizes[m_size].columns; }
    constexpr int side() const { return boxRows() * boxColumns(); }
    constexpr int cells() const { return side() * side(); }
    constexpr int candidates() const { return cells() * side(); }
    /// Returns the board with rows and columns exchanged.
    constexpr Board turned() const { return *withBoxes(boxColumns(), boxRows()); }
    /// Returns the number of rows, columns and boxes together.
    constexpr int houses() const { return 3 * side(); }

    /// Returns the cell with that row-major index, 0 … cells() − 1.
    constexpr Cell cell(int index) const;
    /// Returns the cell in that row and column, both from 0.
    constexpr Cell cell(int row, int column) const;
    /// Returns a cell by its box and its place in the box, both from 0 and row by row.
    constexpr Cell cellInBox(int box, int place) const;
    /// Returns the candidate with that index in the tensor [digit, row, column], 0 … candidates() − 1.
    constexpr Candidate candidate(int index) const;

    static constexpr std::size_t kCount = 6;
    /// Returns the index of the board in all().
    constexpr std::size_t place() const { return m_size; }
    /// Returns all boards, from the smallest to the largest.
    static constexpr std::array<Board, kCount> all();

    friend constexpr bool operator==(Board, Board) = default;

private:
    struct Size
    {
        std::uint8_t rows;
        std::uint8_t columns;
    };
    static constexpr std::array<Size, kCount> kSizes{{{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}};

    std::uint8_t m_size = kCount - 1;
};

constexpr std::array<Board, Board::kCount> Board::all()
{
    std::array<Board, kCount> boards;
    for (std::size_t i = 0; i < kCount; ++i)
        boards[i].m_size = static_cast<std::uint8_t>(i);
    return boards;
}

constexpr std::optional<Board> Board::withBoxes(int rows, int columns)
{
    for (const Board board : all()) {
        if (board.boxRows() == rows && board.boxColumns() == columns)
            return board;
    }
    return std::nullopt;
}

} // namespace convoku
