// SPDX-License-Identifier: MIT
// Lines, rows and links at the edge of what is still read, each made here sign by sign.
#include "solver/formats/puzzle_writer.h"
#include "tests/formats/formats_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QByteArray kPuzzle(kExample);

/// Digits in groups of a size with blanks between them.
QByteArray grouped(const QByteArray& cells, qsizetype size)
{
    QByteArray text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0 && i % size == 0)
            text += ' ';
        text += cells[i];
    }
    return text;
}

} // namespace

class TestLinesAndRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsInALine_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("format");
        // A sign is a cell, not a list of candidates; 0 is an empty one.
        QTest::newRow("cells") << grouped(kPuzzle, 1) << static_cast<int>(PuzzleFormat::Grid);
        QTest::newRow("boxes' rows") << grouped(kPuzzle, 3) << static_cast<int>(PuzzleFormat::Grid);
        QTest::newRow("rows") << grouped(kPuzzle, 9) << static_cast<int>(PuzzleFormat::Grid);
    }
    void groupsInALine()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, format);
        const PuzzleTextResult read = readBytes(line + "\n" + line + "\n");
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{2});
        for (const Puzzle& puzzle : read.puzzles) {
            QCOMPARE(digitsOf(puzzle.givens), kPuzzle);
            QCOMPARE(static_cast<int>(puzzle.format), format);
            QVERIFY(!puzzle.known().candidates);
        }
    }

    void groupsOfOtherSizes_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("27 in each") << grouped(kPuzzle, 27);
        QTest::newRow("a last one that is longer") << grouped(kPuzzle.left(72), 9) + kPuzzle.mid(72);
        QTest::newRow("a row too many") << grouped(kPuzzle + "000000000", 9);
    }
    void groupsOfOtherSizes()
    {
        QFETCH(QByteArray, line);
        const PuzzleTextResult read = readBytes(line + "\n");
        QVERIFY(read.puzzles.empty());
        QVERIFY(read.errorCount > 0);
    }

    /// Blanks for empty cells; a row of nine digits stands among them like any other.
    void blanksForEmptyCells_data()
    {
        QTest::addColumn<QByteArray>("cells");
        QTest::newRow("no full row") << kPuzzle;
        QTest::newRow("a full row") << QByteArray(kPuzzle).replace(27, 9, QByteArray(kExampleSolution).mid(27, 9));
        QTest::newRow("three full rows") << QByteArray(kPuzzle).replace(
            27, 27, QByteArray(kExampleSolution).mid(27, 27));
    }
    void blanksForEmptyCells()
    {
        QFETCH(QByteArray, cells);
        QByteArray text;
        for (int row = 0; row < 9; ++row)
            text += cells.mid(row * 9, 9).replace('0', ' ') + '\n';
        const PuzzleTextResult read = readBytes(text);
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{1});
        QCOMPARE(digitsOf(read.puzzles.front().givens), cells);
    }

    /// A number of any digits in front of nine rows is a title.
    void numbersAreTitles_data()
    {
        QTest::addColumn<QByteArray>("title");
        for (const char* title : {"0", "9", "19", "909", "123456"})
            QTest::newRow(title) << QByteArray(title);
    }
    void numbersAreTitles()
    {
        QFETCH(QByteArray, title);
        QByteArray text;
        for (int grid = 0; grid < 2; ++grid) {
            text += title + "\n";
            for (int row = 0; row < 9; ++row)
                text += kPuzzle.mid(row * 9, 9) + "\n";
        }
        const PuzzleTextResult read = readBytes(text);
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{2});
        for (const Puzzle& puzzle : read.puzzles)
            QCOMPARE(digitsOf(puzzle.givens), kPuzzle);
    }

    /// Two signs of base 36 a cell: 18 and the sum of 1, 2, 4 … 256 for the digits that are left.
    void largestNumberOfALink_data()
    {
        QTest::addColumn<QByteArray>("last");
        QTest::addColumn<bool>("fits");
        QTest::newRow("all nine") << QByteArray("ep") << true; // 14 · 36 + 25 = 529 = 18 + 511
        QTest::newRow("one more") << QByteArray("eq") << false;
        QTest::newRow("the largest") << QByteArray("zz") << false;
    }
    void largestNumberOfALink()
    {
        QFETCH(QByteArray, last);
        QFETCH(bool, fits);
        const QByteArray link
            = "https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + QByteArray("ep").repeated(80) + last + "\n";
        const PuzzleTextResult read = readBytes(link);
        QCOMPARE(read.puzzles.size(), std::size_t{fits ? 1U : 0U});
        QCOMPARE(read.errorCount, std::size_t{fits ? 0U : 1U});
        if (fits)
            QVERIFY(read.puzzles.front().startingCandidates() == Candidates::all());
    }

    /// If a format takes one line for one puzzle, it takes two lines for two.
    void linesStandAlone_data()
    {
        QTest::addColumn<int>("format");
        for (const PuzzleFormatInfo& info : puzzleFormats()) {
            if (info.written)
                QTest::newRow(std::string(info.id).c_str()) << static_cast<int>(info.format);
        }
    }
    void linesStandAlone()
    {
        QFETCH(int, format);
        Puzzle first;
        first.givens = gridOf(kExample);
        Puzzle second;
        second.givens = gridOf(kExampleSolution);
        const auto kind = static_cast<PuzzleFormat>(format);
        const std::string alone = writePuzzle(kind, first);
        const std::vector<Puzzle> both{first, second};
        const std::string text = writePuzzles(kind, both);
        if (alone.find('\n') == std::string::npos)
            QCOMPARE(text, alone + "\n" + writePuzzle(kind, second) + "\n");
        const PuzzleTextResult read = readPuzzles(text);
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{2});
    }
};

CONVOKU_APPLESS_TEST(TestLinesAndRows)
#include "tst_lines_and_rows.moc"
