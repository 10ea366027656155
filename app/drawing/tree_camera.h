// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tree_layout.h"

#include <QPointF>
#include <QSizeF>

namespace convoku {

/// Room that marks, labels and the ring take around the nodes' places, in pixels.
inline constexpr double kTreeMargin = 28;
inline constexpr double kTreeLabelMargin = 84; ///< at the right, where a label stands beside the last node

/// Where in a picture a tree stands, and how large. Across and down are scaled apart: a tree of ten thousand nodes is a
/// thousand times wider than deep, and to see all of it must not mean to see a line.
struct TreeCamera
{
    static constexpr double kAcross = 80; ///< pixels between neighbours at zoom 1
    static constexpr double kDown = 58; ///< pixels between rows at zoom 1
    static constexpr double kMaxZoom = 3;

    QPointF root; ///< the root's place in the picture
    double zoom = 1;
    double zoomDown = 1;

    double across() const { return kAcross * zoom; }
    double down() const { return kDown * zoomDown; }
    double x(double treeX) const { return root.x() + treeX * across(); }
    double y(int row) const { return root.y() + row * down(); }
    double treeX(double x) const { return (x - root.x()) / across(); }
    QPointF at(const TreeLayout::Place& place) const { return {x(place.x), y(place.row)}; }
    /// Half the size of a node's mark.
    double radius() const;

    /// The room that the tree takes, with its margins.
    QSizeF sizeOf(const TreeLayout& layout) const;
    /// Sets the root's place so that the tree stands at the upper edge of an area, and in the middle or, where it is
    /// wider, at the left edge.
    void placeIn(const TreeLayout& layout, const QSizeF& area);
};

/// At a zoom; downwards it never gets smaller than the rows need to fit, so that who looks at the whole width sees all
/// of the depth.
TreeCamera zoomedCamera(const TreeLayout& layout, const QSizeF& area, double zoom);
/// The whole tree in an area, at most at zoom 1.
TreeCamera fittedCamera(const TreeLayout& layout, const QSizeF& area);

} // namespace convoku
