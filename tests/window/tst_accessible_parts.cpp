// SPDX-License-Identifier: MIT
// What a screen reader finds in the pictures: guesses, layers, numbers, weights, bars; where one is among them, what
// can be done with them, and what is left of them when another puzzle comes.
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/views/collections/widgets/histogram_view.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/window/parts/accessible_views.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/made_run.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

QStringList announced; ///< "event name" of what a screen reader was told

void take(QAccessibleEvent& event)
{
    QAccessibleInterface* about = event.accessibleInterface();
    const char* kind = event.type() == QAccessible::Focus ? "focus"
        : event.type() == QAccessible::Selection          ? "selection"
        : event.type() == QAccessible::NameChanged        ? "name"
        : event.type() == QAccessible::StateChanged       ? "state"
        : event.type() == QAccessible::ObjectReorder      ? "reorder"
                                                          : nullptr;
    if (kind != nullptr)
        announced << QStringLiteral("%1 %2").arg(
            QString::fromLatin1(kind), about != nullptr ? about->text(QAccessible::Name) : QString());
}

QAccessibleInterface* accessible(QWidget* widget)
{
    return QAccessible::queryAccessibleInterface(widget);
}

QString nameOf(QAccessibleInterface* part)
{
    return part->text(QAccessible::Name);
}

void press(QAccessibleInterface* part)
{
    part->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

/// Checks each part of a picture: it is found at its place, and leads back to its parent and index. Adds the number of
/// parts to *count.
void walk(QAccessibleInterface* whole, QAccessible::Role role, int* count)
{
    for (int i = 0; i < whole->childCount(); ++i) {
        QAccessibleInterface* part = whole->child(i);
        QVERIFY(part != nullptr && part->isValid());
        if (part->object() != nullptr)
            continue; // a widget in the picture
        ++*count;
        QCOMPARE(part->role(), role);
        QVERIFY(part->parent() == whole);
        QCOMPARE(whole->indexOfChild(part), i);
        QVERIFY(whole->child(i) == part); // the same one again
        QVERIFY(!nameOf(part).isEmpty());
        QVERIFY(!part->state().invalid);
        const QPoint middle = part->rect().center();
        if (part->rect().isEmpty() || part->state().offscreen)
            continue;
        QAccessibleInterface* there = whole->childAt(middle.x(), middle.y());
        QVERIFY2(there == nullptr || there == part, qPrintable(nameOf(part)));
    }
    QVERIFY(whole->child(whole->childCount()) == nullptr && whole->child(-1) == nullptr);
}

} // namespace

class TestAccessibleParts : public QObject
{
    Q_OBJECT

    std::unique_ptr<Session> m_session;
    std::unique_ptr<LayerValues> m_values;

    void open(const char* puzzle)
    {
        m_session->open(gridOf(puzzle), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }
    static void show(QWidget* view)
    {
        view->resize(1000, 760);
        view->show();
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view));
        view->setFocus();
        announced.clear();
    }

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        listen(&take);
    }
    void cleanupTestCase() { listen({}); }
    void init()
    {
        m_session = std::make_unique<Session>(makeBitwise);
        m_values = std::make_unique<LayerValues>(m_session.get(), makeBitwise);
        open(kArticleHard); // guesses: r1c2 = 7 fails, r1c4 = 4, below it r2c2 = 2, which solves it
        m_session->goToFirst();
    }
    void cleanup()
    {
        m_values.reset();
        m_session.reset();
    }

    // The search tree

    void guessesAreATree()
    {
        SearchTreeView view(m_session.get());
        show(&view);
        view.unfoldAll();
        QAccessibleInterface* tree = accessible(&view);
        QCOMPARE(tree->role(), QAccessible::Tree);
        int count = 0;
        walk(tree, QAccessible::TreeItem, &count);
        QCOMPARE(count, 4);
        const QString names[]
            = {sentence("views.node_whole", {QStringLiteral("0"), QStringLiteral("25"), QStringLiteral("3")}),
                sentence("views.node_guess_failed",
                    {QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("1"), QStringLiteral("7"),
                        QStringLiteral("10")}),
                sentence("views.node_guess_right",
                    {QStringLiteral("r1c4"), QStringLiteral("4"), QStringLiteral("1"), QStringLiteral("12"),
                        QStringLiteral("25")}),
                sentence("views.node_guess_solved",
                    {QStringLiteral("r2c2"), QStringLiteral("2"), QStringLiteral("2"), QStringLiteral("14"),
                        QStringLiteral("25")})};
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(nameOf(tree->child(i)), names[i]);
            QVERIFY(!tree->child(i)->state().invisible);
            QCOMPARE(tree->child(i)->state().selected, i == 0 ? 1U : 0U);
            QCOMPARE(tree->child(i)->state().focused, i == 0 ? 1U : 0U);
            const QPoint middle = tree->child(i)->rect().center();
            QVERIFY(tree->childAt(middle.x(), middle.y()) == tree->child(i));
        }
        QVERIFY(tree->focusChild() == tree->child(0));

        // Keys lead from guess to guess, and it is told.
        announced.clear();
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Down);
        const QString one = QStringLiteral("1");
        const QString r1c2 = QStringLiteral("r1c2");
        const QString r1c4 = QStringLiteral("r1c4");
        QStringList heard;
        for (const QString& each : announced.filter(sentence("views.node_guess_begins")))
            heard << each.section(QLatin1Char(','), 0, 0);
        QCOMPARE(heard,
            (QStringList{QStringLiteral("focus ") + sentence("views.node_guess_at", {r1c2, QStringLiteral("7"), one}),
                QStringLiteral("focus ") + sentence("views.node_guess_at", {r1c4, QStringLiteral("4"), one})}));
        QVERIFY(tree->focusChild() == tree->child(2) && tree->child(0)->state().selected);
        announced.clear();
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(tree->child(2)->state().selected && !tree->child(0)->state().selected);
        QCOMPARE(announced.filter(QStringLiteral("selection ")).size(), 1);

        // Pressing does what a click does.
        press(tree->child(3));
        QCOMPARE(view.currentNode(), 3);
        QCOMPARE(m_session->position().pass, 14);
        tree->child(1)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(tree->focusChild() == tree->child(1));
        QCOMPARE(m_session->position().pass, 14);
    }

    /// Ten thousand guesses cost what is read of them.
    void aLargeTreeIsMadeWhereItIsRead()
    {
        const auto recording = std::make_shared<Recording>(madeRun(60000, 5));
        int pushes = 0;
        for (const Event& event : recording->events())
            pushes += event.kind == EventKind::Push;
        QVERIFY(pushes > 5000);
        Session session([recording] { return std::make_unique<ReplayBackend>(recording); });
        RunOptions options;
        options.maxPasses = recording->passCount();
        session.open(StartingGrid(), {}, options, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        SearchTreeView view(&session);
        show(&view);
        view.foldFailed();
        QAccessibleInterface* tree = accessible(&view);
        QCOMPARE(tree->childCount(), pushes + 2); // and the bar
        const auto last = QAccessible::uniqueId(tree->child(pushes));
        const auto first = QAccessible::uniqueId(tree->child(1));
        QCOMPARE(first - last, 1U); // Qt counts them: nothing came to be between the two
        QVERIFY(nameOf(tree->child(pushes)).startsWith(sentence("views.node_guess_begins") + QLatin1Char(' ')));
        // One that can be folded is, and can be unfolded again.
        int folded = -1;
        for (int i = 1; i < 2000 && folded < 0; ++i)
            folded = tree->child(i)->state().collapsed ? i : -1;
        QVERIFY(folded > 0);
        QAccessibleInterface* item = tree->child(folded);
        QVERIFY(item->state().expandable && !item->state().expanded);
        if (item->rect().isEmpty())
            return; // in another folded one
        QVERIFY(tree->child(folded + 1)->state().invisible);
        announced.clear();
        item->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(!view.isFolded(folded) && item->state().expanded && !item->state().collapsed);
        QVERIFY(!tree->child(folded + 1)->state().invisible);
        QCOMPARE(announced, QStringList{QStringLiteral("state ") + nameOf(item)});
    }

    void anotherPuzzleHasOtherGuesses()
    {
        auto view = std::make_unique<SearchTreeView>(m_session.get());
        show(view.get());
        QAccessibleInterface* tree = accessible(view.get());
        QAccessibleInterface* guess = tree->child(2);
        QVERIFY(nameOf(guess).startsWith(sentence("views.node_guess_begins")));
        open(kArticleEasy); // without a guess
        QVERIFY(announced.contains(QStringLiteral("reorder ") + nameOf(tree)));
        QVERIFY(!guess->isValid() && guess->state().invalid);
        QCOMPARE(nameOf(guess), QString());
        QVERIFY(guess->parent() == nullptr && guess->rect().isEmpty());
        QVERIFY(guess->actionInterface()->actionNames().isEmpty());
        const Position before = m_session->position();
        press(guess);
        QVERIFY(m_session->position() == before);
        QCOMPARE(tree->childCount(), 1); // the bar
        QCOMPARE(tree->text(QAccessible::Value), sentence("views.run_without_guess"));
        // Again others, and then none: nothing is left behind.
        open(kArticleHard);
        const QAccessible::Id id = QAccessible::uniqueId(tree->child(1));
        QVERIFY(tree->child(1)->isValid() && tree->child(1) != guess);
        view.reset();
        QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
    }

    // The rule graph

    void layersAreAListInTheOrderOfTheFlow_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {1, 2, 7, 10, 11})
            QTest::addRow("step %d", step) << step;
    }
    void layersAreAListInTheOrderOfTheFlow()
    {
        QFETCH(int, step);
        RuleGraphView view(m_session.get());
        show(&view);
        m_session->goTo({1, step, 1});
        QAccessibleInterface* list = accessible(&view);
        QCOMPARE(list->role(), QAccessible::List);
        int count = 0;
        walk(list, QAccessible::ListItem, &count);
        // Read off the network's description: what is read before it is made comes in.
        const Network& network = m_session->recording()->network();
        const Group& group = network.groups.at(static_cast<std::size_t>(step) - 1);
        std::map<ValueId, int> madeBy;
        std::set<ValueId> inputs;
        QList<QSet<QString>> reads;
        for (std::size_t i = 0; i < group.layerCount; ++i) {
            const Layer& layer = network.layers.at(group.firstLayer + i);
            QSet<QString> sources;
            for (const ValueId input : layer.inputs) {
                if (const auto made = madeBy.find(input); made != madeBy.end()) {
                    sources << sentence("views.node_reads_layer").arg(made->second);
                } else {
                    inputs.insert(input);
                    sources << QString();
                }
            }
            reads << sources;
            for (const ValueId output : layer.outputs)
                madeBy[output] = static_cast<int>(i) + 1;
        }
        const int first = static_cast<int>(inputs.size());
        const int layers = static_cast<int>(group.layerCount);
        QVERIFY(count > first + layers);
        for (int i = 0; i < count; ++i) {
            const QString name = nameOf(list->child(i));
            if (i < first)
                QVERIFY2(name.startsWith(sentence("views.node_comes_in") + QLatin1Char(' ')), qPrintable(name));
            else if (i < first + layers)
                QVERIFY2(name.startsWith(sentence(
                             "views.node_layer", {QString::number(i - first + 1), QString::number(layers), QString()})),
                    qPrintable(name));
            else
                QVERIFY2(name.startsWith(sentence("views.node_goes_out") + QLatin1Char(' ')), qPrintable(name));
        }
        for (int i = 0; i < layers; ++i) {
            const QString help = list->child(first + i)->text(QAccessible::Description);
            QVERIFY2(help.startsWith(sentence("views.node_reads") + QLatin1Char(' ')), qPrintable(help));
            QSet<QString> said;
            const QString read
                = help.section(sentence("views.node_reads") + QLatin1Char(' '), 1).section(QLatin1Char('.'), 0, 0);
            for (const QString& each : read.split(QStringLiteral(", ")))
                said << (each.startsWith(sentence("views.node_reads_layer", {QString()})) ? each : QString());
            QCOMPARE(said, reads[i]);
        }
        // The first layer is at the position.
        QVERIFY(list->child(first)->state().selected && list->child(first)->state().focused);
        QVERIFY(!list->child(first + 1)->state().selected);
    }

    void theKeyboardInTheGraphIsTold()
    {
        RuleGraphView view(m_session.get());
        show(&view);
        m_session->goTo({1, 2, 1});
        QAccessibleInterface* list = accessible(&view);
        const int first = view.graph().firstPart();
        announced.clear();
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(announced, QStringList{QStringLiteral("focus ") + nameOf(list->focusChild())});
        QVERIFY(list->focusChild() == list->child(first + view.graph().partCount() - 1));
        QVERIFY(list->child(first)->state().selected); // the keyboard moves nothing
        announced.clear();
        press(list->child(first + 2));
        QVERIFY((m_session->position() == Position{1, 2, 3}));
        QVERIFY(list->child(first + 2)->state().selected && list->child(first + 2)->state().focused);
        QVERIFY(announced.contains(QStringLiteral("selection ") + nameOf(list->child(first + 2))));
        list->child(0)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(view.cursorNode(), 0);
        QVERIFY(list->child(0)->actionInterface()->actionNames().size() == 1); // an input leads nowhere
    }

    void groupsOfThePassAreEntered()
    {
        RuleGraphView view(m_session.get());
        show(&view);
        m_session->goTo(m_session->recording()->endOf(1));
        QCOMPARE(view.shownStep(), 0);
        QAccessibleInterface* list = accessible(&view);
        QAccessibleInterface* third = list->child(view.graph().firstPart() + 2);
        QVERIFY2(nameOf(third).startsWith(sentence("views.rule.pointing_column")), qPrintable(nameOf(third)));
        announced.clear();
        press(third);
        QCOMPARE(view.shownStep(), 3);
        QVERIFY(!third->isValid()); // it was a group of the pass
        QVERIFY(announced.contains(QStringLiteral("reorder ") + nameOf(list)));
        QVERIFY(nameOf(list->child(view.graph().firstPart()))
                    .startsWith(sentence("views.node_first_layer_begins") + QLatin1Char(' ')));
        // The way up is in the bar.
        QVERIFY(list->child(list->childCount() - 1)->object()
            == view.findChild<QWidget*>(QStringLiteral("rule_graph_trail"))->parentWidget());
        open(kArticleEasy);
        QVERIFY(announced.contains(QStringLiteral("reorder ") + nameOf(list)));
    }

    // Numbers

    void numbersAreTables()
    {
        TensorView view(m_session.get(), m_values.get());
        show(&view);
        TensorCanvas* canvas = view.canvas();
        constexpr int kPass = 3;
        const Recording& recording = *m_session->recording();
        const Network& network = recording.network();
        const State before = recording.stateAt(recording.endOf(kPass - 1));
        LoopBackend backend;
        const auto expected = runOnce(backend, network, tensorsOf(std::span(&before, 1), true), everyValue(network));
        for (const int step : {1, 2, 7}) {
            for (int k = 1; k <= recording.layersIn(step); ++k) {
                m_session->goTo({kPass, step, k});
                QTRY_VERIFY(view.layer() != nullptr && view.shownPosition() == m_session->position());
                canvas->choosePlanes(TensorCanvas::Planes::All);
                const Layer& layer = recording.layerAt({kPass, step, k});
                std::vector<ValueId> values = layer.inputs;
                values.insert(values.end(), layer.outputs.begin(), layer.outputs.end());
                QAccessibleInterface* whole = accessible(canvas);
                int at = 0;
                for (const ValueId value : values) {
                    const Tensor& tensor = expected.at(static_cast<std::size_t>(value));
                    std::size_t next = 0;
                    for (int channel = 0; channel < tensor.shape.channels; ++channel, ++at) {
                        QAccessibleInterface* plane = whole->child(at);
                        QCOMPARE(plane->role(), QAccessible::Table);
                        QAccessibleTableInterface* table = plane->tableInterface();
                        QCOMPARE(table->rowCount(), tensor.shape.rows);
                        QCOMPARE(table->columnCount(), tensor.shape.columns);
                        for (int row = 0; row < tensor.shape.rows; ++row) {
                            for (int column = 0; column < tensor.shape.columns; ++column) {
                                const QString number = nameOf(table->cellAt(row, column))
                                                           .section(QStringLiteral(" = "), -1)
                                                           .replace(QStringLiteral("−"), QStringLiteral("-"));
                                QCOMPARE(number.toInt(), static_cast<int>(tensor.data.at(next++)));
                            }
                        }
                    }
                }
                QCOMPARE(whole->childCount(), at);
            }
        }
    }

    void onePlaneIsWalked()
    {
        TensorView view(m_session.get(), m_values.get());
        show(&view);
        TensorCanvas* canvas = view.canvas();
        m_session->goTo({1, 2, 1});
        QTRY_VERIFY(view.layer() != nullptr);
        canvas->choosePlanes(TensorCanvas::Planes::All);
        QAccessibleInterface* whole = accessible(canvas);
        QCOMPARE(whole->role(), QAccessible::Canvas);
        int planes = 0;
        walk(whole, QAccessible::Table, &planes);
        QVERIFY(planes >= 18); // nine digits come in, nine go out
        QAccessibleInterface* plane = whole->child(4);
        QVERIFY2(
            nameOf(plane).endsWith(sentence("views.plane_of_digit", {QStringLiteral("5")})), qPrintable(nameOf(plane)));
        int cells = 0;
        walk(plane, QAccessible::Cell, &cells);
        QCOMPARE(cells, 81);
        QAccessibleInterface* cell = plane->tableInterface()->cellAt(3, 6);
        QVERIFY2(nameOf(cell).startsWith(
                     sentence("views.cell_of_plane", {QStringLiteral("5"), QStringLiteral("r4c7")}) + QLatin1Char(' ')),
            qPrintable(nameOf(cell)));
        QCOMPARE(cell->tableCellInterface()->rowIndex(), 3);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), 6);
        QVERIFY(cell->tableCellInterface()->table() == plane);
        QVERIFY(plane->tableInterface()->cellAt(9, 0) == nullptr && plane->tableInterface()->cellAt(0, 9) == nullptr);
        QVERIFY(whole->childAt(cell->rect().center().x(), cell->rect().center().y()) == plane);

        // Only what is shown is there.
        QTest::keyClick(canvas, Qt::Key_5);
        QVERIFY(!cell->isValid() && !plane->isValid());
        QVERIFY(announced.contains(QStringLiteral("reorder ") + nameOf(whole)));
        QCOMPARE(whole->childCount(), 2);
        QVERIFY(nameOf(whole->child(0)).endsWith(sentence("views.plane_of_digit", {QStringLiteral("5")})));
        QVERIFY(nameOf(whole->child(1)).endsWith(sentence("views.plane_of_digit", {QStringLiteral("5")})));
    }

    void pickedNumbersAreTold()
    {
        TensorView view(m_session.get(), m_values.get());
        show(&view);
        TensorCanvas* canvas = view.canvas();
        m_session->goTo({1, 2, 1});
        QTRY_VERIFY(view.layer() != nullptr);
        QTest::keyClick(canvas, Qt::Key_0); // all nine planes of both
        QAccessibleInterface* whole = accessible(canvas);
        announced.clear();
        QTest::keyClick(canvas, Qt::Key_Right); // to the first number that goes out
        QTest::keyClick(canvas, Qt::Key_Right);
        QAccessibleInterface* out = whole->child(9);
        QAccessibleInterface* second = out->tableInterface()->cellAt(0, 1);
        QVERIFY(whole->focusChild() == second && second->state().focused && second->state().selected);
        QVERIFY(announced.contains(QStringLiteral("focus ") + nameOf(out->tableInterface()->cellAt(0, 0))));
        QCOMPARE(announced.last(), QStringLiteral("focus ") + nameOf(second));
        QCOMPARE(out->tableInterface()->selectedCellCount(), 1);
        QVERIFY(out->tableInterface()->selectedCells().front() == second);
        press(out->tableInterface()->cellAt(1, 2));
        QVERIFY((view.picked() == OutputElement{0, {0, 1, 2}}));
        // The same planes of another pass: they are the same tables, and what was read of them is told anew.
        QAccessibleInterface* in = whole->child(0);
        for (int i = 0; i < 81; ++i)
            nameOf(in->child(i));
        announced.clear();
        const auto before = nameOf(in->child(0));
        m_session->goTo({4, 2, 1});
        QTRY_VERIFY(view.shownPosition().pass == 4);
        QVERIFY(in->isValid() && whole->child(0) == in);
        const Recording& recording = *m_session->recording();
        const auto inputAt = [&](int pass) { return recording.stateAt({pass, 1}).candidates; };
        int changed = 0;
        for (int i = 0; i < kCells; ++i)
            changed += inputAt(1).has(Candidate::of(0, Cell::fromIndex(i)))
                != inputAt(4).has(Candidate::of(0, Cell::fromIndex(i)));
        QVERIFY(changed > 0);
        QCOMPARE(announced
                     .filter(QStringLiteral("name ") + sentence("views.candidate_in_begins", {QStringLiteral("1")})
                         + QLatin1Char(' '))
                     .size(),
            changed);
        open(kArticleEasy);
        m_session->goToFirst();
        QTRY_COMPARE(whole->childCount(), 0);
        QVERIFY(!in->isValid());
    }

    void weightsAreTables()
    {
        TensorView view(m_session.get(), m_values.get());
        show(&view);
        KernelView* kernel = view.kernelView();
        const Recording& recording = *m_session->recording();
        int seen = 0;
        for (int k = 1; k <= recording.layersIn(1); ++k) {
            m_session->goTo({1, 1, k});
            QTRY_VERIFY(view.layer() != nullptr && view.shownPosition() == m_session->position());
            const Layer& layer = recording.layerAt({1, 1, k});
            QAccessibleInterface* whole = accessible(kernel);
            int count = 0;
            walk(whole, QAccessible::Table, &count);
            if (layer.kind != LayerKind::Convolution)
                continue;
            ++seen;
            const int channels = count;
            int next = 0;
            for (int plane = 0; plane < channels; ++plane) {
                walk(whole->child(plane), QAccessible::Cell, &count);
                for (int i = 0; i < whole->child(plane)->childCount(); ++i) {
                    const auto weight = static_cast<int>(layer.weights.at(static_cast<std::size_t>(next++)));
                    QCOMPARE(nameOf(whole->child(plane)->child(i)).replace(QStringLiteral("−"), QStringLiteral("-")),
                        QString::number(weight));
                }
            }
            kernel->setFocus();
            announced.clear();
            QTest::keyClick(kernel, Qt::Key_Right);
            QVERIFY(whole->focusChild() == whole->child(0)->child(0));
            QVERIFY(announced.contains(QStringLiteral("focus ") + nameOf(whole->focusChild())));
            QVERIFY(!whole->focusChild()->text(QAccessible::Description).isEmpty());
        }
        QVERIFY(seen > 0);
    }

    void barsAreAList()
    {
        HistogramView view;
        view.setCounts({0, 0, 3, 5, 0, 1});
        show(&view);
        QAccessibleInterface* list = accessible(&view);
        QCOMPARE(list->role(), QAccessible::List);
        int count = 0;
        walk(list, QAccessible::ListItem, &count);
        QCOMPARE(count, 4);
        QCOMPARE(nameOf(list->child(0)), sentence("views.bar_puzzles", {QStringLiteral("2"), QStringLiteral("3")}));
        QCOMPARE(nameOf(list->child(1)), sentence("views.bar_puzzles", {QStringLiteral("3"), QStringLiteral("5")}));
        QCOMPARE(nameOf(list->child(3)), sentence("views.bar_one_puzzle", {QStringLiteral("5")}));
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(announced.last(),
            QStringLiteral("focus ") + sentence("views.bar_puzzles", {QStringLiteral("3"), QStringLiteral("5")}));
        QVERIFY(list->focusChild() == list->child(1));
        QSignalSpy chosen(&view, &HistogramView::rangeChosen);
        press(list->child(1));
        QCOMPARE(chosen.count(), 1);
        QVERIFY((qvariant_cast<std::optional<std::pair<int, int>>>(chosen.front().front()) == std::pair{3, 3}));
        view.setChosen(std::pair{2, 3});
        QVERIFY(
            list->child(0)->state().selected && list->child(1)->state().selected && !list->child(2)->state().selected);
        QAccessibleInterface* bar = list->child(3);
        view.setCounts({0, 1});
        QVERIFY(!bar->isValid());
        QCOMPARE(list->childCount(), 1);
        QVERIFY(announced.contains(QStringLiteral("reorder ") + nameOf(list)));
    }

    /// The focus is announced only where playback stops; during playback nobody could listen to it.
    void playIsToldWhereItStops()
    {
        SearchTreeView view(m_session.get());
        show(&view);
        m_session->setSpeed(static_cast<int>(Session::speeds().size()) - 1);
        m_session->setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isPlaying(), kLong);
        QStringList heard;
        for (const QString& each : announced.filter(QStringLiteral("focus")))
            heard << each.section(QLatin1Char(','), 0, 0);
        QCOMPARE(heard,
            QStringList{QStringLiteral("focus ")
                + sentence("views.node_guess_at", {QStringLiteral("r2c2"), QStringLiteral("2"), QStringLiteral("2")})});
    }
};

CONVOKU_TEST(TestAccessibleParts)
#include "tst_accessible_parts.moc"
