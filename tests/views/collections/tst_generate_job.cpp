// SPDX-License-Identifier: MIT
// Puzzles made in a thread: the same as without one, and it stops wherever it is.
#include "app/views/collections/generate_job.h"
#include "app/views/collections/generate_wording.h"
#include "solver/error.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking_engine.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace convoku;
using namespace convoku::testing;

namespace {

PuzzleOrder order(int count)
{
    PuzzleOrder order;
    order.count = count;
    order.seed = 12;
    order.request.givens = {36, 60};
    return order;
}

BatchEngineFactory engine()
{
    return [] { return std::make_unique<BacktrackingEngine>(); };
}

std::vector<std::string> texts(const std::vector<GeneratedPuzzle>& puzzles)
{
    std::vector<std::string> result;
    for (const GeneratedPuzzle& puzzle : puzzles)
        result.push_back(puzzle.givens.toText());
    return result;
}

std::vector<std::string> expected(int count)
{
    BacktrackingEngine engine;
    PuzzleGenerator generator(engine, order(count).seed, order(count).request, {5, 1});
    std::vector<GeneratedPuzzle> puzzles;
    for (int i = 0; i < count; ++i)
        puzzles.push_back(generator.next({}).value());
    return texts(puzzles);
}

} // namespace

class TestGenerateJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesWhatTheGeneratorMakes()
    {
        GenerateJob job(engine(), order(40));
        std::vector<GeneratedPuzzle> puzzles;
        RequestTally last;
        connect(&job, &GenerateJob::found, this,
            [&](const std::vector<GeneratedPuzzle>& some) { puzzles.insert(puzzles.end(), some.begin(), some.end()); });
        connect(&job, &GenerateJob::progressed, this, [&](const RequestTally& tally) { last = tally; });
        QSignalSpy finished(&job, &GenerateJob::finished);
        QVERIFY(finished.wait(kLong));
        QCOMPARE(finished[0][0].toString(), QString());
        QCOMPARE(texts(puzzles), expected(40));
        QVERIFY(last.grids >= puzzles.back().attempt);
        QCOMPARE(finished.count(), 1);
    }

    void stopsAtOnce_data()
    {
        QTest::addColumn<int>("solved"); ///< so many grids, and it is cancelled
        for (const int solved : {0, 1, 15, 16, 17, 40, 100, 333, 1000})
            QTest::addRow("%d", solved) << solved;
    }
    void stopsAtOnce()
    {
        QFETCH(int, solved);
        std::atomic<int> count = 0;
        std::atomic<GenerateJob*> running = nullptr;
        std::atomic<int> after = 0;
        const auto fill = [&](const Grid&, const BatchOptions&, SolveOutcome&) {
            while (running == nullptr)
                std::this_thread::yield();
            if (++count == solved)
                running.load()->cancel();
            else if (count > solved)
                ++after;
        };
        GenerateJob job([&] { return std::make_unique<BacktrackingEngine>(fill); }, order(100000));
        std::vector<GeneratedPuzzle> puzzles;
        connect(&job, &GenerateJob::found, this,
            [&](const std::vector<GeneratedPuzzle>& some) { puzzles.insert(puzzles.end(), some.begin(), some.end()); });
        QSignalSpy finished(&job, &GenerateJob::finished);
        if (solved == 0)
            job.cancel();
        running = &job;
        QVERIFY(finished.wait(kLong));
        QCOMPARE(finished[0][0].toString(), QString());
        if (solved > 0)
            QCOMPARE(after.load(), 0); // not one grid more
        const auto whole = expected(std::max(1, static_cast<int>(puzzles.size())));
        for (std::size_t i = 0; i < puzzles.size(); ++i)
            QCOMPARE(puzzles[i].givens.toText(), whole[i]);
    }

    void deletedWhileItWorks()
    {
        std::atomic<bool> working = false;
        const auto fill = [&](const Grid&, const BatchOptions&, SolveOutcome&) { working = true; };
        auto job
            = std::make_unique<GenerateJob>([&] { return std::make_unique<BacktrackingEngine>(fill); }, order(100000));
        int progressCalls = 0;
        connect(job.get(), &GenerateJob::finished, this, [&] { ++progressCalls; });
        connect(job.get(), &GenerateJob::found, this, [&] { ++progressCalls; });
        QTRY_VERIFY_WITH_TIMEOUT(working, kLong);
        const int before = progressCalls;
        job.reset();
        waitForBackgroundWork();
        QCoreApplication::processEvents();
        QCOMPARE(progressCalls, before);
    }

    void saysWhyItFailed()
    {
        GenerateJob job([]() -> std::unique_ptr<BatchEngine> { throw Error("engine", "there is none"); }, order(1));
        QSignalSpy finished(&job, &GenerateJob::finished);
        QVERIFY(finished.wait(kLong));
        QVERIFY(finished[0][0].toString().contains(QStringLiteral("there is none")));
    }

    void refusesWhatCannotBe()
    {
        PuzzleOrder impossible = order(1);
        impossible.request.givens = {40, 30};
        QVERIFY_THROWS_EXCEPTION(Error, GenerateJob(engine(), impossible));
    }

    void adviceNamesTheWorstWish_data()
    {
        QTest::addColumn<RequestTally>("tally");
        QTest::addColumn<bool>("noGuess");
        QTest::addColumn<QStringList>("says");
        RequestTally tally;
        tally.grids = 4000;
        tally.notFired = {0};
        QTest::newRow("none failed") << tally << false << QStringList();
        tally.givens = {{22, 28}, 3990};
        tally.depth = {{0, 2}, 9};
        QTest::newRow("givens")
            << tally << false
            << QStringList{testing::sentence("session.advice.givens_part"),
                   testing::sentence("session.advice.range_part", {QStringLiteral("22"), QStringLiteral("28")}),
                   testing::sentence("session.advice.count_part", {QStringLiteral("3,990"), QStringLiteral("4,000")})};
        tally.givens.failed = 3000; // 1000 were solved
        tally.depth.failed = 999;
        QTest::newRow("depth")
            << tally << false
            << QStringList{testing::sentence("session.advice.too_few_guesses_part"),
                   testing::sentence("session.advice.range_part", {QStringLiteral("0"), QStringLiteral("2")}),
                   testing::sentence("session.advice.count_part", {QStringLiteral("999"), QStringLiteral("1,000")})};
        QTest::newRow("no guess") << tally << true
                                  << QStringList{testing::sentence("session.advice.needed_guesses_part"),
                                         testing::sentence("session.advice.count_part",
                                             {QStringLiteral("999"), QStringLiteral("1,000")})};
        tally.notFired = {1000};
        QTest::newRow("a rule") << tally << false
                                << QStringList{testing::sentence("session.advice.rule_part"),
                                       testing::sentence("session.advice.count_part",
                                           {QStringLiteral("1,000"), QStringLiteral("1,000")})};
        tally.notFired = {0};
        tally.notMinimal = 1000;
        tally.depth.failed = 0;
        QTest::newRow("minimal") << tally << false
                                 << QStringList{testing::sentence("session.advice.minimal_part"),
                                        testing::sentence("session.advice.count_part",
                                            {QStringLiteral("1,000"), QStringLiteral("1,000")})};
        tally.notMinimal = 0;
        tally.passes = {{3, 9}, 800};
        QTest::newRow("passes")
            << tally << false
            << QStringList{testing::sentence("session.advice.passes_part"),
                   testing::sentence("session.advice.range_part", {QStringLiteral("3"), QStringLiteral("9")}),
                   testing::sentence("session.advice.count_part", {QStringLiteral("800"), QStringLiteral("1,000")})};
    }
    void adviceNamesTheWorstWish()
    {
        QFETCH(RequestTally, tally);
        QFETCH(bool, noGuess);
        QFETCH(QStringList, says);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        PuzzleRequest request;
        request.fires = {article::NakedPairRow};
        if (noGuess)
            request.depth = {0, 0};
        const QString advice = GenerateWording::advice(request, tally);
        QCOMPARE(advice.isEmpty(), says.isEmpty());
        for (const QString& part : says)
            QVERIFY2(advice.contains(part), qPrintable(advice));
    }
};

CONVOKU_GUILESS_TEST(TestGenerateJob)
#include "tst_generate_job.moc"
