// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

/// Why a part of a text is not a puzzle. Only app/ makes a sentence of it.
struct PuzzleTextError
{
    enum class Code {
        NoPuzzle, ///< the text holds no puzzle at all (empty, or only comments)
        TooShort, ///< the line ends after `found` of 81 characters
        TooLong, ///< the 82nd character is neither a blank nor '#'; `found` characters stand before the first blank
        BadCharacter, ///< `character` at line and column is neither a digit nor a sign for an empty cell
        NotText, ///< a control byte (`character`) that no text file holds: the file is binary
        RowLength, ///< a row of a grid has `found` cells; expected nine
        TooFewRows, ///< the grid that begins at the line ends after `found` of nine rows
        RepeatedDigit, ///< the digit `character` stands twice in one group of candidates
        MisplacedDigit, ///< 729 characters: `character` stands where only the digit `found` may
        Disagreement, ///< the digit `character` contradicts a given of the same puzzle (a state, a second grid)
        LoneSection, ///< a section of an .sdk file without a [Puzzle] before it
        BadStateLine, ///< a line behind an .ss grid that is neither Innc nor Ennccc, or names a cell that is not there
        BadTriple, ///< HoDoKu: deleted candidates are three digits each: digit, row, column
        TooFewFields, ///< the line has `found` fields; more were expected (HoDoKu's six, the chosen column of a table)
        LostDigits, ///< a spreadsheet made numbers of the puzzles in `found` rows of a table: zeros in front are lost
        OpenQuote, ///< a quoted field of a table does not end
        BadLink, ///< what the link carries can't be decoded
        BadJson, ///< what should be a puzzle as JSON is not JSON, or no puzzle
        UnknownLink, ///< a link that carries no puzzle, or in a way that is not known
        UnknownSize, ///< `found`: the number of rows or columns, which no board has
        TooLarge, ///< a line, or a text that is only read as a whole, is longer than 64 MiB
        BadXml, ///< this is not XML as OpenSudoku writes it
        BadGame, ///< OpenSudoku: the data of a game are not 81 cells
        UnknownBoxes, ///< the puzzle has `found` cells, and two sizes of boxes fit it
        Variant, ///< the puzzle has rules beyond the classic ones: `detail` is the format's name of the first one
    };
    Code code = Code::NoPuzzle;
    std::size_t line = 0; ///< from 1; 0 where no line is meant
    std::size_t column = 0; ///< from 1, in characters; 0 where no column is meant
    std::size_t found = 0;
    char32_t character = 0;
    std::string detail;
};

/// A column of a table that holds puzzles.
struct PuzzleColumn
{
    std::size_t index = 0; ///< from 0
    std::string name; ///< from the table's header; empty where it has none
};

/// Everything that a text held. The good parts are kept even where others are bad.
struct PuzzleTextResult
{
    std::vector<Puzzle> puzzles;
    std::vector<PuzzleTextError> errors; ///< the first kMaxErrors
    std::size_t errorCount = 0;
    std::vector<PuzzleColumn> columns; ///< of the table, if the text is one: what ReadHint may choose from

    static constexpr std::size_t kMaxErrors = 20;
};

/// Optional settings of a reader; without them everything is recognised by content.
struct ReadHint
{
    std::optional<std::size_t> column; ///< which column of a table holds the puzzles; the first that does
    bool solutions = false; ///< keep what another column of a table says is the solution
    std::optional<Board> board; ///< of puzzles that fit two: 36 cells can have boxes of 2×3 or 3×2
};

/// Reads text in any of the formats that PuzzleFormat names, several of them in one text too. The plainest: 81
/// characters a line, 1–9 or one of `0 . * _ X` for an empty cell (or `-`, `?`, `~`, `x`, `o`, `O` if all empty cells
/// are written so), row by row; 16, 36 or 64 of them are a puzzle on a smaller board; what follows a blank or '#'
/// behind them is a comment, and so is a name in front of them. Blank lines and lines that start with '#' are skipped
/// where they are no headers. UTF-8, or UTF-16 with its mark; lines end with LF, CR LF or CR, may be quoted (`> ` in
/// front, or "…"), and are refused above 64 MiB. Text without a puzzle gives one NoPuzzle error (unless a line already
/// failed). Never throws; time and memory grow with the text only.
PuzzleTextResult readPuzzles(std::string_view text, const ReadHint& hint = {});

} // namespace convoku
