// SPDX-License-Identifier: MIT
#include "tests/formats/formats_testing.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QStringConverter>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

// Every format that people have: what it says is what is read.
class TestReaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<QByteArray>("placed"); // the digit of r1c3, where one is placed
        QTest::addColumn<QByteArray>("marks"); // of row 1, between commas
        const QByteArray before(
            "5,3,124,26,7,2468,1489,1249,248"); // the row of the candidate grid that everybody shows
        const QByteArray after("5,3,4,26,7,268,189,129,28"); // with 4 placed in r1c3
        const auto row = [](const char* file, const char* format, int puzzles, const QByteArray& placed = {},
                             const QByteArray& marks = {}) {
            QTest::newRow(file) << QString::fromLatin1(file) << QByteArray(format) << puzzles << placed << marks;
        };
        row("line.txt", "line", 1);
        row("forum.txt", "grid", 1);
        row("nine_rows.txt", "grid", 1);
        row("spaced.txt", "grid", 1);
        row("box_drawing.txt", "grid", 1);
        row("blank_filled.txt", "grid", 1);
        row("tabs.txt", "grid", 1);
        row("spf.txt", "grid", 1);
        row("cells.csv", "grid", 1);
        row("euler.txt", "grid", 2);
        row("collection.sdm", "line", 2);
        row("sadman.sdk", "sdk", 1, "4", after);
        row("sudocue.sdk", "sdk", 1);
        row("sudocue.sdx", "sdx", 1, "4", after);
        row("simple_sudoku.ss", "ss", 1, "4", "5,3,4,26,7,68,189,129,28");
        row("simple_sudoku_1.ss", "grid", 1);
        row("simple_sudoku_2.ss", "grid", 1);
        row("clipboard.txt", "ss", 1, "4", after);
        row("candidates.txt", "candidates", 1, {}, before);
        row("hodoku_step.txt", "candidates", 1, {}, before);
        row("candidates_729.txt", "729", 1, {}, before);
        row("hodoku_library.txt", "hodoku", 1, "4", "5,3,4,26,7,68,19,129,28");
        row("kaggle.csv", "csv", 1);
        row("numbered.csv", "csv", 2);
        row("gsf.csv", "csv", 1);
        row("scf.txt", "sudokupad", 1);
        row("fpuzzles.json", "fpuzzles", 1, "4", "5,3,4,26,7,123456789,123456789,123456789,123456789");
        row("wiki81.txt", "sudokuwiki", 1);
        row("wiki162.txt", "sudokuwiki-state", 1, {}, before);
        row("wiki_s9b.txt", "sudokuwiki-state", 1, "4", after);
        row("coach.txt", "sudokucoach", 1);
        row("exchange.txt", "sudokuexchange", 1);
        row("dashes.txt", "line", 1);
        row("question_marks.txt", "grid", 1);
        row("tildes.txt", "grid", 1);
        row("dash_grid.txt", "grid", 1);
        row("quoted.txt", "grid", 1);
        row("quoted_line.txt", "line", 1);
        row("mail.txt", "grid", 1);
        row("heavy_frame.txt", "grid", 1);
        row("heavy_blanks.txt", "grid", 1);
        row("heavy_cells.txt", "grid", 1);
        row("fpuz.txt", "sudokupad", 1);
        row("tdoku.txt", "tdoku", 2);
        row("counted.txt", "tdoku", 1);
        row("opensudoku_1.opensudoku", "opensudoku", 2);
        for (const char* file : {"opensudoku_2.opensudoku", "opensudoku_3.opensudoku", "opensudoku_4.opensudoku",
                 "opensudoku_5.opensudoku", "opensudoku_notes.opensudoku"})
            row(file, "opensudoku", 1, "4", after);
    }
    void samples()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, format);
        QFETCH(int, puzzles);
        QFETCH(QByteArray, placed);
        QFETCH(QByteArray, marks);
        const QByteArray text = sample(file);
        QVERIFY(!text.isEmpty());
        // The same text as other systems write it.
        QByteArray windows = text;
        windows.replace("\n", "\r\n");
        QByteArray indented = text;
        indented.chop(1);
        QByteArray mac = text;
        mac.replace('\n', '\r');
        using Flag = QStringConverter::Flag;
        const QString characters = QString::fromUtf8(text);
        const QByteArray little = QStringEncoder(QStringConverter::Utf16LE, Flag::WriteBom)(characters);
        const QByteArray big = QStringEncoder(QStringConverter::Utf16BE, Flag::WriteBom)(characters);
        for (const QByteArray& form :
            {text, windows, "\xEF\xBB\xBF" + text, "\n \n" + text + "\n\n", indented, mac, little, big}) {
            const PuzzleTextResult result = readBytes(form);
            QCOMPARE(result.errorCount, std::size_t{0});
            QCOMPARE(result.puzzles.size(), static_cast<std::size_t>(puzzles));
            const Puzzle& puzzle = result.puzzles.front();
            QVERIFY(puzzle.line > 0);
            QCOMPARE(QByteArray(puzzleFormat(puzzle.format).id.data()), format);
            if (format != "sdx") // its candidates of one digit look like givens
                QCOMPARE(digitsOf(puzzle.givens), QByteArray(kExample));
            QCOMPARE(puzzle.known().placed.digit(Cell{0, 2}), placed.toInt());
            QCOMPARE(puzzle.known().placed.givenCount(), placed.isEmpty() ? 0 : 1);
            QCOMPARE(puzzle.known().candidates.has_value(), !marks.isEmpty());
            for (int column = 1; !marks.isEmpty() && column <= 9; ++column)
                QCOMPARE(marksAt(*puzzle.known().candidates, 1, column), marks.split(',')[column - 1]);
        }
    }

    void allCandidatesAreRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("withFour");
        for (const char* name : {"candidates.txt", "hodoku_step.txt", "candidates_729.txt", "wiki162.txt"})
            QTest::newRow(name) << QString::fromLatin1(name) << false;
        for (const char* name : {"sadman.sdk", "sudocue.sdx", "clipboard.txt", "wiki_s9b.txt",
                 "opensudoku_2.opensudoku", "opensudoku_3.opensudoku", "opensudoku_4.opensudoku",
                 "opensudoku_5.opensudoku", "opensudoku_notes.opensudoku"})
            QTest::newRow(name) << QString::fromLatin1(name) << true;
    }
    void allCandidatesAreRead()
    {
        QFETCH(QString, file);
        QFETCH(bool, withFour);
        QByteArray values(kExample);
        if (withFour)
            values[2] = '4';
        const PuzzleTextResult result = readBytes(sample(file));
        QCOMPARE(result.puzzles.size(), std::size_t{1});
        QVERIFY(result.puzzles[0].startingCandidates() == notedMarks(values));
    }

    void removedCandidatesAreRead()
    {
        QByteArray values(kExample);
        values[2] = '4';
        Candidates expected = notedMarks(values);
        expected.remove(Candidate{1, 0, 5});
        QVERIFY(readBytes(sample(QStringLiteral("simple_sudoku.ss"))).puzzles.at(0).startingCandidates() == expected);
        expected.remove(Candidate{7, 0, 6});
        QVERIFY(readBytes(sample(QStringLiteral("hodoku_library.txt"))).puzzles.at(0).startingCandidates() == expected);
    }

    /// A digit placed in its cell cannot be deleted there, as in HoDoKu: neither a given (r2c4, r1c1) nor a placed
    /// digit (r1c3).
    void deletedDigitsThatStandAreNoCandidates()
    {
        const QByteArray library(sample(QStringLiteral("hodoku_library.txt")));
        QByteArray text = library;
        text.replace("817", "413 124 817 511");
        QVERIFY(text != library);
        const Puzzle read = readBytes(text).puzzles.at(0);
        QByteArray values(kExample);
        values[2] = '4';
        Candidates expected = notedMarks(values);
        expected.remove(Candidate{1, 0, 5});
        expected.remove(Candidate{7, 0, 6});
        QVERIFY(read.startingCandidates() == expected);
    }

    void headersAreRead()
    {
        const Puzzle sadman = readBytes(sample(QStringLiteral("sadman.sdk"))).puzzles.at(0);
        const std::pair<PuzzleField, const char*> fields[] = {{PuzzleField::Author, "Me"},
            {PuzzleField::Description, "four sections allowed"}, {PuzzleField::Date, "2005-11-19"},
            {PuzzleField::Source, "a book"}, {PuzzleField::Url, "http://example.org/"}, {PuzzleField::Level, "Easy"},
            {PuzzleField::Solutions, "1"}, {PuzzleField::Clues, "30"}, {PuzzleField::Seconds, "61"}};
        for (const auto& [field, text] : fields)
            QVERIFY(sadman.field(field) == text);
        QCOMPARE(sadman.comment, std::string("with marks"));
        QVERIFY(sadman.field(PuzzleField::Name).empty());

        const Puzzle sudocue = readBytes(sample(QStringLiteral("sudocue.sdk"))).puzzles.at(0);
        QVERIFY(sudocue.field(PuzzleField::Author) == "Ruud");
        QVERIFY(sudocue.field(PuzzleField::Description) == "An easy one");
        QVERIFY(sudocue.field(PuzzleField::Url) == "http://www.sudocue.net");
        QCOMPARE(sudocue.comment, std::string("No comment"));

        // Words behind '#' are no headers.
        QByteArray words = sample(QStringLiteral("nine_rows.txt"));
        const Puzzle said = readBytes("#ABOUT this\n#Authors\n# Some\n" + words).puzzles.at(0);
        QCOMPARE(said.comment, std::string("ABOUT this Authors Some"));
        QVERIFY(!said.details);

        const PuzzleTextResult euler = readBytes(sample(QStringLiteral("euler.txt")));
        QVERIFY(euler.puzzles.at(0).field(PuzzleField::Name) == "Grid 01");
        QVERIFY(euler.puzzles.at(1).field(PuzzleField::Name) == "Grid 02");
        QCOMPARE(digitsOf(euler.puzzles[1].givens), QByteArray(kExampleSolution));
        QVERIFY(!euler.puzzles[1].known().candidates);

        const Puzzle links = readBytes(sample(QStringLiteral("fpuzzles.json"))).puzzles.at(0);
        QVERIFY(links.field(PuzzleField::Name) == "Marks" && links.field(PuzzleField::Author) == "Me");
        QCOMPARE(readBytes(sample(QStringLiteral("hodoku_step.txt"))).puzzles.at(0).comment,
            std::string("Locked Candidates Type 1 (Pointing): 2 in b2 => r1c6<>2"));
    }

    void tablesHaveColumns()
    {
        const QByteArray table = sample(QStringLiteral("numbered.csv"));
        const PuzzleTextResult first = readBytes(table);
        QCOMPARE(first.columns.size(), std::size_t{2});
        QCOMPARE(first.columns[0].index, std::size_t{1});
        QCOMPARE(first.columns[0].name, std::string("puzzle"));
        QCOMPARE(first.columns[1].index, std::size_t{2});
        QCOMPARE(first.columns[1].name, std::string("solution"));
        QCOMPARE(first.puzzles[1].comment, std::string("id: 2, clues: 30, difficulty: 1,2 \"easy\""));
        QCOMPARE(first.puzzles[1].line, std::size_t{3});
        const PuzzleTextResult second = readBytes(table, ReadHint{2});
        QCOMPARE(second.puzzles.size(), std::size_t{2});
        QCOMPARE(digitsOf(second.puzzles[1].givens), QByteArray(kExampleSolution));
        const PuzzleTextResult wrong = readBytes(table, ReadHint{7});
        QVERIFY(wrong.puzzles.empty());
        QCOMPARE(wrong.errorCount, std::size_t{2});
        QVERIFY(wrong.errors[0].code == PuzzleTextError::Code::TooFewFields);
        QCOMPARE(wrong.errors[0].found, std::size_t{5});
        QVERIFY(readBytes(sample(QStringLiteral("line.txt"))).columns.empty());
        QCOMPARE(readBytes(sample(QStringLiteral("kaggle.csv"))).columns.at(0).name, std::string("quizzes"));
        QCOMPARE(readBytes(sample(QStringLiteral("gsf.csv"))).columns.at(0).index, std::size_t{4});
    }

    void gridsOfOnePuzzleOrOfSeveral_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<int>("placedInFirst");
        const auto rows = [](QByteArray cells) {
            for (int row = 8; row > 0; --row)
                cells.insert(row * 9, '\n');
            return cells + "\n";
        };
        const QByteArray givens(kExample);
        QByteArray values = givens;
        values[2] = '4';
        const QByteArray other = QByteArray(kExample).replace('5', 'x').replace('3', '5').replace('x', '3');
        const auto candidatesOf = [](const QByteArray& grid) {
            QByteArray text;
            for (int i = 0; i < grid.size(); ++i)
                text += (grid[i] == '.' || grid[i] == '0' ? QByteArray("123456789") : QByteArray(1, grid[i]))
                    + (i % 9 == 8 ? '\n' : ' ');
            return text;
        };
        QTest::newRow("givens, then values") << rows(givens) + "\n" + rows(values) << 1 << 1;
        QTest::newRow("two puzzles") << rows(givens) + "\n" + rows(other) << 2 << 0;
        QTest::newRow("without a blank line") << rows(givens) + rows(other) << 2 << 0;
        QTest::newRow("a puzzle and its solution") << rows(givens) + "\n" + rows(kExampleSolution) << 2 << 0;
        QTest::newRow("the same puzzle twice") << rows(givens) + "\n" + rows(givens) << 2 << 0;
        QTest::newRow("twice, a line, and another one with its candidates")
            << rows(givens) + "\n" + rows(givens) + "\n" + givens + "\n" + rows(other) + "\n" + candidatesOf(other) << 4
            << 0;
        QTest::newRow("a comment keeps them apart") << rows(givens) + "# next\n" + rows(values) << 2 << 0;
        QTest::newRow("an empty grid has no state") << rows(QByteArray(81, '0')) + "\n" + rows(values) << 2 << 0;
        QTest::newRow("bands with blank lines")
            << rows(givens).insert(60, '\n').insert(30, '\n') + "\n" + rows(other) << 2 << 0;
        QTest::newRow("every row with a blank line") << rows(givens).replace("\n", "\n\n") << 1 << 0;
        QTest::newRow("forum tags") << "[code]\n" + rows(givens) + "[/code]\n" << 1 << 0;
        QTest::newRow("a grid among lines") << givens + "\n" + rows(givens) + givens + " # end\n" << 3 << 0;
    }
    void gridsOfOnePuzzleOrOfSeveral()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, puzzles);
        QFETCH(int, placedInFirst);
        const PuzzleTextResult result = readBytes(text);
        QCOMPARE(result.errorCount, std::size_t{0});
        QCOMPARE(result.puzzles.size(), static_cast<std::size_t>(puzzles));
        QCOMPARE(digitsOf(result.puzzles[0].givens).count('0') == 81 ? QByteArray(kExample)
                                                                     : digitsOf(result.puzzles[0].givens),
            QByteArray(kExample));
        QCOMPARE(result.puzzles[0].known().placed.givenCount(), placedInFirst);
    }

    void aLoneDigitIsPlacedUnlessANeighbourMayHoldIt()
    {
        // r1c1 = {5} and 5 nowhere else in its houses: placed. r5c5 = {5}, but r5c9 may be 5: a naked single.
        Candidates candidates = Candidates::all();
        for (int i = 0; i < 729; ++i) {
            const Candidate c = Candidate::fromIndex(i);
            const bool first = c.row == 0 && c.column == 0;
            const bool centre = c.row == 4 && c.column == 4;
            if ((first || centre) && c.digit != 4)
                candidates.remove(c);
            if (c.digit == 4 && !first && (c.row == 0 || c.column == 0 || (c.row < 3 && c.column < 3)))
                candidates.remove(c);
        }
        QByteArray text;
        for (int row = 1; row <= 9; ++row) {
            for (int column = 1; column <= 9; ++column)
                text += marksAt(candidates, row, column) + (column == 9 ? "\n" : " ");
        }
        for (const QByteArray& form : {text, QByteArray(text).replace("\n", " ") + "\n"}) {
            const PuzzleTextResult result = readBytes(form);
            QCOMPARE(result.errorCount, std::size_t{0});
            QCOMPARE(result.puzzles.size(), std::size_t{1});
            QCOMPARE(result.puzzles[0].givens.givenCount(), 1);
            QCOMPARE(result.puzzles[0].givens.digit(Cell{0, 0}), 5);
            QVERIFY(*result.puzzles[0].known().candidates == candidates);
        }
    }

    void twoDigitsAreNeverPlaced()
    {
        // Only r1c1 may be 5 or 6 in its houses.
        QByteArray text("56 1234789 1234789 1234789 1234789 1234789 1234789 1234789 1234789\n");
        for (int row = 2; row <= 9; ++row) {
            for (int column = 1; column <= 9; ++column) {
                text += column == 1 || (row <= 3 && column <= 3) ? "1234789" : "123456789";
                text += column == 9 ? "\n" : " ";
            }
        }
        const PuzzleTextResult result = readBytes(text);
        QCOMPARE(result.puzzles.size(), std::size_t{1});
        QCOMPARE(result.puzzles[0].givens.givenCount(), 0);
    }

    void linksStandAnywhereInALine()
    {
        const QByteArray link("https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79");
        for (const QByteArray& text : {"Look: " + link + " it is easy", "<a href=\"" + link + "\">",
                 "[x](" + link + ")", QByteArray("scf5NlQ19j9mGca3OIN1bWGk2m41TjS79"),
                 QByteArray(link).replace("app/", "app/sudoku/"), QByteArray(link).replace("app/", "app/?puzzleid="),
                 link + "?setting-nogrid=1", "see www.example.org://x/" + QByteArray(kExample) + "?y=1",
                 "www.example.org/?p=" + QByteArray(kExample)}) {
            const PuzzleTextResult result = readBytes(text);
            QVERIFY2(result.errorCount == 0, text.constData());
            QCOMPARE(digitsOf(result.puzzles.at(0).givens), QByteArray(kExample));
        }
        QCOMPARE(readBytes("Look: " + link + " it is easy").puzzles.at(0).comment, std::string("Look: it is easy"));
    }

    // A truncated text yields either a puzzle that the whole text also holds, or an error, and nothing else.
    void cutOffTextsAreSane_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : QDir(QStringLiteral(CONVOKU_SAMPLES)).entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }
    void cutOffTextsAreSane()
    {
        QFETCH(QString, file);
        const QByteArray text = sample(file);
        const PuzzleTextResult whole = readBytes(text);
        QCOMPARE(whole.errorCount, std::size_t{0});
        for (qsizetype length = 0; length < text.size(); ++length) {
            if (length == 81 && file.contains(QStringLiteral("729")))
                continue; // 81 of its signs are a puzzle too
            const PuzzleTextResult result = readBytes(text.first(length));
            QVERIFY(!result.puzzles.empty() || result.errorCount > 0);
            QVERIFY(result.puzzles.size() <= whole.puzzles.size() + 1);
            for (const Puzzle& puzzle : result.puzzles) {
                const Grid values = puzzle.values();
                QVERIFY2(values.givenCount() > 0, qPrintable(QString::number(length)));
                for (int i = 0; i < kCells; ++i) // a digit that is there is right
                    QVERIFY(values.digit(i) == 0 || values.digit(i) == kExampleSolution[i] - '0');
            }
            for (const PuzzleTextError& error : result.errors)
                QVERIFY(error.line <= static_cast<std::size_t>(text.count('\n')) + 1);
        }
    }
};

CONVOKU_GUILESS_TEST(TestReaders)
#include "tst_readers.moc"
