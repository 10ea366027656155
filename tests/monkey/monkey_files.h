// SPDX-License-Identifier: MIT
#pragma once

#include "tests/monkey/random.h"

#include <QStringList>

namespace convoku::monkey {

/// Files to open, in a folder of the monkey's own: good, bad, huge and odd ones, and samples of all formats.
class MonkeyFiles
{
public:
    explicit MonkeyFiles(const QString& folder);

    /// One of them, or one that is not there.
    QString path(Random& random);
    /// A copy of a large one, for who takes it away while it is read.
    QString vanishing();
    /// Another session file: of the future, nested deeply, with numbers that nobody has.
    QString session(Random& random, const QByteArray& real);
    /// Millions of characters.
    QString hugeText(Random& random) const;

private:
    void write(const QString& name, const QByteArray& content);

    QString m_folder;
    QStringList m_paths;
    QByteArray m_many; ///< puzzles, and lines that are none
};

} // namespace convoku::monkey
