// SPDX-License-Identifier: MIT
// What a batch with one bit a puzzle counts: as single runs have it, event by event, and where several solutions are
// asked for as the other engine has it.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/runner.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Without a guess, with guesses, without a solution, with several, solved.
std::vector<StartingGrid> somePuzzles()
{
    std::vector<StartingGrid> puzzles{
        gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kNoSolution), gridOf(kArticleHardSolution)};
    for (const int open : {18, 24}) {
        Grid grid = gridOf(kArticleHardSolution);
        for (int cell = 0; cell < open; ++cell)
            grid.setDigit(Cell::fromIndex(cell), 0);
        puzzles.emplace_back(grid);
    }
    return puzzles;
}

std::vector<SolveOutcome> solve(
    BatchEngine& engine, const std::vector<StartingGrid>& puzzles, const BatchOptions& options)
{
    std::vector<SolveOutcome> outcomes(puzzles.size());
    engine.solve(puzzlesInOrder(puzzles.size(), [&](std::size_t n) { return puzzles[n]; }), options,
        [&](std::size_t n, const SolveOutcome& outcome) { outcomes.at(n) = outcome; }, {});
    return outcomes;
}

} // namespace

class TestBatchCounts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asInSingleRuns_data()
    {
        QTest::addColumn<bool>("basic");
        QTest::addColumn<bool>("search");
        QTest::newRow("all rules") << false << true;
        QTest::newRow("basic rules") << true << true;
        QTest::newRow("without search") << false << false;
    }
    void asInSingleRuns()
    {
        QFETCH(bool, basic);
        QFETCH(bool, search);
        BatchOptions options;
        options.rules = basic ? basicRules() : classicRules();
        options.search = search;
        options.countRules = true;
        const std::vector<StartingGrid> puzzles = somePuzzles();
        BitwiseBatch engine;
        const std::vector<SolveOutcome> outcomes = solve(engine, puzzles, options);
        const auto backend = makeBitwiseBackend();
        PassOptions pass;
        pass.rules = options.rules;
        pass.search = search;
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            const Recording run = record(*backend, puzzles[n], {pass, 0});
            QVERIFY(outcomes[n].result == run.result());
            QCOMPARE(outcomes[n].passes, run.passCount());
            QCOMPARE(outcomes[n].pushes, run.pushes());
            QCOMPARE(outcomes[n].pops, run.pops());
            QCOMPARE(outcomes[n].depth, run.maxDepth());
            // In how many passes a rule removed something.
            std::vector<int> fired(options.rules.size(), 0);
            for (const Event& event : run.events()) {
                if (event.kind == EventKind::Rule)
                    ++fired.at(
                        static_cast<std::size_t>(std::ranges::find(options.rules, event.rule) - options.rules.begin()));
            }
            QCOMPARE(outcomes[n].fired, fired);
        }
    }

    void severalSolutions_data()
    {
        QTest::addColumn<int>("solutions");
        for (const int solutions : {2, 20})
            QTest::addRow("%d", solutions) << solutions;
    }
    void severalSolutions()
    {
        QFETCH(int, solutions);
        BatchOptions options;
        options.solutions = solutions;
        options.countRules = true;
        const std::vector<StartingGrid> puzzles = somePuzzles();
        BackendBatch other(makeBitwiseBackend());
        const std::vector<SolveOutcome> expected = solve(other, puzzles, options);
        for (const bool splits : {false, true}) {
            BitwiseBatch engine(bestInstructionSet(), splits);
            const std::vector<SolveOutcome> outcomes = solve(engine, puzzles, options);
            for (std::size_t n = 0; n < puzzles.size(); ++n) {
                const std::vector<Grid> all = solutionsOf(puzzles[n].givens, static_cast<std::size_t>(solutions));
                QCOMPARE(outcomes[n].found, all.size());
                QVERIFY(std::is_permutation(
                            outcomes[n].solutions.begin(), outcomes[n].solutions.end(), all.begin(), all.end())
                    || all.size() == static_cast<std::size_t>(solutions));
                if (all.size() < static_cast<std::size_t>(solutions))
                    QVERIFY(outcomes[n].allFound);
                QCOMPARE(outcomes[n].allFound, expected[n].allFound);
                QCOMPARE(outcomes[n].passes, expected[n].passes);
                QCOMPARE(outcomes[n].pushes, expected[n].pushes);
                QCOMPARE(outcomes[n].pops, expected[n].pops);
                QCOMPARE(outcomes[n].depth, expected[n].depth);
                QCOMPARE(outcomes[n].fired, expected[n].fired);
            }
        }
    }
};

CONVOKU_GUILESS_TEST(TestBatchCounts)
#include "tst_batch_counts.moc"
