// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QVariant>

namespace convoku {

// Qt's labels guess whether a text is HTML, and so do tooltips and message boxes, which are labels too. What is shown
// may come from elsewhere: the name of a file, a title, a note, or a message that quotes one. Guessed to be HTML, it
// would have the window read whatever files it names.

/// The label of this program: shows its text as it is. One that shows HTML of our own says so with setTextFormat(), and
/// escapes all that it puts into it (packaging/check-sources knows the files that do).
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);
};

/// No label of the application guesses any more, whoever made it: tooltips, message boxes, and what else Qt's own
/// dialogs say ("… already exists"). Labels whose format was chosen keep it. Once is enough.
void keepLabelsPlain();

/// A text for a menu, a button or a tab, in which & is a letter and marks no mnemonic.
QString withoutMnemonic(QString text);

/// Returns an empty answer for QTextBrowser::loadResource(), for a text that must not load what it names. If the answer
/// were null, Qt would read the file itself.
QVariant nothingToLoad(int type);

} // namespace convoku
