// SPDX-License-Identifier: MIT
#include "solver/network/text/line_reader.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace convoku::text {

std::size_t characterAt(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return (first >= 0x20 && first != 0x7f) || first == '\t' ? 1 : 0;
    const auto isRest = [&](std::size_t i) { return (byte(i) & 0xc0U) == 0x80; };
    if (first >= 0xc2 && first <= 0xdf)
        return isRest(1) && !(first == 0xc2 && byte(1) < 0xa0) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        const bool overlong = first == 0xe0 && byte(1) < 0xa0;
        const bool half = first == 0xed && byte(1) >= 0xa0;
        return isRest(1) && isRest(2) && !overlong && !half ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const bool overlong = first == 0xf0 && byte(1) < 0x90;
        const bool beyond = first == 0xf4 && byte(1) >= 0x90;
        return isRest(1) && isRest(2) && isRest(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

int charactersIn(std::string_view text)
{
    return static_cast<int>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80; }));
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

LineReader::LineReader(std::span<const Source> lines)
    : m_lines(lines)
    , m_line(lines.front().text)
    , m_indentation(std::min(m_line.find_first_not_of(' '), m_line.size()))
{
}

void LineReader::fail(Expected expected, std::string wanted, int count) const
{
    LineReader here = *this;
    here.skipBlanks();
    throw Mistake{{expected, here.place(), std::move(wanted), here.found(), count, {}, {}}};
}

void LineReader::skipBlanks()
{
    const auto skip = [this] {
        while (m_at < m_line.size() && (m_line[m_at] == ' ' || m_line[m_at] == '\t'))
            ++m_at;
    };
    skip();
    while (m_open > 0 && m_at == m_line.size() && m_index + 1 < m_lines.size()
        && m_lines[m_index + 1].text.find_first_not_of(' ') > m_indentation) {
        m_line = m_lines[++m_index].text;
        m_at = 0;
        skip();
    }
}

bool LineReader::atEnd()
{
    skipBlanks();
    return m_at == m_line.size() || m_line[m_at] == '#';
}

char LineReader::peek()
{
    skipBlanks();
    return m_at < m_line.size() ? m_line[m_at] : '\0';
}

bool LineReader::take(char sign)
{
    if (peek() != sign)
        return false;
    ++m_at;
    if (sign == '(' || sign == '[')
        ++m_open;
    else if (sign == ')' || sign == ']')
        --m_open;
    return true;
}

void LineReader::need(char sign)
{
    if (!take(sign))
        fail(Expected::Sign, std::string(1, sign));
}

void LineReader::needEnd()
{
    if (!atEnd())
        fail(Expected::EndOfLine);
}

std::optional<std::string> LineReader::name()
{
    if (!isLetter(peek()))
        return std::nullopt;
    const std::size_t from = m_at;
    const LineReader before = *this;
    while (m_at < m_line.size() && (isLetter(m_line[m_at]) || isDigit(m_line[m_at])))
        ++m_at;
    before.needShort(m_line.substr(from, m_at - from), kMostOfName);
    return std::string(m_line.substr(from, m_at - from));
}

std::string LineReader::needName()
{
    auto result = name();
    if (!result)
        fail(Expected::Name);
    return *result;
}

std::string LineReader::needTensorName()
{
    return needSigns(Expected::Name, ".");
}

std::string LineReader::needFileName()
{
    LineReader inside = *this;
    if (!inside.take('"'))
        fail(Expected::FileName);
    std::string result = inside.needSigns(Expected::FileName, ".-");
    if (inside.m_at == inside.m_line.size() || !inside.take('"'))
        fail(Expected::FileName);
    *this = inside;
    return result;
}

bool LineReader::isNameBefore(char sign) const
{
    LineReader ahead = *this;
    return ahead.name() && ahead.peek() == sign;
}

std::optional<double> LineReader::number()
{
    const char first = peek();
    const bool negative = first == '-' && m_at + 1 < m_line.size() && isDigit(m_line[m_at + 1]);
    if (!isDigit(first) && !negative)
        return std::nullopt;
    const LineReader before = *this;
    if (negative)
        ++m_at;
    const std::size_t from = m_at;
    const auto skipDigits = [&](std::size_t most) {
        const std::size_t start = m_at;
        while (m_at < m_line.size() && isDigit(m_line[m_at]))
            ++m_at;
        if (m_at - start > most)
            before.fail(Expected::SmallerNumber);
    };
    skipDigits(kMostDigits);
    if (m_at + 1 < m_line.size() && m_line[m_at] == '.' && isDigit(m_line[m_at + 1])) {
        ++m_at;
        skipDigits(kMostDecimals);
    }
    double result = 0;
    std::from_chars(m_line.data() + from, m_line.data() + m_at, result);
    return negative ? 0 - result : result;
}

std::string LineReader::needSentence()
{
    if (peek() != '"')
        fail(Expected::Sentence);
    const auto end = m_line.find('"', m_at + 1);
    if (end == std::string_view::npos)
        fail(Expected::Sentence);
    const std::string result(trimmed(m_line.substr(m_at + 1, end - m_at - 1)));
    if (result.empty())
        fail(Expected::Sentence);
    needShort(result, kMostOfSentence);
    m_at = end + 1;
    return result;
}

std::vector<std::string> LineReader::words()
{
    std::vector<std::string> result;
    if (peek() != '#')
        return result;
    std::string_view rest = trimmed(m_line.substr(m_at + 1));
    while (!rest.empty()) {
        const bool quoted = rest.front() == '"';
        const auto close = quoted ? std::min(rest.find('"', 1), rest.size()) : 0;
        const auto end = rest.find(';', close);
        const std::string_view part = trimmed(quoted ? rest.substr(1, close - 1) : rest.substr(0, end));
        needShort(part, kMostOfWords);
        if (!part.empty())
            result.emplace_back(part);
        rest = end == std::string_view::npos ? std::string_view() : trimmed(rest.substr(end + 1));
    }
    return result;
}

std::string LineReader::needSigns(Expected expected, std::string_view alsoFits)
{
    const LineReader before = *this;
    const auto isWord = [](char c) { return isLetter(c) || isDigit(c) || (c >= 'A' && c <= 'Z'); };
    const std::size_t from = m_at;
    while (m_at < m_line.size() && (isWord(m_line[m_at]) || alsoFits.find(m_line[m_at]) != std::string_view::npos))
        ++m_at;
    const std::string_view result = m_line.substr(from, m_at - from);
    if (result.empty() || !isWord(result.front()) || isDigit(result.front()) || !isWord(result.back()))
        before.fail(expected);
    before.needShort(result, kMostOfTensorName);
    return std::string(result);
}

void LineReader::needShort(std::string_view text, int most) const
{
    if (charactersIn(text) > most)
        throw Mistake{{Expected::ShorterText, place(), {}, found(), most, {}, {}}};
}

std::string LineReader::found() const
{
    std::string_view rest = m_line.substr(m_at);
    rest = trimmed(rest);
    if (rest.empty() || rest.front() == '#')
        return {};
    std::size_t length = 0;
    const auto isWord = [](char c) { return isLetter(c) || isDigit(c); };
    if (isWord(rest.front())) {
        while (length < rest.size() && length < kMostFound && isWord(rest[length]))
            ++length;
    } else {
        length = characterAt(rest);
    }
    return std::string(rest.substr(0, length));
}

std::string listed(std::span<const std::string_view> names)
{
    std::string all;
    for (const std::string_view name : names)
        all += (all.empty() ? "" : ", ") + std::string(name);
    return all;
}

void needNames(LineReader& line, std::span<const std::string_view> names, Expected expected)
{
    for (const std::string_view name : names) {
        const LineReader before = line;
        const bool follows = name == names.front() || line.take(',');
        if (!follows || line.name() != name)
            before.fail(expected, listed(names));
    }
}

std::optional<Cell> cellNamed(std::string_view name, Board board)
{
    const auto isPlace = [board](char c) { return c >= '1' && c - '0' <= board.side(); };
    if (name.size() != 4 || name[0] != 'r' || name[2] != 'c' || !isPlace(name[1]) || !isPlace(name[3]))
        return std::nullopt;
    return board.cell(name[1] - '1', name[3] - '1');
}

} // namespace convoku::text
