// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/board.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <span>
#include <utility>

namespace convoku {

/// One JSON object in one line whose members keep the order in which they were added, which QJsonObject does not.
class JsonLine
{
public:
    JsonLine() { m_json.reserve(kUsual); }
    /// Continues an object of which `written` ends with a complete member.
    static JsonLine behind(const QByteArray& written)
    {
        JsonLine line;
        line.m_json = written;
        return line;
    }

    JsonLine& text(QByteArrayView key, QByteArrayView value);
    JsonLine& number(QByteArrayView key, long long value);
    JsonLine& flag(QByteArrayView key, bool value);
    /// `json` is written as it is.
    JsonLine& raw(QByteArrayView key, const QByteArray& json);

    /// Returns the whole object. Call it last.
    QByteArray finished() { return std::move(m_json += '}'); }
    /// Returns the object so far, without the closing brace.
    const QByteArray& open() const { return m_json; }

private:
    static constexpr qsizetype kUsual = 320; ///< a solved puzzle's

    /// Appends a comma if needed, the key and a colon.
    void begin(QByteArrayView key);

    QByteArray m_json = "{";
};

/// The value as a JSON string; it must be UTF-8.
QByteArray jsonString(QByteArrayView text);

/// [ item(value), … ]
template <typename Values, typename Item>
QByteArray jsonArray(const Values& values, const Item& item)
{
    QByteArray json = "[";
    for (const auto& value : values) {
        if (json.size() > 1)
            json += ',';
        json += item(value);
    }
    return json + ']';
}

/// Candidate indices as [[row, column, digit], …], from 1, sorted in this order.
QByteArray jsonCandidates(std::span<const std::uint16_t> candidates, Board board);

} // namespace convoku
