// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"

namespace convoku {

/// Draws one node of a graph at its place. The painter is scaled already; `zoom` says how far, so that what would be
/// too small to be read is left out.
void paintGraphNode(QPainter& painter, const GraphScene& scene, int node, const Theme& theme, double zoom);

QColor graphLineColour(const Theme& theme);
/// No thinner than what a screen shows, however small the graph is drawn.
double graphLineWidth(double width, double zoom);

} // namespace convoku
