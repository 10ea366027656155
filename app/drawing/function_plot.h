// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/plot.h"
#include "solver/run/layer_function.h"

#include <cmath>

namespace convoku {

/// Plot of the function of a layer: plain data, in the units of the numbers.
struct FunctionPlot
{
    struct Curve
    {
        enum class Kind {
            Whole, ///< what the layer computes
            Rising, ///< a ramp of an equality that the layer is made of, or that it helps to make
            Falling,
            Roof, ///< the equality that a ramp helps to make
            First, ///< what the smaller (the larger) is one of: a
            Second, ///< and the number that is held
        };
        Kind kind = Kind::Whole;
        QPolygonF points; ///< from the left to the right, cut off where it leaves the plot
        QString label;
    };
    struct Dot
    {
        double argument = 0;
        double result = 0;
        QString label;
    };

    /// Results for two whole numbers, or for a switch and the two numbers that it chooses from. The first number (a)
    /// runs across.
    struct Table
    {
        std::vector<QString> across; ///< heads
        std::vector<QString> down;
        std::vector<double> results; ///< by rows
        std::optional<int> here; ///< the place in `results` of the element that is looked at
    };

    LayerKind kind = LayerKind::Relu; ///< whose colour it has
    QString title;
    QString formula;
    QString held; ///< "b = 1"; empty where nothing is held
    Range across; ///< the numbers that go in
    Range up; ///< those that come out
    std::vector<Curve> curves; ///< the whole one last
    int perUnit = 1; ///< how many numbers across are told from one whole number to the next: 1 of whole ones
    std::vector<double> results; ///< what comes out of each of them
    /// By the same places, how many of all the numbers that go in are there; empty where that is not told.
    std::vector<int> counts;
    std::optional<Table> table;
    std::optional<Dot> dot; ///< the number that is looked at
    std::optional<Dot> second; ///< another number of the layer, to compare with
    std::optional<double> pointed; ///< another number that somebody asks about

    /// A number across by its place in `results`, and the nearest place of a number.
    double argumentAt(int place) const { return across.low + static_cast<double>(place) / perUnit; }
    int placeOf(double argument) const { return static_cast<int>(std::lround((argument - across.low) * perUnit)); }
    double resultOf(double argument) const { return results.at(static_cast<std::size_t>(placeOf(argument))); }
};

/// `named`: what the element is called at its dot; empty: no dot. Numbers that a function says nothing new about are
/// left out where there are many: what is seen is where it bends and where the dot is.
FunctionPlot plotOf(const LayerFunction& function, const QString& named);
/// Returns the plot of a layer's first output; none if the layer is not element-wise. Without an element: the plot of
/// the first one, without a dot. Includes how many elements have each number, and a table if there are two inputs with
/// few numbers.
std::optional<FunctionPlot> plotOf(
    const Inspection& values, const Layer& layer, const std::optional<ElementIndex>& element);

/// Lays out a plot: title above, numbers at its axes, below them how many elements have each number, the table beside
/// them. A part without room is empty.
class FunctionPlotGeometry : public Plot
{
public:
    FunctionPlotGeometry(const FunctionPlot& plot, const QRectF& area);

    const QRectF& title() const { return m_title; }
    /// The bars of how many there are of each number, with those numbers below them.
    const QRectF& counts() const { return m_counts; }
    /// All of the table with its heads, and one of its cells.
    const QRectF& table() const { return m_table; }
    QRectF tableCell(int row, int column) const;
    QRectF tableHeadAcross(int column) const;
    QRectF tableHeadDown(int row) const;
    /// The number that goes in at a place: the nearest.
    std::optional<double> argumentAt(QPointF point) const;

private:
    void placeTable(const FunctionPlot::Table& table, const QRectF& area);

    int m_perUnit;
    QRectF m_title;
    QRectF m_counts;
    QRectF m_table;
    QSizeF m_tableCell;
    QSizeF m_tableHeads; ///< the width of those of rows, the height of those of columns
};

/// Returns the place of a label of that size for the plot's dot: beside, above or below it, inside the plot, and on
/// none of its curves if there is such a place. Without a dot: an empty rectangle.
QRectF dotLabelPlace(const FunctionPlotGeometry& geometry, const FunctionPlot& plot, QSizeF size);

/// Leaves the painter as it was.
void paintFunctionPlot(
    QPainter& painter, const FunctionPlotGeometry& geometry, const FunctionPlot& plot, const Theme& theme);

} // namespace convoku
