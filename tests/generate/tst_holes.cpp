// SPDX-License-Identifier: MIT
// Puzzles with holes: what is left of the grid, and how many givens they have.
#include "solver/generate/holes.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

class TestHoles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The digits that are left are the grid's, and each cell is left as often as any other.
    void whatIsLeft()
    {
        const Grid grid = gridOf(kArticleHardSolution);
        RandomNumbers random(1);
        std::array<int, kCells> left{};
        constexpr int kTimes = 4000;
        constexpr int kGivens = 30;
        for (int i = 0; i < kTimes; ++i) {
            const Grid puzzle = withHoles(grid, kGivens, random);
            QCOMPARE(puzzle.givenCount(), kGivens);
            for (int cell = 0; cell < kCells; ++cell) {
                if (puzzle.digit(cell) == 0)
                    continue;
                QCOMPARE(puzzle.digit(cell), grid.digit(cell));
                ++left.at(static_cast<std::size_t>(cell));
            }
        }
        constexpr double kShare = static_cast<double>(kGivens) / kCells;
        const double deviation = std::sqrt(kTimes * kShare * (1 - kShare));
        for (const int count : left)
            QVERIFY(std::abs(count - kTimes * kShare) < 5 * deviation);
        QCOMPARE(withHoles(grid, 0, random), Grid());
        QCOMPARE(withHoles(grid, kCells, random), grid);
    }

    void howManyGivens()
    {
        RandomNumbers random(2);
        constexpr int kTimes = 64'000;
        std::array<int, kCells + 1> even{};
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < kTimes; ++i) {
            const int givens = givensFor({17, 80}, HolesSpread::Even, random);
            QVERIFY(givens >= 17 && givens <= 80);
            ++even.at(static_cast<std::size_t>(givens));
            const int near = givensFor({26, 46}, HolesSpread::Normal, random);
            QVERIFY(near >= 26 && near <= 46);
            sum += near;
            squares += near * near;
        }
        for (std::size_t givens = 17; givens <= 80; ++givens)
            QVERIFY(std::abs(even.at(givens) - 1000) < 5 * std::sqrt(1000)); // 64 numbers
        const double mean = sum / kTimes;
        // A third of 10, and what rounding adds to the variance.
        const double deviation = std::sqrt(squares / kTimes - mean * mean);
        QVERIFY2(std::abs(mean - 36) < 0.1, QByteArray::number(mean));
        QVERIFY2(std::abs(deviation - std::sqrt(10. / 3 * 10 / 3 + 1 / 12.)) < 0.1, QByteArray::number(deviation));
        QCOMPARE(givensFor({80, 80}, HolesSpread::Normal, random), 80);
    }
};

CONVOKU_APPLESS_TEST(TestHoles)
#include "tst_holes.moc"
