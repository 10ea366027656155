// SPDX-License-Identifier: MIT
// The lanes of what a network in training removes: what they say of a history made by hand, where they lie, their
// colours.
#include "app/views/training/acquired_lanes.h"

#include "app/drawing/tokens.h"
#include "app/views/training/acquired_wording.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace convoku;

namespace {

using Sort = AcquiredLanes::Lane::Sort;
constexpr std::size_t kRows = kRuleCount + 2;

/// Returns a history with ten removals of each kind. The first rule is acquired from the beginning, the second from
/// step 100 on, the third never. All removals that no written rule finds are made at the end. The solution is lost at
/// step 100 only.
AcquiredHistory handMade()
{
    AcquiredHistory history;
    history.all = {std::vector<int>(kRuleCount, 10), 10, 10};
    history.frames = {{0, {{10, 0, 4, 0, 0, 0, 0, 0, 0}, 0, 0}}, {100, {{10, 5, 4, 0, 0, 0, 0, 0, 0}, 3, 1}},
        {200, {{10, 10, 4, 0, 0, 0, 0, 0, 0}, 10, 0}}};
    return history;
}

} // namespace

class TestAcquiredLanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void saysWhatTheHistorySays()
    {
        const AcquiredLanes lanes = acquiredLanesOf(handMade(), 400);
        QCOMPARE(lanes.lanes.size(), kRows);
        QCOMPARE(lanes.steps, 400.0);
        const QStringList when{testing::sentence("painting.acquired.from", {QStringLiteral("0")}),
            testing::sentence("painting.acquired.from", {QStringLiteral("100")}),
            testing::sentence("painting.acquired.never")};
        for (std::size_t i = 0; i < kRuleCount; ++i) {
            const AcquiredLanes::Lane& lane = lanes.lanes[i];
            QCOMPARE(lane.sort, Sort::Rule);
            QCOMPARE(lane.family, allRules()[i].family);
            QCOMPARE(lane.name, Wording::rule(articleModel()->rules[i]));
            QCOMPARE(lane.when, when.at(std::min<qsizetype>(static_cast<qsizetype>(i), 2)));
            QCOMPARE(lane.shares.size(), 3);
        }
        QCOMPARE(lanes.lanes[1].shares, QPolygonF({{0, 0}, {100, 0.5}, {200, 1}}));
        QCOMPARE(lanes.lanes[1].from.value(), 100);
        QVERIFY(!lanes.lanes[2].from);
        QCOMPARE(lanes.lanes[kRuleCount].sort, Sort::Unexplained);
        QCOMPARE(lanes.lanes[kRuleCount].when, testing::sentence("painting.acquired.from", {QStringLiteral("200")}));
        QCOMPARE(lanes.lanes[kRuleCount + 1].sort, Sort::Unsound);
        QCOMPARE(lanes.lanes[kRuleCount + 1].when,
            testing::sentence("painting.acquired.none_lost_from", {QStringLiteral("200")}));
        QVERIFY(!lanes.lanes[kRuleCount + 1].from);
    }

    void saysWhenSolutionsAreLost_data()
    {
        QTest::addColumn<std::vector<int>>("lost");
        QTest::addColumn<QString>("says");
        QTest::newRow("never") << std::vector<int>{0, 0, 0} << testing::sentence("painting.acquired.never_lost");
        QTest::newRow("at first") << std::vector<int>{2, 0, 0}
                                  << testing::sentence("painting.acquired.none_lost_from", {QStringLiteral("100")});
        QTest::newRow("at the end") << std::vector<int>{0, 0, 1}
                                    << testing::sentence("painting.acquired.lost_at_the_end");
    }
    void saysWhenSolutionsAreLost()
    {
        QFETCH(std::vector<int>, lost);
        AcquiredHistory history = handMade();
        for (std::size_t i = 0; i < lost.size(); ++i)
            history.frames[i].removed.unsound = lost[i];
        QTEST(AcquiredWording::when(history, history.unsoundRow()), "says");
    }

    void aFrameInWords()
    {
        QCOMPARE(AcquiredWording::atFrame(handMade(), 1, 1), testing::sentence("painting.acquired.frame"));
        const QString summary = AcquiredWording::summary(handMade());
        QVERIFY(summary.startsWith(testing::sentence("painting.acquired.summary_start", {QString()})));
        QVERIFY(summary.endsWith(testing::sentence("painting.acquired.summary_end")));
    }

    void liesWhereThereIsRoom_data()
    {
        QTest::addColumn<qreal>("width");
        QTest::newRow("wide") << 1400.0;
        QTest::newRow("usual") << 900.0;
        QTest::newRow("narrow") << 300.0;
    }
    void liesWhereThereIsRoom()
    {
        QFETCH(qreal, width);
        const AcquiredLanes lanes = acquiredLanesOf(handMade(), 400);
        const QRectF area(0, 0, width, AcquiredLanesGeometry::heightOf(kRows));
        const AcquiredLanesGeometry geometry(lanes, area);
        QVERIFY(geometry.axes.width() > width / 4);
        for (std::size_t i = 0; i < kRows; ++i) {
            QVERIFY(geometry.name(i).right() < geometry.lane(i).left());
            QVERIFY(geometry.when(i).left() > geometry.lane(i).right());
            QVERIFY(
                area.contains(geometry.lane(i)) && area.contains(geometry.name(i)) && area.contains(geometry.when(i)));
            QCOMPARE(geometry.at(geometry.lane(i).center()).value(), i);
            QCOMPARE(geometry.at(geometry.name(i).center()).value(), i);
            QVERIFY(i == 0 || geometry.lane(i - 1).bottom() < geometry.lane(i).top());
            QCOMPARE(geometry.plotOf(i).toPicture(400, 1), geometry.lane(i).topRight());
            QCOMPARE(geometry.plotOf(i).toPicture(0, 0), geometry.lane(i).bottomLeft());
        }
        for (const double step : {0.0, 37.0, 400.0})
            QVERIFY(std::abs(geometry.across.numberAt(geometry.across.at(step)) - step) < 1e-6);
        QCOMPARE(geometry.across.numberAt(-50), 0.0);
        QCOMPARE(geometry.across.numberAt(width + 50), 400.0);
        QVERIFY(!geometry.at({10, area.bottom() - 2}));
    }
    void meetsOtherAxes()
    {
        const AcquiredLanes lanes = acquiredLanesOf(handMade(), 400);
        const QRectF area(0, 0, 1200, AcquiredLanesGeometry::heightOf(kRows));
        const AcquiredLanesGeometry met(lanes, area, std::pair<qreal, qreal>(300, 900));
        QCOMPARE(met.axes.left(), 300.0);
        QCOMPARE(met.axes.right(), 900.0);
        // Both ends, or neither where words would have no room at one.
        const AcquiredLanesGeometry own(lanes, area);
        QCOMPARE(AcquiredLanesGeometry(lanes, area, std::pair<qreal, qreal>(5, 900)).axes, own.axes);
        QCOMPARE(AcquiredLanesGeometry(lanes, area, std::pair<qreal, qreal>(300, 1199)).axes, own.axes);
    }

    void paintsInTheColoursOfTheTheme_data()
    {
        QTest::addColumn<Theme::Kind>("kind");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << kind;
    }
    void paintsInTheColoursOfTheTheme()
    {
        QFETCH(Theme::Kind, kind);
        const Theme& theme = Theme::of(kind);
        const Tokens tokens = tokensOf(theme);
        AcquiredHistory history = handMade();
        for (AcquiredFrame& frame : history.frames)
            frame.removed = history.all; // all lines at the top
        const AcquiredLanes lanes = acquiredLanesOf(history, 200);
        constexpr int kTimes = 2;
        const QRectF area(0, 0, 900, AcquiredLanesGeometry::heightOf(kRows));
        const AcquiredLanesGeometry geometry(lanes, area);
        QImage image((area.size() * kTimes).toSize(), QImage::Format_RGB32);
        image.fill(tokens.canvas);
        QPainter painter(&image);
        painter.scale(kTimes, kTimes);
        paintAcquiredLanes(painter, geometry, lanes, 100, theme);
        painter.end();
        const auto has = [&](std::size_t lane, const QColor& colour) {
            const QRectF room = geometry.lane(lane);
            for (qreal x = room.left() + 30; x < room.left() + 60; x += 0.5) {
                const QPointF at = QPointF(x, room.top()) * kTimes;
                if (image.pixelColor(at.toPoint()) == colour)
                    return true;
            }
            return false;
        };
        for (std::size_t i = 0; i < kRuleCount; ++i)
            QVERIFY2(has(i, theme.family(allRules()[i].family)), qPrintable(lanes.lanes[i].name));
        QVERIFY(has(kRuleCount, tokens.text3));
        QVERIFY(has(kRuleCount, tokens.canvas)); // broken
        QVERIFY(has(kRuleCount + 1, tokens.contradiction));
        const QPointF flag = QPointF(geometry.across.at(100), geometry.lane(3).center().y()) * kTimes;
        QCOMPARE(image.pixelColor(flag.toPoint()), tokens.ink);
    }
};

CONVOKU_TEST(TestAcquiredLanes)
#include "tst_acquired_lanes.moc"
