// SPDX-License-Identifier: MIT
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

// Whole collections with one bit a puzzle: right, and the same in one piece and split, in one thread and in two.
class TestBitwiseCollections : public QObject
{
    Q_OBJECT

    static std::vector<SolveOutcome> solve(
        BitwiseBatch& engine, const std::vector<Grid>& puzzles, int threads, int solutions)
    {
        std::vector<SolveOutcome> outcomes(puzzles.size());
        BatchOptions options;
        options.threads = threads;
        options.solutions = solutions;
        engine.solve(puzzlesInOrder(puzzles.size(), [&](std::size_t n) { return StartingGrid(puzzles[n]); }), options,
            [&](std::size_t n, const SolveOutcome& outcome) { outcomes.at(n) = outcome; }, {});
        return outcomes;
    }

private Q_SLOTS:
    void wholeCollections_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("inFile");
        QTest::addColumn<int>("solutions");
        QTest::addColumn<int>("least"); // solutions that each puzzle has
        QTest::addColumn<int>("most");
        QTest::newRow("17_clue") << QByteArray("17_clue.txt") << 49158 << 1 << 1 << 1;
        QTest::newRow("17_clue, unique") << QByteArray("17_clue.txt") << 49158 << 2 << 1 << 1;
        QTest::newRow("magictour_top1465, unique") << QByteArray("magictour_top1465.txt") << 1465 << 2 << 1 << 1;
        QTest::newRow("forum_hardest_1106, unique") << QByteArray("forum_hardest_1106.txt") << 375 << 2 << 1 << 1;
        QTest::newRow("many_solutions") << QByteArray("many_solutions.txt") << 1999 << 20 << 2 << 20;
        QTest::newRow("no_solution") << QByteArray("no_solution.txt") << 40 << 1 << 0 << 0;
    }
    void wholeCollections()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, inFile);
        QFETCH(int, solutions);
        QFETCH(int, least);
        QFETCH(int, most);
        const std::vector<Grid> puzzles = collection(file.constData());
        if (puzzles.empty())
            QSKIP("the collection is not there");
        QCOMPARE(static_cast<int>(puzzles.size()), inFile);
        BitwiseBatch whole(bestInstructionSet(), false);
        BitwiseBatch split;
        QElapsedTimer timer;
        timer.start();
        const std::vector<SolveOutcome> outcomes = solve(split, puzzles, 2, solutions);
        const auto milliseconds = static_cast<long>(timer.elapsed());
        const std::vector<SolveOutcome> expected = solve(whole, puzzles, 1, solutions);
        long passes = 0;
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            const SolveOutcome& a = expected[n];
            const SolveOutcome& b = outcomes[n];
            const std::string name = puzzles[n].toText();
            QVERIFY2(a.result == b.result && a.solutions == b.solutions && a.allFound == b.allFound
                    && a.passes == b.passes && a.pushes == b.pushes && a.pops == b.pops && a.depth == b.depth
                    && a.state() == b.state(),
                name.c_str());
            const int found = static_cast<int>(b.solutions.size());
            QVERIFY2(found >= least && found <= most, name.c_str());
            for (const Grid& solution : b.solutions)
                QVERIFY2(isSolution(solution) && solution.agreesWith(puzzles[n]), name.c_str());
            passes += b.passes;
        }
        qInfo("%zu puzzles, %ld passes: %ld ms in two threads", puzzles.size(), passes, milliseconds);
    }
};

CONVOKU_GUILESS_TEST(TestBitwiseCollections)
#include "tst_bitwise_collections.moc"
