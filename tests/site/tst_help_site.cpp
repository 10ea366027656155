// SPDX-License-Identifier: MIT
// The help as pages for a browser: read here as XML, link by link.
#include "app/site/markdown_html.h"
#include "app/site/site.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QXmlStreamReader>

using namespace convoku;

namespace {

struct Page
{
    QString error;
    QSet<QString> ids;
    QStringList links; ///< of <a>
    QStringList files; ///< pictures and styles
    QStringList elements;
    QString language;
    QString text; ///< but what stands in <pre>
    bool repeatedId = false;
};

Page readPage(const QString& path)
{
    Page page;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        page.error = file.errorString();
        return page;
    }
    QXmlStreamReader reader(&file);
    bool isCode = false; // which may tell how Markdown is written
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.name() == QLatin1String("pre"))
            isCode = reader.isStartElement();
        if (reader.isCharacters() && !isCode)
            page.text += reader.text();
        if (!reader.isStartElement())
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        page.elements << reader.name().toString();
        if (reader.name() == QLatin1String("html"))
            page.language = attributes.value(QStringLiteral("lang")).toString();
        if (attributes.hasAttribute(QStringLiteral("id"))) {
            const QString id = attributes.value(QStringLiteral("id")).toString();
            page.repeatedId = page.repeatedId || page.ids.contains(id);
            page.ids << id;
        }
        const QString href = attributes.value(QStringLiteral("href")).toString();
        if (!href.isEmpty())
            (reader.name() == QLatin1String("a") ? page.links : page.files) << href;
        if (reader.name() == QLatin1String("img")) {
            page.files << attributes.value(QStringLiteral("src")).toString();
            if (!attributes.hasAttribute(QStringLiteral("alt")))
                page.error = QStringLiteral("a picture without words");
        }
    }
    if (reader.hasError())
        page.error = QStringLiteral("line %1: %2").arg(reader.lineNumber()).arg(reader.errorString());
    return page;
}

} // namespace

class TestHelpSite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage(QStringLiteral("en"));
        QCOMPARE(Site(QStringLiteral(CONVOKU_FILLED_HELP)).writeTo(m_folder.path()), QString());
        QDirIterator files(m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith(QLatin1String(".html")))
                m_pages.insert(path, readPage(path));
        }
    }

    void pagesAreWellFormed()
    {
        QFile contents(QStringLiteral(CONVOKU_FILLED_HELP "/contents.txt"));
        QVERIFY(contents.open(QIODevice::ReadOnly));
        const auto count = contents.readAll().count('\n');
        QCOMPARE(m_pages.size(), count * Site(QStringLiteral(CONVOKU_FILLED_HELP)).languages().size());
        for (auto page = m_pages.constBegin(); page != m_pages.constEnd(); ++page) {
            QVERIFY2(page->error.isEmpty(), qPrintable(page.key() + QStringLiteral(": ") + page->error));
            QVERIFY2(!page->repeatedId, qPrintable(page.key()));
            QVERIFY(!page->elements.contains(QStringLiteral("script")));
            QCOMPARE(page->elements.count(QStringLiteral("h1")), 1);
            QVERIFY(page->elements.contains(QStringLiteral("main")));
            // No text is left that only readers of Markdown should see.
            QVERIFY2(!page->text.contains(QLatin1String("<!--")) || page.key().endsWith(QLatin1String("cli.html")),
                qPrintable(page.key()));
            QVERIFY2(!page->text.contains(QLatin1String("](")), qPrintable(page.key()));
            QVERIFY(!page->text.contains(QChar(0xe000)) && !page->text.contains(QChar(0xe001)));
        }
    }

    /// Everything that a page leads to or shows is there, and in the site.
    void linksAndPicturesResolve()
    {
        int anchors = 0;
        int pictures = 0;
        for (auto page = m_pages.constBegin(); page != m_pages.constEnd(); ++page) {
            const QUrl base = QUrl::fromLocalFile(page.key());
            for (const QString& link : page->links) {
                const QUrl target = base.resolved(QUrl(link));
                QVERIFY2(target.isLocalFile(), qPrintable(page.key() + QStringLiteral(" → ") + link));
                const auto other = m_pages.constFind(target.toLocalFile());
                QVERIFY2(other != m_pages.constEnd(), qPrintable(page.key() + QStringLiteral(" → ") + link));
                if (target.hasFragment()) {
                    QVERIFY2(
                        other->ids.contains(target.fragment()), qPrintable(page.key() + QStringLiteral(" → ") + link));
                    ++anchors;
                }
            }
            for (const QString& link : page->files) {
                const QUrl target = base.resolved(QUrl(link));
                QVERIFY2(target.isLocalFile() && QFile::exists(target.toLocalFile()),
                    qPrintable(page.key() + QStringLiteral(" → ") + link));
                ++pictures;
            }
        }
        QVERIFY(anchors > 20);
        QVERIFY(pictures > 60);
    }

    /// Every page can be reached from the first one of its language, and from each page the same one in each language.
    void contentsAndLanguages()
    {
        const QStringList languages = Site(QStringLiteral(CONVOKU_FILLED_HELP)).languages();
        QCOMPARE(languages.front(), QStringLiteral("en"));
        for (auto page = m_pages.constBegin(); page != m_pages.constEnd(); ++page) {
            const QString path = QDir(m_folder.path()).relativeFilePath(page.key());
            const QString first = path.section(QLatin1Char('/'), 0, 0);
            const QString own = languages.contains(first) ? first : QStringLiteral("en");
            QCOMPARE(page->language, QString(own).replace(QLatin1Char('_'), QLatin1Char('-')));
            QSet<QString> reached;
            for (const QString& link : page->links)
                reached << QUrl::fromLocalFile(page.key())
                               .resolved(QUrl(link))
                               .adjusted(QUrl::RemoveFragment)
                               .toLocalFile();
            for (auto other = m_pages.constBegin(); other != m_pages.constEnd(); ++other) {
                const QString place = QDir(m_folder.path()).relativeFilePath(other.key());
                const QString start = place.section(QLatin1Char('/'), 0, 0);
                const QString language = languages.contains(start) ? start : QStringLiteral("en");
                const auto inside = [](const QString& which, const QString& of) {
                    return of == QLatin1String("en") ? which : which.mid(of.size() + 1);
                };
                if (language == own || inside(place, language) == inside(path, own))
                    QVERIFY2(reached.contains(other.key()) || other.key() == page.key(),
                        qPrintable(path + QStringLiteral(" → ") + place));
            }
        }
    }

    void picturesAreInTheLanguage()
    {
        for (const QString& language : Site(QStringLiteral(CONVOKU_FILLED_HELP)).languages()) {
            QFile there(m_folder.filePath((language == QLatin1String("en") ? QString() : language + QLatin1Char('/'))
                + QStringLiteral("pictures/pass.svg")));
            QVERIFY(there.open(QIODevice::ReadOnly));
            QVERIFY(there.size() > 10000);
        }
    }

    /// Small pages whose HTML is known.
    void markdownToHtml()
    {
        const HtmlLinks links{QStringLiteral("../"), QStringLiteral("In the program")};
        QCOMPARE(htmlOf(QStringLiteral("## Ein *Wort* <!-- #one -->\n"), links),
            QStringLiteral("<h2 id=\"one\">Ein <em>Wort</em></h2>\n"));
        QCOMPARE(
            htmlOf(QStringLiteral("## Two words\n"), links), QStringLiteral("<h2 id=\"two-words\">Two words</h2>\n"));
        QCOMPARE(htmlOf(QStringLiteral("[a](b.md#c) [d](e.md) [x](convoku:do/open)\n"), links),
            QStringLiteral("<p><a href=\"b.html#c\">a</a> <a href=\"e.html\">d</a> "
                           "<span class=\"command\" title=\"In the program\">x</span></p>\n"));
        QCOMPARE(htmlOf(QStringLiteral("[![p](pictures/p.svg)](convoku:graph/p)\n"), links),
            QStringLiteral("<p><img src=\"pictures/p.svg\" alt=\"p\" /></p>\n"));
        QCOMPARE(htmlOf(QStringLiteral("![p](screens/p.png)\n"), links),
            QStringLiteral("<p><img class=\"screen\" src=\"../screens/p.png\" alt=\"p\" /></p>\n"));
        QCOMPARE(htmlOf(QStringLiteral("<!-- layers of x -->\nwords\n<!-- end -->\n"), links),
            QStringLiteral("<p>words</p>\n"));
        QCOMPARE(htmlOf(QStringLiteral("`<b>` & <script>\n"), links),
            QStringLiteral("<p><code>&lt;b&gt;</code> &amp; &lt;script&gt;</p>\n"));
    }

private:
    QTemporaryDir m_folder;
    QHash<QString, Page> m_pages;
};

CONVOKU_TEST(TestHelpSite)
#include "tst_help_site.moc"
