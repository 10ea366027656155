// SPDX-License-Identifier: MIT
// Parts of values: what is drawn of them, where, and the legend below.
#include "app/drawing/fonts.h"
#include "app/drawing/tensor_legend.h"
#include "app/drawing/tensor_painter.h"
#include "tests/support/board_places.h"
#include "tests/support/test_program.h"

#include <QFontMetricsF>
#include <QTest>

#include <set>

using namespace convoku;

namespace {

constexpr Shape kShapes[] = {{9, 9, 9}, {36, 9, 9}, {9, 9, 1}, {9, 1, 9}, {36, 9, 1}, {36, 1, 9}, {9, 3, 3}, {36, 3, 3},
    {9, 9, 3}, {9, 3, 9}, {9, 1, 1}, {1, 9, 9}, {1, 1, 1}, {2, 4, 5}};

TensorChoice digitsChoice(std::vector<int> digits)
{
    return {TensorChoice::Kind::Digits, std::move(digits), {}};
}

TensorChoice cellChoice(int row, int column)
{
    return {TensorChoice::Kind::Cell, {}, Cell{row, column}};
}

/// Chooses the plane of the first digit, or that of its pair with the second digit.
TensorChoice onePlane(std::vector<int> digits)
{
    return {TensorChoice::Kind::One, std::move(digits), {}};
}

std::vector<TensorChoice> choices()
{
    return {{}, digitsChoice({0}), digitsChoice({8}), digitsChoice({1, 4}), cellChoice(0, 0), cellChoice(4, 7),
        onePlane({0}), onePlane({4, 1})};
}

} // namespace

Q_DECLARE_METATYPE(Shape)
Q_DECLARE_METATYPE(Axes)

class TestTensorCut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// One plane of each value, or the nine lines that make a table.
    void onePlaneOfEach_data()
    {
        QTest::addColumn<Shape>("whole");
        QTest::addColumn<QList<int>>("digits");
        QTest::addColumn<QList<int>>("channels");
        QTest::addColumn<bool>("table");
        const QList<int> nine{0, 1, 2, 3, 4, 5, 6, 7, 8};
        QTest::newRow("digit 5") << Shape{9, 9, 9} << QList<int>{4} << QList<int>{4} << true;
        QTest::newRow("digit 5 of a pair") << Shape{9, 9, 9} << QList<int>{4, 1} << QList<int>{4} << true;
        QTest::newRow("pair 2 5") << Shape{36, 9, 9} << QList<int>{4, 1} << QList<int>{10} << true;
        QTest::newRow("the first pair with 5") << Shape{36, 9, 9} << QList<int>{4} << QList<int>{3} << true;
        QTest::newRow("a line of each digit") << Shape{9, 9, 1} << QList<int>{4} << nine << true;
        QTest::newRow("a column of each digit") << Shape{9, 1, 9} << QList<int>{4} << nine << true;
        QTest::newRow("a number of each digit") << Shape{9, 1, 1} << QList<int>{4} << nine << true;
        QTest::newRow("boxes") << Shape{9, 3, 3} << QList<int>{4} << QList<int>{4} << true;
        QTest::newRow("only one plane") << Shape{1, 9, 9} << QList<int>{4} << QList<int>{0} << true;
        QTest::newRow("planes of nothing") << Shape{2, 4, 5} << QList<int>{4} << QList<int>{0, 1} << false;
    }
    /// If planes are rows, columns or subsets of them, the cut shows the plane looked at, or the first one with the
    /// cell's.
    void onePlaneOfWhatIsTurned_data()
    {
        QTest::addColumn<Axes>("axes");
        QTest::addColumn<QList<int>>("looked"); // the plane that was looked at, and the axis of the planes
        QTest::addColumn<int>("channel");
        const auto plane = [](int channel, Axis axis) { return QList<int>{channel, static_cast<int>(axis)}; };
        const Axes pairs{Axis::PairOfColumns, Axis::Row, Axis::Digit};
        // The cell is r4c8. Pairs of columns: 1 2 … 1 9 come first.
        QTest::newRow("column") << Axes{Axis::Column, Axis::Row, Axis::Digit} << QList<int>{} << 7;
        QTest::newRow("row") << Axes{Axis::Row, Axis::Digit, Axis::Column} << QList<int>{} << 3;
        QTest::newRow("box") << Axes{Axis::Box, Axis::Digit, Axis::PlaceInBox} << QList<int>{} << 5;
        QTest::newRow("cell of the box") << Axes{Axis::PlaceInBox, Axis::Box, Axis::Digit} << QList<int>{} << 1;
        QTest::newRow("pair 1 8") << pairs << QList<int>{} << 6;
        QTest::newRow("looked at") << pairs << plane(10, Axis::PairOfColumns) << 10;
        QTest::newRow("another one was looked at") << pairs << plane(10, Axis::PairOfDigits) << 6;
        QTest::newRow("triple 1 2 8") << Axes{Axis::TripleOfColumns, Axis::Row, Axis::Digit} << QList<int>{} << 5;
        QTest::newRow("nobody knows") << Axes{Axis::Subset, Axis::Row, Axis::Digit} << QList<int>{} << -1;
        QTest::newRow("it was looked at") << Axes{Axis::Subset, Axis::Row, Axis::Digit} << plane(4, Axis::Subset) << 4;
    }
    void onePlaneOfWhatIsTurned()
    {
        QFETCH(Axes, axes);
        QFETCH(QList<int>, looked);
        QFETCH(int, channel);
        const bool nine = !subsetAxis(axes.channels) && axes.channels != Axis::Subset;
        const Shape whole{nine ? 9 : axes.channels == Axis::TripleOfColumns ? 84 : 36, 9, 9};
        TensorChoice choice = onePlane({4});
        choice.cell = Cell{3, 7};
        if (!looked.isEmpty())
            choice.plane = TensorPlane{looked[0], static_cast<Axis>(looked[1])};
        const TensorCut cut = TensorCut::of(whole, placesOf(axes, {}), choice);
        QCOMPARE(cut.channels.size(), channel < 0 ? static_cast<std::size_t>(whole.channels) : 1U);
        QCOMPARE(cut.channels.front(), std::max(channel, 0));
        QCOMPARE(cut.table, channel >= 0);
        choice.cell.reset();
        choice.plane.reset();
        QVERIFY(TensorCut::of(whole, placesOf(axes, {}), choice).isWhole());
    }

    void onePlaneOfEach()
    {
        QFETCH(Shape, whole);
        QFETCH(QList<int>, digits);
        QFETCH(QList<int>, channels);
        const TensorCut cut = TensorCut::of(whole, placesOf(whole), onePlane({digits.begin(), digits.end()}));
        QCOMPARE(QList<int>(cut.channels.begin(), cut.channels.end()), channels);
        QTEST(cut.table, "table");
        QVERIFY(cut.rows == whole.rows && cut.columns == whole.columns);
    }

    /// A table has heads before all of its numbers, in line with them; small pictures stand below it.
    void headsAndSmallPictures()
    {
        for (const Shape shape : kShapes) {
            TensorCut cut = TensorCut::of(shape, placesOf(shape), onePlane({4, 1}));
            if (!cut.table)
                continue;
            cut.overview = shape.channels > 1 && !cut.isJoined();
            const QRectF area(10, 20, 420, 460);
            const TensorGeometry geometry(cut, area, 1, 48);
            QVERIFY(area.contains(geometry.planes()));
            for (const ElementIndex element : cut.elements()) {
                const QRectF elementRect = geometry.element(element);
                QVERIFY(geometry.table().contains(elementRect));
                QRectF before = geometry.rowHead(element.row);
                QRectF above = geometry.columnHead(element.column);
                if (cut.isJoined())
                    (shape.columns == 1 ? above : before) = geometry.label(element.channel);
                QCOMPARE(before.center().y(), elementRect.center().y());
                QCOMPARE(before.right(), geometry.table().left());
                QCOMPARE(above.center().x(), elementRect.center().x());
                QCOMPARE(above.bottom(), geometry.table().top());
                QCOMPARE(geometry.elementAt(elementRect.center()), element);
            }
            for (int channel = 0; channel < shape.channels; ++channel) {
                const QRectF small = geometry.small(channel);
                QCOMPARE(small.isEmpty(), !cut.overview);
                if (!cut.overview)
                    continue;
                QVERIFY(area.contains(small) && small.top() >= geometry.planes().bottom());
                QCOMPARE(geometry.smallAt(small.center()), channel);
            }
            QCOMPARE(geometry.smallAt(area.topLeft() - QPointF(1, 1)), -1);
        }
    }

    void planesOfDigits()
    {
        const auto channels = [](Shape shape, std::vector<int> digits) {
            return TensorCut::of(shape, placesOf(shape), digitsChoice(std::move(digits))).channels;
        };
        QCOMPARE(channels({9, 9, 9}, {4}), std::vector{4});
        QCOMPARE(channels({9, 3, 3}, {1, 4}), (std::vector{1, 4}));
        QCOMPARE(channels({1, 9, 9}, {4}), std::vector{0});
        // Pairs in the order 1 2, 1 3, …: those with the digit, or the one with both.
        std::vector<int> withFive;
        int pair = 0;
        int twoFive = -1;
        for (int low = 1; low <= 9; ++low) {
            for (int high = low + 1; high <= 9; ++high, ++pair) {
                if (low == 5 || high == 5)
                    withFive.push_back(pair);
                if (low == 2 && high == 5)
                    twoFive = pair;
            }
        }
        QCOMPARE(withFive.size(), std::size_t(8));
        QCOMPARE(channels({36, 9, 9}, {4}), withFive);
        QCOMPARE(channels({36, 1, 9}, {1, 4}), std::vector{twoFive});
        const TensorCut down = TensorCut::of({1, 9, 1}, Places::Digits, digitsChoice({6}));
        QVERIFY(down.firstRow == 6 && down.rows == 1 && down.shape() == (Shape{1, 1, 1}));
    }

    void numbersOfACell()
    {
        for (const Shape shape : kShapes) {
            const Places places = placesOf(shape);
            for (int i = 0; i < kCells; i += 7) {
                const Cell cell = Cell::fromIndex(i);
                const TensorCut cut = TensorCut::of(shape, places, cellChoice(cell.row, cell.column));
                QCOMPARE(static_cast<int>(cut.channels.size()), shape.channels);
                if (places == Places::Nothing) {
                    QVERIFY(cut.isWhole());
                    continue;
                }
                QVERIFY(cut.rows == 1 && cut.columns == 1);
                QCOMPARE(cut.firstRow, cell.row * shape.rows / 9);
                QCOMPARE(cut.firstColumn, cell.column * shape.columns / 9);
            }
        }
    }

    void elementsAreHitWhereTheyAreDrawn_data()
    {
        QTest::addColumn<qreal>("width");
        QTest::addColumn<qreal>("height");
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("usual") << 640. << 480. << 1.;
        QTest::newRow("sharp") << 430.3 << 401.7 << 2.;
        QTest::newRow("odd ratio") << 700. << 500. << 1.5;
    }

    void elementsAreHitWhereTheyAreDrawn()
    {
        QFETCH(qreal, width);
        QFETCH(qreal, height);
        QFETCH(qreal, ratio);
        const QRectF area(12, 7, width, height);
        for (const Shape shape : kShapes) {
            for (const TensorChoice& choice : choices()) {
                const TensorCut cut = TensorCut::of(shape, placesOf(shape), choice);
                const TensorGeometry geometry(cut, area, ratio, 48);
                int drawn = 0;
                std::vector<QRectF> planes;
                for (int i = 0; i < shape.elements(); ++i) {
                    const ElementIndex element = ElementIndex::at(i, shape);
                    const QRectF rect = geometry.element(element);
                    QCOMPARE(rect.isEmpty(), !cut.contains(element));
                    if (rect.isEmpty())
                        continue;
                    ++drawn;
                    QVERIFY(area.contains(rect) && geometry.plane(element.channel).contains(rect.center()));
                    QVERIFY(geometry.elementAt(rect.center()) == element);
                    QVERIFY(!rect.intersects(geometry.title()) && !rect.intersects(geometry.legend()));
                    const QRectF label = geometry.label(element.channel);
                    QCOMPARE(label.isEmpty(), shape.channels == 1 || (cut.table && !cut.isJoined()));
                    QVERIFY(!rect.intersects(label));
                    if (!label.isEmpty())
                        QCOMPARE(geometry.labelAt(label.center()), element.channel);
                    QCOMPARE(geometry.labelAt(rect.center()), -1);
                }
                QCOMPARE(drawn, cut.shape().elements());
                QCOMPARE(drawn, static_cast<int>(cut.elements().size()));
                for (const int channel : cut.channels) {
                    // Lines of a table share their edges, as far as floating point goes.
                    for (const QRectF& other : planes)
                        QVERIFY(!other.intersects(geometry.plane(channel).adjusted(1e-6, 1e-6, -1e-6, -1e-6)));
                    planes.push_back(geometry.plane(channel));
                }
                QVERIFY(geometry.legend().bottom() <= area.bottom() + 1 / ratio);
            }
        }
    }

    void arrowsStayInThePart()
    {
        for (const Shape shape : kShapes) {
            for (const TensorChoice& choice : choices()) {
                const TensorCut cut = TensorCut::of(shape, placesOf(shape), choice);
                const TensorGeometry geometry(cut, QRectF(0, 0, 500, 400));
                // From the first element every other one can be reached.
                std::set<ElementIndex> reached;
                std::vector<ElementIndex> next{cut.elements().front()};
                while (!next.empty()) {
                    const ElementIndex element = next.back();
                    next.pop_back();
                    if (!reached.insert(element).second)
                        continue;
                    for (const auto& [across, down] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
                        const ElementIndex to = geometry.neighbour(element, across, down);
                        QVERIFY(cut.contains(to));
                        next.push_back(to);
                    }
                }
                QCOMPARE(static_cast<int>(reached.size()), cut.shape().elements());
                for (int i = 0; i < shape.elements(); ++i) {
                    const ElementIndex outside = ElementIndex::at(i, shape);
                    if (!cut.contains(outside))
                        QVERIFY(geometry.neighbour(outside, 1, 0) == cut.elements().front());
                }
            }
        }
    }

    void zoomMakesAllCellsLarger()
    {
        const std::vector<std::pair<std::vector<Shape>, std::vector<Shape>>> layers{{{{9, 9, 9}}, {{9, 9, 1}}},
            {{{9, 9, 9}, {9, 9, 9}, {1, 9, 9}}, {{9, 9, 9}}}, {{{9, 9, 9}}, {{36, 9, 9}}}, {{}, {{9, 9, 9}}}};
        const QRectF area(10, 20, 700, 420);
        const auto cutsOf = [](const std::vector<Shape>& shapes, const TensorChoice& choice) {
            std::vector<TensorCut> cuts;
            for (const Shape shape : shapes)
                cuts.push_back(TensorCut::of(shape, placesOf(shape), choice));
            return cuts;
        };
        for (const auto& [in, out] : layers) {
            for (const TensorChoice& choice : choices()) {
                const std::vector<TensorCut> inputs = cutsOf(in, choice);
                const std::vector<TensorCut> outputs = cutsOf(out, choice);
                std::vector<qreal> before;
                for (const double zoom : {1., 1.5, 4.}) {
                    const TensorArrangement arrangement = arrangeTensors(inputs, outputs, area, zoom);
                    std::vector<QRectF> rects = arrangement.inputs;
                    rects.insert(rects.end(), arrangement.outputs.begin(), arrangement.outputs.end());
                    std::vector<qreal> cells;
                    for (std::size_t i = 0; i < rects.size(); ++i) {
                        const TensorCut& cut = i < inputs.size() ? inputs[i] : outputs[i - inputs.size()];
                        const TensorGeometry geometry(cut, rects[i], 1, zoom * TensorGeometry::kLargestCell);
                        cells.push_back(geometry.cell());
                        QVERIFY(arrangement.bounds().contains(rects[i]));
                        // Corners go to whole pixels.
                        QVERIFY(rects[i].adjusted(-1, -1, 1, 1).contains(geometry.planes()));
                        QVERIFY(arrangement.bounds().top() >= area.top() && arrangement.bounds().left() >= area.left());
                        for (std::size_t k = 0; k < i; ++k)
                            QVERIFY(!rects[k].intersects(rects[i]));
                    }
                    if (zoom == 1) {
                        before = cells;
                        QVERIFY(area.adjusted(-1, -1, 1, 1).contains(arrangement.bounds()));
                    }
                    for (std::size_t i = 0; i < cells.size(); ++i) // whole pixels
                        QVERIFY(std::abs(cells[i] - zoom * before[i]) <= zoom + 1);
                }
            }
        }
        // A picture that would be too small to see extends beyond the area.
        const TensorArrangement small
            = arrangeTensors(cutsOf({{9, 9, 9}}, {}), cutsOf({{9, 9, 9}}, {}), QRectF(0, 0, 120, 90), 1, {6, 30});
        QVERIFY(TensorGeometry({9, 9, 9}, small.outputs.front()).cell() >= 6);
        QVERIFY(small.bounds().width() > 120);
    }

    /// Real numbers have a bar, because too many lie between two of them to name each.
    void realNumbersHaveABar()
    {
        const QFontMetricsF metrics(pictureFont(10));
        const QRectF area(0, 0, 400, 14);
        const auto entries = legendEntries(area, {0, 1}, metrics, NumberKind::Real);
        QCOMPARE(entries.front().text, QStringLiteral("0"));
        QCOMPARE(entries.back().text, QStringLiteral("1"));
        double before = -1;
        int patches = 0;
        for (const LegendEntry& entry : entries) {
            if (!entry.number)
                continue;
            QVERIFY(!entry.framed && *entry.number > before);
            before = *entry.number;
            ++patches;
        }
        QVERIFY(patches > 20 && before == 1);
        QCOMPARE(legendEntries(area, {0, 1}, metrics).size(), std::size_t{4}); // 0 and 1, each with its patch
    }

    void legendsStayInTheirArea()
    {
        const QFontMetricsF metrics(pictureFont(10));
        for (const Range range : {Range{0, 1}, Range{0, 0}, Range{0, 9}, Range{-8, 0}, Range{-9, 9}, Range{0, 162},
                 Range{-162, 162}, Range{0, 80}}) {
            for (int width = static_cast<int>(kLeastLegendWidth); width < 500; width += 7) {
                const QRectF area(13, 40, width, 14);
                std::optional<double> lowest;
                std::optional<double> highest;
                qreal end = area.left();
                for (const LegendEntry& entry : legendEntries(area, range, metrics)) {
                    QVERIFY2(area.contains(entry.rect),
                        qPrintable(QStringLiteral("%1 to %2 in %3").arg(range.low).arg(range.high).arg(width)));
                    QVERIFY(entry.rect.left() >= end - 1e-6); // one behind the other
                    end = entry.rect.right();
                    if (!entry.number) {
                        QVERIFY(metrics.horizontalAdvance(entry.text) <= entry.rect.width() + 1e-6);
                        continue;
                    }
                    lowest = std::min(lowest.value_or(*entry.number), *entry.number);
                    highest = std::max(highest.value_or(*entry.number), *entry.number);
                }
                QVERIFY(lowest == range.low && highest == range.high);
            }
        }
    }
};

CONVOKU_TEST(TestTensorCut)
#include "tst_tensor_cut.moc"
