// SPDX-License-Identifier: MIT
#include "solver/run/overview.h"
#include "tests/support/article_rules.h"
#include "tests/support/made_run.h"
#include "tests/support/random_tensors.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Returns the numbers of a pass, counted from the states alone, without the events' own numbers.
PassNumbers countedFromStates(const Recording& recording, int pass)
{
    PassNumbers numbers;
    if (pass == 0)
        return numbers;
    State before = recording.stateAt(recording.endOf(pass - 1));
    const State first = before;
    numbers.maxDepth = static_cast<std::uint8_t>(before.depth());
    const RuleSet& rules = recording.options().rules;
    for (int step = 1; step <= recording.stepsPerPass(); ++step) {
        const State after = recording.stateAt({pass, step});
        if (step <= static_cast<int>(rules.size())) {
            const auto family = static_cast<std::size_t>(infoOf(rules[static_cast<std::size_t>(step) - 1]).family);
            numbers.removed[family] = static_cast<std::uint16_t>(
                numbers.removed[family] + before.candidates.count() - after.candidates.count());
        }
        numbers.maxDepth = std::max(numbers.maxDepth, static_cast<std::uint8_t>(after.depth()));
        if (after.depth() > before.depth())
            numbers.flags |= PushFlag;
        if (after.depth() < before.depth())
            numbers.flags |= PopFlag;
        before = after;
    }
    numbers.depth = static_cast<std::uint8_t>(before.depth());
    if (numbers.allRemoved() == 0 && before.depth() == first.depth())
        numbers.flags |= IdleFlag;
    for (const Event& event : recording.events()) {
        if (static_cast<int>(event.pass) == pass && event.kind == EventKind::Contradiction)
            numbers.flags |= ContradictionFlag;
    }
    if (pass == recording.passCount() && recording.result())
        numbers.flags |= EndFlag;
    if (pass == recording.passCount() && recording.result() == RunResult::Solved)
        numbers.flags |= SolvedFlag;
    return numbers;
}

QByteArray textOf(const PassNumbers& n)
{
    QByteArray text;
    for (const std::uint16_t removed : n.removed)
        text += QByteArray::number(removed) + " ";
    return text + QByteArray::number(n.depth) + " " + QByteArray::number(n.maxDepth) + " "
        + QByteArray::number(n.flags, 2);
}

} // namespace

// The numbers of a run that its picture is drawn from.
class TestOverview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSmallRunByHand_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<QByteArray>("numbers");
        // Naked singles, pointing, hidden singles, naked pairs, hidden pairs, fish, claiming, others; depth at the end,
        // largest; flags. From the table in small_recording.h.
        QTest::newRow("start") << 0 << QByteArray("0 0 0 0 0 0 0 0 0 0 0");
        QTest::newRow("two families") << 1 << QByteArray("8 6 0 0 0 0 0 0 0 0 0");
        QTest::newRow("push") << 2 << QByteArray("0 0 0 0 0 0 0 0 1 1 1");
        QTest::newRow("contradiction and pop") << 3 << QByteArray("0 0 1 0 0 0 0 0 0 1 110");
        QTest::newRow("nothing") << 4 << QByteArray("0 0 0 0 0 0 0 0 0 0 1000");
        QTest::newRow("the end") << 5 << QByteArray("0 1 0 0 0 0 0 0 0 0 100000");
    }

    void theSmallRunByHand()
    {
        QFETCH(int, pass);
        QFETCH(QByteArray, numbers);
        RunOverview overview;
        overview.update(smallRecording());
        QCOMPARE(overview.passCount(), 5);
        QCOMPARE(textOf(overview.pass(pass)), numbers);
    }

    void passesAgreeWithTheStates_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<bool>("solved");
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("seed %u", seed) << seed << (seed % 2 == 0);
    }

    void passesAgreeWithTheStates()
    {
        QFETCH(unsigned, seed);
        QFETCH(bool, solved);
        const Recording recording = madeRun(300, seed, solved);
        QVERIFY(recording.pushes() > 20 && recording.pops() > 10 && recording.maxDepth() > 3);
        RunOverview overview;
        QVERIFY(overview.isEmpty());
        overview.update(recording);
        for (int pass = 0; pass <= recording.passCount(); ++pass)
            QCOMPARE(textOf(overview.pass(pass)), textOf(countedFromStates(recording, pass)));
        QCOMPARE(overview.all().maxDepth, recording.maxDepth());
        QVERIFY(overview.all().flags & EndFlag);
    }

    /// Any range is what a plain loop over its passes says, at the edges of the summed blocks too.
    void rangesAreSumsOfTheirPasses()
    {
        const Recording recording = madeRun(1000, 7);
        RunOverview overview;
        overview.update(recording);
        Random random(8);
        std::vector<std::pair<int, int>> ranges{{0, 1000}, {0, 63}, {0, 64}, {63, 64}, {64, 127}, {64, 128}, {63, 128},
            {960, 1000}, {1000, 1000}, {-5, 3}, {990, 5000}, {7, 6}};
        for (int i = 0; i < 500; ++i) {
            const int first = randomNumber(random, 0, 1000);
            ranges.emplace_back(first, randomNumber(random, first, 1000));
        }
        for (const auto& [first, last] : ranges) {
            RangeNumbers expected;
            for (int pass = std::max(0, first); pass <= std::min(1000, last); ++pass) {
                const PassNumbers& one = overview.pass(pass);
                int all = 0;
                for (std::size_t i = 0; i < one.removed.size(); ++i) {
                    expected.removed[i] += one.removed[i];
                    all += one.removed[i];
                }
                expected.mostRemoved = std::max(expected.mostRemoved, all);
                expected.depth = std::max(expected.depth, int(one.depth));
                expected.maxDepth = std::max(expected.maxDepth, int(one.maxDepth));
                expected.leastDepth
                    = expected.passes == 0 ? int(one.depth) : std::min(expected.leastDepth, int(one.depth));
                ++expected.passes;
                for (const Event& event : recording.eventsOf(pass)) {
                    expected.pushes += event.kind == EventKind::Push ? 1 : 0;
                    expected.pops += event.kind == EventKind::Pop ? 1 : 0;
                }
                expected.flags = static_cast<std::uint8_t>(expected.flags | one.flags);
            }
            QVERIFY2(
                overview.range(first, last) == expected, qPrintable(QStringLiteral("%1 … %2").arg(first).arg(last)));
        }
        QVERIFY(overview.range(0, 1000) == overview.all());
    }

    /// In whatever portions a run arrives, the numbers are those of reading it at once.
    void growsWithTheRun()
    {
        const std::vector<PassRecord> records = smallRecords();
        Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
        RunOverview grown;
        grown.update(recording);
        QCOMPARE(grown.passCount(), 0);
        for (std::size_t i = 0; i < records.size(); ++i) {
            recording.append(records[i]);
            if (i == 1)
                continue; // two at once
            grown.update(recording);
            grown.update(recording); // nothing new
            RunOverview fresh;
            fresh.update(recording);
            QCOMPARE(grown.passCount(), static_cast<int>(i) + 1);
            for (int pass = 0; pass <= grown.passCount(); ++pass)
                QVERIFY(grown.pass(pass) == fresh.pass(pass));
            QVERIFY(grown.all() == fresh.all());
        }

        // A run that goes on loses its end: read again.
        recording.reopen();
        grown.reset();
        QVERIFY(grown.isEmpty());
        grown.update(recording);
        QCOMPARE(int(grown.pass(5).flags), 0);
        QVERIFY(!(grown.all().flags & EndFlag));
    }

    void aLongRunStaysSmall()
    {
        RunOverview overview;
        overview.update(madeRun(100'000, 3));
        QCOMPARE(overview.passCount(), 100'000);
        QVERIFY2(overview.memoryInBytes() < 3'000'000, qPrintable(QString::number(overview.memoryInBytes())));
    }

    void timeGoesOnWithThePositions()
    {
        const Recording recording = smallRecording();
        QCOMPARE(timeOf(recording, {0, 0}), 1.0);
        double before = 1;
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            for (int step = 1; step <= recording.stepsPerPass(); ++step) {
                for (int layer = 1; layer <= recording.layersIn(step) + 1; ++layer) {
                    const bool done = layer > recording.layersIn(step);
                    const double time = timeOf(recording, {pass, step, done ? 0 : layer});
                    QVERIFY(time > before && time > pass && time <= pass + 1);
                    before = time;
                }
                QCOMPARE(before, pass + step / 11.0);
            }
            QCOMPARE(timeOf(recording, recording.endOf(pass)), pass + 1.0);
        }
    }
};

CONVOKU_GUILESS_TEST(TestOverview)
#include "tst_overview.moc"
