// SPDX-License-Identifier: MIT
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QElapsedTimer>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

// Whole collections of puzzles. Slow; how slow is printed and not judged.
class TestCollections : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();

private Q_SLOTS:
    void everyPuzzleEndsRight_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("inFile");
        QTest::addColumn<int>("most"); // evenly spread
        QTest::addColumn<bool>("solvable");
        QTest::newRow("no_solution") << QByteArray("no_solution.txt") << 40 << 40 << false;
        QTest::newRow("17_clue") << QByteArray("17_clue.txt") << 49158 << 2000 << true;
        QTest::newRow("magictour_top1465") << QByteArray("magictour_top1465.txt") << 1465 << 1465 << true;
        QTest::newRow("forum_hardest_1106") << QByteArray("forum_hardest_1106.txt") << 375 << 375 << true;
    }
    void everyPuzzleEndsRight()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, inFile);
        QFETCH(int, most);
        QFETCH(bool, solvable);
        const std::vector<Grid> all = collection(file.constData());
        if (all.empty())
            QSKIP("the collection is not there");
        QCOMPARE(static_cast<int>(all.size()), inFile);
        const int taken = cases(most);
        std::vector<Grid> puzzles;
        for (int n = 0; n < taken; ++n)
            puzzles.push_back(all[all.size() * static_cast<std::size_t>(n) / static_cast<std::size_t>(taken)]);

        QElapsedTimer timer;
        timer.start();
        std::vector<int> timesSeen(puzzles.size(), 0);
        std::vector<SolveOutcome> outcomes(puzzles.size());
        QVERIFY(solveBatch(*m_backend, puzzles, {}, [&](std::size_t puzzle, const SolveOutcome& outcome) {
            ++timesSeen.at(puzzle);
            outcomes[puzzle] = outcome;
        }));
        const double seconds = static_cast<double>(timer.elapsed()) / 1000;
        // One bit a puzzle: the same runs.
        std::vector<SolveOutcome> bitwise(puzzles.size());
        BitwiseBatch().solve(puzzlesInOrder(puzzles.size(), [&](std::size_t n) { return StartingGrid(puzzles[n]); }),
            {}, [&](std::size_t puzzle, const SolveOutcome& outcome) { bitwise.at(puzzle) = outcome; }, {});

        long passes = 0;
        int longest = 0;
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            const SolveOutcome& outcome = outcomes[n];
            const std::string name = puzzles[n].toText();
            QCOMPARE(timesSeen[n], 1);
            QVERIFY2(outcome.result == (solvable ? RunResult::Solved : RunResult::NoSolution), name.c_str());
            QCOMPARE(outcome.solutions.size(), std::size_t(solvable ? 1 : 0));
            if (solvable) {
                // By loops of the test's own: complete, and with every given in its place.
                const Grid& grid = outcome.solutions[0];
                QVERIFY2(isSolution(grid), name.c_str());
                for (int cell = 0; cell < 81; ++cell) {
                    const int given = puzzles[n].digit(Cell::fromIndex(cell));
                    QVERIFY2(given == 0 || given == grid.digit(Cell::fromIndex(cell)), name.c_str());
                }
            }
            const SolveOutcome& other = bitwise[n];
            QVERIFY2(other.result == outcome.result && other.solutions == outcome.solutions
                    && other.allFound == outcome.allFound && other.passes == outcome.passes
                    && other.pushes == outcome.pushes && other.pops == outcome.pops && other.depth == outcome.depth
                    && other.state() == outcome.state(),
                name.c_str());
            passes += outcome.passes;
            longest = std::max(longest, outcome.passes);
        }
        qInfo("%d puzzles, %ld passes, at most %d for one: %.1f s", taken, passes, longest, seconds);
    }
};

CONVOKU_GUILESS_TEST(TestCollections)
#include "tst_collections.moc"
