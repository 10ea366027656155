// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <span>
#include <string>
#include <string_view>

namespace convoku {

/// The puzzle in that format, without a line end behind it; puzzleFormat(format) says what the format can carry, and
/// readPuzzles understands it. Formats that always show candidates show those of the puzzle, or else its pencil marks.
/// The format must be one that is written (PuzzleFormatInfo::written).
std::string writePuzzle(PuzzleFormat format, const Puzzle& puzzle);

/// Returns the text to write between two puzzles of a file. It keeps grids apart: consecutive grids could be read as
/// states of one puzzle.
std::string_view betweenPuzzles(PuzzleFormat format);

/// A file of puzzles, each followed by a line end; grids have lines between them that keep them apart.
std::string writePuzzles(PuzzleFormat format, std::span<const Puzzle> puzzles);

} // namespace convoku
