// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <span>
#include <string>
#include <string_view>

namespace convoku {

/// Returns the puzzle in that format, without a final line end; readPuzzles() can read it. puzzleFormat(format)
/// describes the data that the format can hold. Formats that always show candidates get those of the puzzle, or else
/// its pencil marks. The format must be one that can be written (PuzzleFormatInfo::written).
std::string writePuzzle(PuzzleFormat format, const Puzzle& puzzle);

/// Returns the text to write between two puzzles of a file. It keeps grids apart: consecutive grids could be read as
/// states of one puzzle.
std::string_view betweenPuzzles(PuzzleFormat format);

/// Returns a file of puzzles, each followed by a line end; grids are separated by betweenPuzzles().
std::string writePuzzles(PuzzleFormat format, std::span<const Puzzle> puzzles);

} // namespace convoku
