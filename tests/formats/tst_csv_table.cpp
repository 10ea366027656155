// SPDX-License-Identifier: MIT
// Which lines belong to a table, and which stand between its rows.
#include "tests/formats/formats_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QByteArray kPuzzle(kExample);

/// 81 fields, an empty one for an empty cell.
QByteArray fields(char separator, const QByteArray& cells = kPuzzle)
{
    QByteArray text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += separator;
        if (cells[i] != '0')
            text += cells[i];
    }
    return text;
}

} // namespace

class TestCsvTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Behind a table's first rows.
    void linesBehindARow_data()
    {
        QTest::addColumn<QByteArray>("separator");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("comment");
        const auto row = [](const char* name, const char* separator, const QByteArray& line, PuzzleFormat format,
                             const char* comment) {
            QTest::newRow(name) << QByteArray(separator) << line << static_cast<int>(format) << QByteArray(comment);
        };
        row("a row", ",", "easy," + kPuzzle, PuzzleFormat::Csv, "name: easy");
        row("a name of two words", ",", "quite easy," + kPuzzle, PuzzleFormat::Csv, "name: quite easy");
        row("a name of two words, semicolons", ";", "quite easy;" + kPuzzle, PuzzleFormat::Csv, "name: quite easy");
        row("a name of two words, tabs", "\t", "quite easy\t" + kPuzzle, PuzzleFormat::Csv, "name: quite easy");
        row("a name with a number sign", ",", "no#1," + kPuzzle, PuzzleFormat::Csv, "name: no#1");
        row("blanks in front of quotes", ",", "easy,   \"" + kPuzzle + "\"", PuzzleFormat::Csv, "name: easy");
        row("a plain line", ",", kPuzzle, PuzzleFormat::Line, "");
        row("a plain line with a comment", ",", kPuzzle + " one, two", PuzzleFormat::Line, "one, two");
        row("a plain line with a comment, semicolons", ";", kPuzzle + " # one; two", PuzzleFormat::Line, "one; two");
    }
    void linesBehindARow()
    {
        QFETCH(QByteArray, separator);
        QFETCH(QByteArray, line);
        QFETCH(int, format);
        QFETCH(QByteArray, comment);
        const QByteArray text
            = "name" + separator + "puzzle\nfirst" + separator + kExampleSolution + "\n" + line + "\n";
        const PuzzleTextResult read = readBytes(text);
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{2});
        QCOMPARE(QByteArray::fromStdString(read.puzzles[0].comment), QByteArray("name: first"));
        const Puzzle& second = read.puzzles[1];
        QCOMPARE(digitsOf(second.givens), kPuzzle);
        QCOMPARE(static_cast<int>(second.format), format);
        QCOMPARE(QByteArray::fromStdString(second.comment), comment);
        QCOMPARE(second.line, 3);
    }

    /// The other columns become the puzzle's comment, except empty columns and a second puzzle.
    void whatStandsBeside_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("comment");
        QTest::newRow("all") << "easy," + kPuzzle + ",3," + kExampleSolution << QByteArray("name: easy, rating: 3");
        QTest::newRow("an empty name") << "," + kPuzzle + ",3," << QByteArray("rating: 3");
        QTest::newRow("an empty rating") << "easy," + kPuzzle + ",," + kExampleSolution << QByteArray("name: easy");
        QTest::newRow("nothing") << "," + kPuzzle + ",," << QByteArray();
        QTest::newRow("quotes in quotes")
            << "\"\"\"easy\"\", one\"," + kPuzzle + ",," << QByteArray("name: \"easy\", one");
    }
    void whatStandsBeside()
    {
        QFETCH(QByteArray, row);
        QFETCH(QByteArray, comment);
        const PuzzleTextResult read = readBytes("name,puzzle,rating,solution\n" + row + "\n");
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{1});
        QCOMPARE(digitsOf(read.puzzles.front().givens), kPuzzle);
        QCOMPARE(QByteArray::fromStdString(read.puzzles.front().comment), comment);
    }

    /// 81 fields of a cell each.
    void cellsInFields_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char separator : {',', ';', '\t'}) {
            const QByteArray row = fields(separator);
            const QByteArray sign = separator == '\t' ? "tab" : QByteArray(1, separator);
            QTest::newRow(sign + " between them") << row;
            QTest::newRow(sign + " behind each") << row + separator;
            QTest::newRow(sign + " and blanks") << QByteArray(row).replace("5", "5 ").replace("8", " 8");
            QTest::newRow(sign + " and points")
                << QByteArray(row).replace(QByteArray(2, separator), separator + QByteArray(".") + separator);
        }
    }
    void cellsInFields()
    {
        QFETCH(QByteArray, text);
        const PuzzleTextResult read = readBytes(text);
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{1});
        QCOMPARE(digitsOf(read.puzzles[0].givens), kPuzzle);
        QCOMPARE(static_cast<int>(read.puzzles[0].format), static_cast<int>(PuzzleFormat::Csv));
    }

    void fieldsThatAreNoCells_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray row = fields(',');
        QTest::newRow("80 fields") << row.left(row.lastIndexOf(','));
        QTest::newRow("83 fields of a cell") << row + ",1,1,1";
        QTest::newRow("two digits in a field") << QByteArray(row).replace(",7,", ",77,");
        QTest::newRow("a letter in the first field") << 'q' + row.mid(1);
        QTest::newRow("a letter in the last field") << row.chopped(1) + 'q';
    }
    void fieldsThatAreNoCells()
    {
        QFETCH(QByteArray, text);
        const PuzzleTextResult read = readBytes(text);
        QVERIFY(read.puzzles.empty());
        QVERIFY(read.errorCount > 0);
    }
};

CONVOKU_APPLESS_TEST(TestCsvTable)
#include "tst_csv_table.moc"
