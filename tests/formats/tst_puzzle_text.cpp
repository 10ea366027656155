// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle_text.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;
using Code = PuzzleTextError::Code;

namespace {

PuzzleTextResult read(const QByteArray& text)
{
    return readPuzzles(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
}

const QByteArray kEasy(kArticleEasy);
const QByteArray kHard(kArticleHard);

/// Returns the visible lines of a text, without byte order mark and line ends.
std::vector<QByteArray> linesOf(QByteArray text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    std::vector<QByteArray> lines;
    text.replace("\r\n", "\n").replace('\r', '\n');
    for (const QByteArray& line : text.split('\n'))
        lines.push_back(line);
    return lines;
}

/// Empty where the line says exactly this puzzle.
QByteArray disagreement(const QByteArray& line, const Grid& givens)
{
    // Behind a name, if there is one.
    const auto isSign = [](char c) { return QByteArray("123456789.0*_X").contains(c); };
    qsizetype start = 0;
    qsizetype run = 0;
    for (qsizetype i = 0; i < line.size() && run < 81; ++i) {
        run = isSign(line[i]) ? run + 1 : 0;
        start = i + 1 - run;
    }
    if (run < 81)
        return "the line is shorter than a puzzle";
    if (start > 0 && QChar::isLetter(static_cast<uchar>(line[start - 1])))
        return "the puzzle is part of a word";
    for (int i = 0; i < 81; ++i) {
        const char sign = line[start + i];
        const int digit = givens.digit(Cell{i / 9, i % 9});
        const bool says = digit == 0 ? QByteArray("0.*_X").contains(sign) : sign == '0' + digit;
        if (!says)
            return "the line says something else";
    }
    if (line.size() > start + 81 && isSign(line[start + 81]))
        return "the line goes on";
    return {};
}

} // namespace

// Text in, puzzles and places of mistakes out.
class TestPuzzleText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("puzzles"); // one after the other, '.' for empty cells
        QTest::addColumn<QList<int>>("lines");
        QTest::addColumn<QByteArray>("comments"); // separated by '|'
        QTest::newRow("one line without an end") << kEasy << kEasy << QList<int>{1} << QByteArray();
        QTest::newRow("one line with an end") << kEasy + "\n" << kEasy << QList<int>{1} << QByteArray();
        QTest::newRow("two lines") << kEasy + "\n" + kHard + "\n"
                                   << kEasy + kHard << QList<int>{1, 2} << QByteArray("|");
        QTest::newRow("line ends of CR LF") << kEasy + "\r\n" + kHard + "\r\n"
                                            << kEasy + kHard << QList<int>{1, 2} << QByteArray("|");
        QTest::newRow("a lone CR at the very end") << kEasy + "\r" << kEasy << QList<int>{1} << QByteArray();
        QTest::newRow("a byte order mark that is not at the front")
            << "\n\xEF\xBB\xBF" + kEasy << kEasy << QList<int>{2} << QByteArray();
        QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + kEasy << kEasy << QList<int>{1} << QByteArray();
        QTest::newRow("blank lines count as lines") << "\n \t\n\r\n" + kEasy + "\n\n"
                                                    << kEasy << QList<int>{4} << QByteArray();
        QTest::newRow("comment lines are skipped")
            << "# one\n  # two\n" + kEasy + "\n#three" << kEasy << QList<int>{3} << QByteArray();
        QTest::newRow("an indent of blanks and tabs") << " \t " + kEasy << kEasy << QList<int>{1} << QByteArray();
        QTest::newRow("a comment behind a blank") << kEasy + "  from a book \r\n"
                                                  << kEasy << QList<int>{1} << QByteArray("from a book");
        QTest::newRow("a comment behind a tab and #")
            << kEasy + "\t# hard # very" << kEasy << QList<int>{1} << QByteArray("hard # very");
        QTest::newRow("a comment right behind") << kEasy + "#42" << kEasy << QList<int>{1} << QByteArray("42");
        QTest::newRow("a comment of UTF-8") << kEasy + " schön" << kEasy << QList<int>{1} << QByteArray("schön");
        QTest::newRow("blanks behind are no comment") << kEasy + "   " << kEasy << QList<int>{1} << QByteArray();
        for (const char sign : QByteArray("0.*_X")) {
            QTest::newRow(qPrintable(QStringLiteral("empty cells as '%1'").arg(QLatin1Char(sign))))
                << QByteArray(kEasy).replace('.', sign) << kEasy << QList<int>{1} << QByteArray();
        }
        QByteArray mixed = kEasy;
        for (qsizetype i = 0, n = 0; i < mixed.size(); ++i) {
            if (mixed[i] == '.')
                mixed[i] = "0.*_X"[n++ % 5];
        }
        QTest::newRow("empty cells in all ways at once") << mixed << kEasy << QList<int>{1} << QByteArray();
        QTest::newRow("nothing but empty cells")
            << QByteArray(81, '0') << QByteArray(81, '.') << QList<int>{1} << QByteArray();
        QTest::newRow("givens that clash are still a puzzle")
            << QByteArray(81, '5') << QByteArray(81, '5') << QList<int>{1} << QByteArray();
    }
    void goodText()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, puzzles);
        QFETCH(QList<int>, lines);
        QFETCH(QByteArray, comments);
        const PuzzleTextResult result = read(text);
        QCOMPARE(result.errorCount, std::size_t{0});
        QVERIFY(result.errors.empty());
        QCOMPARE(static_cast<qsizetype>(result.puzzles.size()), lines.size());
        const QByteArrayList expectedComments = comments.split('|');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const Puzzle& puzzle = result.puzzles[static_cast<std::size_t>(i)];
            QCOMPARE(QByteArray::fromStdString(puzzle.givens.toText()), puzzles.mid(i * 81, 81));
            QCOMPARE(puzzle.line, static_cast<std::size_t>(lines[i]));
            QCOMPARE(QByteArray::fromStdString(puzzle.comment), expectedComments[i]);
        }
    }

    void badLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("found");
        QTest::addColumn<uint>("character");
        const auto row
            = [](const char* name, const QByteArray& text, Code code, int line, int column, int found, uint character) {
                  QTest::newRow(name) << text << static_cast<int>(code) << line << column << found << character;
              };
        row("empty text", "", Code::NoPuzzle, 0, 0, 0, 0);
        row("only line ends", "\n\r\n\n", Code::NoPuzzle, 0, 0, 0, 0);
        row("only comments", "# a\n # b", Code::NoPuzzle, 0, 0, 0, 0);
        row("only a byte order mark", "\xEF\xBB\xBF", Code::NoPuzzle, 0, 0, 0, 0);
        row("80 characters", kEasy.first(80), Code::TooShort, 1, 81, 80, 0);
        row("one character", "1", Code::TooShort, 1, 2, 1, 0);
        row("a blank in the middle", kEasy.first(40) + " " + kEasy.mid(40), Code::TooShort, 1, 41, 40, 0);
        row("a comment too early", kEasy.first(9) + "#" + kEasy.mid(9), Code::TooShort, 1, 10, 9, 0);
        row("too short behind an indent", "\n  " + kEasy.first(80) + "\r\n", Code::TooShort, 2, 83, 80, 0);
        row("82 characters", kEasy + "1", Code::TooLong, 1, 82, 82, '1');
        row("too long before a comment", "#\n" + kEasy + "..x # no", Code::TooLong, 2, 82, 84, '.');
        row("too long behind an indent", " " + kEasy + "77", Code::TooLong, 1, 83, 83, '7');
        row("a letter", "x" + kEasy, Code::BadCharacter, 1, 1, 0, 'x');
        row("a small x", kEasy.first(80) + "x", Code::BadCharacter, 1, 81, 80, 'x');
        row("a minus sign", "---" + kEasy.mid(3), Code::BadCharacter, 1, 1, 0, '-');
        row("a bad character behind an indent and good lines", kHard + "\n# c\n \t" + kEasy.first(4) + "?",
            Code::BadCharacter, 3, 7, 4, '?');
        row("two bytes of UTF-8", kEasy.first(5) + "é" + kEasy.mid(6), Code::BadCharacter, 1, 6, 5, 0xE9);
        row("three bytes of UTF-8",
            "1"
            "\xE2\x99\xA5",
            Code::BadCharacter, 1, 2, 1, 0x2665);
        row("a square is a cell",
            "1"
            "\xE2\x96\xA1",
            Code::TooShort, 1, 3, 2, 0);
        row("four bytes of UTF-8", "\xF0\x9F\x98\x80", Code::BadCharacter, 1, 1, 0, 0x1F600);
        row("a full-width digit", "\xEF\xBC\x91", Code::TooShort, 1, 2, 1, 0);
        row("a mistake behind full-width digits", "\xEF\xBC\x91\xEF\xBC\x92q", Code::BadCharacter, 1, 1, 0, 0xFF11);
        row("a mistake behind an ellipsis", "\n" + kEasy.first(9) + "\xE2\x80\xA6q", Code::BadCharacter, 2, 11, 12,
            'q');
        row("UTF-8 cut off at the end", "12\xE2\x96", Code::BadCharacter, 1, 3, 2, 0xFFFD);
        row("UTF-8 cut off by a line end", "12\xC3\n\xA9", Code::BadCharacter, 1, 3, 2, 0xFFFD);
        row("UTF-8 that lacks its middle", "\xE2.\xA1", Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("a continuation byte alone", "\x80", Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("Latin-1", "\xE9" + kEasy, Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("UTF-8 of a surrogate is no UTF-8", "\xED\xA0\x80", Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("UTF-8 behind the last code point is no UTF-8", "\xF4\x90\x80\x80", Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("overlong UTF-8 of three bytes is no UTF-8", "\xE0\x80\x80", Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("overlong UTF-8 of four bytes is no UTF-8", "\xF0\x80\x80\x80", Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("too long by a character of UTF-8", kEasy + "é", Code::TooLong, 1, 82, 82, 0xE9);
        row("a zero byte", QByteArray(1, '\0') + kEasy, Code::NotText, 1, 1, 0, 0);
        row("a picture", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), Code::BadCharacter, 1, 1, 0, 0xFFFD);
        row("an escape character", kHard + "\n" + kEasy.first(3) + "\x1B[0m", Code::NotText, 2, 4, 3, 0x1B);
        row("a delete character", "\x7F", Code::NotText, 1, 1, 0, 0x7F);
        row("a form feed inside a line", kEasy.first(9) + "\f" + kEasy.mid(9), Code::NotText, 1, 10, 9, '\f');
    }
    void badLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, found);
        QFETCH(uint, character);
        const PuzzleTextResult result = read(text);
        QVERIFY(result.errorCount >= 1);
        const PuzzleTextError& error = result.errors.at(0);
        QCOMPARE(static_cast<int>(error.code), code);
        QCOMPARE(error.line, static_cast<std::size_t>(line));
        QCOMPARE(error.column, static_cast<std::size_t>(column));
        QCOMPARE(error.found, static_cast<std::size_t>(found));
        QCOMPARE(static_cast<uint>(error.character), character);
    }

    void goodLinesAreKeptBesideBadOnes()
    {
        const PuzzleTextResult result = read(kEasy + "\nabc\n" + kHard + "\n12\n" + kEasy + "9\n");
        QCOMPARE(result.puzzles.size(), std::size_t{2});
        QCOMPARE(result.puzzles[1].line, std::size_t{3});
        QCOMPARE(result.errorCount, std::size_t{3});
        QCOMPARE(result.errors.size(), std::size_t{3});
        QVERIFY(result.errors[0].code == Code::BadCharacter && result.errors[0].line == 2);
        QVERIFY(result.errors[1].code == Code::TooShort && result.errors[1].line == 4);
        QVERIFY(result.errors[2].code == Code::TooLong && result.errors[2].line == 5);
    }

    void manyErrorsAreCountedButNotKept_data()
    {
        QTest::addColumn<int>("bad");
        QTest::newRow("one") << 1;
        QTest::newRow("as many as are kept") << 20;
        QTest::newRow("one more") << 21;
        QTest::newRow("ten thousand") << 10000;
    }
    void manyErrorsAreCountedButNotKept()
    {
        QFETCH(int, bad);
        const PuzzleTextResult result = read(QByteArray("x\n").repeated(bad) + kEasy);
        QCOMPARE(result.errorCount, static_cast<std::size_t>(bad));
        QCOMPARE(result.errors.size(), static_cast<std::size_t>(std::min(bad, 20)));
        for (std::size_t i = 0; i < result.errors.size(); ++i)
            QCOMPARE(result.errors[i].line, i + 1);
        QCOMPARE(result.puzzles.size(), std::size_t{1});
        QCOMPARE(result.puzzles[0].line, static_cast<std::size_t>(bad + 1));
    }

    void aBinaryFileGivesOneMessage()
    {
        const QByteArray text = kEasy + "\n" + (QByteArray(1, '\x01') + "\n").repeated(1000) + kHard;
        const PuzzleTextResult result = read(text);
        QCOMPARE(result.errorCount, std::size_t{1});
        QVERIFY(result.errors.at(0).code == Code::NotText);
        QCOMPARE(result.puzzles.size(), std::size_t{1});
    }

    void longLines_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code"); // -1: a puzzle
        QTest::addColumn<qsizetype>("found");
        constexpr qsizetype kTenMegabytes = 10 << 20;
        QTest::newRow("of digits") << QByteArray(kTenMegabytes, '1') << static_cast<int>(Code::TooLong)
                                   << kTenMegabytes;
        QTest::newRow("of blanks") << QByteArray(kTenMegabytes, ' ') << static_cast<int>(Code::NoPuzzle)
                                   << qsizetype{0};
        QTest::newRow("of blanks before too few digits")
            << QByteArray(kTenMegabytes, ' ') + "12" << static_cast<int>(Code::TooShort) << qsizetype{2};
        QTest::newRow("of blanks before a puzzle") << QByteArray(kTenMegabytes, ' ') + kEasy << -1 << qsizetype{0};
        QTest::newRow("of a comment") << kEasy + " " + QByteArray(kTenMegabytes, 'c') << -1 << qsizetype{0};
        QTest::newRow("of zero bytes") << QByteArray(kTenMegabytes, '\0') << static_cast<int>(Code::NotText)
                                       << qsizetype{0};
    }
    void longLines()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(qsizetype, found);
        const PuzzleTextResult result = read(text);
        QCOMPARE(result.puzzles.size(), std::size_t(code < 0 ? 1 : 0));
        QCOMPARE(result.errorCount, std::size_t(code < 0 ? 0 : 1));
        if (code < 0) {
            QCOMPARE(QByteArray::fromStdString(result.puzzles[0].givens.toText()), kEasy);
            return;
        }
        QCOMPARE(static_cast<int>(result.errors.at(0).code), code);
        QCOMPARE(static_cast<qsizetype>(result.errors[0].found), found);
    }

    void randomBytesYieldOnlyWhatTheySay()
    {
        Random random(5);
        std::size_t puzzles = 0;
        for (int round = 0; round < 10000; ++round) {
            QByteArray text;
            if (round % 2 == 0) {
                // Nearly a file of puzzles: good lines with a few bytes changed, added or taken away.
                for (int line = randomNumber(random, 1, 4); line > 0; --line)
                    text += (line % 2 == 0 ? kEasy : kHard) + (randomNumber(random, 0, 1) == 0 ? "\n" : "\r\n");
                for (int change = randomNumber(random, 0, 3); change > 0; --change) {
                    const int place = randomNumber(random, 0, static_cast<int>(text.size()) - 1);
                    const char byte = static_cast<char>(randomNumber(random, 0, 255));
                    switch (randomNumber(random, 0, 2)) {
                    case 0:
                        text[place] = byte;
                        break;
                    case 1:
                        text.insert(place, byte);
                        break;
                    default:
                        text.remove(place, 1);
                        break;
                    }
                }
            } else {
                const bool likely = randomNumber(random, 0, 1) == 0;
                for (int byte = randomNumber(random, 0, 400); byte > 0; --byte)
                    text += likely ? "0123456789.*_X# \t\r\n\xC3\xA9"[randomNumber(random, 0, 20)]
                                   : static_cast<char>(randomNumber(random, 0, 255));
            }
            const PuzzleTextResult result = read(text);
            const std::vector<QByteArray> lines = linesOf(text);
            for (const Puzzle& puzzle : result.puzzles) {
                QVERIFY(puzzle.line >= 1 && puzzle.line <= lines.size());
                const QByteArray wrong = disagreement(lines[puzzle.line - 1], puzzle.givens);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromLatin1(wrong + ": " + text.toHex())));
            }
            for (const PuzzleTextError& error : result.errors)
                QVERIFY(error.line <= lines.size() && (error.character < 0xD800 || error.character > 0xDFFF));
            QVERIFY(!result.puzzles.empty() || result.errorCount > 0);
            QCOMPARE(result.errors.size(), std::min<std::size_t>(result.errorCount, 20));
            puzzles += result.puzzles.size();
        }
        QVERIFY2(puzzles > 1000, "the random text must also hold puzzles");
    }

    void theCollectionsReadWithoutAnError_data()
    {
        QTest::addColumn<QByteArray>("file");
        for (const char* name : {"forum_hardest_1106.txt", "magictour_top1465.txt", "no_solution.txt"})
            QTest::newRow(name) << QByteArray(name);
    }
    void theCollectionsReadWithoutAnError()
    {
        QFETCH(QByteArray, file);
        const std::vector<Grid> expected = collection(file.constData());
        if (expected.empty())
            QSKIP("the collection is not there");
        QFile text(QStringLiteral(CONVOKU_PUZZLES "/") + QString::fromLatin1(file));
        QVERIFY(text.open(QIODevice::ReadOnly));
        const PuzzleTextResult result = read(text.readAll());
        QCOMPARE(result.errorCount, std::size_t{0});
        QCOMPARE(result.puzzles.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(result.puzzles[i].givens == expected[i]);
    }
};

CONVOKU_GUILESS_TEST(TestPuzzleText)
#include "tst_puzzle_text.moc"
