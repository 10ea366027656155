// SPDX-License-Identifier: MIT
// How many solutions a puzzle has, and when nobody needs to search for them.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/batch_solver.h"
#include "solver/run/uniqueness.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Counts how often it is asked.
class CountingEngine final : public BatchEngine
{
public:
    std::string name() const override { return "counting"; }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning) override
    {
        ++asked;
        wanted = options.solutions;
        return m_inner.solve(next, options, finished, keepRunning);
    }

    int asked = 0;
    int wanted = 0;

private:
    BackendBatch m_inner{makeBitwiseBackend()};
};

StartingGrid changed(StartingGrid start, const std::vector<Candidate>& removed)
{
    for (const Candidate candidate : removed)
        start.candidates.remove(candidate);
    return start;
}

std::vector<Candidate> allOf(Cell cell)
{
    std::vector<Candidate> all;
    for (int digit = 0; digit < kSide; ++digit)
        all.push_back(Candidate::of(digit, cell));
    return all;
}

} // namespace

class TestUniqueness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSeenAtOnce_data()
    {
        QTest::addColumn<StartingGrid>("start");
        QTest::addColumn<bool>("asked");
        const StartingGrid easy(gridOf(kArticleEasy));
        Grid clash;
        clash.setDigit({0, 0}, 5);
        clash.setDigit({0, 8}, 5);
        StartingGrid both(clash);
        QTest::newRow("a puzzle") << easy << true;
        QTest::newRow("a cell without candidates") << changed(StartingGrid(Grid()), allOf({4, 4})) << false;
        QTest::newRow("two equal givens in a row") << StartingGrid(clash) << false;
        QTest::newRow("both") << changed(both, allOf({4, 4})) << false;
    }
    void whatIsSeenAtOnce()
    {
        QFETCH(StartingGrid, start);
        QFETCH(bool, asked);
        CountingEngine engine;
        const auto answer = uniquenessOf(engine, start);
        QVERIFY(answer);
        QCOMPARE(engine.asked, asked ? 1 : 0);
        QCOMPARE(answer->passes > 0, asked);
        QCOMPARE(answer->solutions, solutionsOf(start.candidates, 2));
        QCOMPARE(static_cast<int>(answer->uniqueness), static_cast<int>(answer->solutions.size()));
    }

    /// Two are enough to know that there are several.
    void howManySolutions_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("solutions");
        QByteArray two(kArticleEasySolution);
        // A rectangle of two digits in two boxes: both ways round are a solution.
        const auto rectangle = rectangleIn(two);
        for (const int cell : rectangle)
            two[cell] = '.';
        QTest::newRow("none") << QByteArray(kNoSolution) << 0;
        QTest::newRow("one") << QByteArray(kArticleEasy) << 1;
        QTest::newRow("two") << two << 2;
    }
    void howManySolutions()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, solutions);
        CountingEngine engine;
        const auto answer = uniquenessOf(engine, StartingGrid(gridOf(puzzle.toStdString())));
        QVERIFY(answer);
        QCOMPARE(static_cast<int>(answer->solutions.size()), solutions);
        QCOMPARE(static_cast<int>(answer->uniqueness), solutions);
        QCOMPARE(engine.wanted, 2);
        for (const Grid& solution : answer->solutions)
            QVERIFY(isSolution(solution) && solution.agreesWith(gridOf(puzzle.toStdString())));
        if (solutions == 2)
            QVERIFY(!(answer->solutions[0] == answer->solutions[1]));
    }

    void whoIsToldToStopHasNoAnswer()
    {
        CountingEngine engine;
        QVERIFY(!uniquenessOf(engine, StartingGrid(gridOf(kArticleHard)), [] { return false; }));
    }

private:
    /// Four cells in two rows, two columns and two boxes that hold two digits.
    static std::vector<int> rectangleIn(const QByteArray& solution)
    {
        for (int row = 0; row < 9; ++row) {
            for (int other = row + 1; other < row / 3 * 3 + 3; ++other) {
                for (int left = 0; left < 9; ++left) {
                    for (int right = (left / 3 + 1) * 3; right < 9; ++right) {
                        const int a = row * 9 + left;
                        const int b = row * 9 + right;
                        const int c = other * 9 + left;
                        const int d = other * 9 + right;
                        if (solution[a] == solution[d] && solution[b] == solution[c])
                            return {a, b, c, d};
                    }
                }
            }
        }
        return {};
    }
};

CONVOKU_APPLESS_TEST(TestUniqueness)
#include "tst_uniqueness.moc"
