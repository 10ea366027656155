// SPDX-License-Identifier: MIT
#include "app/wording/help_marks.h"

#include <QRegularExpression>

namespace convoku {

QString withMarkedAnchors(QString markdown)
{
    static const QRegularExpression kNamed(
        QStringLiteral("^(#{1,6} .*\\S) *<!-- #(\\S+) -->$"), QRegularExpression::MultilineOption);
    static const QRegularExpression kComment(
        QStringLiteral("<!--.*?-->\\n?"), QRegularExpression::DotMatchesEverythingOption);
    markdown.replace(kNamed, QStringLiteral("\\1") + kAnchorBegins + QStringLiteral("\\2") + kAnchorEnds);
    return markdown.remove(kComment);
}

QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            anchor += c;
        else if (c == QLatin1Char(' '))
            anchor += QLatin1Char('-');
    }
    return anchor;
}

} // namespace convoku
