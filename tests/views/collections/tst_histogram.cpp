// SPDX-License-Identifier: MIT
#include "app/views/collections/histogram_painter.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <numeric>
#include <random>

using namespace convoku;

class TestHistogram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whatever the counts: each number is in one bar, bars count what they stand for, and all is inside the plot.
    void barsHoldAllNumbers_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<double>("density");
        QTest::addColumn<bool>("logarithmic");
        QTest::addColumn<int>("width");
        for (const int most : {0, 1, 7, 40, 300, 14417, 100000}) {
            for (const double density : {.001, .3, 1.}) {
                for (const bool logarithmic : {false, true}) {
                    for (const int width : {60, 300, 1111})
                        QTest::addRow("%d %g %d %d", most, density, logarithmic, width)
                            << most << density << logarithmic << width;
                }
            }
        }
    }

    void barsHoldAllNumbers()
    {
        QFETCH(const int, most);
        QFETCH(const double, density);
        QFETCH(const bool, logarithmic);
        QFETCH(const int, width);
        std::mt19937 random(static_cast<unsigned>(most));
        std::vector<std::uint32_t> counts(static_cast<std::size_t>(most) + 1);
        for (std::uint32_t& count : counts)
            count = std::bernoulli_distribution(density)(random) ? static_cast<std::uint32_t>(random() % 1000) : 0U;
        counts.back() = 1; // one far out
        const HistogramGeometry geometry(QRectF(3, 4, width, 150), counts, logarithmic, 2);
        const auto& bars = geometry.bars();
        QVERIFY(!bars.empty());
        std::uint64_t highest = 0;
        for (std::size_t i = 0; i < bars.size(); ++i) {
            QVERIFY(bars[i].first <= bars[i].last);
            if (i > 0) {
                QCOMPARE(bars[i].first, bars[i - 1].last + 1);
                QCOMPARE(bars[i].column.left(), bars[i - 1].column.right());
            }
            std::uint64_t sum = 0;
            for (int n = bars[i].first; n <= std::min(bars[i].last, most); ++n)
                sum += counts[static_cast<std::size_t>(n)];
            QCOMPARE(bars[i].count, sum);
            QCOMPARE(bars[i].rect.isEmpty(), sum == 0);
            if (sum > 0) {
                QVERIFY(bars[i].rect.height() >= 1);
                QVERIFY(geometry.axes.adjusted(-1, -1, 1, 1).contains(bars[i].rect));
                QCOMPARE(bars[i].rect.bottom(), geometry.axes.bottom());
                QVERIFY(geometry.barAt(bars[i].rect.center().x()) == i);
            }
            highest = std::max(highest, sum);
        }
        QCOMPARE(geometry.highest(), highest);
        QCOMPARE(std::accumulate(bars.begin(), bars.end(), std::uint64_t{0},
                     [](std::uint64_t sum, const HistogramBar& bar) { return sum + bar.count; }),
            std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
        // Higher counts are not lower bars.
        for (const HistogramBar& a : bars) {
            for (const HistogramBar& b : bars)
                QVERIFY(a.count >= b.count || a.rect.height() <= b.rect.height());
        }
        // Outside the nearest one is meant.
        QVERIFY(geometry.barAt(-1e6) == std::size_t{0});
        QVERIFY(geometry.barAt(1e6) == bars.size() - 1);
        // Words don't touch.
        const auto& ticks = geometry.ticksAcross;
        for (std::size_t i = 1; i < ticks.size(); ++i)
            QVERIFY(geometry.across.at(ticks[i].number) - geometry.across.at(ticks[i - 1].number)
                > 7.0 * static_cast<double>(ticks[i].text.size()));
    }

    void nothingHasNoBars()
    {
        for (const std::vector<std::uint32_t>& counts : {std::vector<std::uint32_t>(), std::vector<std::uint32_t>(9)}) {
            const HistogramGeometry geometry(QRectF(0, 0, 300, 100), counts, false);
            QVERIFY(geometry.bars().empty());
            QVERIFY(!geometry.barAt(10));
        }
        QVERIFY(HistogramGeometry(QRectF(0, 0, 4, 4), std::vector<std::uint32_t>{1}, true).bars().empty());
    }

    void growsOnlyWhereItMust()
    {
        std::vector<std::uint32_t> counts(20, 1);
        QVERIFY(!HistogramGeometry::wantsLogarithmic(counts, 300));
        counts.resize(14418);
        counts[14417] = 1;
        QVERIFY(HistogramGeometry::wantsLogarithmic(counts, 300));
        // Then the first numbers still have bars of their own.
        const HistogramGeometry geometry(QRectF(0, 0, 300, 100), counts, true);
        QCOMPARE(geometry.bars()[0].last, 0);
        QCOMPARE(geometry.bars()[5].last, 5);
    }

    void whatIsChosenIsDarker()
    {
        std::vector<std::uint32_t> counts{0, 5, 5, 5};
        const QRectF area(0, 0, 200, 100);
        const HistogramGeometry geometry(area, counts, false);
        for (const Theme::Kind kind : {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Print}) {
            QImage image(200, 100, QImage::Format_RGB32);
            QPainter painter(&image);
            paintHistogram(painter, geometry, {{{2, 2}}, std::nullopt, {}}, area, Theme::of(kind));
            painter.end();
            const auto filled = [&](std::size_t bar) {
                int pixels = 0;
                const QRect rect = geometry.bars()[bar].rect.toRect();
                for (int y = rect.top() + 2; y < rect.bottom() - 1; ++y) {
                    for (int x = rect.left() + 2; x < rect.right() - 1; ++x)
                        pixels += image.pixelColor(x, y) != Theme::of(kind).board ? 1 : 0;
                }
                return pixels;
            };
            QVERIFY(filled(1) > 10 * filled(0));
            QCOMPARE(filled(0), 0);
            QCOMPARE(filled(2), 0);
        }
    }
};

CONVOKU_TEST(TestHistogram)
#include "tst_histogram.moc"
