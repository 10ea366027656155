// SPDX-License-Identifier: MIT
#include "tests/formats/formats_testing.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;
using Code = PuzzleTextError::Code;

namespace {

const QByteArray kLine(kExample);

/// Nine rows, one of them another.
QByteArray rows(int changed = 0, const QByteArray& row = {}, int count = 9)
{
    QByteArray text;
    for (int r = 1; r <= count; ++r)
        text += (r == changed ? row : kLine.mid(r * 9 - 9, 9)) + "\n";
    return text;
}

QByteArray candidateRows(int changed, const QByteArray& row)
{
    QByteArray text;
    for (int r = 1; r <= 9; ++r)
        text += r == changed ? row + "\n" : QByteArray("12 34 5 6 7 8 9 123 456\n");
    return text;
}

QByteArray rowsOf(int side)
{
    const QByteArray row = "[" + QByteArray("{},").repeated(side).chopped(1) + "],";
    return "[" + row.repeated(side).chopped(1) + "]";
}

} // namespace

// Tests common mistakes: the message has the right place and reason, and no puzzle is invented.
class TestMalformed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("found");
        QTest::addColumn<uint>("character");
        QTest::addColumn<int>("errors");
        QTest::addColumn<int>("puzzles");
        const auto row = [](const char* name, const QByteArray& text, Code code, int line, int column, int found = 0,
                             uint character = 0, int errors = 1, int puzzles = 0) {
            QTest::newRow(name) << text << static_cast<int>(code) << line << column << found << character << errors
                                << puzzles;
        };
        // Grids
        row("a row of eight", rows(4, "80006000"), Code::RowLength, 4, 9, 8);
        row("a first row of eight", rows(1, "53007000"), Code::RowLength, 1, 9, 8);
        row("a row of ten", rows(9, "0000800791"), Code::RowLength, 9, 10, 10);
        row("a row of eight with blanks", rows(4, "8 0 0 0 6 0 0 0"), Code::RowLength, 4, 16, 8);
        row("a letter in a row", rows(5, "4008q3001"), Code::BadCharacter, 5, 5, 4, 'q');
        row("a letter beyond ASCII in a row", rows(5, "400é03001"), Code::BadCharacter, 5, 4, 3, 0xE9);
        row("a zero byte in a row",
            rows(5,
                QByteArray("40080\0"
                           "001",
                    9)),
            Code::BadCharacter, 5, 6, 5, 0);
        row("eight rows", rows(0, {}, 8), Code::TooFewRows, 1, 1, 8);
        row("two rows", "\n" + rows(0, {}, 2), Code::TooFewRows, 2, 1, 2);
        row("one row", rows(0, {}, 1), Code::TooShort, 1, 10, 9);
        row("eight rows and a good grid", rows(0, {}, 8) + "\n" + rows(), Code::TooFewRows, 1, 1, 8, 0, 1, 1);
        row("six rows and a good grid", rows(0, {}, 6) + "\n" + rows(), Code::TooFewRows, 1, 1, 6, 0, 1, 1);
        row("three rows and a good grid", rows(0, {}, 3) + "\n" + rows(), Code::TooFewRows, 1, 1, 3, 0, 1, 1);
        row("six framed rows and a framed grid", "+---+\n" + rows(0, {}, 6) + "+---+\n\n+---+\n" + rows() + "+---+\n",
            Code::TooFewRows, 2, 1, 6, 0, 1, 1);
        row("six framed rows right above a framed grid",
            "+---+\n" + rows(0, {}, 6) + "+---+\n+---+\n" + rows() + "+---+\n", Code::TooFewRows, 2, 1, 6, 0, 1, 1);
        row("rows, then a line", rows(0, {}, 5) + kLine, Code::TooFewRows, 1, 1, 5, 0, 1, 1);
        row("a bad grid and a good one", rows(2, "60019500") + "\n" + rows(), Code::RowLength, 2, 9, 8, 0, 1, 1);
        row("a title and a bad grid", "Grid 01\n" + rows(2, "6001950000"), Code::RowLength, 3, 10, 10);
        row("a grid behind a number is not one with ten rows", "12\n" + rows() + "x", Code::BadCharacter, 11, 1, 0, 'x',
            1, 1);
        row("a number that is a bad row", "12\n" + rows(0, {}, 8), Code::RowLength, 1, 3, 2);
        // Candidates
        row("eight groups", candidateRows(3, "12 34 5 6 7 8 9 123"), Code::RowLength, 3, 20, 8);
        row("ten groups", candidateRows(3, "12 34 5 6 7 8 9 123 4 5"), Code::RowLength, 3, 23, 10);
        row("a digit twice", candidateRows(2, "12 343 5 6 7 8 9 123 4"), Code::RepeatedDigit, 2, 6, 0, '3');
        row("a digit twice in a line of groups", candidateRows(2, "12 343 5 6 7 8 9 123 4").replace("\n", " "),
            Code::RepeatedDigit, 1, 30, 0, '3');
        row("zero in a group", candidateRows(2, "12 304 5 6 7 8 9 123 4"), Code::BadCharacter, 2, 4, 9, '3');
        row("729 with a digit elsewhere", QByteArray(728, '.') + "8", Code::MisplacedDigit, 1, 729, 9, '8');
        row("729 with a letter", QByteArray(10, '.') + "x" + QByteArray(718, '.'), Code::BadCharacter, 1, 11, 10, 'x');
        row("728", QByteArray(728, '.'), Code::TooLong, 1, 82, 728, '.');
        // .sdk
        row("a section alone", "[State]\n" + rows(), Code::LoneSection, 1, 1);
        row("[Puzzle] with too little", "[Puzzle]\n" + rows(0, {}, 7), Code::TooFewRows, 2, 1, 7);
        row("[Puzzle] with nothing", "[Puzzle]\n[State]\n" + rows(), Code::TooFewRows, 2, 1, 0);
        row("[Puzzle] at the end", "[Puzzle]", Code::TooFewRows, 2, 1, 0);
        row("[Puzzle] with candidates", "[Puzzle]\n" + candidateRows(0, {}), Code::RowLength, 2, 17, 15);
        row("[State] that contradicts", "[Puzzle]\n" + rows() + "[State]\n" + rows(2, "600295000"), Code::Disagreement,
            13, 4, 0, '2');
        row("[PencilMarks] of eight", "[Puzzle]\n" + rows() + "[PencilMarks]\n1,2,3,4,5,6,7,8\n", Code::TooFewRows, 12,
            1, 1);
        // .ss
        row("a place that is not there", rows() + "\nI814\n", Code::BadStateLine, 11, 1, 0, 'I', 1, 1);
        row("a placed 0", rows() + "\nI020\n", Code::BadStateLine, 11, 1, 0, 'I', 1, 1);
        row("a short line", rows() + "\nI02\n", Code::BadStateLine, 11, 4, 0, 0, 1, 1);
        row("a long line", rows() + "\nI0244\n", Code::BadStateLine, 11, 1, 0, 'I', 1, 1);
        row("a candidate beyond nine", rows() + "\nE05010\n", Code::BadStateLine, 11, 1, 0, 'E', 1, 1);
        row("a letter in it", rows() + "\nE05x02\n", Code::BadStateLine, 11, 4, 0, 'x', 1, 1);
        row("a given set again", rows() + "\nI006\n", Code::Disagreement, 11, 4, 0, '6', 1, 1);
        // HoDoKu
        const QByteArray grid = QByteArray(kExample).replace('0', '.');
        row("two fields too few", ":0000:x:" + grid + ":216", Code::TooFewFields, 1, 94, 3);
        row("80 cells", ":0000:x:" + grid.first(80) + ":::", Code::TooShort, 1, 89, 80);
        row("82 cells", ":0000:x:" + grid + "1:::", Code::TooLong, 1, 90, 82, '1');
        row("a letter in the grid", ":0000:x:" + grid.first(4) + "y" + grid.mid(5) + ":::", Code::BadCharacter, 1, 13,
            4, 'y');
        row("a plus without a digit", ":0000:x:+" + grid.mid(2) + ".:::", Code::BadCharacter, 1, 10, 0, '.');
        row("a plus at the end", ":0000:x:" + grid.first(80) + "+:::", Code::TooShort, 1, 90, 80);
        row("a triple of two", ":0000:x:" + grid + ":21 817::", Code::BadTriple, 1, 93, 0, ' ');
        row("a triple of four", ":0000:x:" + grid + ":2167::", Code::BadTriple, 1, 94, 0, '7');
        row("a triple with 0", ":0000:x:" + grid + ":206::", Code::BadTriple, 1, 92, 0, '0');
        // Tables
        row("a row with too few fields", "id,puzzle\n1," + kLine + "\n2\n", Code::TooShort, 3, 2, 1, 0, 1, 1);
        const QByteArray points = QByteArray(kLine).replace('0', '.');
        row("a field that is too short", "id,puzzle\n1," + kLine + "\n2," + points.first(80) + "\n", Code::TooShort, 3,
            83, 80, 0, 1, 1);
        row("a field of digits that is too short", "id,puzzle\n1," + kLine + "\n2," + kLine.first(80) + "\n",
            Code::LostDigits, 3, 83, 1, 0, 1, 1);
        row("a letter in a field", "id,puzzle\n1," + kLine + "\n12," + "é" + kLine.first(80) + "\n", Code::BadCharacter,
            3, 4, 0, 0xE9, 1, 1);
        row("a quote without an end", "id,puzzle\n1," + kLine + "\n2,\"" + kLine + "\n", Code::OpenQuote, 3, 4, 0, 0, 1,
            1);
        // Links and JSON
        row("scf cut off", "https://sudokupad.app/scf5NlQ19j9", Code::BadLink, 1, 23);
        row("scf with too much", "https://sudokupad.app/scf" + QByteArray(200, 'x'), Code::BadLink, 1, 23);
        row("a name of a puzzle", "https://sudokupad.app/nanpurr", Code::UnknownLink, 1, 1);
        row("a short name", "look: https://f-puzzles.com/?id=yc2ytv4g", Code::UnknownLink, 1, 7);
        row("any link", "https://example.org/", Code::UnknownLink, 1, 1);
        row("81 is not 82", "https://sudoku.coach/en/play/" + kLine + "0", Code::UnknownLink, 1, 1);
        row("no base 64", "https://f-puzzles.com/?load=N4Ig$", Code::BadLink, 1, 29);
        row("base 64 cut off", "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJw", Code::BadLink, 1, 29);
        row("S9B with a strange value", "https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + QByteArray(162, 'z'),
            Code::BadLink, 1, 42);
        row("S9B cut off", "S9B" + QByteArray(161, '1'), Code::BadLink, 1, 1);
        row("JSON cut off", "\n {\"size\":9", Code::BadJson, 2, 2);
        row("JSON of something", "{\"a\":1}", Code::BadJson, 1, 1);
        row("JSON without objects", "{\"grid\":[" + QByteArray("[1,2,3,4,5,6,7,8,true],").repeated(9).chopped(1) + "]}",
            Code::BadJson, 1, 1);
        row("deep JSON", QByteArray("{\"grid\":").repeated(30000), Code::BadJson, 1, 1);
        row("a board of seven rows", "{\"size\":7,\"grid\":[[],[],[],[],[],[],[]]}", Code::UnknownSize, 1, 1, 7);
        row("another size than the rows", "{\"size\":6,\"grid\":" + rowsOf(4) + "}", Code::UnknownSize, 1, 1, 4);
        row("a ragged board", "{\"size\":9,\"grid\":[[],[],[],[],[],[],[],[],[]]}", Code::UnknownSize, 1, 1, 0);
    }
    void firstError()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, found);
        QFETCH(uint, character);
        QFETCH(int, errors);
        QFETCH(int, puzzles);
        const PuzzleTextResult result = readBytes(text);
        QVERIFY(!result.errors.empty());
        const PuzzleTextError& error = result.errors.front();
        QCOMPARE(static_cast<int>(error.code), code);
        QCOMPARE(error.line, static_cast<std::size_t>(line));
        QCOMPARE(error.column, static_cast<std::size_t>(column));
        QCOMPARE(error.found, static_cast<std::size_t>(found));
        QCOMPARE(static_cast<uint>(error.character), character);
        QCOMPARE(result.errorCount, static_cast<std::size_t>(errors));
        QCOMPARE(result.puzzles.size(), static_cast<std::size_t>(puzzles));
        for (const Puzzle& puzzle : result.puzzles)
            QCOMPARE(digitsOf(puzzle.givens), kLine);
    }

    void variantsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QByteArray>("detail"); // empty: a classic puzzle
        QTest::newRow("nothing more") << QByteArray() << QByteArray();
        QTest::newRow("a solution") << QByteArray("\"solution\":[1,2],") << QByteArray();
        QTest::newRow("switched off") << QByteArray("\"antiknight\":false,\"thermometer\":[],") << QByteArray();
        QTest::newRow("antiknight") << QByteArray("\"antiknight\":true,") << QByteArray("antiknight");
        QTest::newRow("cages") << QByteArray("\"killercage\":[{\"cells\":[\"R1C1\"]}],") << QByteArray("killercage");
        QTest::newRow("a rule nobody knows yet") << QByteArray("\"newrule\":{\"a\":1},") << QByteArray("newrule");
    }
    void variantsAreRefused()
    {
        QFETCH(QByteArray, more);
        QFETCH(QByteArray, detail);
        QByteArray json = sample(QStringLiteral("fpuzzles.json"));
        json.insert(1, more);
        const PuzzleTextResult result = readBytes(json);
        QCOMPARE(result.puzzles.size(), std::size_t(detail.isEmpty() ? 1 : 0));
        if (detail.isEmpty())
            return;
        QVERIFY(result.errors.at(0).code == Code::Variant);
        QCOMPARE(QByteArray::fromStdString(result.errors[0].detail), detail);
    }

    void otherRegionsAreRefused()
    {
        QByteArray json = sample(QStringLiteral("fpuzzles.json"));
        json.replace("{\"value\": 4}", "{\"value\": 4, \"region\": 0}");
        QCOMPARE(readBytes(json).puzzles.size(), std::size_t{1});
        json.replace("\"region\": 0", "\"region\": 1");
        QVERIFY(readBytes(json).errors.at(0).code == Code::Variant);
    }

    void crackingTheCrypticIsRead_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<int>("code"); // -1: a puzzle
        QTest::newRow("plain") << QByteArray() << -1;
        QTest::newRow("a cage that is a title")
            << QByteArray(",\"cages\":[{\"value\":\"title: x\",\"cells\":[]}]") << -1;
        QTest::newRow("a box") << QByteArray(",\"regions\":[[[0,0],[1,1]],[[8,8]]]") << -1;
        QTest::newRow("no box") << QByteArray(",\"regions\":[[[0,0],[3,1]]]") << static_cast<int>(Code::Variant);
        QTest::newRow("a cage") << QByteArray(",\"cages\":[{\"cells\":[[0,0]]}]") << static_cast<int>(Code::Variant);
        QTest::newRow("a line") << QByteArray(",\"lines\":[{}]") << static_cast<int>(Code::Variant);
    }
    void crackingTheCrypticIsRead()
    {
        QFETCH(QByteArray, more);
        QFETCH(int, code);
        QByteArray cells;
        for (int i = 0; i < 81; ++i) {
            cells += i % 9 == 0 ? "[" : ",";
            cells += kLine[i] == '0' ? QByteArray("{}") : QByteArray("{\"value\":\"") + kLine[i] + "\"}";
            cells += i % 9 == 8 ? "]," : "";
        }
        const PuzzleTextResult result = readBytes("{\"cells\":[" + cells.chopped(1) + "]" + more + "}");
        QCOMPARE(result.puzzles.size(), std::size_t(code < 0 ? 1 : 0));
        if (code < 0)
            QCOMPARE(digitsOf(result.puzzles[0].givens), kLine);
        else
            QCOMPARE(static_cast<int>(result.errors.at(0).code), code);
    }

    // Each of these took quadratic time or memory in a reader that looks ahead or keeps too much.
    void largeTextsTakeLinearTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        const int kBytes = (10 << 20) / oneCaseOf();
        QTest::newRow("three rows and blank lines") << rows(0, {}, 3) + QByteArray(kBytes, '\n');
        QTest::newRow("rows between blank lines") << (rows(0, {}, 1) + QByteArray(1000, '\n')).repeated(kBytes / 1010);
        QTest::newRow("frames") << QByteArray("+---+\n").repeated(kBytes / 6);
        QTest::newRow("commas") << QByteArray(kBytes, ',');
        QTest::newRow("names and commas") << "a,b\n" + QByteArray(kBytes, ',');
        QTest::newRow("quotes") << "a,b\n" + QByteArray(kBytes, '"');
        QTest::newRow("comments") << QByteArray("#D x\n").repeated(kBytes / 5);
        QTest::newRow("sections") << QByteArray("[Puzzle]\n\n\n").repeated(kBytes / 11);
        QTest::newRow("braces") << QByteArray(kBytes, '{');
        QTest::newRow("links") << QByteArray("http://").repeated(kBytes / 7);
        QTest::newRow("base 64") << "https://f-puzzles.com/?load=" + QByteArray(kBytes, 'A');
        QTest::newRow("state lines") << rows() + QByteArray("E05002\n").repeated(100000);
        QTest::newRow("words") << QByteArray("word\n").repeated(kBytes / 5);
        QTest::newRow("groups") << QByteArray("123456789 ").repeated(kBytes / 10);
        QTest::newRow("colons") << QByteArray(kBytes, ':');
    }
    void largeTextsTakeLinearTime()
    {
        QFETCH(QByteArray, text);
        const PuzzleTextResult result = readBytes(text);
        QVERIFY(!result.puzzles.empty() || result.errorCount > 0);
        QVERIFY(result.errors.size() <= PuzzleTextResult::kMaxErrors);
    }

    // Inputs that the fuzzer found.
    void foundInputs_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(CONVOKU_SAMPLES "/../found"));
        for (const QString& name : folder.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void foundInputs()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const PuzzleTextResult result = readBytes(file.readAll());
        QVERIFY(!result.puzzles.empty() || result.errorCount > 0);
    }
};

CONVOKU_GUILESS_TEST(TestMalformed)
#include "tst_malformed.moc"
