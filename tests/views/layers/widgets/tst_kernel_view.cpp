// SPDX-License-Identifier: MIT
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/exporting/layer_picture.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImageReader>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace convoku;
using namespace convoku::testing;

class TestKernelView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_session = std::make_unique<Session>(makeBitwise);
        m_values = std::make_unique<LayerValues>(m_session.get(), makeBitwise);
        m_session->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }

    void init()
    {
        m_session->pick(std::nullopt);
        m_session->goToFirst();
        m_view = std::make_unique<TensorView>(m_session.get(), m_values.get());
        m_view->resize(1200, 1100);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    void cleanupTestCase()
    {
        m_values.reset();
        m_session.reset();
    }

    /// Random weights of all convolutions of a pass, over random numbers of their outputs: what is lit on the board is
    /// what an element under the weight stands for, found by where the window begins.
    void aWeightLightsWhatLiesUnderIt()
    {
        const Recording& recording = *m_session->recording();
        Random random(11);
        const QSignalSpy lit(m_view.get(), &TensorView::cellsLit);
        const QSignalSpy hovered(m_view.get(), &TensorView::hovered);
        for (int step = 1; step <= recording.stepsPerPass(); ++step) {
            for (int k = 1; k <= recording.layersIn(step); ++k) {
                const Layer& layer = recording.layerAt({7, step, k});
                if (layer.kind != LayerKind::Convolution)
                    continue;
                goTo({7, step, k});
                const Network& network = recording.network();
                const Shape in = network.value(layer.inputs.front()).shape;
                const Shape out = network.value(layer.outputs.front()).shape;
                const ElementIndex element = ElementIndex::at(randomNumber(random, 0, out.elements() - 1), out);
                m_view->pick(OutputElement{0, element});
                const int planes = in.channels / layer.groups;
                const int cell = randomNumber(random, 0, planes * layer.kernel.rows * layer.kernel.columns - 1);
                const int group = element.channel / (out.channels / layer.groups);
                const ElementIndex under{group * planes + cell / (layer.kernel.rows * layer.kernel.columns),
                    element.row * layer.stride.rows + cell / layer.kernel.columns % layer.kernel.rows,
                    element.column * layer.stride.columns + cell % layer.kernel.columns};
                point(cell);
                QVERIFY(m_view->canvas()->marks().front().hovered == under);
                const Places places = placesOf(network, layer.inputs.front());
                QCOMPARE(lit.back()[0].value<std::vector<Cell>>(), cellsOf(places, under));
                const int weight = static_cast<int>(layer.weights[static_cast<std::size_t>(
                    element.channel * planes * layer.kernel.rows * layer.kernel.columns + cell)]);
                const QString said = hovered.back().front().toString();
                QVERIFY2(said.contains((sentence("views.kernel_weight_times") + QLatin1Char(' ')).arg(weight)),
                    qPrintable(said));
                const double value = m_view->shownValues()->at(layer.inputs.front(), under);
                QVERIFY(said.endsWith(QStringLiteral(" = %1").arg(value)));
                QCOMPARE(m_view->emphasisedTerm(), QStringLiteral("%1·%2").arg(weight).arg(value));
                away();
                QVERIFY(!m_view->canvas()->marks().front().hovered);
                QVERIFY(m_view->emphasisedTerm().isEmpty());
            }
        }
    }

    void withoutANumberAWeightLightsAllThatItReads()
    {
        goTo({7, 4, 1}); // a count over a row: the fifth weight reads the fifth column of all planes
        const QSignalSpy lit(m_view.get(), &TensorView::cellsLit);
        QVERIFY(!m_view->picked());
        point(4);
        std::vector<Cell> column;
        for (int row = 0; row < kSide; ++row)
            column.push_back({row, 4});
        QVERIFY(lit.back()[0].value<std::vector<Cell>>() == column);
        QCOMPARE(m_view->canvas()->marks().front().lit.size(), std::size_t(81));
        QCOMPARE(m_view->arithmeticText(),
            sentence("views.kernel_weight_reads_all", {QStringLiteral("1"), QStringLiteral("81")}));
    }

    void weightsGrowWithTheText()
    {
        goTo({7, 4, 1});
        KernelView* view = m_view->kernelView();
        const QSize before = view->sizeHint();
        QFont font = view->font();
        font.setPixelSize(26);
        view->setFont(font);
        QCOMPARE(view->sizeHint(), before * 2);
        const int cells = view->picture().kernel.cells();
        QVERIFY(cells > 1);
        const QSignalSpy pointed(view, &KernelView::cellPointed);
        for (int cell = 0; cell < cells; ++cell) {
            const QRectF unscaled = view->geometryOfCells().cellRect(cell);
            const QPoint middle = (unscaled.center() * 2).toPoint();
            QTest::mouseMove(view, middle);
            QTRY_COMPARE(view->pointed(), std::optional(cell));
            QCOMPARE(view->partAt(middle), view->countIn(PictureParts::kWhole) + cell);
        }
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->pointed(), std::optional(0));
        QTest::keyClick(view, Qt::Key_End);
        QCOMPARE(view->pointed(), std::optional(cells - 1));
    }

    void anInputMarksItsWeight()
    {
        goTo({7, 4, 1});
        hover({0, {3, 2, 6}});
        QVERIFY(m_view->kernelView()->picture().hovered == 6);
        hover({1, {3, 2, 0}});
        QVERIFY(!m_view->kernelView()->picture().hovered);
        goTo({7, 7, 1}); // nine planes to 36: the window of the pick counts
        m_view->pick(OutputElement{0, {10, 2, 2}});
        hover({0, {4, 2, 2}});
        QVERIFY(m_view->kernelView()->picture().hovered == 4);
        QCOMPARE(m_view->kernelView()->picture().kernel.channel, 10);
    }

    /// With one plane shown, the kernel lies on the row that it reads. It stays there while the mouse is on an input,
    /// and a weight below the mouse is marked in the sum.
    void theKernelLiesOnItsInput()
    {
        goTo({7, 4, 1});
        TensorCanvas* canvas = m_view->canvas();
        m_view->pick(OutputElement{0, {4, 6, 0}});
        away();
        QVERIFY(!canvas->laysKernel()); // on nine planes there is no room for it
        canvas->choosePlanes(TensorCanvas::Planes::One);
        QVERIFY(canvas->laysKernel());
        QCOMPARE(canvas->geometryOf(0).opening(), (TensorOpening{6, 1, false}));
        hover({1, {4, 2, 0}});
        QCOMPARE(canvas->geometryOf(0).opening(), (TensorOpening{2, 1, false}));
        hover({0, {4, 8, 3}}); // a row that it does not lie on
        QCOMPARE(canvas->geometryOf(0).opening(), (TensorOpening{6, 1, false}));
        QVERIFY(m_view->emphasisedTerm().isEmpty());
        const TensorGeometry input = canvas->geometryOf(0);
        for (int column = 0; column < kSide; ++column) {
            const ElementIndex element{4, 6, column};
            QTest::mouseMove(canvas, input.weight(element).center().toPoint());
            QCOMPARE(m_view->kernelView()->pointed(), std::optional(column));
            const double value = m_view->shownValues()->at(m_view->layer()->inputs.front(), element);
            QCOMPARE(m_view->emphasisedTerm(), QStringLiteral("1·%1").arg(value));
        }
        away();
        QVERIFY(!m_view->kernelView()->pointed());
        m_view->slide()->goTo(0);
        QCOMPARE(canvas->geometryOf(0).opening(), (TensorOpening{0, 1, false}));
        m_view->slide()->goTo(8);
        QCOMPARE(canvas->geometryOf(0).opening(), (TensorOpening{8, 1, false}));
        m_view->slide()->showAllAtOnce(); // nine of them would not fit
        QCOMPARE(canvas->geometryOf(0).opening(), TensorOpening());
        m_view->slide()->end();
        goTo({7, 5, 1}); // a count over a column
        m_view->pick(OutputElement{0, {4, 0, 6}});
        canvas->choosePlanes(TensorCanvas::Planes::One);
        QCOMPARE(canvas->geometryOf(0).opening(), (TensorOpening{6, 1, true}));
        goTo({7, 6, 1}); // a count over a box
        m_view->pick(OutputElement{0, {4, 1, 2}});
        canvas->choosePlanes(TensorCanvas::Planes::One);
        QCOMPARE(canvas->geometryOf(0).opening(), (TensorOpening{3, 3, false}));
        goTo({7, 4, 2}); // each number for itself
        QVERIFY(!canvas->laysKernel());
    }

    /// A kernel that copies a number to a house lies on that house of the output. It stays there while the mouse is on
    /// an output.
    void theKernelLiesOnWhatItWrites()
    {
        goTo({7, 4, 7});
        TensorCanvas* canvas = m_view->canvas();
        canvas->choosePlanes(TensorCanvas::Planes::One);
        m_view->pick(OutputElement{0, {4, 6, 2}});
        away();
        QCOMPARE(canvas->geometryOf(0).opening(), TensorOpening());
        QCOMPARE(canvas->geometryOf(1).opening(), (TensorOpening{6, 1, false}));
        hover({0, {4, 2, 0}});
        QCOMPARE(canvas->geometryOf(1).opening(), (TensorOpening{2, 1, false}));
        QVERIFY(!m_view->kernelView()->pointed());
        hover({1, {4, 8, 3}});
        QCOMPARE(canvas->geometryOf(1).opening(), (TensorOpening{6, 1, false}));
        away();
        m_view->slide()->goTo(9 * 3 + 5);
        QCOMPARE(canvas->geometryOf(1).opening(), (TensorOpening{3, 1, false}));
        m_view->slide()->end();
        // The frame has the nine places of the number, and no others.
        const TensorGeometry geometry = canvas->geometryOf(1);
        for (int row = 0; row < kSide; ++row) {
            for (int column = 0; column < kSide; ++column)
                QCOMPARE(!geometry.weight({4, row, column}).isEmpty(), row == 6);
        }
        goTo({7, 5, 7}); // over columns
        canvas->choosePlanes(TensorCanvas::Planes::One);
        m_view->pick(OutputElement{0, {4, 0, 6}});
        QCOMPARE(canvas->geometryOf(1).opening(), (TensorOpening{6, 1, true}));
        goTo({7, 6, 7}); // over boxes
        canvas->choosePlanes(TensorCanvas::Planes::One);
        m_view->pick(OutputElement{0, {4, 4, 7}});
        QCOMPARE(canvas->geometryOf(1).opening(), (TensorOpening{3, 3, false}));
    }

    void arrowKeysGoFromWeightToWeight()
    {
        goTo({7, 4, 1});
        m_view->pick(OutputElement{0, {2, 3, 0}});
        KernelView* view = m_view->kernelView();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Right);
        QVERIFY(view->pointed() == 0);
        QTest::keyClick(view, Qt::Key_Right);
        QVERIFY((m_view->canvas()->marks().front().hovered == ElementIndex{2, 3, 1}));
        QTest::keyClick(view, Qt::Key_Left);
        QTest::keyClick(view, Qt::Key_Left);
        QVERIFY(view->pointed() == 0);
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!view->pointed());
        QVERIFY(m_view->picked()); // the pick stays
    }

    void theKernelSlides()
    {
        goTo({7, 4, 1});
        m_view->pick(OutputElement{0, {4, 6, 0}});
        away();
        KernelSlide* slide = m_view->slide();
        button("slide_first")->click();
        for (int row = 0; row < kSide; ++row) {
            QVERIFY((slide->element() == ElementIndex{4, row, 0})); // the plane of the pick
            std::vector<ElementIndex> window;
            for (int column = 0; column < kSide; ++column)
                window.push_back({4, row, column});
            QVERIFY(m_view->canvas()->marks()[0].lit == window);
            QVERIFY(m_view->arithmeticText().startsWith(
                sentence("views.row_digit", {QString::number(row + 1), QStringLiteral("5")}) + QLatin1Char(' ')));
            button("slide_next")->click();
        }
        button("slide_previous")->click();
        QCOMPARE(slide->place().value(), 7);
        button("slide_last")->click();
        QCOMPARE(slide->place().value(), 8);
        child<QCheckBox>("slide_all_planes")->click();
        QCOMPARE(slide->order().count(), 81);
        QCOMPARE(slide->place().value(), 4 * 9 + 8);
        child<QCheckBox>("slide_all_planes")->click();
        // A click on the output goes there; Esc ends it, and what was picked stays.
        QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, pointOf({1, {4, 2, 0}}));
        QCOMPARE(slide->place().value(), 2);
        away();
        QTest::keyClick(m_view->canvas(), Qt::Key_Escape);
        QVERIFY(!slide->place() && m_view->picked());
    }

    /// The first place is 1, and only a slide that plays waits for the mouse.
    void theSlideTellsItsPlace()
    {
        goTo({7, 4, 1});
        m_view->pick(OutputElement{0, {4, 6, 0}});
        away();
        const auto* place = child<QLabel>("slide_place");
        QCOMPARE(place->text(), QString());
        button("slide_first")->click();
        QCOMPARE(place->text(), sentence("views.slide_place", {QStringLiteral("1"), QStringLiteral("9")}));
        button("slide_next")->click();
        QCOMPARE(place->text(), sentence("views.slide_place", {QStringLiteral("2"), QStringLiteral("9")}));
        button("slide_last")->click();
        QCOMPARE(place->text(), sentence("views.slide_place", {QStringLiteral("9"), QStringLiteral("9")}));
        child<QCheckBox>("slide_all_planes")->click();
        QCOMPARE(place->text(),
            sentence("views.slide_place", {QStringLiteral("45"), QStringLiteral("81")})); // the last of the fifth plane
        hover({0, {0, 0, 0}});
        QVERIFY(m_view->slide()->isHeld() && !m_view->slide()->isPlaying());
        QCOMPARE(place->text(), sentence("views.slide_place", {QStringLiteral("45"), QStringLiteral("81")}));
        m_view->slide()->setPlaying(true); // it waits, and stays
        QCOMPARE(place->text(), sentence("views.slide_place_waits", {QStringLiteral("45"), QStringLiteral("81")}));
        QVERIFY(place->text().contains(sentence("views.slide_waits_word")));
        away();
        QVERIFY(m_view->slide()->isPlaying());
        QVERIFY2(!place->text().contains(sentence("views.slide_waits_word")), qPrintable(place->text()));
        child<QCheckBox>("slide_all_planes")->click();
        m_view->slide()->end();
        QCOMPARE(place->text(), QString());
    }

    void whatIsNotReachedIsCovered()
    {
        goTo({7, 4, 1});
        m_view->pick(OutputElement{0, {4, 6, 0}});
        away();
        const QImage whole = m_view->canvas()->grab().toImage();
        m_view->slide()->goTo(3);
        const QImage covered = m_view->canvas()->grab().toImage();
        for (int row = 0; row < kSide; ++row) {
            const QPointF corner = m_view->canvas()->geometryOf(1).element({4, row, 0}).topLeft() + QPointF(3, 3);
            const bool differs = whole.pixelColor(corner.toPoint()) != covered.pixelColor(corner.toPoint());
            QCOMPARE(differs, row > 3);
        }
        m_view->slide()->end();
        QCOMPARE(m_view->canvas()->grab().toImage(), whole);
    }

    void allNumbersAtOnce_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("text");
        // 9 rows by 9 digits; 9 × 9 × 9 candidates, each for itself.
        QTest::newRow("a count") << Position{7, 4, 1} << sentence("views.at_once_sums", {QStringLiteral("81")});
        QTest::newRow("a ramp") << Position{7, 4, 3} << sentence("views.at_once_numbers", {QStringLiteral("81")});
        QTest::newRow("candidates") << Position{7, 4, 12} << sentence("views.at_once_numbers", {QStringLiteral("729")});
        QTest::newRow("pairs") << Position{7, 7, 1} << sentence("views.at_once_sums", {QStringLiteral("2,916")});
    }

    void allNumbersAtOnce()
    {
        QFETCH(Position, position);
        QFETCH(QString, text);
        goTo(position);
        away();
        button("slide_at_once")->click();
        QVERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::Windows);
        QCOMPARE(m_view->arithmeticText(), text);
        QTRY_VERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::Filled);
        QCOMPARE(m_view->arithmeticText(), text);
        QVERIFY(button("slide_at_once")->isChecked());
        button("slide_next")->click(); // by hand it goes on from the first
        QCOMPARE(m_view->slide()->place().value(), 0);
        QVERIFY(!button("slide_at_once")->isChecked());
    }

    /// Before the tick no number of the output is seen, and after it all of them are, with frames that leave their
    /// middle as it is.
    void allAtOnceFillsTheWholeOutput()
    {
        goTo({7, 4, 1});
        m_view->pick(OutputElement{0, {4, 6, 0}});
        away();
        const QImage whole = m_view->canvas()->grab().toImage();
        m_view->canvas()->setFocus();
        QTest::keyClick(m_view->canvas(), Qt::Key_Shift); // the frame of the focus
        const QImage focused = m_view->canvas()->grab().toImage();
        const auto differences = [&] {
            const QImage now = m_view->canvas()->grab().toImage();
            const TensorGeometry geometry = m_view->canvas()->geometryOf(1);
            int different = 0;
            for (const ElementIndex element : geometry.cut().elements()) {
                const QPoint ground = (geometry.element(element).topLeft() + QPointF(6, 6)).toPoint();
                different += focused.pixelColor(ground) != now.pixelColor(ground);
            }
            return std::pair(different, static_cast<int>(geometry.cut().elements().size()));
        };
        QTest::keyClick(m_view->canvas(), Qt::Key_A);
        QVERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::Windows);
        const auto [covered, all] = differences();
        QCOMPARE(all, 81);
        QCOMPARE(covered, 81);
        // Nine windows of a row on the plane of the input: each has a frame of its own.
        const QImage windows = m_view->canvas()->grab().toImage();
        const TensorGeometry input = m_view->canvas()->geometryOf(0);
        const QColor frame = Theme::of(Theme::Kind::Light).family(RuleFamily::Pointing);
        const qreal middle = input.element({4, 0, 4}).center().x();
        int frames = 0;
        bool before = false;
        for (int y = static_cast<int>(input.plane(4).top()); y < static_cast<int>(input.plane(4).bottom()); ++y) {
            const bool is = windows.pixelColor(QPoint(static_cast<int>(middle), y)) == frame;
            frames += is && !before;
            before = is;
        }
        QCOMPARE(frames, 18); // an upper and a lower edge
        QTRY_VERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::Filled);
        QTest::keyClick(m_view->canvas(), Qt::Key_A);
        QVERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::No);
        QCOMPARE(m_view->canvas()->grab().toImage(), focused);
        QVERIFY(m_view->picked() && whole.size() == focused.size());
        // Esc ends it, and the next one forgets the pick; a click picks.
        QTest::keyClick(m_view->canvas(), Qt::Key_A);
        QTest::keyClick(m_view->canvas(), Qt::Key_Escape);
        QVERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::No && m_view->picked());
        QTest::keyClick(m_view->canvas(), Qt::Key_A);
        QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, pointOf({1, {2, 1, 0}}));
        QVERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::No);
        QVERIFY((m_view->picked() == OutputElement{0, {2, 1, 0}}));
        QTest::keyClick(m_view->canvas(), Qt::Key_A);
        goTo({7, 4, 2});
        QVERIFY(m_view->slide()->atOnce() == KernelSlide::AtOnce::No);
    }

    void theMouseHoldsTheSlide()
    {
        goTo({7, 4, 1});
        away();
        child<QComboBox>("slide_speed")->setCurrentIndex(5);
        Q_EMIT child<QComboBox>("slide_speed")->activated(5);
        m_view->canvas()->setFocus();
        const QSignalSpy hovered(m_view.get(), &TensorView::hovered);
        QTest::keyClick(m_view->canvas(), Qt::Key_Space);
        QVERIFY(m_view->slide()->isPlaying());
        hover({0, {0, 0, 0}});
        QVERIFY(m_view->slide()->isHeld());
        QVERIFY(hovered.back().front().toString().contains(sentence("views.slide_waits")));
        const auto place = m_view->slide()->place();
        QTest::qWait(300);
        QVERIFY(m_view->slide()->place() == place && m_view->slide()->isPlaying());
        away();
        QVERIFY(!m_view->slide()->isHeld());
        QTRY_VERIFY(!m_view->slide()->isPlaying());
        QCOMPARE(m_view->slide()->place().value(), 8);
        QTest::keyClick(m_view->canvas(), Qt::Key_Space); // again from the beginning
        QVERIFY(m_view->slide()->isPlaying());
        goTo({7, 4, 2}); // somewhere else it ends
        QVERIFY(!m_view->slide()->isPlaying() && !m_view->slide()->place());
    }

    void itGoesWhereThereIsNoRoom()
    {
        QVERIFY(!m_view->kernelView()->isVisible()); // nothing to show before the first pass
        goTo({7, 5, 1});
        QVERIFY(m_view->kernelView()->isVisible());
        const int high = m_view->kernelView()->height();
        m_view->resize(700, 420);
        QTRY_VERIFY(m_view->kernelView()->isVisible() && m_view->kernelView()->height() < high);
        m_view->resize(700, 320);
        QTRY_VERIFY(!m_view->kernelView()->isVisible());
        QVERIFY(m_view->minimumSizeHint().height() <= 320);
        m_view->resize(1200, 1100);
        QTRY_COMPARE(m_view->kernelView()->height(), high);
    }

    void picturesForDocuments()
    {
        goTo({7, 4, 1});
        m_view->pick(OutputElement{0, {4, 6, 0}});
        const LayerPicture picture = m_view->layerPicture();
        QCOMPARE(picture.layer->words, m_view->layer()->words);
        QCOMPARE(picture.address, QStringLiteral("7.4.1"));
        QVERIFY((picture.element == OutputElement{0, {4, 6, 0}}));
        QTemporaryDir folder;
        const QString png = folder.filePath(QStringLiteral("a.png"));
        QCOMPARE(writePicture(LayerDrawing(picture), {PictureFormat::Png, picture.theme, 2}, png).status,
            ExportResult::Status::Done);
        QCOMPARE(QImageReader(png).size().width(), 2 * LayerPage::kWidth);
        const QSignalSpy requested(m_view.get(), &TensorView::exportRequested);
        for (QAction* action : button("layer_export")->menu()->actions())
            action->trigger();
        QCOMPARE(requested.count(), 2);
        QVERIFY(!requested[0][0].toBool() && requested[1][0].toBool());
    }

private:
    void goTo(Position position)
    {
        m_session->goTo(position);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->shownPosition() == position && m_view->layer(), kLong);
        m_view->canvas()->choosePlanes(TensorCanvas::Planes::All); // every number is there to be pointed at
    }
    template <typename T>
    T* child(const char* name)
    {
        return m_view->findChild<T*>(QString::fromLatin1(name));
    }
    QToolButton* button(const char* name) { return child<QToolButton>(name); }
    QPoint pointOf(const TensorSpot& spot) const
    {
        return m_view->canvas()->geometryOf(spot.picture).element(spot.element).center().toPoint();
    }
    void hover(const TensorSpot& spot) { QTest::mouseMove(m_view->canvas(), pointOf(spot)); }
    void point(int cell)
    {
        KernelView* view = m_view->kernelView();
        QTest::mouseMove(view, view->geometryOfCells().cellRect(cell).center().toPoint());
    }
    void away() { QTest::mouseMove(m_view.get(), QPoint(3, 3)); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<LayerValues> m_values;
    std::unique_ptr<TensorView> m_view;
};

CONVOKU_TEST(TestKernelView)
#include "tst_kernel_view.moc"
