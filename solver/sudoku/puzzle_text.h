// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

/// Why a line of text is not a puzzle. Only app/ makes a sentence of it.
struct PuzzleTextError
{
    enum class Code {
        NoPuzzle, ///< the text holds no puzzle at all (empty, or only comments)
        TooShort, ///< the line ends after `found` of 81 characters
        TooLong, ///< the 82nd character is neither a blank nor '#'; `found` characters stand before the first blank
        BadCharacter, ///< `character` at line and column is neither a digit nor a sign for an empty cell
        NotText, ///< a control byte (`character`) that no text file holds: the file is binary
    };
    Code code = Code::NoPuzzle;
    std::size_t line = 0; ///< from 1; 0 where no line is meant
    std::size_t column = 0; ///< from 1, in characters; 0 where no column is meant
    std::size_t found = 0;
    char32_t character = 0;
};

struct Puzzle
{
    Grid givens;
    std::size_t line = 0; ///< line of the text that it came from, from 1
    std::string comment; ///< what stood behind the 81 characters, without '#' and blanks around it
};

/// Everything that a text held. The good lines are kept even where others are bad.
struct PuzzleTextResult
{
    std::vector<Puzzle> puzzles;
    std::vector<PuzzleTextError> errors; ///< the first kMaxErrors
    std::size_t errorCount = 0;

    static constexpr std::size_t kMaxErrors = 20;
};

/// Reads UTF-8 text with a puzzle a line: 81 characters, 1–9 or one of `0 . * _ X` for an empty cell, row by row; what
/// follows a blank or '#' behind them is a comment. Blank lines and lines that start with '#' are skipped; a byte order
/// mark and CR LF are understood. Text without a puzzle gives one NoPuzzle error (unless a line already failed). Never
/// throws; time and memory grow with the text only.
PuzzleTextResult readPuzzles(std::string_view text);

} // namespace convoku
