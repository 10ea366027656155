// SPDX-License-Identifier: MIT
// A text in pieces gives what the whole text gives, wherever it is cut.
#include "solver/formats/puzzle_stream.h"
#include "tests/formats/formats_testing.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QDir>
#include <QStringConverter>
#include <QTest>

#include <array>
#include <random>

using namespace convoku;
using namespace convoku::testing;

namespace {

PuzzleStream::Source inPieces(const QByteArray& text, std::size_t piece)
{
    return [&text, piece, at = std::size_t{0}](std::span<char> place) mutable {
        const std::size_t count = std::min({piece, place.size(), static_cast<std::size_t>(text.size()) - at});
        std::copy_n(text.constData() + at, count, place.data());
        at += count;
        return count;
    };
}

PuzzleTextResult streamed(const QByteArray& text, std::size_t piece)
{
    PuzzleStream stream(inPieces(text, piece));
    PuzzleTextResult all;
    while (auto part = stream.next()) {
        all.puzzles.insert(all.puzzles.end(), part->puzzles.begin(), part->puzzles.end());
        all.errors.insert(all.errors.end(), part->errors.begin(), part->errors.end());
        all.errorCount += part->errorCount;
        all.columns = part->columns;
    }
    return all;
}

bool samePuzzle(const Puzzle& a, const Puzzle& b)
{
    return a.givens == b.givens && a.line == b.line && a.comment == b.comment && a.format == b.format
        && a.known().placed == b.known().placed && a.known().candidates == b.known().candidates
        && a.known().fields == b.known().fields;
}

QList<QByteArray> samples()
{
    QList<QByteArray> texts;
    const QDir folder(QStringLiteral(CONVOKU_SAMPLES));
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts << file.readAll();
    }
    return texts;
}

} // namespace

class TestPuzzleStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesWhatTheWholeTextGives_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("piece");
        const QList<QByteArray> parts = samples();
        QVERIFY(parts.size() > 10);
        const QByteArray line = QByteArray(kExample) + "  # a comment\r\n";
        for (int n = 0; n < parts.size(); ++n)
            QTest::addRow("sample %d", n) << parts[n] << 7;
        // Long enough that pieces end in all kinds of places. A table or a text of one puzzle goes on for ever.
        for (int n = 0; n < parts.size(); n += oneCaseOf()) {
            const auto times = static_cast<qsizetype>(PuzzleStream::kPiece + PuzzleStream::kLongestPuzzle)
                    / std::max<qsizetype>(1, parts[n].size())
                + 2;
            QTest::addRow("sample %d, again and again", n) << (parts[n] + "\n").repeated(times) << 9'973;
        }
        // Everything mixed, much longer than a piece, so that pieces end inside of all kinds of puzzles. No tables: a
        // table that has begun goes on.
        std::mt19937 random(31);
        QByteArray mixed;
        while (mixed.size() < cases(5'000'000)) {
            const QByteArray& part = parts[static_cast<int>(random() % static_cast<unsigned>(parts.size()))];
            if (part.contains(',') || part.contains('{') || part.contains(';') || part.contains('\t')
                || part.contains('<'))
                mixed += line;
            else
                mixed += part + "\n\n";
            if (random() % 5 == 0)
                mixed += "12345 is too short\n";
        }
        QTest::newRow("mixed") << mixed << (1 << 20);
        QTest::newRow("mixed, odd pieces") << mixed << 999'983;
        QByteArray table = "id,puzzle,level\n";
        for (int n = 0; n < 30'000; ++n)
            table += QByteArray::number(n) + ',' + QByteArray(kExample) + (n % 1000 == 7 ? "x,1\n" : ",1\n");
        QTest::newRow("a table") << table << 100'000;
        QTest::newRow("nothing") << QByteArray() << 10;
        QTest::newRow("only comments") << QByteArray("# a\n\n# b\n").repeated(200'000) << 65'536;
        QTest::newRow("binary in the middle") << line.repeated(40'000) + '\1' + line.repeated(10) << 100'000;
        QTest::newRow("no line end") << line.repeated(3) + kExample << 100;
        QTest::newRow("a line of two million characters") << line + QByteArray(2'000'000, '1') + '\n' + line << 4096;
        // Pieces end between a CR and its LF, and inside of the characters of UTF-16.
        QTest::newRow("CR alone, and CR LF")
            << (QByteArray(kExample) + "\r\r\n" + kExample + "\r12\r\n").repeated(30) << 41;
        const QString wide = (QString::fromLatin1(kExample) + QStringLiteral(" # \U0001F600 ä\r")).repeated(40);
        QTest::newRow("UTF-16") << QByteArray(
            QStringEncoder(QStringConverter::Utf16BE, QStringConverter::Flag::WriteBom)(wide))
                                << 7;
        QTest::newRow("half a character") << QByteArray("\xFF\xFE") + QByteArray("1\0002", 3) << 1;
    }
    void givesWhatTheWholeTextGives()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, piece);
        const PuzzleTextResult whole = readPuzzles({text.constData(), static_cast<std::size_t>(text.size())});
        const PuzzleTextResult parts = streamed(text, static_cast<std::size_t>(piece));
        QCOMPARE(parts.errorCount, whole.errorCount);
        QCOMPARE(parts.puzzles.size(), whole.puzzles.size());
        for (std::size_t i = 0; i < whole.puzzles.size(); ++i)
            QVERIFY2(samePuzzle(parts.puzzles[i], whole.puzzles[i]), qPrintable(QString::number(i)));
        QCOMPARE(parts.errors.size(), whole.errors.size());
        for (std::size_t i = 0; i < whole.errors.size(); ++i) {
            QCOMPARE(parts.errors[i].code, whole.errors[i].code);
            QCOMPARE(parts.errors[i].line, whole.errors[i].line);
            QCOMPARE(parts.errors[i].column, whole.errors[i].column);
        }
        QCOMPARE(parts.columns.size(), whole.columns.size());
    }

    /// Against a reading character by character of what was put together: ends of lines, and what is no puzzle between.
    void plainLines()
    {
        std::mt19937 random(77);
        const auto below = [&random](std::size_t end) { return static_cast<std::size_t>(random() % end); };
        constexpr std::string_view kSigns = "123456789123456789.0*_X";
        QByteArray text;
        std::vector<std::pair<std::size_t, Grid>> expected; // line and givens
        std::size_t errors = 0;
        std::size_t line = 0;
        while (text.size() < cases(3'000'000)) {
            ++line;
            Grid grid;
            QByteArray signs;
            for (int i = 0; i < kCells; ++i) {
                const char sign = kSigns[below(kSigns.size())];
                signs += sign;
                grid.setDigit(Cell::fromIndex(i), sign >= '1' && sign <= '9' ? sign - '0' : 0);
            }
            const std::size_t kind = below(40);
            if (kind == 0) {
                signs[static_cast<int>(below(kCells))] = "aA/:y^`"[below(7)]; // neighbours of the signs
                ++errors;
            } else if (kind == 1) {
                signs.chop(1 + static_cast<int>(below(3)));
                ++errors;
            } else if (kind == 2) {
                signs = {};
            } else {
                expected.emplace_back(line, grid);
                if (kind == 3)
                    signs = "\"" + signs + "\"";
                else if (kind == 4)
                    signs = "  " + signs + "\t";
                else if (kind == 5)
                    signs += " # a comment";
            }
            text += signs + (below(3) == 0 ? "\r\n" : "\n");
        }
        if (below(2) == 0)
            text.chop(1);
        const PuzzleTextResult read = streamed(text, 65'537);
        QCOMPARE(read.puzzles.size(), expected.size());
        QCOMPARE(read.errorCount, errors);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(read.puzzles[i].line, expected[i].first);
            QVERIFY(read.puzzles[i].givens == expected[i].second);
        }
    }

    /// A line that is too long is refused as a whole: no part of it becomes a puzzle, and later line numbers stay
    /// correct.
    void longLinesAreRefused_data()
    {
        QTest::addColumn<QByteArray>(
            "lines"); // p: a puzzle, L: a comment of more than 64 MiB, l: of 64 MiB, g: nine rows
        QTest::addColumn<QList<int>>("puzzles");
        QTest::addColumn<QList<int>>("errors");
        QTest::newRow("in the middle") << QByteArray("pLps") << QList{1, 3} << QList{2, 4};
        QTest::newRow("first") << QByteArray("Lpg") << QList{2, 3} << QList{1};
        QTest::newRow("last") << QByteArray("gL") << QList{1} << QList{10};
        QTest::newRow("two") << QByteArray("LLsp") << QList{4} << QList{1, 2, 3};
        QTest::newRow("as long as may be") << QByteArray("plp") << QList{1, 3} << QList<int>();
    }
    void longLinesAreRefused()
    {
        QFETCH(QByteArray, lines);
        QFETCH(QList<int>, puzzles);
        QFETCH(QList<int>, errors);
        constexpr int kMost = 64 * 1024 * 1024;
        QByteArray text;
        for (const char line : lines) {
            if (line == 'L' || line == 'l')
                text += '#' + QByteArray(kMost - 82 + (line == 'L' ? 1 : 0), ' ') + kExample + '\n';
            else if (line == 'g')
                text += sample(QStringLiteral("nine_rows.txt"));
            else
                text += line == 'p' ? QByteArray(kExample) + '\n' : QByteArray("short\n");
        }
        if (lines.endsWith('L'))
            text.chop(1);
        const auto check = [&](const PuzzleTextResult& result) {
            QList<int> found;
            for (const Puzzle& puzzle : result.puzzles)
                found << static_cast<int>(puzzle.line);
            QCOMPARE(found, puzzles);
            found.clear();
            for (const PuzzleTextError& error : result.errors) {
                found << static_cast<int>(error.line);
                const char line = lines[lines.startsWith('g') ? 1 : static_cast<qsizetype>(error.line) - 1];
                QCOMPARE(error.code == PuzzleTextError::Code::TooLarge, line == 'L');
            }
            QCOMPARE(found, errors);
        };
        check(streamed(text, PuzzleStream::kPiece));
        check(readBytes(text));
    }

    /// The ends of what is half a pair: each of them alone, and all pairs of them.
    void halvesOfPairs()
    {
        const std::array<char16_t, 8> units{0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, u'a', 0xFFFD};
        const auto isHigh = [](char16_t unit) { return unit >> 10 == 0x36; };
        const auto isLow = [](char16_t unit) { return unit >> 10 == 0x37; };
        for (const char16_t first : units) {
            for (const char16_t second : units) {
                QByteArray text("\xFF\xFE"); // little end first
                const auto put = [&text](char16_t unit) {
                    text += static_cast<char>(unit & 0xFFU);
                    text += static_cast<char>(unit >> 8U);
                };
                for (const char sign : QByteArray(kExample) + " # x")
                    put(static_cast<char16_t>(sign));
                put(first);
                put(second);
                put(u'x');
                QString expected = QStringLiteral("x");
                if (isHigh(first) && isLow(second)) {
                    const char32_t point = 0x10000U + (char32_t{first} - 0xD800U) * 0x400U + (second - 0xDC00U);
                    expected += QString::fromUcs4(&point, 1);
                } else {
                    for (const char16_t unit : {first, second})
                        expected += isHigh(unit) || isLow(unit) ? QChar(0xFFFD) : QChar(unit);
                }
                expected += QLatin1Char('x');
                for (const std::size_t piece : {std::size_t{1}, std::size_t{1000}}) {
                    const PuzzleTextResult read = streamed(text, piece);
                    QCOMPARE(read.puzzles.size(), std::size_t{1});
                    QCOMPARE(QString::fromStdString(read.puzzles.front().comment), expected);
                }
            }
        }
    }

    void keepsOnlyAPiece()
    {
        // A text that nobody stores: 300,000 lines, made while they are read.
        const QByteArray line = QByteArray(kExample) + '\n';
        std::size_t made = 0;
        const std::size_t total = static_cast<std::size_t>(line.size()) * 300'000;
        PuzzleStream stream([&](std::span<char> place) {
            const std::size_t count = std::min(place.size(), total - made);
            for (std::size_t i = 0; i < count; ++i)
                place[i] = line[static_cast<int>((made + i) % static_cast<std::size_t>(line.size()))];
            made += count;
            return count;
        });
        std::size_t puzzles = 0;
        std::size_t largest = 0;
        while (const auto part = stream.next()) {
            puzzles += part->puzzles.size();
            largest = std::max(largest, part->puzzles.size());
        }
        QCOMPARE(puzzles, std::size_t{300'000});
        QVERIFY(largest <= (PuzzleStream::kPiece + PuzzleStream::kLongestPuzzle) / 82 + 2);
    }
};

CONVOKU_GUILESS_TEST(TestPuzzleStream)
#include "tst_puzzle_stream.moc"
