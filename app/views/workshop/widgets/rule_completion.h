// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QTextCursor;

namespace convoku {

/// Whether names and words of the language have such a letter.
bool isOfWord(QChar c);
/// Whether a line ends neither inside a string nor in a comment.
bool endsOutside(const QString& line);
/// What is written of the word that the cursor is in or behind; empty: none.
QString wordBefore(const QTextCursor& cursor);
/// What can stand at the cursor of the text of a network, and begins as wordBefore() does.
QStringList completionsAt(const QTextCursor& cursor);

} // namespace convoku
