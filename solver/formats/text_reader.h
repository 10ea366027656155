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

/// Goes through a text line by line and lets the format read that recognises what stands there.
class TextReader
{
public:
    TextReader(std::string_view text, const ReadHint& hint);
    /// Reads by lines, whatever the text begins with.
    static PuzzleTextResult readByLines(std::string_view text, std::size_t firstLine, const ReadHint& hint);

    PuzzleTextResult read();

    // A text in pieces
    /// Whether the whole text must be there: JSON and XML have no lines of their own.
    static bool needsWhole(std::string_view text);
    /// Reads on while more than `rest` bytes are left. Nothing that begins before them may end behind the text.
    void readUntil(std::size_t rest);
    /// The next line is too long and not there: behind what has been read comes the line after it.
    void refuseLine();
    /// The text that must be there as a whole is too large to be.
    void refuseText();
    /// The text turned out to be none.
    bool isOver() const { return m_binary; }
    std::string_view unread() const { return m_cursor.unread(); }
    /// Goes on in a text that begins with what is unread.
    void goOn(std::string_view text) { m_cursor = LineCursor(text, m_cursor.line().number); }
    /// Returns the puzzles and errors read since the last call. Holds back the newest puzzles until the end, because
    /// the following lines may belong to them.
    PuzzleTextResult take(bool atEnd);

private:
    /// The '#' lines and the title in front of a grid.
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
    /// Reads a section's nine rows; none where something is wrong with them, or was before.
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
    /// Returns true, and reports it, if a digit of the grid differs from the given in its cell.
    bool disagrees(const GridBlock& block, const Grid& givens);

    LineCursor m_cursor;
    std::optional<Board> m_board; ///< ReadHint::board
    CsvTable m_table;
    PuzzleTextResult m_result;
    std::optional<PuzzleTextError> m_lostDigits; ///< counts the rows; reported at the end
    std::size_t m_noLayoutAt = 0; ///< line that continues what is no layout
    std::size_t m_inList = 0; ///< puzzles since the last line of brackets
    std::size_t m_errorsBefore = 0; ///< that take() has handed out, some of them as mere numbers
    bool m_anything = false; ///< take() has handed out something
    Header m_header;
    bool m_binary = false;

    /// The part of a puzzle that the previous line ended, if it decides how the next line is read.
    enum class Behind {
        Other,
        Givens, ///< a grid: its values or marks may follow (Simple Sudoku's clipboard)
        Values, ///< such values
        Marks, ///< candidates: a sentence may follow
    };
    Behind m_behind = Behind::Other;
    bool m_sameTwice = false; ///< the last two grids hold the same givens
    bool m_stateMayFollow = false; ///< Innc and Ennccc
    bool m_framed = false; ///< the line before was a frame of Simple Sudoku
};

} // namespace convoku::formats
