// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/timeline_painter.h"
#include "solver/run/recording.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace convoku::testing {

inline constexpr int kWidth = 800;
inline constexpr int kHeight = 140;

/// All layers of the timeline, one over the other, as its view paints them.
inline void paintTimeline(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme)
{
    paintTimelineGround(painter, area, scene, theme);
    const TimelineGeometry geometry = geometryOf(scene, area, painter.deviceTransform().m11());
    const auto past = pastOf(geometry, scene, area);
    QPainterPath rest;
    rest.addRect(area);
    for (const QRectF& part : past) {
        if (part.width() <= 0)
            continue;
        painter.save();
        painter.setClipRect(part, Qt::IntersectClip);
        paintTimelineLanes(painter, area, scene, theme, TimelineTense::Past);
        painter.restore();
        QPainterPath known;
        known.addRect(part);
        rest = rest.subtracted(known);
    }
    painter.save();
    painter.setClipPath(rest, Qt::IntersectClip);
    paintTimelineLanes(painter, area, scene, theme, TimelineTense::Future);
    painter.restore();
    paintTimelineOverlay(painter, area, scene, theme);
}

/// A run, its scene in whole, and the picture of it.
struct Picture
{
    RunOverview overview;
    TimelineScene scene;
    qreal ratio = 1;
    QImage image;

    explicit Picture(const Recording& recording, qreal devicePixelRatio = 1)
        : ratio(devicePixelRatio)
    {
        overview.update(recording);
        scene.run = &overview;
        scene.to = recording.passCount() + 1;
        scene.playhead = 1;
    }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    TimelineGeometry geometry() const { return geometryOf(scene, QRectF(0, 0, kWidth, kHeight), ratio); }

    void paint(const Theme& theme = Theme::of(Theme::Kind::Light), bool overlay = false,
        TimelineTense tense = TimelineTense::Past)
    {
        image = QImage(qRound(kWidth * ratio), qRound(kHeight * ratio), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(overlay ? QColor(Qt::magenta) : theme.board);
        QPainter painter(&image);
        const QRectF area(0, 0, kWidth, kHeight);
        if (overlay)
            paintTimeline(painter, area, scene, theme);
        else
            paintTimelineLanes(painter, area, scene, theme, tense);
    }

    QColor at(qreal x, qreal y) const { return image.pixelColor(int(x * ratio), int(y * ratio)); }

    /// Returns the number of pixels of the rectangle that have exactly this colour.
    int count(const QRectF& rect, const QColor& colour) const
    {
        int found = 0;
        const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect().intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
        }
        return found;
    }
    /// Returns the number of pixels in the family's colour, with at most half of the ground's colour mixed in (its
    /// strokes).
    int ofFamily(const QRectF& rect, RuleFamily family, const Theme& theme) const
    {
        int found = 0;
        const QColor& colour = theme.family(family);
        const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect().intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x) {
                const QColor there = image.pixelColor(x, y);
                for (double part = 0; part <= 0.51; part += 0.02) {
                    const QColor mixed = blended(colour, theme.board, part);
                    if (std::abs(mixed.red() - there.red()) + std::abs(mixed.green() - there.green())
                            + std::abs(mixed.blue() - there.blue())
                        < 7) {
                        ++found;
                        break;
                    }
                }
            }
        }
        return found;
    }
    /// The part of a lane that belongs to a pass.
    QRectF part(TimelineLane lane, int pass) const
    {
        const TimelineGeometry g = geometry();
        return {QPointF(g.xAt(pass), g.lane(lane).top()), QPointF(g.xAt(pass + 1) - 1, g.lane(lane).bottom() - 1)};
    }
    /// Returns the number of pixels of the part that do not have the lane's ground.
    int ink(const QRectF& rect, const Theme& theme = Theme::of(Theme::Kind::Light)) const
    {
        const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect();
        return pixels.width() * pixels.height() - count(rect, theme.board);
    }
};

inline const Theme& light()
{
    return Theme::of(Theme::Kind::Light);
}

} // namespace convoku::testing
