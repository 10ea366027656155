// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/timeline_painter.h"

class QPaintDevice;

namespace convoku {

/// The numbers of the passes and the ticks between them, as dense as they can be read.
void paintTimelineRuler(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme);

/// The flag and around it the numbers of the ruler that it would cut.
QRectF withCutNumbers(const TimelineGeometry& geometry, const QRectF& flag, const QPaintDevice* device);

} // namespace convoku
