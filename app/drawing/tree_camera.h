// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tree_layout.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace convoku {

/// Sizes of the words of a search tree, in pixels, and the board of its nodes.
struct TreeText
{
    double scale = 1; ///< of the letters
    double label = 60; ///< the widest guess
    double reason = 150; ///< the widest reason of a failure
    double words = 140; ///< the highest words beside a board
    Board board = {};
};

/// Places and sizes of the nodes of a search tree in a picture, in pixels. Boards shrink as far as 12
/// pixels for each of nine cells. Smaller nodes are bitmaps of 27 pixels, and nodes with rows below 32 pixels are
/// smaller still.
struct TreeCamera
{
    static constexpr double kBitmap = 27; ///< the side of a node at zoom 1
    static constexpr double kBoardZoom = 4; ///< the least zoom with boards
    static constexpr double kMaxZoom = 9;
    static constexpr double kRow = 32; ///< at zoom 1
    static constexpr double kColumn = 146; ///< at zoom 1, for letters of the usual size

    QPointF origin; ///< where the row 0 and the left edge of the root are
    double zoom = 1;
    double side = kBitmap; ///< of a node
    double column = kColumn; ///< from one depth to the next
    double rootColumn = kColumn; ///< from the root to depth 1
    double row = kRow;
    bool hasWords = true; ///< small rows and narrow columns have no room for them
    bool spread = false; ///< parents are in the middle between their children
    TreeText text;
    double above = 0; ///< from the upper edge of the drawing to row 0
    QSizeF size; ///< of the whole drawing, with its margins

    bool hasBoards() const { return zoom >= kBoardZoom; }
    double left(int depth) const { return origin.x() + (depth == 0 ? 0 : rootColumn + (depth - 1) * column); }
    double rowAt(double y) const { return (y - origin.y()) / row; }
    double columnAt(double x) const;
    double middle(const TreeLayout::Place& place) const
    {
        return origin.y() + (spread ? place.middle : place.row) * row;
    }
    /// The rectangle of a node, without its words.
    QRectF rectOf(const TreeLayout::Place& place) const
    {
        return {left(place.depth), middle(place) - side / 2, side, side};
    }
    /// From the left edge of the drawing to the root.
    static constexpr double margin() { return 16; }
    /// Returns the width of the words beside a board.
    double wordsWidth() const { return 160 * text.scale; }
    /// Returns the x coordinate at which the line to a node turns down.
    double elbow(int depth) const;
    /// Returns how far words extend to the right of a node.
    double reach() const;

    /// The node at a point; null if there is none. Words belong to their node.
    const TreeLayout::Place* placeAt(const TreeLayout& layout, QPointF point) const;
};

/// At a zoom. Below 1, rows get lower, and columns get narrower only as far as the area needs it.
TreeCamera zoomedCamera(const TreeLayout& layout, QSizeF area, double zoom, const TreeText& text);
/// The largest boards with which the whole tree is in the area. If there are none, bitmaps in rows and columns that
/// fill the area; a larger tree then is larger than the area.
TreeCamera usualCamera(const TreeLayout& layout, QSizeF area, const TreeText& text);
/// The usual camera if it shows the whole tree, or else a smaller one that does.
TreeCamera fittedCamera(const TreeLayout& layout, QSizeF area, const TreeText& text);

} // namespace convoku
