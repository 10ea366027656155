// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/drawing/tree_boards.h"
#include "app/drawing/tree_camera.h"

#include <QRectF>

class QPainter;

namespace convoku {

/// Everything that a picture of a search tree shows.
struct TreeScene
{
    const Recording* recording = nullptr;
    const SearchTree* tree = nullptr;
    const TreeLayout* layout = nullptr;
    TreeBoards* boards = nullptr;
    Position position; ///< later nodes are faint
    int hovered = -1; ///< a node
    int cardNode = -1; ///< the node of the card, which a tree of small nodes has; -1: there is no card
    bool legend = true; ///< if there is a free place

    int current() const { return tree->nodeAt(position); }
};

/// Draws the part of a tree in an area, and takes time for that part only. The path to the current node is a thick line
/// in the hues of its guesses; nodes after the position are faint and dotted. At the left or right edge, where there
/// are the fewest nodes, there is the card of a node, and at a free place the legend. Returns the rectangle of the
/// card, or an empty one.
QRectF paintTree(
    QPainter& painter, const QRectF& area, const TreeScene& scene, const TreeCamera& camera, const Theme& theme);

/// Draws the board of a run without a guess, as large as the area allows, with a sentence below it.
void paintLoneBoard(
    QPainter& painter, const QRectF& area, const TreeScene& scene, const QString& sentence, const Theme& theme);

} // namespace convoku
