// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QTextCursor;

namespace convoku {

/// Returns whether names and words of the language can contain the letter.
bool isOfWord(QChar c);
/// Returns whether the line ends neither inside a string nor in a comment.
bool endsOutside(const QString& line);
/// Returns the part of the current word before the cursor; empty if there is none.
QString wordBefore(const QTextCursor& cursor);
/// Returns the words that can be at the cursor in the text of a network and begin with wordBefore().
QStringList completionsAt(const QTextCursor& cursor);

} // namespace convoku
