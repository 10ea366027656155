// SPDX-License-Identifier: MIT
// A TensorCanvas for screen readers. Its parts are the planes that are shown, inputs first, and behind them the numbers
// on all of them.
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/wording/layer_wording.h"

#include <QAccessible>

#include <algorithm>

namespace convoku {

void TensorCanvas::takePlanes()
{
    std::vector<Plane> planes;
    for (std::size_t i = 0; i < m_cuts.size(); ++i) {
        for (const int channel : m_cuts[i].channels)
            planes.push_back({static_cast<int>(i), channel, 0, m_cuts[i]});
    }
    int next = static_cast<int>(planes.size());
    for (Plane& plane : planes) {
        plane.firstPart = next;
        next += plane.count();
    }
    // The same planes with other numbers, as in the next pass, stay what they are.
    if (planes == m_shownPlanes)
        return;
    m_shownPlanes = std::move(planes);
    invalidateParts();
}

const TensorCanvas::Plane& TensorCanvas::planeOf(int part) const
{
    if (isPlane(part))
        return m_shownPlanes[static_cast<std::size_t>(part)];
    const auto behind = std::upper_bound(m_shownPlanes.begin(), m_shownPlanes.end(), part,
        [](int which, const Plane& plane) { return which < plane.firstPart; });
    return *(behind - 1);
}

TensorSpot TensorCanvas::spotOf(int part) const
{
    const Plane& plane = planeOf(part);
    const int place = part - plane.firstPart;
    const TensorCut& cut = plane.cut;
    return {plane.picture, {plane.channel, cut.firstRow + place / cut.columns, cut.firstColumn + place % cut.columns}};
}

std::optional<int> TensorCanvas::partOf(const TensorSpot& spot) const
{
    if (!shows(spot))
        return std::nullopt;
    const auto plane = std::find_if(m_shownPlanes.begin(), m_shownPlanes.end(),
        [&spot](const Plane& each) { return each.picture == spot.picture && each.channel == spot.element.channel; });
    return plane->firstPart + (spot.element.row - plane->cut.firstRow) * plane->cut.columns + spot.element.column
        - plane->cut.firstColumn;
}

QAccessible::Role TensorCanvas::roleOf(int part) const
{
    if (part == kWhole)
        return QAccessible::Canvas;
    return isPlane(part) ? QAccessible::Table : QAccessible::Cell;
}

int TensorCanvas::countIn(int part)
{
    if (part == kWhole)
        return partCount();
    return isPlane(part) ? planeOf(part).count() : 0;
}

int TensorCanvas::partIn(int part, int index)
{
    return part == kWhole ? index : planeOf(part).firstPart + index;
}

int TensorCanvas::wholeOf(int part)
{
    return isPlane(part) ? kWhole : static_cast<int>(&planeOf(part) - m_shownPlanes.data());
}

int TensorCanvas::indexOf(int part)
{
    return isPlane(part) ? part : part - planeOf(part).firstPart;
}

QString TensorCanvas::nameOf(int part)
{
    const Plane& plane = planeOf(part);
    const TensorPicture& picture = m_pictures.at(static_cast<std::size_t>(plane.picture));
    if (isPlane(part)) {
        QStringList words{
            picture.title, picture.subtitle, LayerWording::planeName(picture.shape, picture.places, plane.channel)};
        words.removeAll(QString());
        return words.join(QStringLiteral(" · "));
    }
    const ElementIndex element = spotOf(part).element;
    if (picture.hidden)
        return tr("%1: asked for").arg(LayerWording::element(picture.places, element));
    return LayerWording::elementValue(
        picture.places, element, picture.numbers.at(static_cast<std::size_t>(element.offsetIn(picture.shape))));
}

int TensorCanvas::allParts()
{
    return m_shownPlanes.empty() ? 0 : m_shownPlanes.back().firstPart + m_shownPlanes.back().count();
}

QRectF TensorCanvas::partRect(int part) const
{
    const TensorGeometry geometry = geometryOf(planeOf(part).picture);
    return isPlane(part) ? geometry.plane(planeOf(part).channel) : geometry.element(spotOf(part).element);
}

int TensorCanvas::partAtPlace(QPointF place) const
{
    const auto spot = spotAt(place);
    return spot ? partOf(*spot).value_or(kWhole) : kWhole;
}

int TensorCanvas::columnsOf(int part) const
{
    return part != kWhole && isPlane(part) ? planeOf(part).cut.columns : 0;
}

int TensorCanvas::focusedPart()
{
    return m_followed ? partOf(*m_followed).value_or(kWhole) : kWhole;
}

QRectF TensorCanvas::focusRect()
{
    if (const int picked = focusedPart(); picked != kWhole)
        return partRect(picked);
    // Without a picked number the ring is around the last picture.
    return m_shownPlanes.empty() ? QRectF() : geometryOf(m_shownPlanes.back().picture).planes().adjusted(-2, -2, 2, 2);
}

std::vector<int> TensorCanvas::selectedParts()
{
    const int picked = focusedPart();
    return picked == kWhole ? std::vector<int>{} : std::vector<int>{picked};
}

void TensorCanvas::addStates(int part, QAccessible::State& state)
{
    state.focusable = state.selectable = canBePicked(part);
}

void TensorCanvas::moveTo(int part)
{
    if (canBePicked(part) && part != focusedPart())
        Q_EMIT spotClicked(spotOf(part));
}

QStringList TensorCanvas::actionsOf(int part)
{
    return isPlane(part) ? QStringList() : QStringList{QAccessibleActionInterface::pressAction()};
}

void TensorCanvas::act(int part, const QString&)
{
    Q_EMIT spotClicked(spotOf(part));
}

} // namespace convoku
