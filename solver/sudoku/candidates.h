// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <bitset>
#include <cstdint>
#include <vector>

namespace convoku {

/// A set of candidates: the tensor [digit, row, column] of 0 and 1 for one puzzle, a bit each.
class Candidates
{
public:
    Candidates() = default;
    /// All 729.
    static Candidates all();

    bool has(Candidate candidate) const { return m_bits[static_cast<std::size_t>(candidate.index())]; }
    bool has(int index) const { return m_bits[static_cast<std::size_t>(index)]; }
    void add(int index) { m_bits.set(static_cast<std::size_t>(index)); }
    void add(Candidate candidate) { add(candidate.index()); }
    void remove(int index) { m_bits.reset(static_cast<std::size_t>(index)); }
    void remove(Candidate candidate) { remove(candidate.index()); }

    /// How many candidates there are, 0 … 729.
    int count() const { return static_cast<int>(m_bits.count()); }
    /// How many digits the cell still has, 0 … 9.
    int countIn(Cell cell) const;
    /// The digits of the cell as bits: bit 0 stands for digit 1.
    std::uint16_t digitsOf(Cell cell) const;
    /// The only digit of the cell, counted from 0, or -1 where it has none or several.
    int soleDigit(Cell cell) const;
    /// Cells with exactly one candidate, 0 … 81.
    int decidedCells() const;
    /// Tensor indices in ascending order.
    std::vector<std::uint16_t> indices() const;

    Candidates without(const Candidates& other) const;
    friend bool operator==(const Candidates&, const Candidates&) = default;

private:
    std::bitset<kCandidates> m_bits;
};

} // namespace convoku
