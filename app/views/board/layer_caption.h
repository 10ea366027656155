// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/layer_meaning.h"
#include "app/drawing/theme.h"

#include <QRectF>

class QPainter;

namespace convoku {

inline constexpr qreal kLayerCaptionHeight = 20;

/// Below a board that shows what a layer means: what it is, and behind it, or below it where the area is high enough,
/// what the colours stand for. pixel: a device pixel. Leaves the painter as it was.
void paintLayerCaption(
    QPainter& painter, const QRectF& area, const LayerMeaning& meaning, const Theme& theme, qreal pixel);

} // namespace convoku
