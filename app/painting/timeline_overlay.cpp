// SPDX-License-Identifier: MIT
#include "app/painting/fonts.h"
#include "app/painting/timeline_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

QColor faint(const QColor& colour, qreal alpha)
{
    QColor result = colour;
    result.setAlphaF(static_cast<float>(alpha));
    return result;
}

/// The playhead's grip, which says where it is: it lies over the ruler's numbers.
void paintPlayheadText(
    QPainter& painter, const TimelineGeometry& geometry, qreal x, const QString& text, const Theme& theme)
{
    const QFont font = pictureFont(kTimelineTextSize, QFont::DemiBold);
    const qreal width = std::max(11.0, QFontMetricsF(font, painter.device()).horizontalAdvance(text) + 8);
    const QRectF bounds = geometry.plotWithMargins();
    const qreal left = std::clamp(x - width / 2, bounds.left(), std::max(bounds.left(), bounds.right() - width));
    const QRectF grip(geometry.snapped(left), bounds.top() + 2, width, geometry.lane(TimelineLane::Ruler).height() - 6);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.cursor);
    painter.drawRoundedRect(grip, 3, 3);
    painter.setFont(font);
    painter.setPen(theme.onColour);
    painter.drawText(grip, Qt::AlignCenter, text);
}

} // namespace

void paintTimelineOverlay(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme)
{
    if (scene.run == nullptr || scene.run->isEmpty())
        return;
    const TimelineGeometry geometry = geometryOf(scene, area, painter.deviceTransform().m11());
    const QRectF plot = geometry.plot();
    const QRectF bounds = geometry.plotWithMargins();
    const QRectF& ruler = geometry.lane(TimelineLane::Ruler);
    painter.save();
    painter.setClipRect(area.intersected(bounds), Qt::IntersectClip);

    if (scene.range) {
        const qreal left = geometry.snapped(geometry.xAt(scene.range->first));
        const qreal right = geometry.snapped(geometry.xAt(scene.range->last + 1));
        const QColor dim = faint(theme.background, 0.66);
        painter.fillRect(QRectF(bounds.topLeft(), QPointF(left, bounds.bottom())), dim);
        painter.fillRect(QRectF(QPointF(right, bounds.top()), bounds.bottomRight()), dim);
        for (const qreal x : {left, right}) {
            painter.fillRect(QRectF(x - 0.5, plot.top(), 1, plot.height()), theme.thickLine);
            // The handle opens towards the range.
            const qreal side = x == left ? 0 : -5;
            painter.fillRect(QRectF(x + side, ruler.top(), 5, 2), theme.thickLine);
            painter.fillRect(QRectF(x - 1, ruler.top(), 2, ruler.height()), theme.thickLine);
            painter.fillRect(QRectF(x + side, ruler.bottom() - 2, 5, 2), theme.thickLine);
        }
    }

    const double pass = std::ceil(scene.playhead) - 1;
    const QRectF extent(QPointF(geometry.snapped(geometry.xAt(pass)), plot.top()),
        QPointF(geometry.snapped(geometry.xAt(pass + 1)), plot.bottom()));
    painter.fillRect(extent, faint(theme.cursor, 0.14));
    if (scene.hover)
        painter.fillRect(QRectF(geometry.snapped(geometry.xAt(*scene.hover)), plot.top(), 1, plot.height()),
            faint(theme.label, 0.8));
    const qreal x = geometry.snapped(geometry.xAt(scene.playhead));
    painter.fillRect(QRectF(x - 1, plot.top(), 2, plot.height()), theme.cursor);
    paintPlayheadText(painter, geometry, x, scene.playheadText, theme);
    painter.restore();
}

} // namespace convoku
