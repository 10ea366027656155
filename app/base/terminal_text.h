// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace convoku {

/// Replaces everything that a terminal would obey by readable text: control characters (ESC, BEL, those of C1),
/// characters that turn the direction of a line, and bytes that are not UTF-8 become \x1b, \u202e, \xff. Line ends and
/// tabs stay. Names of files and titles of puzzles are untrusted.
QByteArray forTerminal(const QByteArray& utf8);
/// The same for text, whose names of files may have bytes that are no UTF-8 (file_name.h).
QString forTerminal(const QString& text);
/// For a text that is one line: line ends too.
QString lineForTerminal(const QString& text);

} // namespace convoku
