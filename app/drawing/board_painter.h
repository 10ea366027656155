// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"

#include <vector>

class QPainter;

namespace convoku {

/// Returns true if the cells are too small for digits of candidates. Each candidate is then a square at its place, and
/// a removed one is a larger square, without the edges that show the house.
bool drawsCandidatesAsSquares(const BoardGeometry& geometry);

/// Draws the board: the same for the window and for every export. Leaves the painter as it was. Does not fill outside
/// the board.
void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);

/// Draws some cells of a board anew, with the lines around them: where only changedCells() have changed, the board is
/// then the same to the pixel as one that is drawn whole. The painter's pixels are the geometry's.
void paintCells(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme,
    const std::vector<Cell>& cells);

} // namespace convoku
