// SPDX-License-Identifier: MIT
// What is written in a way that could mean something else: rare signs for empty cells, quotes, numbers beside a puzzle.
#include "tests/formats/formats_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

using Code = PuzzleTextError::Code;

namespace {

QByteArray rows(QByteArray cells)
{
    for (int row = 8; row > 0; --row)
        cells.insert(row * 9, '\n');
    return cells + "\n";
}

} // namespace

class TestRareTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadWhereTheyCanMeanOneThing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("givens"); // empty: an error
        const QByteArray example(kExample);
        const auto with = [&example](char sign) { return QByteArray(example).replace('0', sign); };
        for (const char sign : {'-', '?', '~'}) {
            QTest::addRow("line %c", sign) << with(sign) << example;
            QTest::addRow("line %c, comment", sign) << with(sign) + "  # why -?~" << example;
            QTest::addRow("rows %c", sign) << rows(with(sign)) << example;
            QTest::addRow("table %c", sign) << "id,puzzle\n1," + with(sign) + "\n" << example;
            QByteArray spaced;
            for (const char cell : with(sign))
                spaced += QByteArray(1, cell) + ' ';
            QTest::addRow("spaced %c", sign) << spaced << example;
            QTest::addRow("fields %c", sign) << QByteArray(spaced).trimmed().replace(' ', ',') << example;
        }
        QByteArray mixed = with('-');
        mixed[2] = '.';
        QTest::newRow("a line of two kinds") << mixed << QByteArray();
        mixed[2] = '?';
        QTest::newRow("a line of two rare kinds") << mixed << QByteArray();
        QTest::newRow("81 dashes are a rule") << QByteArray(81, '-') + "\n" + example << example;
        QTest::newRow("82 signs") << with('?') + "?" << QByteArray();

        // A row of dashes alone: nine lines are a grid, eleven have two rules.
        QByteArray sparse = example;
        sparse.replace(0, 9, "000000000").replace(36, 9, "000000000");
        QTest::newRow("rows of dashes") << rows(QByteArray(sparse).replace('0', '-')) << sparse;
        QByteArray ruled = rows(with('-'));
        ruled.insert(60, "---------\n").insert(30, "---------\n");
        QTest::newRow("rules of dashes") << ruled << example;
        QByteArray points = rows(with('.'));
        points.insert(60, "---------\n").insert(30, "---------\n");
        QTest::newRow("points and rules of dashes") << points << example;
        QByteArray empty = rows(QByteArray(sparse).replace('0', '?'));
        QTest::newRow("rows of question marks") << empty << sparse;
        QByteArray short1 = rows(with('?'));
        short1.remove(0, 1);
        QTest::newRow("a row of eight") << short1 << QByteArray();

        QTest::newRow("quoted twice") << ">> " + example + "\n" << example;
        QTest::newRow("typographic quotes") << "\xE2\x80\x9C" + example + "\xE2\x80\x9D" << example;
        QTest::newRow("single quotes, comma") << "  '" + example + "'," << example;
        QTest::newRow("quotes of two kinds") << "'" + example + "\"" << QByteArray();
        QTest::newRow("a row of a table stays one") << "id,puzzle\n\"1\",\"" + example + "\"\n" << example;
    }
    void areReadWhereTheyCanMeanOneThing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, givens);
        const PuzzleTextResult result = readBytes(text);
        if (givens.isEmpty()) {
            QVERIFY(result.errorCount > 0);
            QVERIFY(result.puzzles.empty());
            return;
        }
        QCOMPARE(result.errorCount, std::size_t{0});
        QCOMPARE(result.puzzles.size(), std::size_t{1});
        QCOMPARE(digitsOf(result.puzzles[0].givens), givens);
        QVERIFY(!result.puzzles[0].known().candidates);
    }

    /// Skipped characters at the start of a line still count for the column.
    void quotesKeepColumns_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QByteArray wrong(kExample);
        wrong[4] = 'q';
        QTest::newRow("plain") << wrong << 5;
        QTest::newRow("mail") << "> " + wrong << 7;
        QTest::newRow("quotes") << " \"" + wrong + "\"" << 7;
        QTest::newRow("typographic") << "\xE2\x80\x9C" + wrong + "\xE2\x80\x9D" << 6;
        QByteArray grid = rows(kExample);
        grid[4] = 'q';
        QTest::newRow("row in mail") << "> " + QByteArray(grid).replace("\n", "\n> ") << 7;
    }
    void quotesKeepColumns()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        const PuzzleTextResult result = readBytes(text);
        QVERIFY(result.errorCount > 0);
        QCOMPARE(result.errors[0].code, Code::BadCharacter);
        QCOMPARE(result.errors[0].line, std::size_t{1});
        QCOMPARE(result.errors[0].column, static_cast<std::size_t>(column));
    }

    void countsAndSolutions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("count");
        QTest::addColumn<QByteArray>("solution"); // empty: none
        QTest::addColumn<int>("code"); // of the error; -1: none
        const QByteArray puzzle(kExample);
        const QByteArray solution(kExampleSolution);
        QTest::newRow("tdoku") << puzzle + ":1:" + solution << QByteArray("1") << solution << -1;
        QTest::newRow("count only") << puzzle + ":787" << QByteArray("787") << QByteArray() << -1;
        QTest::newRow("count in front") << "0:" + puzzle << QByteArray("0") << QByteArray() << -1;
        QTest::newRow("in front, solution") << "1:" + puzzle + ':' + solution << QByteArray("1") << solution << -1;
        QTest::newRow("wrong all the same")
            << puzzle + ":1:" + QByteArray(81, '1') << QByteArray("1") << QByteArray(81, '1') << -1;
        QTest::newRow("short") << puzzle + ":1:" + solution.left(80) << QByteArray() << QByteArray()
                               << static_cast<int>(Code::TooShort);
        QTest::newRow("long") << puzzle + ":1:" + solution + "1" << QByteArray() << QByteArray()
                              << static_cast<int>(Code::TooLong);
        QTest::newRow("open") << puzzle + ":1:" + puzzle << QByteArray() << QByteArray()
                              << static_cast<int>(Code::BadCharacter);
        QTest::newRow("no count") << puzzle + ":one" << QByteArray() << QByteArray() << static_cast<int>(Code::TooLong);
    }
    void countsAndSolutions()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, count);
        QFETCH(QByteArray, solution);
        QFETCH(int, code);
        const PuzzleTextResult result = readBytes(text + "\n");
        QCOMPARE(result.errorCount, std::size_t{code >= 0 ? 1U : 0U});
        if (code >= 0) {
            QCOMPARE(static_cast<int>(result.errors[0].code), code);
            return;
        }
        const Puzzle& read = result.puzzles.at(0);
        QCOMPARE(digitsOf(read.givens), QByteArray(kExample));
        QCOMPARE(QByteArray(read.field(PuzzleField::Solutions).data(), count.size()), count);
        QCOMPARE(read.known().solution.has_value(), !solution.isEmpty());
        if (read.known().solution)
            QCOMPARE(digitsOf(*read.known().solution), solution);
    }

    /// Tables keep it only for those who ask: collections hold a million.
    void solutionsOfTables_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<bool>("asked");
        QTest::addColumn<QByteArray>("solution"); // empty: none
        const QByteArray puzzle(kExample);
        const QByteArray solution(kExampleSolution);
        const QByteArray both = "quizzes,solutions\n" + puzzle + ',' + solution + '\n';
        QTest::newRow("not asked") << both << false << QByteArray();
        QTest::newRow("asked") << both << true << solution;
        QTest::newRow("without names") << puzzle + ';' + solution + '\n' << true << solution;
        QTest::newRow("ones") << "puzzle,solution\n" + puzzle + ',' + QByteArray(81, '1') + '\n'
                              << true << QByteArray(81, '1');
        QTest::newRow("no solution at all") << "puzzle,Solution\n" + puzzle + ",none\n" << true << QByteArray(81, '0');
        QTest::newRow("empty field") << "puzzle,solution\n" + puzzle + ",\n" << true << QByteArray();
        QTest::newRow("another column") << "id,puzzle,start,solution\n1," + puzzle + ',' + puzzle + ',' + solution
                + '\n' << true << solution;
    }
    void solutionsOfTables()
    {
        QFETCH(QByteArray, table);
        QFETCH(bool, asked);
        QFETCH(QByteArray, solution);
        const PuzzleTextResult result = readBytes(table, ReadHint{{}, asked});
        QCOMPARE(result.errorCount, std::size_t{0});
        const auto& known = result.puzzles.at(0).known().solution;
        QCOMPARE(known.has_value(), !solution.isEmpty());
        if (known)
            QCOMPARE(digitsOf(*known), solution);
    }
};

CONVOKU_GUILESS_TEST(TestRareTexts)
#include "tst_rare_texts.moc"
