// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/board_geometry.h"
#include "app/painting/board_scene.h"
#include "app/painting/theme.h"

class QPainter;

namespace convoku {

/// Draws the board: the same for the window and for every export. Leaves the painter as it was. Does not fill outside
/// the board.
void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);

/// The mark that says which kind of house a rule works in: lines above and below for a row, left and right for a
/// column, a frame for a box. `rect` as for a candidate; the lines, about `width` wide, lie on whole device pixels of
/// the size `pixel`.
void paintHouseEdges(
    QPainter& painter, const QRectF& rect, HouseKind house, const QColor& colour, qreal width, qreal pixel);

} // namespace convoku
