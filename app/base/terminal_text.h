// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace convoku {

/// What a terminal shows and does not obey: control characters (ESC, BEL, those of C1), what turns the direction of a
/// line, and bytes that are no UTF-8 stand as \x1b, \u202e, \xff. Line ends and tabs stay. A file may be called, and a
/// puzzle titled, by anybody.
QByteArray forTerminal(const QByteArray& utf8);
/// The same for text, whose names of files may have bytes that are no UTF-8 (file_name.h).
QString forTerminal(const QString& text);
/// For a text that is one line: line ends too.
QString lineForTerminal(const QString& text);

} // namespace convoku
