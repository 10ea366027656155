// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/chain_geometry.h"
#include "app/drawing/theme.h"

class QPainter;

namespace convoku {

/// Holds the marked rows of a proof; -1: none.
struct ChainMarks
{
    int selected = -1; ///< a row: its arcs are drawn strong
    int hovered = -1;
};

/// The colour that a line speaks in: its rule family's, or that of its guess. Of what is folded or given none.
QColor chainColour(const ChainContent& content, int row, const Theme& theme);

/// Draws the rows that lie in an area of the geometry's, with the arcs that begin or end there; takes time for those
/// alone. Does not fill the ground.
void paintChain(QPainter& painter, const QRectF& area, const ChainContent& content, const ChainGeometry& geometry,
    const ChainMarks& marks, const Theme& theme);
/// The names of the columns, from the height 0 to kHead.
void paintChainHead(QPainter& painter, const ChainGeometry& geometry, const Theme& theme);

} // namespace convoku
