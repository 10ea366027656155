// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <cstddef>
#include <memory>
#include <string_view>
#include <variant>

// Lines and helpers shared by the readers; for solver/formats only.
namespace convoku::formats {

/// Limit in bytes; longer lines are refused.
inline constexpr std::size_t kLongestLine = 64 * 1024 * 1024;

struct PlainSigns;

/// A line of a text, without its line end and without decoration from mail and other programs: a leading `>`, quotes
/// around the whole line, and a comma after them. Its signs are those that the readers accept (see plainSigns).
struct TextLine
{
    std::string_view text;
    std::size_t number = 0; ///< from 1
    std::size_t skipped = 0; ///< number of characters before the text
    std::shared_ptr<const PlainSigns> signs; ///< owns the text if signs were replaced

    /// Returns the column of a byte of the text, in characters.
    std::size_t columnOf(const char* place) const;
    /// Returns an error at a byte of the text, or directly after its end; the error names the character there.
    PuzzleTextError errorAt(PuzzleTextError::Code code, const char* place, std::size_t found = 0) const;
};

/// Iterates over the lines of a text; use a copy to look ahead.
class LineCursor
{
public:
    explicit LineCursor(std::string_view text, std::size_t firstNumber = 1);

    bool atEnd() const { return m_atEnd; }
    const TextLine& line() const { return m_line; }
    void next();
    /// Moves the cursor this many bytes and lines beyond the start of the current line. A line must begin there, or the
    /// text must end there.
    void skip(std::size_t bytes, std::size_t lines);
    /// Returns the text from the start of the current line.
    std::string_view unread() const
    {
        return m_atEnd ? std::string_view() : std::string_view(m_begin, static_cast<std::size_t>(m_end - m_begin));
    }

private:
    std::string_view m_rest;
    const char* m_begin = nullptr; ///< start of the current line
    const char* m_end; ///< end of the text
    TextLine m_line;
    bool m_atEnd = false;
};

/// A puzzle, or the reason why there is none.
using Outcome = std::variant<Puzzle, PuzzleTextError>;

bool isBlank(char c);
bool isDigit(char c); ///< 1 … 9
bool isCell(char c); ///< a digit, or a sign for an empty cell
bool isLetter(char c); ///< ASCII only
std::string_view trimmed(std::string_view text);
bool equalsIgnoringCase(std::string_view text, std::string_view lower);

/// Returns the first code point of the text; 0 if the text is empty. Returns U+FFFD for invalid UTF-8: truncated,
/// overlong, a surrogate, or beyond U+10FFFF.
char32_t firstCodePoint(std::string_view text);
/// Returns the number of characters of a UTF-8 text: all bytes except continuation bytes.
std::size_t characterCount(std::string_view text);

/// Returns the grid of a text of exactly 81 signs for cells.
Grid gridOfCells(std::string_view cells);
/// Returns true if the text is exactly 81 signs for cells.
bool isPuzzleText(std::string_view text);
/// Reads the digits of 81 signs for cells. Returns false if a sign is not a cell; `digits` is then invalid.
bool readCells(const char* signs, Grid::Digits& digits);
/// Returns true if the sign marks an empty cell only if all empty cells of the grid have it: `-`, `?`, `~`, `x`, `o` or
/// `O`.
bool isRareEmpty(char c);
/// Returns true if the text consists only of digits and rare signs for empty cells, and these signs are all the same.
bool isOfRareSigns(std::string_view text);
/// Returns true if the text begins with exactly 81 cells that satisfy isOfRareSigns().
bool beginsWithRareSigns(std::string_view text);

/// Returns the puzzle of candidates from a text that does not mark givens; see placedAmong().
Puzzle puzzleOfCandidates(const Candidates& candidates);
/// Returns the candidates that fit the values: a cell with a value keeps no other candidate.
Candidates besideValues(Candidates candidates, const Grid& values);

} // namespace convoku::formats
