// SPDX-License-Identifier: MIT
// Names of the help's headings, texts that are stretched to see whether layouts hold, and files by language.
#include "app/views/help/help_marks.h"
#include "app/wording/language.h"
#include "app/wording/pseudo_translator.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestHelpMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void headingsAsAnchors_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("anchor");
        QTest::newRow("words") << s("The Search Tree") << s("the-search-tree");
        QTest::newRow("signs are left out") << s("What if? (1.5 times, “so”)") << s("what-if-15-times-so");
        QTest::newRow("hyphens and underscores stay") << s("naked_pair-row") << s("naked_pair-row");
        QTest::newRow("other letters stay") << s("Größe 数独") << s("größe-数独");
        QTest::newRow("a blank each") << s("a  b") << s("a--b");
    }
    void headingsAsAnchors()
    {
        QFETCH(QString, heading);
        QTEST(anchorOf(heading), "anchor");
    }

    void namedHeadings()
    {
        QCOMPARE(withMarkedAnchors(s("## One two <!-- #first -->\ntext <!-- a\nnote -->\nend")),
            s("## One two") + kAnchorBegins + s("first") + kAnchorEnds + s("\ntext end"));
        QCOMPARE(withMarkedAnchors(s("text <!-- #first -->")), s("text "));
    }

    void barsInTables()
    {
        const QString page = s("| `a \\| b` | `c` and `\\|\\|` |\n|---|---|\n`a \\| b` | c \\| d\n| e \\| f | `g |");
        const QString marked = withMarkedBars(page);
        // Only bars in code in the rows of tables are marked.
        QCOMPARE(marked.count(s("\\|")), 3);
        QCOMPARE(withBars(marked), s("| `a | b` | `c` and `||` |\n|---|---|\n`a \\| b` | c \\| d\n| e \\| f | `g |"));
        QCOMPARE(withBars(withMarkedBars(s("no | table"))), s("no | table"));
    }

    // Accents on letters that have one, nothing in marks, and half as much again; twice where a text is short.
    void stretchedTexts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("stretched");
        const auto row
            = [](const char* text, const char* stretched) { QTest::newRow(text) << QByteArray(text) << s(stretched); };
        row("an", "[áñ~~]");
        row("Bdfh", "[Bdfh~~~~]");
        row("%1 a", "[%1 á~~~~]");
        row("%1a", "[%1á~~~]");
        row("%L1a", "[%L1á~~~~]");
        row("%L1 a", "[%L1 á~~~~~]");
        row("a%", "[á%~~]");
        row("<b>a</b>", "[<b>á</b>~~~~~~~~]");
        row("a < b", "[á < b~~~~~]");
        row("&amp; a", "[&amp; á~~~~~~~]");
        row("&a", "[&á~~]");
        row("a & b", "[á & b~~~~~]");
        row("a&", "[á&~~]");
        row("bdfhbdfhbdfh", "[bdfhbdfhbdfh~~~~~~~~~~~~]");
        row("bdfhbdfhbdfhb", "[bdfhbdfhbdfhb~~~~~~]");
    }
    void stretchedTexts()
    {
        QFETCH(QByteArray, text);
        QTEST(PseudoTranslator(false).translate("any", text.constData(), nullptr, -1), "stretched");
    }
    void directions()
    {
        QCOMPARE(PseudoTranslator(false).translate("any", "QT_LAYOUT_DIRECTION", nullptr, -1), s("LTR"));
        QCOMPARE(PseudoTranslator(true).translate("any", "QT_LAYOUT_DIRECTION", nullptr, -1), s("RTL"));
    }

    void filesByLanguage()
    {
        QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("page.md"));
        const QString german = folder.filePath(QStringLiteral("de/page.md"));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("de")));
        for (const QString& path : {page, german}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        useLanguage(QStringLiteral("en"));
        QCOMPARE(translatedFile(page), page);
        useLanguage(QStringLiteral("de"));
        QCOMPARE(translatedFile(page), german);
        useLanguage(QStringLiteral("fr"));
        QCOMPARE(translatedFile(page), page);
    }
};

CONVOKU_GUILESS_TEST(TestHelpMarks)
#include "tst_help_marks.moc"
