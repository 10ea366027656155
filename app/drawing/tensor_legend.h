// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/network/layer.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QFontMetricsF;
class QPainter;

namespace convoku {

/// A part of the legend of a value's colours: a patch in the colour of a number, or a text.
struct LegendEntry
{
    QRectF rect;
    std::optional<double> number; ///< a patch; none: the text
    bool framed = false; ///< a patch of its own, and not a piece of a bar
    QString text;
};

/// From the left edge: each number with its patch where they are whole, few and have room, else a bar from the lowest
/// to the highest. Stays inside an area that is at least kLeastLegendWidth wide.
std::vector<LegendEntry> legendEntries(
    const QRectF& area, Range range, const QFontMetricsF& metrics, NumberKind numbers = NumberKind::Whole);
inline constexpr qreal kLeastLegendWidth = 88;

/// Leaves pen and font of the painter changed. pixel: a device pixel.
void paintLegend(QPainter& painter, const QRectF& area, Range range, const Theme& theme, qreal pixel,
    NumberKind numbers = NumberKind::Whole);

} // namespace convoku
