// SPDX-License-Identifier: MIT
#include "solver/sudoku/puzzle_text.h"

#include <algorithm>
#include <variant>

namespace convoku {
namespace {

constexpr std::string_view kEmptySigns = "0.*_X";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t') || byte == 0x7F;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The code point that starts at the front of the text; U+FFFD for bytes that are not UTF-8: cut off, longer than
/// needed, a surrogate, or beyond U+10FFFF.
char32_t firstCodePoint(std::string_view text)
{
    constexpr char32_t kReplacement = 0xFFFD;
    constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000}; // by length
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
        return kReplacement;
    char32_t point = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80U)
            return kReplacement;
        point = point << 6U | (next & 0x3FU);
    }
    const bool surrogate = point >= 0xD800 && point < 0xE000;
    return point < kSmallest[length] || surrogate || point > 0x10FFFF ? kReplacement : point;
}

/// Characters of UTF-8 text: every byte but those that continue one.
std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::variant<Puzzle, PuzzleTextError> readLine(std::string_view line, std::size_t lineNumber)
{
    using Code = PuzzleTextError::Code;
    Puzzle puzzle;
    puzzle.line = lineNumber;
    std::size_t indent = 0;
    while (indent < line.size() && isBlank(line[indent]))
        ++indent;
    const std::string_view text = line.substr(indent);

    for (std::size_t i = 0; i < kCells; ++i) {
        if (i >= text.size() || isBlank(text[i]) || text[i] == '#')
            return PuzzleTextError{Code::TooShort, lineNumber, indent + i + 1, i, 0};
        const char sign = text[i];
        if (isControl(sign))
            return PuzzleTextError{Code::NotText, lineNumber, indent + i + 1, i, firstCodePoint(text.substr(i))};
        if (sign >= '1' && sign <= '9')
            puzzle.givens.setDigit(Cell::fromIndex(static_cast<int>(i)), sign - '0');
        else if (kEmptySigns.find(sign) == std::string_view::npos)
            return PuzzleTextError{Code::BadCharacter, lineNumber, indent + i + 1, i, firstCodePoint(text.substr(i))};
    }
    std::string_view rest = text.substr(kCells);
    if (!rest.empty() && !isBlank(rest.front()) && rest.front() != '#') {
        const std::size_t end = text.find_first_of(" \t#");
        const std::size_t found = characterCount(text.substr(0, end));
        return PuzzleTextError{Code::TooLong, lineNumber, indent + kCells + 1, found, firstCodePoint(rest)};
    }
    rest = trimmed(rest);
    if (!rest.empty() && rest.front() == '#')
        rest = trimmed(rest.substr(1));
    puzzle.comment = std::string(rest);
    return puzzle;
}

} // namespace

PuzzleTextResult readPuzzles(std::string_view text)
{
    PuzzleTextResult result;
    const auto report = [&result](const PuzzleTextError& error) {
        ++result.errorCount;
        if (result.errors.size() < PuzzleTextResult::kMaxErrors)
            result.errors.push_back(error);
    };

    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    for (std::size_t lineNumber = 1; !text.empty(); ++lineNumber) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        const std::string_view content = trimmed(line);
        if (content.empty() || content.front() == '#')
            continue;
        const auto read = readLine(line, lineNumber);
        if (const auto* puzzle = std::get_if<Puzzle>(&read)) {
            result.puzzles.push_back(*puzzle);
            continue;
        }
        const auto& error = std::get<PuzzleTextError>(read);
        report(error);
        // A binary file would fail in every one of its "lines": one message is enough.
        if (error.code == PuzzleTextError::Code::NotText)
            return result;
    }
    if (result.puzzles.empty() && result.errorCount == 0)
        report({});
    return result;
}

} // namespace convoku
