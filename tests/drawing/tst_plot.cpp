// SPDX-License-Identifier: MIT
// Scales of plots and the numbers at their edges by hand, and what is painted at their places.
#include "app/drawing/plot.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace convoku;

namespace {

QStringList textsOf(const std::vector<double>& numbers)
{
    QStringList texts;
    for (const double number : numbers)
        texts << QString::number(number);
    return texts;
}

QString number(double number)
{
    return QString::number(number);
}

/// Returns the first and the last column of row `y` that differ from the ground; {-1, -1} if none differs.
std::pair<int, int> painted(const QImage& image, int y)
{
    std::pair<int, int> ends{-1, -1};
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, y) == image.pixelColor(0, 0))
            continue;
        if (ends.first < 0)
            ends.first = x;
        ends.second = x;
    }
    return ends;
}

} // namespace

class TestPlot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void steps()
    {
        for (const auto& [least, step] : std::vector<std::pair<double, double>>{{1, 1}, {1.01, 2}, {2, 2}, {3, 5},
                 {5.5, 10}, {10, 10}, {99, 100}, {0.3, 0.5}, {0.002, 0.002}, {0.0021, 0.005}, {1e6 + 1, 2e6}})
            QVERIFY2(std::abs(roundStep(least) / step - 1) < 1e-9, qPrintable(QString::number(least)));
    }

    void ticksAreRoundAndApart_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("apart");
        for (const auto& [low, high] :
            std::vector<std::pair<double, double>>{{0, 1}, {-4, 1}, {0, 4000}, {-0.3, 1}, {-123, 456}, {0, 3}}) {
            for (const int parts : {1, 2, 5, 12})
                QTest::addRow("%g to %g, %d", low, high, parts) << low << high << (high - low) / parts;
        }
    }
    void ticksAreRoundAndApart()
    {
        QFETCH(const double, low);
        QFETCH(const double, high);
        QFETCH(const double, apart);
        const std::vector<double> ticks = roundTicks(low, high, apart);
        for (std::size_t i = 0; i < ticks.size(); ++i) {
            QVERIFY(ticks[i] >= low - 1e-9 && ticks[i] <= high + 1e-9);
            if (i == 0)
                continue;
            const double step = ticks[i] - ticks[i - 1];
            QVERIFY(step >= apart - 1e-9 && step <= 2.5 * apart + 1e-9);
            const double digit = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
            QVERIFY2(std::abs(digit - 1) < 1e-6 || std::abs(digit - 2) < 1e-6 || std::abs(digit - 5) < 1e-6,
                qPrintable(QString::number(step)));
        }
        // No tick is missing at the ends.
        if (ticks.size() > 1) {
            const double step = ticks[1] - ticks[0];
            QVERIFY(ticks.front() - step < low && ticks.back() + step > high);
        }
    }

    void placesOfNumbers()
    {
        const PlotScale scale(-2, 6, 100, 20);
        QCOMPARE(scale.at(-2), 100.0);
        QCOMPARE(scale.at(0), 80.0);
        QCOMPARE(scale.at(6), 20.0);
        QCOMPARE(scale.at(7), 20.0);
        QCOMPARE(scale.at(-1e9), 100.0);
        QCOMPARE(scale.numberAt(80), 0.0);
        QCOMPARE(scale.numberAt(0), 6.0);
        QCOMPARE(scale.numberAt(200), -2.0);
        // 80 pixels for 8 numbers: 20 of them take 2.
        QCOMPARE(textsOf(scale.ticks(20)),
            (QStringList{QStringLiteral("-2"), QStringLiteral("0"), QStringLiteral("2"), QStringLiteral("4"),
                QStringLiteral("6")}));
        QCOMPARE(textsOf(scale.ticks(1, 5)), (QStringList{QStringLiteral("0"), QStringLiteral("5")}));
        QVERIFY(PlotScale(0, 1, 5, 5).ticks(10).empty());
        QCOMPARE(PlotScale(3e9, 3e9, 0, 10).at(3e9), 0.0); // nothing between the ends
    }

    void powersOfTen()
    {
        const PlotScale scale(0.01, 1000, 0, 100, true); // five of them, 20 pixels each
        QVERIFY(std::abs(scale.at(0.01)) < 1e-9);
        QVERIFY(std::abs(scale.at(1) - 40) < 1e-9);
        QVERIFY(std::abs(scale.at(std::sqrt(10)) - 50) < 1e-9);
        QCOMPARE(scale.at(0), 0.0);
        QCOMPARE(textsOf(scale.ticks(20)),
            (QStringList{QStringLiteral("0.01"), QStringLiteral("0.1"), QStringLiteral("1"), QStringLiteral("10"),
                QStringLiteral("100"), QStringLiteral("1000")}));
        QCOMPARE(textsOf(scale.ticks(40)),
            (QStringList{QStringLiteral("0.1"), QStringLiteral("10"), QStringLiteral("1000")}));
    }

    /// Lines and dots are painted at the places of their numbers, in the colours of the theme.
    void paintsAtThePlaces()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Tokens tokens = tokensOf(theme);
        QImage image(200, 120, QImage::Format_RGB32);
        image.fill(tokens.canvas);
        QPainter painter(&image);
        Plot plot;
        plot.place(QRectF(40, 10, 150, 80), {0, 15}, {0, 8});
        plot.ticksUp = ticksOf({0, 4}, number);
        plot.ticksAcross = ticksOf({0, 10, 11}, number);
        PlotPainter plotted(painter, plot, theme);
        plotted.paintUp();
        plotted.paintLine({{0, 2}, {15, 2}}, QPen(Qt::red, 2), Qt::yellow);
        plotted.paintDot({5, 6}, Qt::blue, 4);
        plotted.paintPosition(12);
        QCOMPARE(image.pixelColor(60, 50), tokens.hairline);
        QCOMPARE(image.pixelColor(60, 90), tokens.text3); // 0
        QVERIFY(painted(image, 50).first < 40); // a number at the left
        QVERIFY(painted(image, 70).first >= 39); // and none
        QCOMPARE(image.pixelColor(60, 70), QColor(Qt::red));
        QCOMPARE(image.pixelColor(60, 80), QColor(Qt::yellow));
        QCOMPARE(image.pixelColor(90, 30), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(160, 20), tokens.ink);
        QCOMPARE(image.pixelColor(100, 20), tokens.canvas);

        // 11 would touch 10, and 0 would leave the room.
        image.fill(tokens.canvas);
        plotted.paintAcross(QRectF(60, 95, 130, 20), true);
        int marks = 0;
        for (int x = 0; x < image.width(); ++x)
            marks += image.pixelColor(x, 96) == tokens.text3 ? 1 : 0;
        QCOMPARE(marks, 1);
        QCOMPARE(image.pixelColor(140, 96), tokens.text3);
        const auto [left, right] = painted(image, 105);
        QVERIFY(left > 128 && right < 152);
    }
};

CONVOKU_TEST(TestPlot)
#include "tst_plot.moc"
