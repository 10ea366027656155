// SPDX-License-Identifier: MIT
#include "app/document/examples.h"
#include "app/views/board/puzzle_edit.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/parts/message_bar.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QImageReader>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

using namespace convoku;
using namespace convoku::testing;

namespace {

const char* const kEasy = ".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5.";

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_settings
            = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        m_settings->clear();
        m_window = std::make_unique<MainWindow>(makeBitwise, *m_settings);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_board = m_window->findChild<BoardView*>(QStringLiteral("board_page"));
        m_messages = m_window->findChild<MessageBar*>();
    }

    void cleanup() { m_window.reset(); }

    void noTwoActionsShareAKey()
    {
        QMap<QString, QString> owners;
        int keys = 0;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                const QString text = key.toString(QKeySequence::PortableText);
                QVERIFY(!text.isEmpty());
                QVERIFY2(!owners.contains(text),
                    qPrintable(QStringLiteral("%1: %2 and %3").arg(text, owners.value(text), action->objectName())));
                owners.insert(text, action->objectName());
                ++keys;
            }
        }
        QVERIFY(keys > 20);
        // The keys that the product names.
        const std::pair<const char*, const char*> expected[]
            = {{"F5", "play"}, {"Space", "play_on_board"}, {"F10", "next_pass"}, {"Ctrl+Right", "next_pass"},
                {"Ctrl+Shift+F10", "previous_pass"}, {"Ctrl+Left", "previous_pass"}, {"F11", "next_rule"},
                {"Ctrl+Shift+F11", "previous_rule"}, {"Ctrl+Home", "first"}, {"Ctrl+End", "last"}, {"[", "slower"},
                {"]", "faster"}, {"Shift+F11", "step_out"}, {"Alt+Left", "back"}, {"Alt+Right", "forward"},
                {"Ctrl+L", "go_to_address"}, {"Alt+Up", "previous_change"}, {"Alt+Down", "next_change"},
                {"Alt+Return", "full_screen"}, {"Ctrl+F10", "run_to_selected"}, {"F9", "toggle_breakpoint"},
                {"F4", "next_hit"}, {"Shift+F4", "previous_hit"}, {"Ctrl+K", "commands"}, {"Ctrl+B", "toggle_bookmark"},
                {"Ctrl+1", "bookmark_1"}, {"Ctrl+0", "bookmark_10"}, {"Ctrl+Shift+F5", "play_backwards"}};
        for (const auto& [key, action] : expected)
            QCOMPARE(owners.value(QString::fromLatin1(key)), QString::fromLatin1(action));
    }

    void menusHaveNoTwoEqualMnemonics()
    {
        for (const QAction* top : m_window->menuBar()->actions()) {
            QMap<QChar, QString> seen;
            for (const QAction* action : top->menu()->actions()) {
                const QString text = action->text();
                const qsizetype at = text.indexOf(QLatin1Char('&'));
                if (at < 0)
                    continue;
                const QChar letter = text.at(at + 1).toLower();
                QVERIFY2(!seen.contains(letter),
                    qPrintable(
                        top->text() + QStringLiteral(": ") + text + QStringLiteral(" and ") + seen.value(letter)));
                seen.insert(letter, text);
            }
        }
    }

    void keysStepThroughTheRun()
    {
        openEasy();
        m_board->setFocus();
        const auto position = [this] { return m_window->session().position(); };
        QTest::keyClick(m_window.get(), Qt::Key_F10);
        QVERIFY((position() == Position{1, 11}));
        QTest::keyClick(m_window.get(), Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY((position() == Position{0, 0}));
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        QVERIFY((position() == Position{1, 1}));
        QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY((position() == Position{0, 0}));
        QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ControlModifier);
        QVERIFY((position() == Position{2, 11}));
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::ControlModifier);
        QVERIFY((position() == Position{1, 11}));
        QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY((position() == Position{2, 11}));
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        QVERIFY((position() == Position{0, 0}));
        QTest::keyClick(m_board, Qt::Key_Right);
        QVERIFY((position() == Position{1, 11}));
        QTest::keyClick(m_board, Qt::Key_BracketRight);
        QCOMPARE(m_window->session().speed(), 3);
        QTest::keyClick(m_board, Qt::Key_Space);
        QVERIFY(m_window->session().isPlaying());
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QVERIFY(!m_window->session().isPlaying());
    }

    void spaceOnAButtonIsTheButtons()
    {
        openEasy();
        m_window->session().goTo({1, 1});
        m_window->session().pick(Candidate{0, 0, 0});
        auto* close = m_window->findChild<QToolButton*>(QStringLiteral("why_close"));
        close->setFocus();
        QTest::keyClick(close, Qt::Key_Space);
        QVERIFY(!m_window->session().isPlaying());
        QVERIFY(!m_window->session().picked());
    }

    void everythingIsInStep()
    {
        openEasy();
        auto* events = m_window->findChild<QTreeView*>(QStringLiteral("events"));
        auto* timeline = m_window->findChild<TimelineView*>();
        auto* sentenceLabel = m_window->findChild<QLabel*>(QStringLiteral("sentence"));
        QCOMPARE(timeline->lastPass(), 2);
        m_window->session().goTo({1, 11});
        QCOMPARE(timeline->pass(), 1);
        QCOMPARE(timeline->scene().playheadText, QStringLiteral("1"));
        QCOMPARE(events->currentIndex().row(), 1);
        QVERIFY(sentenceLabel->text().startsWith(sentence("window.pass_1_removes_begins")));
        QCOMPARE(
            m_board->scene().candidates.count(), m_window->session().recording()->stateAt({1, 11}).candidates.count());

        // Select an event: the board shows it.
        const QModelIndex rule = events->model()->index(1, 0, events->model()->index(1, 0));
        events->setCurrentIndex(rule);
        const Position there = m_window->session().position();
        QCOMPARE(there.pass, 1);
        QVERIFY(there.step < 10);
        QCOMPARE(
            m_board->scene().candidates.count(), m_window->session().recording()->stateAt(there).candidates.count());
        QCOMPARE(events->currentIndex(), rule);

        timeline->goToPass(2);
        QVERIFY((m_window->session().position() == Position{2, 11}));
        QCOMPARE(events->currentIndex().row(), 2);
        // Ctrl+L types the place in the flag; then the keys go on where they were.
        m_board->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        auto* address = m_window->findChild<QLineEdit*>(QStringLiteral("address"));
        QVERIFY(address != nullptr && address->hasFocus());
        QTest::keyClicks(address, QStringLiteral("0"));
        QTest::keyClick(address, Qt::Key_Return);
        QVERIFY((m_window->session().position() == Position{0, 0}));
        QCOMPARE(timeline->scene().playheadText, QStringLiteral("0"));
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(m_board));
    }

    void rulesSwitchOff()
    {
        openEasy();
        m_window->findChild<QAction*>(QStringLiteral("hidden_single_row"))->trigger();
        QVERIFY(!m_window->session().isRuleEnabled(article::HiddenSingleRow));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(m_window->session().recording()->options().rules.size(), std::size_t(8));
        m_window->findChild<QAction*>(QStringLiteral("search"))->trigger();
        QVERIFY(!m_window->session().options().pass.search);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
    }

    void aPuzzleIsTyped()
    {
        openEasy();
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(m_board->isEditing());
        auto* sentenceLabel = m_window->findChild<QLabel*>(QStringLiteral("sentence"));
        // Row by row, as it is read: 5 in r1c1, 3 in r1c2, nothing in the rest of the row, 9 and 8 in row 2. Space does
        // not play while a puzzle is typed.
        QTest::keyClick(m_board, Qt::Key_5);
        QTest::keyClick(m_board, Qt::Key_3);
        for (const Qt::Key empty :
            {Qt::Key_0, Qt::Key_Period, Qt::Key_Space, Qt::Key_0, Qt::Key_0, Qt::Key_0, Qt::Key_0})
            QTest::keyClick(m_board, empty);
        QVERIFY(!m_window->session().isPlaying());
        QTest::keyClick(m_board, Qt::Key_9);
        QTest::keyClick(m_board, Qt::Key_8);
        QVERIFY2(sentenceLabel->text().contains(sentence("window.givens", {QStringLiteral("4")})),
            qPrintable(sentenceLabel->text()));
        QTest::keyClick(m_board, Qt::Key_Backspace); // the 8 again
        QTest::keyClick(m_board, Qt::Key_Left);
        QTest::keyClick(m_board, Qt::Key_Delete); // the 9, in its place
        QTest::keyClick(m_board, Qt::Key_Up);
        QTest::keyClick(m_board, Qt::Key_Up);
        QTest::keyClick(m_board, Qt::Key_7); // r9c1
        QTest::mouseClick(m_board, Qt::LeftButton, {}, m_board->geometryOfBoard().cellRect({4, 4}).center().toPoint());
        QTest::keyClick(m_board, Qt::Key_1);
        QTest::keyClick(m_board, Qt::Key_Return);
        QVERIFY(!m_board->isEditing());
        QVERIFY(!m_messages->isVisible());
        const Grid& givens = m_window->session().recording()->givens();
        QCOMPARE(givens.givenCount(), 4);
        QCOMPARE(givens.digit({0, 0}), 5);
        QCOMPARE(givens.digit({0, 1}), 3);
        QCOMPARE(givens.digit({1, 0}), 0);
        QCOMPARE(givens.digit({8, 0}), 7);
        QCOMPARE(givens.digit({4, 4}), 1);
    }

    void typingCanBeDiscarded()
    {
        openEasy();
        const Grid before = m_window->session().recording()->givens();
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(m_window->model()->edit.start().givens == before);
        QTest::keyClick(m_board, Qt::Key_9);
        QTest::mouseClick(m_window->findChild<QPushButton*>(QStringLiteral("discard_edits_button")), Qt::LeftButton);
        QVERIFY(!m_board->isEditing());
        QVERIFY(m_window->session().recording()->givens() == before);
        QCOMPARE(m_board->scene().candidates.count(), before.startingCandidates().count());
    }

    void clashingGivensAreSaidAndRunAllTheSame()
    {
        m_window->openText(QStringLiteral("55") + QString(79, QLatin1Char('.')));
        QVERIFY(m_messages->isVisible());
        QVERIFY(m_messages->text().contains(sentence("window.given_stands_twice",
            {QStringLiteral("5"), QStringLiteral("1"), QStringLiteral("r1c1"), QStringLiteral("r1c2")})));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QVERIFY(m_window->session().recording()->result() == RunResult::NoSolution);
    }

    void badInputIsExplainedAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("part");
        QTest::newRow("empty file") << QByteArray() << sentence("window.file_without_puzzle");
        QTest::newRow("too short") << QByteArray(80, '1') << sentence("window.too_short", {QStringLiteral("80")});
        QTest::newRow("letters") << QByteArray(81, 'a') << sentence("window.wrong_character", {QStringLiteral("a")});
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\0\1",
            7) << sentence("window.no_text_file");
        QTest::newRow("a line of 10 MB") << QByteArray(10'000'000, '.')
                                         << sentence("window.too_long", {QStringLiteral("10000000")});
    }

    void badInputIsExplainedAndChangesNothing()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, part);
        openEasy();
        const auto before = m_window->session().recording();
        const QString path = write(content);
        m_window->openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(m_messages->isVisible(), kLong); // large ones are read in a thread
        QVERIFY2(m_messages->text().contains(part), qPrintable(m_messages->text()));
        QVERIFY(m_messages->text().size() < 1000);
        QVERIFY(m_window->session().recording() == before);
    }

    void aMissingFileIsNamed()
    {
        m_window->openFileOrPuzzle(QStringLiteral("/nowhere/puzzle.txt"));
        QVERIFY(m_messages->isVisible());
        QVERIFY(m_messages->text().contains(QStringLiteral("/nowhere/puzzle.txt")));
        QVERIFY(!m_window->session().hasPuzzle());
    }

    void anEmptyWindowTakesKeys_data()
    {
        QTest::addColumn<int>("key");
        for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End,
                 Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Space,
                 Qt::Key_B, Qt::Key_1})
            QTest::newRow(qPrintable(QKeySequence(key).toString(QKeySequence::PortableText))) << static_cast<int>(key);
    }

    // The first look of someone whose file has moved: no run is there yet, and nothing says that one has ended.
    void anEmptyWindowTakesKeys()
    {
        QFETCH(int, key);
        m_window->openFileOrPuzzle(QStringLiteral("/nowhere/puzzle.txt"));
        int pressed = 0;
        QSignalSpy refused(&m_window->session(), &Session::stepRefused);
        for (QWidget* widget : m_window->findChildren<QWidget*>()) {
            const bool isButton = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget);
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled() || (isButton && key == Qt::Key_Space))
                continue; // a button that opens a dialog would wait for an answer
            QTest::keyClick(widget, static_cast<Qt::Key>(key));
            ++pressed;
        }
        QVERIFY(pressed > 10);
        QVERIFY(!m_window->session().hasPuzzle());
        QCOMPARE(refused.count(), 0);
    }

    void aFileWithManyPuzzlesOffersAList()
    {
        const QByteArray second = QByteArray(80, '.') + "7";
        const QString path = write(QByteArray(kEasy) + " # easy\n" + second + "\n" + second.left(50) + "\n");
        m_window->openFile(path);
        auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("collection_dock"));
        QVERIFY(dock->isVisible());
        QVERIFY(m_messages->text().contains(sentence("window.line_of_file", {QStringLiteral("3")})));
        QCOMPARE(m_window->session().recording()->givens().givenCount(), 34);
        auto* table = dock->findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), 2);
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(1, 1)).center());
        QCOMPARE(m_window->session().recording()->givens().givenCount(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(m_window->session().recording()->givens().givenCount(), 34);

        // It is a recent file now, in this window and the next.
        const QString name = QFileInfo(path).fileName();
        bool listed = false;
        for (const QAction* action : m_window->findChildren<QAction*>())
            listed = listed || action->text().endsWith(name);
        QVERIFY(listed);
    }

    void puzzlesArePastedAndDropped()
    {
        QApplication::clipboard()->setText(QString::fromLatin1(kEasy));
        QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_window->session().hasPuzzle());
        QCOMPARE(m_window->session().recording()->givens().givenCount(), 34);

        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString::fromLatin1(kEasy));

        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(write(QByteArray(80, '.') + "7"))});
        drop(dropped);
        QCOMPARE(m_window->session().recording()->givens().givenCount(), 1);

        QMimeData text;
        text.setText(QString::fromLatin1(kEasy));
        drop(text);
        QCOMPARE(m_window->session().recording()->givens().givenCount(), 34);
    }

    void theActionOfTheTabIsChecked()
    {
        openEasy();
        const std::vector<ViewRow>& views = m_window->findChild<Centre*>()->views();
        auto* tabs = m_window->findChild<QStackedWidget*>(QStringLiteral("centre"));
        QCOMPARE(tabs->count(), static_cast<int>(views.size()));
        for (int i = 1; i <= tabs->count(); ++i) {
            const int tab = i % tabs->count();
            tabs->setCurrentIndex(tab);
            for (int view = 0; view < tabs->count(); ++view) {
                const char* id = views[static_cast<std::size_t>(view)].id;
                QVERIFY2(m_window->findChild<QAction*>(QLatin1String(id))->isChecked() == (view == tab), id);
            }
        }
    }

    void hoveringSaysWhatIsThere()
    {
        openEasy();
        QString said;
        const QObject listening; // the board also speaks when the window goes, and `said` is gone by then
        connect(m_board, &BoardView::hovered, &listening, [&said](const QString& text) { said = text; });
        // r1c2 is given 5, r1c1 is empty.
        QTest::mouseMove(m_board, m_board->geometryOfBoard().candidateRect({8, 0, 0}).center().toPoint());
        QCOMPARE(said, sentence("window.hovered_possible", {QStringLiteral("r1c1"), QStringLiteral("9")}));
        QVERIFY(said.contains(sentence("window.hovered_possible_word")));
        QTest::mouseMove(m_board, m_board->geometryOfBoard().candidateRect({0, 0, 1}).center().toPoint());
        QCOMPARE(said, sentence("window.hovered_given", {QStringLiteral("r1c2"), QStringLiteral("5")}));
        // Beside the board, where its numbers stand, it can be dragged; at the widget's edge there is nothing.
        const QRectF board = m_board->geometryOfBoard().board();
        QTest::mouseMove(m_board, QPointF(board.left() - 5, board.center().y()).toPoint());
        QVERIFY2(said.startsWith(sentence("window.hovered_drag_begins")), qPrintable(said));
        QTest::mouseMove(m_board, QPoint(1, 1));
        QCOMPARE(said, QString());
        // The board changes under a mouse that rests: r1c1 ends as 6.
        QTest::mouseMove(m_board, m_board->geometryOfBoard().candidateRect({8, 0, 0}).center().toPoint());
        m_window->session().goToLast();
        QVERIFY2(!said.contains(sentence("window.hovered_possible_word")), qPrintable(said));
    }

    void holdingBShowsTheStateBefore()
    {
        openEasy();
        m_board->setFocus();
        const Recording& recording = *m_window->session().recording();
        m_window->session().goTo({1, 11});
        QTest::keyPress(m_board, Qt::Key_B);
        QVERIFY(m_board->scene().candidates == recording.stateAt({}).candidates);
        QVERIFY(m_board->scene().removals.empty());
        QTest::keyRelease(m_board, Qt::Key_B);
        QVERIFY(m_board->scene().candidates == recording.stateAt({1, 11}).candidates);
        QVERIFY(!m_board->scene().removals.empty());
        // The last pass shows the solution, and nothing but it.
        m_window->session().goTo({2, 11});
        QVERIFY(m_board->scene().candidates == recording.stateAt({2, 11}).candidates);
        QVERIFY(m_board->scene().removals.empty());
        // Inside a pass it is the step before; leaving the board ends it.
        m_window->session().goTo({1, 2});
        QTest::keyPress(m_board, Qt::Key_B);
        QVERIFY(m_board->scene().candidates == recording.stateAt({1, 1}).candidates);
        m_window->findChild<QTreeView*>(QStringLiteral("events"))->setFocus();
        QVERIFY(m_board->scene().candidates == recording.stateAt({1, 2}).candidates);
    }

    void aPickedCandidateTellsItsLife()
    {
        openEasy();
        auto* table = m_window->findChild<QTableView*>(QStringLiteral("history"));
        auto* title = m_window->findChild<QLabel*>(QStringLiteral("history_title"));
        QCOMPARE(table->model()->rowCount(), 0);
        // r1c1 ends as 6: its 9 goes somewhere on the way.
        m_window->session().goToLast();
        const QPoint place = m_board->geometryOfBoard().candidateRect({8, 0, 0}).center().toPoint();
        QTest::mouseClick(m_board, Qt::LeftButton, {}, place);
        QVERIFY((m_window->session().picked() == Candidate{5, 0, 0})); // a decided cell is its digit
        m_window->session().pick(Candidate{8, 0, 0});
        QCOMPARE(title->text(), sentence("window.history_title", {QStringLiteral("9"), QStringLiteral("r1c1")}));
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, 1).data().toString(), sentence("window.history_possible"));
        QVERIFY(table->model()->index(1, 1).data().toString().startsWith(sentence("window.history_removed_by_begins")));
        QCOMPARE(table->currentIndex().row(), 1);

        // A row leads there; the keys go from change to change.
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 1)).center());
        QVERIFY((m_window->session().position() == Position{0, 0}));
        m_board->setFocus();
        QTest::keyClick(m_board, Qt::Key_Down, Qt::AltModifier);
        const Position removal = m_window->session().position();
        QVERIFY(m_window->session().recording()->stateAt(removal).candidates.has(Candidate{8, 0, 0}) == false);
        QVERIFY(removal.step < 10);
        QTest::keyClick(m_board, Qt::Key_Up, Qt::AltModifier);
        QVERIFY((m_window->session().position() == Position{0, 0}));
        QTest::keyClick(m_board, Qt::Key_Escape);
        QVERIFY(!m_window->session().picked());
        QCOMPARE(table->model()->rowCount(), 0);
    }

    void lightAndDark_data()
    {
        QTest::addColumn<int>("appearance");
        QTest::newRow("light") << 1;
        QTest::newRow("dark") << 2;
    }

    void lightAndDark()
    {
        QFETCH(int, appearance);
        command("appearance_" + QByteArray::number(appearance))->trigger();
        openEasy();
        const QImage picture = m_board->grab().toImage();
        QCOMPARE(picture.pixelColor(3, 3).lightness() < 128, appearance == 2);
        command("appearance_0")->trigger();
    }

    /// The layer in the tensors' view, from the menu: only there, and the slide in the plane that is looked at.
    void aLayersSlideIsExported()
    {
        openEasy();
        m_window->session().goTo({1, 4, 1});
        QVERIFY(!command("export_slide")->isEnabled() && !command("export_layer")->isEnabled());
        command("tensors")->trigger();
        auto* tensors = m_window->findChild<TensorView*>();
        command("export_layer")->trigger();
        QCOMPARE(noticeOf(*m_window).text(), sentence("window.nothing_to_draw"));
        QTRY_VERIFY_WITH_TIMEOUT(tensors->layer() != nullptr, kLong);
        QVERIFY(command("export_slide")->isEnabled() && command("export_layer")->isEnabled());
        tensors->pick(OutputElement{0, {6, 2, 0}});

        const QString path = m_folder.filePath(QStringLiteral("slide.gif"));
        bool done = false;
        QTimer::singleShot(0, m_window.get(), [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QCOMPARE(dialog->frames()()->count(), 9);
            QCOMPARE(dialog->frames()()->delay(0), tensors->slide()->interval() / 10);
            QVERIFY(!dialog->findChild<QComboBox*>(QStringLiteral("frame_for"))->isVisible());
            QVERIFY(!dialog->findChild<QCheckBox*>(QStringLiteral("legend"))->isVisible());
            auto* planes = dialog->findChild<QComboBox*>(QStringLiteral("planes"));
            QVERIFY(planes->isVisible());
            planes->setCurrentIndex(1);
            QCOMPARE(dialog->frames()()->count(), 81);
            planes->setCurrentIndex(0);
            dialog->findChild<QSpinBox*>(QStringLiteral("width"))->setValue(320);
            const QSignalSpy exported(dialog, &ExportDialog::exported);
            dialog->exportTo(path);
            QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, kLong);
            done = true;
            dialog->close();
        });
        command("export_slide")->trigger();
        QVERIFY(done);
        QImageReader reader(path);
        QCOMPARE(reader.imageCount(), 9);
        QCOMPARE(reader.size().width(), 320);
        command("tensors")->trigger();
        QVERIFY(!command("export_slide")->isEnabled());
    }

private:
    QAction* command(const QByteArray& id) { return m_window->findChild<QAction*>(QString::fromLatin1(id)); }

    void openEasy()
    {
        m_window->openText(QString::fromLatin1(kEasy));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(m_window->session().recording()->passCount(), 2);
    }

    void drop(const QMimeData& data)
    {
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
    }

    QString write(const QByteArray& content)
    {
        const QString path = m_folder.filePath(QStringLiteral("puzzles.txt"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("can't write %s", qPrintable(path));
        return path;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    BoardView* m_board = nullptr;
    MessageBar* m_messages = nullptr;
};

CONVOKU_TEST(TestMainWindow)
#include "tst_main_window.moc"
