// SPDX-License-Identifier: MIT
#include "app/window/parts/trail_widget.h"

#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace convoku {

TrailWidget::TrailWidget(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QRectF TrailWidget::rectOfStop(int stop) const
{
    return geometryOfTrail().stop(stop).translated(origin());
}

int TrailWidget::stopAt(QPointF point) const
{
    return hasTrail() ? geometryOfTrail().stopAt(point - origin()) : -1;
}

void TrailWidget::goTo(int layer)
{
    if (layer >= 1 && m_trail.stopOf(layer) >= 0)
        goToLayer(layer);
}

bool TrailWidget::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int stop = stopAt(help->pos());
    if (stop >= 0)
        QToolTip::showText(help->globalPos(), helpOf(stop), this, rectOfStop(stop).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

void TrailWidget::mouseMoveEvent(QMouseEvent* event)
{
    const int stop = stopAt(event->position());
    setCursor(stop >= 0 && stopOf(stop).layer > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (stop == m_hovered)
        return;
    m_hovered = stop;
    update();
}

void TrailWidget::mousePressEvent(QMouseEvent* event)
{
    const int stop = stopAt(event->position());
    if (event->button() == Qt::LeftButton && stop >= 0)
        goTo(stopOf(stop).layer);
}

void TrailWidget::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

void TrailWidget::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    int layers = 0;
    for (const LayerTrail::Stop& stop : m_trail.stops)
        layers = std::max(layers, stop.layer);
    switch (plain && layers > 0 ? event->key() : 0) {
    case Qt::Key_Left:
        goTo(std::max(1, looked().first - 1));
        return;
    case Qt::Key_Right:
        goTo(std::min(layers, looked().second + 1));
        return;
    case Qt::Key_Home:
        goTo(1);
        return;
    case Qt::Key_End:
        goTo(layers);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TrailWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    focusMoved();
    tellParts();
}

void TrailWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    focusMoved();
}

// For screen readers

QAccessible::Role TrailWidget::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int TrailWidget::countIn(int part)
{
    return part == kWhole ? static_cast<int>(m_trail.stops.size()) : 0;
}

QString TrailWidget::nameOf(int part)
{
    const LayerTrail::Stop& stop = stopOf(part);
    if (stop.layer == 0)
        return GraphWording::value(network(), stop.value);
    return LayerWording::layerEntry(
        network().layers.at(group().firstLayer + static_cast<std::size_t>(stop.layer) - 1), stop.layer);
}

QString TrailWidget::helpOf(int part)
{
    if (part == kWhole)
        return {};
    const LayerTrail::Stop& stop = stopOf(part);
    return stop.layer == 0
        ? GraphWording::inputSentence(network(), stop.value)
        : GraphWording::layerSentence(network(), group(), static_cast<int>(group().firstLayer) + stop.layer - 1);
}

QRect TrailWidget::rectOf(int part)
{
    return rectOfStop(part).toAlignedRect();
}

int TrailWidget::partAt(QPoint point)
{
    const int stop = stopAt(point);
    return stop < 0 ? kWhole : stop;
}

int TrailWidget::focusedPart()
{
    const int first = looked().first;
    const int stop = first == 0 ? -1 : m_trail.stopOf(first);
    return stop < 0 ? kWhole : stop;
}

std::vector<int> TrailWidget::selectedParts()
{
    std::vector<int> parts;
    const auto [first, last] = looked();
    for (int layer = std::max(first, 1); layer <= last; ++layer) {
        if (const int stop = m_trail.stopOf(layer); stop >= 0)
            parts.push_back(stop);
    }
    return parts;
}

void TrailWidget::addStates(int part, QAccessible::State& state)
{
    const bool goes = part >= 0 && stopOf(part).layer > 0;
    state.focusable = goes;
    state.selectable = goes;
}

void TrailWidget::goToPart(int part)
{
    if (part >= 0 && part < countIn(kWhole))
        goTo(stopOf(part).layer);
}

} // namespace convoku
