// SPDX-License-Identifier: MIT
#include "app/site/site.h"

#include "app/base/output_file.h"
#include "app/document/examples.h"
#include "app/site/markdown_html.h"
#include "app/views/help/help_marks.h"
#include "app/views/help/network_document.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace convoku {
namespace {

const QString kEnglish = QStringLiteral("en");

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Empty: done.
QString write(const QString& path, const QByteArray& bytes)
{
    QFileInfo(path).dir().mkpath(QStringLiteral(".")); // where that fails the file can't be opened either
    const QString problem = writeWholeFile(path, bytes);
    return problem.isEmpty() ? QString() : path + QStringLiteral(": ") + problem;
}

NetworkDocument drawn()
{
    const auto backend = makeBitwiseBackend();
    return NetworkDocument(*backend, examples().front().givens);
}

QString nameOf(const QString& language)
{
    for (const Language& each : convoku::languages()) {
        if (each.id == language)
            return each.name;
    }
    return language;
}

QString htmlName(QString page)
{
    return page.replace(QStringLiteral(".md"), QStringLiteral(".html"));
}

/// From a page to the top of its language's pages, and to the top of all.
QString upFrom(const QString& page)
{
    return QStringLiteral("../").repeated(page.count(QLatin1Char('/')));
}

QString topFrom(const QString& language, const QString& page)
{
    return upFrom(page) + (language == kEnglish ? QString() : QStringLiteral("../"));
}

/// Returns the language's tag on the web: zh-CN.
QString tagOf(QString language)
{
    return language.replace(QLatin1Char('_'), QLatin1Char('-'));
}

} // namespace

Site::Site(QString help)
    : m_help(std::move(help))
    , m_pages(read(m_help + QStringLiteral("/contents.txt")).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
{
}

QStringList Site::languages() const
{
    QStringList found;
    for (const Language& language : convoku::languages()) {
        if (language.id == kEnglish || QFile::exists(QStringLiteral("%1/%2/index.md").arg(m_help, language.id)))
            found << language.id;
    }
    return found;
}

QString Site::markdown(const QString& language, const QString& page) const
{
    // Find the page as translatedFile() does: the language's folder is beside the page.
    const qsizetype slash = page.lastIndexOf(QLatin1Char('/')) + 1;
    const QString translated
        = read(QStringLiteral("%1/%2%3/%4").arg(m_help, page.left(slash), language, page.mid(slash)));
    return translated.isEmpty() ? read(m_help + QLatin1Char('/') + page) : translated;
}

QString Site::titleOf(const QString& language, const QString& page) const
{
    return markdown(language, page).section(QLatin1Char('\n'), 0, 0).mid(2);
}

QString Site::contents(const QString& language, const QString& page) const
{
    QString list;
    for (const QString& each : m_pages) {
        const QString title = titleOf(language, each).toHtmlEscaped();
        list += QStringLiteral("<li><a href=\"%1\"%2>%3</a></li>\n")
                    .arg(upFrom(page) + htmlName(each),
                        each == page ? QStringLiteral(" aria-current=\"page\"") : QString(), title);
    }
    return list;
}

QString Site::neighbours(const QString& language, const QString& page) const
{
    const qsizetype at = m_pages.indexOf(page);
    const auto link = [&](qsizetype index, const char* relation, const QString& words) {
        if (index < 0 || index >= m_pages.size())
            return QString();
        return QStringLiteral("<a rel=\"%1\" href=\"%2\">%3</a>\n")
            .arg(QLatin1String(relation), upFrom(page) + htmlName(m_pages[index]),
                words.arg(titleOf(language, m_pages[index]).toHtmlEscaped()));
    };
    return link(at - 1, "prev", QStringLiteral("← %1")) + link(at + 1, "next", QStringLiteral("%1 →"));
}

QString Site::html(const QString& language, const QString& page) const
{
    const QString top = topFrom(language, page);
    QString switches;
    for (const QString& each : languages()) {
        const QString path = each == kEnglish ? htmlName(page) : each + QLatin1Char('/') + htmlName(page);
        switches += each == language
            ? QStringLiteral("<li lang=\"%1\" aria-current=\"true\">%2</li>\n").arg(tagOf(each), nameOf(each))
            : QStringLiteral("<li><a lang=\"%1\" hreflang=\"%1\" href=\"%2\">%3</a></li>\n")
                  .arg(tagOf(each), top + path, nameOf(each));
    }
    HtmlLinks links;
    links.top = top;
    links.command = tr("In the program");
    const QString list = contents(language, page);
    const QString title = titleOf(language, page).toHtmlEscaped();
    // Pieces with other people's text go in one by one: a title may hold a percent sign.
    QString text = QStringLiteral("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"");
    text += tagOf(language);
    text += QStringLiteral("\">\n<head>\n<meta charset=\"utf-8\" />\n"
                           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
                           "<meta name=\"color-scheme\" content=\"light dark\" />\n<title>");
    text += title + QStringLiteral(" – Convoku</title>\n<link rel=\"stylesheet\" href=\"") + top;
    text += QStringLiteral("style.css\" />\n</head>\n<body>\n<nav class=\"languages\" aria-label=\"");
    text += tr("Language").toHtmlEscaped() + QStringLiteral("\"><ul>\n") + switches;
    text += QStringLiteral("</ul></nav>\n<nav class=\"contents\" aria-label=\"");
    text += tr("Contents").toHtmlEscaped() + QStringLiteral("\"><ul>\n") + list;
    text += QStringLiteral("</ul></nav>\n<main>\n") + htmlOf(markdown(language, page), links);
    text += QStringLiteral("<nav class=\"neighbours\">\n") + neighbours(language, page);
    return text + QStringLiteral("</nav>\n</main>\n</body>\n</html>\n");
}

QString Site::writeLanguage(const QString& language, const QString& folder) const
{
    useLanguage(language);
    const QString home = language == kEnglish ? folder : folder + QLatin1Char('/') + language;
    QString problem;
    const auto keep = [&problem](const QString& what) {
        if (problem.isEmpty())
            problem = what;
    };
    for (const QString& page : m_pages)
        keep(write(home + QLatin1Char('/') + htmlName(page), html(language, page).toUtf8()));
    const NetworkDocument document = drawn();
    const auto draw = [&](const QString& id, const Picture& picture) {
        keep(write(QStringLiteral("%1/pictures/%2.svg").arg(home, id), svgOf(picture, Theme::Kind::Light)));
    };
    for (const NetworkDocument::Entry& entry : document.entries()) {
        draw(entry.id, *entry.picture);
        for (const NetworkDocument::KernelEntry& kernel : entry.kernels)
            draw(kernel.id, *kernel.picture);
    }
    draw(QStringLiteral("recurrence"), document.recurrence());
    return problem;
}

QString Site::writeTo(const QString& folder) const
{
    if (m_pages.isEmpty())
        return m_help + QStringLiteral("/contents.txt: ") + tr("not found");
    QString problem;
    for (const QString& language : languages()) {
        if (problem.isEmpty())
            problem = writeLanguage(language, folder);
    }
    useLanguage(kEnglish);
    const QDir screens(m_help + QStringLiteral("/screens"));
    for (const QString& name : screens.entryList(QDir::Files)) {
        QFile file(screens.filePath(name));
        if (problem.isEmpty() && file.open(QIODevice::ReadOnly))
            problem = write(QStringLiteral("%1/screens/%2").arg(folder, name), file.readAll());
    }
    if (problem.isEmpty())
        problem = write(folder + QStringLiteral("/style.css"), siteStyle());
    return problem;
}

} // namespace convoku
