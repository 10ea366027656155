// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/circuit.h"
#include "solver/sudoku/cell.h"

#include <array>
#include <cstdint>
#include <vector>

namespace convoku::check {

/// New names by the old ones, as many as the board has; those behind stay.
using NewNames = std::array<std::uint8_t, kMostSide>;
constexpr NewNames sameNames()
{
    NewNames names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = static_cast<std::uint8_t>(i);
    return names;
}

/// Returns true if rows and columns of the board can be exchanged: its boxes are square.
constexpr bool canBeTransposed(Board board)
{
    return board.turned() == board;
}

/// Other names for the digits, rows and columns of a board, so that its rows, columns and boxes stay houses: what is
/// proved under these names is proved.
struct Renaming
{
    Board board;
    bool transposed = false; ///< rows and columns change places first; only where canBeTransposed()
    NewNames digits = sameNames();
    NewNames rows = sameNames();
    NewNames columns = sameNames();

    int cell(int index) const
    {
        const Cell of = board.cell(index);
        const auto row = static_cast<std::size_t>(transposed ? of.column : of.row);
        const auto column = static_cast<std::size_t>(transposed ? of.row : of.column);
        return board.cell(rows[row], columns[column]).index();
    }
    int candidate(int index) const
    {
        const int cells = board.cells();
        return digits[static_cast<std::size_t>(index / cells)] * cells + cell(index % cells);
    }
    friend bool operator==(const Renaming&, const Renaming&) = default;
};

/// The simplest, on its board, that makes the first of all candidates of this one.
Renaming toTheFirst(Candidate candidate, bool transposed);

/// One that makes the first of all candidates of this one, and of functions that differ in names only, as far as that
/// is easily seen, the same: what is alike in how the function depends on it gets names in the same order. Only a
/// guess: whether two are the same is seen where they are renamed. `root`: a literal of a circuit whose inputs are the
/// candidates of the board.
Renaming canonicalRenaming(const Circuit& circuit, Literal root, Candidate candidate, bool transposed);

/// By input of the circuit, what stands in its place: the candidate's new name, and 1 or 0 for the first of all.
std::vector<Literal> renamedInputs(Circuit& circuit, const Renaming& renaming, Literal first);

} // namespace convoku::check
