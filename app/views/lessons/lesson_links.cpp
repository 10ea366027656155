// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_links.h"

#include "app/document/cell_address.h"
#include "app/views/lessons/lesson_settings.h"
#include "app/views/lessons/lesson_text.h"

#include <QRegularExpression>
#include <QUrl>

#include <md4c.h>

#include <algorithm>
#include <functional>
#include <new>

namespace convoku {
namespace {

constexpr std::size_t kMostProblems = 200; ///< of a piece: nobody reads more

QString problemOf(const LessonLink& link, Board board)
{
    switch (link.kind) {
    case LessonLink::Kind::Light:
        return readBoardPlaces(link.target, board) ? QString() : problemOfPlaces(link.target);
    case LessonLink::Kind::Number:
        return link.target.isEmpty() ? LessonText::tr("Expected the place of a number, as in r1=1.") : QString();
    case LessonLink::Kind::Go:
        return isLessonAddress(link.target)
            ? QString()
            : LessonText::tr(
                "A link cannot go to “%1”. Expected start, end, a pass (17), a step (17.4) or a layer (17.4.2).")
                  .arg(link.target);
    case LessonLink::Kind::Show:
        return problemOfViews(link.target.split(QLatin1Char(',')));
    case LessonLink::Kind::Pick:
        return readCandidate(link.target, board)
            ? QString()
            : LessonText::tr("Expected a candidate as in r1c7=3, not “%1”.").arg(link.target);
    case LessonLink::Kind::Web:
        return QUrl(link.target, QUrl::StrictMode).isValid()
            ? QString()
            : LessonText::tr("“%1” is not a page address.").arg(link.target);
    }
    return {};
}

/// Reads a text with md4c, which also reads Markdown in the window: everything that it takes for a link or a picture is
/// one, however it is written.
class Reading
{
public:
    struct Link
    {
        QString target;
        QString title;
        bool isPicture = false;
        qsizetype begin = -1; ///< where its words stand; nowhere where it has none
        qsizetype end = -1;
        qsizetype from = 0; ///< behind what stood before it
    };

    Reading(const QByteArray& text, unsigned flags)
        : m_text(text)
        , m_said(text.size(), '\0')
    {
        MD_PARSER parser{};
        parser.flags = flags;
        parser.enter_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
        parser.leave_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
        parser.enter_span = [](MD_SPANTYPE type, void* detail, void* to) {
            static_cast<Reading*>(to)->enter(type, detail);
            return 0;
        };
        parser.leave_span = [](MD_SPANTYPE type, void*, void* to) {
            static_cast<Reading*>(to)->leave(type);
            return 0;
        };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR* part, MD_SIZE size, void* to) {
            static_cast<Reading*>(to)->say(type, part, static_cast<qsizetype>(size));
            return 0;
        };
        if (md_parse(text.constData(), static_cast<MD_SIZE>(text.size()), &parser, this) != 0)
            throw std::bad_alloc();
    }

    const std::vector<Link>& links() const { return m_links; }
    /// Returns the pieces of HTML, each with the place of its first character.
    const std::vector<std::pair<qsizetype, QString>>& html() const { return m_html; }
    /// Shown as letters, and not as code.
    bool isLetter(qsizetype at) const { return at >= 0 && at < m_said.size() && m_said[at] == kLetter; }
    bool isShown(qsizetype at) const { return m_said[at] != '\0'; }

private:
    static constexpr char kLetter = 'l';
    static constexpr char kOther = 'o';

    void enter(MD_SPANTYPE type, const void* detail)
    {
        const auto text = [](const MD_ATTRIBUTE& attribute) {
            return QString::fromUtf8(attribute.text, static_cast<qsizetype>(attribute.size));
        };
        Link link;
        link.from = m_behind;
        if (type == MD_SPAN_A) {
            const auto* found = static_cast<const MD_SPAN_A_DETAIL*>(detail);
            link.target = text(found->href);
            link.title = text(found->title);
        } else if (type == MD_SPAN_IMG) {
            link.isPicture = true;
        } else {
            return;
        }
        m_open.push_back(m_links.size());
        m_links.push_back(link);
    }

    void leave(MD_SPANTYPE type)
    {
        if (m_open.empty() || (type != MD_SPAN_A && type != MD_SPAN_IMG))
            return;
        const Link inner = m_links[m_open.back()];
        m_open.pop_back();
        if (!m_open.empty() && inner.begin >= 0)
            widen(m_links[m_open.back()], inner.begin, inner.end);
    }

    static void widen(Link& link, qsizetype begin, qsizetype end)
    {
        if (link.begin < 0)
            link.begin = begin;
        link.end = end;
    }

    void say(MD_TEXTTYPE type, const MD_CHAR* part, qsizetype size)
    {
        const char* begin = m_text.constData();
        const char* end = begin + m_text.size();
        // Text that is not in the source (for instance a blank for the end of a line) has no place.
        if (std::less<>()(part, begin) || std::less<>()(end, part + size))
            return;
        const qsizetype at = part - begin;
        if (type == MD_TEXT_HTML && !(size == 1 && *part == '\n'))
            m_html.emplace_back(at, QString::fromUtf8(part, std::min<qsizetype>(size, kMostQuoted)).trimmed());
        std::fill_n(m_said.begin() + at, size, type == MD_TEXT_NORMAL ? kLetter : kOther);
        m_behind = at + size;
        if (!m_open.empty())
            widen(m_links[m_open.back()], at, m_behind);
    }

    static constexpr qsizetype kMostQuoted = 60;

    const QByteArray& m_text;
    QByteArray m_said; ///< for each byte: what is shown of it
    std::vector<Link> m_links;
    std::vector<std::size_t> m_open;
    std::vector<std::pair<qsizetype, QString>> m_html;
    qsizetype m_behind = 0; ///< the last that was shown
};

/// Computes the line numbers of places in a text.
class Lines
{
public:
    Lines(const QByteArray& text, int firstLine)
        : m_first(firstLine)
    {
        for (qsizetype at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            m_ends.push_back(at);
    }
    int at(qsizetype place) const
    {
        return m_first + static_cast<int>(std::lower_bound(m_ends.begin(), m_ends.end(), place) - m_ends.begin());
    }

private:
    int m_first;
    std::vector<qsizetype> m_ends;
};

/// Words and target in one place: neither `[words][name]`, whose target stands elsewhere, nor a target of no words that
/// is not shown as it is.
bool isInline(const QByteArray& text, const Reading::Link& link)
{
    if (link.begin < 0)
        return true;
    if (link.target.endsWith(QString::fromUtf8(text.mid(link.begin, link.end - link.begin))))
        return true;
    const qsizetype close = text.indexOf(']', link.end);
    return close >= 0 && close + 1 < text.size() && text[close + 1] == '(';
}

/// A bracket, or the one that it closes.
bool isEscaped(const QByteArray& text, qsizetype bracket)
{
    const QByteArray before = text.mid(std::max<qsizetype>(0, bracket - 200), std::min<qsizetype>(bracket, 200));
    const qsizetype open = before.lastIndexOf('[');
    return before.endsWith('\\') || (open > 0 && before[open - 1] == '\\');
}

/// Reports links that the author meant and Markdown does not: they are left as letters.
void findFailed(const QByteArray& text, const Reading& read, const std::function<void(qsizetype, QString)>& complain)
{
    for (qsizetype at = text.indexOf(']'); at >= 0; at = text.indexOf(']', at + 1)) {
        if (!read.isLetter(at) || !read.isLetter(at + 1) || isEscaped(text, at))
            continue;
        const QByteArray behind = text.mid(at + 2, 200);
        if (text[at + 1] == '(' && behind.contains(')')) {
            const QString target = QString::fromUtf8(behind.first(behind.indexOf(')')));
            complain(at,
                target.contains(QLatin1Char(' '))
                    ? LessonText::tr("A link target cannot contain blanks: “%1”.").arg(target)
                    : LessonText::tr("Write links as [text](target) here."));
        } else if (text[at + 1] == '[') {
            complain(at, LessonText::tr("Write links as [text](target) here."));
        }
    }
    // A target that stands by itself, "[name]: target", is not shown at all.
    for (qsizetype at = text.indexOf("]:"); at >= 0; at = text.indexOf("]:", at + 1)) {
        if (!read.isShown(at) && !read.isShown(at + 1))
            complain(at, LessonText::tr("Write links as [text](target) here."));
    }
}

} // namespace

FoundLinks findLinks(const QString& markdown, int firstLine, Board board)
{
    const QByteArray text = markdown.toUtf8();
    const Lines lines(text, firstLine);
    FoundLinks found;
    const auto complain = [&](qsizetype at, const QString& what) {
        if (found.problems.size() < kMostProblems)
            found.problems.push_back({lines.at(at), what});
    };

    // Read as LessonBrowser does. Only the other reading, below, finds what would be HTML.
    const Reading read(text, MD_DIALECT_GITHUB | MD_FLAG_NOHTML);
    for (const Reading::Link& each : read.links()) {
        const qsizetype at = each.begin < 0 ? std::max(each.from, text.indexOf('[', each.from)) : each.begin;
        if (each.isPicture) {
            complain(at, LessonText::tr("A lesson has no pictures. It shows the window itself."));
            continue;
        }
        if (!isInline(text, each)) {
            complain(at, LessonText::tr("Write links as [text](target) here."));
            continue;
        }
        if (each.target.contains(QLatin1Char(' ')) || each.target.contains(QLatin1Char('\n'))) {
            complain(at, LessonText::tr("A link target cannot contain blanks: “%1”.").arg(each.target));
            continue;
        }
        if (!each.title.isEmpty()) {
            complain(at, LessonText::tr("A link cannot have its own title here: “%1”.").arg(each.title));
            continue;
        }
        auto link = readLessonLink(each.target);
        if (!link) {
            complain(at,
                LessonText::tr("There is no link type “%1”. Expected light:, number:, go:, show:, pick: or https:.")
                    .arg(each.target));
            continue;
        }
        link->line = lines.at(at);
        if (const QString problem = problemOf(*link, board); !problem.isEmpty())
            complain(at, problem);
        else
            found.links.push_back(*link);
    }
    findFailed(text, read, complain);
    const Reading withHtml(text, MD_DIALECT_GITHUB);
    for (const auto& [at, html] : withHtml.html())
        complain(at, LessonText::tr("A lesson cannot contain HTML: “%1”.").arg(html));
    return found;
}

QString asMarkdown(const QString& plain)
{
    static const QRegularExpression kSign(QStringLiteral("([!-/:-@\\[-`{-~])"));
    QString text = plain;
    return text.replace(kSign, QStringLiteral("\\\\1"));
}

} // namespace convoku
