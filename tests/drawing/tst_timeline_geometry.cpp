// SPDX-License-Identifier: MIT
#include "app/drawing/timeline_geometry.h"
#include "app/views/timeline/timeline_span.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kWidth = 800;
constexpr int kHeight = 180;

} // namespace

// Tests the places of passes on the timeline, and the part of a run that it shows.
class TestTimelineGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Geometry

    void everyPassInViewHasOneColumn_data()
    {
        QTest::addColumn<int>("passes");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("minWidth");
        QTest::addColumn<double>("ratio");
        const struct
        {
            int passes;
            double from, to;
        } views[] = {{0, 0, 1}, {5, 0, 6}, {10, 2.5, 7.25}, {700, 0, 701}, {100'000, 0, 100'001},
            {100'000, 99'000.3, 100'001}, {100'000, 1234.5, 5678.9}, {1'000'000, 0, 1'000'001},
            // Less than half a pixel of the first pass is in view, and of the last one.
            {10, 2.9999, 7}, {10, 2, 7.0001}, {100'000, 99.9, 5100.1}};
        for (const auto& view : views) {
            for (const double minWidth : {1.0, 4.0, 9.0}) {
                for (const double ratio : {1.0, 1.5, 2.0}) {
                    QTest::addRow(
                        "%d passes, %.1f to %.1f, %.0f wide at %.1fx", view.passes, view.from, view.to, minWidth, ratio)
                        << view.passes << view.from << view.to << minWidth << ratio;
                }
            }
        }
    }

    void everyPassInViewHasOneColumn()
    {
        QFETCH(int, passes);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(double, minWidth);
        QFETCH(double, ratio);
        const TimelineGeometry geometry(QRectF(0, 0, kWidth, kHeight), passes, from, to, ratio);
        const auto columns = geometry.columns(minWidth);
        QVERIFY(!columns.empty());
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const TimelineColumn& column = columns[i];
            QVERIFY(column.first <= column.last && column.right > column.left);
            for (const qreal edge : {column.left, column.right})
                QVERIFY(std::abs(edge * ratio - std::round(edge * ratio)) < 1e-6);
            QVERIFY(column.left >= geometry.plot().left() && column.right <= geometry.plot().right() + 1e-9);
            if (i > 0) {
                QCOMPARE(column.first, columns[i - 1].last + 1);
                QCOMPARE(column.left, columns[i - 1].right);
            }
            if (i > 0 && i + 1 < columns.size())
                QVERIFY(column.width() > minWidth - 1.01 / ratio);
        }
        // Not only without gaps, but from the first pass in view to the last.
        QVERIFY(columns.front().first <= static_cast<int>(from));
        QCOMPARE(columns.back().last >= std::min(passes, static_cast<int>(std::ceil(to)) - 1), true);
        QVERIFY(static_cast<int>(columns.size()) <= std::min(passes + 1.0, kWidth * ratio));
    }

    void columnsStayTheSameWhenTheViewMoves()
    {
        for (double from = 0; from < 40'000; from += 333.7) {
            const TimelineGeometry geometry(QRectF(0, 0, kWidth, kHeight), 100'000, from, from + 50'000);
            const auto columns = geometry.columns(1);
            const int together = columns[1].last - columns[1].first + 1;
            QVERIFY(together > 10);
            // The first and the last one may have taken in what is cut off beside them.
            for (std::size_t i = 1; i + 1 < columns.size(); ++i)
                QCOMPARE(columns[i].first % together, 0);
        }
    }

    void timesAndPlacesAreOneAnothersInverse()
    {
        Random random(4);
        for (int i = 0; i < 200; ++i) {
            const int passes = randomNumber(random, 1, 5000);
            const double from = randomNumber(random, 0, passes);
            const TimelineGeometry geometry(
                QRectF(10, 5, 900, 200), passes, from, from + randomNumber(random, 1, passes), 2);
            const double time = from + randomNumber(random, 0, 1000) / 500.0;
            QVERIFY(std::abs(geometry.timeAt(geometry.xAt(time)) - time) < 1e-6);
            const int pass = std::min(randomNumber(random, 0, passes), passes);
            QCOMPARE(geometry.passAt(geometry.xAt(pass + 0.5)), pass);
            // A mark never leaves its pass, nor the order.
            QVERIFY(geometry.markAt(pass + 1) <= geometry.xAt(pass + 1));
            QVERIFY(geometry.markAt(pass + 1) >= geometry.markAt(pass + 0.5));
            if (geometry.passWidth() > 12)
                QCOMPARE(geometry.passAt(geometry.markAt(pass + 1)), pass);
        }
        const TimelineGeometry geometry(QRectF(0, 0, kWidth, kHeight), 10, 0, 11);
        QCOMPARE(geometry.passAt(-1000), 0);
        QCOMPARE(geometry.passAt(5000), 10);
    }

    void lanesShareTheHeight_data()
    {
        QTest::addColumn<bool>("depth");
        QTest::addColumn<int>("marks"); // a bit for each lane
        QTest::addColumn<double>("height"); // 0: the least
        for (const bool depth : {false, true}) {
            for (int marks = 0; marks < 16; ++marks) {
                for (const double height : {0.0, 94.0, 108.0, 400.0})
                    QTest::addRow("%s, marks %d, %.0f high", depth ? "depths" : "no depths", marks, height)
                        << depth << marks << height;
            }
        }
    }

    void lanesShareTheHeight()
    {
        QFETCH(bool, depth);
        QFETCH(int, marks);
        QFETCH(double, height);
        const TimelineLanes lanes{depth, bool(marks & 1), bool(marks & 2), bool(marks & 4), bool(marks & 8)};
        height = std::max(height, TimelineGeometry::minimumHeight(lanes));
        const TimelineGeometry geometry(QRectF(0, 0, kWidth, height), 10, 0, 11, 2, lanes);
        qreal bottom = 0;
        for (int i = 0; i < kTimelineLaneCount; ++i) {
            const auto which = static_cast<TimelineLane>(i);
            const bool there = i < 2 || (i == 2 ? depth : marks & (1 << (i - 3)));
            const QRectF lane = geometry.lane(which);
            QCOMPARE(lanes.has(which), there);
            if (!there) {
                QCOMPARE(lane.height(), 0.0);
                QVERIFY(geometry.nameOf(which).isEmpty());
                continue;
            }
            QVERIFY(lane.height() >= 11 && lane.top() >= bottom && lane.top() < bottom + 1);
            // Only lanes of marks have names, beside them.
            QCOMPARE(geometry.nameOf(which).width() > 40, i >= 3);
            QVERIFY(i < 3 || geometry.nameOf(which).right() <= lane.left());
            bottom = lane.bottom();
        }
        QVERIFY(bottom <= height && bottom > height - 8);
        // If there is little room, the names are omitted first. Without marks, there are no names.
        QVERIFY(TimelineGeometry(QRectF(0, 0, 220, height), 10, 0, 11, 1, lanes).plot().width() > 190);
        QCOMPARE(geometry.plot().left() < 20, marks == 0);
    }

    /// 94 pixels, 56 without the search, 15 more for each lane of marks.
    void theUsualHeights_data()
    {
        QTest::addColumn<bool>("depth");
        QTest::addColumn<int>("marks");
        QTest::addColumn<double>("height");
        QTest::newRow("usual") << true << 0 << 94.0;
        QTest::newRow("low") << false << 0 << 56.0;
        QTest::newRow("one lane of marks") << true << 1 << 109.0;
        QTest::newRow("three") << true << 3 << 139.0;
        QTest::newRow("low, with one") << false << 1 << 71.0;
    }
    void theUsualHeights()
    {
        QFETCH(bool, depth);
        QFETCH(int, marks);
        QFETCH(double, height);
        QCOMPARE(TimelineGeometry::preferredHeight({depth, marks > 0, marks > 1, marks > 2}), height);
    }

    /// Two passes are not drawn out over a whole window.
    void fewPassesAreNotStretched()
    {
        const TimelineGeometry few(QRectF(0, 0, 1200, 94), 2, 0, 3);
        QVERIFY(few.plot().width() < 400);
        QVERIFY(TimelineGeometry(QRectF(0, 0, 1200, 94), 25, 0, 26).plot().width() > 1150);
        // A zoomed part takes the whole width.
        QVERIFY(TimelineGeometry(QRectF(0, 0, 1200, 94), 25, 3, 6).plot().width() > 1150);
    }

    // The part in view

    void aWholeRunStaysWhole()
    {
        TimelineSpan span;
        span.setTotal(11);
        QVERIFY(span.isWhole() && span.to() == 11);
        span.setTotal(500);
        QVERIFY(span.isWhole() && span.to() == 500);
        span.zoom(5, 100);
        QVERIFY(!span.isWhole());
        QCOMPARE(span.length(), 100.0);
        QCOMPARE((100 - span.from()) / span.length(), 0.2);
        span.setTotal(1000);
        QCOMPARE(span.from(), 80.0);
        QCOMPARE(span.length(), 100.0);
        span.zoom(1e-9, 100);
        QVERIFY(span.isWhole());
        // A shorter run: what was in view may be gone.
        span.zoom(10, 990);
        span.setTotal(200);
        QVERIFY(span.from() >= 0 && span.to() <= 200);
    }

    void anythingKeepsInsideTheRun()
    {
        Random random(9);
        for (int round = 0; round < 300; ++round) {
            TimelineSpan span;
            span.setTotal(randomNumber(random, 1, 3000));
            for (int i = 0; i < 30; ++i) {
                const double at = randomNumber(random, 0, static_cast<int>(span.total()));
                const double place = (at - span.from()) / span.length();
                const double length = span.length();
                const double factor = randomNumber(random, 5, 20) / 10.0;
                switch (randomNumber(random, 0, 3)) {
                case 0:
                    span.zoom(factor, at);
                    if (span.from() > 0 && span.to() < span.total() && place >= 0 && place <= 1)
                        QVERIFY(std::abs((at - span.from()) / span.length() - place) < 1e-6);
                    break;
                case 1:
                    span.moveTo(randomNumber(random, -100, 4000));
                    QVERIFY(std::abs(span.length() - length) < 1e-6);
                    break;
                case 2:
                    span.follow(std::max(0.0, at - 1), std::max(1.0, at));
                    QVERIFY(span.from() <= std::max(0.0, at - 1) && span.to() >= at - 1e-9);
                    break;
                default:
                    span.turnPageTo(std::max(0.0, at - 1), std::max(1.0, at));
                    QVERIFY(span.from() <= std::max(0.0, at - 1) + 1e-9 && span.to() >= at - 1e-9);
                }
                QVERIFY(span.from() >= 0 && span.to() <= span.total() + 1e-9);
                QVERIFY(span.length() > std::min(3.0, span.total()) - 1e-6);
            }
        }
    }
};

CONVOKU_GUILESS_TEST(TestTimelineGeometry)
#include "tst_timeline_geometry.moc"
