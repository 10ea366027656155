// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QPointF>

class QPainter;

namespace convoku {

/// Draws the end of a branch of the search: a diamond for the solution, a cross for a failed guess. `reach`: from the
/// centre to the edges.
void paintBranchEnd(QPainter& painter, QPointF centre, double reach, bool solved, const Theme& theme);

} // namespace convoku
