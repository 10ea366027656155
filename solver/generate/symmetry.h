// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace convoku {

/// The symmetries of the pattern of a puzzle's givens: rotations and reflections of cells. Boxes do not matter.
enum class Symmetry : std::uint8_t {
    None,
    HalfTurn,
    QuarterTurn,
    LeftRight, ///< mirrored at the middle column
    TopBottom, ///< mirrored at the middle row
    BothLines, ///< LeftRight and TopBottom
    Diagonal, ///< axis from the top left cell to the bottom right one
    OtherDiagonal, ///< axis from the top right cell to the bottom left one
    BothDiagonals,
    All,
};
inline constexpr int kSymmetryCount = 10;

/// Returns the id of a symmetry: "none", "half_turn", "quarter_turn", "left_right", "top_bottom", "both_lines",
/// "diagonal", "other_diagonal", "both_diagonals" or "all".
const char* idOf(Symmetry symmetry);
std::optional<Symmetry> symmetryNamed(std::string_view id);

/// Returns the cells of the board in groups that the symmetry maps onto each other; each cell is in one group. Groups
/// are ordered by their first cell, and cells within a group are ascending.
std::vector<std::vector<Cell>> orbits(Symmetry symmetry, Board board = {});

} // namespace convoku
