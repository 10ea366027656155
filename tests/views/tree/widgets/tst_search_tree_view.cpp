// SPDX-License-Identifier: MIT
#include "app/document/session.h"
#include "app/views/timeline/widgets/stack_panel.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/window/parts/view_bar.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <map>

using namespace convoku;
using namespace convoku::testing;

class TestSearchTreeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void cleanup()
    {
        m_view.reset();
        m_session = nullptr;
    }

    void runsWithoutGuessesSaySo()
    {
        Session session(makeBitwise);
        show(&session);
        QCOMPARE(m_view->accessibleDescription(), sentence("views.no_puzzle_yet"));
        session.open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QCOMPARE(m_view->accessibleDescription(), sentence("views.run_without_guess"));
        QCOMPARE(m_view->tree().size(), 1);
        // Keys and commands have no effect there, and do no harm.
        for (const int key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_F, Qt::Key_Z, Qt::Key_End})
            QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key));
        m_view->goToFirstWrongGuess();
        m_view->unfoldAll();
        QVERIFY(!m_view->grab().isNull());
        QVERIFY(m_session->position() == Position{});
        m_view.reset();
    }

    void theNodeFollowsThePosition()
    {
        open(kArticleHard); // 1: r1c2 = 7 fails; 2: r1c4 = 4; 3, below it: r2c2 = 2 solves
        QCOMPARE(m_view->tree().size(), 4);
        const std::pair<int, int> expected[] = {{0, 0}, {6, 0}, {7, 1}, {9, 1}, {10, 0}, {12, 2}, {14, 3}, {25, 3}};
        for (const auto& [pass, node] : expected) {
            m_session->goTo(m_session->recording()->endOf(pass));
            QCOMPARE(m_view->currentNode(), node);
        }
        QCOMPARE(m_view->accessibleDescription(),
            sentence("views.node_guess_solved",
                {QStringLiteral("r2c2"), QStringLiteral("2"), QStringLiteral("2"), QStringLiteral("14"),
                    QStringLiteral("25")}));
        m_session->goTo(m_session->recording()->endOf(7));
        QCOMPARE(m_view->accessibleDescription(),
            sentence("views.node_guess_failed",
                {QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("1"), QStringLiteral("7"),
                    QStringLiteral("10")}));
        m_session->goToFirst();
        QCOMPARE(m_view->accessibleDescription(),
            sentence("views.node_whole", {QStringLiteral("0"), QStringLiteral("25"), QStringLiteral("3")}));
    }

    void aClickGoesToTheGuess()
    {
        open(kArticleHard);
        for (const int node : {3, 1, 2, 0}) {
            click(node);
            QCOMPARE(m_view->currentNode(), node);
            QVERIFY(m_session->position() == m_view->tree().pushedAt(node));
        }
        QVERIFY(m_session->canGoBack()); // jumps, not steps
        m_session->goTo({9, 3, 0});
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(3, 390)); // no node
        QVERIFY((m_session->position() == Position{9, 3, 0}));
        click(1);
        QVERIFY((m_session->position() == Position{7, 11, 0}));
    }

    void keysWalkTheTree_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("to");
        QTest::newRow("right to the first child") << 0 << int(Qt::Key_Right) << 1;
        QTest::newRow("down") << 1 << int(Qt::Key_Down) << 2;
        QTest::newRow("down from the last") << 2 << int(Qt::Key_Down) << 2;
        QTest::newRow("up") << 2 << int(Qt::Key_Up) << 1;
        QTest::newRow("up from the first") << 1 << int(Qt::Key_Up) << 1;
        QTest::newRow("up without siblings") << 3 << int(Qt::Key_Up) << 3;
        QTest::newRow("right from a leaf") << 1 << int(Qt::Key_Right) << 1;
        QTest::newRow("left") << 3 << int(Qt::Key_Left) << 2;
        QTest::newRow("left from the root") << 0 << int(Qt::Key_Left) << 0;
        QTest::newRow("home") << 3 << int(Qt::Key_Home) << 0;
        QTest::newRow("end") << 1 << int(Qt::Key_End) << 3;
    }

    /// The cursor moves, and the run only with the Return key.
    void keysWalkTheTree()
    {
        QFETCH(int, from);
        QFETCH(int, key);
        QFETCH(int, to);
        open(kArticleHard);
        m_session->goTo(m_view->tree().pushedAt(from));
        QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key));
        QCOMPARE(m_view->focusedPart(), to);
        QCOMPARE(m_view->currentNode(), from);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_view->currentNode(), to);
        QVERIFY(m_session->position() == m_view->tree().pushedAt(to));
        // A step elsewhere takes the cursor along.
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        const int elsewhere = to == 2 ? 1 : 2;
        m_session->goTo(m_view->tree().pushedAt(elsewhere));
        QCOMPARE(m_view->focusedPart(), elsewhere);
    }

    void otherKeysAreLeftToTheWindow_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("space") << int(Qt::Key_Space) << int(Qt::NoModifier);
        QTest::newRow("slower") << int(Qt::Key_BracketLeft) << int(Qt::NoModifier);
        QTest::newRow("previous pass") << int(Qt::Key_Left) << int(Qt::ControlModifier);
        QTest::newRow("next change") << int(Qt::Key_Down) << int(Qt::AltModifier);
        QTest::newRow("last") << int(Qt::Key_End) << int(Qt::ControlModifier);
    }

    void otherKeysAreLeftToTheWindow()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        open(kArticleHard);
        m_session->goTo(m_view->tree().pushedAt(1));
        const Position before = m_session->position();
        QKeyEvent event(QEvent::KeyPress, key, Qt::KeyboardModifiers(modifiers));
        event.accept();
        QCoreApplication::sendEvent(m_view.get(), &event);
        QVERIFY(m_session->position() == before);
        if (modifiers == Qt::NoModifier)
            QVERIFY(!event.isAccepted());
    }

    void foldingHidesAndShows()
    {
        open(kLosesCandidateHard);
        const SearchTree& tree = m_view->tree();
        QVERIFY(tree.size() > 50);
        QCOMPARE(m_view->currentNode(), 0);
        const auto seen = [&] {
            int count = 0;
            for (int node = 0; node < tree.size(); ++node)
                count += m_view->pointOf(node) ? 1 : 0;
            return count;
        };
        QCOMPARE(seen(), tree.size());
        m_view->foldFailed();
        const int folded = seen();
        QVERIFY(folded < tree.size() / 3);
        const int first = *tree.firstWrongGuess();
        QVERIFY(m_view->isFolded(first) && !m_view->pointOf(tree.node(first).firstChild));

        m_session->goTo(tree.pushedAt(first));
        QVERIFY(m_view->isFolded(first)); // selected, and still one mark
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QVERIFY(!m_view->isFolded(first) && m_view->pointOf(tree.node(first).firstChild));
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QVERIFY(m_view->isFolded(first));
        QCOMPARE(seen(), folded);
        const QPoint mark = m_view->pointOf(first)->toPoint();
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, mark);
        QVERIFY(!m_view->isFolded(first));
        m_view->foldFailed();
        QCOMPARE(seen(), folded);
        m_view->unfoldAll();
        QCOMPARE(seen(), tree.size());
        m_view->fit();
        for (int node = 0; node < tree.size(); ++node)
            QVERIFY(QRectF(m_view->view()).contains(*m_view->pointOf(node)));
        m_view->foldFailed();

        // A position inside a folded subtree opens the way to its node, and closes it when it leaves.
        int inside = first + 1;
        while (tree.node(inside).depth < 3)
            ++inside;
        m_session->goTo(tree.pushedAt(inside));
        QCOMPARE(m_view->currentNode(), inside);
        QVERIFY(m_view->pointOf(inside) && seen() > folded);
        m_session->goToFirst();
        QVERIFY(!m_view->pointOf(inside));
        QCOMPARE(seen(), folded);
    }

    void theCurrentNodeIsBroughtIntoView()
    {
        open(kLosesCandidateHard);
        m_view->unfoldAll();
        m_view->setZoom(3);
        const QRectF seen(m_view->view());
        for (int node = 0; node < m_view->tree().size(); node += 7) {
            m_session->goTo(m_view->tree().pushedAt(node));
            QVERIFY(seen.contains(*m_view->pointOf(node)));
        }
        for (int node = m_view->tree().size() - 1; node >= 0; node -= 5) {
            m_session->goTo(m_view->tree().pushedAt(node));
            QVERIFY(seen.contains(*m_view->pointOf(node)));
        }
    }

    void zoomingKeepsWhatIsUnderTheMouse()
    {
        open(kLosesCandidateHard);
        m_view->unfoldAll();
        m_view->setZoom(1);
        m_session->goTo(m_view->tree().pushedAt(m_view->tree().size() / 2));
        const int node = m_view->currentNode();
        const QPointF at = *m_view->pointOf(node);
        const double before = m_view->zoom();
        QWheelEvent wheel(
            at, m_view->mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &wheel);
        QVERIFY(m_view->zoom() > before);
        QVERIFY((*m_view->pointOf(node) - at).manhattanLength() < 3);
        const auto all = [&] {
            const QRectF area(m_view->view());
            for (int i = 0; i < m_view->tree().size(); ++i) {
                if (!area.contains(*m_view->pointOf(i)))
                    return false;
            }
            return true;
        };
        QVERIFY(!all());
        QTest::keyClick(m_view.get(), Qt::Key_Z);
        QVERIFY(all());
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        const double larger = m_view->zoom();
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QVERIFY(m_view->zoom() < larger);
        QTest::keyClick(m_view.get(), Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(m_view->zoom(), 1.0);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, freePoint());
        QVERIFY(all());
        m_view->resize(500, 300); // who looks at the whole tree keeps looking at it
        QVERIFY(all());
    }

    void aDragMovesAndSelectsNothing()
    {
        open(kLosesCandidateHard);
        m_view->unfoldAll();
        m_view->setZoom(3);
        m_session->goTo(m_view->tree().pushedAt(m_view->tree().size() / 2));
        // Behind the push, so that a selection would show.
        m_session->goTo({m_session->position().pass + 1, 1, 0});
        const Position before = m_session->position();
        const QPoint start = m_view->pointOf(m_view->currentNode())->toPoint();
        const int scrolled = m_view->scrolled().y();
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, start);
        for (int moved = 10; moved <= 60; moved += 10) {
            const QPointF at = start - QPoint(0, moved);
            QMouseEvent move(
                QEvent::MouseMove, at, m_view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(m_view.get(), &move);
        }
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, start - QPoint(0, 60));
        QCOMPARE(m_view->scrolled().y() - scrolled, 60);
        QVERIFY(m_session->position() == before);
    }

    void theBarHasTools()
    {
        open(kArticleHard);
        m_view->setZoom(2 * TreeCamera::kMaxZoom);
        m_view->findChild<QToolButton*>(QStringLiteral("tree_fit"))->click();
        QVERIFY(m_view->zoom() < TreeCamera::kMaxZoom);
        const QSignalSpy wanted(m_view.get(), &SearchTreeView::exportRequested);
        m_view->findChild<QToolButton*>(QStringLiteral("tree_export"))->click();
        QCOMPARE(wanted.count(), 1);
    }

    /// A few nodes are boards that fill the view; many are small, with a card for the one under the mouse or the
    /// cursor.
    void boardsFillTheView()
    {
        open(kArticleHard);
        m_view->resize(1300, 560 + ViewBar::kHeight);
        QVERIFY(!m_view->grab().isNull());
        QCOMPARE(m_view->zoom(), 9.0); // 27 pixels per cell
        QVERIFY(m_view->card().isEmpty());
        const QRectF area(m_view->view());
        QRectF all;
        for (int node = 0; node < m_view->tree().size(); ++node) {
            QVERIFY(area.contains(m_view->placeOf(node)));
            QCOMPARE(m_view->placeOf(node).width(), 243.0);
            all |= m_view->placeOf(node);
        }
        QVERIFY(all.width() > 0.8 * area.width() && all.height() > 0.8 * area.height());
        open(kLosesCandidateHard);
        m_view->resize(1300, 560);
        QVERIFY(!m_view->grab().isNull());
        QCOMPARE(m_view->zoom(), 1.0);
        QCOMPARE(m_view->placeOf(1).width(), 27.0);
        const QRectF card = m_view->card();
        QVERIFY(QRectF(m_view->view()).contains(card) && card.width() > 234);
        QCOMPARE(m_view->partAt(card.center().toPoint()), -1); // what is below it is not pointed at
    }

    /// The tool tip and the screen reader add to a failed node's name why it failed.
    void failedNodesSayWhy()
    {
        open(kArticleHard);
        QCOMPARE(m_view->helpOf(1), sentence("views.tree.failure"));
        QVERIFY(m_view->helpOf(2).isEmpty() && m_view->helpOf(3).isEmpty());
    }

    void theFirstWrongGuessAndWhyItFailed()
    {
        open(kArticleHard);
        QVERIFY(m_view->canGoToFirstWrongGuess() && !m_view->failureOfCurrent());
        m_session->goToLast();
        m_view->goToFirstWrongGuess();
        QVERIFY((m_session->position() == Position{7, 11, 0}));
        QVERIFY((m_view->failureOfCurrent() == Position{10, 10, 0}));
        m_session->jumpTo(*m_view->failureOfCurrent());
        const auto events = m_session->recording()->eventsOf(10);
        QVERIFY(std::ranges::any_of(events, [&](const Event& event) {
            return event.kind == EventKind::Contradiction && event.position() == m_session->position();
        }));
        QCOMPARE(m_view->currentNode(), 1); // still the node that fails
    }

    void theMenuOfANode_data()
    {
        QTest::addColumn<int>("node"); // that the menu is opened on, while the position is at the end
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("pass"); // of the position then
        QTest::addColumn<int>("step");
        QTest::newRow("the guess") << 2 << QStringLiteral("go_to_guess") << 12 << 11;
        QTest::newRow("the root") << 0 << QStringLiteral("go_to_guess") << 0 << 0;
        QTest::newRow("where it failed") << 1 << QStringLiteral("go_to_failure") << 10 << 10;
        QTest::newRow("the first wrong one") << 2 << QStringLiteral("first_wrong_guess") << 7 << 11;
        QTest::newRow("nothing failed there") << 2 << QStringLiteral("go_to_failure") << -1 << 0;
        QTest::newRow("nothing to fold") << 1 << QStringLiteral("toggle_fold") << -1 << 0;
    }

    void theMenuOfANode()
    {
        QFETCH(int, node);
        QFETCH(QString, action);
        QFETCH(int, pass);
        QFETCH(int, step);
        open(kArticleHard);
        m_session->goToLast();
        const QPoint at = m_view->pointOf(node)->toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_view->mapToGlobal(at));
        QCoreApplication::sendEvent(m_view.get(), &event);
        auto* menu = m_view->findChild<QMenu*>(QStringLiteral("search_tree_menu"));
        QVERIFY(menu && menu->isVisible());
        auto* entry = menu->findChild<QAction*>(action);
        QVERIFY(entry);
        QCOMPARE(entry->isEnabled(), pass >= 0);
        QVERIFY(m_session->position() == m_session->recording()->last()); // to open it selects nothing
        if (pass >= 0) {
            entry->trigger();
            QVERIFY((m_session->position() == Position{pass, step, 0}));
        }
        menu->close();
    }

    void theMenuByKey()
    {
        open(kLosesCandidateHard);
        m_view->foldFailed();
        m_view->goToFirstWrongGuess();
        const int node = m_view->currentNode();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(m_view.get(), &event);
        auto* menu = m_view->findChild<QMenu*>(QStringLiteral("search_tree_menu"));
        QVERIFY(menu && menu->isVisible());
        QSet<QChar> letters;
        for (const QAction* action : menu->actions()) {
            const qsizetype at = action->text().indexOf(QLatin1Char('&'));
            if (action->isSeparator())
                continue;
            QVERIFY(at >= 0 && !letters.contains(action->text().at(at + 1).toLower()));
            letters.insert(action->text().at(at + 1).toLower());
        }
        QVERIFY(m_view->isFolded(node));
        menu->findChild<QAction*>(QStringLiteral("toggle_fold"))->trigger();
        QVERIFY(!m_view->isFolded(node));
        menu->findChild<QAction*>(QStringLiteral("fold_failed"))->trigger();
        QVERIFY(m_view->isFolded(node));
        menu->close();
    }

    void hoveringTells()
    {
        open(kArticleHard);
        const QSignalSpy pointedSpy(m_view.get(), &SearchTreeView::pointedAt);
        QTest::mouseMove(m_view.get(), m_view->pointOf(1)->toPoint());
        QTRY_COMPARE(pointedSpy.size(), 1);
        QCOMPARE(pointedSpy.last().first().toString(),
            sentence("views.node_guess_failed",
                {QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("1"), QStringLiteral("7"),
                    QStringLiteral("10")}));
        QTest::mouseMove(m_view.get(), QPoint(3, 390));
        QTRY_COMPARE(pointedSpy.size(), 2);
        QVERIFY(pointedSpy.last().first().toString().isEmpty());
    }

    void anotherRunAnotherTree()
    {
        Session session(makeBitwise);
        show(&session);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goToLast();
        QCOMPARE(m_view->currentNode(), 3);
        session.open(gridOf(kNoSolution), {});
        QCOMPARE(m_view->currentNode(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->pushes() > 1, kLong);
        session.stopRun();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QCOMPARE(m_view->tree().size(), session.recording()->pushes() + 1);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QCOMPARE(m_view->tree().size(), 4);
        // Out of passes under a guess, and on from there.
        m_session->setOptions({{}, 8});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QCOMPARE(m_view->tree().size(), 2);
        m_session->continueRun();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QCOMPARE(m_view->tree().size(), 4);
        QCOMPARE(m_view->tree().solution(), std::optional(3));
        m_view.reset();
    }

    void aHiddenViewCatchesUp()
    {
        open(kArticleHard);
        m_view = std::make_unique<SearchTreeView>(m_session);
        m_session->goTo(m_session->recording()->endOf(13));
        m_view->show();
        QCOMPARE(m_view->currentNode(), 2);
        QVERIFY(m_view->view().contains(m_view->pointOf(3)->toPoint()));
    }

    /// Without an active guess, the panel names the next guess if one follows, never one that has been made.
    void theStackNamesTheGuessThatComes_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("title");
        // By the trace of the article's puzzle: guesses in passes 7, 12 and 14, the first of them taken back in
        // pass 10.
        const QString first = sentence("views.stack_empty_first_comes", {QStringLiteral("7")});
        const QString next = sentence("views.stack_empty_next_comes", {QStringLiteral("12")});
        QTest::newRow("the start") << Position{} << first;
        QTest::newRow("a pass before") << Position{6, 11} << first;
        QTest::newRow("the step before") << Position{7, 10} << first;
        QTest::newRow("inside its step") << Position{7, 11, 45} << first;
        QTest::newRow("made") << Position{7, 11} << sentence("views.stack_one");
        QTest::newRow("before it is taken back") << Position{10, 10} << sentence("views.stack_one");
        QTest::newRow("taken back") << Position{10, 11} << next;
        QTest::newRow("a pass later") << Position{11, 11} << next;
        QTest::newRow("the step before the second") << Position{12, 10} << next;
        QTest::newRow("the second") << Position{12, 11} << sentence("views.stack_one");
    }
    void theStackNamesTheGuessThatComes()
    {
        QFETCH(Position, position);
        QFETCH(QString, title);
        open(kArticleHard);
        StackPanel panel(m_session);
        m_session->goTo(position);
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("stack_title"))->text(), title);
    }

    void theStackNamesNoGuessWhereNoneFollows()
    {
        open(kNoSolution);
        const StackPanel panel(m_session);
        const auto* title = panel.findChild<QLabel*>(QStringLiteral("stack_title"));
        QVERIFY(title->text().contains(sentence("views.stack_first_comes_begins")));
        m_session->goToLast();
        QCOMPARE(title->text(), sentence("views.stack_empty"));
    }

    void rowsOfTheStackLeadToTheirGuess()
    {
        open(kArticleHard);
        StackPanel panel(m_session);
        panel.resize(500, 200);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto* table = panel.findChild<QTableView*>(QStringLiteral("stack"));
        const auto* title = panel.findChild<QLabel*>(QStringLiteral("stack_title"));
        QCOMPARE(title->text(), sentence("views.stack_empty_first_comes", {QStringLiteral("7")}));
        QVERIFY(!table->isEnabled());
        m_session->goTo(m_session->recording()->endOf(13));
        QCOMPARE(title->text(), sentence("views.stack_one"));
        m_session->goTo(m_session->recording()->endOf(17));
        QCOMPARE(title->text(), sentence("views.stack_several", {QStringLiteral("2")}));
        QVERIFY(table->isEnabled() && !table->accessibleName().isEmpty());

        const auto rowCentre = [table](int row) { return table->visualRect(table->model()->index(row, 1)).center(); };
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, rowCentre(1));
        QVERIFY((m_session->position() == Position{14, 11, 0}));
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->currentIndex().row(), 1);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, rowCentre(0));
        QVERIFY((m_session->position() == Position{12, 11, 0}));
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->currentIndex().row(), 0);

        m_session->goTo(m_session->recording()->endOf(17));
        QCOMPARE(table->currentIndex().row(), 1); // the innermost one is what is being worked on
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Up);
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY((m_session->position() == Position{17, 11, 0})); // to look at a row is not to go there
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY((m_session->position() == Position{14, 11, 0}));
        QTest::keyClick(table, Qt::Key_Up);
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY((m_session->position() == Position{12, 11, 0}));
    }

private:
    void show(Session* session)
    {
        m_session = session;
        m_view = std::make_unique<SearchTreeView>(session);
        m_view->resize(600, 400);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
    }

    /// Shows a puzzle's run from its start. Each puzzle is run once.
    void open(const char* puzzle)
    {
        auto& session = m_sessions[puzzle];
        if (!session) {
            session = std::make_unique<Session>(makeBitwise);
            session->open(gridOf(puzzle), {});
            QTRY_VERIFY_WITH_TIMEOUT(!session->isRunning(), kLong);
        }
        session->goToFirst();
        show(session.get());
    }

    void click(int node) { QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->pointOf(node)->toPoint()); }

    /// A point of the viewport that is far from every node.
    QPoint freePoint()
    {
        for (int y = 4; y < m_view->view().height(); y += 8) {
            bool isFree = true;
            for (int node = 0; node < m_view->tree().size(); ++node) {
                const auto point = m_view->pointOf(node);
                isFree = isFree && (!point || std::abs(point->y() - y) > 20);
            }
            if (isFree)
                return {m_view->view().width() / 2, y};
        }
        return {};
    }

    std::map<std::string, std::unique_ptr<Session>> m_sessions;
    Session* m_session = nullptr;
    std::unique_ptr<SearchTreeView> m_view;
};

CONVOKU_TEST(TestSearchTreeView)
#include "tst_search_tree_view.moc"
