// SPDX-License-Identifier: MIT
#include "app/views/training/kernel_bars.h"

#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kBarsFont = 12;
constexpr qreal kBarsLine = 16;
constexpr qreal kBarPart = 0.84; ///< of its column
constexpr qreal kBarsDot = 4.5;
constexpr std::size_t kMostPlanes = 6;
constexpr qreal kLargestBarCell = 34;
constexpr qreal kLeastWithNumber = 22;

TrainingInk inkOfNumber(double number)
{
    return number < 0 ? TrainingInk::Negative : TrainingInk::Positive;
}

} // namespace

KernelBarsGeometry::KernelBarsGeometry(const KernelBars& bars, const QRectF& area)
    : m_count(static_cast<int>(bars.numbers.size()))
    , m_area(area)
    , m_room(bars.words ? area.adjusted(0, kBarsLine, 0, -kBarsLine) : area)
    , m_up(std::min(bars.low, 0.0), bars.high, m_room.bottom(), m_room.top())
    , m_numbers(bars.numbers)
{
}

QRectF KernelBarsGeometry::column(int which) const
{
    const qreal wide = m_area.width() / std::max(m_count, 1);
    return {m_area.left() + wide * which, m_area.top(), wide, m_area.height()};
}

QRectF KernelBarsGeometry::bar(int which) const
{
    const QRectF rect = column(which);
    const qreal edge = rect.width() * (1 - kBarPart) / 2;
    const qreal zero = yOf(0);
    const qreal end = yOf(m_numbers.at(static_cast<std::size_t>(which)));
    return {rect.left() + edge, std::min(zero, end), rect.width() * kBarPart, std::abs(zero - end)};
}

std::optional<int> KernelBarsGeometry::at(QPointF point) const
{
    if (m_count == 0 || !m_area.contains(point))
        return std::nullopt;
    return std::min(static_cast<int>((point.x() - m_area.left()) / m_area.width() * m_count), m_count - 1);
}

void paintKernelBars(QPainter& painter, const KernelBarsGeometry& geometry, const KernelBars& bars, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens tokens = tokensOf(theme);
    const qreal zero = geometry.yOf(0);
    const QFont font = pictureFont(kBarsFont);
    painter.setFont(font);
    for (int i = 0; i < geometry.count(); ++i) {
        const double number = bars.numbers[static_cast<std::size_t>(i)];
        const QRectF bar = geometry.bar(i);
        const QColor colour = trainingColour(bars.ink.value_or(inkOfNumber(number)), theme);
        if (theme.inkOnly) {
            painter.setPen(QPen(colour, 1));
            painter.setBrush(QBrush(colour, number < 0 ? Qt::FDiagPattern : Qt::BDiagPattern));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
        }
        painter.drawRect(bar);
    }
    painter.setPen(QPen(tokens.text3, 1));
    painter.drawLine(QPointF(geometry.room().left(), zero), QPointF(geometry.room().right(), zero));
    if (bars.words) {
        const QFontMetricsF metrics(font);
        for (int i = 0; i < geometry.count(); ++i) {
            const double number = bars.numbers[static_cast<std::size_t>(i)];
            const QRectF column = geometry.column(i);
            QString text = LayerWording::shortNumber(number);
            if (metrics.horizontalAdvance(text) > column.width() - 2)
                text = LayerWording::shortNumber(std::round(number * 10) / 10);
            if (metrics.horizontalAdvance(text) <= column.width() + 6) {
                const qreal end = geometry.yOf(number);
                const qreal wide = metrics.horizontalAdvance(text);
                const QRectF place(
                    column.center().x() - wide / 2, number < 0 ? end + 1 : end - kBarsLine - 1, wide, kBarsLine);
                painter.setPen(tokens.text1);
                painter.drawText(place, Qt::AlignCenter, text);
            }
        }
    }
    painter.restore();
}

void paintSumPlot(QPainter& painter, const QRectF& area, const SumPlot& plot, const Theme& theme)
{
    painter.save();
    const Tokens tokens = tokensOf(theme);
    double most = 1;
    double least = 0;
    for (const QPointF& point : plot.curve) {
        if (point.x() >= plot.left && point.x() <= plot.right) {
            most = std::max(most, point.y());
            least = std::min(least, point.y());
        }
    }
    const QRectF axes = area.adjusted(0, kBarsLine + kBarsDot, 0, -kBarsLine - 4);
    Plot places;
    places.place(axes, {plot.left, plot.right}, {least, most});
    places.ticksAcross = ticksOf(places.across.ticks(34, 1), LayerWording::number);
    PlotPainter plotted(painter, places, theme, kBarsFont);
    plotted.paintAcross(axes.adjusted(0, axes.height(), 0, 0), false);
    painter.setPen(QPen(tokens.text3, 1));
    painter.drawLine(places.toPicture(plot.left, 0), places.toPicture(plot.right, 0));
    for (const PlotTick& tick : places.ticksAcross) {
        const QPointF at = places.toPicture(tick.number, 0);
        painter.drawLine(at, at + QPointF(0, 3));
    }
    QPolygonF curve;
    for (const QPointF& point : plot.curve) {
        if (point.x() >= plot.left - 1e-9 && point.x() <= plot.right + 1e-9)
            curve << point;
    }
    plotted.paintLine(curve, QPen(trainingColour(plot.ink, theme), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setFont(pictureFont(kBarsFont, QFont::DemiBold));
    const QFontMetricsF bold(painter.font());
    QRectF taken;
    for (const SumPlot::Dot& dot : plot.dots) {
        const QPointF at = places.toPicture(dot.sum, dot.result);
        plotted.paintDot({dot.sum, dot.result}, trainingColour(dot.ink, theme), kBarsDot);
        const qreal wide = std::min(bold.horizontalAdvance(dot.label), area.width());
        // Above the curve's top what is near it, else above its dot.
        const bool isHigh = dot.result > least + (most - least) * 0.2;
        const qreal bottom = isHigh ? axes.top() - kBarsDot : at.y() - kBarsDot;
        QRectF place(
            std::clamp(at.x() - wide / 2, area.left(), area.right() - wide), bottom - kBarsLine, wide, kBarsLine);
        if (place.intersects(taken))
            place.moveTop(isHigh ? taken.bottom() : taken.top() - kBarsLine);
        taken = place;
        painter.setPen(trainingWords(dot.ink, theme));
        painter.drawText(place, Qt::AlignCenter, bold.elidedText(dot.label, Qt::ElideRight, wide + 1));
    }
    painter.restore();
}

NumberPlanes numberPlanesOf(const Network& network, const LearnedLayer& learned, std::span<const float> numbers)
{
    const Layer& layer = network.layers.at(learned.layer);
    const int cells = layer.kernel.rows * layer.kernel.columns;
    const int bias = !learned.offset ? 0 : learned.oneKernel ? 1 : static_cast<int>(layer.bias.size());
    const int weights = static_cast<int>(numbers.size()) - bias;
    NumberPlanes planes;
    const auto add = [&](int from, int rows, int columns) {
        if (planes.planes.size() >= kMostPlanes) {
            ++planes.left;
            return;
        }
        NumberPlanes::Plane plane{rows, columns, {}};
        for (int i = from; i < from + rows * columns; ++i)
            plane.numbers.push_back(numbers[static_cast<std::size_t>(i)]);
        planes.planes.push_back(std::move(plane));
    };
    if (cells == 1 && !learned.oneKernel) {
        const int outputs = static_cast<int>(layer.bias.size());
        add(0, outputs, weights / std::max(outputs, 1));
    } else {
        for (int from = 0; from + cells <= weights; from += cells)
            add(from, layer.kernel.rows, layer.kernel.columns);
    }
    if (bias > 0 && planes.left == 0)
        add(weights, bias, 1);
    for (const float number : numbers)
        planes.most = std::max(planes.most, static_cast<double>(std::abs(number)));
    return planes;
}

void paintNumberPlanes(QPainter& painter, const QRectF& area, const NumberPlanes& planes, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const Tokens tokens = tokensOf(theme);
    int columns = 0;
    int rows = 1;
    for (const NumberPlanes::Plane& plane : planes.planes) {
        columns += plane.columns + 1;
        rows = std::max(rows, plane.rows);
    }
    const qreal cell
        = std::min({kLargestBarCell, area.width() / std::max(columns, 1), (area.height() - kBarsLine) / rows});
    qreal left = area.left();
    constexpr double kPart = 0.75;
    const QFont font = pictureFont(std::clamp(cell * 0.36, 8.0, kBarsFont));
    painter.setFont(font);
    for (const NumberPlanes::Plane& plane : planes.planes) {
        for (int i = 0; i < plane.rows * plane.columns; ++i) {
            const double number = plane.numbers[static_cast<std::size_t>(i)];
            const QRectF place(left + cell * (i % plane.columns), area.top() + cell * (i / plane.columns), cell, cell);
            const QColor hue = trainingColour(inkOfNumber(number), theme);
            const QColor ground = blended(
                tokens.canvas, hue, theme.inkOnly ? 0 : kPart * std::min(1.0, std::abs(number) / planes.most));
            painter.fillRect(place, ground);
            if (cell > 6) {
                painter.setPen(QPen(tokens.hairline, 1));
                painter.drawRect(place);
            }
            if (cell >= kLeastWithNumber) {
                painter.setPen(readableOn(tokens.text1, ground));
                painter.drawText(place, Qt::AlignCenter, LayerWording::shortNumber(number));
            }
        }
        left += cell * (plane.columns + 1);
    }
    painter.restore();
}

} // namespace convoku
