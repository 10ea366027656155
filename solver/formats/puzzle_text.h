// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

/// Reason why a part of a text is not a puzzle. The messages are in app/.
struct PuzzleTextError
{
    enum class Code {
        NoPuzzle, ///< the text holds no puzzle at all (empty, or only comments)
        TooShort, ///< the line ends after `found` of 81 characters
        TooLong, ///< the 82nd character is neither a blank nor '#'; `found` characters precede the first blank
        BadCharacter, ///< `character` at line and column is neither a digit nor a sign for an empty cell
        NotText, ///< a control byte (`character`) that no text file holds: the file is binary
        RowLength, ///< a row of a grid has `found` cells; expected nine
        TooFewRows, ///< the grid that begins at the line ends after `found` of nine rows
        RepeatedDigit, ///< the digit `character` occurs twice in one group of candidates
        MisplacedDigit, ///< 729 characters: `character` is in a place where only the digit `found` may be
        Disagreement, ///< the digit `character` contradicts a given of the same puzzle (a state, a second grid)
        LoneSection, ///< a section of an .sdk file without a [Puzzle] before it
        BadStateLine, ///< a line after an .ss grid that is neither Innc nor Ennccc, or names a cell that does not exist
        BadTriple, ///< HoDoKu: deleted candidates are three digits each: digit, row, column
        TooFewFields, ///< the line has `found` fields; more were expected (HoDoKu's six, the chosen column of a table)
        LostDigits, ///< a spreadsheet converted the puzzles in `found` rows to numbers: leading zeros are lost
        OpenQuote, ///< the closing quote of a field of a table is missing
        BadLink, ///< the data of the link cannot be decoded
        BadJson, ///< a puzzle in JSON format is not valid JSON, or not a puzzle
        UnknownLink, ///< the link contains no puzzle, or an unknown encoding of it
        UnknownSize, ///< no board has `found` rows or columns
        TooLarge, ///< a line, or a text that is only read as a whole, is longer than 64 MiB
        BadXml, ///< the text is not XML as OpenSudoku writes it
        BadGame, ///< OpenSudoku: the data of a game are not 81 cells
        UnknownBoxes, ///< the puzzle has `found` cells, and two sizes of boxes fit it
        Variant, ///< the puzzle has rules beyond the classic ones: `detail` is the format's name of the first one
    };
    Code code = Code::NoPuzzle;
    std::size_t line = 0; ///< from 1; 0: no line
    std::size_t column = 0; ///< from 1, in characters; 0: no column
    std::size_t found = 0;
    char32_t character = 0;
    std::string detail;
};

/// A column of a table that holds puzzles.
struct PuzzleColumn
{
    std::size_t index = 0; ///< from 0
    std::string name; ///< from the header of the table; empty if there is none
};

/// The content of a text. Valid parts are kept even if others have errors.
struct PuzzleTextResult
{
    std::vector<Puzzle> puzzles;
    std::vector<PuzzleTextError> errors; ///< at most the first kMaxErrors
    std::size_t errorCount = 0;
    std::vector<PuzzleColumn> columns; ///< columns of a table that hold puzzles; choices for ReadHint::column

    static constexpr std::size_t kMaxErrors = 20;
};

/// Optional settings of a reader. By default, everything is recognised by its content.
struct ReadHint
{
    std::optional<std::size_t> column; ///< column of a table that holds the puzzles; none: chosen by content
    bool solutions = false; ///< true: keep the solutions from a different column of a table
    std::optional<Board> board; ///< board of puzzles that fit two boards: boxes of 36 cells can be 2×3 or 3×2
};

/// Reads text in any format of PuzzleFormat; one text can contain several. The simplest is a line of 81 characters, row
/// by row: 1–9, or one of `0 . * _ X` for an empty cell (or `-`, `?`, `~`, `x`, `o`, `O` if all empty cells have the
/// same sign). 16, 36 or 64 characters are a puzzle on a smaller board. Text after a following blank or '#' is a
/// comment, and so is a name before the puzzle. Blank lines, and lines that start with '#' and are not headers, are
/// skipped. Accepts UTF-8, or UTF-16 with a byte order mark. Lines end with LF, CR LF or CR, can be quoted (`> ` in
/// front, or "…"), and are refused above 64 MiB. Text without a puzzle gives one NoPuzzle error, unless there is an
/// error already. Never throws; time and memory depend on the length of the text only.
PuzzleTextResult readPuzzles(std::string_view text, const ReadHint& hint = {});

} // namespace convoku
