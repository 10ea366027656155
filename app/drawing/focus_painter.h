// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"

class QPainter;

namespace convoku {

/// The parts of a board that say what a step rests on, and what clashes. They reach from cell to cell: a board that has
/// them is painted as a whole.

/// Returns, for each cell, whether it is in a house of the step or of its clash; empty if the step is not about a
/// house.
std::vector<bool> cellsOfFocus(const BoardScene& scene);

/// Below the lines: the wash that moves outward from the last digit of a solved board.
void paintFinish(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);
/// Below the lines: the washes of the houses.
void paintFocusGround(QPainter& painter, const BoardGeometry& geometry, const BoardFocus& focus, const Theme& theme);
/// Above the lines, below the digits: the houses' edges.
void paintFocusHouses(QPainter& painter, const BoardGeometry& geometry, const BoardFocus& focus, const Theme& theme);
/// Above the digits: brackets and dots. No dot where the cell shows a large digit, or something else that says that the
/// candidate is gone.
void paintFocusMarks(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);

/// The same brackets around other cells.
void paintCauseBrackets(
    QPainter& painter, const BoardGeometry& geometry, const std::vector<Cell>& cells, const QColor& colour);

/// The ring of a cell that something is wrong with; one that has no candidate left has a cross too. Stays inside the
/// cell.
void paintWrongCell(
    QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, Cell cell, const Theme& theme);
/// The house of a clash, below the digits.
void paintClashHouse(
    QPainter& painter, const BoardGeometry& geometry, const Contradictions::Clash& clash, const Theme& theme);
/// A line from one of the two cells to the other, with a cross in its middle.
void paintClash(
    QPainter& painter, const BoardGeometry& geometry, const Contradictions::Clash& clash, const Theme& theme);

/// Above all of that: what something else speaks of, and what the rest of a proof rests on.
void paintLit(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);
/// The cell of the cursor and the picked candidate.
void paintChosen(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);

/// Corners of the rectangle, inside of it.
void paintBrackets(QPainter& painter, const QRectF& rect, qreal length, qreal width, const QColor& colour);

/// Returns the wash over the cells of the house that was looked at; transparent for paper.
QColor houseWash(RuleFamily family, const Theme& theme);
/// Returns half that wash, for the cells of the house that is acted on.
QColor actedOnWash(RuleFamily family, const Theme& theme);

} // namespace convoku
