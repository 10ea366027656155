// SPDX-License-Identifier: MIT
#include "solver/blind/blind_run.h"
#include "tests/blind/blind_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

BlindRun runOf(const BlindSettings& settings, std::uint64_t trials = BlindSettings::kMostTrials)
{
    BlindRun run(gridOf(kBlindPuzzle), settings);
    while (run.record().made < trials && run.step()) { }
    return run;
}

} // namespace

class TestBlindRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsAllOfFewTrials()
    {
        BlindSettings settings;
        settings.trials = 300;
        const BlindRun run = runOf(settings);
        const BlindRecord& record = run.record();
        QCOMPARE(record.end, BlindRecord::End::Trials);
        QCOMPARE(record.made, std::uint64_t{300});
        QCOMPARE(record.trials.size(), std::size_t{300});
        QVERIFY(!record.isThinned());
        const auto engine = makeBlindEngine(gridOf(kBlindPuzzle), settings);
        for (const BlindTrial& trial : record.trials)
            QVERIFY(trial == engine->next());
        int least = 1000;
        std::size_t first = 0;
        for (std::size_t i = 0; i < record.trials.size(); ++i) {
            if (record.trials[i].cost < least) {
                least = record.trials[i].cost;
                first = i;
            }
        }
        QCOMPARE(record.best(), first);
        QVERIFY(!record.isSolved());
    }

    void thinsMany_data()
    {
        QTest::addColumn<int>("chain");
        QTest::newRow("long chains") << 0;
        QTest::newRow("chains of one trial") << 1;
        QTest::newRow("chains of three") << 3;
    }

    void thinsMany()
    {
        QFETCH(int, chain);
        BlindSettings settings = BlindSettings::of(BlindMethod::Anneal);
        settings.chain = chain;
        settings.cooling = 1; // never solves it
        settings.trials = 100'000;
        const auto engine = makeBlindEngine(gridOf(kBlindPuzzle), settings);
        BlindRun run(gridOf(kBlindPuzzle), settings);
        std::vector<BlindTrial> improvements;
        std::vector<BlindTrial> all;
        for (int i = 0; i < 100'000; ++i) {
            all.push_back(engine->next());
            QVERIFY(run.step());
            if (all.back().improves)
                improvements.push_back(all.back());
            QVERIFY(run.record().trials.size() <= BlindRecord::kMostKept);
            QVERIFY(run.record().trials.back() == all.back());
        }
        const BlindRecord& record = run.record();
        QVERIFY(record.isThinned());
        QVERIFY(record.trials.size() > BlindRecord::kMostKept / 8);
        // The kept trials are unchanged and in order, and they are the ones that the record's intervals select.
        std::size_t at = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const BlindTrial& trial = all[i];
            const bool kept = trial.improves || i % record.every == 0 || i + 1 == all.size()
                || (trial.endsChain && trial.chain % record.everyChain == 0);
            if (kept) {
                QVERIFY(at < record.trials.size());
                QVERIFY(record.trials[at] == trial);
                ++at;
            }
        }
        QCOMPARE(at, record.trials.size());
        if (chain == 0)
            QCOMPARE(record.everyChain, 1);
        QVERIFY(record.trials[record.best()] == improvements.back());
    }

    void endsWithTheSolution()
    {
        const BlindRun run = runOf(BlindSettings::of(BlindMethod::Swaps));
        const BlindRecord& record = run.record();
        QCOMPARE(record.end, BlindRecord::End::LeastCost);
        QVERIFY(record.isSolved());
        QCOMPARE(record.trials.back().grid, gridOf(kBlindSolution));
        QCOMPARE(record.best(), record.trials.size() - 1);
        BlindRun more = runOf(BlindSettings::of(BlindMethod::Swaps));
        QVERIFY(!more.step());
        QVERIFY(more.record() == record);
    }

    /// The published method does not count missing 9s, so annealing can reach the least cost with a grid that is not a
    /// solution.
    void theLeastCostNeedNotBeASolution()
    {
        BlindSettings settings = BlindSettings::of(BlindMethod::Anneal);
        settings.counted = CountedDigits::ZeroToEight;
        int reached = 0;
        int solved = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            settings.seed = seed;
            const BlindRun run = runOf(settings);
            if (run.record().end != BlindRecord::End::LeastCost)
                continue;
            ++reached;
            QCOMPARE(run.record().trials.back().cost, 27);
            const bool isSolution = run.record().trials.back().grid == gridOf(kBlindSolution);
            QCOMPARE(run.record().isSolved(), isSolution);
            solved += isSolution ? 1 : 0;
        }
        QVERIFY(reached > 0);
        QVERIFY(solved < reached);
    }

    void endsWhereNothingCanChange()
    {
        std::string text(kBlindSolution);
        std::swap(text[0], text[1]); // all given, and wrong
        BlindRun run(gridOf(text), {});
        QVERIFY(run.step());
        QVERIFY(!run.step());
        QCOMPARE(run.record().end, BlindRecord::End::NothingToChange);
        QCOMPARE(run.record().made, std::uint64_t{1});
        QVERIFY(!run.record().isSolved());
    }

    void goesFromPlaceToPlace()
    {
        BlindSettings settings = BlindSettings::of(BlindMethod::Swaps);
        settings.chain = 10;
        settings.cooling = 1;
        settings.trials = 500;
        const BlindRun run = runOf(settings);
        const BlindRecord& record = run.record();
        using Stride = BlindRecord::Stride;
        QCOMPARE(record.from(0, Stride::Trial, true), std::optional<std::size_t>(1));
        QCOMPARE(record.from(0, Stride::Trial, false), std::optional<std::size_t>());
        QCOMPARE(record.from(499, Stride::Trial, true), std::optional<std::size_t>());
        QCOMPARE(record.from(500, Stride::Trial, false), std::optional<std::size_t>());
        QCOMPARE(record.from(0, Stride::Chain, true), std::optional<std::size_t>(9));
        QCOMPARE(record.from(9, Stride::Chain, true), std::optional<std::size_t>(19));
        QCOMPARE(record.from(15, Stride::Chain, false), std::optional<std::size_t>(9));
        const std::size_t best = record.best();
        QVERIFY(best > 0);
        QCOMPARE(record.from(best, Stride::Improvement, true), std::optional<std::size_t>());
        QCOMPARE(record.from(499, Stride::Improvement, false), std::optional(best));
        for (std::optional<std::size_t> at = 0; at; at = record.from(*at, Stride::Improvement, true))
            QVERIFY(record.trials[*at].improves);
    }

    void findsNumbers()
    {
        BlindSettings settings = BlindSettings::of(BlindMethod::Anneal);
        settings.cooling = 1;
        const BlindRun run = runOf(settings, 50'000);
        const BlindRecord& record = run.record();
        QCOMPARE(record.indexOf(0), BlindRecord::kNone);
        QCOMPARE(record.indexOf(1), std::size_t{0});
        QCOMPARE(record.indexOf(1'000'000), record.trials.size() - 1);
        for (std::size_t i = 0; i + 1 < record.trials.size(); ++i) {
            QCOMPARE(record.indexOf(record.trials[i].number), i);
            QCOMPARE(record.indexOf(record.trials[i + 1].number - 1), i);
        }
    }
};

CONVOKU_APPLESS_TEST(TestBlindRun)
#include "tst_blind_run.moc"
