// SPDX-License-Identifier: MIT
#include "app/cli/json_line.h"

#include "solver/sudoku/cell.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>
#include <vector>

namespace convoku {

namespace {

/// Appends the text as a JSON string. Most texts have nothing that has to be escaped.
void appendString(QByteArray& json, QByteArrayView text)
{
    const auto isPlain = [](char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20; };
    json += '"';
    if (std::ranges::all_of(text, isPlain)) {
        json.append(text);
    } else {
        for (const char c : text) {
            if (c == '"' || c == '\\')
                (json += '\\') += c;
            else if (!isPlain(c))
                json += "\\u" + QByteArray::number(static_cast<unsigned char>(c), 16).rightJustified(4, '0');
            else
                json += c;
        }
    }
    json += '"';
}

} // namespace

QByteArray jsonString(QByteArrayView text)
{
    QByteArray json;
    json.reserve(text.size() + 2);
    appendString(json, text);
    return json;
}

void JsonLine::begin(QByteArrayView key)
{
    if (!m_json.endsWith('{'))
        m_json += ',';
    appendString(m_json, key);
    m_json += ':';
}

JsonLine& JsonLine::raw(QByteArrayView key, const QByteArray& json)
{
    begin(key);
    m_json += json;
    return *this;
}

JsonLine& JsonLine::text(QByteArrayView key, QByteArrayView value)
{
    begin(key);
    appendString(m_json, value);
    return *this;
}

JsonLine& JsonLine::number(QByteArrayView key, long long value)
{
    begin(key);
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    m_json.append(digits.data(), end - digits.data());
    return *this;
}

JsonLine& JsonLine::flag(QByteArrayView key, bool value)
{
    return raw(key, value ? "true" : "false");
}

QByteArray jsonCandidates(std::span<const std::uint16_t> candidates, Board board)
{
    // The network counts by digit first, people by place.
    std::vector<Candidate> sorted;
    sorted.reserve(candidates.size());
    for (const std::uint16_t index : candidates)
        sorted.push_back(board.candidate(index));
    std::sort(sorted.begin(), sorted.end(), [](const Candidate& a, const Candidate& b) {
        return std::tie(a.row, a.column, a.digit) < std::tie(b.row, b.column, b.digit);
    });
    return jsonArray(sorted, [](const Candidate& c) {
        return jsonArray(std::initializer_list<int>{c.row + 1, c.column + 1, c.digit + 1},
            [](int n) { return QByteArray::number(n); });
    });
}

} // namespace convoku
