// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/theme.h"
#include "app/painting/tree_layout.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace convoku {

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
};

/// Room that marks, labels and the ring take around the nodes' places, in pixels.
inline constexpr double kTreeMargin = 28;
inline constexpr double kTreeLabelMargin = 84; ///< at the right, where a label stands beside the last node

/// Everything that a picture of a search tree shows.
struct TreeScene
{
    const SearchTree* tree = nullptr;
    const TreeLayout* layout = nullptr;
    Position position; ///< what comes later is hollow
    int hovered = -1; ///< a node

    int current() const { return tree->nodeAt(position); }
};

/// Draws the part of a tree that lies in an area; takes time for what is seen only. Shape and colour say how a node
/// ends: circle: a guess that stands, square: failed, diamond: the solution, triangle: a folded subtree with its number
/// of nodes. Its filling says when: hollow is what comes later, the hue of its depth what stands at the position, red
/// what has failed by then. The current node has a ring.
void paintTree(
    QPainter& painter, const QRectF& area, const TreeScene& scene, const TreeCamera& camera, const Theme& theme);

/// The node at a point, its label included; null where there is none.
const TreeLayout::Place* placeAt(const TreeScene& scene, const TreeCamera& camera, QPointF point);

/// The whole tree in an area, at most at zoom 1, with the root at its upper edge.
TreeCamera fittedCamera(const TreeLayout& layout, const QSizeF& area);

} // namespace convoku
