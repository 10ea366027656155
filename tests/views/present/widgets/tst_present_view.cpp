// SPDX-License-Identifier: MIT
// The board for a room: what it shows, where, its keys, and how the window comes back.
#include "app/document/inquiry.h"
#include "app/views/present/widgets/present_view.h"
#include "app/window/docks.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QDockWidget>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolBar>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

class TestPresentView : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    Session& session() { return m_fixture->session(); }
    PresentView* view() { return m_fixture->window->findChild<PresentView*>(); }
    Docks* docks() { return m_fixture->window->findChild<Docks*>(); }
    QColor colourAt(QPointF place)
    {
        const QImage image = view()->grab().toImage();
        return image.pixelColor((place * image.devicePixelRatio()).toPoint());
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QCOMPARE(session().recording()->passCount(), 25);
        session().goTo({10, 10});
        docks()->setPerspective(Perspective::Present);
        QVERIFY(view()->isVisible());
    }
    void cleanup() { m_fixture.reset(); }

    void itLiesOverTheWholeWindow()
    {
        QCOMPARE(view()->geometry(), m_fixture->window->rect());
        QTRY_VERIFY(view()->hasFocus());
        m_fixture->window->resize(m_fixture->window->size() + QSize(40, 30));
        QTRY_COMPARE(view()->geometry(), m_fixture->window->rect());
        QTest::keyClick(view(), Qt::Key_Tab);
        QVERIFY(view()->hasFocus());
        // Widgets below the page do not get the focus, even if it is set on them.
        m_fixture->board->setFocus();
        QVERIFY(view()->hasFocus());
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!view()->isVisible());
        QCOMPARE(docks()->perspective(), Perspective::Puzzle);
        QVERIFY(m_fixture->board->hasFocus());
        // Back to the one before, not always to the same.
        docks()->setPerspective(Perspective::Debug);
        docks()->setPerspective(Perspective::Present);
        QVERIFY(view()->isVisible());
        QTest::keyClick(view(), Qt::Key_Escape);
        QCOMPARE(docks()->perspective(), Perspective::Debug);
    }

    /// Any other view fills the window itself, with the place inside a pass.
    void anotherViewFillsTheWindow()
    {
        QTest::keyClick(view(), Qt::Key_Escape);
        m_fixture->child<QAction>("tensors")->trigger();
        session().goTo({1, 4, 1});
        const QWidget* layers = m_fixture->child<QWidget>("layers_page");
        const auto around = [this] {
            const auto bars = m_fixture->window->findChildren<QToolBar*>(Qt::FindDirectChildrenOnly);
            return std::ranges::count_if(bars, &QWidget::isVisible) + m_fixture->window->menuBar()->isVisible();
        };
        const auto usual = around();
        const int letters = QFontInfo(layers->font()).pixelSize();
        m_fixture->child<QAction>("perspective_present")->trigger();
        QVERIFY(layers->isVisible() && !view()->isVisible());
        QTRY_COMPARE(layers->width(), m_fixture->window->width());
        QCOMPARE(around(), qsizetype{0});
        QVERIFY(QFontInfo(layers->font()).pixelSize() > letters);
        m_fixture->child<QAction>("next_rule")->trigger();
        const Position place = session().position();
        QTest::keyClick(m_fixture->window.get(), Qt::Key_Escape);
        QVERIFY(docks()->perspective() != Perspective::Present);
        QVERIFY(layers->isVisible());
        QCOMPARE(around(), usual);
        QCOMPARE(QFontInfo(layers->font()).pixelSize(), letters);
        QCOMPARE(session().position(), place);
        // Another view ends it too.
        m_fixture->child<QAction>("perspective_present")->trigger();
        m_fixture->child<QAction>("rule_graph")->trigger();
        QVERIFY(docks()->perspective() != Perspective::Present);
        QCOMPARE(around(), usual);
    }

    void anotherViewEndsIt()
    {
        m_fixture->child<QAction>("tensors")->trigger();
        QVERIFY(!view()->isVisible());
        QVERIFY(docks()->perspective() != Perspective::Present);
    }

    void aPanelOrAMessageEndsIt()
    {
        auto* dock = m_fixture->child<QDockWidget>("events_dock");
        QVERIFY(!dock->isVisible());
        docks()->bringUp(dock);
        QVERIFY(!view()->isVisible() && dock->isVisible());
        QCOMPARE(docks()->perspective(), Perspective::Puzzle);
        // Its own command too, whether the panel is there below the page or not.
        for (const bool below : {false, true}) {
            docks()->setPerspective(Perspective::Present);
            dock->setVisible(below);
            dock->toggleViewAction()->trigger();
            QVERIFY(!view()->isVisible() && dock->isVisible());
            dock->hide();
        }
        docks()->setPerspective(Perspective::Present);
        QVERIFY(view()->isVisible());
        m_fixture->window->findChild<MessageBar*>()->showMessage(
            MessageBar::Kind::Problem, QStringLiteral("Not a puzzle"));
        QVERIFY(!view()->isVisible());
    }

    /// A notice appears above the page, and afterwards at its usual place.
    void aNoticeLiesAboveIt()
    {
        auto* notice = m_fixture->window->findChild<Notice*>();
        const auto isOnTop = [notice] {
            const QPoint middle = notice->mapTo(notice->window(), notice->rect().center());
            const QWidget* there = notice->window()->childAt(middle);
            return notice->isVisible() && (there == notice || notice->isAncestorOf(there));
        };
        notice->showText(QStringLiteral("The run ends here"));
        QVERIFY(isOnTop());
        QVERIFY(view()->rect().contains(notice->geometry()));
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!view()->isVisible() && isOnTop());
        QVERIFY(notice->parentWidget() != view());
        notice->clear();
        docks()->setPerspective(Perspective::Present);
        QVERIFY(!notice->isVisible());
    }

    void sizesAreThoseOfTheDesign()
    {
        PresentView alone(&session(), m_fixture->window->workspace().inquiry());
        alone.resize(1366, 768);
        QCOMPARE(alone.geometryOfBoard().board(), QRectF(37, 25, 684, 684));
        QCOMPARE(alone.text().size, 46.0);
        QVERIFY(alone.text().room.left() > 721 && alone.text().room.right() <= 1366);
        // Below 4:3 the sentence stands under the board.
        alone.resize(1024, 768);
        QVERIFY(alone.text().room.left() > alone.geometryOfBoard().board().right());
        for (const QSize size : {QSize(1020, 768), QSize(800, 1000), QSize(600, 1400)}) {
            alone.resize(size);
            const QRectF board = alone.geometryOfBoard().board();
            QVERIFY(alone.text().room.top() >= board.bottom());
            QCOMPARE(qRound(alone.text().size / board.width() * 684), 32);
            QVERIFY(alone.rect().contains(board.toAlignedRect()) && board.width() > 400);
            QVERIFY(alone.text().room.bottom() < size.height());
        }
    }

    /// The sentence names the contradiction and the guess, which has its ring of the board instead of the cell's name.
    void aFailureIsSaid()
    {
        QCOMPARE(view()->sentence(), sentence("views.present.failure"));
        const auto spans = PresentSentence::of(*session().recording(), {10, 10}, nullptr, view()->scene());
        QVERIFY(spans.front().wrong);
        const auto ring = std::ranges::find(spans, PresentSpan::Ring::Guess, &PresentSpan::ring);
        QVERIFY(ring != spans.end());
        QCOMPARE(ring->text, QStringLiteral("7"));
        QCOMPARE(ring->depth, 1);
        QVERIFY(!ring->wrong && std::ranges::count(spans, PresentSpan::Ring::None, &PresentSpan::ring) >= 2);
    }

    /// 3.1 is one finding: r4c3 is 9, which leaves the rest of box 4. The board has it in brackets.
    void aFindingHasTheRingOfItsCause()
    {
        session().goTo({3, 1});
        QTRY_VERIFY_WITH_TIMEOUT(view()->scene().focus.has_value(), kLong);
        const auto& looked = *m_fixture->window->workspace().inquiry()->finding();
        const auto spans = PresentSentence::of(*session().recording(), {3, 1}, &looked, view()->scene());
        QCOMPARE(view()->sentence(), sentence("views.present.finding"));
        QVERIFY(std::ranges::find(spans, QStringLiteral("r4c3"), &PresentSpan::name) != spans.end());
        QVERIFY(std::ranges::find(spans, PresentSpan::Ring::Cause, &PresentSpan::ring) != spans.end());
        // Cells that the board does not ring keep their names.
        BoardScene bare = view()->scene();
        bare.focus.reset();
        for (const PresentSpan& span : PresentSentence::of(*session().recording(), {3, 1}, &looked, bare))
            QCOMPARE(span.ring, PresentSpan::Ring::None);
    }

    /// At half strength: between the colour inside of the house and the board's.
    void marksOutsideTheHouseAreFainter()
    {
        const auto darkest = [this](Candidate candidate) {
            const QImage image = view()->grab().toImage();
            const qreal ratio = image.devicePixelRatio();
            const QRectF place = view()->geometryOfBoard().candidateRect(candidate);
            int least = 255;
            for (int y = qRound(place.top() * ratio); y < place.bottom() * ratio; ++y) {
                for (int x = qRound(place.left() * ratio); x < place.right() * ratio; ++x)
                    least = std::min(least, image.pixelColor(x, y).lightness());
            }
            return least;
        };
        // Column 8 is the house of the clash; both have 3 in row 2.
        const int inside = darkest(Candidate::of(2, Cell{1, 7}));
        const int outside = darkest(Candidate::of(2, Cell{1, 6}));
        QVERIFY2(
            std::abs(outside - (255 + inside) / 2) < 12, qPrintable(QStringLiteral("%1 %2").arg(inside).arg(outside)));
    }

    void keysAreThoseOfAPresentation()
    {
        session().goTo({12, 11});
        const Position start = session().position();
        QTest::keyClick(view(), Qt::Key_Right);
        QVERIFY(session().position() > start);
        QTest::keyClick(view(), Qt::Key_PageUp);
        QCOMPARE(session().position(), start);
        QTest::keyClick(view(), Qt::Key_Left);
        QVERIFY(session().position() < start);
        QTest::keyClick(view(), Qt::Key_PageDown);
        QCOMPARE(session().position(), start);
        QTest::keyClick(view(), Qt::Key_Space);
        QVERIFY(session().isPlaying());
        QTest::keyClick(view(), Qt::Key_Space);
        QVERIFY(!session().isPlaying());
    }

    void bBlanks()
    {
        const Position start = session().position();
        const QPointF corner(2, 2);
        QVERIFY(colourAt(corner) != QColor(Qt::black));
        QTest::keyClick(view(), Qt::Key_B);
        QVERIFY(view()->isBlanked());
        for (const QPointF place : {corner, view()->geometryOfBoard().board().center()})
            QCOMPARE(colourAt(place), QColor(Qt::black));
        // The next key only brings the board back.
        QTest::keyClick(view(), Qt::Key_Right);
        QVERIFY(!view()->isBlanked());
        QCOMPARE(session().position(), start);
        QTest::keyClick(view(), Qt::Key_B);
        QTest::keyClick(view(), Qt::Key_B);
        QVERIFY(!view()->isBlanked());
        QVERIFY(colourAt(corner) != QColor(Qt::black));
    }

    void thePointerHides()
    {
        QTest::mouseMove(view(), QPoint(300, 300));
        QTest::mouseMove(view(), QPoint(310, 300));
        QVERIFY(view()->QWidget::cursor().shape() != Qt::BlankCursor);
        QTRY_COMPARE_WITH_TIMEOUT(view()->QWidget::cursor().shape(), Qt::BlankCursor, 6000);
        QTest::mouseMove(view(), QPoint(350, 320));
        QTRY_VERIFY(view()->QWidget::cursor().shape() != Qt::BlankCursor);
    }
};

CONVOKU_TEST(TestPresentView)
#include "tst_present_view.moc"
