// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/training_ink.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace convoku {

/// Lines over whole numbers, plain data in the numbers' own units.
struct LineChart
{
    struct Line
    {
        QPolygonF points; ///< from the left to the right
        TrainingInk ink = TrainingInk::Quiet;
        qreal width = 1.4;
        Qt::PenStyle style = Qt::SolidLine;
        QString label = {}; ///< at its right end; empty: none
    };
    struct Dot
    {
        QPointF at;
        TrainingInk ink = TrainingInk::Chosen;
    };

    std::vector<Line> lines;
    std::vector<Dot> dots;
    double left = 0;
    double right = 1;
    double low = 0;
    double high = 1;
    bool logarithmic = false; ///< upwards; then low is above 0, and what is below it lies on the lower edge
    bool percent = false; ///< numbers upwards are shares
    double perUnit = 1; ///< what is written across is so many times the number
    bool whole = true; ///< numbers across are whole ones, and so is what is written
};

/// Where its parts lie: numbers to the left of the axes and below them, labels of lines to the right.
class LineChartGeometry
{
public:
    LineChartGeometry(const LineChart& chart, const QRectF& area);

    /// The room of the lines alone.
    const QRectF& axes() const { return m_axes; }
    QPointF toPicture(QPointF numbers) const;
    qreal xOf(double number) const;
    qreal yOf(double number) const;
    /// The number across at a place, within left … right.
    double numberAt(qreal x) const;
    const std::vector<double>& ticksAcross() const { return m_across; }
    const std::vector<double>& ticksUp() const { return m_up; }
    /// The baselines of the lines' labels, by line, no two on one another; none where there is no label.
    std::vector<std::optional<qreal>> labels(const LineChart& chart) const;

private:
    double m_left;
    double m_right;
    double m_low;
    double m_high;
    bool m_logarithmic;
    QRectF m_axes;
    std::vector<double> m_across;
    std::vector<double> m_up;
};

/// Round numbers from one end to the other, at most so many and at least `least` apart.
std::vector<double> roundTicks(double low, double high, int most, double least = 0);

/// Leaves the painter as it was.
void paintLineChart(QPainter& painter, const LineChartGeometry& geometry, const LineChart& chart, const Theme& theme);

} // namespace convoku
