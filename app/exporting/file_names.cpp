// SPDX-License-Identifier: MIT
#include "app/exporting/file_names.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>

namespace convoku {

QString freePath(const QString& folder, const QString& stem, const QString& suffix)
{
    const QDir dir(folder);
    for (int number = 1;; ++number) {
        const QString tail = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
        const QString path = dir.filePath(stem + tail + QLatin1Char('.') + suffix);
        const QFileInfo info(path);
        if (!info.exists() && !info.isSymLink())
            return path;
    }
}

QString suggestedPath(const QString& folder, const QString& suffix)
{
    return freePath(folder, QStringLiteral("convoku-") + QDate::currentDate().toString(Qt::ISODate), suffix);
}

QString asFileName(QString text)
{
    constexpr qsizetype kLongest = 100;
    for (QChar& c : text) {
        // The signs that other systems refuse, too: files travel.
        if (!c.isPrint() || QStringLiteral("/\\:*?\"<>|").contains(c))
            c = QLatin1Char('_');
    }
    text = text.simplified().left(kLongest).trimmed();
    while (text.startsWith(QLatin1Char('.')))
        text.remove(0, 1);
    return text;
}

} // namespace convoku
