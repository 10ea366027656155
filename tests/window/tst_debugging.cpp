// SPDX-License-Identifier: MIT
// The window as a debugger: breakpoints, bookmarks, sessions, perspectives, keys, commands.
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/compare/widgets/compared_board.h"
#include "app/views/compare/widgets/compared_column.h"
#include "app/views/timeline/events_model.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/key_settings.h"
#include "app/wording/language.h"
#include "app/wording/verdict_wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace convoku;
using namespace convoku::testing;

class TestDebugging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_window = m_fixture->window.get();
        m_board = m_fixture->board;
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }
    void cleanup() { m_fixture.reset(); }

    void f9StopsWhereThePickedCandidateChanges()
    {
        openHard();
        const Candidate candidate{1, 3, 4}; // r4c5 = 2 goes, comes back and goes again
        m_window->session().pick(candidate);
        QTest::keyClick(m_window, Qt::Key_F9);
        QCOMPARE(m_window->workspace().breakpoints()->count(), 1);
        const auto changes = historyOf(recording(), candidate.index());
        QVERIFY(changes.size() >= 4);
        for (std::size_t i = 1; i < changes.size(); ++i) {
            QTest::keyClick(m_window, Qt::Key_F4);
            QVERIFY(m_window->session().position() == recording().events()[changes[i].event].position());
        }
        const Position last = m_window->session().position();
        QTest::keyClick(m_window, Qt::Key_F4);
        QVERIFY(m_window->session().position() == last);
        QVERIFY(noticeOf(*m_window).text().contains(sentence("window.no_breakpoint_after")));
        QTest::keyClick(m_window, Qt::Key_F4, Qt::ShiftModifier);
        QVERIFY(m_window->session().position() == recording().events()[changes[changes.size() - 2].event].position());
        // Play stops there too, on and backwards.
        m_window->session().goToFirst();
        m_window->session().setSpeed(static_cast<int>(Session::speeds().size()) - 1);
        QTest::keyClick(m_window, Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isPlaying(), kLong);
        QVERIFY(m_window->session().position() == recording().events()[changes[1].event].position());
        m_window->session().goToLast();
        QTest::keyClick(m_window, Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isPlaying(), kLong);
        QVERIFY(m_window->session().position() == last);
        // Again: it is gone.
        QTest::keyClick(m_window, Qt::Key_F9);
        QCOMPARE(m_window->workspace().breakpoints()->count(), 0);
    }

    void f9WithoutAPickStopsAtWhatHappenedHere()
    {
        openHard();
        m_window->session().goTo({7, 11}); // a guess
        QTest::keyClick(m_window, Qt::Key_F9);
        QVERIFY(m_window->workspace().breakpoints()->at(0).kind == BreakpointKind::Push);
        QCOMPARE(static_cast<int>(m_window->workspace().breakpoints()->hits(0).size()), recording().pushes());
    }

    void bothEndsSayThatTheyAreEnds()
    {
        openHard();
        QTest::keyClick(m_window, Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(noticeOf(*m_window).text().contains(sentence("window.start_of_run")));
        actionNamed("last")->trigger();
        QVERIFY(m_window->session().isAtEnd());
        QCOMPARE(noticeOf(*m_window).text(), QString());
        for (const auto& [key, modifiers] : {std::pair{Qt::Key_F10, Qt::KeyboardModifiers()},
                 {Qt::Key_F11, Qt::KeyboardModifiers()}, {Qt::Key_F11, Qt::KeyboardModifiers(Qt::ShiftModifier)}}) {
            noticeOf(*m_window).clear();
            QTest::keyClick(m_window, key, modifiers);
            QVERIFY(noticeOf(*m_window).text().contains(sentence("window.end_of_run_solved")));
        }
    }

    void layersByKeys()
    {
        openHard();
        QTest::keyClick(m_window, Qt::Key_F11);
        const Position rule = m_window->session().position();
        QTest::keyClick(m_window, Qt::Key_F11, Qt::ControlModifier);
        QVERIFY((m_window->session().position() == Position{rule.pass, rule.step, 1}));
        auto* sentenceLabel = m_fixture->child<QLabel>("sentence");
        QVERIFY2(sentenceLabel->text().startsWith(sentence("window.layer_1_begins") + QLatin1Char(' ')),
            qPrintable(sentenceLabel->text()));
        QTest::keyClick(m_window, Qt::Key_F11);
        QCOMPARE(m_window->session().position().layer, 2);
        QTest::keyClick(m_window, Qt::Key_F11, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->session().position().layer, 1);
        QTest::keyClick(m_window, Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(m_window->session().position() == rule);
        QTest::keyClick(m_window, Qt::Key_F11, Qt::ShiftModifier | Qt::AltModifier);
        QVERIFY(m_window->session().position() == Position{});
    }

    void bookmarksHaveNotesAndKeys()
    {
        openHard();
        m_window->session().goTo({14, 11});
        QTest::keyClick(m_window, Qt::Key_B, Qt::ControlModifier);
        auto* dock = m_fixture->child<QDockWidget>("bookmarks_dock");
        QVERIFY(dock->isVisible());
        // Its note can be typed at once.
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QStringLiteral("here it begins"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_window->workspace().bookmarks()->list().at(0).note, QStringLiteral("here it begins"));
        m_window->session().goTo({3, 11});
        m_window->workspace().bookmarks()->toggle({3, 11});
        QTest::keyClick(m_window, Qt::Key_2, Qt::ControlModifier);
        QVERIFY((m_window->session().position() == Position{14, 11}));
        QTest::keyClick(m_window, Qt::Key_1, Qt::ControlModifier);
        QVERIFY((m_window->session().position() == Position{3, 11}));
        QTest::keyClick(m_window, Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(m_window->workspace().bookmarks()->list().size(), std::size_t{1});
        // In the list Enter goes there, and Delete takes it away, but not the next one.
        m_window->workspace().bookmarks()->toggle({20, 11});
        auto* table = dock->findChild<QTableView*>();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY((m_window->session().position() == Position{14, 11}));
        QTest::keyClick(table, Qt::Key_Delete);
        QVERIFY((m_window->workspace().bookmarks()->list() == std::vector<Bookmark>{{{20, 11}, {}}}));
    }

    void aSessionComesBackAsItWas()
    {
        openHard();
        Session& session = m_window->session();
        session.setRuleEnabled(article::NakedPairBox, false);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo({5, 3, 2});
        session.pick(Candidate{1, 3, 4});
        session.setRange(PassRange{2, 8});
        Workspace& workspace = m_window->workspace();
        workspace.toggleBreakpointHere();
        workspace.bookmarks()->setList({{{3, 10}, QStringLiteral("a note")}});
        workspace.watches()->add(*readWatch(QStringLiteral("row 4 = 7")).watch);
        const auto before = recording().givens();
        const Breakpoint breakpoint = workspace.breakpoints()->at(0);
        const QString path = m_fixture->folder.filePath(QStringLiteral("mine.convoku"));
        QVERIFY(m_window->saveSessionTo(path));

        m_fixture->settings.clear();
        m_fixture->open();
        m_window = m_fixture->window.get();
        openFileAndWait(*m_window, path);
        Session& opened = m_window->session();
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isRunning(), kLong);
        QVERIFY(opened.recording()->givens() == before);
        QVERIFY(!opened.isRuleEnabled(article::NakedPairBox));
        QVERIFY((opened.position() == Position{5, 3, 2}));
        QVERIFY((opened.picked() == Candidate{1, 3, 4}));
        QVERIFY((opened.range() == PassRange{2, 8}));
        QCOMPARE(m_window->workspace().breakpoints()->count(), 1);
        QVERIFY(m_window->workspace().breakpoints()->at(0) == breakpoint);
        const Bookmark bookmark{{3, 10}, QStringLiteral("a note")};
        QVERIFY(m_window->workspace().bookmarks()->list() == std::vector{bookmark});
        QCOMPARE(m_window->workspace().watches()->count(), 1);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("mine")));
    }

    void foreignSessionsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("part");
        const QByteArray puzzle(kArticleHard);
        const auto with = [&](const QByteArray& version, const QByteArray& rules, const QByteArray& text) {
            return QByteArray("{\"format\": \"convoku-session\", \"version\": " + version + ", \"rules\": " + rules
                + ", \"puzzle\": \"" + text + "\"}");
        };
        QTest::newRow("another program's") << QByteArray("{\"name\": 1}") << sentence("window.session_of_others");
        QTest::newRow("not closed") << QByteArray("{\n \"format\": ")
                                    << sentence("window.wrong_line", {QStringLiteral("2")});
        QTest::newRow("a newer version") << with("3", "[]", puzzle)
                                         << sentence("window.session_version", {QStringLiteral("3")});
        QTest::newRow("no version") << with("\"x\"", "[]", puzzle) << sentence("window.session_without_version");
        QTest::newRow("an unknown rule") << with("1", "[\"x_wing\"]", puzzle) << QStringLiteral("rules");
        QTest::newRow("a rule twice") << with("1", "[\"pointing_row\", \"pointing_row\"]", puzzle)
                                      << QStringLiteral("rules");
        QTest::newRow("no puzzle") << with("1", "[]", "123")
                                   << sentence("window.session_puzzle_length", {QStringLiteral("81")});
    }
    void foreignSessionsAreRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, part);
        openHard();
        m_window->session().goTo({4, 11});
        const auto before = m_window->session().recording();
        const QString path = m_fixture->folder.filePath(QStringLiteral("foreign.convoku"));
        write(path, content);
        openFileAndWait(*m_window, path);
        bool said = false;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains(part));
        QVERIFY(said);
        QVERIFY(m_window->session().recording() == before);
        QVERIFY((m_window->session().position() == Position{4, 11}));
    }

    void whatASessionHasThatCannotBeReadIsLeftOut()
    {
        const QString path = m_fixture->folder.filePath(QStringLiteral("partly.convoku"));
        write(path,
            QByteArray("{\"format\": \"convoku-session\", \"version\": 1, \"rules\": [\"naked_single_box\"], "
                       "\"search\": true, \"position\": [2, 99, 99], \"breakpoints\": [{\"kind\": \"moon\"}, "
                       "{\"kind\": \"push\"}], \"watches\": [\"everything\"], \"bookmarks\": [7], \"puzzle\": \"")
                + kArticleEasy + "\"}");
        openFileAndWait(*m_window, path);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(m_window->workspace().breakpoints()->count(), 1);
        QCOMPARE(m_window->workspace().watches()->count(), 0);
        QVERIFY(m_window->workspace().bookmarks()->list().empty());
        QVERIFY(m_window->session().recording()->contains(m_window->session().position()));
        bool said = false;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            said = said || label->text().contains(sentence("window.breakpoints_left_out", {QStringLiteral("3")}));
        QVERIFY(said);
    }

    void perspectivesKeepTheirArrangement()
    {
        Docks* docks = m_window->findChild<Docks*>();
        auto* stack = m_fixture->child<QDockWidget>("stack_dock");
        auto* events = m_fixture->child<QDockWidget>("events_dock");
        QVERIFY(!stack->isVisible() && !events->isVisible());
        docks->setPerspective(Perspective::Debug);
        QVERIFY(events->isVisible());
        QVERIFY(!stack->isHidden());
        events->hide();
        docks->setPerspective(Perspective::Present);
        for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>())
            QVERIFY2(!dock->isVisible(), qPrintable(dock->objectName()));
        docks->setPerspective(Perspective::Debug);
        QVERIFY(events->isHidden());
        // The next start has it too.
        m_window->close();
        m_fixture->open();
        m_window = m_fixture->window.get();
        docks = m_window->findChild<Docks*>();
        QVERIFY(docks->perspective() == Perspective::Debug);
        QVERIFY(m_fixture->child<QDockWidget>("events_dock")->isHidden());
        docks->reset();
        QVERIFY(!m_fixture->child<QDockWidget>("events_dock")->isHidden());
        docks->setPerspective(Perspective::Puzzle);
        QVERIFY(m_fixture->child<QDockWidget>("stack_dock")->isHidden());
    }

    /// Stepping closes the passes that it opened; passes that the user opened stay open.
    void steppingLeavesNoPassOpen()
    {
        openHard();
        auto* events = m_fixture->child<QTreeView>("events");
        m_window->findChild<Docks*>()->setPerspective(Perspective::Debug);
        const auto open = [events] {
            QList<int> passes;
            for (int row = 0; row < events->model()->rowCount(); ++row) {
                if (events->isExpanded(events->model()->index(row, 0)))
                    passes << row;
            }
            return passes;
        };
        m_window->session().goToFirst();
        QCOMPARE(open(), QList<int>{});
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(m_window, Qt::Key_F11);
            const Position position = m_window->session().position();
            QVERIFY(open() == QList<int>{position.pass} || open().isEmpty());
            QCOMPARE(events->currentIndex().parent().isValid(), !recording().isEndOfPass(position));
        }
        m_window->session().goTo({17, 3, 0});
        QCOMPARE(open(), QList<int>{17});
        events->expand(events->model()->index(5, 0));
        m_window->session().goTo({20, 11, 0});
        QCOMPARE(open(), QList<int>{5});
        m_window->session().goTo({5, 1, 0});
        m_window->session().goTo({4, 11, 0});
        QCOMPARE(open(), QList<int>{5});
    }

    /// At the left edge a guess that stands is a line: as wide as the depth says, in the first column.
    void theSpineShowsTheDepth()
    {
        openHard();
        auto* events = m_fixture->child<QTreeView>("events");
        m_window->findChild<Docks*>()->setPerspective(Perspective::Debug);
        m_window->resize(1366, 768);
        QTest::qWait(20);
        QCOMPARE(events->header()->logicalIndex(0), static_cast<int>(EventsModel::DepthColumn));
        const Theme& theme = Theme::of(Theme::Kind::Light);
        for (const int pass : {3, 9, 11, 17}) {
            const QModelIndex row = events->model()->index(pass, EventsModel::DepthColumn);
            events->scrollTo(row);
            QCoreApplication::processEvents();
            const QImage picture = events->viewport()->grab(events->visualRect(row)).toImage();
            const int depth = recording().stateAt(recording().endOf(pass)).depth();
            for (int level = 1; level <= 2; ++level) {
                bool seen = false;
                for (int x = 0; x < picture.width(); ++x)
                    seen = seen || picture.pixelColor(x, picture.height() / 2) == theme.depth(level);
                QCOMPARE(seen, level <= depth);
            }
        }
    }

    void keysCanBeChosenAndStay()
    {
        KeySettings* keys = &m_window->keySettings();
        QAction* action = actionNamed("explain_picked");
        QAction* commands = actionNamed("commands");
        QVERIFY(action != nullptr && commands != nullptr);
        QVERIFY(keys->problem(commands, QKeySequence(Qt::Key_F10)).contains(actionNamed("next_pass")->iconText()));
        QVERIFY(keys->problem(commands, QKeySequence(Qt::Key_G)).contains(QStringLiteral("G")));
        QVERIFY(keys->problem(action, QKeySequence(Qt::Key_G)).isEmpty()); // it is the board's
        QVERIFY(keys->problem(commands, QKeySequence(Qt::CTRL | Qt::Key_U)).isEmpty());
        keys->choose(commands, QKeySequence(Qt::CTRL | Qt::Key_U));
        QCOMPARE(commands->shortcuts(), QList{QKeySequence(Qt::CTRL | Qt::Key_U)});
        QVERIFY(commands->toolTip().contains(QStringLiteral("Ctrl+U")));

        m_window->close();
        m_fixture->open();
        m_window = m_fixture->window.get();
        commands = actionNamed("commands");
        QCOMPARE(commands->shortcuts(), QList{QKeySequence(Qt::CTRL | Qt::Key_U)});
        m_window->keySettings().reset(commands);
        QCOMPARE(commands->shortcuts().front(), QKeySequence(Qt::CTRL | Qt::Key_K));
    }

    void aDialogTakesTheKeyThatIsPressed()
    {
        bool done = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            auto* list = dialog->findChild<QTreeWidget*>();
            auto* edit = dialog->findChild<QKeySequenceEdit*>();
            list->setCurrentItem(list->findItems(actionNamed("reset_layout")->iconText(), Qt::MatchExactly).at(0));
            edit->setFocus();
            // The field waits a second for more strokes.
            constexpr int kStroke = 1500;
            QTest::keyClick(edit, Qt::Key_F8);
            QTest::qWait(kStroke);
            done = !list->findItems(QStringLiteral("F8"), Qt::MatchExactly, 1).isEmpty();
            // One that is taken is refused with its owner's name.
            edit->clear();
            QTest::keyClick(edit, Qt::Key_F10);
            QTest::qWait(kStroke);
            done = done
                && dialog->findChild<QLabel*>(QStringLiteral("keys_problem"))
                       ->text()
                       .contains(actionNamed("next_pass")->iconText());
            dialog->reject();
        });
        actionNamed("keys")->trigger();
        QVERIFY(done);
        QCOMPARE(actionNamed("reset_layout")->shortcut(), QKeySequence(Qt::Key_F8));
    }

    void everyCommandHasANameAndIsInThePalette()
    {
        QSet<QString> names;
        for (const QAction* action : m_window->keySettings().actions()) {
            QVERIFY(!action->objectName().isEmpty());
            QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
            names.insert(action->objectName());
        }
        // Whatever the menus offer is a command, but for the lists of files and examples.
        for (const QAction* action : m_window->findChild<Commands*>()->all())
            QVERIFY2(names.contains(action->objectName()), qPrintable(action->objectName()));
    }

    void thePaletteFindsAndTriggers()
    {
        openHard();
        m_window->session().goToFirst();
        bool found = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            auto* typed = dialog->findChild<QLineEdit*>();
            QTest::keyClicks(typed, QStringLiteral("wrong first"));
            auto* list = dialog->findChild<QTreeWidget*>();
            found = list->currentItem() != nullptr && list->currentItem()->text(1) == sentence("window.menu_go")
                && list->currentItem()->text(2) == QStringLiteral("Ctrl+W");
            QTest::keyClick(typed, Qt::Key_Return);
        });
        QTest::keyClick(m_window, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(found);
        // The article's first wrong guess: r1c2 = 7 in pass 7; it failed in pass 10.
        QVERIFY((m_window->session().position() == Position{7, 11}));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
        QTest::keyClick(m_window, Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY((m_window->session().position() == Position{10, 10}));
        QCOMPARE(m_fixture->child<QLabel>("sentence")->text(),
            sentence("window.contradiction",
                {QStringLiteral("7"), QStringLiteral("8"), QStringLiteral("r3c8"), QStringLiteral("r5c8"),
                    QStringLiteral("r1c2")}));
    }

    void aSecondSolutionIsLookedFor()
    {
        openHard();
        QAction* look = actionNamed("look_for_another");
        QVERIFY(look->isEnabled());
        look->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(VerdictWording::of(recording(), false).text, sentence("window.verdict.one_solution"));
        QVERIFY(!look->isEnabled());
        actionNamed("next_solution")->trigger();
        QVERIFY((m_window->session().position() == Position{25, 11}));

        // Two bottom rows of this grid can be swapped in parts: both fillings are found and can be shown.
        QByteArray several(kArticleEasySolution);
        for (const int cell : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17})
            several[cell] = '.';
        m_window->openText(QString::fromLatin1(several));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        look->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(VerdictWording::of(recording(), false).text, sentence("window.verdict.several_solutions"));
        m_window->session().goToFirst();
        actionNamed("next_solution")->trigger();
        const Candidates first = recording().stateAt(m_window->session().position()).candidates;
        actionNamed("next_solution")->trigger();
        const Candidates second = recording().stateAt(m_window->session().position()).candidates;
        QVERIFY(Grid::fromDecided(first).isComplete() && Grid::fromDecided(second).isComplete());
        QVERIFY(first != second);
    }

    void otherRulesRunSideBySide()
    {
        openHard();
        QTest::keyClick(m_window, Qt::Key_I, Qt::ControlModifier);
        auto* page = m_fixture->child<ComparePage>("compare");
        QVERIFY(page->isVisible());
        // The run itself, and the same with its last rule off.
        SideBySide* runs = page->runs();
        QVERIFY(runs->isOwn(0) && !runs->isOwn(1));
        QCOMPARE(runs->optionsOf(1)->rules.size(), std::size_t{8});
        // Its bar is that of the runs, and no reason is told below several boards.
        QVERIFY(
            !m_window->findChild<TimelineView*>()->isVisible() && m_fixture->child<QWidget>("run_lanes")->isVisible());
        auto* rules = page->columns()[1]->findChild<QListWidget*>(QStringLiteral("column_rules"));
        rules->item(8)->setCheckState(Qt::Checked);
        rules->item(3)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY_WITH_TIMEOUT(!runs->isRunning() && runs->firstDifference(), kLong);
        auto* summary = m_fixture->child<QLabel>("compare_summary");
        QTRY_VERIFY_WITH_TIMEOUT(
            summary->toolTip().startsWith(sentence("window.runs_part_begins") + QLatin1Char(' ')), kLong);
        m_fixture->child<QToolButton>("compare_difference")->click();
        QCOMPARE(m_window->session().position().pass, *runs->firstDifference());
        ComparedBoard* other = page->columns()[1]->board();
        QVERIFY(!other->marks().isEmpty());
        QCOMPARE(other->scene().candidates, runs->runs()[1]->candidatesAt(runs->position()));
        // Both commands show it, each with its own columns, as they were left; once more leads back to the board.
        actionNamed("side_by_side")->trigger();
        QVERIFY(page->isVisible() && runs->networkOf(1) == fastModel() && !runs->isOwn(0));
        QVERIFY(actionNamed("side_by_side")->isChecked() && !actionNamed("what_if")->isChecked());
        QTest::keyClick(m_window, Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(runs->optionsOf(1)->rules.size(), std::size_t{8});
        QVERIFY(!runs->rulesOf(1).isEmpty() && actionNamed("what_if")->isChecked());
        QTest::keyClick(m_window, Qt::Key_I, Qt::ControlModifier);
        QVERIFY(!page->isVisible());
        QVERIFY(m_board->isVisible());
        QTRY_VERIFY(m_window->findChild<TimelineView*>()->isVisible());
    }

    /// A click on the board of the session's run asks about a candidate, as on the board itself.
    void aCandidateIsPickedAmongComparedBoards()
    {
        openHard();
        actionNamed("what_if")->trigger();
        auto* page = m_fixture->child<ComparePage>("compare");
        QTRY_VERIFY_WITH_TIMEOUT(page->runs()->runs().size() == 2, kLong);
        const Candidate candidate{4, 0, 1};
        ComparedBoard* own = page->columns()[0]->board();
        const auto at = [&candidate](const ComparedBoard* board) {
            return board->geometryOfBoard().candidateRect(candidate).center().toPoint();
        };
        QTest::mouseClick(page->columns()[1]->board(), Qt::LeftButton, {}, at(page->columns()[1]->board()));
        QVERIFY(!m_window->session().picked());
        QTest::mouseClick(own, Qt::LeftButton, {}, at(own));
        QCOMPARE(m_window->session().picked(), std::optional(candidate));
        QCOMPARE(own->scene().picked, std::optional(candidate));
    }

    void everyPanelIsReachedByKeys()
    {
        openHard();
        m_window->session().goTo({17, 11}); // guesses stand: the stack has rows
        m_window->findChild<Docks*>()->setPerspective(Perspective::Debug);
        QTest::qWait(50);
        m_board->setFocus();
        QSet<QString> reached;
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(m_window, Qt::Key_F6);
            QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus != nullptr);
            for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
                if (dock->isAncestorOf(focus))
                    reached.insert(dock->objectName());
            }
            if (focus == m_window->findChild<TimelineView*>())
                reached.insert(QStringLiteral("timeline"));
            if (focus == m_board)
                reached.insert(QStringLiteral("board"));
            if (focus == m_window->findChild<TimelineView*>())
                reached.insert(QStringLiteral("timeline"));
        }
        QVERIFY(reached.contains(QStringLiteral("board")));
        QVERIFY(reached.contains(QStringLiteral("timeline")));
        QVERIFY(reached.contains(QStringLiteral("events_dock")));
        QVERIFY(reached.contains(QStringLiteral("explanation_dock")));
        QTest::keyClick(m_window, Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(m_fixture->child<QStackedWidget>("centre")->currentIndex(), 3);
        QTest::keyClick(m_window, Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(m_fixture->child<QStackedWidget>("centre")->currentIndex(), 0);
    }

private:
    const Recording& recording() { return *m_window->session().recording(); }

    void openHard()
    {
        m_window->openText(QString::fromLatin1(kArticleHard));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(recording().passCount(), 25);
    }

    QAction* actionNamed(const char* name)
    {
        for (QAction* action : m_window->keySettings().actions()) {
            if (action->objectName() == QString::fromLatin1(name))
                return action;
        }
        return nullptr;
    }

    void write(const QString& path, const QByteArray& content)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("can't write %s", qPrintable(path));
    }

    std::unique_ptr<WindowFixture> m_fixture;
    MainWindow* m_window = nullptr;
    BoardView* m_board = nullptr;
};

CONVOKU_TEST(TestDebugging)
#include "tst_debugging.moc"
