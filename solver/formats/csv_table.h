// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace convoku::formats {

/// Reads a table in which one column holds the puzzles. Fields are separated by commas, semicolons or tabs, and can be
/// quoted. The table begins at the first line with a puzzle in a field, or at a line of names before such a line. A
/// line that holds a puzzle is never a line of names. The column of the puzzles is the one with a name for puzzles;
/// without such a name, it is the first column with puzzles that are not the solutions of a different column.
class CsvTable
{
public:
    explicit CsvTable(const ReadHint& hint);

    bool begun() const { return m_separator != 0; }
    /// Returns true if the table has begun and the line is a row of it.
    bool takes(const TextLine& line) const;
    /// Begins the table at this line if it fits. Returns true if the line is a header: it holds names and no puzzle.
    bool beginsWithNames(const LineCursor& at);
    bool beginsWithPuzzle(const TextLine& line);

    /// Reads a row. Code::LostDigits is returned for each row with lost digits; the caller counts these rows.
    Outcome read(const TextLine& line);

    /// Returns the columns that hold puzzles.
    const std::vector<PuzzleColumn>& columns() const { return m_columns; }

private:
    struct Field
    {
        std::string_view text; ///< without surrounding quotes
        bool open = false; ///< true: the closing quote is missing
    };

    void split(std::string_view line, char separator);
    bool findColumns();
    bool anyPuzzle() const;
    void choosePuzzles();
    std::string commentBeside(std::size_t column) const;

    std::optional<Grid> solutionBeside(std::size_t column) const;

    ReadHint m_hint;
    char m_separator = 0;
    std::vector<PuzzleColumn> m_columns;
    std::size_t m_puzzles = 0; ///< index of the column to read
    bool m_leadingZeros = false; ///< true: a puzzle began with a zero, so no spreadsheet has removed leading zeros
    std::vector<std::string> m_names;
    std::vector<Field> m_fields; ///< fields of the current line
};

/// Reads 81 fields of one cell each, which can be empty, or 162 fields if the solution follows. Other fields may
/// precede and follow them. Returns none if the line is different.
std::optional<Puzzle> readFieldsOfCells(const TextLine& line);

/// Returns true if the line is the header of such fields: it has names but no cells, and the next line has the cells.
bool namesFieldsOfCells(LineCursor at);

/// Returns true if the name marks a column, a line or a grid as solutions.
bool namesSolution(std::string_view name);
/// Returns true if the name marks a column or a list as puzzles.
bool namesPuzzle(std::string_view name);

/// Returns true if the second grid is complete and agrees with the first, which has digits but is incomplete.
bool isSolved(const Grid& puzzle, const Grid& solution);

} // namespace convoku::formats
