// SPDX-License-Identifier: MIT
#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/timeline_painter.h"
#include "app/drawing/timeline_ruler.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kFlagTop = 6;
constexpr qreal kFlagHeight = 18;
constexpr qreal kFlagMargin = 7;

/// Over the ruler's numbers, with a little of the ground around it, so that they don't seem to be part of it; those
/// that it would cut are gone.
void paintFlag(
    QPainter& painter, const TimelineGeometry& geometry, const QRectF& flag, const QString& text, const Theme& theme)
{
    const QRectF cleared = withCutNumbers(geometry, flag.adjusted(-3, 0, 3, 0), painter.device());
    painter.fillRect(cleared.adjusted(0, -1, 0, 0), theme.board);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.givenDigit);
    painter.drawRoundedRect(flag, 4, 4);
    painter.setPen(theme.board);
    painter.drawText(flag, Qt::AlignCenter, text);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

QRectF timelineFlag(const TimelineGeometry& geometry, double playhead, qreal textWidth)
{
    const QRectF bounds = geometry.plotWithMargins();
    const qreal width = std::max(20.0, std::ceil(textWidth) + 2 * kFlagMargin);
    const qreal left = geometry.xAt(playhead) - width / 2;
    return {geometry.snapped(std::clamp(left, bounds.left(), std::max(bounds.left(), bounds.right() - width))),
        bounds.top() + kFlagTop, width, kFlagHeight};
}

void paintTimelinePlayhead(QPainter& painter, const TimelineGeometry& geometry, qreal bottom, double playhead,
    const QString& text, const Theme& theme)
{
    const qreal top = geometry.plot().top() + kFlagTop + kFlagHeight;
    painter.fillRect(QRectF(geometry.snapped(geometry.xAt(playhead)) - 1, top, 2, bottom - top), theme.givenDigit);
    if (text.isEmpty())
        return;
    const QFont font = pictureFont(kTimelineTextSize, QFont::DemiBold);
    painter.setFont(font);
    const qreal width = QFontMetricsF(font, painter.device()).horizontalAdvance(text);
    paintFlag(painter, geometry, timelineFlag(geometry, playhead, width), text, theme);
}

void paintTimelineGround(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme)
{
    painter.fillRect(area, theme.board);
    if (scene.run == nullptr || scene.run->isEmpty())
        return;
    const TimelineGeometry geometry = geometryOf(scene, area, painter.deviceTransform().m11());
    const QRectF plot = geometry.plot();
    const double pass = std::ceil(scene.playhead) - 1;
    const QRectF column(QPointF(geometry.snapped(geometry.xAt(pass)), plot.top() + kFlagTop + kFlagHeight),
        QPointF(geometry.snapped(geometry.xAt(pass + 1)), plot.bottom()));
    painter.fillRect(column & plot & area, blended(theme.board, theme.givenDigit, 0.1));
}

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
        const QColor dim = withAlpha(theme.board, 0.66);
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

    if (scene.hover)
        painter.fillRect(QRectF(geometry.snapped(geometry.xAt(*scene.hover)), plot.top(), 1, plot.height()),
            withAlpha(theme.label, 0.8));
    paintTimelinePlayhead(painter, geometry, plot.bottom(), scene.playhead, scene.playheadText, theme);
    if (std::binary_search(scene.hits.begin(), scene.hits.end(), scene.playhead)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.board, 1));
        painter.setBrush(theme.contradictionMark);
        const qreal x = geometry.snapped(geometry.xAt(scene.playhead));
        painter.drawEllipse(QPointF(x, geometry.lane(TimelineLane::Hits).center().y()), 5, 5);
    }
    painter.restore();
}

} // namespace convoku
