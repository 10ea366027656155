// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/session.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "tests/support/made_run.h"
#include "tests/support/test_program.h"

#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace convoku::testing {

/// A timeline on the screen, over a session that runs what a recording says.
class TimelineBed
{
protected:
    void show()
    {
        m_session = std::make_unique<Session>([this] { return std::make_unique<ReplayBackend>(m_source); });
        m_view = std::make_unique<TimelineView>(m_session.get());
        m_view->resize(800, 190);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void close()
    {
        m_view.reset();
        m_session.reset();
        m_source.reset();
    }

    /// Runs what the recording says to its end.
    void open(Recording recording)
    {
        m_source = std::make_shared<const Recording>(std::move(recording));
        RunOptions options;
        options.maxPasses = m_source->passCount();
        m_session->setOptions(options);
        m_session->open(m_source->givens(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QCOMPARE(m_session->recording()->passCount(), m_source->passCount());
        QVERIFY(m_session->recording()->lastState() == m_source->lastState());
    }

    QPoint at(double time, TimelineLane lane = TimelineLane::Removals) const
    {
        const TimelineGeometry g = m_view->geometryOfLanes();
        return {qRound(g.xAt(time)), qRound(g.lane(lane).center().y())};
    }
    void click(double time, TimelineLane lane) { QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at(time, lane)); }
    void clickAt(QPointF point) { QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, point.toPoint()); }
    void drag(double from, double to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(m_view.get(), Qt::LeftButton, modifiers, at(from));
        moveTo(at((from + to) / 2));
        moveTo(at(to));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, modifiers, at(to));
    }
    /// Sent as it is: where QTest moves the cursor, the offscreen platform decides which window gets it.
    void moveTo(QPoint point)
    {
        QMouseEvent event(
            QEvent::MouseMove, point, m_view->mapToGlobal(point), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }
    void wheel(qreal x, QPoint angle, Qt::KeyboardModifiers modifiers = {})
    {
        const QPointF point(x, 60);
        QWheelEvent event(
            point, m_view->mapToGlobal(point), {}, angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }

    std::shared_ptr<const Recording> m_source;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<TimelineView> m_view;
};

} // namespace convoku::testing
