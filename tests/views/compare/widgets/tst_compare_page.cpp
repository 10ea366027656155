// SPDX-License-Identifier: MIT
// Networks side by side in the window: columns, the timeline by mouse and keys, files, and the table over a collection.
#include "app/document/found_network.h"
#include "app/views/compare/widgets/collection_pane.h"
#include "app/views/compare/widgets/compared_board.h"
#include "app/views/compare/widgets/network_picker.h"
#include "app/views/compare/widgets/run_lanes_view.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/message_bar.h"
#include "app/wording/language.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/runner.h"
#include "tests/support/careless_network.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/views/compare/widgets/shown_compare_page.h"
#include "tests/window/window_testing.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

int passesOf(const ModelPtr& model)
{
    const auto backend = makeBitwiseBackend();
    RunOptions options;
    options.pass.model = model;
    options.pass.rules = model->everyRule();
    return record(*backend, StartingGrid(gridOf(kArticleHard)), options).passCount();
}

} // namespace

class TestComparePage : public QObject, private ShownComparePage
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init() { showPage(); }
    void cleanup() { closePage(); }

    void withoutAPuzzle()
    {
        QCOMPARE(m_page->columns().size(), qsizetype{2});
        QVERIFY(!m_page->picture());
        QVERIFY(!child<QToolButton>("compare_play")->isEnabled());
        QVERIFY(!child<QAction>("picture_of_boards")->isEnabled());
        QCOMPARE(placeOf(0), sentence("puzzle_lists.compare.no_puzzle"));
    }

    /// The rules are in a sheet below their button, whose fields the Tab key reaches.
    void keysReachTheRules()
    {
        open();
        ComparedColumn* column = m_page->columns()[1];
        QTest::mouseClick(column->findChild<QToolButton*>(QStringLiteral("compared_rules")), Qt::LeftButton);
        QWidget* sheet = QApplication::activePopupWidget();
        QVERIFY(
            sheet != nullptr && sheet->isAncestorOf(column->findChild<QListWidget*>(QStringLiteral("column_rules"))));
        const QWidget* first = sheet->focusWidget();
        QVERIFY(first != nullptr && first != sheet);
        QTest::keyClick(sheet->focusWidget(), Qt::Key_Tab);
        QVERIFY(sheet->focusWidget() != first && sheet->isAncestorOf(sheet->focusWidget()));
        QTest::keyClick(sheet, Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
    }

    /// On a low page the legend is hidden, and the boards take its room.
    void lowPagesHaveNoLegend()
    {
        open();
        const auto* legend = child<ComparedLegend>("compared_legend");
        m_page->resize(1000, 600);
        QVERIFY(legend->isVisible());
        m_page->resize(1000, 440);
        QVERIFY(!legend->isVisible());
    }

    void keysGoThroughTheRuns()
    {
        open();
        const int last = std::max(passesOf(articleModel()), passesOf(fastModel()));
        QCOMPARE(m_page->runs()->last(), last);
        m_page->setFocus();
        QTest::keyClick(m_page.get(), Qt::Key_Right);
        QTest::keyClick(m_page.get(), Qt::Key_Right);
        QCOMPARE(m_page->runs()->position(), 2);
        QVERIFY(placeOf(0).startsWith(
            sentence("puzzle_lists.compare.pass", {QStringLiteral("2"), QString::number(passesOf(articleModel()))})));
        QTest::keyClick(m_page.get(), Qt::Key_Left);
        QCOMPARE(m_page->runs()->position(), 1);
        QTest::keyClick(m_page.get(), Qt::Key_End);
        QCOMPARE(m_page->runs()->position(), last);
        // The shorter one stays at its end.
        QVERIFY(placeOf(1).startsWith(sentence("puzzle_lists.compare.pass",
            {QString::number(passesOf(fastModel())), QString::number(passesOf(fastModel()))})));
        QTest::keyClick(m_page.get(), Qt::Key_Home);
        QCOMPARE(m_page->runs()->position(), 0);
        QTest::keyClick(m_page.get(), Qt::Key_Space);
        QVERIFY(m_page->runs()->isPlaying());
        QCOMPARE(child<QToolButton>("compare_play")->text(), sentence("puzzle_lists.compare.pause"));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->runs()->position() > 0, kLong);
        QTest::keyClick(m_page.get(), Qt::Key_Space);
        QVERIFY(!m_page->runs()->isPlaying());
        // The timeline has the same keys.
        auto* lanes = child<RunLanesView>("run_lanes");
        lanes->setFocus();
        QTest::keyClick(lanes, Qt::Key_End);
        QCOMPARE(m_page->runs()->position(), last);
        QTest::keyClick(lanes, Qt::Key_Left);
        QCOMPARE(m_page->runs()->position(), last - 1);
        QTest::keyClick(lanes, Qt::Key_Home);
        QCOMPARE(m_page->runs()->position(), 0);
    }

    void theTimelineByMouse()
    {
        open();
        auto* lanes = child<RunLanesView>("run_lanes");
        const auto at = [lanes](int pass) { return QPoint(qRound(lanes->xOf(pass)), lanes->height() / 2); };
        QTest::mouseClick(lanes, Qt::LeftButton, {}, at(7));
        QCOMPARE(m_page->runs()->position(), 7);
        QTest::mousePress(lanes, Qt::LeftButton, {}, at(3));
        QTest::mouseMove(lanes, at(5));
        QTRY_COMPARE(m_page->runs()->position(), 5);
        QTest::mouseRelease(lanes, Qt::LeftButton, {}, at(5));
        QTest::mouseMove(lanes, at(9));
        QTest::qWait(20);
        QCOMPARE(m_page->runs()->position(), 5);
        // To screen readers it is a slider over the passes.
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(lanes);
        QVERIFY(accessible && accessible->valueInterface());
        QCOMPARE(accessible->valueInterface()->currentValue().toInt(), 5);
        accessible->valueInterface()->setCurrentValue(8);
        QCOMPARE(m_page->runs()->position(), 8);
    }

    void buttonsStep()
    {
        open();
        QVERIFY(!child<QToolButton>("compare_back")->isEnabled());
        QTest::mouseClick(child<QToolButton>("compare_on"), Qt::LeftButton);
        QCOMPARE(m_page->runs()->position(), 1);
        QTest::mouseClick(child<QToolButton>("compare_last"), Qt::LeftButton);
        QVERIFY(!child<QToolButton>("compare_on")->isEnabled());
        QTest::mouseClick(child<QToolButton>("compare_back"), Qt::LeftButton);
        QCOMPARE(m_page->runs()->position(), m_page->runs()->last() - 1);
        QTest::mouseClick(child<QToolButton>("compare_first"), Qt::LeftButton);
        QCOMPARE(m_page->runs()->position(), 0);
    }

    void toWhereTheyPart()
    {
        open();
        const auto backend = makeBitwiseBackend();
        const auto runOf = [&backend](const ModelPtr& model) {
            RunOptions options;
            options.pass.model = model;
            options.pass.rules = model->everyRule();
            return record(*backend, StartingGrid(gridOf(kArticleHard)), options);
        };
        const Recording first = runOf(articleModel());
        const Recording second = runOf(fastModel());
        int parted = 0;
        while (first.stateAt(first.endOf(parted)).candidates == second.stateAt(second.endOf(parted)).candidates)
            ++parted;
        m_page->runs()->goTo(20);
        QTest::mouseClick(child<QToolButton>("compare_difference"), Qt::LeftButton);
        QCOMPARE(m_page->runs()->position(), parted);
        // Neither of them loses anything.
        QTRY_VERIFY_WITH_TIMEOUT(m_page->runs()->solution(), kLong);
        QVERIFY(!child<QToolButton>("compare_mistake")->isEnabled());
    }

    void columnsComeAndGo()
    {
        open();
        auto* add = child<QToolButton>("add_column");
        QTest::mouseClick(add, Qt::LeftButton);
        QTest::mouseClick(add, Qt::LeftButton);
        QCOMPARE(m_page->columns().size(), qsizetype{4});
        QVERIFY(!add->isEnabled());
        ended();
        // All of them are other networks.
        QStringList names;
        for (int i = 0; i < 4; ++i)
            names << m_page->runs()->nameOf(i);
        QCOMPARE(names.removeDuplicates(), qsizetype{0});
        // A picker by the keyboard: the next network of the list.
        NetworkPicker* picker = m_page->columns()[0]->picker();
        picker->setFocus();
        const ModelPtr before = m_page->runs()->networkOf(0);
        QTest::keyClick(picker, Qt::Key_Down);
        QVERIFY(m_page->runs()->networkOf(0) != before);
        QCOMPARE(m_page->runs()->networkOf(0), shippedModel(shippedNetworkIds().at(1).toStdString()));
        QTest::mouseClick(
            m_page->columns()[1]->findChild<QToolButton*>(QStringLiteral("remove_column")), Qt::LeftButton);
        QCOMPARE(m_page->columns().size(), qsizetype{3});
        QCOMPARE(m_page->runs()->nameOf(1), names[2]);
        QVERIFY(add->isEnabled());
    }

    void bothAsOne()
    {
        auto* together = child<QToolButton>("boards_as_one");
        auto* board = child<ComparedBoard>("twin_board");
        auto* place = board->parentWidget()->findChild<QLabel*>(QStringLiteral("compared_place"));
        QVERIFY(together->isEnabled() && !board->isVisible());
        QTest::mouseClick(together, Qt::LeftButton); // without a puzzle there is nothing on it
        QVERIFY(board->isVisible() && place->toolTip().isEmpty());
        QCOMPARE(m_page->columns().size(), qsizetype{2});
        open();
        m_page->runs()->goTo(3);
        const ComparedMarks marks = twinMarksOf(m_page->runs()->runs(), 3, std::nullopt);
        QVERIFY(!marks.removedOnBoth.empty());
        QCOMPARE(board->marks().removedOnBoth, marks.removedOnBoth);
        QVERIFY2(place->toolTip().startsWith(sentence("puzzle_lists.compare.gone_on_both_begins") + QLatin1Char(' ')),
            qPrintable(place->toolTip()));
        QCOMPARE(board->accessibleDescription(), place->toolTip());
        // Cell by cell, and in the legend.
        const Candidate gone = Candidate::fromIndex(marks.removedOnBoth.front());
        QVERIFY(board->nameOf(gone.cell().index())
                    .contains(sentence("puzzle_lists.compare.cell_gone_on_both_begins") + QLatin1Char(' ')));
        const auto* legend = child<ComparedLegend>("compared_legend");
        QVERIFY(legend->accessibleDescription().contains(sentence("puzzle_lists.compare.legend_gone_on_second")));
        QVERIFY(legend->accessibleDescription().contains(sentence("puzzle_lists.compare.legend_second_word")));
        const auto top = [this](const QWidget* of) { return of->mapTo(m_page.get(), QPoint()).y(); };
        QTRY_COMPARE(top(board), top(m_page->columns()[0]->board()));
        if (const QString shots = qEnvironmentVariable("CONVOKU_SHOTS"); !shots.isEmpty())
            m_page->grab().save(shots + QStringLiteral("/compare_twins.png"));
        const QSizeF two = [this, together] {
            const QSizeF three = m_page->picture()->size();
            QTest::mouseClick(together, Qt::LeftButton);
            const QSizeF size = m_page->picture()->size();
            QTest::mouseClick(together, Qt::LeftButton);
            return three.width() > size.width() ? size : QSizeF();
        }();
        QVERIFY(!two.isEmpty());
        // It is for two: with three there is no such board, with two again there is.
        QTest::mouseClick(child<QToolButton>("add_column"), Qt::LeftButton);
        QVERIFY(!together->isEnabled() && !board->isVisible());
        QVERIFY(!legend->accessibleDescription().contains(sentence("puzzle_lists.compare.legend_second_word")));
        QTest::mouseClick(
            m_page->columns()[2]->findChild<QToolButton*>(QStringLiteral("remove_column")), Qt::LeftButton);
        QVERIFY(together->isEnabled() && together->isChecked() && board->isVisible());
        // A page that is built anew finds it so.
        const ComparePage other(m_workspace.get());
        QVERIFY(other.findChild<QToolButton*>(QStringLiteral("boards_as_one"))->isChecked());
    }

    void aWrongNetworkIsSeenAtOnce()
    {
        open();
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.network"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kCareless);
        file.close();
        QSignalSpy opened(m_page.get(), &ComparePage::networkOpened);
        m_page->columns()[1]->picker()->openFile(path);
        waitForOpening(*m_page);
        QCOMPARE(opened.count(), qsizetype{1});
        QCOMPARE(m_page->columns()[1]->picker()->currentText(), QStringLiteral("mine.network"));
        ended();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->runs()->solution(), kLong);
        Chip* chip = m_page->columns()[1]->findChild<Chip*>();
        QTRY_COMPARE(chip->text(), sentence("puzzle_lists.compare.illegal"));
        QCOMPARE(chip->tone(), Chip::Tone::Contradiction);
        const Chip* other = m_page->columns()[0]->findChild<Chip*>();
        QCOMPARE(other->tone(), Chip::Tone::Plain); // it solves, but not here
        m_page->runs()->goTo(m_page->shown().runs.front()->count() - 1);
        QCOMPARE(other->tone(), Chip::Tone::Solved);
        m_page->runs()->goTo(0);
        QVERIFY(m_page->columns()[1]->board()->marks().lost.empty()); // the puzzle itself
        m_page->runs()->goTo(1);
        QVERIFY(!m_page->columns()[1]->board()->marks().lost.empty());
        QVERIFY(placeOf(1).contains(sentence("puzzle_lists.compare.illegal_board")));
        // Cell by cell, too.
        ComparedBoard* board = m_page->columns()[1]->board();
        const Candidate lost = Candidate::fromIndex(board->marks().lost.front());
        const QString cell = board->nameOf(lost.cell().index());
        QVERIFY2(cell.startsWith(QStringLiteral("r%1c%2").arg(lost.row + 1).arg(lost.column + 1))
                && cell.contains(sentence("puzzle_lists.compare.digit_of_solution_gone").arg(lost.digit + 1)),
            qPrintable(cell));
        QCOMPARE(board->partAt(board->rectOf(40).center()), 40);
        // From another position, the button leads back to the mistake.
        m_page->runs()->goTo(0);
        QTest::mouseClick(child<QToolButton>("compare_mistake"), Qt::LeftButton);
        QCOMPARE(m_page->runs()->position(), 1);
        QVERIFY(m_page->columns()[1]->board()->accessibleDescription().contains(
            sentence("puzzle_lists.compare.illegal_board")));
        if (const QString shots = qEnvironmentVariable("CONVOKU_SHOTS"); !shots.isEmpty())
            m_page->grab().save(shots + QStringLiteral("/compare_wrong.png"));
        // A file that is none is told, and nothing changes.
        QFile bad(folder.filePath(QStringLiteral("bad.network")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("no network");
        bad.close();
        m_page->columns()[0]->picker()->openFile(bad.fileName());
        waitForOpening(*m_page);
        auto* message = m_page->findChild<MessageBar*>();
        QVERIFY(message->isVisible() && message->text().contains(QStringLiteral("bad.network")));
        QCOMPARE(m_page->runs()->networkOf(0), articleModel());
    }

    void overACollection()
    {
        const QAbstractItemModelTester tester(const_cast<ReportModel*>(&m_page->collectionPane()->table()));
        auto* start = child<QPushButton>("compare_collection");
        QVERIFY(!start->isVisible());
        QTest::mouseClick(child<QToolButton>("on_collection"), Qt::LeftButton);
        Collection collection;
        collection.begin(QStringLiteral("list.sdm"));
        append(collection, 20);
        m_page->setCollection(&collection);
        QVERIFY(start->isVisibleTo(m_page.get()));
        QTest::mouseClick(start, Qt::LeftButton);
        QVERIFY(m_page->collectionPane()->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->collectionPane()->isRunning(), kLong);
        const auto& rows = m_page->collectionPane()->table().rows();
        QCOMPARE(rows.size(), std::size_t{2});
        for (const ReportRow& row : rows) {
            QCOMPARE(row.card.puzzles, std::size_t{20});
            QCOMPARE(row.card.solved, std::size_t{20});
            QCOMPARE(row.card.solvedWithoutSearch, std::size_t{10});
        }
        auto* table = child<QTableView>("report_table");
        QVERIFY(table->isVisibleTo(m_page.get()));
        QCOMPARE(table->model()->columnCount(), 3);
        QCOMPARE(table->model()->headerData(2, Qt::Horizontal).toString(), NetworkWording::name(*fastModel()));
        QCOMPARE(table->model()->index(0, 1).data().toString(),
            sentence(
                "puzzle_lists.compare.share", {QStringLiteral("20"), QStringLiteral("20"), QStringLiteral("100")}));
        QTest::mouseClick(child<QToolButton>("copy_report"), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().contains(sentence(
            "puzzle_lists.compare.share", {QStringLiteral("20"), QStringLiteral("20"), QStringLiteral("100")})));
        if (const QString shots = qEnvironmentVariable("CONVOKU_SHOTS"); !shots.isEmpty()) {
            auto* area = m_page->findChild<QScrollArea*>();
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
            m_page->grab().save(shots + QStringLiteral("/compare_table.png"));
        }
        QVERIFY(m_page->collectionPane()->picture());
        // Another list: what is known of the old one goes.
        collection.begin(QStringLiteral("other.sdm"));
        QCOMPARE(table->model()->columnCount(), 1);
        QVERIFY(!start->isVisibleTo(m_page.get()));
        m_page->setCollection(nullptr);
    }

    void aLongComparisonIsStopped()
    {
        QTest::mouseClick(child<QToolButton>("on_collection"), Qt::LeftButton);
        Collection collection;
        collection.begin(QStringLiteral("list.sdm"));
        append(collection, 1000);
        m_page->setCollection(&collection);
        QTest::mouseClick(child<QPushButton>("compare_collection"), Qt::LeftButton);
        auto* stop = child<QPushButton>("stop_comparing");
        QVERIFY(stop->isVisibleTo(m_page.get()));
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(!m_page->collectionPane()->isRunning());
        QVERIFY(child<QPushButton>("compare_collection")->isVisibleTo(m_page.get()));
        m_page->setCollection(nullptr);
    }

    /// The window makes the files.
    void picturesAndAnimations()
    {
        QVERIFY(!m_page->picture());
        open();
        m_page->runs()->goTo(4);
        QVERIFY(m_page->picture());
        QSignalSpy wanted(m_page.get(), &ComparePage::exportRequested);
        child<QAction>("picture_of_boards")->trigger();
        child<QAction>("animation_of_boards")->trigger();
        QCOMPARE(wanted.count(), qsizetype{2});
        QCOMPARE(wanted[0].front().toBool(), false);
        QCOMPARE(wanted[1].front().toBool(), true);
        QCOMPARE(m_page->shown().runs.size(), std::size_t{2});
        // Two networks with other rules have no numbers rule by rule.
        QVERIFY(!child<QAction>("copy_comparison")->isEnabled());
        m_page->runs()->setNetwork(1, QStringLiteral("article"), articleModel());
        ended();
        QTRY_VERIFY(child<QAction>("copy_comparison")->isEnabled());
        child<QAction>("copy_comparison")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), m_page->text());
        QCOMPARE(m_page->text().count(QLatin1Char('\n')), 2 + 9); // both runs, what follows, and each rule
    }

    /// Each click counts at once; the boards differ, and are alike again.
    void rulesAreSwitchedOffAndReset()
    {
        open();
        m_page->runs()->setNetwork(1, QStringLiteral("article"), articleModel());
        ended();
        QVERIFY(!m_page->runs()->firstDifference());
        ComparedColumn* column = m_page->columns()[1];
        auto* rules = column->findChild<QListWidget*>(QStringLiteral("column_rules"));
        auto* button = column->findChild<QToolButton*>(QStringLiteral("compared_rules"));
        const QString all = button->toolTip();
        QCOMPARE(rules->count(), 9);
        QCOMPARE(rules->item(3)->text(), sentence("views.rule.hidden_single_row"));
        rules->item(3)->setCheckState(Qt::Unchecked);
        PassOptions less{.model = articleModel()};
        less.rules.erase(less.rules.begin() + 3);
        QVERIFY(m_page->runs()->optionsOf(1) == less);
        QCOMPARE(rules->item(3)->checkState(), Qt::Unchecked); // it stays where it was
        ended();
        const Recording expected
            = record(*makeBitwiseBackend(), StartingGrid(gridOf(kArticleHard)), {.pass = less, .maxPasses = 0});
        QCOMPARE(m_page->runs()->runs()[1]->count(), expected.passCount() + 1);
        QTRY_VERIFY(m_page->runs()->firstDifference().has_value());
        QVERIFY(button->toolTip() != all);
        QVERIFY(child<QLabel>("compare_summary")->toolTip().startsWith(sentence("window.runs_part_begins")));
        // Earlier, and the search off.
        rules->setCurrentRow(1);
        QTest::mouseClick(column->findChild<QPushButton*>(QStringLiteral("rule_earlier")), Qt::LeftButton);
        std::swap(less.rules[0], less.rules[1]);
        column->findChild<QCheckBox*>(QStringLiteral("column_search"))->setChecked(false);
        less.search = false;
        QVERIFY(m_page->runs()->optionsOf(1) == less);
        QTest::mouseClick(column->findChild<QPushButton*>(QStringLiteral("all_rules")), Qt::LeftButton);
        QVERIFY(m_page->runs()->optionsOf(1) == (PassOptions{.model = articleModel()}));
        QCOMPARE(rules->item(3)->checkState(), Qt::Checked);
        ended();
        QTRY_VERIFY(!m_page->runs()->firstDifference());
        QCOMPARE(button->toolTip(), all);
    }

    /// The keys of boards step as the run is stepped, B shows the state before, and the mouse rings a cell everywhere.
    void boardsHaveKeysAndTheMouse()
    {
        open();
        Session* session = m_workspace->session();
        session->setGranularity(Session::Granularity::Rule);
        ComparedBoard* board = m_page->columns()[0]->board();
        board->setFocus();
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_Right);
        QVERIFY(session->position().pass == 1 && session->position().step > 0);
        QVERIFY(!session->recording()->isEndOfPass(session->position()));
        QCOMPARE(board->scene().candidates, session->recording()->stateAt(session->position()).candidates);
        const Candidates before = board->scene().candidates;
        QTest::keyClick(board, Qt::Key_Left);
        QVERIFY(board->scene().candidates != before);
        session->goTo(session->recording()->endOf(3));
        const Candidates here = board->scene().candidates;
        QTest::keyPress(board, Qt::Key_B);
        QCOMPARE(board->scene().candidates, session->recording()->stateAt(session->recording()->endOf(2)).candidates);
        QVERIFY(board->marks().isEmpty());
        QTest::keyRelease(board, Qt::Key_B);
        QCOMPARE(board->scene().candidates, here);
        QSignalSpy hovered(m_page.get(), &ComparePage::hovered);
        QTest::mouseMove(board, board->rectOf(40).center());
        QTRY_COMPARE(m_page->columns()[1]->board()->scene().hovered, std::optional(Cell::fromIndex(40)));
        QCOMPARE(hovered.back().front().toString(), board->nameOf(40));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(board, &leave);
        QVERIFY(!m_page->columns()[1]->board()->scene().hovered);
        // The sentence names the rules of the step.
        bool named = false;
        for (const BoardScene::Removal& removal : board->scene().removals)
            named = named
                || board->nameOf(Candidate::fromIndex(removal.candidate).cell().index())
                       .contains(Wording::rule(articleModel()->rule(removal.rule)));
        QVERIFY(named);
    }

    void looks_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("networks");
        QTest::addColumn<Theme::Kind>("theme");
        QTest::addColumn<double>("letters");
        for (const auto& [name, kind] :
            {std::pair{"light", Theme::Kind::Light}, std::pair{"dark", Theme::Kind::Dark}}) {
            QTest::addRow("480 %s", name) << 480 << 640 << 2 << kind << 1.0;
            QTest::addRow("1000 %s", name) << 1000 << 640 << 3 << kind << 1.0;
            QTest::addRow("1400 four %s", name) << 1400 << 800 << 4 << kind << 1.0;
        }
        QTest::newRow("480 large letters") << 480 << 640 << 2 << Theme::Kind::Light << 2.0;
        QTest::newRow("1000 large letters") << 1000 << 640 << 4 << Theme::Kind::Dark << 2.0;
    }

    /// No part is cut off at any width. If CONVOKU_SHOTS names a folder, the test saves its pictures there for
    /// inspection.
    void looks()
    {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, networks);
        QFETCH(const Theme::Kind, theme);
        QFETCH(const double, letters);
        const QFont usual = QApplication::font();
        const auto back = qScopeGuard([usual] { QApplication::setFont(usual); });
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * letters);
        QApplication::setFont(font);
        applyAppearance(theme == Theme::Kind::Dark ? Appearance::Dark : Appearance::Light);
        m_page->resize(width, height);
        QVERIFY2(
            m_page->minimumSizeHint().width() <= 480, qPrintable(QString::number(m_page->minimumSizeHint().width())));
        while (m_page->columns().size() < networks)
            QTest::mouseClick(child<QToolButton>("add_column"), Qt::LeftButton);
        open();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->runs()->solution(), kLong);
        m_page->runs()->goTo(6);
        QTest::qWait(50);
        QCOMPARE(m_page->findChild<QScrollArea*>()->horizontalScrollBar()->maximum(), 0);
        for (ComparedColumn* column : m_page->columns())
            QVERIFY(column->board()->width() >= 150);
        if (const QString folder = qEnvironmentVariable("CONVOKU_SHOTS"); !folder.isEmpty())
            m_page->grab().save(folder
                + QStringLiteral("/compare_%1_%2_%3_%4.png")
                      .arg(width)
                      .arg(Theme::idOf(theme))
                      .arg(letters)
                      .arg(m_page->devicePixelRatioF()));
    }
};

CONVOKU_TEST(TestComparePage)
#include "tst_compare_page.moc"
