// SPDX-License-Identifier: MIT
#include "app/views/help/help_marks.h"

#include <QRegularExpression>
#include <QStringList>

namespace convoku {
namespace {

const QString kMarkBar(QChar(0xe002));

} // namespace

QString withMarkedAnchors(QString markdown)
{
    static const QRegularExpression kNamed(
        QStringLiteral("^(#{1,6} .*\\S) *<!-- #(\\S+) -->$"), QRegularExpression::MultilineOption);
    static const QRegularExpression kComment(
        QStringLiteral("<!--.*?-->\\n?"), QRegularExpression::DotMatchesEverythingOption);
    markdown.replace(kNamed, QStringLiteral("\\1") + kAnchorBegins + QStringLiteral("\\2") + kAnchorEnds);
    return markdown.remove(kComment);
}

QString withMarkedBars(const QString& markdown)
{
    QStringList lines = markdown.split(QLatin1Char('\n'));
    for (QString& line : lines) {
        if (!line.startsWith(QLatin1Char('|')))
            continue;
        QStringList parts = line.split(QLatin1Char('`')); // every other one is code, if it ends
        for (qsizetype i = 1; i + 1 < parts.size(); i += 2)
            parts[i].replace(QLatin1String("\\|"), kMarkBar);
        line = parts.join(QLatin1Char('`'));
    }
    return lines.join(QLatin1Char('\n'));
}

QString withBars(QString text)
{
    return text.replace(kMarkBar, QLatin1String("|"));
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
