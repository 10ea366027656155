// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QStringList>

namespace convoku {

/// The parts of a text that lie on its lines, one below the other; none of an empty text. A line breaks at blanks, and
/// inside a word that is wider than the lines. The last of at most `most` lines is elided where there is more.
QStringList linesOf(const QString& text, const QFont& font, qreal width, int most);

} // namespace convoku
