// SPDX-License-Identifier: MIT
// OpenSudoku's XML: what it says, and what is refused. The samples are read by tst_readers.
#include "tests/formats/formats_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

using Code = PuzzleTextError::Code;

namespace {

QByteArray game(const QByteArray& data)
{
    return "<game data=\"" + data + "\"/>";
}

QByteArray file(const QByteArray& games)
{
    return "<opensudoku version=\"2\">\n<folder name=\"F\">\n" + games + "\n</folder>\n</opensudoku>\n";
}

} // namespace

class TestOpenSudoku : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatStandsThere()
    {
        const PuzzleTextResult first = readBytes(sample(QStringLiteral("opensudoku_1.opensudoku")));
        QCOMPARE(first.puzzles.size(), std::size_t{2});
        const std::pair<PuzzleField, const char*> fields[] = {{PuzzleField::Name, "Easy & short"},
            {PuzzleField::Author, "Me"}, {PuzzleField::Description, "Two games"}, {PuzzleField::Date, "2009-09-01"},
            {PuzzleField::Source, "a book"}, {PuzzleField::Level, "easy"}, {PuzzleField::Url, "http://example.org/"}};
        for (const Puzzle& puzzle : first.puzzles) {
            for (const auto& [field, text] : fields)
                QVERIFY(puzzle.field(field) == text);
        }
        QCOMPARE(first.puzzles[0].line, std::size_t{10});
        QCOMPARE(digitsOf(first.puzzles[1].givens), QByteArray(kExampleSolution));
        const Puzzle third = readBytes(sample(QStringLiteral("opensudoku_3.opensudoku"))).puzzles.at(0);
        QVERIFY(third.field(PuzzleField::Name) == "Folder");
        QCOMPARE(third.comment, std::string("with marks"));
    }

    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("puzzles");
        const QByteArray good = game(kExample);
        const auto row = [](const char* name, const QByteArray& text, Code code, int line, int puzzles) {
            QTest::newRow(name) << text << static_cast<int>(code) << line << puzzles;
        };
        row("other XML", "<?xml version=\"1.0\"?>\n<html><game data=\"" + QByteArray(kExample) + "\"/></html>",
            Code::BadXml, 2, 0);
        row("cut off", "\n\n" + file(good).chopped(20), Code::BadXml, 6, 1);
        row("not closed", file(good + "\n<folder>"), Code::BadXml, 6, 1);
        row("80 cells", file(good + '\n' + game(QByteArray(kExample).chopped(1)) + '\n' + good), Code::BadGame, 4, 2);
        row("no data", file("<game/>"), Code::BadGame, 3, 0);
        row("a version nobody knows", file(game("version: 6&#10;5|0|1|")), Code::BadGame, 3, 0);
        row("80 cells with marks", file(game("version: 3&#10;" + QByteArray("5|0|0|").repeated(80))), Code::BadGame, 3,
            0);
        row("82 cells with marks", file(game("version: 3&#10;" + QByteArray("5|0|0|").repeated(82))), Code::BadGame, 3,
            0);
        row("marks beyond nine", file(game("version: 3&#10;" + QByteArray("0|512|1|").repeated(81))), Code::BadGame, 3,
            0);
        row("a number too large", file(game("version: 3&#10;" + QByteArray("0|99999999999|1|").repeated(81))),
            Code::BadGame, 3, 0);
        row("a mark that is none", file(game("version: 1&#10;" + QByteArray("0|0,|1|").repeated(81))), Code::BadGame, 3,
            0);
        row("two digits", file(game("version: 3&#10;" + QByteArray("12|0|1|").repeated(81))), Code::BadGame, 3, 0);
        // No document types: no entities that grow, and none that read files.
        QByteArray bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE opensudoku [\n<!ENTITY a0 \"ha\">\n";
        for (int i = 1; i < 30; ++i)
            bomb += "<!ENTITY a" + QByteArray::number(i) + " \"&a" + QByteArray::number(i - 1) + ";&a"
                + QByteArray::number(i - 1) + ";\">\n";
        row("entities that grow", bomb + "]>\n<opensudoku><name>&a29;</name>" + good + "</opensudoku>", Code::BadXml, 2,
            0);
        row("a file",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE o [<!ENTITY f SYSTEM \"file:///etc/passwd\">]>\n<opensudoku><name>"
            "&f;</name>"
                + good + "</opensudoku>",
            Code::BadXml, 2, 0);
        row("an entity from nowhere", file("<x>&f;</x>"), Code::BadXml, 3, 0);
        row("deep", "<opensudoku>" + QByteArray("<a>").repeated(100'000), Code::BadXml, 1, 0);
    }
    void badFiles()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(int, puzzles);
        const PuzzleTextResult result = readBytes(text);
        QCOMPARE(result.errorCount, std::size_t{1});
        QCOMPARE(static_cast<int>(result.errors[0].code), code);
        QCOMPARE(result.errors[0].line, static_cast<std::size_t>(line));
        QCOMPARE(result.puzzles.size(), static_cast<std::size_t>(puzzles));
    }

    /// Every game bears the name of its folder, so a long one would be kept as often as there are games.
    void longNamesAreShortened()
    {
        const QByteArray name = QByteArray("\xC3\xA4").repeated(500'000); // ä
        const PuzzleTextResult result = readBytes("<opensudoku version=\"2\"><folder name=\"x" + name + "\">"
            + game(kExample).repeated(3) + "</folder><folder name=\"" + name + "\"><game data=\"" + kExample
            + "\" note=\"" + name + "\"/></folder></opensudoku>");
        QCOMPARE(result.errorCount, std::size_t{0});
        QCOMPARE(result.puzzles.size(), std::size_t{4});
        for (const Puzzle& puzzle : result.puzzles) {
            QVERIFY(puzzle.field(PuzzleField::Name).size() <= 500);
            QVERIFY(puzzle.comment.size() <= 500);
            const QString said = QString::fromUtf8(puzzle.field(PuzzleField::Name).data());
            QVERIFY(!said.contains(QChar(QChar::ReplacementCharacter)) && said.size() > 200);
        }
    }
};

CONVOKU_GUILESS_TEST(TestOpenSudoku)
#include "tst_open_sudoku.moc"
