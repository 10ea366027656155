// SPDX-License-Identifier: MIT
#include "app/views/compare/run_lanes.h"

#include "app/drawing/fonts.h"
#include "app/drawing/timeline_bars.h"
#include "app/drawing/timeline_painter.h"
#include "app/drawing/timeline_ruler.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kRuler = 32; ///< as high as the buttons beside it …
constexpr qreal kNumbers = 24; ///< … and as the numbers of a timeline are
constexpr qreal kLeastRemovals = 18; ///< the least height of a timeline's lane of removals
constexpr qreal kName = 17;
constexpr qreal kRunLaneGap = 6;
constexpr qreal kRunLaneLane = 38;
constexpr qreal kLeastLane = kName + kRunLaneGap;

/// Returns the height of a lane, including its name and its gap.
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
    const qreal names = runLanesCorner(area).width();
    const QRectF whole(area.left() + names, bars.top() - kNumbers, area.width() - names,
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

void paintName(QPainter& painter, const QRectF& rect, const QString& name, const QString& note, const Theme& theme)
{
    const auto line
        = [&](qreal top, const QString& text, Qt::TextElideMode cut, QFont::Weight weight, const QColor& colour) {
              const QFont font = pictureFont(kTimelineTextSize, weight);
              painter.setFont(font);
              painter.setPen(colour);
              painter.drawText(QRectF(rect.left(), rect.top() + top, rect.width(), kName),
                  Qt::AlignLeft | Qt::AlignVCenter, QFontMetricsF(font).elidedText(text, cut, rect.width()));
          };
    line(0, name, Qt::ElideMiddle, QFont::DemiBold, theme.givenDigit); // what sets it apart comes last
    if (rect.height() >= 2 * kName)
        line(kName, note, Qt::ElideRight, QFont::Normal, theme.label);
}

void paintParting(QPainter& painter, const QPointF& at, qreal bottom, const Theme& theme)
{
    constexpr qreal kDot = 3;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.givenDigit, 1, Qt::DashLine));
    painter.drawLine(at, QPointF(at.x(), bottom));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.givenDigit);
    painter.drawEllipse(at, kDot, kDot);
    painter.restore();
}

/// Behind the end. Returns false if there is no room.
bool paintEndText(QPainter& painter, const QRectF& rect, qreal end, const QString& text, const Theme& theme)
{
    constexpr qreal kBehind = 10;
    constexpr qreal kUnder = 2;
    const QFont font = pictureFont(kTimelineTextSize);
    if (end + kBehind + QFontMetricsF(font).horizontalAdvance(text) > rect.right())
        return false;
    painter.setFont(font);
    painter.setPen(theme.label);
    painter.drawText(QRectF(QPointF(end + kBehind, rect.top()), rect.bottomRight() - QPointF(0, kUnder)),
        Qt::AlignLeft | Qt::AlignBottom, text);
    return true;
}

} // namespace

QRectF runLanesCorner(const QRectF& area)
{
    constexpr qreal kLeast = 120;
    constexpr qreal kMost = 240;
    return {area.left(), area.top(), std::clamp(area.width() / 4, kLeast, kMost), kRuler};
}

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
        scene, area, QRectF(area.left(), area.top() + kRuler, area.width(), kRunLaneLane), devicePixelRatio);
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
    for (std::size_t i = 0; i < scene.lanes.size(); ++i) {
        const RunLanes::Lane& lane = scene.lanes[i];
        const QRectF rect = laneRect(scene, area, i);
        const qreal names = runLanesCorner(area).width();
        const TimelineGeometry geometry = geometryIn(
            scene, area, QRectF(rect.left(), rect.top(), rect.width(), rect.height() - kRunLaneGap), ratio);
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
        if (lane.parting)
            paintParting(painter, QPointF(geometry.xAt(*lane.parting + 0.5), rect.top() + 4), bars.bottom(), theme);
        const qreal end = geometry.xAt(lane.run->passCount() + 1.0);
        if (!lane.running)
            paintEnd(painter, QPointF(end, bars.bottom() - 6), lane.solved, theme);
        const QRectF whole(bars.left(), rect.top(), bars.width(), bars.bottom() - rect.top());
        const bool said = lane.end.isEmpty() || paintEndText(painter, whole, end, lane.end, theme);
        paintName(painter, QRectF(rect.left(), rect.top(), names - kRunLaneGap, rect.height()), lane.name,
            said || !lane.note.isEmpty() ? lane.note : lane.end, theme);
    }
    paintTimelinePlayhead(
        painter, axis, area.bottom(), scene.position + 1.0, QLocale().toString(scene.position), theme);
    painter.restore();
}

} // namespace convoku
