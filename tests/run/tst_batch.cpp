// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/run/batch_solver.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

struct Batch
{
    std::vector<SolveOutcome> outcomes; ///< by puzzle
    std::vector<std::size_t> order; ///< in which they finished
    bool complete = false;
};

Batch solve(Backend& backend, const std::vector<Grid>& puzzles, const BatchOptions& options)
{
    Batch batch;
    batch.outcomes.resize(puzzles.size());
    batch.complete = solveBatch(backend, puzzles, options, [&](std::size_t puzzle, const SolveOutcome& outcome) {
        batch.outcomes.at(puzzle) = outcome;
        batch.order.push_back(puzzle);
    });
    return batch;
}

bool sameOutcome(const SolveOutcome& a, const SolveOutcome& b)
{
    return a.result == b.result && a.solutions == b.solutions && a.allFound == b.allFound && a.passes == b.passes
        && a.pushes == b.pushes && a.pops == b.pops && a.depth == b.depth && a.fired == b.fired
        && a.state() == b.state();
}

/// All kinds of puzzles: easy, hard, unsolvable, clashing, solved, some with cells taken out of solutions.
std::vector<Grid> mixedPuzzles()
{
    std::vector<Grid> puzzles{gridOf(kArticleEasy), gridOf(kNoSolution), gridOf(kArticleHard), Grid(),
        gridOf(kArticleHardSolution), gridOf(kLosesCandidateHard)};
    Grid clash;
    clash.setDigit({0, 0}, 5);
    clash.setDigit({0, 8}, 5);
    puzzles.push_back(clash);
    Random random(70);
    while (puzzles.size() < 60) {
        Grid grid = randomSolution(random);
        for (int cell = 0; cell < 81; ++cell) {
            if (randomNumber(random, 0, 99) < 50 + static_cast<int>(puzzles.size()) % 20)
                grid.setDigit(Cell::fromIndex(cell), 0);
        }
        puzzles.push_back(grid);
    }
    return puzzles;
}

/// In how many passes each rule removed something.
std::vector<int> passesOfRules(const Recording& run, const RuleSet& rules)
{
    std::vector<int> passes(rules.size());
    for (const Event& event : run.events()) {
        if (event.kind == EventKind::Rule)
            ++passes.at(static_cast<std::size_t>(std::ranges::find(rules, event.rule) - rules.begin()));
    }
    return passes;
}

std::set<std::string> texts(const std::vector<Grid>& grids)
{
    std::set<std::string> result;
    for (const Grid& grid : grids)
        result.insert(grid.toText());
    return result;
}

} // namespace

// Many puzzles side by side, and more than one solution.
class TestBatch : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();

private Q_SLOTS:
    void outcomesAreThoseOfSingleRuns_data()
    {
        QTest::addColumn<bool>("search");
        QTest::addColumn<int>("maxPasses");
        QTest::addColumn<bool>("basic");
        QTest::newRow("with search") << true << 0 << false;
        QTest::newRow("with basic rules") << true << 0 << true;
        QTest::newRow("without search") << false << 0 << false;
        QTest::newRow("for five passes") << true << 5 << false;
        QTest::newRow("for two passes without search") << false << 2 << false;
    }
    void outcomesAreThoseOfSingleRuns()
    {
        QFETCH(bool, search);
        QFETCH(int, maxPasses);
        QFETCH(bool, basic);
        std::vector<Grid> puzzles = mixedPuzzles();
        puzzles.resize(static_cast<std::size_t>(cases(60)));
        BatchOptions options;
        options.rules = basic ? basicRules() : classicRules();
        options.search = search;
        options.maxPasses = maxPasses;
        options.batchSize = 64;
        options.countRules = true;
        const Batch batch = solve(*m_backend, puzzles, options);
        QVERIFY(batch.complete);
        QCOMPARE(batch.order.size(), puzzles.size());
        for (const int size : {1, 7, 1000}) {
            options.batchSize = size;
            const Batch other = solve(*m_backend, puzzles, options);
            for (std::size_t n = 0; n < puzzles.size(); ++n)
                QVERIFY2(sameOutcome(batch.outcomes[n], other.outcomes[n]),
                    ("batch of " + std::to_string(size) + ", puzzle " + std::to_string(n)).c_str());
        }
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            const SolveOutcome& outcome = batch.outcomes[n];
            const Recording run = record(*m_backend, puzzles[n], {{options.rules, search, false}, maxPasses});
            QVERIFY(outcome.result == run.result());
            QCOMPARE(outcome.passes, run.passCount());
            QCOMPARE(outcome.pushes, run.pushes());
            QCOMPARE(outcome.pops, run.pops());
            QCOMPARE(outcome.depth, run.maxDepth());
            QVERIFY(outcome.fired == passesOfRules(run, options.rules));
            QCOMPARE(outcome.solutions.size(), std::size_t(outcome.result == RunResult::Solved ? 1 : 0));
            if (outcome.result == RunResult::Solved) {
                QVERIFY(outcome.solutions[0] == Grid::fromDecided(run.lastState().candidates));
                QVERIFY(isSolution(outcome.solutions[0]) && outcome.solutions[0].agreesWith(puzzles[n]));
                QVERIFY(outcome.state() == run.lastState().candidates);
            }
            if (outcome.result == RunResult::NoSolution)
                QVERIFY(outcome.allFound && solutionsOf(puzzles[n], 1).empty());
            if (outcome.result == RunResult::OutOfPasses)
                QCOMPARE(outcome.passes, maxPasses);
        }
    }

    void anyBackendSolvesTheSame()
    {
        LoopBackend loops;
        const std::vector<Grid> all = mixedPuzzles();
        const std::vector<Grid> puzzles(all.begin() + 6, all.begin() + 30);
        const Batch first = solve(*m_backend, puzzles, {});
        const Batch second = solve(loops, puzzles, {});
        for (std::size_t n = 0; n < puzzles.size(); ++n)
            QVERIFY(sameOutcome(first.outcomes[n], second.outcomes[n]));
        QVERIFY(first.order == second.order);
    }

    void puzzlesFinishInTheOrderOfTheirPasses()
    {
        const std::vector<Grid> puzzles = mixedPuzzles();
        BatchOptions options;
        const Batch together = solve(*m_backend, puzzles, options); // all of them start at once
        std::vector<std::size_t> expected(puzzles.size());
        std::iota(expected.begin(), expected.end(), std::size_t{0});
        std::ranges::stable_sort(expected, {}, [&](std::size_t n) { return together.outcomes[n].passes; });
        // Places are handed on without changing the order of those that go on.
        QVERIFY(together.order == expected);

        options.batchSize = 1;
        const Batch alone = solve(*m_backend, puzzles, options);
        std::ranges::sort(expected);
        QVERIFY(alone.order == expected);

        options.batchSize = 7;
        Batch some = solve(*m_backend, puzzles, options);
        std::ranges::sort(some.order);
        QVERIFY2(some.order == expected, "each is told once");
    }

    void cancels_data()
    {
        QTest::addColumn<int>("asked");
        QTest::newRow("at once") << 1;
        QTest::newRow("before the second pass") << 2;
        QTest::newRow("later") << 20;
    }
    void cancels()
    {
        QFETCH(int, asked);
        const std::vector<Grid> puzzles = mixedPuzzles();
        std::vector<int> passes;
        int questions = 0;
        const bool complete = solveBatch(
            *m_backend, puzzles, {},
            [&](std::size_t, const SolveOutcome& outcome) { passes.push_back(outcome.passes); },
            [&] { return ++questions < asked; });
        QVERIFY(!complete);
        QCOMPARE(questions, asked);
        QVERIFY2(std::ranges::all_of(passes, [&](int n) { return n < asked; }), "no pass after the answer no");
    }

    void asksBeforeEachPass()
    {
        int questions = 0;
        const std::vector<Grid> puzzles{gridOf(kArticleHard)};
        QVERIFY(solveBatch(
            *m_backend, puzzles, {}, [](std::size_t, const SolveOutcome&) {},
            [&] {
                ++questions;
                return true;
            }));
        QCOMPARE(questions, 25);
    }

    void noPuzzleIsAskedForTooFarAhead()
    {
        // The first one takes long, so that only what is asked for keeps the others from finishing before it.
        std::vector<Grid> puzzles{gridOf(kArticleHard)};
        for (int n = 0; n < 40; ++n)
            puzzles.push_back(gridOf(kArticleEasy));
        for (const std::size_t ahead : {std::size_t{1}, std::size_t{5}, std::size_t{30}}) {
            BatchOptions options;
            options.batchSize = 4;
            options.mostAhead = ahead;
            std::set<std::size_t> open;
            std::size_t asked = 0;
            std::size_t farthest = 0;
            const NextPuzzle next = [&]() -> std::optional<StartingGrid> {
                if (asked == puzzles.size())
                    return std::nullopt;
                open.insert(asked);
                farthest = std::max(farthest, asked - *open.begin());
                return puzzles[asked++];
            };
            QVERIFY(solveBatch(*m_backend, next, options, [&](std::size_t n, const SolveOutcome&) { open.erase(n); }));
            QCOMPARE(asked, puzzles.size());
            QCOMPARE(farthest, ahead - 1);
        }
    }

    void noPuzzles()
    {
        QVERIFY(solveBatch(*m_backend, std::span<const Grid>(), {},
            [](std::size_t, const SolveOutcome&) { QFAIL("nothing to tell"); }));
    }

    void oneSolutionLeavesOpenWhetherThereAreMore()
    {
        const Batch batch = solve(*m_backend, {gridOf(kArticleHard)}, {});
        QVERIFY(batch.outcomes[0].result == RunResult::Solved);
        QVERIFY(!batch.outcomes[0].allFound);
    }

    void severalSolutions_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("count"); // 51: at least that many
        QTest::newRow("a unique one") << QByteArray(kArticleHard) << 1;
        QTest::newRow("a unique one with a long search") << QByteArray(kLosesCandidateHard) << 1;
        QTest::newRow("a solution") << QByteArray(kArticleHardSolution) << 1;
        QTest::newRow("a puzzle without a solution") << QByteArray(kNoSolution) << 0;
        QTest::newRow("a clash") << "55" + QByteArray(79, '.') << 0;
        QTest::newRow("the empty grid") << QByteArray(81, '.') << 51;
        // Solutions with half of their cells taken out, where that leaves a choice.
        Random random(71);
        int rows = 0;
        for (int round = 0; round < 4000 && rows < 30; ++round) {
            Grid grid = randomSolution(random);
            for (int cell = 0; cell < 81; ++cell) {
                if (randomNumber(random, 0, 99) < 50)
                    grid.setDigit(Cell::fromIndex(cell), 0);
            }
            const std::size_t count = solutionsOf(grid, 51).size();
            if (count < 2)
                continue;
            QTest::addRow("%d solutions, puzzle %d", static_cast<int>(count), ++rows)
                << QByteArray::fromStdString(grid.toText()) << static_cast<int>(count);
        }
        const std::vector<Grid> many = collection("many_solutions.txt");
        for (std::size_t n = 0; n < std::min<std::size_t>(many.size(), 25); ++n) {
            const std::size_t count = solutionsOf(many[n], 51).size();
            QTest::addRow("%d solutions, puzzle %d of many_solutions", static_cast<int>(count), static_cast<int>(n))
                << QByteArray::fromStdString(many[n].toText()) << static_cast<int>(count);
        }
    }
    void severalSolutions()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, count);
        const Grid grid = gridOf(std::string_view(puzzle.constData(), 81));
        for (const int wanted : {2, 50}) {
            BatchOptions options;
            options.solutions = wanted;
            const SolveOutcome outcome = solve(*m_backend, {grid}, options).outcomes[0];
            QVERIFY(outcome.result == (count == 0 ? RunResult::NoSolution : RunResult::Solved));
            QCOMPARE(static_cast<int>(outcome.solutions.size()), std::min(count, wanted));
            // It stops at the last one that was asked for: whether it knows by then that there are no more is open.
            if (count != wanted)
                QCOMPARE(outcome.allFound, count < wanted);
            QCOMPARE(texts(outcome.solutions).size(), outcome.solutions.size());
            for (const Grid& solution : outcome.solutions)
                QVERIFY(isSolution(solution) && solution.agreesWith(grid));
            if (count < wanted)
                QVERIFY(texts(outcome.solutions) == texts(solutionsOf(grid, 50)));
            if (count > 0)
                QVERIFY(outcome.state() == outcome.solutions.front().startingCandidates());
        }
    }

    void severalSolutionsInAnyBatch()
    {
        const std::vector<Grid> all = mixedPuzzles();
        const std::vector<Grid> puzzles(all.begin(), all.begin() + 40);
        BatchOptions options;
        options.solutions = 3;
        const Batch whole = solve(*m_backend, puzzles, options);
        options.batchSize = 7;
        const Batch parts = solve(*m_backend, puzzles, options);
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            QVERIFY(sameOutcome(whole.outcomes[n], parts.outcomes[n]));
            const std::size_t count = solutionsOf(puzzles[n], 3).size();
            QCOMPARE(whole.outcomes[n].solutions.size(), count);
        }
        // The first solution does not depend on how many are looked for.
        options.solutions = 1;
        const Batch single = solve(*m_backend, puzzles, options);
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            if (!single.outcomes[n].solutions.empty())
                QVERIFY(single.outcomes[n].solutions[0] == whole.outcomes[n].solutions[0]);
        }
    }

    void passesRunOutWhileLookingForAnother()
    {
        // The hard puzzle is solved in pass 25; proving that it has one solution takes more.
        BatchOptions options;
        options.solutions = 2;
        const int needed = solve(*m_backend, {gridOf(kArticleHard)}, options).outcomes[0].passes;
        QVERIFY(needed > 25);
        options.maxPasses = needed - 1;
        const SolveOutcome outcome = solve(*m_backend, {gridOf(kArticleHard)}, options).outcomes[0];
        QCOMPARE(outcome.passes, needed - 1);
        QVERIFY(!outcome.allFound);
        QCOMPARE(outcome.solutions.size(), std::size_t{1});
        QVERIFY(outcome.result == RunResult::OutOfPasses);
        options.maxPasses = needed;
        QVERIFY(solve(*m_backend, {gridOf(kArticleHard)}, options).outcomes[0].allFound);
        options.maxPasses = 24;
        const SolveOutcome early = solve(*m_backend, {gridOf(kArticleHard)}, options).outcomes[0];
        QVERIFY(early.result == RunResult::OutOfPasses && early.solutions.empty());
    }

    void contradictingOptionsAreErrors_data()
    {
        QTest::addColumn<int>("solutions");
        QTest::addColumn<bool>("search");
        QTest::newRow("two solutions without search") << 2 << false;
        QTest::newRow("no solutions") << 0 << true;
        QTest::newRow("fewer than none") << -1 << true;
    }
    void contradictingOptionsAreErrors()
    {
        QFETCH(int, solutions);
        QFETCH(bool, search);
        BatchOptions options;
        options.solutions = solutions;
        options.search = search;
        QVERIFY_THROWS_EXCEPTION(Error, solve(*m_backend, {Grid()}, options));
        options = {};
        options.rules = {article::NakedPairRow, article::NakedPairRow};
        QVERIFY_THROWS_EXCEPTION(Error, solve(*m_backend, {Grid()}, options));
    }
};

CONVOKU_GUILESS_TEST(TestBatch)
#include "tst_batch.moc"
