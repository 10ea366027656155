// SPDX-License-Identifier: MIT
#include "app/site/markdown_html.h"

#include "app/views/help/help_marks.h"

#include <QRegularExpression>

#include <md4c-html.h>

namespace convoku {
namespace {

void append(const MD_CHAR* text, MD_SIZE size, void* to)
{
    static_cast<QByteArray*>(to)->append(text, static_cast<qsizetype>(size));
}

/// Calls `replaced` for every match.
template <typename Replace>
QString replaceAll(const QString& text, const QRegularExpression& pattern, const Replace& replaced)
{
    QString result;
    qsizetype done = 0;
    for (auto at = pattern.globalMatch(text); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        result += QStringView(text).mid(done, match.capturedStart() - done);
        result += replaced(match);
        done = match.capturedEnd();
    }
    return result.append(QStringView(text).mid(done));
}

/// Removes the tags from HTML that md4c writes: without comments, and without greater-than signs in attributes.
QString plainText(QString html)
{
    static const QRegularExpression kTag(QStringLiteral("<[^>]*>"));
    return html.remove(kTag);
}

QString withAnchors(const QString& html)
{
    static const QRegularExpression kHeading(QStringLiteral("<h([1-6])>(.*?)(?:\\x{e000}(\\S+?)\\x{e001})?</h\\1>"));
    return replaceAll(html, kHeading, [](const QRegularExpressionMatch& match) {
        const QString level = match.captured(1);
        const QString words = match.captured(2).trimmed();
        const QString anchor = match.captured(3).isEmpty() ? anchorOf(plainText(words)) : match.captured(3);
        return QStringLiteral("<h") + level + QStringLiteral(" id=\"") + anchor + QStringLiteral("\">") + words
            + QStringLiteral("</h") + level + QStringLiteral(">");
    });
}

QString withSiteLinks(const QString& html, const HtmlLinks& links)
{
    static const QRegularExpression kCommand(QStringLiteral("<a href=\"convoku:[^\"]*\">(.*?)</a>"));
    static const QRegularExpression kPage(QStringLiteral("(<a href=\"[^\":]*)\\.md(#[^\"]*)?\""));
    static const QRegularExpression kImage(QStringLiteral("<img src=\"(screens/)?"));
    static const QRegularExpression kTable(
        QStringLiteral("<table>(.*?)</table>"), QRegularExpression::DotMatchesEverythingOption);
    QString text = replaceAll(html, kCommand, [&links](const QRegularExpressionMatch& match) {
        const QString words = match.captured(1);
        if (words.startsWith(QLatin1String("<img")))
            return words;
        return QStringLiteral("<span class=\"command\" title=\"") + links.command.toHtmlEscaped()
            + QStringLiteral("\">") + words + QStringLiteral("</span>");
    });
    text = replaceAll(text, kPage, [](const QRegularExpressionMatch& match) {
        return match.captured(1) + QStringLiteral(".html") + match.captured(2) + QLatin1Char('"');
    });
    text = replaceAll(text, kImage, [&links](const QRegularExpressionMatch& match) {
        return match.captured(1).isEmpty()
            ? match.captured()
            : QStringLiteral("<img class=\"screen\" src=\"") + links.top + match.captured(1);
    });
    // Wide ones scroll by themselves.
    return replaceAll(text, kTable, [](const QRegularExpressionMatch& match) {
        return QStringLiteral("<div class=\"table\">") + match.captured() + QStringLiteral("</div>");
    });
}

} // namespace

QString htmlOf(const QString& markdown, const HtmlLinks& links)
{
    const QByteArray source = withMarkedBars(withMarkedAnchors(markdown)).toUtf8();
    QByteArray html;
    md_html(source.constData(), static_cast<MD_SIZE>(source.size()), append, &html, MD_FLAG_TABLES | MD_FLAG_NOHTML,
        MD_HTML_FLAG_XHTML);
    return withBars(withSiteLinks(withAnchors(QString::fromUtf8(html)), links));
}

QByteArray siteStyle()
{
    return R"(:root { --ground: #fff; --side: #f5f6f8; --text: #1c1f24; --faint: #5a6270; --line: #d5d9e0; --link: #1f55b5; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1b1e24; --side: #22262e; --text: #e6e8ec; --faint: #a3abb8; --line: #3a404b; --link: #8db4ff; }
  img[src$=".svg"] { filter: invert(0.9) hue-rotate(180deg); }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, sans-serif;
  display: grid; grid-template: "languages languages" auto "contents main" 1fr / 17rem minmax(0, 1fr); min-height: 100vh; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav ul { list-style: none; margin: 0; padding: 0; }
.languages { grid-area: languages; background: var(--side); border-bottom: 1px solid var(--line); padding: 0.4rem 1rem; }
.languages ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; justify-content: flex-end; font-size: 0.9rem; }
.languages [aria-current] { font-weight: 600; }
.contents { grid-area: contents; background: var(--side); border-right: 1px solid var(--line); padding: 1rem; }
.contents li { margin: 0.25rem 0; }
.contents a { text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.contents [aria-current] { color: var(--text); font-weight: 600; }
main { grid-area: main; padding: 0.5rem clamp(1rem, 4vw, 3rem) 3rem; max-width: 62rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.25; margin: 1.6em 0 0.5em; }
h1 { margin-top: 0.7em; }
img { max-width: 100%; height: auto; border-radius: 8px; }
img.screen { border: 1px solid var(--line); }
.table { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.8rem 0 1.2rem; }
th, td { border: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
th { background: var(--side); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.92em; background: var(--side); border-radius: 4px; }
code { padding: 0.05em 0.25em; }
pre { padding: 0.7rem 1rem; overflow-x: auto; line-height: 1.4; }
pre code { padding: 0; background: none; font-size: 1em; }
.command { border-bottom: 1px dotted var(--faint); }
.neighbours { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; margin-top: 3rem;
  border-top: 1px solid var(--line); padding-top: 1rem; }
.neighbours a[rel="next"] { margin-left: auto; }
@media (max-width: 50rem) {
  body { display: block; }
  .contents { border-right: 0; border-bottom: 1px solid var(--line); }
  .contents ul { columns: 2; }
}
)";
}

} // namespace convoku
