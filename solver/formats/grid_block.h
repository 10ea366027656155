// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/grid_row.h"

#include <array>
#include <optional>

// Grids of nine rows, however they are decorated.
namespace convoku::formats {

/// Returns true if a grid begins at the line: the line is row-like, and two of the first three rows are good.
bool gridBegins(LineCursor at);

/// Returns true if exactly nine lines of nine signs, digits and '-', begin at the line. Then a line of dashes alone is
/// a row, not a frame.
bool isGridOfDashes(LineCursor at);

/// Returns true if the line is the title of a grid that begins in the next line: words, or a number.
bool isGridTitle(LineCursor at);

/// Returns true if the line is the header of a Markdown table without names: nine empty fields, then a frame and rows.
bool isEmptyHeader(LineCursor at);

/// Nine rows as one puzzle, or the first thing wrong with them.
struct GridBlock
{
    std::optional<PuzzleTextError> error;
    std::size_t line = 0; ///< where it begins
    std::array<TextLine, kSide> rows; ///< the lines that hold its rows
    bool framed = false; ///< with a frame whose corners are '*', as Simple Sudoku draws it
    bool withPlaced = false; ///< .sdx: 'u' before a placed digit
    Grid givens; ///< or, in a section or a second grid, whatever that grid means
    Grid placed;
    std::optional<Candidates> candidates;
};

/// The content that a section of an .sdk file requires.
enum class BlockKind { Any, Cells, Marks };

/// Reads the grid that begins at the cursor and leaves the cursor behind it. Blank lines and frames are fine where they
/// are regular: behind the third and sixth row, or between all rows. A row with a mistake spoils the grid, not the rows
/// behind it.
GridBlock readGridBlock(LineCursor& cursor, BlockKind kind = BlockKind::Any);

/// Returns the position of the cell's sign in its row; the row must consist of plain cells.
const char* placeOf(const GridBlock& block, Cell cell);

} // namespace convoku::formats
