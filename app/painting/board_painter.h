// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/board_geometry.h"
#include "app/painting/board_scene.h"
#include "app/painting/theme.h"

#include <vector>

class QPainter;

namespace convoku {

/// Draws the board: the same for the window and for every export. Leaves the painter as it was. Does not fill outside
/// the board.
void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);

/// Draws some cells of a board anew, with the lines around them: where only changedCells() have changed, the board is
/// then the same to the pixel as one that is drawn whole. The painter's pixels are the geometry's.
void paintCells(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme,
    const std::vector<Cell>& cells);

/// The stroke through a candidate that a rule of the family removed, with the painter's pen: / – \ // in the order of
/// the families, so that nothing rests on their hues. reach: from the middle to the stroke's upper right end, y upwards
/// negative.
void paintFamilyStroke(QPainter& painter, QPointF middle, QPointF reach, RuleFamily family);

/// The mark that says which kind of house a rule works in: lines above and below for a row, left and right for a
/// column, a frame for a box. `rect` as for a candidate; the lines, about `width` wide, lie on whole device pixels of
/// the size `pixel`.
void paintHouseEdges(
    QPainter& painter, const QRectF& rect, HouseKind house, const QColor& colour, qreal width, qreal pixel);

} // namespace convoku
