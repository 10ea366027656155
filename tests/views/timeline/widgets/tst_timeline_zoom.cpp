// SPDX-License-Identifier: MIT
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"
#include "tests/views/timeline/widgets/timeline_testing.h"

#include <QScrollBar>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

// The part of a run that the timeline shows: zoom, pan, and how it follows the position and a run that grows.
class TestTimelineZoom : public QObject, TimelineBed
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { show(); }
    void cleanup() { close(); }

    // Zoom

    void theWheelZoomsAroundTheMouse_data()
    {
        QTest::addColumn<double>("part");
        for (const double part : {0.1, 0.5, 0.77})
            QTest::addRow("at %.2f of the width", part) << part;
    }

    void theWheelZoomsAroundTheMouse()
    {
        QFETCH(double, part);
        open(madeRun(400, 1));
        QVERIFY(m_view->showsWholeRun());
        QVERIFY(!m_view->findChild<QScrollBar*>()->isVisible());
        const TimelineGeometry before = m_view->geometryOfLanes();
        const qreal x = before.plot().left() + part * before.plot().width();
        const double time = before.timeAt(x);
        for (int notch = 0; notch < 6; ++notch) {
            const double length = m_view->scene().to - m_view->scene().from;
            wheel(x, {0, 120});
            QVERIFY(m_view->scene().to - m_view->scene().from < length);
            QVERIFY(std::abs(m_view->geometryOfLanes().timeAt(x) - time) < 1e-6);
        }
        QVERIFY(!m_view->showsWholeRun());
        QVERIFY(m_view->findChild<QScrollBar*>()->isVisible());
        // A click means the pass that is seen there now.
        clickAt({x, before.lane(TimelineLane::Removals).center().y()});
        QCOMPARE(m_session->position().pass, static_cast<int>(std::floor(time)));
        for (int notch = 0; notch < 9; ++notch)
            wheel(x, {0, -120});
        QVERIFY(m_view->showsWholeRun());
        QVERIFY(!m_view->findChild<QScrollBar*>()->isVisible());
    }

    void shiftOrAHorizontalWheelPans()
    {
        open(madeRun(400, 1));
        m_view->zoom(8, 200);
        const double length = m_view->scene().to - m_view->scene().from;
        const auto from = [this] { return m_view->scene().from; };
        const double before = from();
        wheel(400, {0, -120}, Qt::ShiftModifier);
        QVERIFY(from() > before);
        wheel(400, {0, 120}, Qt::ShiftModifier);
        QVERIFY(std::abs(from() - before) < 1e-6);
        wheel(400, {-120, 0});
        QVERIFY(from() > before);
        for (int i = 0; i < 200; ++i)
            wheel(400, {-120, 0});
        QCOMPARE(m_view->scene().to, 401.0);
        for (int i = 0; i < 200; ++i)
            wheel(400, {120, 0});
        QCOMPARE(from(), 0.0);
        QVERIFY(std::abs(m_view->scene().to - length) < 1e-6);
    }

    void theScrollBarShowsAndMovesThePart()
    {
        open(madeRun(400, 1));
        m_view->zoom(4, 0);
        auto* bar = m_view->findChild<QScrollBar*>();
        QCOMPARE(bar->value(), bar->minimum());
        QVERIFY(std::abs(bar->pageStep() * 3.0 - bar->maximum()) < 10);
        bar->setValue(bar->maximum());
        QVERIFY(std::abs(m_view->scene().to - 401) < 0.01);
        bar->setValue(bar->maximum() / 3);
        QVERIFY(std::abs(m_view->scene().from - 401 / 4.0) < 0.5);
    }

    void keysAndADoubleClickZoom()
    {
        open(madeRun(400, 1));
        m_session->goTo({300, 11});
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->scene().to - m_view->scene().from < 100);
        QVERIFY(m_view->scene().from < 301 && m_view->scene().to > 301); // around the position
        const double length = m_view->scene().to - m_view->scene().from;
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QVERIFY(m_view->scene().to - m_view->scene().from > length);
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QVERIFY(m_view->showsWholeRun());
        m_view->zoom(10, 200);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, QPoint(400, 8));
        QVERIFY(m_view->showsWholeRun());
        for (int i = 0; i < 60; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(std::abs(m_view->scene().to - m_view->scene().from - 3) < 1e-6);
    }

    void thePositionStaysInView()
    {
        open(madeRun(400, 1));
        m_view->zoom(20, 0);
        const auto isSeen = [this] {
            const int pass = m_session->position().pass;
            return m_view->scene().from <= pass + 1e-9 && m_view->scene().to >= pass + 1 - 1e-9;
        };
        for (int pass = 1; pass <= 400; ++pass) {
            QTest::keyClick(m_view.get(), Qt::Key_Right);
            if (m_session->position().pass < pass) // a guess had failed: its pass is two places
                QTest::keyClick(m_view.get(), Qt::Key_Right);
            QCOMPARE(m_session->position().pass, pass);
            QVERIFY(isSeen());
        }
        const double length = m_view->scene().to - m_view->scene().from;
        QVERIFY(std::abs(length - 401 / 20.0) < 1e-6);
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(m_view.get(), Qt::Key_Left);
            QVERIFY(isSeen());
        }
        for (const int pass : {399, 7, 200, 0, 400}) {
            m_session->goTo(m_session->recording()->endOf(pass));
            QVERIFY(isSeen());
        }
        // Moving in view doesn't move the view.
        const double from = m_view->scene().from;
        m_session->goTo({395, 3});
        QCOMPARE(m_view->scene().from, from);
    }

    // A run that grows

    void aGrowingRunStaysInView()
    {
        m_source = std::make_shared<const Recording>(madeRun(6000, 5));
        RunOptions options;
        options.maxPasses = 6000;
        m_session->setOptions(options);
        m_session->open(m_source->givens(), {});
        QTRY_VERIFY_WITH_TIMEOUT(m_view->scene().passCount() > 0, kLong);
        int seen = 0;
        while (m_session->isRunning()) {
            QTest::qWait(5);
            QVERIFY(m_view->showsWholeRun());
            QVERIFY(m_view->scene().passCount() >= seen);
            seen = m_view->scene().passCount();
        }
        QCOMPARE(m_view->scene().passCount(), 6000);
        QVERIFY(m_view->showsWholeRun());
        QVERIFY(m_view->scene().run->all().flags & EndFlag);
        RunOverview expected;
        expected.update(*m_source);
        QVERIFY(m_view->scene().run->all() == expected.all());

        // Another run begins from nothing, in whole; one that was zoomed keeps its part.
        m_view->zoom(10, 5000);
        m_session->setRuleEnabled(article::NakedPairBox, true); // no change
        QVERIFY(!m_view->showsWholeRun());
        m_session->open(m_source->givens(), {});
        QVERIFY(m_view->showsWholeRun());
        QTRY_VERIFY_WITH_TIMEOUT(m_view->scene().passCount() > 100, kLong);
        m_view->zoom(5, 50);
        const double from = m_view->scene().from;
        const double to = m_view->scene().to;
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QCOMPARE(m_view->scene().from, from);
        QCOMPARE(m_view->scene().to, to);
    }

    void aRunThatGoesOnLosesItsEnd()
    {
        open(smallRecording());
        QVERIFY(m_view->scene().run->all().flags & EndFlag);
        m_view->zoom(1.5, 0);
        const double to = m_view->scene().to;
        m_session->continueRun();
        QVERIFY(!(m_view->scene().run->all().flags & EndFlag));
        QCOMPARE(m_view->scene().to, to);
        m_session->stopRun();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }
};

CONVOKU_TEST(TestTimelineZoom)
#include "tst_timeline_zoom.moc"
