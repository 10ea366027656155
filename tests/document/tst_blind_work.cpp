// SPDX-License-Identifier: MIT
// Blind search in a thread: the same trials as without one; it pauses, goes on, steps, and stops when nobody is there.
#include "app/document/blind_work.h"
#include "app/wording/blind_wording.h"
#include "app/wording/language.h"
#include "solver/error.h"
#include "tests/blind/blind_testing.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

BlindRecord expected(const BlindSettings& settings, std::uint64_t trials)
{
    BlindRun run(gridOf(kBlindPuzzle), settings);
    while (run.record().made < trials && run.step()) { }
    return run.record();
}

/// Never over by itself, for as long as a test takes.
BlindSettings endless()
{
    BlindSettings settings = BlindSettings::of(BlindMethod::Random);
    settings.trials = BlindSettings::kMostTrials;
    return settings;
}

} // namespace

class TestBlindWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void beginsWithNothingTried()
    {
        BlindWork work;
        QVERIFY(!work.record());
        work.search();
        work.step();
        work.pause();
        QVERIFY(!work.isSearching());
        QSignalSpy changed(&work, &BlindWork::changed);
        work.begin(gridOf(kBlindPuzzle), {});
        QCOMPARE(changed.count(), 1);
        QVERIFY(work.record()->trials.empty());
        QVERIFY(!work.isOver() && !work.isSearching());
        work.clear();
        QVERIFY(!work.record());
        QCOMPARE(changed.count(), 2);
    }

    void findsWhatARunFinds_data()
    {
        QTest::addColumn<int>("method");
        for (const BlindMethod method : {BlindMethod::Tpe, BlindMethod::Random, BlindMethod::Swaps})
            QTest::addRow("%d", static_cast<int>(method)) << static_cast<int>(method);
    }

    void findsWhatARunFinds()
    {
        QFETCH(int, method);
        const BlindSettings settings = BlindSettings::of(static_cast<BlindMethod>(method));
        BlindWork work;
        work.begin(gridOf(kBlindPuzzle), settings);
        QSignalSpy searching(&work, &BlindWork::searchingChanged);
        work.search();
        QVERIFY(work.isSearching());
        QTRY_VERIFY_WITH_TIMEOUT(work.isOver() && !work.isSearching(), kLong);
        QCOMPARE(searching.count(), 2);
        QVERIFY(*work.record() == expected(settings, settings.trials));
        // A search that is over does not start again.
        work.search();
        QVERIFY(!work.isSearching());
        QSignalSpy changed(&work, &BlindWork::changed);
        work.step();
        QVERIFY(changed.wait(kLong));
        QVERIFY(*work.record() == expected(settings, settings.trials));
    }

    void stepsOneByOne()
    {
        BlindWork work;
        work.begin(gridOf(kBlindPuzzle), {});
        for (int i = 0; i < 5; ++i)
            work.step();
        QTRY_COMPARE_WITH_TIMEOUT(work.record()->made, std::uint64_t{5}, kLong);
        QVERIFY(*work.record() == expected({}, 5));
        QVERIFY(!work.isSearching());
    }

    void pausesAndGoesOn()
    {
        const BlindSettings settings = endless();
        BlindWork work;
        work.begin(gridOf(kBlindPuzzle), settings);
        work.search();
        QTRY_VERIFY_WITH_TIMEOUT(work.record()->made > 0, kLong);
        work.pause();
        QVERIFY(!work.isSearching());
        // Its last state arrives, and then nothing more.
        QSignalSpy changed(&work, &BlindWork::changed);
        QVERIFY(changed.wait(kLong));
        const std::uint64_t made = work.record()->made;
        QTest::qWait(300);
        QCOMPARE(work.record()->made, made);
        QVERIFY(*work.record() == expected(settings, made));
        work.step();
        QTRY_COMPARE_WITH_TIMEOUT(work.record()->made, made + 1, kLong);
        work.search();
        QTRY_VERIFY_WITH_TIMEOUT(work.record()->made > made + 1000, kLong);
        work.step(); // ends it too
        QVERIFY(!work.isSearching());
    }

    void anotherSearchTakesItsPlace()
    {
        BlindWork work;
        work.begin(gridOf(kBlindPuzzle), endless());
        work.search();
        QTRY_VERIFY_WITH_TIMEOUT(work.record()->made > 0, kLong);
        BlindSettings other;
        other.seed = 9;
        work.begin(gridOf(kBlindPuzzle), other);
        QVERIFY(!work.isSearching());
        QCOMPARE(work.record()->made, std::uint64_t{0});
        work.search();
        QTRY_VERIFY_WITH_TIMEOUT(work.isOver(), kLong);
        QVERIFY(*work.record() == expected(other, 200));
    }

    void refusesNumbersOutOfRange()
    {
        BlindWork work;
        work.begin(gridOf(kBlindPuzzle), {});
        BlindSettings bad;
        bad.trials = 0;
        QVERIFY_THROWS_EXCEPTION(Error, work.begin(gridOf(kBlindPuzzle), bad));
        QCOMPARE(work.record()->settings.trials, std::uint64_t{200}); // all as before
    }

    void nobodyWaitsForIt()
    {
        auto work = std::make_unique<BlindWork>();
        work->begin(gridOf(kBlindPuzzle), endless());
        work->search();
        QTest::qWait(50);
        QElapsedTimer clock;
        clock.start();
        work.reset();
        QVERIFY(clock.elapsed() < 1000);
    }

    // Wording

    void tellsOfTrials()
    {
        const BlindRecord record = expected({}, 200);
        const BlindTrial& trial = record.trials[72];
        QCOMPARE(BlindWording::trial(trial, false),
            testing::sentence("session.blind.trial",
                {QStringLiteral("73"), QString::number(trial.cost), QString::number(trial.best)}));
        QVERIFY(
            BlindWording::outcome(record).startsWith(testing::sentence("session.blind.not_solved_start", {QString()})));
        QCOMPARE(BlindWording::leftOut(record), QString());
        QCOMPARE(BlindWording::end(record), testing::sentence("session.blind.ended"));
        QCOMPARE(BlindWording::outcome(BlindRecord()), QString());
    }

    void tellsWhereADigitStandsTwice()
    {
        Grid puzzle;
        puzzle.setDigit({0, 0}, 4);
        Grid grid = gridOf(kBlindSolution);
        for (int i = 0; i < kCells; ++i)
            grid.setDigit(Cell::fromIndex(i), i % 3 == 0 ? 0 : 1 + i % 2); // nothing else has a 4
        grid.setDigit({0, 0}, 4);
        grid.setDigit({0, 8}, 4);
        grid.setDigit({1, 1}, 4);
        QCOMPARE(BlindWording::cell(puzzle, grid, {0, 0}), testing::sentence("session.blind.cell.given"));
        QCOMPARE(BlindWording::cell(puzzle, grid, {0, 8}), testing::sentence("session.blind.cell.tried"));
        QCOMPARE(BlindWording::cell({}, gridOf(kBlindSolution), {4, 4}),
            testing::sentence("session.blind.cell.nothing_equal"));
    }

    void tellsWhatIsLeftOut()
    {
        BlindSettings settings = BlindSettings::of(BlindMethod::Anneal);
        settings.cooling = 1;
        const BlindRecord record = expected(settings, 50'000);
        const QString text = BlindWording::leftOut(record);
        QVERIFY2(text.contains(testing::sentence("session.blind.left_out_part", {QStringLiteral("50,000")})),
            qPrintable(text));
        QVERIFY2(text.contains(testing::sentence("session.blind.every_part", {QString::number(record.every)})),
            qPrintable(text));
    }
};

CONVOKU_GUILESS_TEST(TestBlindWork)
#include "tst_blind_work.moc"
