// SPDX-License-Identifier: MIT
#include "app/drawing/line_chart.h"

#include "app/drawing/fonts.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kChartFont = 12;
constexpr qreal kChartGap = 8;
constexpr qreal kChartLine = 16; ///< of a label
constexpr qreal kChartAcross = 64; ///< between two numbers below
constexpr qreal kUp = 26; ///< and beside

QString upText(const LineChart& chart, double number)
{
    if (chart.percent)
        return QStringLiteral("%1 %").arg(QLocale().toString(std::lround(number * 100)));
    return chart.logarithmic ? QLocale().toString(number, 'g', 2) : LayerWording::number(number);
}

QString acrossText(const LineChart& chart, double number)
{
    const double shown = number * chart.perUnit;
    return isWholeNumber(shown) ? QLocale().toString(static_cast<qlonglong>(shown)) : LayerWording::number(shown);
}

} // namespace

Plot linePlotOf(const LineChart& chart, const QRectF& area)
{
    const QFontMetricsF metrics(pictureFont(kChartFont));
    Plot plot;
    const QRectF room = area.adjusted(0, kChartLine / 2, 0, -kChartLine - 4);
    const double low = chart.logarithmic ? std::max(chart.low, 1e-12) : chart.low;
    plot.up = PlotScale(low, chart.high, room.bottom(), room.top(), chart.logarithmic);
    plot.ticksUp = ticksOf(plot.up.ticks(kUp), [&](double number) { return upText(chart, number); });
    qreal numbers = 0;
    for (const PlotTick& tick : plot.ticksUp)
        numbers = std::max(numbers, metrics.horizontalAdvance(tick.text));
    qreal labels = 0;
    for (const LineChart::Line& line : chart.lines)
        labels = std::max(labels, metrics.horizontalAdvance(line.label));
    plot.axes = room.adjusted(
        numbers + kChartGap, 0, labels > 0 ? -(std::min(labels, area.width() / 3) + kChartGap) : -kChartGap, 0);
    plot.across = PlotScale(chart.left, chart.right, plot.axes.left(), plot.axes.right());
    plot.ticksAcross = ticksOf(
        plot.across.ticks(kChartAcross, chart.whole ? 1 : 0), [&](double number) { return acrossText(chart, number); });
    return plot;
}

std::vector<std::optional<qreal>> labelPlaces(const Plot& plot, const LineChart& chart)
{
    std::vector<std::optional<qreal>> places(chart.lines.size());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        if (!chart.lines[i].label.isEmpty() && !chart.lines[i].points.isEmpty()) {
            places[i] = plot.up.at(chart.lines[i].points.back().y());
            order.push_back(i);
        }
    }
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return *places[a] < *places[b]; });
    // From above each one below the one before; then back up where the last ones have left the area.
    for (std::size_t i = 1; i < order.size(); ++i)
        places[order[i]] = std::max(*places[order[i]], *places[order[i - 1]] + kChartLine);
    qreal most = plot.axes.bottom() - kChartLine / 4; // the flag of a position has room below
    for (auto place = order.rbegin(); place != order.rend(); ++place) {
        places[*place] = std::min(*places[*place], most);
        most = *places[*place] - kChartLine;
    }
    return places;
}

void paintLineChart(QPainter& painter, const Plot& plot, const LineChart& chart, const Theme& theme)
{
    painter.save();
    PlotPainter plotted(painter, plot, theme, kChartFont);
    plotted.paintUp();
    plotted.paintAcross(
        plot.axes.adjusted(-kChartGap, plot.axes.height(), kChartGap, kChartLine), false); // below the axes
    for (const LineChart::Line& line : chart.lines)
        plotted.paintLine(
            line.points, QPen(trainingColour(line.ink, theme), line.width, line.style, Qt::FlatCap, Qt::RoundJoin));
    for (const LineChart::Dot& dot : chart.dots)
        plotted.paintDot(dot.at, trainingColour(dot.ink, theme));
    const auto labels = labelPlaces(plot, chart);
    painter.setFont(pictureFont(kChartFont, QFont::DemiBold));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (!labels[i])
            continue;
        painter.setPen(trainingWords(chart.lines[i].ink, theme));
        painter.drawText(QRectF(plot.axes.right() + kChartGap, *labels[i] - kChartLine / 2, 400, kChartLine),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, chart.lines[i].label);
    }
    painter.restore();
}

} // namespace convoku
