// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <array>
#include <cstdint>
#include <vector>

namespace convoku {

/// A set of candidates: the tensor [digit, row, column] of 0 and 1 for one puzzle, one bit per candidate. Indices and
/// cells are those of the set's board.
class Candidates
{
public:
    /// Makes an empty set on a 9×9 board.
    Candidates() = default;
    /// Makes an empty set on the board.
    explicit Candidates(Board board)
        : m_board(board)
    {
    }
    /// Returns all candidates of the board, 729 on a board of 9×9.
    static Candidates all(Board board = {});

    /// The bits in groups of 64, in the order of the indices; the bits after the last candidate are 0.
    using Words = std::array<std::uint64_t, (kMostCandidates + 63) / 64>;
    static Candidates fromWords(const Words& words, Board board = {});
    const Words& words() const { return m_words; }

    Board board() const { return m_board; }

    bool has(Candidate candidate) const { return has(candidate.index()); }
    bool has(int index) const { return (m_words[wordOf(index)] & bitOf(index)) != 0; }
    void add(int index) { m_words[wordOf(index)] |= bitOf(index); }
    void add(Candidate candidate) { add(candidate.index()); }
    void remove(int index) { m_words[wordOf(index)] &= ~bitOf(index); }
    void remove(Candidate candidate) { remove(candidate.index()); }

    /// Returns the number of candidates on the board.
    int count() const;
    /// Returns the number of candidates in the cell.
    int countIn(Cell cell) const;
    /// Returns the digits of the cell as bits: bit 0 means digit 1.
    std::uint16_t digitsOf(Cell cell) const;
    /// Returns the only digit of the cell, counted from 0; -1 if it has none or several.
    int soleDigit(Cell cell) const;
    /// Returns the number of cells with exactly one candidate.
    int decidedCells() const;
    /// Returns the tensor indices in ascending order.
    std::vector<std::uint16_t> indices() const;

    Candidates without(const Candidates& other) const;
    friend bool operator==(const Candidates&, const Candidates&) = default;

private:
    static constexpr std::size_t wordOf(int index) { return static_cast<std::size_t>(index) / 64; }
    static constexpr std::uint64_t bitOf(int index) { return std::uint64_t{1} << (static_cast<unsigned>(index) % 64); }

    Words m_words{};
    Board m_board;
};

} // namespace convoku
