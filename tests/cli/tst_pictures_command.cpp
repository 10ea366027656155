// SPDX-License-Identifier: MIT
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestPicturesCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void theSameFilesEveryTime()
    {
        QTemporaryDir folder;
        const QStringList names{QStringLiteral("a"), QStringLiteral("b/c")}; // folders are made
        for (const QString& name : names) {
            const Ran ran = runHere({QStringLiteral("pictures"), folder.filePath(name)});
            QCOMPARE(ran.code, int(ExitDone));
            QVERIFY2(ran.err.isEmpty(), ran.err.toUtf8());
            const QDir there(folder.filePath(name));
            QCOMPARE(ran.lines().size(), there.entryList(QDir::Files).size());
            for (const QByteArray& line : ran.lines()) { // FILE: N bytes
                const QString file = QString::fromUtf8(line).section(QStringLiteral(": "), 0, 0);
                QCOMPARE(QString::fromUtf8(line).section(QStringLiteral(": "), 1),
                    sentence("cli.bytes", {QString::number(QFileInfo(file).size())}));
            }
        }
        const QStringList files = QDir(folder.filePath(names[0])).entryList(QDir::Files);
        const auto countOf = [&files](const char* pattern) {
            return files.filter(QRegularExpression(QString::fromLatin1(pattern))).size();
        };
        // Graphs of 9 rules, encoding, verdict, search, pass; the recurrence; the kernels, by the rules' families; the
        // page.
        QCOMPARE(countOf("^[a-z_]+\\.svg$"), 14);
        QCOMPARE(countOf("^naked_single_box_\\d\\d_.*\\.svg$"), 2);
        QCOMPARE(countOf("^pointing_(row|column)_\\d\\d_.*\\.svg$"), 2 * 3);
        QCOMPARE(countOf("^hidden_single_(row|column|box)_\\d\\d_.*\\.svg$"), 3 * 2);
        QCOMPARE(countOf("^naked_pair_(row|column|box)_\\d\\d_.*\\.svg$"), 3 * 4);
        QCOMPARE(countOf("^(encode|verdict|search)_\\d\\d_.*\\.svg$"), 3 + 10 + 7);
        QCOMPARE(files.size(), 14 + 2 + 6 + 6 + 12 + 20 + 1);
        for (const QString& file : files)
            QCOMPARE(readFile(folder.filePath(names[0] + QLatin1Char('/') + file)),
                readFile(folder.filePath(names[1] + QLatin1Char('/') + file)));
    }

    void pixelsThemesAndPages()
    {
        QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("page.md"));
        writeFile(page, "# Mine\n<!-- layers of encode -->\n<!-- end -->\n");
        const Ran ran = runHere({QStringLiteral("pictures"), folder.path(), QStringLiteral("--format"),
            QStringLiteral("png"), QStringLiteral("--scale"), QStringLiteral("2"), QStringLiteral("--theme"),
            QStringLiteral("dark"), QStringLiteral("--no-index"), QStringLiteral("--page"), page});
        QCOMPARE(ran.code, int(ExitDone));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("index.md"))));
        QVERIFY(readFile(page).contains(sentence("cli_pictures.layer").toUtf8()));
        const QImage image(folder.filePath(QStringLiteral("encode.png")));
        QVERIFY(image.width() > 400 && image.pixelColor(1, 1).lightness() < 60);
        const QImage kernel(
            folder.filePath(QStringLiteral("hidden_single_row_01_places_for_the_digit_in_the_house.png")));
        QCOMPARE(kernel.width(), 2 * 720);
        QVERIFY(kernel.pixelColor(1, 1).lightness() < 60);
    }

    void aPageThatCannotBe_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QString>("address");
        QTest::addColumn<QStringList>("arguments"); // behind the page's name
        const auto row
            = [](const char* name, const char* page, const char* address, const QStringList& arguments = {}) {
                  QTest::newRow(name) << QByteArray(page) << QString::fromLatin1(address) << arguments;
              };
        const char* const noRule = "cli_pictures.page_without_rule";
        const char* const noEnd = "cli_pictures.page_without_end";
        const QString encode = QStringLiteral("<!-- layers of encode -->");
        const auto at = [](const char* line, const QString& mark) { return QStringList{QLatin1String(line), mark}; };
        row("unknown rule", "a\n\n<!-- layers of nope -->\n<!-- end -->\n", noRule,
            at("3", QStringLiteral("<!-- layers of nope -->")));
        row("what is no group", "<!-- layers of pass -->\n<!-- end -->\n", noRule,
            at("1", QStringLiteral("<!-- layers of pass -->")));
        row("no rule", "<!-- layers of -->\n<!-- end -->\n", noRule, at("1", QStringLiteral("<!-- layers of -->")));
        row("blanks", "<!--layers of encode-->\n<!-- end -->\n", noRule,
            at("1", QStringLiteral("<!--layers of encode-->")));
        row("no end", "<!-- layers of encode -->\n", noEnd, at("1", encode));
        row("no end of groups", "x\n<!-- groups -->\n<!-- end-->\n", noEnd, at("2", QStringLiteral("<!-- groups -->")));
        row("no end before the next", "<!-- layers of encode -->\n<!-- groups -->\n<!-- end -->\n", noEnd,
            at("1", encode));
        row("the second",
            "<!-- groups -->\n<!-- end -->\n<!-- layers of encode -->\n<!-- end -->\n<!-- layers of x -->\n", noRule,
            at("5", QStringLiteral("<!-- layers of x -->")));
        row("nothing to do", "# Mine\n", "cli_pictures.page_without_marks");
        row("no text", "\xff\n<!-- groups -->\n<!-- end -->\n", "cli_pictures.page_without_utf_8");
    }

    void aPageThatCannotBe()
    {
        QFETCH(const QByteArray, page);
        QFETCH(const QString, address);
        QFETCH(const QStringList, arguments);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("page.md"));
        writeFile(path, page);
        const Ran ran = runHere(
            {QStringLiteral("pictures"), folder.filePath(QStringLiteral("new")), QStringLiteral("--page"), path});
        QCOMPARE(ran.code, int(ExitBad));
        QCOMPARE(ran.err, printed(sentence(address.toLatin1().constData(), QStringList(path) + arguments)));
        QCOMPARE(readFile(path), page);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }

    void coloursOfAFile()
    {
        QTemporaryDir folder;
        const QString colours = folder.filePath(QStringLiteral("mine.json"));
        writeFile(colours,
            "{\"format\": \"convoku-theme\", \"version\": 1, \"base\": \"dark\","
            " \"colours\": {\"background\": \"#123456\"}}");
        const Ran ran = runHere({QStringLiteral("pictures"), folder.path(), QStringLiteral("--format"),
            QStringLiteral("png"), QStringLiteral("--theme"), colours, QStringLiteral("--no-index")});
        QVERIFY2(ran.code == int(ExitDone), ran.err.toUtf8());
        QCOMPARE(QImage(folder.filePath(QStringLiteral("encode.png"))).pixelColor(1, 1), QColor(0x123456));
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("arguments"); // FOLDER: an empty one
        QTest::addColumn<QString>("message");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_pictures_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("pictures");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_pictures_refused")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text);
    }

    void whatIsWrongIsSaid()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, message);
        QTemporaryDir folder;
        const Ran ran = runHere(arguments.replace(QStringLiteral("FOLDER"), folder.path()).split(QLatin1Char(' ')));
        QCOMPARE(ran.code, int(ExitBad));
        QCOMPARE(ran.err, message);
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

CONVOKU_TEST(TestPicturesCommand)
#include "tst_pictures_command.moc"
