// SPDX-License-Identifier: MIT
#include "app/views/compare/run_lanes.h"

#include "app/drawing/fonts.h"
#include "app/drawing/timeline_bars.h"
#include "app/drawing/timeline_ruler.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kRuler = 24;
constexpr qreal kLeastRemovals = 18; ///< the least height of a timeline's lane of removals
constexpr qreal kName = 18;
constexpr qreal kRunLaneBars = 30;
constexpr qreal kRunLaneGap = 6;
constexpr qreal kRunLaneLane = kName + kRunLaneBars + kRunLaneGap;
constexpr qreal kLeastBars = 12;
constexpr qreal kLeastLane = kName + kLeastBars + kRunLaneGap;

/// Of a lane, its name and its gap included.
qreal laneHeight(const QRectF& area, std::size_t lanes)
{
    return std::clamp(
        (area.height() - kRuler) / static_cast<qreal>(std::max<std::size_t>(1, lanes)), kLeastLane, kRunLaneLane);
}

TimelineLanes lanesOfOne()
{
    TimelineLanes lanes;
    lanes.depth = false;
    return lanes;
}

/// The axis of all, with the lane of removals where that of this run is.
TimelineGeometry geometryIn(const RunLanes& scene, const QRectF& area, const QRectF& bars, qreal devicePixelRatio)
{
    const int passes = scene.passCount();
    const QRectF whole(area.left(), bars.top() - kRuler, area.width(),
        bars.height() + TimelineGeometry::minimumHeight(lanesOfOne()) - kLeastRemovals);
    return {whole, passes, 0, passes + 1.0, devicePixelRatio, lanesOfOne()};
}

/// From 0 up, so that a search is seen to come down to it.
void paintCosts(QPainter& painter, const TimelineGeometry& geometry, const std::vector<int>& costs, const Theme& theme)
{
    const int most = *std::ranges::max_element(costs);
    if (most <= 0)
        return;
    const QRectF& bars = geometry.lane(TimelineLane::Removals);
    for (const TimelineColumn& column : geometry.columns(kTimelineBarWidth)) {
        const auto first = costs.begin() + std::min<std::ptrdiff_t>(column.first, std::ssize(costs));
        const auto behind = costs.begin() + std::min<std::ptrdiff_t>(column.last + 1, std::ssize(costs));
        if (first == behind)
            continue;
        const qreal top = geometry.snapped(
            bars.bottom() - (bars.height() - 2) * *std::max_element(first, behind) / static_cast<qreal>(most));
        painter.fillRect(
            QRectF(QPointF(geometry.snapped(column.left), top), QPointF(geometry.snapped(column.right), bars.bottom())),
            theme.label);
    }
}

void paintEnd(QPainter& painter, const QPointF& at, bool solved, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.board, 1));
    if (solved) {
        painter.setBrush(theme.solution);
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -5.5), at + QPointF(5.5, 0), at + QPointF(0, 5.5), at + QPointF(-5.5, 0)});
    } else {
        painter.setBrush(theme.label);
        painter.drawRect(QRectF(at.x() - 2.5, at.y() - 5, 5, 10));
    }
    painter.restore();
}

} // namespace

int RunLanes::passCount() const
{
    int passes = 0;
    for (const Lane& lane : lanes)
        passes = std::max(passes, lane.run->passCount());
    return passes;
}

qreal runLanesHeight(std::size_t lanes)
{
    return kRuler + static_cast<qreal>(lanes) * kRunLaneLane;
}

qreal leastRunLanesHeight(std::size_t lanes)
{
    return kRuler + static_cast<qreal>(lanes) * kLeastLane;
}

QRectF laneRect(const RunLanes& scene, const QRectF& area, std::size_t lane)
{
    const qreal height = laneHeight(area, scene.lanes.size());
    return {area.left(), area.top() + kRuler + static_cast<qreal>(lane) * height, area.width(), height};
}

TimelineGeometry geometryOf(const RunLanes& scene, const QRectF& area, qreal devicePixelRatio)
{
    return geometryIn(
        scene, area, QRectF(area.left(), area.top() + kRuler, area.width(), kRunLaneBars), devicePixelRatio);
}

void paintRunLanes(QPainter& painter, const QRectF& area, const RunLanes& scene, const Theme& theme)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, theme.board);
    const qreal ratio = painter.deviceTransform().m11();
    const TimelineGeometry axis = geometryOf(scene, area, ratio);
    const qreal from = axis.xAt(scene.position);
    const qreal to = axis.xAt(scene.position + 1.0);
    // The pass that is looked at.
    QColor here = theme.cursor;
    here.setAlphaF(theme.inkOnly ? 0.F : 0.16F);
    painter.fillRect(
        QRectF(axis.snapped(from), area.top() + kRuler, std::max(axis.pixel(), to - from), area.height()), here);
    paintTimelineRuler(painter, axis, theme);
    int most = 1;
    for (const RunLanes::Lane& lane : scene.lanes)
        most = std::max(most, lane.run->all().mostRemoved);
    const QFont font = pictureFont(kTimelineTextSize);
    for (std::size_t i = 0; i < scene.lanes.size(); ++i) {
        const RunLanes::Lane& lane = scene.lanes[i];
        const QRectF rect = laneRect(scene, area, i);
        const QRectF name(axis.plot().left(), rect.top(), rect.right() - axis.plot().left() - kRunLaneGap, kName);
        painter.setFont(font);
        painter.setPen(theme.label);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(font).elidedText(lane.name, Qt::ElideMiddle, name.width()));
        const TimelineGeometry geometry = geometryIn(scene, area,
            QRectF(rect.left(), rect.top() + kName, rect.width(), rect.height() - kName - kRunLaneGap), ratio);
        const QRectF& bars = geometry.lane(TimelineLane::Removals);
        painter.fillRect(QRectF(bars.left(), bars.bottom(), bars.width(), geometry.pixel()), theme.label);
        TimelineScene bar;
        bar.run = lane.run;
        bar.to = geometry.to();
        bar.mostRemoved = most;
        if (lane.costs.empty())
            paintTimelineBars(painter, geometry, bar, theme, 1);
        else
            paintCosts(painter, geometry, lane.costs, theme);
        if (!lane.running)
            paintEnd(
                painter, QPointF(geometry.xAt(lane.run->passCount() + 1.0), bars.bottom() - 6), lane.solved, theme);
    }
    painter.fillRect(
        QRectF(axis.snapped(to) - 1, area.top() + kRuler - 4, 2, area.height() - kRuler + 4), theme.givenDigit);
    painter.restore();
}

} // namespace convoku
