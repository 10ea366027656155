// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/element.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace convoku {

/// Where the planes of one value lie: side by side, in rows, each with room for its label; a title above them and a
/// legend below. All edges lie on whole device pixels.
class TensorGeometry
{
public:
    /// As large as the area allows, with cells of at most `largestCell`.
    TensorGeometry(Shape shape, const QRectF& area, qreal devicePixelRatio = 1, qreal largestCell = kLargestCell);

    static constexpr qreal kLargestCell = 30;
    /// The size that a value needs for cells of that size.
    static QSizeF sizeFor(Shape shape, qreal cell);

    Shape shape() const { return m_shape; }
    qreal cell() const { return m_cell; }
    /// One device pixel in logical pixels.
    qreal pixel() const { return m_pixel; }
    /// Planes in a row.
    int across() const { return m_across; }
    const QRectF& title() const { return m_title; }
    const QRectF& legend() const { return m_legend; }
    /// All planes with their labels.
    QRectF planes() const;
    QRectF plane(int channel) const;
    /// Empty where there is only one plane.
    QRectF label(int channel) const;
    QRectF element(ElementIndex element) const;
    std::optional<ElementIndex> elementAt(QPointF point) const;
    /// The element that an arrow key leads to, on into the neighbouring plane; the same one at the edge of all planes.
    ElementIndex neighbour(ElementIndex element, int across, int down) const;

private:
    QPointF originOf(int channel) const;
    /// To whole device pixels.
    qreal floored(qreal length) const;

    Shape m_shape;
    int m_across;
    qreal m_pixel;
    qreal m_cell = 1;
    QRectF m_title;
    QRectF m_legend;
    QPointF m_origin; ///< of the first plane's label, or of the plane where there is none
};

/// Where the pictures of a layer's inputs and outputs stand: inputs on the left, each group side by side or one below
/// the other, whatever gives them the largest cells. Small values get larger cells than large ones.
struct TensorArrangement
{
    std::vector<QRectF> inputs;
    std::vector<QRectF> outputs;
    QRectF between; ///< room for an arrow from the inputs to the outputs; empty without inputs
};
TensorArrangement arrangeTensors(
    const std::vector<Shape>& inputs, const std::vector<Shape>& outputs, const QRectF& area);

} // namespace convoku
