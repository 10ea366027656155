// SPDX-License-Identifier: MIT
// What a screen reader gets: the board as a table, places in pictures, what steps did, and a name for every field.
#include "app/views/board/widgets/board_view.h"
#include "app/views/collections/widgets/histogram_view.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/window/parts/accessible_views.h"
#include "app/window/parts/announcer.h"
#include "app/window/parts/node_canvas.h"
#include "app/wording/language.h"
#include "solver/formats/puzzle_text.h"
#include "tests/support/made_run.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Holds an event that Qt got for screen readers. `told` lists those since the last clear().
struct Announced
{
    QAccessible::Event event;
    QString name; ///< of the object or child that it is about
};
QList<Announced> announced;

void take(QAccessibleEvent& event)
{
    QAccessibleInterface* about = event.accessibleInterface();
    announced.append({event.type(), about != nullptr ? about->text(QAccessible::Name) : QString()});
}

QStringList announcedBy(QAccessible::Event event)
{
    QStringList names;
    for (const Announced& each : announced) {
        if (each.event == event)
            names << each.name;
    }
    return names;
}

/// A board over a run that was made by hand.
struct SmallBoard
{
    SmallBoard()
        : session([] { return std::make_unique<ReplayBackend>(std::make_shared<Recording>(smallRecording())); })
        , board(&session, nullptr)
    {
        board.resize(500, 500);
        RunOptions options;
        options.maxPasses = 5;
        session.open(StartingGrid(smallGivens()), {}, options, {});
        if (!QTest::qWaitFor([this] { return !session.isRunning(); }, kLong))
            qFatal("the run does not end");
        board.show();
        board.activateWindow();
        if (!QTest::qWaitForWindowActive(&board))
            qFatal("the board is not active");
        board.setFocus();
    }

    QAccessibleInterface* accessible() { return QAccessible::queryAccessibleInterface(&board); }
    QAccessibleInterface* cell(int row, int column)
    {
        return accessible()->tableInterface()->cellAt(row - 1, column - 1);
    }

    Session session;
    BoardView board;
};

QString describe(const QWidget* widget)
{
    QStringList path;
    for (; widget != nullptr; widget = widget->parentWidget())
        path.prepend(QStringLiteral("%1 %2 %3")
                         .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                             widget->property("text").toString()));
    return path.join(QStringLiteral(" > "));
}

/// Widgets that take the focus and have nothing that a screen reader could say of them.
QStringList nameless(const QWidget* window)
{
    QStringList found;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus))
            continue;
        // Parts of others: they speak for them.
        const QWidget* parent = widget->parentWidget();
        if (qobject_cast<QScrollBar*>(widget) || qobject_cast<QHeaderView*>(widget) || qobject_cast<QTabBar*>(widget)
            || qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent)
            || widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QComboBoxPrivateContainer")
            || widget->inherits("QComboBoxListView") || widget->inherits("QTableCornerButton"))
            continue;
        if (!widget->isVisible() && widget->objectName() == QLatin1String("message_offer"))
            continue; // its text comes with the offer
        // Widgets that only scroll need no name: users do not look for them.
        if (widget->metaObject() == &QScrollArea::staticMetaObject || qobject_cast<QTabWidget*>(widget))
            continue;
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (accessible == nullptr || accessible->text(QAccessible::Name).trimmed().isEmpty())
            found << describe(widget);
    }
    return found;
}

} // namespace

class TestAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        listen(&take);
    }
    void cleanupTestCase() { listen({}); }
    void init() { announced.clear(); }

    void cellsSayWhatTheyShow_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");

        const auto row = [](const char* name, int pass, int step, int line, int column, const QString& text) {
            QTest::newRow(name) << pass << step << line << column << text;
        };
        row("given", 0, 0, 1, 1, sentence("window.cell_given", {QStringLiteral("r1c1"), QStringLiteral("5")}));
        row("candidates", 0, 0, 1, 2,
            sentence("window.cell_candidates", {QStringLiteral("r1c2"), QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8, 9")}));
        row("removed by a rule", 1, 1, 1, 2,
            sentence("window.cell_removed_by_naked_single",
                {QStringLiteral("r1c2"), QStringLiteral("1, 2, 3, 4, 6, 7, 8, 9"), QStringLiteral("5")}));
        row("removed in the pass, not in this step", 1, 2, 1, 2,
            sentence("window.cell_candidates", {QStringLiteral("r1c2"), QStringLiteral("1, 2, 3, 4, 6, 7, 8, 9")}));
        row("removed in the pass", 1, 11, 1, 2,
            sentence("window.cell_removed_by_naked_single",
                {QStringLiteral("r1c2"), QStringLiteral("1, 2, 3, 4, 6, 7, 8, 9"), QStringLiteral("5")}));
        row("guess", 2, 11, 1, 2,
            sentence("window.cell_guess",
                {QStringLiteral("r1c2"), QStringLiteral("1"), QStringLiteral("1"),
                    QStringLiteral("2, 3, 4, 6, 7, 8, 9")}));
        row("contradiction in sight", 3, 6, 9, 9,
            sentence("window.cell_removed_by_hidden_single",
                {QStringLiteral("r9c9"), QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8"), QStringLiteral("9")}));
        row("a guess that failed", 3, 11, 1, 2,
            sentence("window.cell_guess_failed",
                {QStringLiteral("r1c2"), QStringLiteral("2, 3, 4, 6, 7, 8, 9"), QStringLiteral("1"),
                    QStringLiteral("1")}));
        row("came back with it", 3, 11, 9, 9,
            sentence("window.cell_came_back",
                {QStringLiteral("r9c9"), QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8, 9"), QStringLiteral("9")}));
    }
    void cellsSayWhatTheyShow()
    {
        QFETCH(int, pass);
        QFETCH(int, step);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, text);
        SmallBoard small;
        small.session.goTo({pass, step});
        QVERIFY((small.session.position() == Position{pass, step}));
        QCOMPARE(small.cell(row, column)->text(QAccessible::Name), text);
    }

    /// A puzzle of clashing givens, as it stands before any pass.
    void contradictionsAreSaid()
    {
        WindowFixture fixture;
        Grid grid;
        grid.setDigit(Cell{0, 0}, 5);
        grid.setDigit(Cell{0, 4}, 5);
        fixture.window->openGrid(StartingGrid(grid), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.session().goToLast();
        QVERIFY2(fixture.board->cellText({0, 4}).contains(sentence("window.cell_clashes")),
            qPrintable(fixture.board->cellText({0, 4})));
    }

    void theBoardIsATable()
    {
        SmallBoard small;
        QAccessibleInterface* board = small.accessible();
        QCOMPARE(board->role(), QAccessible::Table);
        QAccessibleTableInterface* table = board->tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(table->rowCount(), 9);
        QCOMPARE(table->columnCount(), 9);
        QCOMPARE(table->rowDescription(3), sentence("window.heading_of_row", {QStringLiteral("4")}));
        QCOMPARE(table->columnDescription(8), sentence("window.heading_of_column", {QStringLiteral("9")}));
        QCOMPARE(board->childCount(), 81);
        QVERIFY(table->cellAt(9, 0) == nullptr && table->cellAt(0, -1) == nullptr && board->child(81) == nullptr);
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                QAccessibleInterface* cell = table->cellAt(row, column);
                QVERIFY(cell != nullptr && cell->isValid() && cell->parent() == board);
                QCOMPARE(cell->role(), QAccessible::Cell);
                QVERIFY(
                    cell->text(QAccessible::Name).startsWith(QStringLiteral("r%1c%2,").arg(row + 1).arg(column + 1)));
                QCOMPARE(board->indexOfChild(cell), row * 9 + column);
                QVERIFY(board->child(row * 9 + column) == cell);
                QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
                QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
                const QPoint middle = cell->rect().center();
                QVERIFY(board->childAt(middle.x(), middle.y()) == cell);
                QVERIFY(board->rect().contains(cell->rect()));
            }
        }
        QVERIFY(board->childAt(board->rect().left(), board->rect().top()) == nullptr);
    }

    void arrowsLeadTheFocusFromCellToCell()
    {
        SmallBoard small;
        small.session.goTo({1, 11});
        // Until the cursor is there the arrows step through the run.
        QTest::keyClick(&small.board, Qt::Key_Left);
        QVERIFY((small.session.position() == Position{0, 0}));
        QVERIFY(!small.board.cursorCell());
        announced.clear();
        QTest::keyClick(&small.board, Qt::Key_Down);
        QVERIFY((small.board.cursorCell() == Cell{0, 0}));
        QTest::keyClick(&small.board, Qt::Key_Down);
        QTest::keyClick(&small.board, Qt::Key_Right);
        QTest::keyClick(&small.board, Qt::Key_Right);
        QTest::keyClick(&small.board, Qt::Key_Left);
        QVERIFY((small.board.cursorCell() == Cell{1, 1}));
        const QStringList focused = announcedBy(QAccessible::Focus);
        QStringList cells;
        for (const QString& name : focused)
            cells << name.section(QLatin1Char(','), 0, 0);
        QCOMPARE(cells.join(QLatin1Char(' ')), QStringLiteral("r1c1 r2c1 r2c2 r2c3 r2c2"));
        QVERIFY(small.accessible()->focusChild() == small.cell(2, 2));
        QVERIFY(small.cell(2, 2)->state().focused && !small.cell(2, 3)->state().focused);
        QVERIFY((small.session.position() == Position{0, 0}));
        // Round the edge, and to the ends of the row.
        QTest::keyClick(&small.board, Qt::Key_Home);
        QTest::keyClick(&small.board, Qt::Key_Left);
        QVERIFY((small.board.cursorCell() == Cell{1, 8}));
        QTest::keyClick(&small.board, Qt::Key_Up);
        QTest::keyClick(&small.board, Qt::Key_Up);
        QVERIFY((small.board.cursorCell() == Cell{8, 8}));
        QTest::keyClick(&small.board, Qt::Key_End);
        QVERIFY((small.board.cursorCell() == Cell{8, 8}));
        // Digits pick; Escape forgets the pick and then the cursor.
        QTest::keyClick(&small.board, Qt::Key_7);
        QVERIFY((small.session.picked() == Candidate{6, 8, 8}));
        QVERIFY(small.cell(9, 9)->state().selected);
        QCOMPARE(small.accessible()->tableInterface()->selectedCellCount(), 1);
        QTest::keyClick(&small.board, Qt::Key_Escape);
        QVERIFY(!small.session.picked() && small.board.cursorCell());
        QTest::keyClick(&small.board, Qt::Key_Escape);
        QVERIFY(!small.board.cursorCell());
        QTest::keyClick(&small.board, Qt::Key_Right);
        QVERIFY((small.session.position() == Position{1, 11}));
    }

    void aScreenReaderCanMoveTheFocus()
    {
        SmallBoard small;
        small.cell(4, 7)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY((small.board.cursorCell() == Cell{3, 6}));
    }

    void onlyCellsThatChangedAreTold()
    {
        SmallBoard small;
        announced.clear();
        small.session.goTo({1, 2});
        QCOMPARE(announcedBy(QAccessible::NameChanged), QStringList()); // nobody has read them yet
        small.session.goToFirst();
        for (int i = 0; i < 81; ++i)
            small.accessible()->child(i)->text(QAccessible::Name);
        small.session.goTo({1, 2});
        QStringList cells;
        for (const QString& name : announcedBy(QAccessible::NameChanged))
            cells << name.section(QLatin1Char(','), 0, 0);
        // The first two rules cleared the box and the rest of the row.
        QCOMPARE(cells.join(QLatin1Char(' ')),
            QStringLiteral("r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3"));
        announced.clear();
        small.session.goTo({4, 11});
        small.session.goTo({4, 10});
        announced.clear();
        small.session.goTo({4, 11}); // nothing happened there
        QCOMPARE(announcedBy(QAccessible::NameChanged), QStringList());
    }

    void theTimelineIsASlider()
    {
        SmallBoard small;
        TimelineView timeline(&small.session);
        small.session.goTo({2, 11});
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&timeline);
        QCOMPARE(accessible->role(), QAccessible::Slider);
        QAccessibleValueInterface* value = accessible->valueInterface();
        QVERIFY(value != nullptr);
        QCOMPARE(value->minimumValue().toInt(), 0);
        QCOMPARE(value->maximumValue().toInt(), 5);
        QCOMPARE(value->currentValue().toInt(), 2);
        QVERIFY(accessible->text(QAccessible::Value)
                    .startsWith(sentence("window.timeline_value_begins", {QStringLiteral("2"), QStringLiteral("5")})));
        announced.clear();
        value->setCurrentValue(4);
        QVERIFY((small.session.position() == Position{4, 11}));
        QCOMPARE(announcedBy(QAccessible::ValueChanged), QStringList{sentence("views.timeline_name")});
        value->setCurrentValue(99);
        QVERIFY(small.session.isAtEnd());
    }

    void stepsAreSaid()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        auto* announcer = fixture.window->findChild<Announcer*>();
        auto* sentenceLabel = fixture.child<QLabel>("sentence");
        QSignalSpy said(announcer, &Announcer::said);
        QTest::qWait(100);
        said.clear();
        announced.clear();
        QTest::keyClick(fixture.window.get(), Qt::Key_F10);
        // The sentence about the rule's findings may follow a little later than the one about its effect.
        QVERIFY(said.wait());
        QTest::qWait(300);
        QTRY_COMPARE(said.back().front().toString(), sentenceLabel->text());
        QVERIFY(said.count() <= 2);
        QCOMPARE(announcedBy(QAccessible::Alert).back(), sentenceLabel->text());
        QCOMPARE(QAccessible::queryAccessibleInterface(fixture.child<QWidget>("announcement"))->role(),
            QAccessible::Notification);
        // The sentence itself can be read too.
        QCOMPARE(QAccessible::queryAccessibleInterface(sentenceLabel)->text(QAccessible::Name), sentenceLabel->text());
        // Many steps at once are one thing to say, and the last one is it.
        said.clear();
        for (int i = 0; i < 10; ++i)
            fixture.session().stepRule(true);
        QVERIFY(said.wait());
        QTest::qWait(200);
        // Twice where what the last rule found comes later, as above.
        QTRY_COMPARE(said.back().front().toString(), sentenceLabel->text());
        QVERIFY(said.count() <= 2);
        // The end of the run answers too.
        fixture.session().goToLast();
        QVERIFY(said.wait());
        QTest::keyClick(fixture.window.get(), Qt::Key_F10);
        QVERIFY(said.wait());
        QVERIFY(said.back().front().toString().startsWith(sentence("window.end_of_run_begins")));
    }

    /// While it is played a run says less than it shows, and where it stops it says that.
    void playIsSaidNowAndThen()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.session().goToFirst();
        QTest::qWait(100);
        QSignalSpy said(fixture.window->findChild<Announcer*>(), &Announcer::said);
        QSignalSpy moved(&fixture.session(), &Session::positionChanged);
        fixture.session().setSpeed(static_cast<int>(Session::speeds().size()) - 1);
        fixture.session().setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isPlaying(), kLong);
        QTest::qWait(200);
        QVERIFY(moved.count() >= 25);
        QVERIFY(said.count() >= 1 && said.count() < moved.count() / 2);
        QCOMPARE(said.back().front().toString(), fixture.child<QLabel>("sentence")->text());
    }

    void picturesSayWhereOneIs()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.session().goTo({7, 1, 1});
        const std::tuple<const char*, QWidget*, QAccessible::Role> views[]
            = {{"search_tree", fixture.window->findChild<SearchTreeView*>(), QAccessible::Tree},
                {"tensors", fixture.window->findChild<TensorCanvas*>(), QAccessible::Canvas},
                {"rule_graph", fixture.window->findChild<RuleGraphView*>(), QAccessible::List}};
        for (const auto& [action, view, role] : views) {
            fixture.child<QAction>(action)->trigger();
            QTRY_VERIFY2(view->isVisible(), action);
            QTest::keyClick(view, Qt::Key_Right);
            QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(view);
            QCOMPARE(accessible->role(), role);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), action);
            QTRY_VERIFY2(!accessible->text(QAccessible::Value).isEmpty(), action);
            QCOMPARE(accessible->text(QAccessible::Value), view->accessibleDescription());
        }
    }

    void weightsOfTheKernelAreSaid()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.session().goTo({1, 1, 1});
        fixture.window->resize(1600, 1100);
        fixture.child<QAction>("tensors")->trigger();
        auto* kernel = fixture.window->findChild<KernelView*>();
        QTRY_VERIFY(kernel->isVisible() && kernel->picture().kernel.cells() > 0);
        kernel->setFocus();
        QTest::keyClick(kernel, Qt::Key_Right);
        QTRY_VERIFY(kernel->accessibleDescription() != kernel->picture().title);
        QVERIFY(!kernel->accessibleDescription().isEmpty());
        QTest::keyClick(kernel, Qt::Key_Escape);
        QCOMPARE(kernel->accessibleDescription(), kernel->picture().title);
    }

    void focusIsSeen_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("view");
        QTest::newRow("board") << QString() << QStringLiteral("convoku::BoardView");
        QTest::newRow("timeline") << QString() << QStringLiteral("convoku::TimelineView");
        QTest::newRow("tree") << QStringLiteral("search_tree") << QStringLiteral("convoku::SearchTreeView");
        QTest::newRow("graph") << QStringLiteral("rule_graph") << QStringLiteral("convoku::RuleGraphView");
        QTest::newRow("tensors") << QStringLiteral("tensors") << QStringLiteral("convoku::TensorCanvas");
        QTest::newRow("kernel") << QStringLiteral("tensors") << QStringLiteral("convoku::KernelView");
    }
    void focusIsSeen()
    {
        QFETCH(QString, action);
        QFETCH(QString, view);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.session().goTo({1, 1, 1});
        fixture.window->resize(1600, 1100);
        if (!action.isEmpty())
            fixture.child<QAction>(qPrintable(action))->trigger();
        QTest::qWait(100);
        QWidget* widget = nullptr;
        const auto isShown = [&] {
            for (QWidget* each : fixture.window->findChildren<QWidget*>()) {
                if (each->isVisible() && view == QLatin1String(each->metaObject()->className()))
                    widget = each;
            }
            return widget != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isShown(), kLong); // the kernel waits for the layer's values
        QVERIFY(widget->focusPolicy() & Qt::TabFocus);
        fixture.child<QWidget>("events")->setFocus();
        widget->setFocus(Qt::TabFocusReason);
        QTest::qWait(50);
        const QImage with = widget->grab().toImage();
        fixture.child<QWidget>("events")->setFocus();
        QVERIFY(!widget->hasFocus());
        QTest::qWait(50);
        const QImage without = widget->grab().toImage();
        // A frame: at least as many pixels as its outline has. Among nodes it is around one.
        auto* nodes = qobject_cast<NodeCanvas*>(widget);
        const QSize framed = nodes ? nodes->rectOf(std::max(nodes->focusedPart(), 0)).size() : with.size();
        QVERIFY(!framed.isEmpty());
        int differing = 0;
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x)
                differing += with.pixel(x, y) != without.pixel(x, y);
        }
        QVERIFY2(differing >= 2 * (framed.width() + framed.height()) - 8, qPrintable(QString::number(differing)));
    }

    void everyFieldOfTheWindowHasAName()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.child<QAction>("first_steps")->trigger();
        fixture.child<QAction>("toggle_breakpoint")->trigger();
        fixture.child<QAction>("lesson_list")->trigger();
        QCOMPARE(nameless(fixture.window.get()).join(QLatin1Char('\n')), QString());
        fixture.child<QAction>("lesson_1")->trigger();
        QCOMPARE(nameless(fixture.window.get()).join(QLatin1Char('\n')), QString());
        fixture.child<QAction>("close_lesson")->trigger();
        fixture.child<QAction>("edit")->trigger();
        QCOMPARE(nameless(fixture.window.get()).join(QLatin1Char('\n')), QString());
    }

    void everyFieldOfADialogHasANameAndIsReached_data()
    {
        QTest::addColumn<QString>("action");
        for (const char* action : {"export_gif", "export_picture", "export_layer", "export_step", "export_slide",
                 "export_onnx", "export_page", "generate", "colours", "keys", "commands", "add_breakpoint", "help",
                 "rename_digits", "about"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }
    void everyFieldOfADialogHasANameAndIsReached()
    {
        QFETCH(QString, action);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        if (action == QLatin1String("export_layer") || action == QLatin1String("export_step")
            || action == QLatin1String("export_slide")) {
            fixture.session().goTo({1, 1, 1});
            fixture.showTensors();
        }
        if (action == QLatin1String("rename_digits"))
            fixture.child<QAction>("edit")->trigger();
        QStringList names;
        QStringList unreached;
        bool seen = false;
        const auto look = [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            for (QWidget* top : QApplication::topLevelWidgets()) {
                if (dialog == nullptr && top->isVisible() && top != fixture.window.get() && !top->inherits("QTipLabel"))
                    dialog = top;
            }
            if (dialog == nullptr)
                return;
            seen = true;
            dialog->activateWindow();
            if (!QTest::qWaitForWindowActive(dialog))
                return;
            names = nameless(dialog);
            // Tab leads to every field that can be used, and comes round.
            QSet<QWidget*> reached;
            for (int i = 0; i < 150; ++i) {
                QWidget* focus = QApplication::focusWidget();
                if (qEnvironmentVariableIsSet("CONVOKU_TEST_TABS"))
                    qDebug() << i << focus << (focus != nullptr ? focus->property("text").toString() : QString());
                reached.insert(focus);
                // A field that keeps Tab for itself would end the walk.
                QTest::keyClick(focus != nullptr ? focus : dialog, Qt::Key_Tab);
            }
            for (QWidget* widget : dialog->findChildren<QWidget*>()) {
                const bool takes = widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)
                    && widget->focusProxy() == nullptr && !qobject_cast<QRadioButton*>(widget);
                if (takes && !reached.contains(widget))
                    unreached << describe(widget);
            }
            dialog->close();
        };
        QTimer timer;
        timer.setSingleShot(true);
        QObject::connect(&timer, &QTimer::timeout, look);
        timer.start(200);
        fixture.child<QAction>(qPrintable(action))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(seen, 10000);
        QCOMPARE(names.join(QLatin1Char('\n')), QString());
        QCOMPARE(unreached.join(QLatin1Char('\n')), QString());
    }
};

CONVOKU_TEST(TestAccessibility)
#include "tst_accessibility.moc"
