// SPDX-License-Identifier: MIT
#include "app/drawing/cost_lane.h"
#include "app/drawing/tokens.h"
#include "tests/blind/blind_testing.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::shared_ptr<const BlindRecord> recordOf(const BlindSettings& settings)
{
    BlindRun run(gridOf(kBlindPuzzle), settings);
    while (run.step()) { }
    return std::make_shared<const BlindRecord>(run.record());
}

std::shared_ptr<const BlindRecord> recordOf(BlindMethod method, std::uint64_t trials = 0)
{
    BlindSettings settings = BlindSettings::of(method);
    if (trials > 0)
        settings.trials = trials;
    return recordOf(settings);
}

QImage painted(const CostLaneScene& scene, Theme::Kind theme = Theme::Kind::Light)
{
    QImage image(600, 300, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintCostLane(painter, CostLaneGeometry(QRectF(image.rect()), scene), scene, Theme::of(theme));
    return image;
}

/// Returns the number of pixels of the area that are much nearer to this colour than to the ground.
int pixelsOf(const QImage& image, const QRectF& area, const QColor& colour)
{
    int count = 0;
    const QRect rect = area.toAlignedRect() & image.rect();
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            const int off = std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green())
                + std::abs(pixel.blue() - colour.blue());
            count += off < 60 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TestCostLane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksEveryDigitThatStandsTwice()
    {
        const Grid puzzle = gridOf(kBlindPuzzle);
        Grid grid = gridOf(kBlindSolution);
        QVERIFY(sceneOfTrial(puzzle, grid).clashingCells.empty());
        grid.setDigit({0, 2}, 6); // r1c4 is a 6, and r2c1 of the box
        const BoardScene scene = sceneOfTrial(puzzle, grid);
        std::set<int> marked;
        for (const Cell cell : scene.clashingCells)
            marked.insert(cell.index());
        std::set<int> expected;
        for (int a = 0; a < kCells; ++a) {
            for (int b = 0; b < kCells; ++b) {
                const bool peers
                    = a != b && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
                if (peers && grid.digit(a) == grid.digit(b))
                    expected.insert(a);
            }
        }
        QCOMPARE(marked, expected);
        QVERIFY(expected.size() >= 3);
        for (int i = 0; i < kCells; ++i)
            QVERIFY(scene.isShownLarge(Cell::fromIndex(i)));
    }

    void theBestFallsInSteps()
    {
        const auto record = recordOf(BlindMethod::Tpe);
        const auto corners = bestSoFar(*record);
        QCOMPARE(corners.front().first, std::uint64_t{1});
        QCOMPARE(corners.back(), (std::pair<std::uint64_t, int>(200, record->trials.back().best)));
        for (std::size_t i = 1; i + 1 < corners.size(); ++i)
            QVERIFY(corners[i].second < corners[i - 1].second && corners[i].first > corners[i - 1].first);
        for (const BlindTrial& trial : record->trials) {
            int best = 1000;
            for (const auto& [number, cost] : corners)
                best = number <= trial.number ? std::min(best, cost) : best;
            QCOMPARE(trial.best, best);
        }
        QVERIFY(bestSoFar({}).empty());
    }

    void trialsStandInTheirPlaces_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("trials");
        QTest::addColumn<bool>("logarithmic");
        QTest::newRow("few") << static_cast<int>(BlindMethod::Tpe) << 200 << false;
        QTest::newRow("one") << static_cast<int>(BlindMethod::Random) << 1 << false;
        QTest::newRow("many") << static_cast<int>(BlindMethod::Random) << 5000 << true;
        QTest::newRow("very many") << static_cast<int>(BlindMethod::Swaps) << 3'000'000 << true;
    }

    void trialsStandInTheirPlaces()
    {
        QFETCH(int, method);
        QFETCH(int, trials);
        CostLaneScene scene;
        scene.curves.push_back(
            {recordOf(static_cast<BlindMethod>(method), static_cast<std::uint64_t>(trials)), QStringLiteral("x")});
        const CostLaneGeometry geometry(QRectF(0, 0, 600, 300), scene);
        QTEST(geometry.isLogarithmic(), "logarithmic");
        const std::vector<BlindTrial>& all = scene.front()->trials;
        qreal before = -1;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const qreal x = geometry.xOf(all[i].number);
            QVERIFY(x >= geometry.axes.left() - 1e-6 && x <= geometry.axes.right() + 1e-6);
            QVERIFY(x > before);
            before = x;
            QCOMPARE(geometry.trialAt(x), std::optional(i));
            const qreal y = geometry.up.at(all[i].cost);
            QVERIFY(y >= geometry.axes.top() - 1e-6 && y <= geometry.axes.bottom() + 1e-6);
        }
        QCOMPARE(geometry.trialAt(-100), std::optional<std::size_t>(0));
        QCOMPARE(geometry.trialAt(10000), std::optional(all.size() - 1));
        QVERIFY(geometry.up.at(geometry.up.high()) < geometry.up.at(geometry.up.low()));
        QCOMPARE(geometry.temperature().axes.isEmpty(), !scene.showsTemperature());
        for (const PlotTick& cost : geometry.ticksUp)
            QVERIFY(cost.number >= geometry.up.low() && cost.number <= geometry.up.high());
    }

    void nothingIsNoPlace()
    {
        const CostLaneScene scene;
        const CostLaneGeometry geometry(QRectF(0, 0, 600, 300), scene);
        QVERIFY(!geometry.trialAt(10));
        painted(scene);
        CostLaneScene begun;
        BlindRecord record;
        record.puzzle = gridOf(kBlindPuzzle);
        begun.curves.push_back({std::make_shared<const BlindRecord>(record), QStringLiteral("x")});
        QVERIFY(!CostLaneGeometry(QRectF(0, 0, 600, 300), begun).trialAt(10));
        painted(begun);
    }

    void longAndShortSearchesShareALane()
    {
        CostLaneScene scene;
        scene.curves.push_back({recordOf(BlindMethod::Swaps), QStringLiteral("long")});
        scene.curves.push_back({recordOf(BlindMethod::Tpe), QStringLiteral("short")});
        const CostLaneGeometry geometry(QRectF(0, 0, 600, 300), scene);
        QVERIFY(geometry.isLogarithmic());
        // The last trial of the short one is not at the edge, and scrubbing finds it there.
        const qreal end = geometry.xOf(200);
        QVERIFY(end < geometry.axes.right() - 50);
        QCOMPARE(geometry.trialAt(geometry.axes.right()), std::optional<std::size_t>(199));
        QCOMPARE(geometry.trialAt(end), std::optional<std::size_t>(199));
    }

    void publishedCostsEndAt27()
    {
        BlindSettings settings;
        settings.counted = CountedDigits::ZeroToEight;
        CostLaneScene scene;
        scene.curves.push_back({recordOf(settings), QStringLiteral("published")});
        QCOMPARE(CostLaneGeometry(QRectF(0, 0, 600, 300), scene).up.low(), 27);
        scene.curves.push_back({recordOf(BlindMethod::Tpe), QStringLiteral("digits")});
        QCOMPARE(CostLaneGeometry(QRectF(0, 0, 600, 300), scene).up.low(), 0);
    }

    void paintsCurvesAndPlace_data()
    {
        QTest::addColumn<int>("theme");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << static_cast<int>(kind);
    }

    void paintsCurvesAndPlace()
    {
        QFETCH(int, theme);
        const auto kind = static_cast<Theme::Kind>(theme);
        const Tokens tokens = tokensOf(Theme::of(kind));
        CostLaneScene scene;
        scene.curves.push_back({recordOf(BlindMethod::Swaps), QStringLiteral("swaps")});
        const QImage without = painted(scene, kind);
        QVERIFY(!without.isNull());
        QCOMPARE(pixelsOf(without, without.rect(), Qt::magenta), 0); // all of it is painted
        const CostLaneGeometry geometry(QRectF(without.rect()), scene);
        scene.at = 100;
        const QImage with = painted(scene, kind);
        const qreal x = geometry.xOf(scene.front()->trials[100].number);
        const QRectF column(x - 2, geometry.axes.top(), 4, geometry.bottom() - geometry.axes.top());
        QVERIFY(pixelsOf(with, column, tokens.ink) > pixelsOf(without, column, tokens.ink) + 50);
        // Elsewhere nothing has changed.
        for (int y = 0; y < with.height(); ++y) {
            for (int column2 = 0; column2 < with.width(); ++column2) {
                if (std::abs(column2 - x) > 8)
                    QCOMPARE(with.pixel(column2, y), without.pixel(column2, y));
            }
        }
    }

    void needsRoomForItsLegend()
    {
        CostLaneScene scene;
        const qreal none = leastCostLaneHeight(scene);
        scene.curves.push_back({recordOf(BlindMethod::Tpe), QStringLiteral("a")});
        QCOMPARE(leastCostLaneHeight(scene), none);
        scene.curves.push_back({recordOf(BlindMethod::Tpe), QStringLiteral("b")});
        const qreal two = leastCostLaneHeight(scene);
        QVERIFY(two > none);
        scene.curves.push_back({recordOf(BlindMethod::Swaps, 100), QStringLiteral("c")});
        QVERIFY(leastCostLaneHeight(scene) > two + 20); // and for the temperature
        const CostLaneGeometry geometry(QRectF(0, 0, 600, leastCostLaneHeight(scene)), scene);
        QVERIFY(geometry.axes.height() >= 40);
        QVERIFY(!geometry.legend().intersects(geometry.axes));
        // Every curve has its own row in the legend, in one column or in two.
        for (const qreal width : {400.0, 900.0}) {
            const CostLaneGeometry wide(QRectF(0, 0, width, 400), scene);
            for (std::size_t i = 0; i < 3; ++i) {
                QVERIFY(wide.legend().adjusted(-1, -1, 1, 1).contains(wide.legendRow(i)));
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY(!wide.legendRow(i).intersects(wide.legendRow(k)));
            }
        }
        QVERIFY(!geometry.axes.intersects(geometry.temperature().axes));
    }
};

CONVOKU_TEST(TestCostLane)
#include "tst_cost_lane.moc"
