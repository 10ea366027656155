// SPDX-License-Identifier: MIT
#include "app/lessons/lesson_links.h"

#include "app/lessons/lesson_settings.h"
#include "app/lessons/lesson_text.h"
#include "app/session/cell_address.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace convoku {
namespace {

/// Code is shown as it is written: what stands in it is blanked out, so that places stay where they are.
QString withoutCode(const QString& markdown)
{
    static const QRegularExpression kCode(
        QStringLiteral(
            "^(?<fence>```+|~~~+)[^\\n]*\\n.*?(?:^\\k<fence>[^\\n]*$|\\z)|(?<tick>`+)(?!`).*?(?<!`)\\k<tick>(?!`)"),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    QString text = markdown;
    auto matches = kCode.globalMatch(markdown);
    while (matches.hasNext()) {
        const auto match = matches.next();
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            if (text[i] != QLatin1Char('\n'))
                text[i] = QLatin1Char(' ');
        }
    }
    return text;
}

QString problemOf(const LessonLink& link)
{
    switch (link.kind) {
    case LessonLink::Kind::Light:
        return readBoardPlaces(link.target) ? QString() : problemOfPlaces(link.target);
    case LessonLink::Kind::Number:
        return link.target.isEmpty() ? LessonText::tr("Expected the place of a number, as in r1=1.") : QString();
    case LessonLink::Kind::Go:
        return isLessonAddress(link.target)
            ? QString()
            : LessonText::tr(
                "A link can’t go to “%1”: expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).")
                  .arg(link.target);
    case LessonLink::Kind::Show:
        return problemOfViews(link.target.split(QLatin1Char(',')));
    case LessonLink::Kind::Pick:
        return readCandidate(link.target)
            ? QString()
            : LessonText::tr("Expected a candidate as in r1c7=3, not “%1”.").arg(link.target);
    case LessonLink::Kind::Web:
        return QUrl(link.target, QUrl::StrictMode).isValid()
            ? QString()
            : LessonText::tr("“%1” is no address of a page.").arg(link.target);
    }
    return {};
}

} // namespace

FoundLinks findLinks(const QString& markdown, int firstLine)
{
    static const QRegularExpression kLink(QStringLiteral("(!?)\\[(?:[^\\[\\]\\\\]|\\\\.)*\\]\\(([^()]*)\\)"));
    static const QRegularExpression kReference(
        QStringLiteral("^ {0,3}\\[[^\\]\\n]+\\]:[^\\n]*$|\\][ ]?\\[[^\\]\\n]*\\]"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression kHtml(QStringLiteral("<(?:/?[A-Za-z][A-Za-z0-9]*(?:\\s[^<>]*)?/?>|!--)"));
    const QString text = withoutCode(markdown);
    FoundLinks found;
    const auto lineAt
        = [&](qsizetype at) { return firstLine + static_cast<int>(text.left(at).count(QLatin1Char('\n'))); };
    const auto complain = [&](qsizetype at, const QString& what) { found.problems.push_back({lineAt(at), what}); };

    for (auto matches = kLink.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const qsizetype at = match.capturedStart();
        const QString target = match.captured(2);
        if (match.capturedLength(1) > 0) {
            complain(at, LessonText::tr("A lesson has no pictures: what is seen is the window itself."));
            continue;
        }
        if (target.contains(QLatin1Char(' ')) || target.contains(QLatin1Char('\n'))) {
            complain(at, LessonText::tr("A link’s target has no blanks: “%1”.").arg(target));
            continue;
        }
        auto link = readLessonLink(target);
        if (!link) {
            complain(at,
                LessonText::tr("There is no kind of link “%1”. Expected light:, number:, go:, show:, pick: or https:.")
                    .arg(target));
            continue;
        }
        link->line = lineAt(at);
        if (const QString problem = problemOf(*link); !problem.isEmpty())
            complain(at, problem);
        else
            found.links.push_back(*link);
    }
    for (auto matches = kReference.globalMatch(text); matches.hasNext();)
        complain(matches.next().capturedStart(), LessonText::tr("Links are written as [text](target) here."));
    for (auto matches = kHtml.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        complain(match.capturedStart(), LessonText::tr("A lesson has no HTML: “%1”.").arg(match.captured()));
    }
    return found;
}

} // namespace convoku
