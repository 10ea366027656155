// SPDX-License-Identifier: MIT
// The page of the tensors: which planes are seen and how large, pinned layers, and the layer on the boards.
#include "app/document/layer_values.h"
#include "app/views/layers/widgets/layer_bar.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/wording/language.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QWheelEvent>

using namespace convoku;
using namespace convoku::testing;

class TestLayersPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1600, 1000);
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        m_page = m_fixture->child<LayersPage>("layers_page");
        m_tabs = m_fixture->child<QTabWidget>("pins");
        action("tensors")->trigger();
        QVERIFY(m_page->isVisible());
    }
    void cleanup() { m_fixture.reset(); }

    // Planes and zoom

    void keysChooseThePlanes()
    {
        goTo({5, 4, 8}); // [9, 9, 9] and [9, 9, 9] → [9, 9, 9]
        canvas()->setFocus();
        const auto shown = [this] {
            QStringList shapes;
            for (int i = 0; i < static_cast<int>(canvas()->pictures().size()); ++i)
                shapes << QString::fromStdString(toString(canvas()->geometryOf(i).cut().shape()));
            return shapes.join(QLatin1Char(' '));
        };
        const QString all = QStringLiteral("[9, 9, 9] [9, 9, 9] [9, 9, 9]");
        const QString one = QStringLiteral("[1, 9, 9] [1, 9, 9] [1, 9, 9]");
        QCOMPARE(shown(), one);
        QTest::keyClick(canvas(), Qt::Key_0);
        QCOMPARE(shown(), all);
        const qreal small = canvas()->geometryOf(0).cell();
        QTest::keyClick(canvas(), Qt::Key_3);
        QCOMPARE(shown(), QStringLiteral("[1, 9, 9] [1, 9, 9] [1, 9, 9]"));
        QVERIFY(canvas()->geometryOf(2).element({2, 4, 4}).width() > 1.5 * small);
        QVERIFY(canvas()->geometryOf(2).element({3, 4, 4}).isEmpty());
        QVERIFY(hasRoomForNumbers(canvas()->geometryOf(2), canvas()->pictures()[2]));
        auto* box = m_fixture->child<QComboBox>("tensor_planes");
        QCOMPARE(box->currentText(), sentence("views.planes_of_digit", {QStringLiteral("3")}));
        // It stays for layers with as many planes, whatever their shape.
        goTo({5, 4, 1});
        QCOMPARE(shown(), QStringLiteral("[1, 9, 9] [1, 9, 1]"));
        QTest::keyClick(canvas(), Qt::Key_Escape);
        QCOMPARE(shown(), QStringLiteral("[1, 9, 9] [9, 9, 1]")); // one plane, and the lines of all digits as a table
        goTo({5, 7, 1}); // others have their own: 36 pairs
        QCOMPARE(shown(), QStringLiteral("[1, 9, 9] [1, 9, 9]"));
        QTest::keyClick(canvas(), Qt::Key_5);
        QCOMPARE(shown(), QStringLiteral("[1, 9, 9] [8, 9, 9]"));
        goTo({5, 4, 8});
        QCOMPARE(shown(), one);
        goTo({5, 7, 1});
        QCOMPARE(shown(), QStringLiteral("[1, 9, 9] [8, 9, 9]"));
        QTest::keyClick(canvas(), Qt::Key_0);
        QCOMPARE(shown(), QStringLiteral("[9, 9, 9] [36, 9, 9]"));
        QTest::keyClick(canvas(), Qt::Key_P);
        QCOMPARE(shown(), QStringLiteral("[1, 9, 9] [1, 9, 9]"));
    }

    void thePlanesFollowWhatIsLookedAt()
    {
        goTo({5, 4, 8});
        auto* box = m_fixture->child<QComboBox>("tensor_planes");
        session().pick(Candidate{6, 3, 4});
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down); // all
        QTest::keyClick(box, Qt::Key_Down); // the digit looked at
        QCOMPARE(canvas()->geometryOf(0).cut().channels, std::vector{6});
        session().pick(Candidate{1, 3, 4});
        QCOMPARE(canvas()->geometryOf(0).cut().channels, std::vector{1});
        // Page keys go from plane to plane, also where only one is seen.
        QTest::keyClick(canvas(), Qt::Key_PageDown);
        QVERIFY((session().picked() == Candidate{2, 3, 4}));
        QCOMPARE(canvas()->geometryOf(0).cut().channels, std::vector{2});
        QTest::keyClick(canvas(), Qt::Key_C); // one cell's nine values
        const TensorCut cut = canvas()->geometryOf(2).cut();
        QVERIFY((cut.shape() == Shape{9, 1, 1}) && cut.firstRow == 3 && cut.firstColumn == 4);
        QTest::keyClick(canvas(), Qt::Key_Right);
        QVERIFY((session().picked() == Candidate{2, 3, 4})); // the right edge of three by three
        QTest::keyClick(canvas(), Qt::Key_Down);
        QVERIFY((session().picked() == Candidate{5, 3, 4}));
        QTest::keyClick(canvas(), Qt::Key_0);
        QVERIFY(canvas()->geometryOf(2).cut().isWhole());
    }

    void aLabelIsDoubleClicked()
    {
        goTo({5, 7, 1});
        canvas()->choosePlanes(TensorCanvas::Planes::All);
        session().pick(Candidate{0, 0, 0});
        const auto label = [this](int picture, int channel) {
            return canvas()->geometryOf(picture).label(channel).center().toPoint();
        };
        QTest::mouseDClick(canvas(), Qt::LeftButton, {}, label(1, 10)); // 2 5
        QCOMPARE(canvas()->fixedDigits(), (std::vector{1, 4}));
        QCOMPARE(canvas()->geometryOf(1).cut().channels, std::vector{10});
        QCOMPARE(canvas()->geometryOf(0).cut().channels, (std::vector{1, 4}));
        QVERIFY(session().picked().has_value()); // a label is no place beside the numbers
        QTest::mouseDClick(canvas(), Qt::LeftButton, {}, label(0, 4));
        QVERIFY(canvas()->geometryOf(1).cut().isWhole());
    }

    void zoomKeepsThePlaceUnderTheMouse()
    {
        goTo({5, 4, 8});
        canvas()->choosePlanes(TensorCanvas::Planes::All);
        canvas()->setFocus();
        const TensorSpot spot{0, {4, 4, 4}};
        const qreal before = cellOf(spot).width();
        int free = 0;
        for (int i = 0; i < 9; ++i) {
            const QPointF at = cellOf(spot).center();
            wheel(at, 120, Qt::ControlModifier);
            const auto bars = canvas()->findChildren<QScrollBar*>();
            const bool atEdge = std::any_of(bars.begin(), bars.end(),
                [](const QScrollBar* bar) { return bar->value() == 0 || bar->value() == bar->maximum(); });
            if (atEdge)
                continue;
            ++free;
            QVERIFY((cellOf(spot).center() - at).manhattanLength() < 3); // whole pixels
            QVERIFY(canvas()->spotAt(at) == spot);
        }
        QVERIFY(free >= 3);
        QVERIFY(cellOf(spot).width() > 2.5 * before);
        const double zoomed = canvas()->zoom();
        goTo({5, 4, 1}); // other shapes have their own
        QCOMPARE(canvas()->zoom(), 1.);
        goTo({5, 5, 8});
        QCOMPARE(canvas()->zoom(), zoomed);
        QTest::keyClick(canvas(), Qt::Key_Minus);
        QVERIFY(canvas()->zoom() < zoomed);
        QTest::keyClick(canvas(), Qt::Key_Z);
        QCOMPARE(canvas()->zoom(), 1.);
        QCOMPARE(cellOf(spot).width(), before);
        QTest::keyClick(canvas(), Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(smallestCell(), TensorGeometry::kLargestCell);
        QTest::keyClick(canvas(), Qt::Key_Plus, Qt::ShiftModifier); // as it is on most keyboards
        QVERIFY(smallestCell() > TensorGeometry::kLargestCell);
    }

    /// The wheel goes down, and across with Shift, or where it was turned more to the side than down.
    void theWheelMovesOneOfTheBars_data()
    {
        QTest::addColumn<QPoint>("turned");
        QTest::addColumn<Qt::KeyboardModifiers>("held");
        QTest::addColumn<QPoint>("moved"); // by 0.4 pixels a unit, 48 a notch
        const Qt::KeyboardModifiers none;
        const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
        QTest::newRow("down") << QPoint(0, -120) << none << QPoint(0, 48);
        QTest::newRow("up") << QPoint(0, 120) << none << QPoint(0, -48);
        QTest::newRow("Shift, down") << QPoint(0, -120) << shift << QPoint(48, 0);
        QTest::newRow("Shift, up") << QPoint(0, 120) << shift << QPoint(-48, 0);
        QTest::newRow("to the right") << QPoint(-120, 0) << none << QPoint(48, 0);
        QTest::newRow("to the left") << QPoint(120, 0) << none << QPoint(-48, 0);
        QTest::newRow("Shift, to the right") << QPoint(-120, 0) << shift << QPoint(48, 0);
        QTest::newRow("both, as far") << QPoint(-120, -120) << none << QPoint(0, 48);
        QTest::newRow("both, more down") << QPoint(60, -120) << none << QPoint(0, 48);
    }
    void theWheelMovesOneOfTheBars()
    {
        QFETCH(QPoint, turned);
        QFETCH(Qt::KeyboardModifiers, held);
        goTo({5, 4, 8});
        canvas()->choosePlanes(TensorCanvas::Planes::All);
        canvas()->setZoom(6, QPointF(canvas()->rect().center()) * 0.7); // room to go in every direction
        const TensorSpot spot{1, {4, 4, 4}};
        const QPointF before = cellOf(spot).center();
        wheel(QPointF(100, 100), turned, held);
        QTEST((before - cellOf(spot).center()).toPoint(), "moved");
    }

    void whatIsZoomedCanBeMoved()
    {
        goTo({5, 4, 8});
        canvas()->choosePlanes(TensorCanvas::Planes::All);
        canvas()->setFocus();
        canvas()->setZoom(6, QPointF(canvas()->rect().center()) * 0.7); // room to go in every direction
        const TensorSpot spot{1, {4, 4, 4}};
        const QPointF before = cellOf(spot).center();
        QTest::mousePress(canvas(), Qt::MiddleButton, {}, QPoint(200, 150));
        QTest::mouseMove(canvas(), QPoint(260, 170));
        QTest::mouseRelease(canvas(), Qt::MiddleButton, {}, QPoint(260, 170));
        QCOMPARE(cellOf(spot).center() - before, QPointF(60, 20));
        wheel(QPointF(100, 100), -120, Qt::NoModifier);
        QVERIFY(cellOf(spot).center().y() < before.y() + 20);
        // The pick stays in sight.
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right}) {
            for (int i = 0; i < 12; ++i) {
                QTest::keyClick(canvas(), key);
                const auto picked = m_page->tensors()->picked();
                QVERIFY(picked && QRectF(canvas()->rect()).contains(cellOf({2, picked->element})));
            }
        }
        // A click beside the numbers lets go of it, a drag does not.
        QTest::keyClick(canvas(), Qt::Key_Z);
        const QPoint beside(3, canvas()->height() - 3);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, beside);
        QTest::mouseMove(canvas(), beside + QPoint(80, -40));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, beside + QPoint(80, -40));
        QVERIFY(session().picked().has_value());
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, beside);
        QVERIFY(!session().picked().has_value());
    }

    void smallWindowsScroll()
    {
        goTo({5, 4, 8});
        for (const QSize size : {QSize(300, 200), QSize(420, 260), QSize(640, 220), QSize(280, 600)}) {
            TensorCanvas small;
            std::vector<TensorPicture> outputs{canvas()->pictures().back()};
            small.setPictures({canvas()->pictures().front()}, outputs);
            small.resize(size);
            small.show();
            const qreal cell = small.geometryOf(1).cell();
            QVERIFY(cell >= 4);
            // Every number can be brought to where it is seen.
            auto bars = small.findChildren<QScrollBar*>();
            for (QScrollBar* bar : bars)
                bar->setValue(bar->maximum());
            const QRectF planes = small.geometryOf(1).planes();
            QVERIFY(planes.right() <= size.width() && planes.bottom() <= size.height());
        }
    }

    // Pinned layers

    void aPinnedLayerStays()
    {
        goTo({5, 4, 1});
        QCOMPARE(m_tabs->count(), 1);
        QVERIFY(!m_tabs->tabBar()->isVisible());
        QTest::keyClick(m_fixture->window.get(), Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(m_tabs->count(), 2);
        QVERIFY(m_page->current() == m_page->tensors()); // the position goes on
        QVERIFY(m_tabs->tabText(1).startsWith(QStringLiteral("5.4.1 ")));
        const std::vector<double> before = canvas()->pictures().back().numbers;
        goTo({9, 4, 1});
        QVERIFY(canvas()->pictures().back().numbers != before);
        select(1);
        QCOMPARE(canvas()->pictures().back().numbers, before);
        // They are those of the pass, computed by another.
        const Recording& recording = *session().recording();
        const State state = recording.stateAt(recording.endOf(4));
        LoopBackend backend;
        const std::vector<ValueId> keep{recording.layerAt({5, 4, 1}).outputs.front()};
        const auto fresh = runOnce(backend, recording.network(), tensorsOf(std::span(&state, 1), true), keep);
        QVERIFY(std::equal(before.begin(), before.end(), fresh.front().data.begin(),
            [](int a, float b) { return static_cast<float>(a) == b; }));
        const auto* name = m_page->current()->bar()->findChild<QLabel*>(QStringLiteral("view_name"));
        QVERIFY(name->isVisible() && name->text().contains(QStringLiteral("5.4.1")));
        // Twice is not needed.
        session().goTo({5, 4, 1});
        action("pin_layer")->trigger();
        QCOMPARE(m_tabs->count(), 2);
        QVERIFY(noticeOf(*m_fixture->window).text().contains(sentence("views.pinned_already")));
    }

    void itsPickIsItsOwn()
    {
        pin({5, 4, 8});
        goTo({6, 4, 8});
        session().pick(Candidate{3, 3, 3});
        select(1);
        const auto others = m_page->tensors()->picked();
        canvas()->choosePlanes(TensorCanvas::Planes::All);
        const QPoint place = cellOf({2, {4, 5, 6}}).center().toPoint();
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, place);
        QVERIFY((m_page->current()->picked() == OutputElement{0, {4, 5, 6}}));
        QVERIFY((session().picked() == Candidate{3, 3, 3}));
        QVERIFY(m_page->tensors()->picked() == others);
        // The board shows what it looks at, and then what the other looks at.
        QCOMPARE(m_fixture->child<BoardView>("lit_board")->scene().lit, (std::vector<Cell>{{5, 6}}));
        select(0);
        QCOMPARE(m_fixture->child<BoardView>("lit_board")->scene().lit, (std::vector<Cell>{{3, 3}}));
        select(1);
        QVERIFY((m_page->current()->picked() == OutputElement{0, {4, 5, 6}}));
        session().pick(Candidate{0, 0, 0});
        QVERIFY((m_page->current()->picked() == OutputElement{0, {4, 5, 6}}));
    }

    void goThere()
    {
        pin({5, 4, 8});
        goTo({9, 2, 1});
        select(1);
        QTest::mouseClick(
            m_page->current()->bar()->findChild<QToolButton*>(QStringLiteral("go_to_pinned")), Qt::LeftButton);
        QVERIFY((session().position() == Position{5, 4, 8}));
    }

    void tabsAreMovedAndClosed()
    {
        for (const Position place : {Position{1, 1, 1}, {2, 2, 2}, {3, 3, 3}})
            pin(place);
        QCOMPARE(m_tabs->count(), 4);
        m_tabs->tabBar()->moveTab(3, 1); // as a drag does
        QCOMPARE(m_fixture->window->workspace().pins()->positions(),
            (std::vector<Position>{{3, 3, 3}, {1, 1, 1}, {2, 2, 2}}));
        m_tabs->tabBar()->moveTab(2, 0); // before the first one: not possible
        QCOMPARE(m_tabs->widget(0), m_page->tensors());
        for (int i = 0; i < 3; ++i)
            QVERIFY(m_tabs->tabText(i + 1).startsWith(
                QStringList{QStringLiteral("3.3.3 "), QStringLiteral("1.1.1 "), QStringLiteral("2.2.2 ")}[i]));
        select(2);
        QTest::keyClick(m_tabs->tabBar(), Qt::Key_Delete);
        QCOMPARE(m_fixture->window->workspace().pins()->positions(), (std::vector<Position>{{3, 3, 3}, {2, 2, 2}}));
        select(0);
        QTest::keyClick(m_tabs->tabBar(), Qt::Key_Delete);
        QCOMPARE(m_tabs->count(), 3); // this one stays
        QTest::mouseClick(m_tabs->tabBar(), Qt::MiddleButton, {}, m_tabs->tabBar()->tabRect(1).center());
        QCOMPARE(m_fixture->window->workspace().pins()->positions(), (std::vector<Position>{{2, 2, 2}}));
        m_fixture->window->openGrid(gridOf(kArticleEasy), {});
        QCOMPARE(m_tabs->count(), 1); // another run has none
    }

    void differenceToAPinnedLayer()
    {
        pin({5, 4, 1});
        pin({5, 1, 1}); // [1, 9, 9]: another shape
        const std::vector<double> other = numbersOf(1);
        goTo({9, 4, 1});
        const std::vector<double> own = canvas()->pictures().back().numbers;
        auto* box = m_page->tensors()->bar()->findChild<QComboBox*>(QStringLiteral("tensor_comparison"));
        QVERIFY(box->isEnabled());
        QCOMPARE(box->count(), 4);
        QCOMPARE(box->itemText(3), sentence("views.difference_to", {QStringLiteral("5.4.1")}));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_End);
        QCOMPARE(box->currentIndex(), 3);
        const TensorPicture& picture = canvas()->pictures().back();
        for (std::size_t i = 0; i < own.size(); ++i) {
            QCOMPARE(picture.numbers[i], own[i] - other[i]);
            QVERIFY(picture.numbers[i] >= picture.range.low && picture.numbers[i] <= picture.range.high);
        }
        QVERIFY(picture.numbers != std::vector<double>(own.size(), 0));
        // Other shapes have nothing to be compared with; back where they have, it is compared again.
        goTo({9, 6, 1});
        QCOMPARE(box->count(), 3);
        QCOMPARE(box->currentIndex(), 0);
        goTo({5, 4, 1});
        QCOMPARE(canvas()->pictures().back().numbers, std::vector<double>(own.size(), 0));
        // Without the tab there is no difference to it.
        m_fixture->window->workspace().pins()->remove(0);
        QCOMPARE(box->count(), 3);
        QCOMPARE(canvas()->pictures().back().numbers, other);
    }

    // The layer on the boards

    /// At a rule's last layer, and at its step where only the layers speak; with its tip and its sign in the legend.
    void removalsAreNumbers()
    {
        BoardView* board = m_fixture->board;
        action("tensors")->trigger(); // the large board
        const Recording& recording = *session().recording();
        // The first rule that removed something in pass 2.
        const auto events = recording.eventsOf(2);
        const auto first = std::find_if(
            events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::Rule; });
        QVERIFY(first != events.end());
        const Position step{2, static_cast<int>(first->step), 0};
        const Position last{2, step.step, recording.layersAt(step)};
        const auto changed = recording.changed(*first);
        session().goTo(last);
        QVERIFY(board->scene().removalsAsNumbers);
        QCOMPARE(board->scene().removals.size(), changed.size());
        const Candidate gone = Candidate::fromIndex(changed.front());
        QSignalSpy hovered(board, &BoardView::hovered);
        QTest::mouseMove(board, board->geometryOfBoard().candidateRect(gone).center().toPoint());
        const QString said = hovered.back().front().toString();
        QVERIFY2(said.contains(sentence("views.candidate_before_after_begins")
                                   .arg(gone.digit + 1)
                                   .arg(gone.row + 1)
                                   .arg(gone.column + 1)),
            qPrintable(said));
        session().goTo({last.pass, last.step, last.layer - 1});
        QVERIFY(!board->scene().removalsAsNumbers && board->scene().removals.empty());
        session().goTo(step);
        QVERIFY(!board->scene().removalsAsNumbers);
        QCOMPARE(board->scene().removals.size(), changed.size());
        action("voice_puzzle")->trigger();
        QVERIFY(!board->scene().removalsAsNumbers); // two voices speak
        action("voice_constraint")->trigger();
        QVERIFY(board->scene().removalsAsNumbers);
        QCOMPARE(board->scene().removals.size(), changed.size());
        action("voice_puzzle")->trigger();
        QVERIFY(!board->scene().removalsAsNumbers);
        // A board that does not show layers does not show their numbers either.
        action("show_layer")->trigger();
        session().goTo(last);
        QVERIFY(!board->scene().removalsAsNumbers && board->scene().removals.empty());
    }

    void theBoardsShowTheLayer()
    {
        goTo({5, 4, 1});
        session().pick(std::nullopt);
        BoardView* beside = m_fixture->child<BoardView>("lit_board");
        QTRY_VERIFY_WITH_TIMEOUT(beside->scene().layer.has_value(), kLong);
        const Candidates before = session().recording()->stateAt({5, 3}).candidates;
        const auto count = [&](Candidate candidate) {
            int places = 0;
            for (int column = 0; column < kSide; ++column)
                places += before.has(Candidate{candidate.digit, candidate.row, column}) ? 1 : 0;
            return places;
        };
        for (int i = 0; i < kCandidates; ++i)
            QCOMPARE((*beside->scene().layer->candidates)[static_cast<std::size_t>(i)], count(Candidate::fromIndex(i)));
        session().pick(Candidate{2, 4, 4});
        for (int i = 0; i < kCells; ++i)
            QCOMPARE((*beside->scene().layer->cells)[static_cast<std::size_t>(i)],
                count(Candidate::of(2, Cell::fromIndex(i))));
        QVERIFY(beside->scene().layer->caption.endsWith(sentence("views.caption_digit", {QStringLiteral("3")})));
        QVERIFY(beside->accessibleDescription().endsWith(beside->scene().layer->caption));
        // The other board too, once it is in front.
        action("tensors")->trigger();
        QVERIFY(m_fixture->board->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->board->scene().layer.has_value(), kLong);
        QVERIFY(m_fixture->board->scene().layer->cells == beside->scene().layer->cells);
        QVERIFY(!m_fixture->board->grab().isNull());
        // At the end of the step, and of a held B, the board is the board.
        session().goTo({5, 4, 0});
        QVERIFY(!m_fixture->board->scene().layer.has_value());
        session().goTo({5, 4, 1});
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->board->scene().layer.has_value(), kLong);
        QTest::keyPress(m_fixture->board, Qt::Key_B);
        QVERIFY(!m_fixture->board->scene().layer.has_value());
        QTest::keyRelease(m_fixture->board, Qt::Key_B);
        QVERIFY(m_fixture->board->scene().layer.has_value());
        action("show_layer")->trigger();
        QVERIFY(!m_fixture->board->scene().layer.has_value());
    }

    /// The caption, 20 pixels high, stands below the board, which is in the middle: one that has twice as much room
    /// above and below it together stays as it is.
    void theCaptionHasRoomBelowTheBoard_data()
    {
        QTest::addColumn<QSize>("size"); // 6 pixels of each side are a margin
        QTest::addColumn<int>("taken"); // from the board's room for the caption
        QTest::newRow("square") << QSize(600, 600) << 20;
        QTest::newRow("wide") << QSize(700, 500) << 20;
        QTest::newRow("a pixel too low") << QSize(600, 639) << 20;
        QTest::newRow("just high enough") << QSize(600, 640) << 0;
        QTest::newRow("high") << QSize(500, 700) << 0;
    }
    void theCaptionHasRoomBelowTheBoard()
    {
        QFETCH(QSize, size);
        QFETCH(int, taken);
        session().goTo({5, 4, 1});
        BoardView board(&session(), nullptr);
        board.setLayerValues(m_fixture->window->workspace().layerValues());
        board.resize(size);
        const QRectF room(6, 6, size.width() - 12, size.height() - 12);
        for (const bool shown : {false, true}) {
            board.setShowsLayer(shown);
            const QRectF expected = room.adjusted(0, 0, 0, shown ? -taken : 0);
            QCOMPARE(board.geometryOfBoard().board(), BoardGeometry(expected, true, board.devicePixelRatioF()).board());
        }
        QVERIFY(size.height() - board.geometryOfBoard().board().bottom() >= 20);
        session().goTo(session().recording()->endOf(5)); // no layer, no caption
        QCOMPARE(board.geometryOfBoard().board(), BoardGeometry(room, true, board.devicePixelRatioF()).board());
    }

    void theNumberIsSaidUnderTheMouse()
    {
        action("tensors")->trigger();
        session().goTo({5, 4, 1});
        BoardView* board = m_fixture->board;
        QTRY_VERIFY_WITH_TIMEOUT(board->scene().layer.has_value(), kLong);
        QTest::mouseMove(board, board->geometryOfBoard().candidateRect({3, 4, 5}).center().toPoint());
        QVERIFY(noticeOf(*m_fixture->window)
                    .text()
                    .contains(sentence("views.row_digit_value", {QStringLiteral("5"), QStringLiteral("4")})
                        + QLatin1Char(' ')));
    }

    void nothingIsComputedForWhoDoesNotLook()
    {
        action("tensors")->trigger(); // the board
        m_fixture->child<QDockWidget>("explanation_dock")->hide(); // it speaks of numbers, too
        session().goTo({5, 4, 0});
        QTest::qWait(50);
        LayerValues* values = m_fixture->window->workspace().layerValues();
        QVERIFY(!values->values() && !values->isComputing());
        action("show_layer")->trigger();
        session().goTo({6, 4, 1});
        QTest::qWait(50);
        QVERIFY(!values->values() && !values->isComputing());
        action("show_layer")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->board->scene().layer.has_value(), kLong);
        // The choice is kept.
        action("show_layer")->trigger();
        m_fixture->window->close();
        m_fixture->open();
        QVERIFY(!action("show_layer")->isChecked());
    }

private:
    Session& session() { return m_fixture->session(); }
    QAction* action(const char* name) { return m_fixture->child<QAction>(name); }
    TensorCanvas* canvas() const { return m_page->current()->canvas(); }

    void goTo(Position position)
    {
        session().goTo(position);
        TensorView* view = m_page->tensors();
        if (m_page->current() != view)
            m_tabs->setCurrentIndex(0);
        QTRY_VERIFY_WITH_TIMEOUT(view->shownPosition() == position && view->layer(), kLong);
    }
    void pin(Position position)
    {
        goTo(position);
        action("pin_layer")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window->workspace().pins()->list().back().values, kLong);
    }
    void select(int tab)
    {
        QTest::mouseClick(m_tabs->tabBar(), Qt::LeftButton, {}, m_tabs->tabBar()->tabRect(tab).center());
        QCOMPARE(m_tabs->currentIndex(), tab);
    }
    std::vector<double> numbersOf(int tab)
    {
        select(tab);
        const std::vector<double> numbers = canvas()->pictures().back().numbers;
        select(0);
        return numbers;
    }
    qreal smallestCell() const
    {
        qreal smallest = 1000;
        for (int picture = 0; picture < static_cast<int>(canvas()->pictures().size()); ++picture)
            smallest = std::min(smallest, canvas()->geometryOf(picture).cell());
        return smallest;
    }
    QRectF cellOf(const TensorSpot& spot) const { return canvas()->geometryOf(spot.picture).element(spot.element); }
    void wheel(QPointF at, int turn, Qt::KeyboardModifiers modifiers) { wheel(at, QPoint(0, turn), modifiers); }
    void wheel(QPointF at, QPoint turn, Qt::KeyboardModifiers modifiers)
    {
        QWheelEvent event(at, canvas()->mapToGlobal(at), {}, turn, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas(), &event);
    }

    std::unique_ptr<WindowFixture> m_fixture;
    LayersPage* m_page = nullptr;
    QTabWidget* m_tabs = nullptr;
};

CONVOKU_TEST(TestLayersPage)
#include "tst_layers_page.moc"
