// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/csv_table.h"
#include "solver/formats/grid_block.h"
#include "solver/formats/puzzle_stream.h"
#include "solver/formats/text_line.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace convoku::formats {

/// Reads a text line by line, each part with the reader of the format recognised there.
class TextReader
{
public:
    TextReader(std::string_view text, const ReadHint& hint);
    /// Reads the text line by line even if it begins like JSON or XML.
    static PuzzleTextResult readByLines(std::string_view text, std::size_t firstLine, const ReadHint& hint);

    PuzzleTextResult read();

    // Functions for a text that arrives in pieces:
    /// Returns true if the text must be complete before it is read: JSON and XML are not line-based.
    static bool needsWhole(std::string_view text);
    /// Continues reading while more than `rest` bytes are left. No puzzle that begins before the last `rest` bytes may
    /// extend beyond the text.
    void readUntil(std::size_t rest);
    /// Reports that the next line is too long and is missing from the text; the text continues with the line after it.
    void refuseLine();
    /// Reports that a text which must be read as a whole is too large.
    void refuseText();
    /// Returns true if the text is binary data, so reading has ended.
    bool isOver() const { return m_binary; }
    std::string_view unread() const { return m_cursor.unread(); }
    /// Continues in a text that begins with the unread part.
    void continueWith(std::string_view text) { m_cursor = LineCursor(text, m_cursor.line().number); }
    /// Returns the puzzles and errors read since the last call. Holds back the newest puzzles until the end, because
    /// the following lines may belong to them.
    PuzzleTextResult take(bool atEnd);

private:
    /// The '#' lines and the title before a grid.
    struct Header
    {
        std::vector<std::pair<PuzzleField, std::string>> fields;
        std::string comment;
    };

    TextReader(LineCursor cursor, const ReadHint& hint);
    bool readJson(std::string_view content, const ReadHint& hint);
    bool readPlainLines(std::size_t rest);
    void readNext();
    bool readOneLine(const TextLine& line);
    bool readLayoutHere();
    bool readName(const TextLine& line);
    bool readCodeAround(std::string_view content);
    bool addSolution(const Grid& solution);
    void add(std::vector<Puzzle> puzzles);
    void readHeaderLine(std::string_view content);
    bool readSection(std::string_view content);
    void readSdk();
    /// Reads the nine rows of a section; returns none if they have an error, or if `broken` is already set.
    std::optional<GridBlock> sectionBlock(BlockKind kind, bool& broken);
    void readGrid();
    bool continuesPuzzle(const GridBlock& block);
    bool readStateLine(const TextLine& line);
    bool readProse(std::string_view content);

    void add(Puzzle puzzle);
    void puzzleEnds();
    void add(Outcome outcome);
    void addHeader(Puzzle& puzzle, PuzzleDetails& details);
    void report(const PuzzleTextError& error);
    /// Returns true and reports an error if a digit of the grid differs from the given in its cell.
    bool disagrees(const GridBlock& block, const Grid& givens);

    LineCursor m_cursor;
    std::optional<Board> m_board; ///< ReadHint::board
    CsvTable m_table;
    PuzzleTextResult m_result;
    std::optional<PuzzleTextError> m_lostDigits; ///< counts the rows; reported at the end
    std::size_t m_noLayoutAt = 0; ///< line after one where no layout was found: no attempt is made there
    std::size_t m_inList = 0; ///< number of puzzles since the last line of brackets
    std::size_t m_errorsBefore = 0; ///< number of errors already returned by take(), including those only counted
    bool m_anything = false; ///< true: take() has returned a puzzle or an error
    Header m_header;
    bool m_binary = false;

    /// The kind of puzzle part before the next line, if it decides how that line is read.
    enum class Behind {
        Other,
        Givens, ///< a grid: its values or marks may follow (Simple Sudoku's clipboard)
        Values, ///< values after the givens
        Marks, ///< candidates: a sentence may follow
    };
    Behind m_behind = Behind::Other;
    bool m_sameTwice = false; ///< the last two grids hold the same givens
    bool m_stateMayFollow = false; ///< true: lines Innc and Ennccc may follow
    bool m_framed = false; ///< the previous line was a frame of Simple Sudoku
};

} // namespace convoku::formats
