// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/plot.h"
#include "app/drawing/training_ink.h"

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

/// Returns the geometry of a chart: vertical numbers are left of the axes, horizontal numbers below, and labels right.
Plot linePlotOf(const LineChart& chart, const QRectF& area);
/// Returns the vertical middle of each line's label. Labels do not overlap. A line without a label has none.
std::vector<std::optional<qreal>> labelPlaces(const Plot& plot, const LineChart& chart);

/// Leaves the painter as it was.
void paintLineChart(QPainter& painter, const Plot& plot, const LineChart& chart, const Theme& theme);

} // namespace convoku
