// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"
#include "solver/sudoku/cell.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Reads letters, words and lines of the network language, for parseNetworkFile().
namespace convoku::text {

using Place = PartText::Place;
using Expected = TextMistake::Expected;

inline constexpr std::size_t kMostDigits = 6; ///< before the point
inline constexpr std::size_t kMostDecimals = 9;
// Limits in characters, because these texts appear in menus, labels and lists.
inline constexpr int kMostOfName = 40;
inline constexpr int kMostOfTensorName = 80; ///< also for file names
inline constexpr int kMostOfSentence = 300;
inline constexpr int kMostOfWords = 200;
inline constexpr std::size_t kMostFound = 24; ///< bytes of the unexpected text that a mistake quotes

/// Thrown if a text cannot be read; caught by parseNetworkFile().
struct Mistake
{
    TextMistake what;
};

inline bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '_';
}

inline bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Returns the number of bytes of the character at the start of a text; 0 if it is not valid: broken UTF-8, overlong
/// forms, half of a pair, or control characters other than the tab.
std::size_t characterAt(std::string_view text);

int charactersIn(std::string_view text);

std::string_view trimmed(std::string_view text);

/// A line of the file that is neither blank nor a comment.
struct Source
{
    std::string_view text;
    int number = 0;
};

/// Reads a line from left to right, and continues on the next lines while parentheses are open.
class LineReader
{
public:
    /// Starts at the first of `lines`.
    explicit LineReader(std::span<const Source> lines);

    Place place() const { return {m_lines[m_index].number, charactersIn(m_line.substr(0, m_at)) + 1}; }
    /// Returns the number of lines reached, including the first one.
    std::size_t linesRead() const { return m_index + 1; }

    /// Throws a Mistake at the next character.
    [[noreturn]] void fail(Expected expected, std::string wanted = {}, int count = 0) const;

    void skipBlanks();
    bool atEnd();
    char peek();
    bool take(char sign);
    void need(char sign);
    void needEnd();
    std::optional<std::string> name();
    std::string needName();
    /// Reads a tensor name as training frameworks use it: "conv3_x.0.weight". Throws Mistake.
    std::string needTensorName();
    /// Reads a quoted file name: "houses.safetensors". Throws Mistake.
    std::string needFileName();
    /// Returns true if a name follows, and then `sign`. Consumes neither.
    bool isNameBefore(char sign) const;
    /// Reads a whole number or a decimal fraction; none if no number follows.
    std::optional<double> number();
    /// Reads a quoted string. It cannot contain quotation marks.
    std::string needSentence();
    /// Reads the words after the #, separated by semicolons or in quotes.
    std::vector<std::string> words();

private:
    /// Reads letters of both cases and digits; the signs of `alsoFits` too, except at the start and the end.
    std::string needSigns(Expected expected, std::string_view alsoFits);

    /// Throws a Mistake if a text at this position has more than `most` characters.
    void needShort(std::string_view text, int most) const;

    std::string found() const;

    std::span<const Source> m_lines;
    std::size_t m_index = 0;
    std::string_view m_line;
    std::size_t m_indentation; ///< indentation of the first line; continuation lines are indented further
    std::size_t m_at = 0;
    int m_open = 0; ///< number of open parentheses and brackets
};

std::string listed(std::span<const std::string_view> names);

/// Reads all of these names, in this order. Throws Mistake.
void needNames(LineReader& line, std::span<const std::string_view> names, Expected expected);

/// Returns the cell with a name such as "r4c7"; none if the board has no such cell.
std::optional<Cell> cellNamed(std::string_view name, Board board);

} // namespace convoku::text
