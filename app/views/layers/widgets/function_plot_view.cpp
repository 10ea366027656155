// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/function_plot_view.h"

#include "app/wording/plot_wording.h"

#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kPlotMargin = 12;

} // namespace

FunctionPlotView::FunctionPlotView(QWidget* parent)
    : PictureView(parent)
{
    setCursorFollowsMouse();
    setSizes({244, 220}, {120, 48});
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Function of the layer"));
}

void FunctionPlotView::setPlot(const FunctionPlot& plot)
{
    const bool same = plot.across == m_plot.across && plot.perUnit == m_plot.perUnit && plot.title == m_plot.title;
    if (!same)
        setCursorPart(kWhole);
    m_plot = plot;
    setAccessibleDescription(PlotWording::sentence(plot.title, plot.formula, plot.dot ? plot.dot->label : QString()));
    partsChanged(!same);
}

FunctionPlotGeometry FunctionPlotView::geometryOfPlot() const
{
    return {m_plot, room().adjusted(kPlotMargin, 4, -4, -4)};
}

std::optional<double> FunctionPlotView::pointed() const
{
    return cursor() == kWhole ? std::nullopt : std::optional(m_plot.argumentAt(cursor()));
}

void FunctionPlotView::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(room(), theme.background);
    m_plot.pointed = pointed();
    if (!m_plot.results.empty())
        paintFunctionPlot(painter, geometryOfPlot(), m_plot, theme);
}

int FunctionPlotView::firstPart()
{
    return m_plot.dot ? m_plot.placeOf(m_plot.dot->argument) : 0;
}

int FunctionPlotView::partCount()
{
    return static_cast<int>(m_plot.results.size());
}

QString FunctionPlotView::nameOf(int part)
{
    if (m_plot.dot && m_plot.placeOf(m_plot.dot->argument) == part)
        return m_plot.dot->label;
    const double argument = m_plot.argumentAt(part);
    if (!m_plot.counts.empty())
        return PlotWording::dotWithCount(
            argument, m_plot.counts.at(static_cast<std::size_t>(part)), m_plot.resultOf(argument));
    return PlotWording::dot(QStringLiteral("a"), argument, m_plot.resultOf(argument));
}

QRectF FunctionPlotView::partRect(int part) const
{
    const double argument = m_plot.argumentAt(part);
    const double result = std::clamp<double>(m_plot.resultOf(argument), m_plot.up.low, m_plot.up.high);
    return {geometryOfPlot().toPicture(argument, result) - QPointF(6, 6), QSizeF(12, 12)};
}

int FunctionPlotView::partAtPlace(QPointF place) const
{
    const auto argument = geometryOfPlot().argumentAt(place);
    return argument && !m_plot.results.empty() ? m_plot.placeOf(*argument) : kWhole;
}

void FunctionPlotView::addStates(int part, QAccessible::State& state)
{
    state.selectable = false;
    state.focusable = part != kWhole;
}

} // namespace convoku
