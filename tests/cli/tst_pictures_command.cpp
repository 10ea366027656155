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
                    QStringLiteral("%1 bytes").arg(QFileInfo(file).size()));
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
        QVERIFY(readFile(page).contains("| 1 | convolution 1×1 | digits | [19, 9, 9] |"));
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
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown rule") << QByteArray("a\n\n<!-- layers of nope -->\n<!-- end -->\n")
                                      << QStringLiteral("line 3: <!-- layers of nope --> names no rule");
        QTest::newRow("what is no group") << QByteArray("<!-- layers of pass -->\n<!-- end -->\n")
                                          << QStringLiteral("line 1: <!-- layers of pass --> names no rule");
        QTest::newRow("no rule") << QByteArray("<!-- layers of -->\n<!-- end -->\n") << QStringLiteral("line 1");
        QTest::newRow("blanks") << QByteArray("<!--layers of encode-->\n<!-- end -->\n") << QStringLiteral("line 1");
        QTest::newRow("no end") << QByteArray("<!-- layers of encode -->\n")
                                << QStringLiteral("<!-- end --> is missing");
        QTest::newRow("no end of groups")
            << QByteArray("x\n<!-- groups -->\n<!-- end-->\n") << QStringLiteral("line 2: behind <!-- groups -->");
        QTest::newRow("no end before the next")
            << QByteArray("<!-- layers of encode -->\n<!-- groups -->\n<!-- end -->\n")
            << QStringLiteral("line 1: behind <!-- layers of encode -->");
        QTest::newRow("the second") << QByteArray(
            "<!-- groups -->\n<!-- end -->\n<!-- layers of encode -->\n<!-- end -->\n<!-- layers of x -->\n")
                                    << QStringLiteral("line 5");
        QTest::newRow("nothing to do") << QByteArray("# Mine\n") << QStringLiteral("has no line");
        QTest::newRow("no text") << QByteArray("\xff\n<!-- groups -->\n<!-- end -->\n") << QStringLiteral("UTF-8");
    }

    void aPageThatCannotBe()
    {
        QFETCH(const QByteArray, page);
        QFETCH(const QString, part);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("page.md"));
        writeFile(path, page);
        const Ran ran = runHere(
            {QStringLiteral("pictures"), folder.filePath(QStringLiteral("new")), QStringLiteral("--page"), path});
        QCOMPARE(ran.code, int(ExitBad));
        QVERIFY2(ran.err.contains(part), ran.err.toUtf8());
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
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        const auto add = [](const char* name, const char* arguments, const char* part) {
            QTest::newRow(name) << QString::fromLatin1(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts)
                                << QString::fromLatin1(part);
        };
        add("no folder", "", "One folder");
        add("two folders", "a b", "One folder");
        add("format", "FOLDER --format gif", "gif");
        add("scale", "FOLDER --scale 9", "1 to 8");
        add("puzzle", "FOLDER --puzzle 123", "3 of 81");
        add("theme", "FOLDER --theme pink", "high_contrast");
        add("file of colours", "FOLDER --theme /nowhere/mine.json", "No such file");
        add("page", "FOLDER --page /nowhere/page.md", "No such file");
        // It can be opened, and nothing stands at its beginning.
        add("a page that cannot be read", "FOLDER --page /proc/self/mem", "Input/output error");
        add("not a folder", "/dev/null/pictures", "not a folder");
    }

    void whatIsWrongIsSaid()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, part);
        QTemporaryDir folder;
        arguments.replaceInStrings(QStringLiteral("FOLDER"), folder.path());
        const Ran ran = runHere(QStringList(QStringLiteral("pictures")) + arguments);
        QCOMPARE(ran.code, int(ExitBad));
        QVERIFY2(ran.err.contains(part), ran.err.toUtf8());
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

CONVOKU_TEST(TestPicturesCommand)
#include "tst_pictures_command.moc"
