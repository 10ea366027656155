// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/timeline_painter.h"

namespace convoku {

/// Thinner bars, and passes are gathered into columns of this width.
inline constexpr qreal kTimelineBarWidth = 4;

/// What the passes in view removed, a bar for each, or for as many as one column has.
void paintTimelineBars(
    QPainter& painter, const TimelineGeometry& geometry, const TimelineScene& scene, const Theme& theme, qreal opacity);

} // namespace convoku
