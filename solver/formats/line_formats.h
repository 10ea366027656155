// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>

// The formats with a puzzle a line.
namespace convoku::formats {

/// 81 characters and a comment. Its error is the one for a line that is nothing else either.
Outcome readPuzzleLine(const TextLine& line);

/// 81 cells with blanks, commas, semicolons, `|` or `/` between all of them, or after each third or ninth; none if the
/// line is not that.
std::optional<Puzzle> readSpacedLine(const TextLine& line);

/// 729 characters, nine a cell: the digit in its place or a sign for nothing. None where the line is not that long.
std::optional<Outcome> readCandidateLine(const TextLine& line);

/// `:type:candidate:grid:deleted:eliminations:extra`: '+' in the grid stands before a placed digit; a deleted candidate
/// is three digits. None where the line does not begin with ':' or is too poor in colons.
std::optional<Outcome> readHodokuLine(const TextLine& line);

/// A puzzle with a name, number or hash in front of it, or other text around it that does not touch it; the text is its
/// comment. A second grid is its solution, in any order. None if the line has no puzzle or several.
std::optional<Puzzle> readLabelledLine(const TextLine& line);

/// tdoku's `puzzle:count:solution`, or the count in front: how many solutions there are, and the only one. None where
/// the line is not that.
std::optional<Outcome> readCountedLine(const TextLine& line);

} // namespace convoku::formats
