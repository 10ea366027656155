// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/circuit.h"
#include "solver/sudoku/cell.h"

#include <array>
#include <cstdint>
#include <vector>

namespace convoku::check {

/// New name for each old name. Entries beyond the side of the board keep their value.
using NewNames = std::array<std::uint8_t, kMostSide>;
constexpr NewNames sameNames()
{
    NewNames names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = static_cast<std::uint8_t>(i);
    return names;
}

/// Returns true if rows and columns of the board can be exchanged, which requires square boxes.
constexpr bool canBeTransposed(Board board)
{
    return board.turned() == board;
}

/// Renames the digits, rows and columns of a board so that its rows, columns and boxes stay houses. A proof under the
/// new names is also valid for the original ones.
struct Renaming
{
    Board board;
    bool transposed = false; ///< rows and columns are exchanged first; requires canBeTransposed()
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

/// Returns the simplest renaming of the board that maps this candidate to the first candidate (index 0).
Renaming toTheFirst(Candidate candidate, bool transposed);

/// Returns a renaming that maps this candidate to the first one. As far as it is easy to find out, functions that
/// differ only in names become equal: names on which the function depends in the same way are put in the same order.
/// This is a heuristic: only the renamed functions show if two are the same. `root`: a literal of a circuit whose
/// inputs are the candidates of the board.
Renaming canonicalRenaming(const Circuit& circuit, Literal root, Candidate candidate, bool transposed);

/// Returns, for each input of the circuit, the literal that replaces it: the input of the renamed candidate, or `first`
/// for the candidate that becomes the first one.
std::vector<Literal> renamedInputs(Circuit& circuit, const Renaming& renaming, Literal first);

} // namespace convoku::check
