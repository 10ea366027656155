// SPDX-License-Identifier: MIT
// Where the parts of a training's pictures lie, and what they show of a record that is made by hand.
#include "app/views/training/training_head.h"

#include "app/views/training/training_wording.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>
#include <set>

using namespace convoku;

namespace {

/// Three starts of "is the count 1?" with two frames: one finds the rule late, one soon, one stays at no.
TrainingRecord handMade()
{
    TrainingRecord record;
    record.task = countIsOne(articleModel());
    record.setup.steps = 100;
    record.alwaysNo = 0.844;
    record.alwaysNoLoss = 0.156;
    const std::vector<float> begun{0.1F, -0.2F, 0.3F, 0.1F, 0.2F, -0.1F, 0, 0.4F, 0.5F, 0};
    const std::vector<float> one{1, 1, 1, 1, 1, 1, 1, 1, 1, 0};
    const std::vector<float> no{0.1F, 0.1F, 0, 0, 0, 0, 0, 0, -0.2F, -2};
    const auto add = [&](const std::vector<float>& last, double right, double lossAt50, double loss) {
        TrainingRun run;
        run.stride = 50;
        run.alwaysNoLoss = record.alwaysNoLoss;
        run.frames.push_back({0, 0.3, 0.5, begun});
        run.frames.push_back({50, lossAt50, right < 1 ? right : 0.9, last});
        run.frames.push_back({100, loss, right, last});
        record.runs.push_back(run);
    };
    add(one, 1, 0.15, 0.001);
    add(no, 0.844, 0.156, 0.156);
    add(one, 1, 0.01, 0.0001);
    return record;
}

} // namespace

class TestTrainingCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void barsAreAsHighAsTheirNumbers()
    {
        KernelBars bars;
        bars.numbers = {1, -2, 0.5};
        bars.low = -4;
        bars.high = 4;
        bars.words = false;
        const KernelBarsGeometry geometry(bars, QRectF(10, 20, 300, 80));
        for (int i = 0; i < 3; ++i) {
            const double number = bars.numbers[static_cast<std::size_t>(i)];
            QVERIFY(std::abs(geometry.bar(i).height() - std::abs(number) * 10) < 1e-9);
            QVERIFY(number > 0 ? std::abs(geometry.bar(i).bottom() - 60) < 1e-9
                               : std::abs(geometry.bar(i).top() - 60) < 1e-9);
            QCOMPARE(geometry.at(geometry.column(i).center()), std::optional(i));
        }
        QCOMPARE(geometry.at(QPointF(5, 40)), std::nullopt);
    }

    void placesOfAChart()
    {
        LineChart chart;
        chart.right = 1000;
        chart.low = 0.001;
        chart.high = 1;
        chart.logarithmic = true;
        const Plot plot = linePlotOf(chart, QRectF(0, 0, 500, 200));
        QVERIFY(std::abs(plot.up.at(1) - plot.axes.top()) < 1e-9);
        QVERIFY(std::abs(plot.up.at(0.001) - plot.axes.bottom()) < 1e-9);
        // A decade is as high as another.
        QVERIFY(std::abs((plot.up.at(0.01) - plot.up.at(0.1)) - (plot.up.at(0.1) - plot.up.at(1))) < 1e-9);
        QVERIFY(std::abs(plot.up.at(0) - plot.axes.bottom()) < 1e-9); // a loss of 0 is on the edge
        for (const double number : {0.0, 250.0, 999.0})
            QVERIFY(std::abs(plot.across.numberAt(plot.across.at(number)) - number) < 1e-6);
        QCOMPARE(plot.across.numberAt(-100), 0.0);
        QCOMPARE(plot.across.numberAt(10'000), 1000.0);
    }

    void labelsKeepApart()
    {
        LineChart chart;
        for (int i = 0; i < 6; ++i)
            chart.lines.push_back({{{0, 0.5}, {1, 0.5 + i * 0.001}}, TrainingInk::Positive, 1, Qt::SolidLine,
                QStringLiteral("label %1").arg(i)});
        chart.lines.push_back({{{0, 0}, {1, 0}}});
        const Plot plot = linePlotOf(chart, QRectF(0, 0, 500, 200));
        const auto labels = labelPlaces(plot, chart);
        QCOMPARE(labels.size(), 7U);
        QVERIFY(!labels.back().has_value());
        for (std::size_t i = 0; i < 6; ++i) {
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(std::abs(*labels[i] - *labels[k]) >= 15.9);
        }
    }

    void tilesGroupByGroupAndSoonestFirst()
    {
        const TrainingRecord record = handMade();
        const StartTiles tiles = startTilesOf(record, 1, 100);
        QCOMPARE(tiles.tiles.size(), 3U);
        // Start 3 dropped at step 50, start 1 at 100, start 2 never.
        QCOMPARE(tiles.tiles[0].start, 2U);
        QCOMPARE(tiles.tiles[1].start, 0U);
        QCOMPARE(tiles.tiles[2].start, 1U);
        QCOMPARE(tiles.tiles[2].outcome, TrainingOutcome::Stuck);
        QCOMPARE(tiles.chosen, std::optional<std::size_t>(2));
        QCOMPARE(tiles.tiles[0].share, QStringLiteral("100.0 %"));
        QCOMPARE(tiles.tiles[0].caption, testing::sentence("painting.tiles.all", {QStringLiteral("1")}));
        // Half way none has found it: what is shown is how it was then.
        const StartTiles before = startTilesOf(record, 1, 50);
        for (const StartTiles::Tile& tile : before.tiles)
            QVERIFY(tile.outcome != TrainingOutcome::Found);
        // Among starts whose losses never dropped, the one with more right answers comes first.
        TrainingRecord others = handMade();
        for (TrainingRun& run : others.runs) {
            run.frames.back().loss = 0.1;
            run.frames.back().right = 0.9;
        }
        others.runs[1].frames.back().right = 0.95;
        QCOMPARE(startTilesOf(others, 0, 100).tiles[0].start, 1U);
    }

    /// The chosen start lies above the others, and one of each group says what it is.
    void lossesOfAllStarts()
    {
        const LineChart chart = lossChartOf(handMade(), 1);
        QCOMPARE(chart.lines.size(), 3U);
        QCOMPARE(chart.lines[0].label, testing::sentence("painting.losses.found", {QStringLiteral("0.001")}));
        QCOMPARE(chart.lines[1].label, QString());
        QCOMPARE(chart.lines[2].label,
            testing::sentence("painting.losses.start", {QStringLiteral("2"), QStringLiteral("0.16")}));
        QCOMPARE(chart.lines[2].ink, TrainingInk::Stuck);
        QVERIFY(chart.lines[2].width > chart.lines[0].width);
        QVERIFY(chart.logarithmic && chart.low > 0 && chart.low < chart.high);
        QCOMPARE(lossChartOf(handMade(), 0).lines[0].label,
            testing::sentence("painting.losses.stuck", {QStringLiteral("0.16")}));
    }

    void tilesLieInsideAndApart_data()
    {
        QTest::addColumn<int>("found");
        QTest::addColumn<int>("other");
        QTest::addColumn<int>("stuck");
        QTest::addColumn<int>("width");
        for (const int width : {100, 300, 460, 900, 1500}) {
            QTest::addRow("2 3 5 in %d", width) << 2 << 3 << 5 << width;
            QTest::addRow("0 0 20 in %d", width) << 0 << 0 << 20 << width;
            QTest::addRow("1 0 0 in %d", width) << 1 << 0 << 0 << width;
        }
    }
    void tilesLieInsideAndApart()
    {
        QFETCH(const int, found);
        QFETCH(const int, other);
        QFETCH(const int, stuck);
        QFETCH(const int, width);
        StartTiles tiles;
        const std::array counts{found, other, stuck};
        for (std::size_t group = 0; group < counts.size(); ++group) {
            for (int i = 0; i < counts[group]; ++i)
                tiles.tiles.push_back({tiles.tiles.size(), static_cast<TrainingOutcome>(group), {}, {}, {}});
            tiles.titles[group] = QStringLiteral("group");
        }
        const StartTilesGeometry geometry(tiles, width);
        const QRectF area(0, 0, width, geometry.height());
        for (std::size_t i = 0; i < tiles.tiles.size(); ++i) {
            QVERIFY(area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(geometry.tile(i)));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(geometry.tile(i).intersected(geometry.tile(k)).width() < 1e-6
                    || geometry.tile(i).intersected(geometry.tile(k)).height() < 1e-6);
            QCOMPARE(geometry.at(geometry.tile(i).center()), std::optional(i));
            // Every tile is reached with the arrows that lead on.
            if (i > 0)
                QCOMPARE(geometry.neighbour(i - 1, 1, 0), i);
        }
        QCOMPARE(geometry.neighbour(tiles.tiles.size() - 1, 1, 0), tiles.tiles.size() - 1);
        for (std::size_t group = 0; group < counts.size(); ++group)
            QCOMPARE(geometry.title(group).isEmpty(), counts[group] == 0);
    }

    void theHeadShowsAStep()
    {
        const TrainingRecord record = handMade();
        const QPolygonF roof{{-12, 0}, {0, 0}, {1, 1}, {2, 0}, {12, 0}};
        const TrainingHead head = trainingHeadOf(record, 0, 0, roof);
        QCOMPARE(head.learned.bars->numbers, head.learned.bars->begun);
        QCOMPARE(head.learned.share, QStringLiteral("50.0 %"));
        const TrainingHead last = trainingHeadOf(record, 0, 100, roof);
        QCOMPARE(last.learned.bars->numbers, std::vector<double>(9, 1));
        QCOMPARE(last.learned.ink, TrainingInk::Written);
        QCOMPARE(last.plot.dots.size(), 1U); // all places are alike
        QCOMPARE(last.plot.dots.front().sum, 1.0);
        QCOMPARE(last.curves.lines.size(), 11U); // nine, the bias, and the written one
        QCOMPARE(last.curves.lines.front().points.back().y(), 1.0);
        QCOMPARE(last.curves.lines.back().style, Qt::DashLine);
        QCOMPARE(last.title, testing::sentence("painting.head.found", {QStringLiteral("1")}));
        // A picture of it has something on it in each theme, and nothing where there is no function.
        for (const Theme::Kind kind : Theme::builtIn()) {
            const TrainingHeadGeometry geometry(last, 900);
            QImage image(900, static_cast<int>(geometry.height()), QImage::Format_RGB32);
            const Theme& theme = Theme::of(kind);
            image.fill(tokensOf(theme).canvas);
            QPainter painter(&image);
            paintTrainingHead(painter, geometry, last, theme);
            painter.end();
            std::set<QRgb> colours;
            for (int y = 0; y < image.height(); y += 2) {
                for (int x = 0; x < image.width(); x += 2)
                    colours.insert(image.pixel(x, y));
            }
            QVERIFY(colours.size() > 4);
        }
        QVERIFY(TrainingHeadGeometry(trainingHeadOf(record, 0, 0, {}), 900).height()
            < TrainingHeadGeometry(head, 900).height());
    }

    /// Words and numbers are beside the curves or below them, inside the picture, and apart from one another.
    void theHeadFolds_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("beside");
        for (const int width : {240, 500, 759})
            QTest::addRow("%d", width) << width << false;
        for (const int width : {760, 1262, 2000})
            QTest::addRow("%d", width) << width << true;
    }
    void theHeadFolds()
    {
        QFETCH(const int, width);
        QFETCH(const bool, beside);
        const QPolygonF roof{{-12, 0}, {0, 0}, {1, 1}, {2, 0}, {12, 0}};
        const TrainingHeadGeometry geometry(
            trainingHeadOf(handMade(), 0, 100, roof, QStringLiteral("It says much. ").repeated(9)), width);
        const QRectF area(0, 0, width, geometry.height());
        const std::array parts{
            geometry.curves(), geometry.written(), geometry.learned(), geometry.meaning(), geometry.plot()};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            QVERIFY(!parts[i].isEmpty() && area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(parts[i]));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!parts[i].intersects(parts[k]));
        }
        QCOMPARE(geometry.written().left() > geometry.curves().right(), beside);
    }

    /// The curves end where nothing changes any more.
    void curvesEndWhereNothingChanges()
    {
        TrainingRecord record = handMade();
        QCOMPARE(lastStepShown(record, record.runs[0]), 50);
        record.runs[0].frames[1].numbers[3] += 0.2F;
        QCOMPARE(lastStepShown(record, record.runs[0]), 100);
        QCOMPARE(trainingHeadOf(record, 0, 100, {}).steps, testing::sentence("painting.head.training_step"));
    }

    void passBarsAreFoundAgain()
    {
        PassBars bars;
        bars.counts = {3, 0, 43, 17};
        const PassBarsGeometry geometry(bars, QRectF(0, 0, 200, 100));
        QCOMPARE(geometry.most(), 43);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(geometry.at(geometry.column(i).center()), std::optional(i));
            QVERIFY(std::abs(geometry.bar(i).height()
                        - geometry.room().height() * bars.counts[static_cast<std::size_t>(i)] / 43)
                < 1e-9);
        }
        QCOMPARE(geometry.at(QPointF(199, 50)), std::nullopt); // right of the last one
    }

    void numbersInGroups()
    {
        const std::vector<float> numbers{0.96F, -3.62F, -3.78F, 0.96F, -3.67F, -3.83F, 0.96F, 0.96F, -3.75F};
        const auto groups = groupsOf(numbers);
        QCOMPARE(groups.size(), 2U);
        QCOMPARE(groups[0].count, 5);
        QVERIFY(std::abs(groups[0].mean + 3.73) < 1e-5);
        QCOMPARE(groups[1].count, 4);
        QVERIFY(std::abs(groups[1].mean - 0.96) < 1e-5);
    }

    void planesOfOtherKernels()
    {
        Network network;
        Layer layer;
        layer.kind = LayerKind::Convolution;
        layer.kernel = {1, 1};
        layer.bias = {0, 0};
        network.layers.push_back(layer);
        const std::vector<float> numbers{1, 2, 3, 4, 5, 6, 7, -9};
        const NumberPlanes planes = numberPlanesOf(network, {0, false, true}, numbers);
        QCOMPARE(planes.planes.size(), 2U);
        QCOMPARE(planes.planes[0].rows, 2);
        QCOMPARE(planes.planes[0].columns, 3);
        QCOMPARE(planes.planes[0].numbers, (std::vector<double>{1, 2, 3, 4, 5, 6}));
        QCOMPARE(planes.planes[1].numbers, (std::vector<double>{7, -9}));
        QCOMPARE(planes.most, 9.0);
    }
};

CONVOKU_TEST(TestTrainingCharts)
#include "tst_training_charts.moc"
