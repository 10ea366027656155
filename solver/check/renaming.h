// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/circuit.h"
#include "solver/sudoku/cell.h"

#include <array>
#include <cstdint>
#include <vector>

namespace convoku::check {

/// Other names for the digits, rows and columns of a board, so that its 27 houses stay houses: what is proved under
/// these names is proved.
struct Renaming
{
    bool transposed = false; ///< rows and columns change places first
    std::array<std::uint8_t, kSide> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, kSide> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, kSide> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};

    int cell(int index) const
    {
        const Cell of = Cell::fromIndex(index);
        const auto row = static_cast<std::size_t>(transposed ? of.column : of.row);
        const auto column = static_cast<std::size_t>(transposed ? of.row : of.column);
        return rows[row] * kSide + columns[column];
    }
    int candidate(int index) const
    {
        return digits[static_cast<std::size_t>(index / kCells)] * kCells + cell(index % kCells);
    }
    friend bool operator==(const Renaming&, const Renaming&) = default;
};

/// The simplest that makes the first of all candidates of this one.
Renaming toTheFirst(int candidate, bool transposed);

/// One that makes the first of all candidates of this one, and of functions that differ in names only, as far as that
/// is easily seen, the same: what is alike in how the function depends on it gets names in the same order. Only a
/// guess: whether two are the same is seen where they are renamed. `root`: a literal of a circuit whose inputs are the
/// 729 candidates.
Renaming canonicalRenaming(const Circuit& circuit, Literal root, int candidate, bool transposed);

/// By input of the circuit, what stands in its place: the candidate's new name, and 1 or 0 for the first of all.
std::vector<Literal> renamedInputs(Circuit& circuit, const Renaming& renaming, Literal first);

} // namespace convoku::check
