// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <cstddef>
#include <memory>
#include <string_view>
#include <variant>

// Lines and helpers shared by the readers; for solver/formats only.
namespace convoku::formats {

/// Lines that are longer are refused, not read.
inline constexpr std::size_t kLongestLine = 64 * 1024 * 1024;

struct PlainSigns;

/// A line of a text, without its end and without what mail and programs put around lines: `>` in front, quotes around
/// all of it and perhaps a comma behind them. Its signs are those that the readers know (see plainSigns).
struct TextLine
{
    std::string_view text;
    std::size_t number = 0; ///< from 1
    std::size_t skipped = 0; ///< characters in front of the text
    std::shared_ptr<const PlainSigns> signs; ///< owns the text if signs were replaced

    /// The column of a byte of the text, in characters.
    std::size_t columnOf(const char* place) const;
    /// An error at a byte of the text, or right behind it; says which character stands there.
    PuzzleTextError errorAt(PuzzleTextError::Code code, const char* place, std::size_t found = 0) const;
};

/// Walks over the lines of a text; copies look ahead.
class LineCursor
{
public:
    explicit LineCursor(std::string_view text, std::size_t firstNumber = 1);

    bool atEnd() const { return m_atEnd; }
    const TextLine& line() const { return m_line; }
    void next();
    /// Goes on so many bytes and lines behind the start of the line: where another line begins, or the text ends.
    void skip(std::size_t bytes, std::size_t lines);
    /// The text from the start of the line on.
    std::string_view unread() const
    {
        return m_atEnd ? std::string_view() : std::string_view(m_begin, static_cast<std::size_t>(m_end - m_begin));
    }

private:
    std::string_view m_rest;
    const char* m_begin = nullptr; ///< of the line
    const char* m_end; ///< of the text
    TextLine m_line;
    bool m_atEnd = false;
};

/// A puzzle, or why not.
using Outcome = std::variant<Puzzle, PuzzleTextError>;

bool isBlank(char c);
bool isDigit(char c); ///< 1 … 9
bool isCell(char c); ///< a digit, or a sign for an empty cell
bool isLetter(char c); ///< of ASCII
std::string_view trimmed(std::string_view text);
bool equalsIgnoringCase(std::string_view text, std::string_view lower);

/// The code point that starts at the front of the text; U+FFFD for bytes that are not UTF-8: cut off, longer than
/// needed, a surrogate, or beyond U+10FFFF. 0 for no text.
char32_t firstCodePoint(std::string_view text);
/// Characters of UTF-8 text: every byte but those that continue one.
std::size_t characterCount(std::string_view text);

/// The 81 cells of a text that holds nothing else.
Grid gridOfCells(std::string_view cells);
/// Returns true if the text is exactly 81 signs for cells.
bool isPuzzleText(std::string_view text);
/// The digits of 81 signs for cells, and whether they are that; where not, the digits are of no use.
bool readCells(const char* signs, Grid::Digits& digits);
/// A sign for an empty cell only if all empty cells of the grid have the same sign: `-`, `?`, `~`, `x`, `o` or `O`.
bool isRareEmpty(char c);
/// Returns true if the text has digits and rare signs for empty cells, all of them the same sign, and nothing else.
bool isOfRareSigns(std::string_view text);
/// Returns true if the text begins with exactly 81 cells that satisfy isOfRareSigns().
bool beginsWithRareSigns(std::string_view text);

/// The puzzle of candidates where the text does not tell givens: see placedAmong.
Puzzle puzzleOfCandidates(const Candidates& candidates);
/// Candidates that fit the values: where a digit stands, no other is left.
Candidates besideValues(Candidates candidates, const Grid& values);

} // namespace convoku::formats
