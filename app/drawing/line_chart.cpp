// SPDX-License-Identifier: MIT
#include "app/drawing/line_chart.h"

#include "app/drawing/fonts.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace convoku {
namespace {

constexpr qreal kChartFont = 12;
constexpr qreal kChartGap = 8;
constexpr qreal kChartLine = 16; ///< of a label
constexpr qreal kChartAcross = 64; ///< between two numbers below
constexpr qreal kUp = 26; ///< and beside
constexpr qreal kChartDot = 3.5;

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

qreal widest(const LineChart& chart, const std::vector<double>& ticks, const QFontMetricsF& metrics)
{
    qreal wide = 0;
    for (const double tick : ticks)
        wide = std::max(wide, metrics.horizontalAdvance(upText(chart, tick)));
    return wide;
}

std::vector<double> decades(double low, double high)
{
    std::vector<double> ticks;
    for (int power = static_cast<int>(std::ceil(std::log10(low) - 1e-9)); std::pow(10, power) <= high * 1.0001; ++power)
        ticks.push_back(std::pow(10, power));
    return ticks;
}

} // namespace

std::vector<double> roundTicks(double low, double high, int most, double least)
{
    if (!(high > low) || most < 1)
        return {};
    double step = std::pow(10, std::floor(std::log10((high - low) / most)));
    const auto count = [&](double by) { return std::floor(high / by + 1e-9) - std::ceil(low / by - 1e-9) + 1; };
    const double first = step;
    for (const double times : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0}) {
        step = first * times;
        if (count(step) <= most && step >= least)
            break;
    }
    std::vector<double> ticks;
    for (double i = std::ceil(low / step - 1e-9); i * step <= high + step * 1e-9; ++i)
        ticks.push_back(i * step);
    return ticks;
}

LineChartGeometry::LineChartGeometry(const LineChart& chart, const QRectF& area)
    : m_left(chart.left)
    , m_right(std::max(chart.right, chart.left + 1e-9))
    , m_low(chart.logarithmic ? std::max(chart.low, 1e-12) : chart.low)
    , m_high(std::max(chart.high, m_low + 1e-12))
    , m_logarithmic(chart.logarithmic)
{
    const QFontMetricsF metrics(pictureFont(kChartFont));
    const auto room = static_cast<int>(std::max<qreal>(2, (area.height() - 2 * kChartLine) / kUp));
    m_up = m_logarithmic ? decades(m_low, m_high) : roundTicks(m_low, m_high, room);
    // Of many decades every second, every third …
    while (m_logarithmic && static_cast<int>(m_up.size()) > room && m_up.size() > 2) {
        std::vector<double> fewer;
        for (std::size_t i = (m_up.size() - 1) % 2; i < m_up.size(); i += 2)
            fewer.push_back(m_up[i]);
        m_up = fewer;
    }
    qreal labels = 0;
    for (const LineChart::Line& line : chart.lines)
        labels = std::max(labels, metrics.horizontalAdvance(line.label));
    m_axes = area.adjusted(widest(chart, m_up, metrics) + kChartGap, kChartLine / 2,
        labels > 0 ? -(std::min(labels, area.width() / 3) + kChartGap) : -kChartGap, -(kChartLine + 4));
    const double least = chart.whole ? 1 : 0;
    m_across = roundTicks(m_left, m_right, std::max(1, static_cast<int>(m_axes.width() / kChartAcross)), least);
}

qreal LineChartGeometry::xOf(double number) const
{
    return m_axes.left() + (number - m_left) / (m_right - m_left) * m_axes.width();
}

qreal LineChartGeometry::yOf(double number) const
{
    const auto scaled = [this](double value) { return m_logarithmic ? std::log10(std::max(value, m_low)) : value; };
    const double part = (scaled(number) - scaled(m_low)) / (scaled(m_high) - scaled(m_low));
    return m_axes.bottom() - std::clamp(part, 0.0, 1.0) * m_axes.height();
}

QPointF LineChartGeometry::toPicture(QPointF numbers) const
{
    return {xOf(numbers.x()), yOf(numbers.y())};
}

double LineChartGeometry::numberAt(qreal x) const
{
    if (m_axes.width() <= 0)
        return m_left;
    return std::clamp(m_left + (x - m_axes.left()) / m_axes.width() * (m_right - m_left), m_left, m_right);
}

std::vector<std::optional<qreal>> LineChartGeometry::labels(const LineChart& chart) const
{
    std::vector<std::optional<qreal>> places(chart.lines.size());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        if (!chart.lines[i].label.isEmpty() && !chart.lines[i].points.isEmpty()) {
            places[i] = yOf(chart.lines[i].points.back().y());
            order.push_back(i);
        }
    }
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return *places[a] < *places[b]; });
    // From above each one below the one before; then back up where the last ones have left the area.
    for (std::size_t i = 1; i < order.size(); ++i)
        places[order[i]] = std::max(*places[order[i]], *places[order[i - 1]] + kChartLine);
    qreal most = m_axes.bottom() + kChartLine / 2;
    for (auto its = order.rbegin(); its != order.rend(); ++its) {
        places[*its] = std::min(*places[*its], most);
        most = *places[*its] - kChartLine;
    }
    return places;
}

void paintLineChart(QPainter& painter, const LineChartGeometry& geometry, const LineChart& chart, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens tokens = tokensOf(theme);
    const QRectF& axes = geometry.axes();
    const QFont font = pictureFont(kChartFont);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const double tick : geometry.ticksUp()) {
        const qreal y = geometry.yOf(tick);
        const bool isZero = !chart.logarithmic && tick == 0;
        painter.setPen(QPen(isZero ? tokens.text3 : tokens.hairline, 1));
        painter.drawLine(QPointF(axes.left(), y), QPointF(axes.right(), y));
        painter.setPen(tokens.text3);
        painter.drawText(QRectF(axes.left() - kChartGap - 200, y - kChartLine / 2, 200, kChartLine),
            Qt::AlignRight | Qt::AlignVCenter, upText(chart, tick));
    }
    qreal free = -1e9;
    for (const double tick : geometry.ticksAcross()) {
        const QString text = acrossText(chart, tick);
        const qreal wide = metrics.horizontalAdvance(text);
        const qreal x = std::clamp(geometry.xOf(tick) - wide / 2, axes.left() - kChartGap,
            std::max(axes.left(), axes.right() + kChartGap - wide));
        if (x < free)
            continue;
        free = x + wide + kChartGap;
        painter.drawText(QPointF(x, axes.bottom() + 4 + metrics.ascent()), text);
    }
    for (const LineChart::Line& line : chart.lines) {
        QPolygonF points;
        for (const QPointF& point : line.points)
            points << geometry.toPicture(point);
        painter.setPen(QPen(trainingColour(line.ink, theme), line.width, line.style, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPolyline(points);
    }
    painter.setPen(QPen(tokens.canvas, 1));
    for (const LineChart::Dot& dot : chart.dots) {
        painter.setBrush(trainingColour(dot.ink, theme));
        painter.drawEllipse(geometry.toPicture(dot.at), kChartDot, kChartDot);
    }
    const auto labels = geometry.labels(chart);
    painter.setFont(pictureFont(kChartFont, QFont::DemiBold));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (!labels[i])
            continue;
        painter.setPen(trainingWords(chart.lines[i].ink, theme));
        painter.drawText(QRectF(axes.right() + kChartGap, *labels[i] - kChartLine / 2, 400, kChartLine),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, chart.lines[i].label);
    }
    painter.restore();
}

} // namespace convoku
