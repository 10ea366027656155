// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/grid_row.h"

#include <array>
#include <optional>

// Readers of grids of nine rows, with any decoration.
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

/// Nine rows as one puzzle, or the first error in them.
struct GridBlock
{
    std::optional<PuzzleTextError> error;
    std::size_t line = 0; ///< first line of the grid
    std::array<TextLine, kSide> rows; ///< lines that hold the rows
    bool framed = false; ///< true: the corners of the frame are '*', as in Simple Sudoku
    bool withPlaced = false; ///< .sdx: 'u' before a placed digit
    Grid givens; ///< givens; in a section or a second grid: the digits of that grid
    Grid placed;
    std::optional<Candidates> candidates;
};

/// The content that a section of an .sdk file must have.
enum class BlockKind { Any, Cells, Marks };

/// Reads the grid that begins at the cursor and leaves the cursor after it. Blank lines and frames are accepted in
/// regular places: after the third and sixth row, or between all rows. A row with a mistake makes the grid invalid, but
/// the following rows are still consumed.
GridBlock readGridBlock(LineCursor& cursor, BlockKind kind = BlockKind::Any);

/// Returns the position of the cell's sign in its row; the row must consist of plain cells.
const char* placeOf(const GridBlock& block, Cell cell);

} // namespace convoku::formats
