// SPDX-License-Identifier: MIT
// The page of the tensors: the plane that is large, the small ones below it, the layers of the step above, and the
// plot.
#include "app/document/inquiry.h"
#include "app/document/layer_values.h"
#include "app/drawing/board_focus.h"
#include "app/views/layers/widgets/function_plot_view.h"
#include "app/views/layers/widgets/layer_trail_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QScrollBar>

using namespace convoku;
using namespace convoku::testing;

class TestLayersView : public QObject
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
        m_fixture->child<QAction>("tensors")->trigger();
        QVERIFY(m_page->isVisible());
    }
    void cleanup() { m_fixture.reset(); }

    /// The plane is that of the picked candidate, else of what the step found, else of what it removed first.
    void thePlaneThatMatters()
    {
        const auto channel = [this] { return canvas()->geometryOf(0).cut().channels; };
        const Recording& recording = *session().recording();
        const auto events = recording.eventsOf(1);
        const auto event = std::find_if(events.begin(), events.end(),
            [&](const Event& each) { return each.kind == EventKind::Rule && recording.changed(each).size() > 1; });
        QVERIFY(event != events.end());
        goTo({1, event->step, 1});
        QCOMPARE(channel(), std::vector{Candidate::fromIndex(recording.changed(*event).front()).digit});
        // At the end of the step: the digit that was found.
        Inquiry* inquiry = m_fixture->window->workspace().inquiry();
        goTo({1, event->step, 0});
        QTRY_VERIFY_WITH_TIMEOUT(inquiry->finding() != nullptr, kLong);
        const auto focus = focusOn(recording.ruleOf(*event), inquiry->findings()->findings, 0);
        QCOMPARE(channel(), std::vector{Candidate::fromIndex(focus.held.front()).digit});
        session().pick(Candidate{7, 3, 4});
        QCOMPARE(channel(), std::vector{7});
    }

    /// A puzzle of 4×4 brings a network of its board, and all of its planes are seen.
    void aSmallBoard()
    {
        const Board board = *Board::withBoxes(2, 2);
        Grid grid(board);
        grid.setDigit(board.cell(0, 0), 1);
        grid.setDigit(board.cell(1, 2), 3);
        grid.setDigit(board.cell(2, 1), 2);
        grid.setDigit(board.cell(3, 3), 4);
        m_fixture->window->openGrid(grid, {});
        QCOMPARE(session().network().id, std::string("article_4"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        goTo({1, 4, 1}); // counts a row
        QCOMPARE(canvas()->geometryOf(0).cut().channels, (std::vector{0, 1, 2, 3}));
        QVERIFY((canvas()->geometryOf(0).cut().whole == Shape{4, 4, 4}));
        QVERIFY((canvas()->geometryOf(1).cut().whole == Shape{4, 4, 1}));
        // The other way round: a network of 9×9 brings its example.
        m_fixture->child<QAction>("network_basic")->trigger();
        QCOMPARE(session().network().id, std::string("basic"));
        QVERIFY(session().recording()->board() == Board());
    }

    /// The reason line says what a number means while it is looked at in this view, else what the layer is.
    void theReasonLine()
    {
        goTo({1, 4, 1});
        const auto* line = m_fixture->child<QLabel>("sentence");
        const QString ofLayer = line->text();
        const QString ofNumber = sentence("views.meaning_places",
            {QStringLiteral("5"), QStringLiteral("6"), QStringLiteral("2"), QStringLiteral("r5c4 and r5c6")});
        QVERIFY(ofLayer != ofNumber);
        session().pick(Candidate{5, 4, 3});
        QCOMPARE(line->text(), ofNumber);
        m_fixture->child<QAction>("board")->trigger();
        QCOMPARE(line->text(), ofLayer);
        m_fixture->child<QAction>("tensors")->trigger();
        QCOMPARE(line->text(), ofNumber);
        session().pick(std::nullopt);
        QCOMPARE(line->text(), ofLayer);
    }

    void aSmallPlaneIsClicked()
    {
        goTo({5, 4, 8});
        const int output = 2;
        const auto small = [&](int channel) { return canvas()->geometryOf(output).small(channel).center().toPoint(); };
        QVERIFY(canvas()->geometryOf(0).small(3).isEmpty()); // one overview for values with as many planes
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, small(3));
        QCOMPARE(canvas()->geometryOf(0).cut().channels, std::vector{3});
        QCOMPARE(canvas()->geometryOf(output).cut().channels, std::vector{3});
        QVERIFY(!session().picked());
        // It stays while one goes on; a number that is kept goes along.
        goTo({5, 4, 1});
        QCOMPARE(canvas()->geometryOf(0).cut().channels, std::vector{3});
        goTo({5, 4, 8});
        session().pick(Candidate{6, 3, 4});
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, small(1));
        QVERIFY((session().picked() == Candidate{1, 3, 4}));
        QCOMPARE(canvas()->geometryOf(output).cut().channels, std::vector{1});
        // From nine planes to 36: the input has an overview of its own.
        goTo({5, 7, 1});
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->geometryOf(1).small(10).center().toPoint()); // 2 5
        QCOMPARE(canvas()->geometryOf(1).cut().channels, std::vector{10});
        QVERIFY(!canvas()->geometryOf(0).small(0).isEmpty());
    }

    // You are here

    void theTrailSaysWhereOneIs()
    {
        LayerTrailView* trail = m_page->trail();
        goTo({5, 4, 6});
        QVERIFY(trail->isVisible());
        QCOMPARE(trail->name(), sentence("views.rule.hidden_single_row"));
        QCOMPARE(trail->place(), sentence("views.trail_at_layer", {QStringLiteral("6"), QStringLiteral("12")}));
        QCOMPARE(trail->current(), 6);
        QCOMPARE(trail->done(), 6);
        auto* list = m_fixture->child<QComboBox>("tensor_layers");
        QVERIFY(!list->isVisible()); // not both
        // A click, and keys.
        QTest::mouseClick(trail, Qt::LeftButton, {}, trail->rectOfStop(trail->trail().stopOf(9)).center().toPoint());
        QVERIFY((session().position() == Position{5, 4, 9}));
        trail->setFocus();
        QTest::keyClick(trail, Qt::Key_Left);
        QVERIFY((session().position() == Position{5, 4, 8}));
        QTest::keyClick(trail, Qt::Key_Home);
        QVERIFY((session().position() == Position{5, 4, 1}));
        QTest::keyClick(trail, Qt::Key_Left); // the first one
        QVERIFY((session().position() == Position{5, 4, 1}));
        QTest::keyClick(trail, Qt::Key_End);
        QVERIFY((session().position() == Position{5, 4, 12}));
        goTo({5, 4, 0});
        QCOMPARE(trail->place(), sentence("views.trail_layers_done", {QStringLiteral("12"), QStringLiteral("12")}));
        // The input is not a place to go to.
        QTest::mouseClick(trail, Qt::LeftButton, {}, trail->rectOfStop(0).center().toPoint());
        QVERIFY((session().position() == Position{5, 4, 0}));
        session().goToFirst();
        QVERIFY(!trail->isVisible()); // no layers
    }

    /// A long step is scrolled to its layer; in a low window it is a row of squares, with a list below.
    void theTrailMakesRoom()
    {
        LayerTrailView* trail = m_page->trail();
        const int layers = session().recording()->layersAt({5, 11, 0});
        for (const int layer : {1, layers / 2, layers}) {
            goTo({5, 11, layer});
            const QRectF stop = trail->rectOfStop(trail->trail().stopOf(layer));
            QVERIFY(QRectF(trail->rect()).contains(stop));
        }
        // Alone, it has the size that it is given.
        LayersPage alone(&m_fixture->window->workspace(), new QWidget);
        trail = alone.trail();
        auto* list = alone.findChild<QComboBox*>(QStringLiteral("tensor_layers"));
        alone.layout()->setSizeConstraint(QLayout::SetNoConstraint);
        alone.resize(m_page->width(), 260);
        alone.show();
        QTRY_VERIFY_WITH_TIMEOUT(alone.tensors()->layer(), kLong);
        QVERIFY(trail->isVisible() && trail->isCompact() && list->isVisible());
        QVERIFY(trail->heightIf(true) < trail->heightIf(false) / 2);
        // All of its squares are in sight and each leads to its layer, in the order of their numbers.
        qreal before = -1;
        for (int layer = 1; layer <= layers; ++layer) {
            const QRectF stop = trail->rectOfStop(trail->trail().stopOf(layer));
            QVERIFY(QRectF(trail->rect()).contains(stop) && stop.left() > before);
            before = stop.left();
        }
        QTest::mouseClick(trail, Qt::LeftButton, {}, trail->rectOfStop(trail->trail().stopOf(7)).center().toPoint());
        QVERIFY((session().position() == Position{5, 11, 7}));
        alone.resize(alone.width(), 120);
        QVERIFY(!trail->isVisible() && list->isVisible());
        alone.resize(alone.width(), 800);
        QVERIFY(trail->isVisible() && !trail->isCompact() && !list->isVisible());
    }

    // The plot

    void elementWiseLayersHaveAPlot()
    {
        auto* plot = m_fixture->child<FunctionPlotView>("function_plot");
        goTo({5, 4, 1});
        QVERIFY(!plot->isVisible());
        goTo({5, 4, 6});
        QVERIFY(plot->isVisible());
        QCOMPARE(plot->plot().title, sentence("views.plot_is_it", {QStringLiteral("1")}));
        QVERIFY(!plot->plot().dot);
        // The dot follows the pick, and the mouse.
        const ValueId counted
            = equalityPartOf(*session().recording()->networkOf(5), *m_page->tensors()->layer())->compared;
        const Inspection& values = *m_page->tensors()->shownValues();
        m_page->tensors()->pick(OutputElement{0, {2, 4, 0}});
        QCOMPARE(plot->plot().dot->argument, values.at(counted, {2, 4, 0}));
        QCOMPARE(plot->plot().dot->result, plot->plot().dot->argument == 1 ? 1 : 0);
        QVERIFY(plot->plot().dot->label.startsWith(
            sentence("views.row_digit", {QStringLiteral("5"), QStringLiteral("3")}) + QLatin1Char(' ')));
        QTest::mouseMove(canvas(), cellOf({2, {6, 1, 0}}).center().toPoint());
        QCOMPARE(plot->plot().dot->argument, values.at(counted, {6, 1, 0}));
        // Another number is asked about with the mouse and with the keys.
        QTest::mouseMove(plot, plot->geometryOfPlot().toPicture(5, 0).toPoint() - QPoint(0, 4));
        QCOMPARE(plot->pointed(), 5);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Left);
        QCOMPARE(plot->pointed(), 4);
        QTest::keyClick(plot, Qt::Key_Home);
        QCOMPARE(plot->pointed(), 0);
        QTest::keyClick(plot, Qt::Key_Escape);
        QVERIFY(!plot->pointed());
    }

    /// It comes where there is room for it: not by making one scroll to see a plane and the row of the others.
    void thePlotLeavesThePlanesWhole()
    {
        goTo({5, 4, 6});
        LayersPage alone(&m_fixture->window->workspace(), new QWidget);
        alone.show();
        auto* plot = alone.findChild<FunctionPlotView*>(QStringLiteral("function_plot"));
        QTRY_VERIFY_WITH_TIMEOUT(alone.tensors()->layer(), kLong);
        int withPlot = 0;
        for (int height = 420; height <= 900; height += 20) {
            alone.resize(m_page->width(), height);
            QCoreApplication::processEvents();
            if (!plot->isVisible())
                continue;
            ++withPlot;
            for (const QScrollBar* bar : alone.tensors()->canvas()->findChildren<QScrollBar*>()) {
                QVERIFY2(bar->orientation() == Qt::Horizontal || bar->maximum() == 0,
                    qPrintable(QStringLiteral("%1 px high: %2 px are to be scrolled").arg(height).arg(bar->maximum())));
            }
        }
        QVERIFY(withPlot >= 5);
    }

private:
    Session& session() { return m_fixture->session(); }
    TensorCanvas* canvas() const { return m_page->current()->canvas(); }
    void goTo(Position position)
    {
        session().goTo(position);
        const TensorView* view = m_page->tensors();
        QTRY_VERIFY_WITH_TIMEOUT(view->shownPosition() == position && view->layer(), kLong);
    }
    QRectF cellOf(const TensorSpot& spot) const { return canvas()->geometryOf(spot.picture).element(spot.element); }

    std::unique_ptr<WindowFixture> m_fixture;
    LayersPage* m_page = nullptr;
};

CONVOKU_TEST(TestLayersView)
#include "tst_layers_view.moc"
