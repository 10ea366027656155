// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// A digit as people write it; `digit`: 0 … 8.
inline QString digitText(int digit)
{
    return QString::number(digit + 1);
}

/// As the first words of a sentence.
inline QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace convoku
