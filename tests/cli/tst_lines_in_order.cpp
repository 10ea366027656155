// SPDX-License-Identifier: MIT
// Lines leave in the order of the input, whatever the order in which they come and in how many pieces.
#include "app/cli/console.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/lines_in_order.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace convoku;

namespace {

/// A console that writes to memory.
struct Output
{
    Output()
    {
        out.open(QIODevice::WriteOnly);
        err.open(QIODevice::WriteOnly);
        context.out = &out;
        context.err = &err;
        console.emplace(context);
    }

    QBuffer out;
    QBuffer err;
    CommandLineContext context;
    std::optional<Console> console;
};

} // namespace

class TestLinesInOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Two seconds for a quarter of the work: three times as many are left. Other work begins anew.
    void progressTellsTheTimeThatIsLeft()
    {
        Output output;
        output.context.showProgress = true;
        Console console(output.context);
        const auto shown = [&](double part) {
            output.err.buffer().clear();
            output.err.seek(0);
            console.progress(QStringLiteral("work"), part);
            return QString::fromUtf8(output.err.data()).trimmed();
        };
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(shown(0), QStringLiteral("work"));
        QTest::qWait(2050);
        const QString shownText = shown(0.25);
        const auto longest = static_cast<int>(3 * clock.elapsed() / 1000) + 1; // rounded up
        const auto left = [](int seconds) {
            return convoku::testing::sentence("cli.seconds_left", {QStringLiteral("work"), QString::number(seconds)});
        };
        QVERIFY2(shownText == left(7) || shownText == left(longest), qPrintable(shownText));
        QCOMPARE(shown(0.1), QStringLiteral("work"));
    }

    /// By the bytes of all files; each of these is read in one piece.
    void howMuchOfTheInputsIsRead()
    {
        const QTemporaryDir folder;
        const QByteArray puzzle = QByteArray(81, '.') + '\n';
        QStringList names;
        for (const int count : {1, 3}) {
            names << folder.filePath(QString::number(count));
            QFile file(names.back());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(puzzle.repeated(count));
        }
        Output output;
        QBuffer standard;
        standard.setData(puzzle);
        QVERIFY(standard.open(QIODevice::ReadOnly));
        PuzzleInputs input(names << QString::fromLatin1(puzzle.trimmed()), standard, *output.console);
        QList<double> parts{input.part()};
        while (input.next())
            parts << input.part();
        QCOMPARE(parts, (QList<double>{0, 0.25, 1, 1, 1, 1}));
        PuzzleInputs other({names.front(), QStringLiteral("-")}, standard, *output.console);
        while (other.next())
            QCOMPARE(other.part(), 0.);
    }

    void anyOrder_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("ahead"); // how far a line may come before its turn
        QTest::addColumn<int>("longest");
        QTest::newRow("in order") << 2'000 << 1 << 100;
        QTest::newRow("a few ahead") << 5'000 << 17 << 100;
        QTest::newRow("all ahead") << 3'000 << 3'000 << 100;
        QTest::newRow("empty lines") << 500 << 60 << 0;
        QTest::newRow("longer than what a place keeps, and than what is written at once") << 300 << 40 << 90'000;
    }
    void anyOrder()
    {
        QFETCH(int, lines);
        QFETCH(int, ahead);
        QFETCH(int, longest);
        std::mt19937 random(7);
        const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
        Output output;
        LinesInOrder inOrder(*output.console);
        QByteArray expected;
        std::vector<std::pair<int, int>> turns; // when, and which line
        for (int i = 0; i < lines; ++i)
            turns.emplace_back(i + below(ahead), i);
        std::ranges::sort(turns);
        std::vector<QByteArray> texts;
        for (int i = 0; i < lines; ++i) {
            texts.push_back(QByteArray(below(longest + 1), static_cast<char>('a' + i % 26)));
            expected += texts.back() + '\n';
        }
        for (const auto& [turn, line] : turns) {
            const auto index = static_cast<std::size_t>(line);
            const QByteArray& text = texts[index];
            const std::string_view whole(text.constData(), static_cast<std::size_t>(text.size()));
            const std::size_t cut = whole.size() / 3;
            switch (below(3)) {
            case 0:
                inOrder.put(index, whole);
                break;
            case 1:
                inOrder.add(index, whole.substr(0, cut));
                inOrder.add(index, whole.substr(cut, cut));
                inOrder.put(index, whole.substr(2 * cut));
                break;
            default:
                inOrder.add(index, whole.substr(0, cut));
                inOrder.put(index, whole.substr(cut));
            }
            // Only lines without a gap before them are written.
            QVERIFY(inOrder.written() <= static_cast<std::size_t>(lines));
            QVERIFY(expected.startsWith(output.out.data()));
        }
        QCOMPARE(inOrder.written(), static_cast<std::size_t>(lines));
        inOrder.flush();
        QCOMPARE(output.out.data(), expected);
    }

    void whatStandsInTheFirstLineLeavesAtOnce()
    {
        Output output;
        LinesInOrder inOrder(*output.console);
        inOrder.add(1, "second, ");
        inOrder.add(0, "first, ");
        inOrder.flush();
        QCOMPARE(output.out.data(), QByteArray("first, "));
        QCOMPARE(inOrder.written(), std::size_t{0});
        inOrder.put(0, "whole");
        inOrder.flush();
        QCOMPARE(output.out.data(), QByteArray("first, whole\nsecond, "));
        QCOMPARE(inOrder.written(), std::size_t{1});
        inOrder.put(2, "third");
        inOrder.flush();
        QCOMPARE(output.out.data(), QByteArray("first, whole\nsecond, "));
        inOrder.put(1, "too");
        inOrder.flush();
        QCOMPARE(output.out.data(), QByteArray("first, whole\nsecond, too\nthird\n"));
        QCOMPARE(inOrder.written(), std::size_t{3});
    }
};

CONVOKU_APPLESS_TEST(TestLinesInOrder)
#include "tst_lines_in_order.moc"
