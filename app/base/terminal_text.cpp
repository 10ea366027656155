// SPDX-License-Identifier: MIT
#include "app/base/terminal_text.h"

#include "app/base/file_name.h"

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

/// Letters in a row that a terminal or its bidirectional algorithm obeys, beside those of the category Cc.
bool turnsOrHides(char32_t c)
{
    constexpr struct
    {
        char32_t first;
        char32_t last;
    } kRanges[] = {
        {0x061C, 0x061C}, // Arabic letter mark
        {0x180E, 0x180E}, // a separator without width
        {0x200B, 0x200B}, // a space without width
        {0x200E, 0x200F}, // marks of direction
        {0x2028, 0x202E}, // separators of lines; embeddings and overrides
        {0x2060, 0x206F}, // invisible operators; isolates
        {0xFEFF, 0xFEFF}, // a byte order mark
        {0xFFF9, 0xFFFB}, // annotations
        {0xE0000, 0xE007F}, // tags
    };
    return std::any_of(
        std::begin(kRanges), std::end(kRanges), [c](const auto& range) { return c >= range.first && c <= range.last; });
}

QString hexadecimal(const char* before, char32_t number, int digits)
{
    return QLatin1String(before) + QString::number(number, 16).rightJustified(digits, QLatin1Char('0'));
}

QString escaped(const QString& text, bool oneLine)
{
    constexpr char32_t kOneByte = 0xFF;
    constexpr char32_t kTwoBytes = 0xFFFF;
    QString shown;
    shown.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text[i];
        const bool pair = unit.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t c = pair ? QChar::surrogateToUcs4(unit, text[i + 1]) : unit.unicode();
        const bool stays = c == U'\t' || (c == U'\n' && !oneLine);
        const bool raw = !pair && c >= 0xDC80 && c <= 0xDCFF; // a byte of a file's name
        if (raw)
            shown += hexadecimal("\\x", c & kOneByte, 2);
        else if (!stays
            && (QChar::category(c) == QChar::Other_Control || turnsOrHides(c) || (!pair && unit.isSurrogate())))
            shown += c <= kOneByte ? hexadecimal("\\x", c, 2)
                : c <= kTwoBytes   ? hexadecimal("\\u", c, 4)
                                   : hexadecimal("\\U", c, 8);
        else
            shown += pair ? text.mid(i, 2) : QString(unit);
        i += pair ? 1 : 0;
    }
    return shown;
}

} // namespace

QByteArray forTerminal(const QByteArray& utf8)
{
    return escaped(fileNameFromBytes(utf8), false).toUtf8();
}

QString forTerminal(const QString& text)
{
    return escaped(text, false);
}

QString lineForTerminal(const QString& text)
{
    return escaped(text, true);
}

} // namespace convoku
