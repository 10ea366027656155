// SPDX-License-Identifier: MIT
// The plot of what a layer makes of a number: its lines by hand, where things lie, and the pixels at computed places.
#include "app/drawing/function_plot.h"
#include "app/drawing/graph_signs.h"
#include "app/wording/language.h"
#include "solver/network/pass.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Kind = FunctionPlot::Curve::Kind;
using Role = EqualityPart::Role;

LayerFunction equality(Role role, int k, Range domain, int argument)
{
    LayerFunction function;
    function.layer.kind = role == Role::Peak ? LayerKind::Minimum : LayerKind::Relu;
    function.equality = EqualityPart{role, 0, k};
    function.domain = domain;
    function.argument = argument;
    return function;
}

const FunctionPlot::Curve* curveOf(const FunctionPlot& plot, Kind kind)
{
    for (const FunctionPlot::Curve& curve : plot.curves) {
        if (curve.kind == kind)
            return &curve;
    }
    return nullptr;
}

QImage painted(const FunctionPlot& plot, const FunctionPlotGeometry& geometry, const Theme& theme, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.background);
    QPainter painter(&image);
    paintFunctionPlot(painter, geometry, plot, theme);
    return image;
}

/// Returns true if the colour occurs in the square of 7 × 7 pixels around `at`.
bool isNear(const QImage& image, QPointF at, const QColor& colour)
{
    for (int y = -3; y <= 3; ++y) {
        for (int x = -3; x <= 3; ++x) {
            const QPoint point = at.toPoint() + QPoint(x, y);
            if (image.rect().contains(point) && image.pixelColor(point) == colour)
                return true;
        }
    }
    return false;
}

std::vector<double> numbersOf(const std::vector<PlotTick>& ticks)
{
    std::vector<double> numbers;
    for (const PlotTick& tick : ticks)
        numbers.push_back(tick.number);
    return numbers;
}

constexpr QSize kSize(420, 170);

} // namespace

class TestFunctionPlot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// The roof over 1 of a count of 0 to 9, and the ramps that it is the smaller one of.
    void theRoof()
    {
        const FunctionPlot plot = plotOf(equality(Role::Peak, 1, {0, 9}, 3), QStringLiteral("row 1, digit 3"));
        QCOMPARE(plot.title, testing::sentence("painting.function.title", {QStringLiteral("1")}));
        QCOMPARE(plot.formula, testing::sentence("painting.function.formula"));
        QVERIFY((plot.across == Range{0, 9}) && (plot.up == Range{0, 2}));
        QCOMPARE(plot.curves.back().points, (QPolygonF{{0, 0}, {1, 1}, {2, 0}, {9, 0}}));
        QCOMPARE(curveOf(plot, Kind::Rising)->points, (QPolygonF{{0, 0}, {2, 2}}));
        QCOMPARE(curveOf(plot, Kind::Falling)->points, (QPolygonF{{0, 2}, {2, 0}, {9, 0}}));
        QCOMPARE(plot.dot->argument, 3);
        QCOMPARE(plot.dot->result, 0);
        QCOMPARE(plot.dot->label, QStringLiteral("row 1, digit 3: 3 → 0"));
        QCOMPARE(plot.results, (std::vector<double>{0, 1, 0, 0, 0, 0, 0, 0, 0, 0}));
    }

    /// A ramp of the question is drawn whole, below 0 too, and the roof that it helps to make with it.
    void aRampOfIt()
    {
        const FunctionPlot plot = plotOf(equality(Role::Rise, 2, {0, 9}, 0), QStringLiteral("here"));
        QCOMPARE(plot.curves.back().points, (QPolygonF{{0, -1}, {3, 2}}));
        QCOMPARE(curveOf(plot, Kind::Rising), nullptr); // that is what it is
        QVERIFY(curveOf(plot, Kind::Falling) != nullptr);
        QCOMPARE(curveOf(plot, Kind::Roof)->points, (QPolygonF{{0, 0}, {1, 0}, {2, 1}, {3, 0}, {9, 0}}));
        QCOMPARE(plot.dot->result, -1);
    }

    /// Out of 82 numbers, the plot shows those at which the function changes, and the current argument.
    void manyNumbers_data()
    {
        QTest::addColumn<int>("k");
        QTest::addColumn<int>("argument");
        for (const int k : {0, 1, 40, 81}) {
            for (const int argument : {0, 5, 60, 81})
                QTest::addRow("equal to %d, at %d", k, argument) << k << argument;
        }
    }
    void manyNumbers()
    {
        QFETCH(int, k);
        QFETCH(int, argument);
        const FunctionPlot plot = plotOf(equality(Role::Peak, k, {0, 81}, argument), QStringLiteral("here"));
        QVERIFY(plot.across.low >= 0 && plot.across.high <= 81);
        QVERIFY(plot.across.low <= argument && argument <= plot.across.high);
        QVERIFY(plot.across.low <= k && k <= plot.across.high);
        QCOMPARE(plot.resultOf(argument), argument == k ? 1 : 0);
        QCOMPARE(plot.results.size(), static_cast<std::size_t>(plot.across.high - plot.across.low + 1));
    }

    void theSmallerOfTwo()
    {
        LayerFunction function;
        function.layer.kind = LayerKind::Minimum;
        function.domain = {0, 1};
        function.held = {1};
        function.argument = 1;
        const FunctionPlot plot = plotOf(function, {});
        QCOMPARE(plot.held, QStringLiteral("b = 1"));
        QCOMPARE(plot.curves.back().points, (QPolygonF{{0, 0}, {1, 1}}));
        QCOMPARE(curveOf(plot, Kind::Second)->points, (QPolygonF{{0, 1}, {1, 1}}));
        QVERIFY(!plot.dot);
    }

    /// Curves are drawn as such, and real numbers can be asked about between whole ones.
    void curves()
    {
        LayerFunction function;
        function.layer.kind = LayerKind::Sigmoid;
        function.domain = {-4, 4};
        const FunctionPlot whole = plotOf(function, QStringLiteral("here"));
        QCOMPARE(whole.perUnit, 1);
        QCOMPARE(whole.results.size(), std::size_t{9});
        QVERIFY(whole.up == (Range{0, 1}));
        QVERIFY(whole.curves.back().points.size() > 40);
        for (const QPointF point : whole.curves.back().points)
            QVERIFY(std::abs(point.y() - (1 + std::tanh(point.x() / 2)) / 2) < 1e-9);
        QCOMPARE(whole.dot->label, QStringLiteral("here: 0 → 0.5"));
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const FunctionPlotGeometry room(whole, QRectF(0, 0, 400, 150));
        const QImage filled = painted(whole, room, theme, {400, 150});
        QVERIFY2(filled.pixelColor(room.toPicture(3, 0.4).toPoint()) != theme.background, "filled below the curve");
        QCOMPARE(filled.pixelColor(room.toPicture(-3, 0.6).toPoint()), theme.background);

        function.layer.kind = LayerKind::Tanh;
        function.domain = {-1, 1};
        function.numbers = NumberKind::Real;
        function.argument = 0.3;
        FunctionPlot real = plotOf(function, QStringLiteral("here"));
        QVERIFY(real.perUnit > 1);
        QCOMPARE(real.results.size(), static_cast<std::size_t>(2 * real.perUnit + 1));
        QVERIFY(std::abs(real.resultOf(0.5) - std::tanh(0.5)) < 1e-9);
        QCOMPARE(real.dot->argument, 0.3);
        const FunctionPlotGeometry geometry(real, QRectF(0, 0, 400, 150));
        const auto argument = geometry.argumentAt(geometry.toPicture(-0.5, 0));
        QVERIFY(argument && std::abs(*argument + 0.5) < 1e-9);
        for (int place = 0; place < static_cast<int>(real.results.size()); ++place)
            QCOMPARE(real.placeOf(real.argumentAt(place)), place);
        const QImage image = painted(real, geometry, theme, {400, 150});
        QVERIFY(isNear(
            image, geometry.toPicture(-0.75, std::tanh(-0.75)), operationColour(OperationFamily::Arithmetic, theme)));
    }

    void placesAndNumbers()
    {
        const FunctionPlot plot = plotOf(equality(Role::Peak, 1, {0, 4}, 1), QStringLiteral("here"));
        const QRectF area(10, 20, 400, 150);
        const FunctionPlotGeometry geometry(plot, area);
        QVERIFY(area.contains(geometry.axes) && area.contains(geometry.title()));
        QVERIFY(geometry.axes.top() >= geometry.title().bottom());
        QCOMPARE(geometry.toPicture(0, 0), geometry.axes.bottomLeft());
        QCOMPARE(geometry.toPicture(4, 2), geometry.axes.topRight());
        QCOMPARE(geometry.toPicture(2, 1), geometry.axes.center());
        for (int a = 0; a <= 4; ++a)
            QCOMPARE(geometry.argumentAt(geometry.toPicture(a, 1) + QPointF(5, 3)), a);
        QVERIFY(!geometry.argumentAt(area.topLeft() - QPointF(40, 40)));
        QCOMPARE(numbersOf(geometry.ticksAcross), (std::vector<double>{0, 1, 2, 3, 4}));
        QCOMPARE(numbersOf(geometry.ticksUp), (std::vector<double>{0, 1, 2}));
        // Numbers at the axes never run into each other.
        const FunctionPlot wide = plotOf(equality(Role::Peak, 1, {0, 162}, 160), QStringLiteral("here"));
        const FunctionPlotGeometry narrow(wide, QRectF(0, 0, 220, 100));
        const std::vector<double> ticks = numbersOf(narrow.ticksAcross);
        QVERIFY(ticks.size() >= 2);
        for (std::size_t i = 1; i < ticks.size(); ++i)
            QVERIFY(narrow.across.at(ticks[i]) - narrow.across.at(ticks[i - 1]) > 25);
    }

    void theDotIsWhereItsNumbersAre_data()
    {
        QTest::addColumn<Theme::Kind>("theme");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << kind;
    }
    void theDotIsWhereItsNumbersAre()
    {
        QFETCH(Theme::Kind, theme);
        const Theme& colours = Theme::of(theme);
        for (const int argument : {0, 1, 3, 4}) {
            const FunctionPlot plot = plotOf(equality(Role::Peak, 1, {0, 4}, argument), QStringLiteral("here"));
            const FunctionPlotGeometry geometry(plot, QRectF(QPointF(), QSizeF(kSize)).adjusted(10, 6, -10, -6));
            const QImage image = painted(plot, geometry, colours, kSize);
            const QColor dot = operationColour(OperationFamily::Logic, colours);
            QCOMPARE(image.pixelColor(geometry.toPicture(argument, argument == 1 ? 1 : 0).toPoint()), dot);
            // The line where no dot is.
            QVERIFY(isNear(image, geometry.toPicture(QPointF(0.5, 0.5)), dot));
            QVERIFY(isNear(image, geometry.toPicture(QPointF(1.5, 0.5)), dot));
            QVERIFY(!isNear(image, geometry.toPicture(QPointF(3.5, 1.5)), dot));
        }
    }

    /// A dot's label is beside its dot, inside the plot, and on no line as long as there is room for it.
    void theDotsLabelHasItsPlace_data()
    {
        QTest::addColumn<int>("k");
        QTest::addColumn<int>("argument");
        QTest::addColumn<qreal>("width");
        for (const int k : {1, 2, 3}) {
            for (int argument = 0; argument <= 9; ++argument) {
                for (const qreal width : {60., 130., 190.})
                    QTest::addRow("equal to %d, at %d, %d wide", k, argument, int(width)) << k << argument << width;
            }
        }
    }
    void theDotsLabelHasItsPlace()
    {
        QFETCH(int, k);
        QFETCH(int, argument);
        QFETCH(qreal, width);
        const FunctionPlot plot = plotOf(equality(Role::Peak, k, {0, 9}, argument), QStringLiteral("here"));
        const FunctionPlotGeometry geometry(plot, QRectF(0, 0, 480, 150));
        const QRectF label = dotLabelPlace(geometry, plot, {width, 16});
        QCOMPARE(label.size(), QSizeF(width, 16));
        const QRectF room(QPointF(geometry.axes.left(), geometry.title().bottom()), geometry.axes.bottomRight());
        QVERIFY(room.adjusted(0, 0, 20, 0).contains(label));
        const QPointF dot = geometry.toPicture(argument, argument == k ? 1 : 0);
        QVERIFY(!label.contains(dot));
        QVERIFY(label.adjusted(-20, -20, 20, 20).contains(dot));
        // The function itself, read off at every tenth: at the dot's height nothing else is on the ground's line.
        for (int tenth = 0; tenth <= 90; ++tenth) {
            const qreal a = tenth / 10.;
            const qreal roof = std::max(0., std::min(a - k + 1, k + 1 - a));
            // Under the roof itself there is no place for more than a word.
            if (argument > k + 1)
                QVERIFY(!label.contains(geometry.toPicture(QPointF(a, roof))));
            if (roof == 0)
                QVERIFY(!label.contains(geometry.toPicture(QPointF(a, 0))));
        }
        // Without a dot there is no label.
        QVERIFY(dotLabelPlace(geometry, plotOf(equality(Role::Peak, k, {0, 9}, argument), {}), {width, 16}).isNull());
    }

    /// For every layer of a pass, the counts equal its inputs, counted one by one. With two inputs, a table holds all
    /// results of the operation.
    void countsAndTablesOfEveryLayer()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(11);
        const Inspection values = Inspection::ofPass(network, *loaded, randomState(random, 0.5));
        int tables = 0;
        for (const Layer& layer : network->layers) {
            const Shape shape = network->value(layer.outputs.front()).shape;
            const ElementIndex element = ElementIndex::at(randomNumber(random, 0, shape.elements() - 1), shape);
            const auto plot = plotOf(values, layer, element);
            if (!plot)
                continue;
            const auto part = equalityPartOf(*network, layer);
            const ValueId in = part ? part->compared : layer.inputs[layer.kind == LayerKind::Select ? 2 : 0];
            const Shape inShape = network->value(in).shape;
            std::map<int, int> expected;
            for (int i = 0; i < inShape.elements(); ++i)
                ++expected[static_cast<int>(values.value(in).data[static_cast<std::size_t>(i)])];
            QCOMPARE(plot->counts.size(), plot->results.size());
            for (std::size_t i = 0; i < plot->counts.size(); ++i)
                QCOMPARE(plot->counts[i], expected[plot->across.low + static_cast<int>(i)]);
            if (!plot->table)
                continue;
            ++tables;
            const FunctionPlot::Table& table = *plot->table;
            QCOMPARE(table.results.size(), table.across.size() * table.down.size());
            QCOMPARE(table.results.at(static_cast<std::size_t>(table.here.value())), plot->dot->result);
            QVERIFY(table.across.at(static_cast<std::size_t>(*table.here) % table.across.size())
                        .endsWith(QStringLiteral(" %1").arg(plot->dot->argument)));
        }
        QVERIFY(tables > 20);
    }

    /// By hand: and, or, and the choice of a switch.
    void tables_data()
    {
        QTest::addColumn<LayerKind>("kind");
        QTest::addColumn<QStringList>("down");
        QTest::addColumn<std::vector<double>>("results");
        const QStringList two{QStringLiteral("b = 0"), QStringLiteral("b = 1")};
        QTest::newRow("and") << LayerKind::Minimum << two << std::vector<double>{0, 0, 0, 1};
        QTest::newRow("or") << LayerKind::Maximum << two << std::vector<double>{0, 1, 1, 1};
        QTest::newRow("select") << LayerKind::Select
                                << QStringList{QStringLiteral("x = 0, y = 0"), QStringLiteral("x = 0, y = 1"),
                                       QStringLiteral("x = 1, y = 0"), QStringLiteral("x = 1, y = 1")}
                                << std::vector<double>{0, 0, 0, 1, 1, 0, 1, 1};
    }

    void tables()
    {
        QFETCH(LayerKind, kind);
        QFETCH(QStringList, down);
        QFETCH(std::vector<double>, results);
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(12);
        const Inspection values = Inspection::ofPass(network, *loaded, randomState(random, 0.5));
        const auto isExample = [&](const Layer& layer) {
            return layer.kind == kind && !equalityPartOf(*network, layer)
                && std::all_of(layer.inputs.begin(), layer.inputs.end(), [&](ValueId input) {
                       return network->value(input).range == Range{0, 1};
                   });
        };
        const auto found = std::find_if(network->layers.begin(), network->layers.end(), isExample);
        QVERIFY(found != network->layers.end());
        const FunctionPlot plot = plotOf(values, *found, std::nullopt).value();
        QVERIFY(plot.table && !plot.table->here);
        QCOMPARE(QStringList(plot.table->down.begin(), plot.table->down.end()), down);
        QCOMPARE(QStringList(plot.table->across.begin(), plot.table->across.end()),
            (QStringList{QStringLiteral("a = 0"), QStringLiteral("a = 1")}));
        QCOMPARE(plot.table->results, results);

        // The cell of the element is lit, and no other.
        const ElementIndex element{};
        const FunctionPlot here = plotOf(values, *found, element).value();
        const FunctionPlotGeometry geometry(here, QRectF(0, 0, 520, 170));
        QVERIFY(!geometry.table().isEmpty());
        QVERIFY(geometry.title().right() < geometry.table().left() && geometry.axes.right() < geometry.table().left());
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const QImage image = painted(here, geometry, theme, {520, 170});
        for (int cell = 0; cell < static_cast<int>(results.size()); ++cell) {
            const QRectF rect = geometry.tableCell(cell / 2, cell % 2);
            QVERIFY(QRectF(0, 0, 520, 170).contains(rect));
            QCOMPARE(image.pixelColor(rect.topLeft().toPoint() + QPoint(3, 3))
                    == operationColour(operationFamily(kind), theme),
                cell == here.table->here.value());
        }
        // A narrow plot does without.
        QVERIFY(FunctionPlotGeometry(here, QRectF(0, 0, 260, 170)).table().isEmpty());
    }

    /// Bars are as high as there are numbers, and the dot's lines lead to both axes.
    void barsAndReading()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        FunctionPlot plot = plotOf(equality(Role::Peak, 1, {0, 4}, 1), QStringLiteral("here"));
        plot.counts = {10, 40, 0, 20, 1};
        const FunctionPlotGeometry geometry(plot, QRectF(10, 10, 400, 170));
        QVERIFY(geometry.counts().top() >= geometry.axes.bottom());
        QVERIFY(geometry.counts().bottom() <= 180.001);
        const QImage image = painted(plot, geometry, theme, {420, 190});
        std::vector<int> heights;
        for (int a = 0; a <= 4; ++a) {
            const int x = static_cast<int>(std::round(geometry.toPicture(a, 0).x()));
            int height = 0;
            for (int y = static_cast<int>(geometry.counts().top());
                 y < static_cast<int>(geometry.counts().bottom()) - 12; ++y)
                height += image.pixelColor(x, y) != theme.background;
            heights.push_back(height);
        }
        QVERIFY(heights[1] > 8);
        QVERIFY(std::abs(heights[0] * 4 - heights[1]) <= 4);
        QCOMPARE(heights[2], 0);
        QVERIFY(std::abs(heights[3] * 2 - heights[1]) <= 2);
        QVERIFY(heights[4] >= 1);
        // On the lines of the dot, the same plot without a dot draws nothing.
        FunctionPlot bare = plot;
        bare.dot.reset();
        const QImage without = painted(bare, geometry, theme, {420, 190});
        const auto drawnBetween = [&](QPointF from, QPointF to) {
            int drawn = 0;
            for (int i = 0; i <= 20; ++i) {
                const QPoint at = (from + (to - from) * (i / 20.)).toPoint();
                for (const QPoint near : {at, at + QPoint(1, 1), at - QPoint(1, 1)})
                    if (image.pixelColor(near) != without.pixelColor(near)) {
                        ++drawn;
                        break;
                    }
            }
            return drawn;
        };
        const QPointF at = geometry.toPicture(1, 1);
        QVERIFY(drawnBetween(at, geometry.toPicture(1, 0)) > 10); // dotted
        QVERIFY(drawnBetween(at, geometry.toPicture(0, 1)) > 10);
        QCOMPARE(drawnBetween(geometry.toPicture(2, 1.5), geometry.toPicture(4, 1.5)), 0);
        // In a low plot the axes come first.
        QVERIFY(FunctionPlotGeometry(plot, QRectF(0, 0, 400, 90)).counts().isEmpty());
    }

    /// The plot draws nothing outside its area.
    void itStaysInItsArea()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const QRectF area(60, 40, 300, 140);
        const QSize size(420, 220);
        for (const Role role : {Role::Rise, Role::RiseOnly, Role::Fall, Role::FallOnly, Role::Peak}) {
            for (int argument = 0; argument <= 9; ++argument) {
                FunctionPlot plot
                    = plotOf(equality(role, 1, {0, 9}, argument), QStringLiteral("pair 2 5 in row 9 of box 3"));
                plot.pointed = 9 - argument;
                if (argument % 2 == 0)
                    plot.counts = std::vector<int>(10, 123456);
                const QImage image = painted(plot, FunctionPlotGeometry(plot, area), theme, size);
                for (int y = 0; y < size.height(); ++y) {
                    for (int x = 0; x < size.width(); ++x) {
                        if (!area.adjusted(-2, -2, 2, 2).contains(x, y))
                            QCOMPARE(image.pixelColor(x, y), theme.background);
                    }
                }
            }
        }
    }

    /// A pole and what has no result leave the line out, and the axis ends where it can still be read.
    void whatHasNoPlace_data()
    {
        QTest::addColumn<LayerKind>("kind");
        QTest::addColumn<double>("factor");
        QTest::addColumn<double>("first"); ///< where the line begins
        QTest::addColumn<double>("drawn"); ///< at 9
        QTest::newRow("logarithm") << LayerKind::Log << 1. << 0.5 << std::log(9.);
        QTest::newRow("square root") << LayerKind::Power << 0.5 << 0. << 3.;
        QTest::newRow("power of ten") << LayerKind::Power << 10. << -2. << 1e6;
    }
    void whatHasNoPlace()
    {
        QFETCH(LayerKind, kind);
        QFETCH(double, factor);
        QFETCH(double, first);
        QFETCH(double, drawn);
        LayerFunction function;
        function.layer.kind = kind;
        function.layer.factor = static_cast<float>(factor);
        function.domain = {-2, 9};
        function.numbers = NumberKind::Real;
        function.argument = 9;
        const FunctionPlot plot = plotOf(function, QStringLiteral("here"));
        const QPolygonF& line = plot.curves.back().points;
        QVERIFY(std::ranges::all_of(line, [](QPointF point) { return std::isfinite(point.y()); }));
        QVERIFY(line.first().x() >= first - 0.5 && line.first().x() <= first);
        QVERIFY(std::abs(line.last().y() - drawn) < 1e-6 * drawn);
        QVERIFY(std::abs(plot.dot->result - drawn) < 1e-6 * drawn);
        QVERIFY(plot.up.high >= drawn && plot.up.high < drawn + 1.001);

        // An element without a result has no dot, and to ask about one draws nothing.
        const FunctionPlotGeometry geometry(plot, QRectF(QPointF(), QSizeF(kSize)).adjusted(10, 6, -10, -6));
        const Theme& theme = Theme::of(Theme::Kind::Light);
        function.argument = -2;
        FunctionPlot without = plotOf(function, QStringLiteral("here"));
        QCOMPARE(without.dot.has_value(), first <= -2);
        if (!without.dot) {
            const QImage image = painted(without, geometry, theme, kSize);
            without.pointed = -1;
            QCOMPARE(painted(without, geometry, theme, kSize), image);
        }
    }

    /// Every element-wise layer of a pass has one, whose dot is on its line.
    void everyLayer()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(9);
        const Inspection values = Inspection::ofPass(network, *loaded, randomState(random, 0.5));
        for (const Layer& layer : network->layers) {
            const Shape shape = network->value(layer.outputs.front()).shape;
            const ElementIndex element = ElementIndex::at(randomNumber(random, 0, shape.elements() - 1), shape);
            const auto plot = plotOf(values, layer, element);
            QCOMPARE(plot.has_value(), isElementWise(layer.kind));
            if (!plot)
                continue;
            QVERIFY(!plot->title.isEmpty() && !plot->formula.isEmpty() && plot->across.low < plot->across.high);
            QCOMPARE(plot->dot->result, values.at(layer.outputs.front(), element));
            QCOMPARE(plot->resultOf(plot->dot->argument), plot->dot->result);
            QVERIFY(plot->up.low <= plot->dot->result && plot->dot->result <= plot->up.high);
            for (const FunctionPlot::Curve& curve : plot->curves) {
                for (const QPointF point : curve.points)
                    QVERIFY(point.y() >= plot->up.low && point.y() <= plot->up.high);
            }
        }
    }
};

CONVOKU_TEST(TestFunctionPlot)
#include "tst_function_plot.moc"
