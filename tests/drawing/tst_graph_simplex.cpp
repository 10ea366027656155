// SPDX-License-Identifier: MIT
#include "app/drawing/graph_simplex.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace convoku;
using namespace convoku::testing;

namespace {

double costOf(const std::vector<double>& x, const std::vector<LengthConstraint>& constraints)
{
    double sum = 0;
    for (const LengthConstraint& c : constraints)
        sum += c.weight * (x[std::size_t(c.to)] - x[std::size_t(c.from)]);
    return sum;
}

bool keeps(const std::vector<double>& x, const std::vector<LengthConstraint>& constraints)
{
    for (const LengthConstraint& c : constraints) {
        if (x[std::size_t(c.to)] - x[std::size_t(c.from)] < c.length - 1e-6)
            return false;
    }
    return true;
}

/// The least cost by trying every whole number up to `most` for each x but the first; lengths are whole numbers, so the
/// best solution is made of such.
double leastCost(std::size_t count, const std::vector<LengthConstraint>& constraints, int most)
{
    std::vector<double> x(count, 0);
    double least = std::numeric_limits<double>::max();
    const std::function<void(std::size_t)> tryAll = [&](std::size_t i) {
        if (i == count) {
            if (keeps(x, constraints))
                least = std::min(least, costOf(x, constraints));
            return;
        }
        for (int value = 0; value <= most; ++value) {
            x[i] = value;
            tryAll(i + 1);
        }
    };
    tryAll(0);
    return least;
}

} // namespace

class TestGraphSimplex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheCheapest()
    {
        Random random(11);
        int improved = 0;
        for (int round = 0; round < 300; ++round) {
            const int count = randomNumber(random, 2, 5);
            std::vector<LengthConstraint> constraints;
            // A way that connects all, and a few more in the same direction, so that there is no cycle.
            for (int i = 1; i < count; ++i)
                constraints.push_back({randomNumber(random, 0, i - 1), i, double(randomNumber(random, 0, 2)),
                    double(randomNumber(random, 0, 4))});
            for (int extra = randomNumber(random, 0, 4); extra > 0; --extra) {
                const int from = randomNumber(random, 0, count - 2);
                constraints.push_back({from, randomNumber(random, from + 1, count - 1),
                    double(randomNumber(random, 0, 2)), double(randomNumber(random, 0, 4))});
            }
            // Loose to begin with, and everything is right of the first, as in leastCost.
            std::vector<double> x;
            for (int i = 0; i < count; ++i)
                x.push_back(i * 3.0);
            const double before = costOf(x, constraints);
            improveLengths(x, constraints, 1000);
            QVERIFY(keeps(x, constraints));
            const double after = costOf(x, constraints);
            improved += after < before ? 1 : 0;
            // Shorter than 0 is not possible for any length here, so the range 0 … 8 holds a best solution.
            QCOMPARE(after, leastCost(static_cast<std::size_t>(count), constraints, 8));
        }
        QVERIFY(improved > 200);
    }

    void cutOffItStillKeepsAll()
    {
        Random random(12);
        const int count = 60;
        std::vector<LengthConstraint> constraints;
        std::vector<double> start;
        for (int i = 0; i < count; ++i) {
            start.push_back(i * 10.0);
            if (i > 0)
                constraints.push_back({i - 1, i, 1, double(randomNumber(random, 0, 3))});
            for (int k = 0; k < 3 && i > 1; ++k)
                constraints.push_back({randomNumber(random, 0, i - 1), i, double(randomNumber(random, 0, 6)), 1});
        }
        double last = costOf(start, constraints);
        for (const int pivots : {0, 1, 3, 10, 1000}) {
            std::vector<double> x = start;
            improveLengths(x, constraints, pivots);
            QVERIFY(keeps(x, constraints));
            QVERIFY(costOf(x, constraints) <= last + 1e-6 || pivots == 0);
            if (pivots > 0)
                last = costOf(x, constraints);
        }
    }

    void whatIsNotConnectedStaysAsItIs()
    {
        std::vector<double> x{0, 5, 20, 30};
        const std::vector<LengthConstraint> constraints{{0, 1, 2, 1}, {2, 3, 2, 1}};
        improveLengths(x, constraints, 100);
        QVERIFY(keeps(x, constraints));
        std::vector<double> none;
        improveLengths(none, {}, 100);
        QVERIFY(none.empty());
    }
};

CONVOKU_GUILESS_TEST(TestGraphSimplex)
#include "tst_graph_simplex.moc"
