// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/timeline_painter.h"

namespace convoku {

/// Thinner bars, and passes are gathered into columns of this width.
inline constexpr qreal kTimelineBarWidth = 4;

/// Draws the removals of the passes in view: a bar for each pass, or for all passes of a column.
void paintTimelineBars(
    QPainter& painter, const TimelineGeometry& geometry, const TimelineScene& scene, const Theme& theme, qreal opacity);

} // namespace convoku
