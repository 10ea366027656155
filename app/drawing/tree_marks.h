// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QPixmap>
#include <QPointF>

class QPainter;

namespace convoku {

/// What a node of a search tree is drawn as: a guess that stands, a failed one, the solution, a folded subtree.
enum class NodeShape { Circle, Square, Diamond, Triangle };

/// Draws the mark of a node; leaves the painter as it was.
void paintNodeMark(
    QPainter& painter, QPointF centre, NodeShape shape, double radius, const QColor& fill, const QColor& outline);

/// The mark of a node in the middle of a transparent picture with an odd number of pixels a side, so that it has a
/// middle one, where the lines arrive. All shapes have about the area of a circle of that radius.
QPixmap nodeMark(NodeShape shape, double radius, const QColor& fill, const QColor& outline, double pixelRatio);

/// Green; light on dark, so that it differs from the red of failures in lightness too.
QColor solutionMark(const Theme& theme);
/// Half way to the background: for what comes later, where a mark is too small to be hollow.
QColor fadedMark(const QColor& colour, const Theme& theme);

} // namespace convoku
