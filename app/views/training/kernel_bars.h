// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/plot.h"
#include "app/drawing/training_ink.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace convoku {

/// The numbers of a kernel as bars from 0.
struct KernelBars
{
    std::vector<double> numbers;
    std::vector<double> begun = {}; ///< the initial numbers: as many, or none; not drawn
    std::optional<TrainingInk> ink = {}; ///< none: by their sign
    double low = 0; ///< of the scale, at most 0
    double high = 1; ///< at least 0
    bool words = true; ///< the numbers at the bars
};

class KernelBarsGeometry
{
public:
    KernelBarsGeometry(const KernelBars& bars, const QRectF& area);

    QRectF column(int which) const; ///< all of the height that is its own
    QRectF bar(int which) const;
    qreal yOf(double number) const { return m_up.at(number); }
    const QRectF& room() const { return m_room; } ///< of the bars alone
    std::optional<int> at(QPointF point) const;
    int count() const { return m_count; }

private:
    int m_count;
    QRectF m_area;
    QRectF m_room;
    PlotScale m_up;
    std::vector<double> m_numbers;
};
void paintKernelBars(QPainter& painter, const KernelBarsGeometry& geometry, const KernelBars& bars, const Theme& theme);

/// Plots the result as a function of the sum, with dots at the sums of single places.
struct SumPlot
{
    struct Dot
    {
        double sum = 0;
        double result = 0;
        TrainingInk ink = TrainingInk::Chosen;
        QString label;
    };
    QPolygonF curve; ///< from the left to the right
    TrainingInk ink = TrainingInk::Written;
    double left = -4;
    double right = 3;
    std::vector<Dot> dots;
};
void paintSumPlot(QPainter& painter, const QRectF& area, const SumPlot& plot, const Theme& theme);

/// Numbers of kernels of other shapes: planes of coloured numbers.
struct NumberPlanes
{
    struct Plane
    {
        int rows = 1;
        int columns = 1;
        std::vector<double> numbers; ///< rows · columns, row-major
    };
    std::vector<Plane> planes;
    int left = 0; ///< planes that are not shown
    double most = 1; ///< the largest, whatever its sign: the strongest colour
};
/// Returns the planes of a layer's kernels and, in a separate plane, its bias. `numbers`: those of the LearnedLayer.
NumberPlanes numberPlanesOf(const Network& network, const LearnedLayer& layer, std::span<const float> numbers);
void paintNumberPlanes(QPainter& painter, const QRectF& area, const NumberPlanes& planes, const Theme& theme);

} // namespace convoku
