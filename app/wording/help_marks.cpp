// SPDX-License-Identifier: MIT
#include "app/wording/help_marks.h"

#include <QRegularExpression>

namespace convoku {
namespace {

constexpr QChar kBar(0xe002);
constexpr QChar kNoSign(0xe003);

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

QString withMarkedBars(QString markdown)
{
    static const QRegularExpression kRow(QStringLiteral("^\\|.*$"), QRegularExpression::MultilineOption);
    static const QRegularExpression kCode(QStringLiteral("`[^`\n]*`"));
    for (auto row = kRow.globalMatch(markdown); row.hasNext();) {
        const QRegularExpressionMatch line = row.next();
        for (auto code = kCode.globalMatch(line.captured()); code.hasNext();) {
            const QRegularExpressionMatch span = code.next();
            // A sign for a sign, so that all that follows stays where it is.
            QString marked = span.captured();
            marked.replace(QLatin1String("\\|"), QString(kBar) + kNoSign);
            markdown.replace(line.capturedStart() + span.capturedStart(), span.capturedLength(), marked);
        }
    }
    return markdown.remove(kNoSign);
}

QString withBars(QString text)
{
    return text.replace(kBar, QLatin1Char('|'));
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
