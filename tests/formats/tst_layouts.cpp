// SPDX-License-Identifier: MIT
// Layouts that puzzles have in public files, and random puzzles written in such layouts.
#include "tests/formats/formats_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Holds a random puzzle: the digits of the example under other names, 0 for an empty cell, and its solution.
struct Sudoku
{
    QByteArray cells;
    QByteArray solution;
    QByteArrayList marks; ///< what is possible beside the givens, cell by cell, by plain loops

    QByteArray row(int index) const { return cells.mid(index * 9, 9); }
    QByteArray with(const QByteArray& empty) const { return QByteArray(cells).replace("0", empty); }
};

Sudoku randomSudoku(Random& random)
{
    QByteArray names("123456789");
    for (int i = 8; i > 0; --i)
        std::swap(names[i], names[randomNumber(random, 0, i)]);
    Sudoku sudoku{kExample, kExampleSolution, {}};
    for (QByteArray* text : {&sudoku.cells, &sudoku.solution}) {
        for (char& sign : *text)
            sign = sign == '0' ? '0' : names[sign - '1'];
    }
    const Candidates marks = notedMarks(sudoku.cells);
    for (int cell = 0; cell < 81; ++cell)
        sudoku.marks << marksAt(marks, cell / 9 + 1, cell % 9 + 1);
    return sudoku;
}

QByteArray joined(const QByteArray& cells, const QByteArray& between)
{
    QByteArray text;
    for (const char cell : cells)
        text += (text.isEmpty() ? QByteArray() : between) + cell;
    return text;
}

QByteArray rows(const Sudoku& sudoku, const std::function<QByteArray(const QByteArray&, int)>& row)
{
    QByteArray text;
    for (int r = 0; r < 9; ++r)
        text += row(sudoku.row(r), r);
    return text;
}

QByteArray markRows(const Sudoku& sudoku, const QByteArray& open, const QByteArray& close, const QByteArray& comma)
{
    QByteArray text;
    for (int cell = 0; cell < 81; ++cell) {
        const QByteArray marks = sudoku.marks[cell];
        text += marks.size() == 1 ? marks : open + joined(marks, comma) + close;
        text += cell % 9 == 8 ? '\n' : ' ';
    }
    return text;
}

/// Each cell in three lines of three signs.
QByteArray markPicture(const Sudoku& sudoku)
{
    QByteArray text;
    for (int line = 0; line < 27; ++line) {
        for (int sign = 0; sign < 27; ++sign) {
            const char digit = static_cast<char>('1' + line % 3 * 3 + sign % 3);
            text += sudoku.marks[line / 3 * 9 + sign / 3].contains(digit) ? digit : '.';
            text += sign % 3 == 2 ? (sign == 8 || sign == 17 ? "|" : " ") : "";
        }
        text += "\n";
    }
    return text;
}

QByteArray inScript(const QByteArray& cells, const char* zero, const char* empty)
{
    QString text;
    const char32_t first = QString::fromUtf8(zero).toUcs4().front();
    for (const char cell : cells) {
        const char32_t digit = first + static_cast<char32_t>(cell - '0');
        text += cell == '0' ? QString::fromUtf8(empty) : QString::fromUcs4(&digit, 1);
    }
    return text.toUtf8();
}

struct Layout
{
    const char* name;
    std::function<QByteArray(const Sudoku&)> write;
};

const std::vector<Layout>& layouts()
{
    static const std::vector<Layout> kLayouts{
        {"blanks", [](const Sudoku& s) { return joined(s.cells, " "); }},
        {"tabs and points", [](const Sudoku& s) { return joined(s.with("."), "\t"); }},
        {"commas", [](const Sudoku& s) { return joined(s.cells, ","); }},
        {"commas and blanks", [](const Sudoku& s) { return joined(s.cells, ", "); }},
        {"rows and bars", [](const Sudoku& s) { return rows(s, [](auto row, int) { return row + "|"; }).chopped(1); }},
        {"rows and slashes",
            [](const Sudoku& s) { return rows(s, [](auto row, int) { return row + "/"; }).chopped(1); }},
        {"number in front", [](const Sudoku& s) { return "12. " + s.with("."); }},
        {"hash in front", [](const Sudoku& s) { return "0a83305c77 " + s.cells + " 7.2"; }},
        {"bar and rating", [](const Sudoku& s) { return s.with(".") + "|7.2|name"; }},
        {"solution behind", [](const Sudoku& s) { return s.cells + ":" + s.solution; }},
        {"solution column", [](const Sudoku& s) { return "answer;quiz\n" + s.solution + ";" + s.cells; }},
        {"names for less", [](const Sudoku& s) { return "Puzzle,Level\n" + s.cells + ",1,easy,"; }},
        {"no names", [](const Sudoku& s) { return "P1," + s.with(".") + ",easy"; }},
        {"number and cells", [](const Sudoku& s) { return "17," + joined(s.cells, ","); }},
        {"cells and solution", [](const Sudoku& s) { return joined(s.cells + s.solution, ","); }},
        {"JSON rows",
            [](const Sudoku& s) {
                return "[" + rows(s, [](auto row, int) { return "[" + joined(row, ",") + "],"; }).chopped(1) + "]";
            }},
        {"JSON signs",
            [](const Sudoku& s) {
                return "["
                    + rows(s,
                        [](auto row, int) {
                            return "[\"" + joined(row.replace('0', '.'), "\",\"") + "\"],\n";
                        }).chopped(2)
                    + "]";
            }},
        {"JSON object",
            [](const Sudoku& s) { return "{\"solution\": \"" + s.solution + "\", \"puzzle\": \"" + s.cells + "\"}"; }},
        {"Python",
            [](const Sudoku& s) {
                return "grid = [\n" + rows(s, [](auto row, int) { return "    [" + joined(row, ", ") + "],\n"; })
                    + "]\n";
            }},
        {"numpy",
            [](const Sudoku& s) {
                return "[" + rows(s, [](auto row, int) { return "[" + joined(row, " ") + "]\n "; }) + "]";
            }},
        {"C",
            [](const Sudoku& s) {
                return "int g[9][9] = {\n" + rows(s, [](auto row, int) { return "{" + joined(row, ",") + "},\n"; })
                    + "};";
            }},
        {"full-width", [](const Sudoku& s) { return inScript(s.cells, "０", "・"); }},
        {"Arabic rows",
            [](const Sudoku& s) {
                return rows(s, [](auto row, int) { return inScript(row, "\xD9\xA0", "\xC2\xB7") + "\n"; });
            }},
        {"Persian", [](const Sudoku& s) { return inScript(s.cells, "\xDB\xB0", "\xDB\xB0"); }},
        {"squares", [](const Sudoku& s) { return s.with("□"); }},
        {"dashes", [](const Sudoku& s) { return s.with("–"); }},
        {"ellipses", [](const Sudoku& s) { return s.with(".").replace("...", "…"); }},
        {"no-break spaces",
            [](const Sudoku& s) { return rows(s, [](auto row, int) { return joined(row, "\xC2\xA0") + "\n"; }); }},
        {"zero-width spaces", [](const Sudoku& s) { return joined(s.cells, "\xE2\x80\x8B"); }},
        {"frame of blanks",
            [](const Sudoku& s) {
                return rows(s, [](QByteArray row, int r) {
                    row = joined(row.replace('0', ' '), " ");
                    row.replace(11, 1, " | ").replace(5, 1, " | ");
                    return "| " + row + " |\n" + (r % 3 == 2 ? "+-------+-------+-------+\n" : "");
                });
            }},
        {"fixed columns",
            [](const Sudoku& s) {
                return rows(s, [](QByteArray row, int) {
                    row = joined(row.replace('0', ' '), " ");
                    while (row.endsWith(' '))
                        row.chop(1);
                    return row + "\n";
                });
            }},
        {"cut tabs",
            [](const Sudoku& s) {
                return rows(s, [](QByteArray row, int) {
                    row = joined(row, "\t").replace("0", "");
                    while (row.endsWith('\t'))
                        row.chop(1);
                    return row + "\n";
                });
            }},
        {"a cell a line", [](const Sudoku& s) { return joined(s.cells, "\n"); }},
        {"three lines",
            [](const Sudoku& s) { return s.cells.first(27) + "\n" + s.cells.mid(27, 27) + "\n" + s.cells.mid(54); }},
        {"numbered rows",
            [](const Sudoku& s) {
                return rows(
                    s, [](auto row, int r) { return QByteArray::number(r + 1) + " " + joined(row, " ") + "\n"; });
            }},
        {"lettered rows",
            [](const Sudoku& s) {
                return "  1 2 3 4 5 6 7 8 9\n" + rows(s, [](auto row, int r) {
                    return QByteArray(1, static_cast<char>('A' + r)) + " " + joined(row.replace('0', '.'), " ") + "\n";
                });
            }},
        {"beside the solution",
            [](const Sudoku& s) {
                return rows(s, [&s](auto row, int r) { return row + "   " + s.solution.mid(r * 9, 9) + "\n"; });
            }},
        {"label and solution",
            [](const Sudoku& s) { return "Puzzle: " + s.cells + "\nSolution: " + s.solution + "\n"; }},
        {"list of two",
            [](const Sudoku& s) { return "l = [\n ['" + s.with(".") + "',\n  '" + s.solution + "'],\n]\n"; }},
    };
    return kLayouts;
}

const std::vector<Layout>& candidateLayouts()
{
    static const std::vector<Layout> kLayouts{
        {"parentheses", [](const Sudoku& s) { return markRows(s, "(", ")", ""); }},
        {"braces", [](const Sudoku& s) { return markRows(s, "{", "}", ""); }},
        {"brackets and commas", [](const Sudoku& s) { return markRows(s, "[", "]", ", "); }},
        {"commas", [](const Sudoku& s) { return markRows(s, "", "", ","); }},
        {"marks behind", [](const Sudoku& s) { return markRows(s, "", "*", ""); }},
        {"picture", markPicture},
    };
    return kLayouts;
}

} // namespace

class TestLayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publicFiles_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArrayList>("puzzles"); // empty: an error
        QTest::addColumn<bool>("mayFail");
        QFile table(QStringLiteral(CONVOKU_SAMPLES "/../layouts/cases.tsv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        while (!table.atEnd()) {
            const QByteArrayList fields = table.readLine().trimmed().split('\t');
            if (fields.size() < 2 || fields[0].startsWith('#'))
                continue;
            QByteArrayList puzzles = fields[1].simplified().split(' ');
            const bool mayFail = !puzzles.isEmpty() && puzzles.front() == "?";
            puzzles.removeIf([](const QByteArray& puzzle) { return puzzle.size() != 81 && puzzle.size() != 36; });
            QTest::newRow(fields[0].constData()) << QString::fromUtf8(fields[0]) << puzzles << mayFail;
        }
    }
    void publicFiles()
    {
        QFETCH(QString, file);
        QFETCH(QByteArrayList, puzzles);
        QFETCH(bool, mayFail);
        QFile text(QStringLiteral(CONVOKU_SAMPLES "/../layouts/") + file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        const PuzzleTextResult read = readBytes(text.readAll());
        if (read.puzzles.empty() && (mayFail || puzzles.isEmpty())) {
            QVERIFY(read.errorCount > 0);
            return;
        }
        QByteArrayList found;
        for (const Puzzle& puzzle : read.puzzles)
            found << QByteArray::fromStdString(puzzle.givens.toText());
        if (mayFail && read.errorCount > 0) {
            for (const QByteArray& puzzle : found)
                QVERIFY(puzzles.contains(puzzle));
            return;
        }
        QCOMPARE(found, puzzles);
        for (const Puzzle& puzzle : read.puzzles) {
            const Board board = puzzle.givens.board();
            for (int cell = 0; cell < board.cells(); ++cell)
                QVERIFY(puzzle.startingCandidates().countIn(board.cell(cell)) > 0);
        }
    }

    void randomPuzzles_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<bool>("candidates");
        for (std::size_t i = 0; i < layouts().size(); ++i)
            QTest::newRow(layouts()[i].name) << static_cast<int>(i) << false;
        for (std::size_t i = 0; i < candidateLayouts().size(); ++i)
            QTest::addRow("candidates: %s", candidateLayouts()[i].name) << static_cast<int>(i) << true;
    }
    void randomPuzzles()
    {
        QFETCH(int, layout);
        QFETCH(bool, candidates);
        const Layout& one = (candidates ? candidateLayouts() : layouts())[static_cast<std::size_t>(layout)];
        Random random(37);
        for (int round = 0; round < 20; ++round) {
            const Sudoku sudoku = randomSudoku(random);
            const QByteArray text = one.write(sudoku);
            const PuzzleTextResult read = readBytes(text);
            QVERIFY2(read.errorCount == 0, text);
            QCOMPARE(read.puzzles.size(), std::size_t{1});
            const Puzzle& puzzle = read.puzzles.front();
            QCOMPARE(puzzle.known().candidates.has_value(), candidates);
            if (!candidates) {
                QCOMPARE(digitsOf(puzzle.givens), sudoku.cells);
                continue;
            }
            for (int cell = 0; cell < 81; ++cell)
                QCOMPARE(marksAt(puzzle.startingCandidates(), cell / 9 + 1, cell % 9 + 1), sudoku.marks[cell]);
        }
    }

    /// Two puzzles, one after the other, are two.
    void severalPuzzles_data()
    {
        QTest::addColumn<int>("layout");
        for (std::size_t i = 0; i < layouts().size(); ++i) {
            const QByteArray name(layouts()[i].name);
            if (!name.startsWith("JSON") && name != "solution column" && name != "names for less")
                QTest::newRow(name) << static_cast<int>(i);
        }
    }
    void severalPuzzles()
    {
        QFETCH(int, layout);
        Random random(73);
        const Sudoku first = randomSudoku(random);
        const Sudoku second = randomSudoku(random);
        const auto& write = layouts()[static_cast<std::size_t>(layout)].write;
        const PuzzleTextResult read = readBytes(write(first) + "\n\n" + write(second) + "\n");
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(read.puzzles.size(), std::size_t{2});
        QCOMPARE(digitsOf(read.puzzles[0].givens), first.cells);
        QCOMPARE(digitsOf(read.puzzles[1].givens), second.cells);
    }

    /// A spreadsheet takes zeros in front of a number away, or makes 4.3E+78 of it.
    void numbersOfSpreadsheets_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<QByteArray>("row");
        const QByteArray solution(kExampleSolution);
        const QByteArray cut(79, '1');
        QTest::newRow("quizzes first") << QByteArray("quizzes,solutions\n") << cut + "," + solution;
        QTest::newRow("solutions first") << QByteArray("solution,puzzle\n") << solution + "," + cut;
        QTest::newRow("other names") << QByteArray("a,b\n") << cut + "," + solution;
        QTest::newRow("no names") << QByteArray() << cut + "," + solution;
        QTest::newRow("exponent") << QByteArray("quizzes;solutions\n") << "4,3002E+78;" + solution;
        QTest::newRow("exponents") << QByteArray("quizzes;solutions\n") << QByteArray("4,3002E+78;8,64371E+80");
    }
    void numbersOfSpreadsheets()
    {
        QFETCH(QByteArray, names);
        QFETCH(QByteArray, row);
        const PuzzleTextResult read = readBytes(names + (row + "\n").repeated(3));
        QVERIFY(read.puzzles.empty());
        QCOMPARE(read.errorCount, std::size_t{1});
        QVERIFY(read.errors.front().code == PuzzleTextError::Code::LostDigits);
        QCOMPARE(read.errors.front().found, std::size_t{3});
        QCOMPARE(read.errors.front().line, std::size_t(names.isEmpty() ? 1 : 2));
    }

    /// A puzzle with a mistake is reported; its solution is not read in its place.
    void brokenPuzzles_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::newRow("names") << QByteArray("id,puzzle,solution\n");
        QTest::newRow("no names") << QByteArray();
    }
    void brokenPuzzles()
    {
        QFETCH(QByteArray, names);
        const QByteArray puzzle = QByteArray(kExample).replace('0', '.');
        const QByteArray rest = QByteArray(",") + kExampleSolution + "\n";
        const PuzzleTextResult read = readBytes(names + "1," + puzzle.first(80) + rest + "2," + puzzle + rest);
        QCOMPARE(read.errorCount, std::size_t{1});
        QCOMPARE(read.puzzles.size(), std::size_t{1});
        QCOMPARE(digitsOf(read.puzzles.front().givens), QByteArray(kExample));
    }

    /// A row that lacks a cell is not filled up.
    void rowsThatLackACell_data()
    {
        QTest::addColumn<QByteArray>("empty");
        QTest::addColumn<bool>("cut"); // fields at the end
        QTest::newRow("points") << QByteArray(".") << true;
        QTest::newRow("zeros") << QByteArray("0") << true;
        QTest::newRow("all fields") << QByteArray() << false;
    }
    void rowsThatLackACell()
    {
        QFETCH(QByteArray, empty);
        QFETCH(bool, cut);
        Random random(5);
        for (int round = 0; round < 20; ++round) {
            const Sudoku sudoku = randomSudoku(random);
            const int lacking = randomNumber(random, 0, 8);
            const QByteArray text = rows(sudoku, [&](const QByteArray& row, int r) {
                QByteArray line = joined(row, "\t").replace("0", empty);
                if (r == lacking)
                    line.remove(cut ? line.lastIndexOf('\t') : line.indexOf('\t'), cut ? line.size() : 1);
                return line + "\n";
            });
            const PuzzleTextResult read = readBytes(text);
            QVERIFY2(read.puzzles.empty(), text);
            QVERIFY(read.errorCount > 0);
        }
    }

    /// Brackets and quotes without a partner are mistakes.
    void loneBrackets_data()
    {
        QTest::addColumn<QByteArray>("sign");
        for (const char* sign : {"[", "]", "(", "}", "\"", "'"})
            QTest::newRow(sign) << QByteArray(sign);
    }
    void loneBrackets()
    {
        QFETCH(QByteArray, sign);
        const QByteArray text = rows({kExample, kExampleSolution, {}}, [&sign](const QByteArray& row, int r) {
            QByteArray line = joined(row, ",");
            return r == 4 ? line.replace(8, 1, sign) + "\n" : line + "\n";
        });
        const PuzzleTextResult read = readBytes(text);
        QVERIFY(read.puzzles.empty());
        QVERIFY(read.errorCount > 0);
        QCOMPARE(read.errors.front().line, std::size_t{5});
    }

    /// Comments keep their signs, and so do links.
    void signsOfComments_data()
    {
        QTest::addColumn<QByteArray>("comment");
        for (const char* comment : {"a – b", "… · ・", "「七」", "[1, 2]", "\"hard\""})
            QTest::newRow(comment) << QByteArray(comment);
    }
    void signsOfComments()
    {
        QFETCH(QByteArray, comment);
        const PuzzleTextResult read = readBytes(QByteArray(kExample) + " " + comment + "\n");
        QCOMPARE(read.errorCount, std::size_t{0});
        QCOMPARE(QByteArray::fromStdString(read.puzzles.at(0).comment), comment);
    }

    void labelsAreComments()
    {
        const PuzzleTextResult read = readBytes("1. " + QByteArray(kExample) + "  7.2\nName " + kExample + "\n");
        QCOMPARE(read.puzzles.size(), std::size_t{2});
        QCOMPARE(QByteArray::fromStdString(read.puzzles[0].comment), QByteArray("1 7.2"));
        QCOMPARE(QByteArray::fromStdString(read.puzzles[1].comment), QByteArray("Name"));
    }
};

CONVOKU_GUILESS_TEST(TestLayouts)
#include "tst_layouts.moc"
