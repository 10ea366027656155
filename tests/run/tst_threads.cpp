// SPDX-License-Identifier: MIT
#include "solver/generate/puzzle_generator.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/runner.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <atomic>
#include <stdexcept>
#include <thread>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Hard ones, whose searches are given away in parts, between easy ones, and some without or with many solutions.
std::vector<StartingGrid> puzzlesForThreads(std::uint64_t seed)
{
    std::vector<StartingGrid> puzzles;
    Random random(seed);
    while (puzzles.size() < 24) {
        const auto hard = {kArticleHard, kNoSolution, kLosesCandidateHard};
        for (const auto& text : hard)
            puzzles.emplace_back(gridOf(text));
        Grid grid = randomSolution(random);
        for (int cell = 0; cell < kCells; ++cell) {
            if (randomNumber(random, 0, 99) < 60)
                grid.setDigit(Cell::fromIndex(cell), 0);
        }
        puzzles.emplace_back(grid);
    }
    return puzzles;
}

/// Returns the results as text, in the order of the puzzles.
std::vector<std::string> resultsOf(BatchEngine& engine, const std::vector<StartingGrid>& puzzles, BatchOptions options)
{
    std::vector<std::string> results(puzzles.size());
    engine.solve(puzzlesInOrder(puzzles.size(), [&](std::size_t n) { return puzzles[n]; }), options,
        [&](std::size_t n, const SolveOutcome& outcome) {
            results.at(n) += std::to_string(static_cast<int>(outcome.result)) + ' ' + std::to_string(outcome.passes);
            for (const Grid& solution : outcome.solutions)
                results.at(n) += ' ' + solution.toText();
        },
        {});
    return results;
}

std::vector<std::string> generatedBy(BatchEngine& engine, int threads, bool stopOften)
{
    PuzzleRequest request;
    request.givens = {26, 40};
    PuzzleGenerator generator(engine, 9, request, {8, threads});
    std::vector<std::string> puzzles;
    int questions = 0;
    for (int patience = 1; puzzles.size() < 2; patience += 40) {
        questions = 0;
        if (const auto puzzle = generator.next([&] { return !stopOften || ++questions < patience; }))
            puzzles.push_back(puzzle->givens.toText());
    }
    return puzzles;
}

Recording recordingOfPasses(const Grid& puzzle, const std::vector<PassRecord>& passes, std::size_t count)
{
    Recording recording(puzzle, puzzle.startingCandidates(), {});
    for (std::size_t pass = 0; pass < count; ++pass)
        recording.append(passes[pass]);
    return recording;
}

} // namespace

// Everything in the solver that runs threads, small enough for the thread sanitizer on every change. What comes out is
// what one thread gives.
class TestThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void batches_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("solutions");
        for (const int threads : {2, 3, 8}) {
            QTest::addRow("%d threads", threads) << threads << 1;
            QTest::addRow("%d threads, two solutions", threads) << threads << 2;
        }
    }
    void batches()
    {
        QFETCH(int, threads);
        QFETCH(int, solutions);
        const std::vector<StartingGrid> puzzles = puzzlesForThreads(1);
        BatchOptions options;
        options.solutions = solutions;
        BitwiseBatch alone;
        const std::vector<std::string> expected = resultsOf(alone, puzzles, options);
        BitwiseBatch together;
        options.threads = threads;
        // The second time with what the first one left.
        QCOMPARE(resultsOf(together, puzzles, options), expected);
        QCOMPARE(resultsOf(together, puzzles, options), expected);
    }

    void batchesThatAreCutOff_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("questions");
        for (const int threads : {2, 5}) {
            for (const int questions : {1, 2, 9})
                QTest::addRow("%d threads, question %d", threads, questions) << threads << questions;
        }
    }
    void batchesThatAreCutOff()
    {
        QFETCH(int, threads);
        QFETCH(int, questions);
        BitwiseBatch engine;
        BatchOptions options;
        options.threads = threads;
        int asked = 0;
        QVERIFY(!engine.solve([]() -> std::optional<StartingGrid> { return gridOf(kArticleHard); }, options,
            [](std::size_t, const SolveOutcome&) {}, [&] { return ++asked < questions; }));
        const auto failing = [&] {
            engine.solve([]() -> std::optional<StartingGrid> { return gridOf(kArticleHard); }, options,
                [&](std::size_t n, const SolveOutcome&) {
                    if (n == 20)
                        throw std::runtime_error("enough");
                },
                {});
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, failing());
        // The batch that was cut off leaves no trace in the engine.
        const std::vector<StartingGrid> puzzles = puzzlesForThreads(2);
        BitwiseBatch fresh;
        QCOMPARE(resultsOf(engine, puzzles, options), resultsOf(fresh, puzzles, {}));
    }

    void generators_data()
    {
        QTest::addColumn<bool>("stopOften");
        QTest::newRow("at a stretch") << false;
        QTest::newRow("stopped often") << true;
    }
    void generators()
    {
        QFETCH(bool, stopOften);
        BitwiseBatch alone;
        BitwiseBatch together;
        QCOMPARE(generatedBy(together, 3, stopOften), generatedBy(alone, 1, false));
    }

    // A worker reads the part of a run that it was given, while its owner goes on with it; the owner drops copies, and
    // so does the worker.
    void recordingsThatGrowWhileTheyAreRead()
    {
        const Grid puzzle = gridOf(kLosesCandidateHard);
        const auto backend = makeTestedBackend();
        Runner runner(*backend, puzzle, {{}, 200});
        std::vector<PassRecord> passes;
        while (!runner.ended())
            passes.push_back(runner.nextPass());
        // Sums up what a reader sees of a run. Expected sums come from a separate recording of the same length.
        const auto sumOf = [](const Recording& recording) {
            std::size_t sum = recording.events().size();
            for (const Event& event : recording.events()) {
                for (const std::uint16_t index : recording.changed(event))
                    sum = sum * 31 + index;
            }
            for (int pass = 0; pass <= recording.passCount(); pass += 5) {
                const State state = recording.stateAt(recording.endOf(pass));
                sum = sum * 31 + static_cast<std::size_t>(state.candidates.count() + state.level);
            }
            return sum;
        };
        std::vector<std::size_t> expected;
        std::vector<std::size_t> found(passes.size() / 20);
        {
            Recording recording(puzzle, puzzle.startingCandidates(), {});
            std::vector<std::jthread> readers;
            for (std::size_t pass = 0; pass < passes.size(); ++pass) {
                recording.append(passes[pass]);
                if ((pass + 1) % 20 == 0 && readers.size() < found.size()) {
                    readers.emplace_back([copy = std::make_unique<const Recording>(recording), &sumOf,
                                             &sum = found[readers.size()]] { sum = sumOf(*copy); });
                }
            }
            // The owner and a copy go on from the same place, in two threads.
            Recording other = recordingOfPasses(puzzle, passes, 100);
            Recording same = other;
            std::jthread appends([&] {
                for (std::size_t pass = 100; pass < passes.size(); ++pass)
                    other.append(passes[pass]);
            });
            for (std::size_t pass = 100; pass < passes.size(); ++pass)
                same.append(passes[pass]);
            appends.join();
            QCOMPARE(sumOf(other), sumOf(recording));
            QCOMPARE(sumOf(same), sumOf(recording));
        }
        for (std::size_t reader = 0; reader < found.size(); ++reader)
            expected.push_back(sumOf(recordingOfPasses(puzzle, passes, 20 * (reader + 1))));
        QCOMPARE(found, expected);
    }

    // Several threads that ask one recording for states, each for others: what is at hand is never a mixture.
    void threadsThatShareARecording()
    {
        const auto backend = makeTestedBackend();
        const Recording recording = record(*backend, gridOf(kLosesCandidateHard), {{}, 100});
        std::vector<Recording> own; // asks nobody else
        for (int thread = 0; thread < 3; ++thread)
            own.push_back(recording);
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> threads;
            for (std::size_t thread = 0; thread < own.size(); ++thread) {
                threads.emplace_back([&, thread] {
                    Random random(static_cast<unsigned>(thread));
                    for (int n = 0; n < 300; ++n) {
                        const int pass = randomNumber(random, 1, recording.passCount());
                        const Position place{pass, randomNumber(random, 1, recording.stepsPerPass()), 0};
                        wrong += recording.stateAt(place) != own[thread].stateAt(place) ? 1 : 0;
                    }
                });
            }
        }
        QCOMPARE(wrong.load(), 0);
    }

    // The window's worker and its collection compute at the same time, each with an engine of its own.
    void enginesBesideEachOther()
    {
        constexpr std::size_t kEngines = 3;
        std::vector<std::vector<std::string>> results(kEngines);
        {
            std::vector<std::jthread> threads;
            for (std::size_t n = 0; n < kEngines; ++n) {
                threads.emplace_back([n, &results] {
                    BitwiseBatch engine;
                    BatchOptions options;
                    options.threads = static_cast<int>(n) + 1;
                    results[n] = resultsOf(engine, puzzlesForThreads(n), options);
                });
            }
        }
        for (std::size_t n = 0; n < kEngines; ++n) {
            BitwiseBatch engine;
            QCOMPARE(results[n], resultsOf(engine, puzzlesForThreads(n), {}));
        }
    }
};

CONVOKU_GUILESS_TEST(TestThreads)
#include "tst_threads.moc"
