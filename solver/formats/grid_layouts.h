// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <vector>

// Readers of puzzles that take several lines but are not nine rows of nine cells.
namespace convoku::formats {

/// Returns true if the digits can be a row of nine groups of nine signs, each digit in its place or an empty sign.
bool isRowOfCandidates(const Grid::Digits& digits);

/// Reads nine lines of 81 signs that form one grid of candidates, and leaves the cursor after them. Returns none for
/// any other text.
std::optional<Puzzle> readNineLinesOfCandidates(LineCursor& cursor);

/// Reads a grid of candidates in 81 lines, one cell per line, and leaves the cursor after them. Returns none for any
/// other text.
std::optional<Puzzle> readLinesOfCandidates(LineCursor& cursor);

/// Reads the layout that begins at the line, and leaves the cursor after it. Layouts are: 27 lines of candidates in 3 ×
/// 3 signs, three lines of 27 cells, one cell per line, grids side by side, rows after a number or letter, rows without
/// their empty fields at the end, and rows of digits and blanks in fixed columns. Returns none and keeps the cursor
/// unless all lines fit and can be read in only one way. Examines at most 162 lines.
std::optional<std::vector<Puzzle>> readLayout(LineCursor& cursor);

} // namespace convoku::formats
