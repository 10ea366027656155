// SPDX-License-Identifier: MIT
#include "app/cli/json_line.h"

#include "solver/sudoku/cell.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace convoku {

QByteArray jsonString(QByteArrayView text)
{
    QByteArray json = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (json += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            json += "\\u" + QByteArray::number(static_cast<unsigned char>(c), 16).rightJustified(4, '0');
        else
            json += c;
    }
    return json + '"';
}

JsonLine& JsonLine::raw(QByteArrayView key, const QByteArray& json)
{
    if (m_json.size() > 1)
        m_json += ',';
    m_json += jsonString(key) + ':' + json;
    return *this;
}

JsonLine& JsonLine::text(QByteArrayView key, QByteArrayView value)
{
    return raw(key, jsonString(value));
}

JsonLine& JsonLine::number(QByteArrayView key, long long value)
{
    return raw(key, QByteArray::number(value));
}

JsonLine& JsonLine::flag(QByteArrayView key, bool value)
{
    return raw(key, value ? "true" : "false");
}

QByteArray jsonCandidates(std::span<const std::uint16_t> candidates)
{
    // The network counts by digit first, people by place.
    std::vector<Candidate> sorted;
    sorted.reserve(candidates.size());
    for (const std::uint16_t index : candidates)
        sorted.push_back(Candidate::fromIndex(index));
    std::sort(sorted.begin(), sorted.end(), [](const Candidate& a, const Candidate& b) {
        return std::tie(a.row, a.column, a.digit) < std::tie(b.row, b.column, b.digit);
    });
    return jsonArray(sorted, [](const Candidate& c) {
        return jsonArray(std::initializer_list<int>{c.row + 1, c.column + 1, c.digit + 1},
            [](int n) { return QByteArray::number(n); });
    });
}

} // namespace convoku
