// SPDX-License-Identifier: MIT
// Puzzles on small boards as text: what is read, what is not guessed, and what is written reads back.
#include "solver/formats/puzzle_text.h"
#include "solver/formats/puzzle_writer.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Code = PuzzleTextError::Code;

constexpr const char* kFour = "1.....3..2.....4";
constexpr const char* kSix = "1..4......2..3.5..6.....1.......5..4";

Board boardOf(int rows, int columns)
{
    return *Board::withBoxes(rows, columns);
}

} // namespace

class TestSmallBoardsText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines()
    {
        const PuzzleTextResult read = readPuzzles(std::string(kFour) + "  # the first one\n" + kFour);
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{2});
        QVERIFY(read.puzzles[0].givens.board() == boardOf(2, 2));
        QCOMPARE(read.puzzles[0].givens.toText(), std::string(kFour));
        QCOMPARE(read.puzzles[0].comment, std::string("the first one"));
        QCOMPARE(read.puzzles[1].line, std::size_t{2});
    }

    /// Two sizes of boxes fit 36 cells: that is said, unless somebody knows.
    void sizesAreNotGuessed()
    {
        const PuzzleTextResult unknown = readPuzzles(kSix);
        QVERIFY(unknown.puzzles.empty());
        QVERIFY(unknown.errors.front().code == Code::UnknownBoxes);
        QCOMPARE(unknown.errors.front().found, std::size_t{36});
        for (const Board board : {boardOf(2, 3), boardOf(3, 2)}) {
            const PuzzleTextResult read = readPuzzles(kSix, {.board = board});
            QVERIFY(read.puzzles.at(0).givens.board() == board);
            QCOMPARE(read.puzzles[0].givens.toText(), std::string(kSix));
        }
        // A hint of a board with a different size does not help.
        QVERIFY(readPuzzles(kSix, {.board = Board()}).errors.front().code == Code::UnknownBoxes);
    }

    void rows_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("boxes");
        QTest::newRow("plain") << QByteArray("1...\n..3.\n.2..\n...4\n") << QStringLiteral("2x2");
        QTest::newRow("blanks") << QByteArray("1 . . .\n. . 3 .\n. 2 . .\n. . . 4\n") << QStringLiteral("2x2");
        QTest::newRow("frames") << QByteArray(
            "+-----+-----+\n| 1 . | . . |\n| . . | 3 . |\n+-----+-----+\n| . 2 | . . |\n| . . | . 4 |\n+-----+-----+\n")
                                << QStringLiteral("2x2");
        QTest::newRow("boxes of three columns")
            << QByteArray("1..|4..\n...|.2.\n.3.|5..\n6..|...\n.1.|...\n...|5.4\n") << QStringLiteral("2x3");
        QTest::newRow("boxes of two columns")
            << QByteArray("1.|.4|..\n..|..|2.\n.3|.5|..\n6.|..|..\n.1|..|..\n..|.5|.4\n") << QStringLiteral("3x2");
    }
    void rows()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, boxes);
        const PuzzleTextResult read = readPuzzles(text.toStdString());
        QCOMPARE(read.puzzles.size(), std::size_t{1});
        const Board board = read.puzzles[0].givens.board();
        QCOMPARE(QStringLiteral("%1x%2").arg(board.boxRows()).arg(board.boxColumns()), boxes);
        std::string signs;
        for (const char c : text) {
            if (c == '.' || (c >= '1' && c <= '9'))
                signs += c;
        }
        QCOMPARE(read.puzzles[0].givens.toText(), signs);
    }

    void noPuzzle_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a digit beyond the board") << QByteArray("1.....5..2.....4");
        QTest::newRow("fifteen signs") << QByteArray("1.....3..2.....");
        QTest::newRow("three rows of four") << QByteArray("1...\n..3.\n.2..\n");
    }
    void noPuzzle()
    {
        QFETCH(QByteArray, text);
        QVERIFY(readPuzzles(text.toStdString()).puzzles.empty());
    }

    /// In every format that can say the board, for every board.
    void writtenAndReadBack()
    {
        Random random(17);
        for (const Board board : Board::all()) {
            if (board == Board())
                continue;
            for (const PuzzleFormatInfo& info : puzzleFormats()) {
                Puzzle puzzle;
                puzzle.givens = Grid(board);
                const Grid solution = randomSolution(random, board);
                for (int cell = 0; cell < board.cells(); cell += 2)
                    puzzle.givens.setDigit(board.cell(cell), solution.digit(cell));
                if (!info.anyBoard) {
                    if (info.written)
                        QVERIFY_THROWS_EXCEPTION(std::exception, writePuzzle(info.format, puzzle));
                    continue;
                }
                const PuzzleTextResult read = readPuzzles(writePuzzle(info.format, puzzle), {.board = board});
                if (info.format == PuzzleFormat::CandidateGrid)
                    continue; // candidates are read from a line
                QVERIFY2(read.puzzles.size() == 1, info.id.data());
                QVERIFY(read.puzzles[0].givens.board() == board);
                if (info.format != PuzzleFormat::CandidateLine)
                    QVERIFY(read.puzzles[0].givens == puzzle.givens);
                else
                    QVERIFY(read.puzzles[0].startingCandidates() == pencilMarks(puzzle.givens));
            }
        }
    }
};

CONVOKU_APPLESS_TEST(TestSmallBoardsText)

#include "tst_small_boards_text.moc"
