// SPDX-License-Identifier: MIT
// The first start: where the hint lies, how far a step goes, and how the first rule is shown.
#include "app/document/inquiry.h"
#include "app/views/why/widgets/how_it_works.h"
#include "app/views/why/widgets/mark_list.h"
#include "app/window/board_stage.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/parts/motion.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <map>

using namespace convoku;
using namespace convoku::testing;

class TestFirstStart : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    MainWindow* window() { return m_fixture->window.get(); }
    Session& session() { return m_fixture->session(); }

    /// Explanations come from a thread and change the heights of rows; a layout that oscillates is never at rest.
    bool isBoardAtRest()
    {
        const QSignalSpy placed(window()->findChild<BoardStage*>(), &BoardStage::placed);
        QTest::qWait(200);
        return placed.isEmpty();
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(window()));
        window()->openGrid(gridOf(kArticleHard), QStringLiteral("first"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    void cleanup()
    {
        m_fixture.reset();
        Motion::instance().setReduced(false);
    }

    /// One rule, one cause, one sentence; what somebody chooses instead is remembered.
    void theFirstStartStepsByRule()
    {
        QVERIFY(session().granularity() == Session::Granularity::Pass);
        auto* by = m_fixture->child<QComboBox>("play_by");
        window()->offerFirstSteps();
        QCOMPARE(by->currentIndex(), static_cast<int>(Session::Granularity::Rule));
        m_fixture->board->setFocus();
        QTest::keyClick(m_fixture->board, Qt::Key_Right);
        QVERIFY((session().position() == Position{1, 1, 0}));
        QTest::keyClick(m_fixture->board, Qt::Key_Left);
        QVERIFY(session().position() == Position{});
        by->setCurrentIndex(0);
        Q_EMIT by->activated(0);
        window()->close();
        m_fixture->open();
        window()->offerFirstSteps();
        QVERIFY(session().granularity() == Session::Granularity::Pass);
    }

    /// It lies beside the board or in a row below it, and goes by itself.
    void theHintTakesNoRoomBesideALargeBoard()
    {
        window()->resize(1600, 1000);
        QTRY_VERIFY_WITH_TIMEOUT(isBoardAtRest(), 20000);
        const QRect board = m_fixture->board->geometry();
        window()->offerFirstSteps();
        QTest::qWait(20);
        auto* hint = window()->findChild<FirstSteps*>();
        QVERIFY(hint->isVisible());
        QCOMPARE(m_fixture->board->size(), board.size());
        const QRect seen(m_fixture->board->mapTo(window(), QPoint()), m_fixture->board->size());
        QVERIFY(!seen.intersects(QRect(hint->mapTo(window(), QPoint()), hint->size())));
        window()->resize(760, 768);
        QTest::qWait(20);
        const QRect small(m_fixture->board->mapTo(window(), QPoint()), m_fixture->board->size());
        QVERIFY(!small.intersects(QRect(hint->mapTo(window(), QPoint()), hint->size())));
        window()->resize(1600, 1000);
        QTest::qWait(20);
        QCOMPARE(m_fixture->board->size(), board.size());
        for (int i = 0; i < 40 && hint->isVisible(); ++i)
            session().stepRule(true);
        QVERIFY(hint->isHidden());
    }

    /// Closing the hint does not resize the board: it takes the room at the next change of the window's size.
    void theBoardStaysWhenTheHintGoes_data() { theHintCoversNoSign_data(); }
    void theBoardStaysWhenTheHintGoes()
    {
        QFETCH(QSize, size);
        window()->resize(size);
        window()->offerFirstSteps();
        QTRY_VERIFY_WITH_TIMEOUT(isBoardAtRest(), 20000);
        auto* hint = window()->findChild<FirstSteps*>();
        QVERIFY(hint->isVisible());
        const QRect board = m_fixture->board->geometry();
        m_fixture->child<QAbstractButton>("first_steps_close")->click();
        QTest::qWait(20);
        QVERIFY(!hint->isVisible());
        QCOMPARE(m_fixture->board->geometry(), board);
        window()->resize(size + QSize(0, 30));
        QTest::qWait(20);
        QVERIFY(!m_fixture->child<QWidget>("room_of_hint")->isVisible());
    }

    /// The legend's rows about the signs on the board stay visible, wherever the hint is.
    void theHintCoversNoSign_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1000, 700), QSize(1366, 768), QSize(1600, 900), QSize(1600, 1000)})
            QTest::addRow("%d × %d", size.width(), size.height()) << size;
    }
    void theHintCoversNoSign()
    {
        QFETCH(QSize, size);
        window()->resize(size);
        window()->offerFirstSteps();
        auto* hint = window()->findChild<FirstSteps*>();
        const auto inWindow
            = [this](const QWidget* widget) { return QRect(widget->mapTo(window(), QPoint()), widget->size()); };
        for (const Position place : {Position{1, 1, 0}, Position{1, 2, 0}, Position{2, 5, 0}}) {
            session().goTo(place);
            QTest::qWait(60);
            QVERIFY(hint->isVisible());
            for (const MarkList* list : window()->findChildren<MarkList*>()) {
                for (int row = 0; list->isVisible() && row < list->count(); ++row) {
                    const QRect rect = list->visualItemRect(list->item(row));
                    const QRect seen(list->viewport()->mapTo(window(), rect.topLeft()), rect.size());
                    QVERIFY2(!seen.intersects(inWindow(hint)), qPrintable(list->item(row)->text()));
                }
            }
        }
    }

    /// Only what was done: a place that was gone to is no step, though a step leads from it to where one was.
    void aJumpBackIsNoStepBack()
    {
        window()->offerFirstSteps();
        const auto* hint = window()->findChild<FirstSteps*>();
        session().goTo({3, 11, 0});
        session().goTo({3, 3, 0});
        session().stepRule(false);
        QVERIFY(!hint->isDone(0));
        session().stepRule(true);
        QVERIFY(hint->isDone(0));
    }

    /// It plays once and rests at its end, where the window says what it is; a step onwards begins at the start.
    void theRunPlaysOnceAndRests_data()
    {
        QTest::addColumn<QString>("skip");
        for (const char* skip : {"", "key", "click", "motion"})
            QTest::newRow(*skip ? skip : "to its end") << QString::fromLatin1(skip);
    }
    void theRunPlaysOnceAndRests()
    {
        QFETCH(QString, skip);
        Motion::instance().setReduced(skip == QLatin1String("motion"));
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(window()));
        window()->resize(1366, 768);
        const auto* card = window()->findChild<HowItWorks*>();
        const auto* about = m_fixture->child<QLabel>("about_line");
        const int speed = session().speed();
        QElapsedTimer time;
        time.start();
        window()->begin();
        if (skip == QLatin1String("key"))
            QTest::keyClick(window(), Qt::Key_A);
        else if (skip == QLatin1String("click"))
            QTest::mouseClick(m_fixture->board, Qt::LeftButton, {}, QPoint(2, 2));
        else if (skip.isEmpty())
            QVERIFY(session().isPlaying() && !card->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(card->isVisible(), kLong);
        // 25 passes of 160 ms; the timer may be a little fast.
        QVERIFY(!skip.isEmpty() || time.elapsed() > 25 * 150);
        QVERIFY(session().isAtEnd() && !session().isPlaying());
        QCOMPARE(session().speed(), speed);
        QVERIFY(window()->findChild<FirstSteps*>()->isVisible());
        QVERIFY(about->isVisible() && about->text().contains(sentence("window.what_this_is")));
        // The line is about the board.
        m_fixture->child<QAction>("search_tree")->trigger();
        QVERIFY(!about->isVisible());
        m_fixture->child<QAction>("board")->trigger();
        QVERIFY(about->isVisible());
        // A digit that is asked about takes the card over, and gives it back.
        session().pick(Candidate::of(3, Cell{0, 3}));
        QVERIFY(!card->isVisible());
        session().pick(std::nullopt);
        QVERIFY(card->isVisible());
        // The label that was hidden keeps its row until the window has another width.
        QTRY_VERIFY_WITH_TIMEOUT(isBoardAtRest(), 20000);
        const QRect board = m_fixture->board->geometry();
        QTest::keyClick(m_fixture->board, Qt::Key_Right);
        QVERIFY((session().position() == Position{1, 1, 0}));
        QVERIFY(!card->isVisible() && about->text().isEmpty() && about->isVisible());
        QCOMPARE(m_fixture->board->geometry(), board);
        window()->resize(window()->width() + 10, window()->height());
        QTRY_VERIFY(!about->isVisible());
        session().goToLast();
        QVERIFY(!card->isVisible());
        // The hint says "from the start" there, whatever was looked at before.
        QTest::keyClick(m_fixture->board, Qt::Key_Right);
        QVERIFY((session().position() == Position{1, 1, 0}));
    }

    /// A frame around the whole board is for who reaches it with Tab: not after a step, and not after a click.
    void stepsAndClicksDrawNoRing()
    {
        BoardView* board = m_fixture->board;
        const auto isRinged = [board] {
            const QImage image = board->grab().toImage();
            return image.pixelColor(1, image.height() / 2) != themeOf(board).background;
        };
        board->setFocus(Qt::MouseFocusReason);
        QTest::keyClick(board, Qt::Key_Right);
        QVERIFY(board->hasFocus() && !isRinged());
        window()->setFocus();
        board->setFocus(Qt::TabFocusReason);
        QVERIFY(isRinged());
        QTest::mouseClick(board, Qt::LeftButton, {}, QPoint(2, 2));
        QVERIFY(board->hasFocus() && !isRinged());
    }

    /// The card leads to the layers, and to the first lesson.
    void theCardLeadsOn()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(window()));
        Motion::instance().setReduced(true);
        window()->begin();
        QTRY_VERIFY_WITH_TIMEOUT(window()->findChild<HowItWorks*>()->isVisible(), kLong);
        m_fixture->child<QPushButton>("how_layers")->click();
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("layers_page"));
        QVERIFY((session().position() == Position{1, 1, 1}));
        // Another puzzle is none that the window has just solved.
        m_fixture = std::make_unique<WindowFixture>();
        window()->begin();
        QTRY_VERIFY_WITH_TIMEOUT(window()->findChild<HowItWorks*>()->isVisibleTo(window()), kLong);
        window()->openGrid(gridOf(kArticleEasy), {});
        QVERIFY(!window()->findChild<HowItWorks*>()->isVisibleTo(window()));
        QVERIFY(m_fixture->child<QLabel>("about_line")->text().isEmpty());
    }

    /// A later start begins at the start of the run, without playing it and without the hint.
    void aLaterStartPlaysNothing()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->settings.setValue(QStringLiteral("hints/first_steps_seen"), true);
        window()->begin();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY(!session().isPlaying() && session().isAtStart());
        QVERIFY(!window()->findChild<FirstSteps*>()->isVisible());
    }

    /// A row for the hint leaves the stage a height in which the hint would fit beside the board, and the other way
    /// round: it has to be one of the two.
    void theHintComesToRest_data()
    {
        QTest::addColumn<QSize>("size");
        for (const int width : {1000, 1020, 1366}) {
            for (const int height : {624, 636, 644, 652, 700, 768})
                QTest::addRow("%d × %d", width, height) << QSize(width, height);
        }
    }
    void theHintComesToRest()
    {
        QFETCH(QSize, size);
        window()->resize(size);
        window()->offerFirstSteps();
        auto* hint = window()->findChild<FirstSteps*>();
        m_fixture->board->setFocus();
        for (int step = 0; step < 3; ++step)
            QTest::keyClick(m_fixture->board, Qt::Key_Right);
        QTRY_VERIFY_WITH_TIMEOUT(isBoardAtRest(), 20000);
        const QRect board(m_fixture->board->mapTo(window(), QPoint()), m_fixture->board->size());
        QVERIFY(hint->isVisible() && !board.intersects(QRect(hint->mapTo(window(), QPoint()), hint->size())));
    }

    /// Box by box: each beat shows all that goes from some boxes, and nothing of the others.
    void theFirstRuleGoesHouseByHouse()
    {
        window()->offerFirstSteps();
        window()->workspace().inquiry()->setStepWatched(this, true);
        session().stepRule(true);
        const Recording& recording = *session().recording();
        QVERIFY((session().position() == Position{1, 1, 0}));
        std::map<int, int> inBoxes;
        const auto changed = recording.changed(recording.eventsOf(1).front());
        for (const std::uint16_t index : changed)
            ++inBoxes[Candidate::fromIndex(index).cell().row / 3 * 3 + Candidate::fromIndex(index).cell().column / 3];
        QVERIFY(inBoxes.size() > 1);
        const auto shown = [&] {
            std::map<int, int> boxes;
            for (const BoardScene::Removal& removal : m_fixture->board->scene().removals) {
                const Cell cell = Candidate::fromIndex(removal.candidate).cell();
                ++boxes[cell.row / 3 * 3 + cell.column / 3];
            }
            return boxes;
        };
        QVERIFY(shown().size() <= 1); // the first may be known already
        std::size_t steps = 0;
        for (std::size_t before = 0; before < inBoxes.size(); ++steps) {
            QTRY_VERIFY_WITH_TIMEOUT(shown().size() > before, kLong);
            before = shown().size();
            for (const auto& [box, count] : shown())
                QCOMPARE(count, inBoxes.at(box));
            QCOMPARE(m_fixture->board->scene().untouched < 1, before < inBoxes.size());
        }
        QCOMPARE(steps, inBoxes.size());
        // Further steps meanwhile are not delayed.
        session().goToFirst();
        session().stepRule(true);
        QVERIFY(shown().size() < inBoxes.size());
        session().stepRule(true);
        session().stepRule(false);
        QCOMPARE(shown(), inBoxes);
        // With reduced motion, the result appears at once.
        session().goToFirst();
        Motion::instance().setReduced(true);
        session().stepRule(true);
        QCOMPARE(shown(), inBoxes);
    }
};

CONVOKU_TEST(TestFirstStart)
#include "tst_first_start.moc"
