// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/function_plot_view.h"

#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/plot_wording.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kPlotMargin = 12;

} // namespace

FunctionPlotView::FunctionPlotView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Function of the layer"));
}

void FunctionPlotView::setPlot(const FunctionPlot& plot)
{
    const auto pointed = m_plot.pointed;
    const bool same = plot.across == m_plot.across && plot.perUnit == m_plot.perUnit && plot.title == m_plot.title;
    m_plot = plot;
    if (same)
        m_plot.pointed = pointed;
    else
        forgetParts();
    setAccessibleDescription(PlotWording::sentence(plot.title, plot.formula, plot.dot ? plot.dot->label : QString()));
    update();
    tellParts();
}

qreal FunctionPlotView::scale() const
{
    return textScale(this);
}

FunctionPlotGeometry FunctionPlotView::geometryOfPlot() const
{
    return {m_plot, QRectF(QPointF(), QSizeF(size()) / scale()).adjusted(kPlotMargin, 4, -4, -4)};
}

QSize FunctionPlotView::sizeHint() const
{
    return (QSizeF(360, 140) * scale()).toSize();
}

QSize FunctionPlotView::minimumSizeHint() const
{
    return QSize(120, 48);
}

void FunctionPlotView::point(std::optional<double> argument)
{
    if (argument == m_plot.pointed)
        return;
    m_plot.pointed = argument;
    update();
    tellParts();
}

void FunctionPlotView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).background);
    if (!m_plot.results.empty()) {
        painter.save();
        painter.scale(scale(), scale());
        paintFunctionPlot(painter, geometryOfPlot(), m_plot, themeOf(this));
        painter.restore();
    }
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(this).cursor, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void FunctionPlotView::mouseMoveEvent(QMouseEvent* event)
{
    point(geometryOfPlot().argumentAt(event->position() / scale()));
}

void FunctionPlotView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void FunctionPlotView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int from = m_plot.placeOf(m_plot.pointed.value_or(m_plot.dot ? m_plot.dot->argument : m_plot.across.low));
    const int last = static_cast<int>(m_plot.results.size()) - 1;
    const auto go = [&](int place) { point(m_plot.argumentAt(std::clamp(place, 0, std::max(last, 0)))); };
    switch (plain ? event->key() : 0) {
    case Qt::Key_Left:
        go(from - 1);
        return;
    case Qt::Key_Right:
        go(from + 1);
        return;
    case Qt::Key_Home:
        go(0);
        return;
    case Qt::Key_End:
        go(last);
        return;
    case Qt::Key_Escape:
        if (m_plot.pointed) {
            point(std::nullopt);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void FunctionPlotView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    focusMoved();
    tellParts();
}

void FunctionPlotView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason && !underMouse())
        point(std::nullopt);
    update();
    focusMoved();
}

// For screen readers

QAccessible::Role FunctionPlotView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int FunctionPlotView::countIn(int part)
{
    return part == kWhole ? static_cast<int>(m_plot.results.size()) : 0;
}

int FunctionPlotView::partIn(int, int index)
{
    return index;
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

QRect FunctionPlotView::rectOf(int part)
{
    const double argument = m_plot.argumentAt(part);
    const double result = std::clamp<double>(m_plot.resultOf(argument), m_plot.up.low, m_plot.up.high);
    const QPointF at = geometryOfPlot().toPicture(argument, result) * scale();
    return QRectF(at - QPointF(6, 6), QSizeF(12, 12)).toAlignedRect();
}

int FunctionPlotView::partAt(QPoint point)
{
    const auto argument = geometryOfPlot().argumentAt(QPointF(point) / scale());
    return argument && !m_plot.results.empty() ? m_plot.placeOf(*argument) : kWhole;
}

int FunctionPlotView::focusedPart()
{
    return m_plot.pointed && !m_plot.results.empty() ? m_plot.placeOf(*m_plot.pointed) : kWhole;
}

std::vector<int> FunctionPlotView::selectedParts()
{
    return {};
}

void FunctionPlotView::addStates(int part, QAccessible::State& state)
{
    state.selectable = false;
    state.focusable = part != kWhole;
}

void FunctionPlotView::goToPart(int part)
{
    if (part >= 0 && part < countIn(kWhole))
        point(m_plot.argumentAt(part));
}

} // namespace convoku
