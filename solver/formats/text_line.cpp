// SPDX-License-Identifier: MIT
#include "solver/formats/text_line.h"

#include "solver/formats/line_signs.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace convoku::formats {
namespace {

using Sixteen = std::uint8_t __attribute__((vector_size(16)));

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kQuotes{
    {{"\"", "\""}, {"'", "'"}, {"\xE2\x80\x9C", "\xE2\x80\x9D"}}};

/// The line without `>` in front, and without quotes where they stand around all of it and nowhere in it: a line with
/// more of them may be a table's.
std::string_view withoutQuotes(std::string_view line)
{
    std::size_t begin = 0;
    while (begin < line.size() && isBlank(line[begin]))
        ++begin;
    if (begin == line.size()
        || (line[begin] != '>' && line[begin] != '"' && line[begin] != '\'' && line[begin] != '\xE2'))
        return line;
    while (begin < line.size() && line[begin] == '>') {
        line.remove_prefix(begin + 1);
        if (line.starts_with(' '))
            line.remove_prefix(1);
        begin = 0;
    }
    std::string_view text = trimmed(line);
    if (text.ends_with(',') || text.ends_with(';'))
        text = trimmed(text.substr(0, text.size() - 1));
    for (const auto& [open, close] : kQuotes) {
        if (text.size() < open.size() + close.size() || !text.starts_with(open) || !text.ends_with(close))
            continue;
        const std::string_view inner = text.substr(open.size(), text.size() - open.size() - close.size());
        return inner.find(open) == std::string_view::npos && inner.find(close) == std::string_view::npos ? inner : line;
    }
    return line;
}

} // namespace

std::size_t TextLine::columnOf(const char* place) const
{
    std::size_t column = skipped + characterCount(text.substr(0, static_cast<std::size_t>(place - text.data()))) + 1;
    if (signs) {
        for (const auto& [offset, characters] : signs->shifts) {
            const char* const shifted = signs->text.data() + offset;
            if (shifted >= text.data() && shifted < place)
                column += static_cast<std::size_t>(characters);
        }
    }
    return column;
}

PuzzleTextError TextLine::errorAt(PuzzleTextError::Code code, const char* place, std::size_t found) const
{
    const auto offset = static_cast<std::size_t>(place - text.data());
    return {code, number, columnOf(place), found, firstCodePoint(text.substr(offset)), {}};
}

LineCursor::LineCursor(std::string_view text, std::size_t firstNumber)
    : m_rest(text)
    , m_end(text.data() + text.size())
    , m_line{{}, firstNumber - 1, 0, nullptr}
{
    next();
}

void LineCursor::next()
{
    if (m_rest.empty()) {
        m_atEnd = true;
        m_line = {{}, m_line.number + 1, 0, nullptr};
        return;
    }
    const std::size_t end = m_rest.find('\n');
    m_begin = m_rest.data();
    m_line = {m_rest.substr(0, end), m_line.number + 1, 0, nullptr};
    m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
    if (m_line.text.ends_with('\r'))
        m_line.text.remove_suffix(1);
    if (auto signs = plainSigns(m_line.text)) {
        m_line.text = signs->text;
        m_line.signs = std::move(signs);
    }
    const std::string_view inner = withoutQuotes(m_line.text);
    if (inner.size() != m_line.text.size()) {
        m_line.skipped = m_line.columnOf(inner.data()) - 1;
        m_line.text = inner;
    }
}

void LineCursor::skip(std::size_t bytes, std::size_t lines)
{
    m_rest = unread().substr(bytes);
    m_line.number += lines - 1;
    next();
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isDigit(char c)
{
    return c >= '1' && c <= '9';
}

bool isCell(char c)
{
    return isDigit(c) || c == '0' || c == '.' || c == '*' || c == '_' || c == 'X';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

bool equalsIgnoringCase(std::string_view text, std::string_view lower)
{
    return std::equal(text.begin(), text.end(), lower.begin(), lower.end(),
        [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

char32_t firstCodePoint(std::string_view text)
{
    constexpr char32_t kUnreadable = 0xFFFD;
    constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000}; // by length
    if (text.empty())
        return 0;
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return lead;
    std::size_t length = 0;
    if (lead >= 0xC2 && lead < 0xE0)
        length = 2;
    else if (lead >= 0xE0 && lead < 0xF0)
        length = 3;
    else if (lead >= 0xF0 && lead < 0xF5)
        length = 4;
    if (length == 0 || text.size() < length)
        return kUnreadable;
    char32_t point = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80U)
            return kUnreadable;
        point = point << 6U | (next & 0x3FU);
    }
    const bool surrogate = point >= 0xD800 && point < 0xE000;
    return point < kSmallest[length] || surrogate || point > 0x10FFFF ? kUnreadable : point;
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

Grid gridOfCells(std::string_view cells)
{
    Grid::Digits digits;
    readCells(cells.data(), digits);
    return Grid::fromDigits(digits);
}

bool isPuzzleText(std::string_view text)
{
    Grid::Digits digits;
    return text.size() == kCells && readCells(text.data(), digits);
}

bool readCells(const char* signs, Grid::Digits& digits)
{
    // Files hold millions of these: sixteen signs at once, the last of them overlapping.
    Sixteen others{};
    for (std::size_t i = 0; i < kCells;) {
        const std::size_t begin = std::min(i, kCells - sizeof(Sixteen));
        Sixteen sixteen;
        std::memcpy(&sixteen, signs + begin, sizeof sixteen);
        const Sixteen above = sixteen - std::uint8_t{'1'};
        const auto isDigit = above < std::uint8_t{kSide};
        const auto isEmpty
            = (sixteen == '0') | (sixteen == '.') | (sixteen == '*') | (sixteen == '_') | (sixteen == 'X');
        const Sixteen read = (above + 1) & reinterpret_cast<Sixteen>(isDigit);
        others |= ~reinterpret_cast<Sixteen>(isDigit | isEmpty);
        std::memcpy(digits.data() + begin, &read, sizeof read);
        i = begin + sizeof(Sixteen);
    }
    std::array<std::uint64_t, 2> any;
    static_assert(sizeof any == sizeof others);
    std::memcpy(&any, &others, sizeof any);
    return (any[0] | any[1]) == 0;
}

bool isRareEmpty(char c)
{
    return c == '-' || c == '?' || c == '~' || c == 'x' || c == 'o' || c == 'O';
}

bool isOfRareSigns(std::string_view text)
{
    char empty = 0;
    bool digits = false;
    for (const char sign : text) {
        if (isDigit(sign))
            digits = true;
        else if (!isRareEmpty(sign) || (empty != 0 && sign != empty))
            return false;
        else
            empty = sign;
    }
    return digits && empty != 0;
}

bool beginsWithRareSigns(std::string_view text)
{
    const bool ends = text.size() == kCells || (text.size() > kCells && (isBlank(text[kCells]) || text[kCells] == '#'));
    return ends && isOfRareSigns(text.substr(0, kCells));
}

Puzzle puzzleOfCandidates(const Candidates& candidates)
{
    Puzzle puzzle;
    puzzle.givens = placedAmong(candidates);
    PuzzleDetails details;
    details.candidates = candidates;
    puzzle.setDetails(std::move(details));
    return puzzle;
}

Candidates besideValues(Candidates candidates, const Grid& values)
{
    const Board board = values.board();
    for (int i = 0; i < board.cells(); ++i) {
        for (int digit = 0; digit < board.side() && values.digit(i) != 0; ++digit) {
            const Candidate candidate = Candidate::of(digit, board.cell(i));
            if (digit + 1 == values.digit(i))
                candidates.add(candidate);
            else
                candidates.remove(candidate);
        }
    }
    return candidates;
}

} // namespace convoku::formats
