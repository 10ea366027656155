// SPDX-License-Identifier: MIT
#include "app/window/parts/trail_widget.h"

#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"

#include <algorithm>

namespace convoku {

TrailWidget::TrailWidget(QWidget* parent)
    : PictureView(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QRectF TrailWidget::rectOfStop(int stop) const
{
    return geometryOfTrail().stop(stop).translated(origin());
}

int TrailWidget::partAtPlace(QPointF place) const
{
    return hasTrail() ? geometryOfTrail().stopAt(place - origin()) : kWhole;
}

void TrailWidget::goTo(int layer)
{
    if (layer >= 1 && m_trail.stopOf(layer) >= 0)
        goToLayer(layer);
}

void TrailWidget::hover(int part)
{
    setCursor(part != kWhole && stopOf(part).layer > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QString TrailWidget::tipOf(int part)
{
    const LayerTrail::Stop& stop = stopOf(part);
    if (geometryOfTrail().isOpen(stop.word))
        return helpOf(part);
    // All layers of the word.
    const LayerTrail::Word& word = m_trail.words.at(static_cast<std::size_t>(stop.word));
    QStringList names;
    for (int its = word.firstStop; its <= word.lastStop; ++its)
        names << nameOf(its);
    return names.join(QLatin1Char('\n'));
}

int TrailWidget::homePart()
{
    return m_trail.stopOf(1);
}

/// Returns the layer before the first selected one, or after the last; with `down`, the first layer of the word before
/// or after.
int TrailWidget::neighbour(int, int across, int down)
{
    const auto [first, last] = looked();
    const int layers = std::max(m_trail.stops.back().layer, 1);
    if (down == 0)
        return m_trail.stopOf(std::clamp((across < 0 ? first : last) + across, 1, layers));
    const int from = m_trail.stopOf(std::clamp(down < 0 ? first : last, 1, layers));
    const int word = stopOf(from).word + (last == 0 ? 0 : down);
    for (const LayerTrail::Word& other : m_trail.words) {
        if (other.lastLayer > 0 && stopOf(other.firstStop).word == word)
            return other.firstStop;
    }
    return from;
}

// For screen readers

int TrailWidget::partCount()
{
    return static_cast<int>(m_trail.stops.size());
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

void TrailWidget::moveTo(int part)
{
    goTo(stopOf(part).layer);
}

} // namespace convoku
