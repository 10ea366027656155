// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>

// Reader of puzzles on boards smaller than 9×9: a line of 16, 36 or 64 signs, or four, six or eight lines with one row
// each, with a sign or the candidates of each cell.
namespace convoku::formats {

/// Reads the puzzle that begins at the cursor and leaves the cursor after it; returns none if no puzzle begins there.
/// Vertical lines in rows give the width of boxes. If they are missing and two sizes of boxes fit, those of `wanted`
/// are used; otherwise the result is the error UnknownBoxes. Also reads a line of candidates of the wanted board: 64
/// signs can be candidates on 4×4, or a puzzle on 8×8.
std::optional<Outcome> readSmallBoard(LineCursor& cursor, std::optional<Board> wanted);

/// Returns the board with that many cells: `wanted` if it fits, else the only such board; none if there are two or
/// none.
std::optional<Board> boardOfCells(std::size_t cells, std::optional<Board> wanted);

/// Returns the grid of these signs, one per cell of the board. Digits beyond the board must not occur.
Grid gridOfSigns(std::string_view signs, Board board);

} // namespace convoku::formats
