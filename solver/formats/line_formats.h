// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>

// Readers of the formats with one puzzle per line.
namespace convoku::formats {

/// Reads 81 characters and a comment. Its error is also the one to report for a line that no other reader accepts.
Outcome readPuzzleLine(const TextLine& line);

/// Reads 81 cells with blanks, commas, semicolons, `|` or `/` between all of them, or after each third or ninth cell.
/// Returns none for any other line.
std::optional<Puzzle> readSpacedLine(const TextLine& line);

/// Reads 729 characters, nine per cell: the digit in its place, or a sign for a missing candidate. Returns none if the
/// line has a different length.
std::optional<Outcome> readCandidateLine(const TextLine& line);

/// Reads `:type:candidate:grid:deleted:eliminations:extra`. In the grid, '+' precedes a placed digit; a deleted
/// candidate is three digits. Returns none if the line does not begin with ':' or has too few colons.
std::optional<Outcome> readHodokuLine(const TextLine& line);

/// Reads a puzzle after a name, number or hash, or with other text around it that does not touch it; the text becomes
/// the comment. A second grid is the solution, in either order. Returns none if the line has no puzzle or several.
std::optional<Puzzle> readLabelledLine(const TextLine& line);

/// Reads `puzzle:count:solution` of tdoku, or the same with the count first: the number of solutions, and the solution
/// if it is the only one. Returns none for any other line.
std::optional<Outcome> readCountedLine(const TextLine& line);

} // namespace convoku::formats
