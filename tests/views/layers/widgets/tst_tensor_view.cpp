// SPDX-License-Identifier: MIT
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/drawing/fonts.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontMetricsF>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <array>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::vector<Cell> cellsOfRow(int row)
{
    std::vector<Cell> cells;
    for (int column = 0; column < kSide; ++column)
        cells.push_back({row, column});
    return cells;
}

} // namespace

class TestTensorView : public QObject
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
        m_view = std::make_unique<TensorView>(m_session.get(), m_values.get());
        m_view->resize(960, 640);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
        m_session->pick(std::nullopt);
        m_session->goToFirst();
    }

    void cleanup()
    {
        m_view.reset();
        useLanguage({});
    }

    void cleanupTestCase()
    {
        m_values.reset();
        m_session.reset();
    }

    void withoutLayersItSaysWhatToDo()
    {
        {
            Session empty(makeBitwise);
            LayerValues values(&empty, makeBitwise);
            TensorView view(&empty, &values);
            view.show();
            QCOMPARE(view.canvas()->message(), sentence("views.no_puzzle_yet"));
            QVERIFY(!view.grab().isNull());
        }
        QVERIFY(m_view->canvas()->message().contains(QStringLiteral("Ctrl+F11")));
        QVERIFY(m_view->canvas()->pictures().empty() && m_view->layer() == nullptr);
        QTest::keyClick(m_view->canvas(), Qt::Key_Right);
        m_view->pick(OutputElement{});
        QVERIFY(!m_view->picked());
    }

    void theLayersOfAPass()
    {
        const Recording& recording = *m_session->recording();
        constexpr int kPass = 7;
        // The numbers from a run of its own.
        const Network& network = recording.network();
        const State before = recording.stateAt(recording.endOf(kPass - 1));
        LoopBackend backend;
        const auto expected = runOnce(backend, network, tensorsOf(std::span(&before, 1), true), everyValue(network));
        for (int step = 1; step <= recording.stepsPerPass(); ++step) {
            for (int k = 1; k <= recording.layersIn(step); ++k) {
                goTo({kPass, step, k});
                const Layer& layer = recording.layerAt({kPass, step, k});
                QCOMPARE(m_view->layer()->words, layer.words);
                std::vector<ValueId> shown = layer.inputs;
                shown.insert(shown.end(), layer.outputs.begin(), layer.outputs.end());
                const auto& pictures = m_view->canvas()->pictures();
                QCOMPARE(pictures.size(), shown.size());
                QCOMPARE(m_view->canvas()->inputCount(), static_cast<int>(layer.inputs.size()));
                for (std::size_t i = 0; i < shown.size(); ++i) {
                    const Tensor& tensor = expected.at(static_cast<std::size_t>(shown[i]));
                    QVERIFY(pictures[i].shape == tensor.shape && !pictures[i].title.isEmpty());
                    QVERIFY(std::equal(pictures[i].numbers.begin(), pictures[i].numbers.end(), tensor.data.begin(),
                        tensor.data.end(), [](int a, float b) { return static_cast<float>(a) == b; }));
                    // Each picture is on the canvas.
                    const TensorGeometry geometry = m_view->canvas()->geometryOf(static_cast<int>(i));
                    QVERIFY(QRectF(m_view->canvas()->rect()).contains(geometry.planes()));
                }
                // One plane of each is a table whose numbers can be read.
                m_view->canvas()->choosePlanes(TensorCanvas::Planes::One);
                for (std::size_t i = 0; i < shown.size(); ++i) {
                    const TensorGeometry geometry = m_view->canvas()->geometryOf(static_cast<int>(i));
                    QVERIFY(geometry.cell() >= 11);
                    if (geometry.cut().table && pictures[i].range.high <= 9)
                        QVERIFY(hasRoomForNumbers(geometry, pictures[i]));
                }
            }
        }
    }

    /// Titles are not cut at the width that the view has beside a lesson, in a window of 1366×768.
    void titlesAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
    void titlesAreWhole()
    {
        QFETCH(QString, language);
        useLanguage(language);
        m_view->resize(610, 560);
        const Recording& recording = *m_session->recording();
        const auto linesOf = [](const QString& text, const QFont& font, qreal width) {
            const QFontMetricsF metrics(font);
            const QRectF room(0, 0, width, 1000);
            return std::lround(metrics.boundingRect(room, Qt::TextWordWrap | Qt::TextWrapAnywhere, text).height()
                / metrics.lineSpacing());
        };
        QStringList cut;
        constexpr int kPass = 10; // where a guess is taken back
        for (int step = 1; step <= recording.stepsPerPass(); ++step) {
            for (int k = 1; k <= recording.layersIn(step); ++k) {
                goTo({kPass, step, k});
                const auto pictures = m_view->canvas()->titledPictures();
                for (std::size_t i = 0; i < pictures.size(); ++i) {
                    const QRectF title = m_view->canvas()->geometryOf(static_cast<int>(i)).title();
                    // A line of the title needs 16 pixels, one of what stands below it 15, where it is not behind it.
                    const bool behind = QFontMetricsF(pictureFont(13, QFont::DemiBold))
                                            .horizontalAdvance(pictures[i].title + QStringLiteral(" · "))
                            + QFontMetricsF(pictureFont(12)).horizontalAdvance(pictures[i].subtitle)
                        <= title.width();
                    const auto needed = behind
                        ? 16
                        : 16 * linesOf(pictures[i].title, pictureFont(13, QFont::DemiBold), title.width())
                            + 15 * linesOf(pictures[i].subtitle, pictureFont(12), title.width());
                    if (title.height() < static_cast<qreal>(needed))
                        cut << QStringLiteral("%1.%2.%3: %4, %5")
                                   .arg(kPass)
                                   .arg(step)
                                   .arg(k)
                                   .arg(pictures[i].title, pictures[i].subtitle);
                    // The title pushes the planes below it down and does not cover them.
                    const QRectF planes = m_view->canvas()->geometryOf(static_cast<int>(i)).planes();
                    QVERIFY(planes.top() >= title.bottom() - 1e-6);
                }
            }
        }
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
    }

    void theEndsOfStepsAndPasses()
    {
        const Recording& recording = *m_session->recording();
        goTo({3, 4, 0});
        QCOMPARE(m_view->layer()->words, sentence("views.layer_keeps_only_those_digits").toStdString());
        QCOMPARE(difference(recording.stateAt({3, 4}).candidates, outputCandidates()), std::string());
        goTo({3, 10, 0}); // the verdict
        QCOMPARE(m_view->layer()->words, recording.layerAt({3, 10, recording.layersIn(10)}).words);
        for (const int pass : {1, 7, 10, 25}) {
            goTo(recording.endOf(pass));
            QCOMPARE(
                difference(recording.stateAt(recording.endOf(pass)).candidates, outputCandidates()), std::string());
        }
    }

    void theListOfLayers()
    {
        const Recording& recording = *m_session->recording();
        auto* layers = m_view->findChild<QComboBox*>(QStringLiteral("tensor_layers"));
        goTo({3, 2, 5});
        QCOMPARE(layers->count(), recording.layersIn(2) + 1);
        QCOMPARE(layers->currentIndex(), 4);
        layers->setFocus();
        QTest::keyClick(layers, Qt::Key_Down);
        QVERIFY((m_session->position() == Position{3, 2, 6}));
        QCOMPARE(layers->currentIndex(), 5);
        QTest::keyClick(layers, Qt::Key_End);
        QVERIFY((m_session->position() == Position{3, 2, 0})); // behind its layers comes the end of the step
        QCOMPARE(layers->currentText(), sentence("views.list_outcome_of_pointing"));
        QTest::keyClick(layers, Qt::Key_Home);
        QVERIFY((m_session->position() == Position{3, 2, 1}));
        QVERIFY(layers->currentText().startsWith(sentence("views.list_first_layer_begins")));
    }

    void theNumberUnderTheMouse()
    {
        goTo({1, 4, 1}); // places for a digit in a row
        const QSignalSpy hovered(m_view.get(), &TensorView::hovered);
        const QSignalSpy lit(m_view.get(), &TensorView::cellsLit);
        hover({1, {3, 0, 0}});
        std::vector<ElementIndex> row;
        int places = 0;
        QString sum;
        const Candidates before = m_session->recording()->stateAt({1, 3}).candidates;
        for (int column = 0; column < kSide; ++column) {
            row.push_back({3, 0, column});
            const bool has = before.has(Candidate{3, 0, column});
            places += has ? 1 : 0;
            sum += QLatin1String(column == 0 ? "" : " + ") + QStringLiteral("1·") + QLatin1String(has ? "1" : "0");
        }
        QVERIFY(m_view->canvas()->marks()[0].lit == row);
        QVERIFY(m_view->canvas()->marks()[1].hovered == (ElementIndex{3, 0, 0}));
        QCOMPARE(m_view->arithmeticText(),
            sentence("views.row_digit_sum", {QStringLiteral("1"), QStringLiteral("4"), sum, QString::number(places)}));
        QCOMPARE(hovered.back().front().toString(),
            sentence("views.hovered_row_digit",
                {QStringLiteral("1.4.1"), QStringLiteral("1"), QStringLiteral("4"), QString::number(places)}));
        QVERIFY(lit.back()[0].value<std::vector<Cell>>() == cellsOfRow(0));
        QCOMPARE(lit.back()[1].value<std::vector<int>>(), std::vector{3});

        // The other way: an input goes into the count of its row.
        hover({0, {3, 4, 6}});
        QVERIFY(m_view->canvas()->marks()[1].lit == (std::vector<ElementIndex>{{3, 4, 0}}));
        QVERIFY(m_view->arithmeticText().endsWith(
            sentence("views.goes_into_row_digit", {QStringLiteral("5"), QStringLiteral("4")})));
        QVERIFY((lit.back()[0].value<std::vector<Cell>>() == std::vector<Cell>{{4, 6}}));

        // The position moves under the mouse: it is told what is there now.
        goTo({2, 4, 1});
        QVERIFY(hovered.back().front().toString().startsWith(
            sentence("views.hovered_candidate", {QStringLiteral("2.4.1"), QStringLiteral("4"), QStringLiteral("r5c7")})
            + QLatin1Char(' ')));

        QTest::mouseMove(m_view->canvas(), QPoint(2, 2));
        QTRY_VERIFY(hovered.back().front().toString().isEmpty());
        QVERIFY(lit.back()[0].value<std::vector<Cell>>().empty());
        QVERIFY(m_view->canvas()->marks()[0].lit.empty());
    }

    /// The roof of "is it 1?" is written out for two numbers, of which one is a yes: the second is the nearest of the
    /// row.
    void aFunctionHasASecondCase()
    {
        goTo({1, 4, 6});
        const auto* second = m_view->findChild<QLabel*>(QStringLiteral("tensor_contrast"));
        QVERIFY(second->isHidden()); // nothing is looked at
        const Candidates before = m_session->recording()->stateAt({1, 3}).candidates;
        int tried = 0;
        for (int row = 0; row < kSide; ++row) {
            std::array<bool, kSide> one{};
            for (int digit = 0; digit < kSide; ++digit) {
                int places = 0;
                for (int column = 0; column < kSide; ++column)
                    places += before.has(Candidate{digit, row, column}) ? 1 : 0;
                one[static_cast<std::size_t>(digit)] = places == 1;
            }
            for (int digit = 0; digit < kSide; ++digit) {
                const bool yes = one[static_cast<std::size_t>(digit)];
                std::vector<int> nearest;
                for (int away = 1; away < kSide && nearest.empty(); ++away) {
                    for (const int other : {digit - away, digit + away}) {
                        if (other >= 0 && other < kSide && one[static_cast<std::size_t>(other)] != yes)
                            nearest.push_back(other);
                    }
                }
                if (nearest.empty())
                    continue;
                ++tried;
                m_view->pick(OutputElement{0, {digit, row, 0}});
                QVERIFY(m_view->arithmeticText().endsWith(QLatin1String(yes ? "= 1" : "= 0")));
                QVERIFY(!second->isHidden());
                QVERIFY2(second->text().startsWith(sentence(
                             "views.row_digit", {QString::number(row + 1), QString::number(nearest.front() + 1)})),
                    qPrintable(second->text()));
                QVERIFY(second->text().endsWith(QLatin1String(yes ? "= 0" : "= 1")));
                const auto& lit = m_view->canvas()->marks().back().lit;
                QVERIFY(lit == (std::vector<ElementIndex>{{nearest.front(), row, 0}}));
            }
        }
        QVERIFY(tried > 20);
        m_session->goToFirst(); // the sum is hidden where there is no layer
        QTRY_VERIFY_WITH_TIMEOUT(!m_view->layer(), kLong);
        QVERIFY(second->isHidden());
        goTo({1, 4, 1}); // a kernel is not a function of one number
        m_view->pick(OutputElement{0, {0, 0, 0}});
        QVERIFY(second->isHidden());
    }

    void weightsOfZeroAreNotLit()
    {
        goTo({1, 7, 1}); // nine digits to 36 pairs
        m_view->pick(OutputElement{0, {10, 2, 2}});
        QVERIFY(m_view->canvas()->marks()[0].lit == (std::vector<ElementIndex>{{1, 2, 2}, {4, 2, 2}}));
        QVERIFY(m_view->arithmeticText().startsWith(
            sentence("views.pair_sum_begins", {QStringLiteral("2 5"), QStringLiteral("r3c3")})));
    }

    void picksAreTheSessions()
    {
        goTo({1, 4, 8});
        const TensorSpot spot{2, {4, 3, 6}};
        click(spot);
        QVERIFY((m_session->picked() == Candidate{4, 3, 6}));
        QVERIFY((m_view->picked() == OutputElement{0, {4, 3, 6}}));
        // Other layers show the part that they have of it.
        goTo({1, 4, 1});
        QVERIFY((m_view->picked() == OutputElement{0, {4, 3, 0}}));
        goTo({1, 6, 1});
        QVERIFY((m_view->picked() == OutputElement{0, {4, 1, 2}})); // box 6
        m_session->pick(Candidate{0, 8, 8});
        QVERIFY((m_view->picked() == OutputElement{0, {0, 2, 2}}));
        // A count of a row is no candidate: the session keeps its own.
        goTo({1, 4, 1});
        click({1, {6, 2, 0}});
        QVERIFY((m_session->picked() == Candidate{0, 8, 8}));
        QVERIFY((m_view->picked() == OutputElement{0, {6, 2, 0}}));
        QTest::keyClick(m_view->canvas(), Qt::Key_Escape);
        QVERIFY(!m_session->picked() && !m_view->picked());
        // A click on an input picks what it goes into.
        click({0, {2, 7, 5}});
        QVERIFY((m_view->picked() == OutputElement{0, {2, 7, 0}}));
    }

    void arrowsMoveThePick()
    {
        goTo({1, 4, 8});
        QTest::keyClick(m_view->canvas(), Qt::Key_Right);
        QVERIFY((m_view->picked() == OutputElement{0, {0, 0, 0}}));
        const std::pair<Qt::Key, ElementIndex> moves[] = {{Qt::Key_Right, {0, 0, 1}}, {Qt::Key_Down, {0, 1, 1}},
            {Qt::Key_PageDown, {1, 1, 1}}, {Qt::Key_PageUp, {0, 1, 1}}, {Qt::Key_PageUp, {0, 1, 1}},
            {Qt::Key_Left, {0, 1, 0}}, {Qt::Key_Left, {0, 1, 0}}, {Qt::Key_Up, {0, 0, 0}}};
        for (const auto& [key, element] : moves) {
            QTest::keyClick(m_view->canvas(), key);
            QVERIFY((m_view->picked() == OutputElement{0, element}));
            QVERIFY((m_session->picked() == Candidate{element.channel, element.row, element.column}));
        }
        // The others are the window's.
        const Position before = m_session->position();
        for (const auto& [key, modifiers] : {std::pair(Qt::Key_Space, Qt::ShiftModifier),
                 {Qt::Key_Right, Qt::ControlModifier}, {Qt::Key_Down, Qt::AltModifier}}) {
            QKeyEvent event(QEvent::KeyPress, key, modifiers);
            event.accept();
            QCoreApplication::sendEvent(m_view->canvas(), &event);
            QVERIFY(!event.isAccepted());
        }
        QVERIFY(m_session->position() == before);
        QVERIFY((m_view->picked() == OutputElement{0, {0, 0, 0}}));
    }

    void bothOutputsOfAPool()
    {
        const Recording& recording = *m_session->recording();
        int layer = 1;
        while (recording.layerAt({7, 11, layer}).kind != LayerKind::MaxPoolWithIndices)
            ++layer;
        goTo({7, 11, layer});
        QCOMPARE(m_view->canvas()->pictures().size(), std::size_t(3));
        click({2, {0, 0, 0}});
        QVERIFY((m_view->picked() == OutputElement{1, {0, 0, 0}}));
        // The guess of pass 7 is in r1c2: index 1.
        QVERIFY(m_view->arithmeticText().endsWith(
            sentence("views.first_at_index", {QStringLiteral("1"), QStringLiteral("1")})));
        goTo({7, 11, layer + 2});
        m_view->pick(OutputElement{0, {0, 0, 1}});
        QCOMPARE(m_view->arithmeticText(),
            sentence("views.cell_at_index",
                {QStringLiteral("r1c2"), QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("1")}));
    }

    /// A frame lies around the three cells of the row that a pool reads.
    void aPoolHasItsWindow()
    {
        goTo({1, 2, 1});
        constexpr int kRow = 4;
        constexpr int kThird = 1;
        m_view->pick(OutputElement{0, {5, kRow, kThird}});
        const TensorGeometry geometry = m_view->canvas()->geometryOf(0);
        QRectF window;
        for (int column = 3 * kThird; column < 3 * kThird + 3; ++column)
            window |= geometry.element({5, kRow, column});
        QVERIFY(!window.isEmpty());
        const QImage image = m_view->canvas()->grab().toImage();
        const QColor colour = themeOf(m_view.get()).family(RuleFamily::Pointing);
        const auto isFramed = [&](const QRectF& rect) {
            const QPointF beyond(2, 0);
            const QPointF middle(0, rect.height() / 2);
            return image.pixelColor((rect.topLeft() + middle - beyond).toPoint()) == colour
                && image.pixelColor((rect.topRight() + middle + beyond - QPointF(1, 0)).toPoint()) == colour;
        };
        QVERIFY(isFramed(window));
        QVERIFY(!isFramed(window.translated(0, geometry.cell())));
        QVERIFY(!isFramed(window.translated(3 * geometry.cell(), 0)));
    }

    void beforeAndAfter()
    {
        const Recording& recording = *m_session->recording();
        const auto events = recording.eventsOf(1);
        const Event& event = events.front();
        QVERIFY(event.kind == EventKind::Rule);
        goTo(event.position());
        QVERIFY(m_view->canCompare());
        auto* comparison = m_view->findChild<QComboBox*>(QStringLiteral("tensor_comparison"));
        QVERIFY(comparison->isEnabled());
        const auto numbers
            = [this]() -> const std::vector<double>& { return m_view->canvas()->pictures().back().numbers; };
        m_view->setComparison(OutputComparison::Kind::Before);
        QCOMPARE(difference(recording.stateAt({1, event.step, 1}).candidates, outputCandidates()), std::string());
        m_view->setComparison(OutputComparison::Kind::Difference);
        std::vector<std::uint16_t> gone;
        for (std::size_t i = 0; i < numbers().size(); ++i) {
            QVERIFY(numbers()[i] == 0 || numbers()[i] == -1);
            if (numbers()[i] == -1)
                gone.push_back(static_cast<std::uint16_t>(i));
        }
        const auto changed = recording.changed(event);
        QCOMPARE(gone, std::vector<std::uint16_t>(changed.begin(), changed.end()));
        goTo(recording.endOf(1));
        QCOMPARE(std::count(numbers().begin(), numbers().end(), -1),
            std::ptrdiff_t(recording.start().count() - recording.stateAt(recording.endOf(1)).candidates.count()));
        // The arithmetic is that of the value, whatever the picture shows.
        m_view->pick(OutputElement{0, {0, 0, 1}});
        QVERIFY(m_view->arithmeticText().startsWith(
            sentence("views.candidate_sum_begins", {QStringLiteral("1"), QStringLiteral("r1c2")}) + QLatin1Char(' ')));
        m_view->setComparison(OutputComparison::Kind::After);
        goTo({1, 4, 1}); // a count has no before
        QVERIFY(!m_view->canCompare() && !comparison->isEnabled());
    }

    void hiddenItAsksForNothing()
    {
        goTo({2, 1, 1});
        const QSignalSpy lit(m_view.get(), &TensorView::cellsLit);
        m_view->pick(OutputElement{0, {0, 3, 3}});
        QCOMPARE(lit.count(), 1);
        m_view->hide();
        QVERIFY(lit.back()[0].value<std::vector<Cell>>().empty());
        m_session->goTo({5, 1, 1});
        QTest::qWait(50);
        QVERIFY(!m_values->values() && !m_values->isComputing());
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT((m_view->shownPosition() == Position{5, 1, 1}) && m_view->layer(), kLong);
    }

    void picturesStayTogetherWhileOthersAreComputed()
    {
        goTo({2, 3, 1});
        const auto held = m_view->shownValues();
        m_session->goTo({3, 5, 2}); // its values come later, through the event loop
        QVERIFY((m_view->shownPosition() == Position{2, 3, 1}) && m_view->shownValues() == held);
        QVERIFY(!m_view->grab().isNull());
        QTRY_VERIFY_WITH_TIMEOUT((m_view->shownPosition() == Position{3, 5, 2}), kLong);
    }

    /// If nothing can be scrolled vertically, the wheel scrolls horizontally without Shift.
    void theWheelGoesWhereThereIsMore()
    {
        goTo({7, 4, 1});
        m_view->resize(240, 900);
        const auto bars = m_view->canvas()->findChildren<QScrollBar*>();
        QCOMPARE(bars.size(), 2);
        const bool first = bars[0]->orientation() == Qt::Horizontal;
        const QScrollBar* across = bars[first ? 0 : 1];
        const QScrollBar* down = bars[first ? 1 : 0];
        QVERIFY(across->maximum() > 48 && down->maximum() == 0);
        const QPointF at(50, 50);
        QWheelEvent event(
            at, m_view->canvas()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view->canvas(), &event);
        QCOMPARE(across->value(), 48); // 0.4 pixels a unit
    }

    /// A scroll bar hides the elements under it from the mouse. Without a scroll bar, the whole canvas counts.
    void barsCoverWhatIsUnderThem()
    {
        goTo({7, 4, 1});
        TensorCanvas* canvas = m_view->canvas();
        const int thickness = canvas->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, canvas);
        // Along a line beside the right border, or the one below, wherever the canvas has been moved to.
        const auto foundAt = [&](bool right, int inside) {
            int found = 0;
            for (QScrollBar* bar : canvas->findChildren<QScrollBar*>()) {
                for (int value = 0; value < bar->maximum(); value += 4) {
                    bar->setValue(value);
                    for (int i = 0; i < (right ? canvas->height() : canvas->width()) - thickness; i += 4) {
                        const QPointF at
                            = right ? QPointF(canvas->width() - inside, i) : QPointF(i, canvas->height() - inside);
                        found += canvas->spotAt(at) ? 1 : 0;
                    }
                }
            }
            return found;
        };
        canvas->setZoom(4, QPointF(canvas->rect().center()));
        for (const bool right : {false, true}) {
            QCOMPARE(foundAt(right, 2), 0);
            QCOMPARE(foundAt(right, thickness - 2), 0);
            QVERIFY(foundAt(right, thickness + 3) > 0);
        }
        // With one bar alone the other border is free.
        canvas->setZoom(1, QPointF(canvas->rect().center()));
        for (const QSize size : {QSize(240, 900), QSize(1000, 250)}) {
            m_view->resize(size);
            const bool high = size.height() > size.width();
            for (const QScrollBar* bar : canvas->findChildren<QScrollBar*>())
                QCOMPARE(bar->maximum() > 0, (bar->orientation() == Qt::Horizontal) == high);
            QVERIFY(foundAt(high, 2) > 0);
            QCOMPARE(foundAt(!high, 2), 0);
        }
    }

    void itIsNamedAndDrawn()
    {
        goTo({1, 2, 2});
        for (const QWidget* widget : m_view->findChildren<QWidget*>()) {
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible())
                QVERIFY2(!widget->accessibleName().isEmpty() || qobject_cast<const QCheckBox*>(widget),
                    widget->metaObject()->className());
        }
        m_view->pick(OutputElement{0, {4, 1, 1}});
        QCOMPARE(m_view->canvas()->accessibleDescription(), m_view->arithmeticText());
        QVERIFY(!m_view->findChild<QLabel*>(QStringLiteral("tensor_sentence"))->text().isEmpty());
        for (const Theme::Kind kind : {Theme::Kind::Light, Theme::Kind::Dark}) {
            setThemeOf(m_view.get(), Theme::of(kind));
            QCOMPARE(m_view->canvas()->grab().toImage().pixelColor(4, 200), Theme::of(kind).background);
        }
        auto* numbers = m_view->findChild<QCheckBox*>(QStringLiteral("tensor_numbers"));
        const QImage with = m_view->canvas()->grab().toImage();
        numbers->click();
        QVERIFY(m_view->canvas()->grab().toImage() != with);
        for (const QSize size : {QSize(200, 120), QSize(420, 700), QSize(1600, 500)}) {
            m_view->resize(size);
            QVERIFY(!m_view->grab().isNull());
        }
    }

private:
    void goTo(Position position)
    {
        m_session->goTo(position);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->shownPosition() == position && m_view->layer(), kLong);
        m_view->canvas()->choosePlanes(TensorCanvas::Planes::All); // every number is there to be pointed at
    }

    /// Returns the candidates that the picture of the output shows: its elements that are not 0.
    Candidates outputCandidates() const
    {
        const TensorPicture& picture = m_view->canvas()->pictures().back();
        Candidates candidates;
        for (int i = 0; i < picture.shape.elements() && i < kCandidates; ++i) {
            if (picture.numbers[static_cast<std::size_t>(i)] != 0)
                candidates.add(i);
        }
        return candidates;
    }

    QPoint pointOf(const TensorSpot& spot) const
    {
        return m_view->canvas()->geometryOf(spot.picture).element(spot.element).center().toPoint();
    }
    void hover(const TensorSpot& spot) { QTest::mouseMove(m_view->canvas(), pointOf(spot)); }
    void click(const TensorSpot& spot) { QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, pointOf(spot)); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<LayerValues> m_values;
    std::unique_ptr<TensorView> m_view;
};

CONVOKU_TEST(TestTensorView)
#include "tst_tensor_view.moc"
