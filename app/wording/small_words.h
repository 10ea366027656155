// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// A digit as people write it; `digit`: from 0.
inline QString digitText(int digit)
{
    return QString::number(digit + 1);
}

/// Returns the text with a capital letter, as at the beginning of a sentence. The name of a cell, r5c4, stays as it is.
inline QString capitalised(QString text)
{
    const bool isCell = text.size() >= 4 && text[0] == QLatin1Char('r') && text[1].isDigit()
        && text[2] == QLatin1Char('c') && text[3].isDigit();
    if (!text.isEmpty() && !isCell)
        text[0] = text[0].toUpper();
    return text;
}

} // namespace convoku
