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

/// kSix as the rows of f-puzzles, with these regions; null: none.
QByteArray fPuzzlesRows(int (*region)(int row, int column))
{
    QByteArray rows = "[";
    for (int i = 0; i < 36; ++i) {
        QByteArrayList members;
        if (kSix[i] != '.')
            members << "\"value\":" + QByteArray(1, kSix[i]) + ",\"given\":true";
        if (region != nullptr)
            members << "\"region\":" + QByteArray::number(region(i / 6, i % 6));
        rows += (i % 6 == 0 ? "[{" : "{") + members.join(',') + (i % 6 == 5 ? "}]," : "},");
    }
    rows.back() = ']';
    return rows;
}

QByteArray ctcRows()
{
    QByteArray rows = "[";
    for (int i = 0; i < 36; ++i) {
        rows += i % 6 == 0 ? "[{" : "{";
        rows += kSix[i] != '.' ? "\"value\":\"" + QByteArray(1, kSix[i]) + "\"" : QByteArray();
        rows += i % 6 == 5 ? "}]," : "},";
    }
    rows.back() = ']';
    return rows;
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

    /// Two sizes of boxes fit 36 cells: an error, unless a board is wanted.
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

    void json_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("boxes");
        QTest::addColumn<QByteArray>("signs"); ///< empty: no puzzle
        const auto row = [](const char* name, const QByteArray& text, const char* boxes, const QByteArray& signs) {
            QTest::newRow(name) << text << QString::fromLatin1(boxes) << signs;
        };
        row("f-puzzles of four",
            R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{"value":3,"given":true},{}],)"
            R"([{},{"value":2,"given":true},{},{}],[{},{},{},{"value":4,"given":true}]]})",
            "2x2", kFour);
        row("f-puzzles of six, the usual regions", "{\"size\":6,\"grid\":" + fPuzzlesRows(nullptr) + "}", "2x3", kSix);
        row("f-puzzles of six, high regions",
            "{\"size\":6,\"grid\":" + fPuzzlesRows([](int r, int c) { return r / 3 * 3 + c / 2; }) + "}", "3x2", kSix);
        row("f-puzzles of six, diagonal regions",
            "{\"size\":6,\"grid\":" + fPuzzlesRows([](int r, int c) { return (r + c) % 6; }) + "}", "", {});
        row("Cracking the Cryptic, two of six regions",
            R"({"cells":)" + ctcRows() + R"(,"regions":[[[0,0],[0,1],[1,0],[1,1],[2,0],[2,1]],[[0,2],[2,3]]]})", "3x2",
            kSix);
        row("Cracking the Cryptic, a region of three columns",
            R"({"cells":)" + ctcRows() + R"(,"regions":[[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2]]]})", "2x3", kSix);
        row("rows of numbers", "[[1,0,0,0],[0,0,3,0],[0,2,0,0],[0,0,0,4]]", "2x2", kFour);
        row("rows of text", R"({"puzzle":["1...","..3.",".2..","...4"]})", "2x2", kFour);
        row("one text", R"({"id":7,"puzzle":"1.....3..2.....4"})", "2x2", kFour);
        row("a list of cells", "[1,0,0,0,0,0,3,0,0,2,0,0,0,0,0,4]", "2x2", kFour);
        row("a digit beyond the board", "[[1,0,0,0],[0,0,5,0],[0,2,0,0],[0,0,0,4]]", "", {});
        row("36 cells, nobody says which boxes", "[" + QByteArray("0,").repeated(35) + "0]", "", {});
    }
    void json()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, boxes);
        QFETCH(QByteArray, signs);
        const PuzzleTextResult read = readPuzzles(text.toStdString());
        QCOMPARE(read.puzzles.size(), std::size_t(signs.isEmpty() ? 0 : 1));
        if (signs.isEmpty())
            return;
        const Board board = read.puzzles[0].givens.board();
        QCOMPARE(QStringLiteral("%1x%2").arg(board.boxRows()).arg(board.boxColumns()), boxes);
        QCOMPARE(read.puzzles[0].givens.toText(), signs.toStdString());
    }

    void candidateGrids_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isRead");
        const QByteArray rows("1 234 24 34\n24 24 3 1\n34 2 14 .\n3 13 12 4\n");
        QTest::newRow("blanks") << rows << true;
        QTest::newRow("frames") << QByteArray(
            ".--------.-------.\n| 1  234 | 24 34 |\n| 24 24  | 3  1  |\n:--------+-------:\n"
            "| 34 2   | 14 .  |\n| 3  13  | 12 4  |\n'--------'-------'\n")
                                << true;
        QTest::newRow("a digit twice") << QByteArray(rows).replace("234", "233") << false;
        QTest::newRow("a digit beyond the board") << QByteArray(rows).replace("234", "235") << false;
        QTest::newRow("a row too few") << rows.first(rows.lastIndexOf('3', -6)) << false;
    }
    void candidateGrids()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isRead);
        const PuzzleTextResult read = readPuzzles(text.toStdString());
        QCOMPARE(!read.puzzles.empty(), isRead);
        if (!isRead)
            return;
        QVERIFY(read.puzzles[0].format == PuzzleFormat::CandidateGrid);
        const Candidates candidates = read.puzzles[0].startingCandidates();
        QVERIFY(candidates.board() == boardOf(2, 2));
        // From the rows above, by hand: digits as bits, cell by cell; a sign for an empty cell is all digits.
        const unsigned expected[] = {1, 14, 10, 12, 10, 10, 4, 1, 12, 2, 9, 15, 4, 5, 3, 8};
        for (int i = 0; i < 16; ++i)
            QCOMPARE(candidates.digitsOf(candidates.board().cell(i)), expected[i]);
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
                QVERIFY2(read.puzzles.size() == 1, info.id.data());
                QVERIFY(read.puzzles[0].givens.board() == board);
                if (!info.alwaysCandidates)
                    QVERIFY(read.puzzles[0].givens == puzzle.givens);
                else
                    QVERIFY(read.puzzles[0].startingCandidates() == pencilMarks(puzzle.givens));
            }
        }
    }
};

CONVOKU_APPLESS_TEST(TestSmallBoardsText)

#include "tst_small_boards_text.moc"
