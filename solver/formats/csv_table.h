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
/// The first line that has a puzzle in a field, or a line of names in front of one, begins it.
class CsvTable
{
public:
    explicit CsvTable(const ReadHint& hint);

    bool begun() const { return m_separator != 0; }
    /// Whether the line belongs to a table that has begun.
    bool takes(const TextLine& line) const;
    /// Begins with this line if it fits; true: it holds names, and no puzzle.
    bool beginsWithNames(const LineCursor& at);
    bool beginsWithPuzzle(const TextLine& line);

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
    std::string commentBeside(std::size_t column) const;

    std::optional<Grid> solutionBeside(std::size_t column) const;

    ReadHint m_hint;
    char m_separator = 0;
    std::vector<PuzzleColumn> m_columns;
    std::vector<std::string> m_names;
    std::vector<Field> m_fields; ///< of the line that is read
};

/// 81 fields of one cell each, or empty ones.
std::optional<Puzzle> readFieldsOfCells(const TextLine& line);

} // namespace convoku::formats
