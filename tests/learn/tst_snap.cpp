// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/error.h"
#include "solver/learn/snap.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

const std::atomic<bool> kGoOn{false};

/// All nine the same, and the offset.
std::vector<float> numbers(float weight, float offset)
{
    std::vector<float> result(10, weight);
    result.back() = offset;
    return result;
}

/// "one" of each house on a board, by a loop over rounded numbers.
std::vector<bool> answers(const std::vector<float>& rounded, const Candidates& board)
{
    std::vector<bool> result;
    for (int digit = 0; digit < kSide; ++digit) {
        for (int row = 0; row < kSide; ++row) {
            float sum = rounded.back();
            for (int column = 0; column < kSide; ++column)
                sum += board.has(Candidate::of(digit, Cell{row, column})) ? rounded[static_cast<std::size_t>(column)]
                                                                          : 0.F;
            result.push_back(sum == 1);
        }
    }
    return result;
}

} // namespace

class TestSnap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void snaps_data()
    {
        QTest::addColumn<std::vector<float>>("learned");
        QTest::addColumn<bool>("negated");
        QTest::addColumn<int>("changed");
        QTest::addColumn<Snapped::Verdict>("verdict");
        using enum Snapped::Verdict;
        QTest::newRow("written") << numbers(1, 0) << false << 0 << Equal;
        QTest::newRow("a little off") << numbers(0.93F, 0.2F) << false << 0 << Equal;
        // |−count + 2 − 1| is |count − 1|.
        QTest::newRow("the other sign") << numbers(-1.04F, 2.1F) << true << 0 << Equal;
        QTest::newRow("another pattern") << numbers(-2.1F, 4) << true << 10 << Differs;
        std::vector<float> one = numbers(1, 0);
        one[4] = 0.4F;
        QTest::newRow("one place left out") << one << false << 1 << Differs;
        // 1 at 1, and never at 2 to 9, which is what 5 · count − 4 does as well.
        QTest::newRow("other numbers, same answers") << numbers(5, -4) << false << 10 << Equal;
    }
    void snaps()
    {
        QFETCH(std::vector<float>, learned);
        QFETCH(bool, negated);
        QFETCH(int, changed);
        QFETCH(Snapped::Verdict, verdict);
        const LearningTask task = countIsOne(articleModel());
        const Snapped snap = snapped(task, learned, 20, kGoOn);
        QCOMPARE(snap.negated, negated);
        QCOMPARE(static_cast<int>(snap.changed.size()), changed);
        QCOMPARE(snap.verdict, verdict);
        QCOMPARE(snap.board.has_value(), verdict == Snapped::Verdict::Differs);
        for (std::size_t i = 0; i < learned.size(); ++i)
            QCOMPARE(snap.rounded[i], std::round(snap.aligned[i]));
        if (snap.board) {
            const std::vector<float> written = numbers(1, 0);
            QVERIFY(answers(written, *snap.board) != answers(snap.rounded, *snap.board));
            for (const std::uint16_t candidate : snap.board->indices()) {
                Candidates less = *snap.board;
                less.remove(candidate);
                QVERIFY(answers(written, less) == answers(snap.rounded, less));
            }
        }
    }

    void orderOfEqualWeightsStays()
    {
        const LearningTask task = countIsOne(articleModel());
        std::vector<float> learned = numbers(1, 0);
        for (std::size_t i = 0; i < 9; ++i)
            learned[i] += 0.04F * static_cast<float>(i % 4);
        const Snapped snap = snapped(task, learned, 20, kGoOn);
        QCOMPARE(snap.order, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(snap.aligned, learned);
    }

    void aRoad()
    {
        const LearningTask task = countIsOne(articleModel());
        const std::vector<float> learned = numbers(0, 1); // always yes
        const auto road = roadBetween(task, learned, 3, 12, 1, kGoOn);
        QCOMPARE(road.size(), std::size_t{3});
        QCOMPARE(road[0].numbers, learned);
        QCOMPARE(road[1].numbers, numbers(0.5F, 0.5F));
        QCOMPARE(road[2].numbers, numbers(1, 0));
        // 9 · 0.3 · 0.7⁸ of the houses of random boards have one place.
        QVERIFY(std::abs(road[0].right - 9 * 0.3 * std::pow(0.7, 8)) < 0.03);
        QCOMPARE(road[0].unsound, 0.); // where every place is the only one, all digits of a cell stay
        QCOMPARE(road[2].right, 1.);
        QCOMPARE(road[2].unsound, 0.);
        // "Only one" of digits that have two places as well loses solutions.
        const auto wrong = roadBetween(task, numbers(0.5F, 0), 2, 12, 1, kGoOn);
        QVERIFY(wrong[0].unsound > 0);
        const std::atomic<bool> stopped{true};
        QVERIFY(roadBetween(task, learned, 3, 12, 1, stopped).empty());
    }

    void noise()
    {
        const LearningTask task = countIsOne(articleModel());
        const auto points = noiseOn(task, std::vector<double>{0, 1}, 4, 12, 1, kGoOn);
        QCOMPARE(points.size(), std::size_t{2});
        QCOMPARE(points[0].draws, 4);
        QCOMPARE(points[0].losing, 0);
        QCOMPARE(points[0].right, 1.);
        QVERIFY(points[1].losing > 0);
        QVERIFY(points[1].right < 0.95);
    }

    void whatDoesNotFit()
    {
        const LearningTask task = countIsOne(articleModel());
        QVERIFY_THROWS_EXCEPTION(Error, snapped(task, std::vector<float>(9, 1.F), 1, kGoOn));
        QVERIFY_THROWS_EXCEPTION(Error, roadBetween(task, numbers(1, 0), 1, 5, 1, kGoOn));
    }
};

CONVOKU_APPLESS_TEST(TestSnap)
#include "tst_snap.moc"
