// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tokens.h"

#include <QPen>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace convoku {

/// Returns the smallest of … 0.5, 1, 2, 5, 10, 20 … that is not below the number, which is above 0.
double roundStep(double least);
/// Returns round numbers from one end to the other, at least `apart` apart.
std::vector<double> roundTicks(double low, double high, double apart);

/// Numbers along an edge of a plot, and their places in the picture.
class PlotScale
{
public:
    PlotScale() = default;
    /// `from` and `to` are the places of `low` and `high`. `low` of a logarithmic scale is above 0.
    PlotScale(double low, double high, qreal from, qreal to, bool logarithmic = false);

    double low() const { return m_low; }
    double high() const { return m_high; }
    /// Returns the place of a number. Numbers outside have the place of the nearest end.
    qreal at(double number) const;
    /// Returns the number at a place of a linear scale, from low to high.
    double numberAt(qreal place) const;
    /// Returns round numbers whose places are at least `apart` apart, and that differ by at least `least`; powers of
    /// ten of a logarithmic scale.
    std::vector<double> ticks(qreal apart, double least = 0) const;

private:
    double part(double number) const;

    double m_low = 0;
    double m_high = 1;
    qreal m_from = 0;
    qreal m_to = 1;
    bool m_logarithmic = false;
};

/// A number that is written at an edge.
struct PlotTick
{
    double number = 0;
    QString text;
};
std::vector<PlotTick> ticksOf(const std::vector<double>& numbers, const std::function<QString(double)>& text);

/// Maps the numbers of a plot to places in the picture.
struct Plot
{
    QRectF axes; ///< the room of lines alone, without numbers and labels
    PlotScale across;
    PlotScale up;
    std::vector<PlotTick> ticksAcross;
    std::vector<PlotTick> ticksUp;
    bool hasGround = true; ///< the line at 0 is stronger than others

    /// Lays linear scales along the edges of the axes.
    void place(const QRectF& room, std::pair<double, double> numbersAcross, std::pair<double, double> numbersUp);
    QPointF toPicture(double numberAcross, double numberUp) const { return {across.at(numberAcross), up.at(numberUp)}; }
    QPointF toPicture(QPointF numbers) const { return toPicture(numbers.x(), numbers.y()); }
};

/// Paints the parts of a plot. Changes pen, brush, font and antialiasing of the painter.
class PlotPainter
{
public:
    static constexpr qreal kGap = 6; ///< from the axes to the numbers at their left

    PlotPainter(QPainter& painter, const Plot& plot, const Theme& theme, qreal fontSize = 12);

    /// Paints a line for each number upwards, and the number at its left. The strong number is that of a marked place.
    void paintUp(std::optional<double> strong = std::nullopt);
    /// Paints numbers below the top of the room. No number leaves the room or touches another one; a number that would
    /// not be below its place is left out.
    void paintAcross(const QRectF& room, bool marks, std::optional<double> strong = std::nullopt);
    /// Paints a line of numbers. If `under` is a colour, the area from the line to 0 has it.
    void paintLine(const QPolygonF& numbers, const QPen& pen, const QColor& under = {});
    void paintDot(QPointF numbers, const QColor& colour, qreal reach = 3.5);
    /// Paints a vertical line at the current position.
    void paintPosition(double number);

private:
    void setStrong(bool strong);

    QPainter& m_painter;
    const Plot& m_plot;
    Tokens m_tokens;
    qreal m_fontSize;
};

} // namespace convoku
