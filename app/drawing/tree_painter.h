// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/drawing/tree_camera.h"

#include <QRectF>

class QPainter;

namespace convoku {

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

} // namespace convoku
