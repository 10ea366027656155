// SPDX-License-Identifier: MIT
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace convoku {

using namespace testing;

class TestConvertCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static Ran convert(const QString& input, const char* format, const QStringList& more = {})
    {
        return runHere(
            QStringList{QStringLiteral("convert"), input, QStringLiteral("--to"), QString::fromLatin1(format)} + more);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// Written here by hand from the formats' descriptions.
    void formats_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("text");
        const QByteArray line(kArticleEasy);
        QByteArray zeros = line;
        zeros.replace('.', '0');
        QTest::newRow("line") << QByteArray("line") << line + '\n';
        QTest::newRow("sdm") << QByteArray("sdm") << zeros + '\n';
        QTest::newRow("hodoku") << QByteArray("hodoku") << ":0000:x:" + line + ":::\n";
        QTest::newRow("sudokuwiki") << QByteArray("sudokuwiki")
                                    << "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros + '\n';
    }
    void formats()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, text);
        const Ran ran = convert(QString::fromLatin1(kArticleEasy), format.constData());
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.out, text);
        QVERIFY(ran.err.isEmpty());
    }

    /// Candidates go through all formats that carry them; the run begins with them.
    void candidates()
    {
        // HoDoKu: 1 and 2 are deleted from r1c1 of an empty grid.
        const QString puzzle = QStringLiteral(":0000:x:") + QString(81, u'.') + QStringLiteral(":111 211::");
        QByteArray expected;
        for (int cell = 0; cell < 81; ++cell)
            expected += cell == 0 ? "..3456789" : "123456789";
        QCOMPARE(convert(puzzle, "729").out, expected + '\n');
        for (const char* format : {"candidates", "sdk", "sdx", "ss", "hodoku", "fpuzzles", "sudokuwiki-state"}) {
            const Ran there = convert(puzzle, format);
            QCOMPARE(there.code, 0);
            const Ran back = runHere(
                {QStringLiteral("convert"), QStringLiteral("-"), QStringLiteral("--to"), QStringLiteral("729")},
                there.out);
            QVERIFY2(back.out == expected + '\n', format);
        }
        const Ran lost = convert(puzzle, "line");
        QCOMPARE(lost.code, 0);
        QVERIFY(lost.err.contains(QStringLiteral("candidates")));

        const Ran solved
            = runHere({QStringLiteral("solve"), QStringLiteral("--format"), QStringLiteral("json"), puzzle});
        QCOMPARE(solved.code, 0);
        const QJsonObject json = QJsonDocument::fromJson(solved.out).object();
        QCOMPARE(json.value(QStringLiteral("start")).toString().toLatin1(), expected);
        QVERIFY(json.value(QStringLiteral("grid")).toString().at(0) >= QChar(u'3'));
        const Ran traced
            = runHere({QStringLiteral("trace"), QStringLiteral("--format"), QStringLiteral("jsonl"), puzzle});
        const QJsonObject start = QJsonDocument::fromJson(traced.lines().front()).object();
        QCOMPARE(start.value(QStringLiteral("start")).toString().toLatin1(), expected);
        QCOMPARE(start.value(QStringLiteral("candidates")).toInt(), 727);
    }

    void files()
    {
        const QString in = m_folder.filePath(QStringLiteral("in.txt"));
        const QString out = m_folder.filePath(QStringLiteral("out.sdm"));
        writeFile(in, QByteArray(kArticleEasy) + "\n" + kArticleHard + "\nno puzzle\n");
        const Ran ran = convert(in, "sdm", {QStringLiteral("-o"), out});
        QCOMPARE(ran.code, 2); // a line was none; the others are written
        QVERIFY(ran.out.isEmpty());
        QByteArray expected = QByteArray(kArticleEasy) + "\n" + kArticleHard + "\n";
        expected.replace('.', '0');
        QCOMPARE(readFile(out), expected);
    }

    void faults_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString puzzle = QString::fromLatin1(kArticleEasy);
        QTest::newRow("no format") << QStringList{puzzle};
        QTest::newRow("unknown format") << QStringList{puzzle, QStringLiteral("--to"), QStringLiteral("xyz")};
        QTest::newRow("a format that is only read")
            << QStringList{puzzle, QStringLiteral("--to"), QStringLiteral("csv")};
        QTest::newRow("no input") << QStringList{QStringLiteral("--to"), QStringLiteral("line")};
        QTest::newRow("no folder") << QStringList{
            puzzle, QStringLiteral("--to"), QStringLiteral("line"), QStringLiteral("-o"), QStringLiteral("/none/x")};
    }
    void faults()
    {
        QFETCH(QStringList, arguments);
        const Ran ran = runHere(QStringList(QStringLiteral("convert")) + arguments);
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!ran.err.isEmpty());
    }
};

} // namespace convoku

QTEST_GUILESS_MAIN(convoku::TestConvertCommand)
#include "tst_convert_command.moc"
