// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <vector>

// Puzzles over several lines that are not nine rows of nine cells.
namespace convoku::formats {

/// Returns true if the digits can be a row of nine groups of nine signs, each digit in its place or an empty sign.
bool isRowOfCandidates(const Grid::Digits& digits);

/// Nine lines of 81 signs that are one grid of candidates. Leaves the cursor behind them.
std::optional<Puzzle> readNineLinesOfCandidates(LineCursor& cursor);

/// The same in 81 lines of a cell each.
std::optional<Puzzle> readLinesOfCandidates(LineCursor& cursor);

/// Reads the layout that begins at the line, and leaves the cursor behind it: 27 lines of candidates in 3 × 3 signs,
/// three lines of 27 cells, a cell a line, grids side by side, rows with a number or letter in front, rows whose empty
/// fields at the end are missing, and rows of digits and blanks in fixed columns. None, and the cursor stays, unless
/// all lines fit and there is one way to read them. Looks at no more than 162 lines.
std::optional<std::vector<Puzzle>> readLayout(LineCursor& cursor);

} // namespace convoku::formats
