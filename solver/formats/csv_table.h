// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace convoku::formats {

/// A table of which one column holds the puzzles: commas, semicolons or tabs between the fields, which may be quoted.
/// The first line that has a puzzle in a field, or a line of names in front of one, begins it. A line that holds a
/// puzzle is never a line of names. The puzzles' column is the one whose name says so; without such a name, the first
/// one with puzzles that are not the solutions of another.
class CsvTable
{
public:
    explicit CsvTable(const ReadHint& hint);

    bool begun() const { return m_separator != 0; }
    /// Returns true if the table has begun and the line is a row of it.
    bool takes(const TextLine& line) const;
    /// Begins with this line if it fits; true: it holds names, and no puzzle.
    bool beginsWithNames(const LineCursor& at);
    bool beginsWithPuzzle(const TextLine& line);

    /// Reads a row. Code::LostDigits stands for a single one here: whoever reads the table counts them.
    Outcome read(const TextLine& line);

    /// The columns that hold puzzles.
    const std::vector<PuzzleColumn>& columns() const { return m_columns; }

private:
    struct Field
    {
        std::string_view text; ///< without the quotes around it
        bool open = false; ///< a quote does not end
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
    bool m_leadingZeros = false; ///< a puzzle began with a zero: no spreadsheet has removed them
    std::vector<std::string> m_names;
    std::vector<Field> m_fields; ///< of the line that is read
};

/// 81 fields of one cell each, or empty ones; 162 if the solution follows. Other fields may stand in front and behind.
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
