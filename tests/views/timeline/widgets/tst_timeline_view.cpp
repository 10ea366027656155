// SPDX-License-Identifier: MIT
#include "app/drawing/timeline_depths.h"
#include "app/views/timeline/widgets/address_edit.h"
#include "app/views/timeline/widgets/timeline_popup.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/run/history.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"
#include "tests/views/timeline/widgets/timeline_testing.h"

#include <QScopeGuard>
#include <QScreen>
#include <QSignalSpy>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

// The timeline in the window: where clicks, drags and keys lead, and what is said under the mouse.
class TestTimelineView : public QObject, TimelineBed
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { show(); }
    void cleanup() { close(); }

    // Clicks

    void aClickGoesToTheEndOfAPass_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("lane");
        for (int pass = 0; pass <= 5; ++pass) {
            for (const TimelineLane lane : {TimelineLane::Ruler, TimelineLane::Removals, TimelineLane::Depth})
                QTest::addRow("pass %d, lane %d", pass, int(lane)) << pass << int(lane);
        }
    }

    void aClickGoesToTheEndOfAPass()
    {
        QFETCH(int, pass);
        QFETCH(int, lane);
        open(smallRecording());
        m_session->goTo({5, 11});
        click(pass + 0.5, static_cast<TimelineLane>(lane));
        QVERIFY((m_session->position() == Position{pass, pass == 0 ? 0 : 11}));
        QCOMPARE(m_view->scene().playhead, pass + 1.0);
    }

    void aClickAtAMarkGoesExactlyThere_data()
    {
        QTest::addColumn<int>("lane");
        QTest::addColumn<double>("time");
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        const auto row = [](const char* name, TimelineLane lane, double time, int pass, int step) {
            QTest::newRow(name) << int(lane) << time << pass << step;
        };
        row("a hit inside a pass", TimelineLane::Hits, 1 + 2 / 11.0, 1, 2);
        row("the other one", TimelineLane::Hits, 3 + 10 / 11.0, 3, 10);
        row("far from any hit", TimelineLane::Hits, 5.5, 5, 11);
        row("a bookmark at the start", TimelineLane::Bookmarks, 1, 0, 0);
        row("a bookmark inside a pass", TimelineLane::Bookmarks, 4 + 5 / 11.0, 4, 5);
        row("a bookmark is no hit", TimelineLane::Hits, 4 + 5 / 11.0, 4, 11);
        row("where the picked candidate went", TimelineLane::Changes, 3 + 6 / 11.0, 3, 6);
        row("where it came back", TimelineLane::Changes, 4, 3, 11);
        row("where it didn't change", TimelineLane::Changes, 5.5, 5, 11);
    }

    void aClickAtAMarkGoesExactlyThere()
    {
        QFETCH(int, lane);
        QFETCH(double, time);
        QFETCH(int, pass);
        QFETCH(int, step);
        open(smallRecording());
        m_session->pick(Candidate{8, 8, 8}); // 9 in r9c9
        m_view->setHits({{1, 2}, {3, 10}});
        m_view->setBookmarks({{0, 0}, {4, 5}});
        m_session->goTo({2, 3});
        const TimelineGeometry g = m_view->geometryOfLanes();
        const auto which = static_cast<TimelineLane>(lane);
        for (const qreal beside : {-4.0, 0.0, 3.0}) {
            m_session->goTo({2, 3});
            clickAt(QPointF(g.markAt(time) + beside, g.lane(which).center().y()));
            QVERIFY((m_session->position() == Position{pass, step}));
        }
    }

    void aClickAtASearchEventGoesThere_data()
    {
        QTest::addColumn<int>("flag");
        QTest::addColumn<int>("marked");
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::newRow("guess") << int(PushFlag) << 2 << 2 << 11;
        QTest::newRow("contradiction") << int(ContradictionFlag) << 3 << 3 << 10;
        QTest::newRow("end") << int(EndFlag) << 5 << 5 << 11;
        QTest::newRow("nothing there") << 0 << 4 << 4 << 11;
    }

    void aClickAtASearchEventGoesThere()
    {
        QFETCH(int, flag);
        QFETCH(int, marked);
        QFETCH(int, pass);
        QFETCH(int, step);
        open(smallRecording());
        const TimelineGeometry g = m_view->geometryOfLanes();
        m_session->goTo({1, 11});
        // The end stands at the height of the lowest guess, too.
        Q_UNUSED(flag);
        clickAt({g.markAt(marked + 1), depthY(*m_view->scene().run, g, 1)});
        QVERIFY((m_session->position() == Position{pass, step}));
    }

    void changesAreThoseOfTheHistory()
    {
        open(madeRun(600, 21));
        for (const int index : {0, 100, 333, 728}) {
            m_session->pick(Candidate::fromIndex(index));
            std::vector<double> times;
            std::vector<TimelineScene::Change> changes;
            for (const CandidateEvent& entry : historyOf(*m_session->recording(), index)) {
                if (entry.event == 0)
                    continue;
                times.push_back(
                    timeOf(*m_session->recording(), m_session->recording()->events()[entry.event].position()));
                const bool came = entry.change == CandidateChange::Restored;
                const bool stayed = entry.change == CandidateChange::Guessed;
                changes.push_back(came ? TimelineScene::Change::Came
                                       : (stayed ? TimelineScene::Change::Stayed : TimelineScene::Change::Went));
            }
            QCOMPARE(m_view->scene().changes.size(), times.size());
            for (std::size_t i = 0; i < times.size(); ++i) {
                QCOMPARE(m_view->scene().changes[i].time, times[i]);
                QVERIFY(m_view->scene().changes[i].change == changes[i]);
            }
            QVERIFY(!m_view->scene().picked.isEmpty());
        }
        m_session->pick(std::nullopt);
        QVERIFY(m_view->scene().changes.empty() && m_view->scene().picked.isEmpty());
    }

    // Dragging

    void aDragIsOneJump()
    {
        open(smallRecording());
        m_session->goTo({1, 11});
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(2.5));
        for (const double time : {2.8, 3.5, 4.5, 5.5, 4.4})
            moveTo(at(time));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at(4.4));
        QVERIFY((m_session->position() == Position{4, 11}));
        // Beyond the ends it stays at the ends; after the release nothing moves.
        moveTo(at(1.5));
        QVERIFY((m_session->position() == Position{4, 11}));
        m_session->goBack();
        QVERIFY((m_session->position() == Position{1, 11}));
        m_session->goForward();
        QVERIFY((m_session->position() == Position{4, 11}));

        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(4.5));
        moveTo(QPoint(2000, 50));
        QVERIFY((m_session->position() == Position{5, 11}));
        moveTo(QPoint(-50, 50));
        QVERIFY((m_session->position() == Position{0, 0}));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, QPoint(-50, 50));
        m_session->goBack();
        QVERIFY((m_session->position() == Position{4, 11}));
    }

    void otherButtonsAndTheNamesDoNothing()
    {
        open(smallRecording());
        QTest::mouseClick(m_view.get(), Qt::RightButton, {}, at(3.5));
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(10, 60));
        QVERIFY((m_session->position() == Position{0, 0}));
    }

    void shiftAndADragSetARange()
    {
        open(smallRecording());
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::ShiftModifier, at(2.5));
        QVERIFY(!m_session->range()); // a click is no drag
        drag(2.5, 4.5, Qt::ShiftModifier);
        QVERIFY((m_session->range() == PassRange{2, 4}));
        QVERIFY((m_session->position() == Position{0, 0}));
        drag(3.5, 1.5, Qt::ShiftModifier);
        QVERIFY((m_session->range() == PassRange{1, 3}));
        QVERIFY(m_view->scene().range->first == 1 && m_view->scene().range->last == 3);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_session->range() && !m_view->scene().range);
    }

    void theHandlesOfTheRangeMove_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        // A range 2 … 3 has its handles at 2 and 4.
        QTest::newRow("first, outwards") << 2.0 << 1.1 << 1 << 3;
        QTest::newRow("first, inwards") << 2.0 << 2.9 << 3 << 3;
        QTest::newRow("first, not past the last") << 2.0 << 5.5 << 3 << 3;
        QTest::newRow("last, outwards") << 4.0 << 6.0 << 2 << 5;
        QTest::newRow("last, inwards") << 4.0 << 3.2 << 2 << 2;
        QTest::newRow("last, not before the first") << 4.0 << 0.0 << 2 << 2;
        QTest::newRow("last, not past the end") << 4.0 << 9.0 << 2 << 5;
    }

    void theHandlesOfTheRangeMove()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(int, first);
        QFETCH(int, last);
        open(smallRecording());
        m_session->goTo({2, 11});
        m_session->setRange(PassRange{2, 3});
        drag(from, to);
        QVERIFY(m_session->range());
        QCOMPARE(m_session->range()->first, first);
        QCOMPARE(m_session->range()->last, last);
        QVERIFY((m_session->position() == Position{2, 11}));
    }

    // Keys

    void keysMoveThePosition()
    {
        open(madeRun(40, 1));
        const auto press = [this](Qt::Key key) {
            QTest::keyClick(m_view.get(), key);
            return m_session->position();
        };
        QVERIFY((press(Qt::Key_Right) == Position{1, 11}));
        QVERIFY((press(Qt::Key_PageDown) == Position{11, 11}));
        QVERIFY((press(Qt::Key_PageDown) == Position{21, 11}));
        // A guess is taken back in pass 21: that is two places.
        const auto events = m_session->recording()->eventsOf(21);
        QVERIFY(std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind == EventKind::Pop; }));
        QVERIFY((press(Qt::Key_Left) == Position{21, 10}));
        QVERIFY((press(Qt::Key_Left) == Position{20, 11}));
        QVERIFY((press(Qt::Key_PageUp) == Position{10, 11}));
        QVERIFY((press(Qt::Key_PageUp) == Position{0, 0}));
        QVERIFY((press(Qt::Key_PageUp) == Position{0, 0}));
        QVERIFY((press(Qt::Key_End) == Position{40, 11}));
        QVERIFY((press(Qt::Key_PageDown) == Position{40, 11}));
        QVERIFY((press(Qt::Key_Home) == Position{0, 0}));
    }

    void keysSetTheRange()
    {
        open(madeRun(40, 1));
        const auto press = [this](int pass, Qt::Key key) {
            m_session->goTo(m_session->recording()->endOf(pass));
            QTest::keyClick(m_view.get(), key);
            return m_session->range().value_or(PassRange{-1, -1});
        };
        QVERIFY((press(10, Qt::Key_I) == PassRange{10, 40}));
        QVERIFY((press(20, Qt::Key_O) == PassRange{10, 20}));
        QVERIFY((press(15, Qt::Key_I) == PassRange{15, 20}));
        QVERIFY((press(5, Qt::Key_O) == PassRange{0, 5})); // before the in point: that one goes
        QVERIFY((press(30, Qt::Key_I) == PassRange{30, 40}));
        QVERIFY((press(30, Qt::Key_Escape) == PassRange{-1, -1}));
        QVERIFY((press(7, Qt::Key_O) == PassRange{0, 7}));
    }

    void otherKeysAreLeftToTheWindow_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("Space") << int(Qt::Key_Space) << 0;
        QTest::newRow("[") << int(Qt::Key_BracketLeft) << 0;
        QTest::newRow("]") << int(Qt::Key_BracketRight) << 0;
        QTest::newRow("F10") << int(Qt::Key_F10) << 0;
        QTest::newRow("Escape without a range") << int(Qt::Key_Escape) << 0;
        QTest::newRow("Ctrl+Left") << int(Qt::Key_Left) << int(Qt::ControlModifier);
        QTest::newRow("Alt+Left") << int(Qt::Key_Left) << int(Qt::AltModifier);
        QTest::newRow("Ctrl+0") << int(Qt::Key_0) << int(Qt::ControlModifier);
    }

    void otherKeysAreLeftToTheWindow()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        open(smallRecording());
        m_session->goTo({3, 11});
        QKeyEvent event(QEvent::KeyPress, key, Qt::KeyboardModifiers(modifiers));
        QCoreApplication::sendEvent(m_view.get(), &event);
        QVERIFY(!event.isAccepted());
        QVERIFY((m_session->position() == Position{3, 11}));
        QVERIFY(!m_session->isPlaying());
    }

    // Under the mouse

    void hoveringShowsTheBoardAndSaysWhatHappened()
    {
        open(smallRecording());
        auto* popup = m_view->findChild<TimelinePopup*>();
        QVERIFY(!popup->isVisible());
        moveTo(at(1.5));
        QVERIFY(popup->isVisible());
        // On the bar its parts, from the top.
        QCOMPARE(popup->text(), sentence("views.hovered_pass_and_parts"));
        QVERIFY(std::abs(*m_view->scene().hover - 1.5) < 0.02);
        moveTo(at(1.6)); // still the same pass
        QCOMPARE(popup->text(), sentence("views.hovered_pass_and_parts"));
        moveTo(at(0.5));
        QCOMPARE(popup->text(), sentence("views.hovered_start", {QStringLiteral("721")}));
        // A mark is told in full.
        const TimelineGeometry g = m_view->geometryOfLanes();
        moveTo(QPointF(g.markAt(3), depthY(*m_view->scene().run, g, 1)).toPoint());
        QVERIFY2(popup->text().contains(sentence("views.hovered_guess", {QStringLiteral("r1c2"), QStringLiteral("1")})),
            qPrintable(popup->text()));
        moveTo(at(1.5, TimelineLane::Ruler));
        QCOMPARE(popup->text(), sentence("views.hovered_pass"));

        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_view.get(), &leave);
        QVERIFY(!popup->isVisible());
        QVERIFY(!m_view->scene().hover);
    }

    void nothingHoversDuringADrag()
    {
        open(smallRecording());
        auto* popup = m_view->findChild<TimelinePopup*>();
        moveTo(at(2.5));
        QVERIFY(popup->isVisible());
        QTest::mousePress(m_view.get(), Qt::LeftButton, Qt::ShiftModifier, at(2.5));
        QVERIFY(!popup->isVisible());
        moveTo(at(4.5));
        QVERIFY(!popup->isVisible());
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at(4.5));
        moveTo(at(3.5));
        QVERIFY(popup->isVisible());
        m_view->hide();
        QVERIFY(!popup->isVisible());
    }

    void thePopupStaysOnTheScreen_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<bool>("below");
        for (const int pass : {0, 2, 5}) {
            QTest::addRow("pass %d, at the top", pass) << pass << false;
            QTest::addRow("pass %d, at the bottom", pass) << pass << true;
        }
    }

    void thePopupStaysOnTheScreen()
    {
        QFETCH(int, pass);
        QFETCH(bool, below);
        open(smallRecording());
        const QRect screen = m_view->screen()->availableGeometry();
        m_view->resize(screen.width(), 180);
        m_view->move(screen.left(), below ? screen.bottom() - 179 : screen.top());
        QTest::qWait(1);
        moveTo(at(pass + 0.5));
        const auto* popup = m_view->findChild<TimelinePopup*>();
        QVERIFY(popup->isVisible());
        QVERIFY(screen.contains(popup->geometry()));
        QVERIFY(!popup->geometry().intersects(m_view->geometry()));
    }

    void everySignIsToldAtThePointer_data()
    {
        QTest::addColumn<int>("lane");
        QTest::addColumn<double>("time");
        QTest::addColumn<QString>("text");
        QTest::newRow("a hit") << int(TimelineLane::Hits) << 1 + 2 / 11.0 << sentence("views.hovered_hit");
        QTest::newRow("a bookmark") << int(TimelineLane::Bookmarks) << 4 + 5 / 11.0
                                    << sentence("views.hovered_bookmark");
        QTest::newRow("a change") << int(TimelineLane::Changes) << 3 + 6 / 11.0 << sentence("views.hovered_change");
    }
    void everySignIsToldAtThePointer()
    {
        QFETCH(int, lane);
        QFETCH(double, time);
        QFETCH(QString, text);
        open(smallRecording());
        m_session->pick(Candidate{8, 8, 8}); // 9 in r9c9
        m_view->setHits({{1, 2}, {3, 10}});
        m_view->setBookmarks({{0, 0}, {4, 5}});
        const TimelineGeometry g = m_view->geometryOfLanes();
        moveTo(QPointF(g.markAt(time), g.lane(static_cast<TimelineLane>(lane)).center().y()).toPoint());
        const auto* popup = m_view->findChild<TimelinePopup*>();
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->text(), text);
    }

    // Lanes come and go

    void aLaneIsThereOnlyWithSomethingInIt()
    {
        open(smallRecording());
        const auto lanes = [this] { return m_view->scene().lanes(); };
        const int height = m_view->sizeHint().height();
        QSignalSpy other(m_view.get(), &TimelineView::lanesChanged);
        QCOMPARE(lanes().marks(), 0);
        m_view->setHits({{1, 2}});
        QVERIFY(lanes().hits && lanes().marks() == 1);
        QCOMPARE(other.count(), 1);
        QVERIFY(m_view->sizeHint().height() > height);
        m_view->setHits({{1, 2}, {3, 2}}); // nothing to do with the height
        QCOMPARE(other.count(), 1);
        m_view->setBookmarks({{2, 11}});
        QVERIFY(lanes().bookmarks && lanes().marks() == 2);
        m_session->pick(Candidate{8, 8, 8});
        QVERIFY(lanes().changes);
        m_view->setPickedLane(false);
        QVERIFY(!lanes().changes);
        m_view->setHits({});
        m_view->setBookmarks({});
        QCOMPARE(lanes().marks(), 0);
        QCOMPARE(m_view->sizeHint().height(), height);
        m_view->setRoom(TimelineView::Room::Low);
        QVERIFY(!lanes().depth && m_view->sizeHint().height() < height);
        m_view->setRoom(TimelineView::Room::High);
        QVERIFY(lanes().depth && m_view->sizeHint().height() > height);
    }

    // The flag

    void theFlagSaysThePosition_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("layer");
        QTest::addColumn<QString>("flag");
        QTest::newRow("start") << 0 << 0 << 0 << QStringLiteral("0");
        QTest::newRow("end of a pass") << 3 << 11 << 0 << QStringLiteral("3");
        QTest::newRow("a rule") << 3 << 6 << 0 << QStringLiteral("3.6");
        QTest::newRow("a layer") << 3 << 6 << 2 << QStringLiteral("3.6.2");
        QTest::newRow("a contradiction") << 3 << 10 << 0 << QStringLiteral("3 ×");
    }
    void theFlagSaysThePosition()
    {
        QFETCH(int, pass);
        QFETCH(int, step);
        QFETCH(int, layer);
        QFETCH(QString, flag);
        open(smallRecording());
        m_session->goTo({pass, step, layer});
        QCOMPARE(m_view->scene().playheadText, flag);
    }

    void anAddressIsTypedInPlaceOfTheFlag_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::newRow("a pass") << QStringLiteral("2") << 2 << 11;
        QTest::newRow("a step") << QStringLiteral("3.6") << 3 << 6;
        QTest::newRow("the start") << QStringLiteral("0") << 0 << 0;
    }
    void anAddressIsTypedInPlaceOfTheFlag()
    {
        QFETCH(QString, typed);
        QFETCH(int, pass);
        QFETCH(int, step);
        open(smallRecording());
        m_session->goTo({4, 11});
        QSignalSpy asks(m_view.get(), &TimelineView::asksForAddress);
        // A click at the flag, which stands at the end of pass 4.
        const TimelineGeometry g = m_view->geometryOfLanes();
        clickAt(timelineFlag(g, 5, 8).center());
        auto* edit = m_view->findChild<AddressEdit*>();
        QVERIFY(edit != nullptr && edit->isVisible());
        QCOMPARE(edit->text(), QStringLiteral("4"));
        QVERIFY(m_view->scene().playheadText.isEmpty());
        QVERIFY(edit->geometry().contains(timelineFlag(g, 5, 8).center().toPoint()));
        QVERIFY(edit->said().contains(QStringLiteral("12.7")));
        edit->setText(typed);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY((m_session->position() == Position{pass, step}));
        QVERIFY(!m_view->scene().playheadText.isEmpty());
        QTRY_VERIFY(m_view->findChild<AddressEdit*>() == nullptr);
        QCOMPARE(asks.count(), 2);
        m_session->goBack();
        QVERIFY((m_session->position() == Position{4, 11}));
    }

    void whatIsNoAddressStaysAndIsToldWhy()
    {
        open(smallRecording());
        m_session->goTo({4, 11});
        QSignalSpy refused(m_view.get(), &TimelineView::addressRefused);
        m_view->editAddress();
        auto* edit = m_view->findChild<AddressEdit*>();
        for (const char* wrong : {"99", "3.99", "nowhere", "r0c1", ""}) {
            edit->setText(QString::fromLatin1(wrong));
            const auto before = refused.count();
            QTest::keyClick(edit, Qt::Key_Return);
            QCOMPARE(refused.count(), before + 1);
            QVERIFY(edit->isVisible());
            QCOMPARE(edit->text(), QString::fromLatin1(wrong));
            QCOMPARE(edit->said(), refused.last().first().toString());
            QVERIFY(!edit->said().isEmpty());
            QCOMPARE(edit->accessibleDescription(), edit->said());
            QVERIFY((m_session->position() == Position{4, 11}));
        }
        // Once more asked for, it is the same one.
        m_view->editAddress();
        QCOMPARE(m_view->findChildren<AddressEdit*>().size(), 1);
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY((m_session->position() == Position{4, 11}));
        QCOMPARE(m_view->scene().playheadText, QStringLiteral("4"));
        QTRY_VERIFY(m_view->findChild<AddressEdit*>() == nullptr);
    }

    void aDragThatBeginsAtTheFlagMoves()
    {
        open(smallRecording());
        m_session->goTo({4, 11});
        const TimelineGeometry g = m_view->geometryOfLanes();
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, timelineFlag(g, 5, 8).center().toPoint());
        QVERIFY((m_session->position() == Position{4, 11}));
        moveTo(at(2.5, TimelineLane::Ruler));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at(2.5, TimelineLane::Ruler));
        QVERIFY((m_session->position() == Position{2, 11}));
        QVERIFY(m_view->findChild<AddressEdit*>() == nullptr);
    }

    // Everything else

    void withoutARunNothingHappens()
    {
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp,
                 Qt::Key_PageDown, Qt::Key_I, Qt::Key_O, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0, Qt::Key_Escape})
            QTest::keyClick(m_view.get(), key);
        wheel(400, {0, 120});
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(400, 60));
        moveTo(QPoint(410, 60));
        m_view->setHits({{1, 2}});
        m_view->setBookmarks({{3, 4}});
        m_view->grab();
        QVERIFY(!m_session->range());
        QVERIFY(!m_view->findChild<TimelinePopup*>()->isVisible());
        QCOMPARE(m_view->accessibleDescription(), sentence("views.timeline_no_run"));
    }

    void itSaysWhatItIsAndWhereItStands()
    {
        open(smallRecording());
        QCOMPARE(m_view->accessibleName(), sentence("views.timeline_name"));
        m_session->goTo({3, 11});
        QCOMPARE(m_view->accessibleDescription(), sentence("views.timeline_take_back"));
        QCOMPARE(m_view->focusPolicy(), Qt::StrongFocus);
    }

    void theFocusIsSeenAfterAKey()
    {
        applyAppearance(Appearance::Light); // the ring has a colour of the window
        const auto back = qScopeGuard([] { applyAppearance(Appearance::System); });
        open(smallRecording());
        m_view->activateWindow();
        m_view->clearFocus();
        const auto edge = [this] { return m_view->grab().toImage().pixelColor(40, 1); };
        const QColor without = edge();
        m_view->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(m_view->hasFocus() && edge() != without);
        m_view->clearFocus();
        QCOMPARE(edge(), without);
        m_view->setFocus(Qt::MouseFocusReason);
        QVERIFY(m_view->hasFocus() && edge() == without);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QVERIFY(edge() != without);
    }

    void theThemeChangesEverything()
    {
        open(smallRecording());
        const QImage light = m_view->grab().toImage();
        setThemeOf(m_view.get(), Theme::of(Theme::Kind::Dark));
        const QImage dark = m_view->grab().toImage();
        QCOMPARE(light.pixelColor(5, 100), Theme::of(Theme::Kind::Light).board);
        QCOMPARE(dark.pixelColor(5, 100), Theme::of(Theme::Kind::Dark).board);
        const QPoint bar = QPointF(
            m_view->geometryOfLanes().xAt(1.5), m_view->geometryOfLanes().lane(TimelineLane::Removals).bottom() - 4)
                               .toPoint();
        QVERIFY(light.pixelColor(bar) != light.pixelColor(5, 100) && dark.pixelColor(bar) != dark.pixelColor(5, 100));
        QVERIFY(light.pixelColor(bar) != dark.pixelColor(bar));
    }
};

CONVOKU_TEST(TestTimelineView)
#include "tst_timeline_view.moc"
