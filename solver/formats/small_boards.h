// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>

// Puzzles on boards smaller than 9×9: a line of 16, 36 or 64 signs, or a row in each of four, six or eight lines, with
// a sign or the candidates of each cell.
namespace convoku::formats {

/// Reads the puzzle that begins at the cursor and leaves the cursor behind it; none where none begins there. Upright
/// lines in rows say how wide boxes are. Where nothing says so and two sizes of boxes fit, they are those of `wanted`,
/// or the outcome is the error UnknownBoxes. A line of candidates of the wanted board is one too: 64 signs can be those
/// of 4×4, or a puzzle of 8×8.
std::optional<Outcome> readSmallBoard(LineCursor& cursor, std::optional<Board> wanted);

/// The board of that many cells: the one that is wanted where it fits, else the only one; none where two fit or none.
std::optional<Board> boardOfCells(std::size_t cells, std::optional<Board> wanted);

/// The digits of as many signs for cells as the board has. Digits beyond the board must not occur.
Grid gridOfSigns(std::string_view signs, Board board);

} // namespace convoku::formats
