// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/formats/puzzle_writer.h"
#include "tests/formats/formats_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Givens and placed digits from a solution, and candidates that leave the solution possible where `sound`.
Puzzle randomPuzzle(Random& random, bool withState, bool sound)
{
    const Grid solution = randomSolution(random);
    Puzzle puzzle;
    PuzzleDetails details;
    const int givenPercent = randomNumber(random, 0, 60);
    const int placedPercent = withState ? randomNumber(random, 0, 60) : 0;
    for (int i = 0; i < kCells; ++i) {
        if (randomNumber(random, 1, 100) <= givenPercent)
            puzzle.givens.setDigit(Cell::fromIndex(i), solution.digit(i));
        else if (randomNumber(random, 1, 100) <= placedPercent)
            details.placed.setDigit(Cell::fromIndex(i), solution.digit(i));
    }
    puzzle.setDetails(details);
    if (withState) {
        const QByteArray values = digitsOf(puzzle.values());
        Candidates candidates = notedMarks(values);
        for (int index = 0; index < kCandidates; ++index) {
            const Candidate c = Candidate::fromIndex(index);
            const int right = solution.digit(c.cell()) - 1;
            const bool free = values[c.cell().index()] == '0' && (c.digit != right || !sound);
            if (free && candidates.countIn(c.cell()) > 1 && randomNumber(random, 0, 2) == 0)
                candidates.remove(c);
        }
        details.candidates = candidates;
        puzzle.setDetails(details);
    }
    return puzzle;
}

bool isWithin(const Grid& part, const Grid& whole)
{
    return whole.agreesWith(part);
}

} // namespace

// Tests that a written text describes the puzzle, and reads back as the same puzzle as far as the format carries it.
class TestWriters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theExample_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray points = QByteArray(kExample).replace('0', '.');
        const auto row = [](PuzzleFormat format, const QByteArray& expected) {
            QTest::newRow(puzzleFormat(format).id.data()) << static_cast<int>(format) << expected;
        };
        const auto file = [](const char* name) { return sample(QString::fromLatin1(name)).trimmed(); };
        row(PuzzleFormat::Line, points);
        row(PuzzleFormat::Collection, kExample);
        row(PuzzleFormat::CandidateGrid, file("candidates.txt"));
        row(PuzzleFormat::CandidateLine, file("candidates_729.txt"));
        row(PuzzleFormat::Grid,
            "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n| . 9 8 | . . . | . 6 . "
            "|\n"
            "+-------+-------+-------+\n| 8 . . | . 6 . | . . 3 |\n| 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 "
            "|\n"
            "+-------+-------+-------+\n| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 "
            "|\n"
            "+-------+-------+-------+");
        row(PuzzleFormat::HodokuLibrary, ":0000:x:" + points + ":::");
        row(PuzzleFormat::SudokuPad, file("scf.txt"));
        row(PuzzleFormat::SudokuWiki, file("wiki81.txt"));
        row(PuzzleFormat::SudokuCoach, file("coach.txt"));
        row(PuzzleFormat::SudokuExchange, file("exchange.txt"));
    }
    void theExample()
    {
        QFETCH(int, format);
        QFETCH(QByteArray, expected);
        Puzzle puzzle;
        puzzle.givens = gridOf(kExample);
        QCOMPARE(QByteArray::fromStdString(writePuzzle(static_cast<PuzzleFormat>(format), puzzle)), expected);
    }

    void theExampleWithAState_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("cut"); // the lines that the writer leaves out at the end
        QTest::newRow("sdk") << QStringLiteral("sadman.sdk") << static_cast<int>(PuzzleFormat::Sdk) << 10;
        QTest::newRow("sdx") << QStringLiteral("sudocue.sdx") << static_cast<int>(PuzzleFormat::Sdx) << 0;
        QTest::newRow("ss") << QStringLiteral("simple_sudoku.ss") << static_cast<int>(PuzzleFormat::SimpleSudoku) << 0;
        QTest::newRow("hodoku") << QStringLiteral("hodoku_library.txt") << static_cast<int>(PuzzleFormat::HodokuLibrary)
                                << 0;
        QTest::newRow("S9B") << QStringLiteral("wiki_s9b.txt") << static_cast<int>(PuzzleFormat::SudokuWikiState) << 0;
    }
    void theExampleWithAState()
    {
        QFETCH(QString, file);
        QFETCH(int, format);
        QFETCH(int, cut);
        const QByteArray text = sample(file).trimmed();
        QByteArrayList lines = text.split('\n');
        lines = lines.mid(0, lines.size() - cut);
        if (cut > 0) // the comment stands behind the other headers
            lines.move(2, 9);
        const Puzzle puzzle = readBytes(text).puzzles.at(0);
        QCOMPARE(QByteArray::fromStdString(writePuzzle(static_cast<PuzzleFormat>(format), puzzle)), lines.join('\n'));
    }

    void readBackIsTheSame_data()
    {
        QTest::addColumn<int>("format");
        for (const PuzzleFormatInfo& info : puzzleFormats()) {
            if (info.written)
                QTest::newRow(info.id.data()) << static_cast<int>(info.format);
        }
    }
    void readBackIsTheSame()
    {
        QFETCH(int, format);
        const PuzzleFormatInfo& info = puzzleFormat(static_cast<PuzzleFormat>(format));
        Random random(7);
        for (int round = 0; round < 300; ++round) {
            const bool withState = round % 3 != 0;
            const Puzzle puzzle = randomPuzzle(random, withState, round % 3 == 1);
            const std::string text = writePuzzle(info.format, puzzle);
            const PuzzleTextResult result = readPuzzles(text);
            QVERIFY2(result.errorCount == 0 && result.puzzles.size() == 1, text.c_str());
            const Puzzle& read = result.puzzles[0];

            const bool tellsGivens = !info.candidates || info.placed;
            if (info.format == PuzzleFormat::Sdx)
                QVERIFY2(isWithin(puzzle.givens, read.givens), text.c_str());
            else if (tellsGivens)
                QVERIFY2(read.givens == puzzle.givens, text.c_str());
            else
                QVERIFY2(isWithin(puzzle.values(),
                             read.startingCandidates() == puzzle.startingCandidates()
                                 ? Grid::fromDecided(read.startingCandidates())
                                 : puzzle.values()),
                    text.c_str());
            if (info.placed)
                QVERIFY2(read.known().placed == puzzle.known().placed, text.c_str());
            if (info.candidates && withState) {
                const Candidates got
                    = read.known().candidates ? *read.known().candidates : notedMarks(digitsOf(read.values()));
                QVERIFY2(got == *puzzle.known().candidates, text.c_str());
            }
            QCOMPARE(writePuzzle(info.format, read), text);
        }
    }

    void listsAreReadBack_data() { readBackIsTheSame_data(); }
    void listsAreReadBack()
    {
        QFETCH(int, format);
        const auto which = static_cast<PuzzleFormat>(format);
        Random random(11);
        std::vector<Puzzle> puzzles;
        for (int i = 0; i < 40; ++i) {
            puzzles.push_back(randomPuzzle(random, i % 2 == 0, true));
            Puzzle more = puzzles.back(); // one that could be taken for a state of the one before
            for (int cell = 0; cell < 40; ++cell)
                more.givens.setDigit(Cell::fromIndex(cell), puzzles.back().values().digit(cell));
            more.details = nullptr;
            puzzles.push_back(more);
        }
        const std::string text = writePuzzles(which, puzzles);
        QVERIFY(text.ends_with('\n'));
        const PuzzleTextResult result = readPuzzles(text);
        QCOMPARE(result.errorCount, std::size_t{0});
        QCOMPARE(result.puzzles.size(), puzzles.size());
        for (std::size_t i = 0; i < puzzles.size(); ++i)
            QCOMPARE(writePuzzle(which, result.puzzles[i]), writePuzzle(which, puzzles[i]));
    }

    void headersAreReadBack()
    {
        Puzzle puzzle;
        puzzle.givens = gridOf(kExample);
        puzzle.comment = "two\nlines";
        PuzzleDetails details;
        details.fields = {{PuzzleField::Name, "Näme"}, {PuzzleField::Author, "Ann \"A\" \xF0\x9F\x98\x80"},
            {PuzzleField::Level, "7"}, {PuzzleField::Description, " [Puzzle]\r\n#x "}};
        puzzle.setDetails(details);
        const Puzzle sdk = readPuzzles(writePuzzle(PuzzleFormat::Sdk, puzzle)).puzzles.at(0);
        QVERIFY(sdk.givens == puzzle.givens);
        QCOMPARE(sdk.comment, std::string("two lines"));
        QCOMPARE(std::string(sdk.field(PuzzleField::Author)), std::string("Ann \"A\" \xF0\x9F\x98\x80"));
        QCOMPARE(std::string(sdk.field(PuzzleField::Level)), std::string("7"));
        QCOMPARE(std::string(sdk.field(PuzzleField::Description)), std::string("[Puzzle]  #x"));
        const Puzzle link = readPuzzles(writePuzzle(PuzzleFormat::FPuzzles, puzzle)).puzzles.at(0);
        QCOMPARE(std::string(link.field(PuzzleField::Name)), std::string("Näme"));
        QCOMPARE(std::string(link.field(PuzzleField::Author)), std::string("Ann \"A\" \xF0\x9F\x98\x80"));
        QCOMPARE(std::string(link.field(PuzzleField::Description)), std::string(" [Puzzle]\r\n#x "));
    }

    void idsNameFormats()
    {
        std::set<std::string_view> ids;
        std::size_t index = 0;
        for (const PuzzleFormatInfo& info : puzzleFormats()) {
            QCOMPARE(static_cast<std::size_t>(info.format), index++);
            QVERIFY(puzzleFormatOf(info.id) == info.format);
            ids.insert(info.id);
            Puzzle puzzle;
            if (!info.written)
                QVERIFY_THROWS_EXCEPTION(Error, writePuzzle(info.format, puzzle));
        }
        QCOMPARE(ids.size(), puzzleFormats().size());
        QVERIFY(!puzzleFormatOf("pdf"));
    }

    void detailsOfACopyAreItsOwn()
    {
        Puzzle first;
        PuzzleDetails details;
        details.placed.setDigit({0, 0}, 5);
        first.setDetails(details);
        Puzzle second = first;
        details.placed.setDigit({0, 0}, 6);
        second.setDetails(details);
        QCOMPARE(first.values().digit(Cell{0, 0}), 5);
        QCOMPARE(second.values().digit(Cell{0, 0}), 6);
        QVERIFY(second.startingCandidates() == second.values().startingCandidates());
        QVERIFY(pencilMarks(gridOf(kExample)) == notedMarks(kExample));
    }
};

CONVOKU_GUILESS_TEST(TestWriters)
#include "tst_writers.moc"
