// SPDX-License-Identifier: MIT
#include "app/drawing/timeline_geometry.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kNameRoom = 82;
/// Below this width the names give way to the passes.
constexpr qreal kLeastWidthWithNames = 320;
/// Half a mark, and a little air.
constexpr qreal kTimelineMargin = 12;
constexpr qreal kHalfMark = 5;
/// A run of a few passes need not be stretched: its bars would look like a chart of something else.
constexpr qreal kWidestPass = 130;

/// Lanes of marks have the height of their marks; what is left over goes to removals and depth.
constexpr std::array<qreal, kTimelineLaneCount> kLeastHeights{24, 18, 16, 15, 15, 15, 15};
constexpr std::array<qreal, kTimelineLaneCount> kShares{0, 0.6, 0.4, 0, 0, 0, 0};
/// Air below the last lane.
constexpr qreal kFoot = 5;
constexpr qreal kPreferred = 94;
constexpr qreal kPreferredWithoutDepth = 56;

} // namespace

bool TimelineLanes::has(TimelineLane lane) const
{
    switch (lane) {
    case TimelineLane::Ruler:
    case TimelineLane::Removals:
        break;
    case TimelineLane::Depth:
        return depth;
    case TimelineLane::Hits:
        return hits;
    case TimelineLane::Bookmarks:
        return bookmarks;
    case TimelineLane::Changes:
        return changes;
    case TimelineLane::Chain:
        return chain;
    }
    return true;
}

TimelineGeometry::TimelineGeometry(
    const QRectF& area, int passCount, double from, double to, qreal devicePixelRatio, TimelineLanes lanes)
    : m_passCount(std::max(passCount, 0))
    , m_from(from)
    , m_to(std::max(to, from + 1e-6))
    , m_pixel(1 / devicePixelRatio)
    , m_which(lanes)
    , m_names(lanes.marks() == 0 || area.width() < kLeastWidthWithNames ? 0 : kNameRoom)
{
    const qreal left = snapped(area.left() + m_names + kTimelineMargin);
    const qreal widest = left + kWidestPass * (m_passCount + 1);
    const qreal right = std::max(left + 1, snapped(std::min(area.right() - kTimelineMargin, widest)));
    const qreal extra = std::max(0.0, area.height() - minimumHeight(lanes));
    qreal top = area.top();
    qreal bottom = area.top();
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const auto lane = static_cast<TimelineLane>(i);
        if (m_which.has(lane))
            bottom += kLeastHeights[i] + (m_which.depth || lane != TimelineLane::Removals ? kShares[i] : 1) * extra;
        // A line of one device pixel is left between two lanes.
        m_lanes[i]
            = QRectF(QPointF(left, snapped(top)), QPointF(right, std::max(snapped(top), snapped(bottom) - m_pixel)));
        top = bottom;
    }
    m_plot = QRectF(m_lanes.front().topLeft(), QPointF(right, std::max(snapped(bottom + kFoot), m_lanes[0].bottom())));
}

qreal TimelineGeometry::minimumHeight(TimelineLanes lanes)
{
    qreal height = kFoot;
    for (std::size_t i = 0; i < kLeastHeights.size(); ++i)
        height += lanes.has(static_cast<TimelineLane>(i)) ? kLeastHeights[i] : 0;
    return height;
}

qreal TimelineGeometry::preferredHeight(TimelineLanes lanes)
{
    return (lanes.depth ? kPreferred : kPreferredWithoutDepth)
        + lanes.marks() * kLeastHeights[static_cast<std::size_t>(TimelineLane::Hits)];
}

QRectF TimelineGeometry::plotWithMargins() const
{
    return m_plot.adjusted(-kTimelineMargin, 0, kTimelineMargin, 0);
}

QRectF TimelineGeometry::nameOf(TimelineLane lane) const
{
    const QRectF& beside = this->lane(lane);
    if (m_names <= 0 || lane < TimelineLane::Hits || !m_which.has(lane))
        return {};
    return {beside.left() - kTimelineMargin - m_names, beside.top(), m_names, beside.height()};
}

int TimelineGeometry::passAt(qreal x) const
{
    return static_cast<int>(std::clamp(std::floor(timeAt(x)), 0.0, static_cast<double>(m_passCount)));
}

qreal TimelineGeometry::markAt(double time) const
{
    const qreal x = xAt(time);
    if (passWidth() < 2 * kHalfMark)
        return x;
    const double pass = std::ceil(time) - 1;
    return std::clamp(x, xAt(pass) + kHalfMark, xAt(pass + 1) - kHalfMark);
}

qreal TimelineGeometry::snapped(qreal x) const
{
    return std::round(x / m_pixel) * m_pixel;
}

std::vector<TimelineColumn> TimelineGeometry::columns(qreal minWidth) const
{
    // The small difference keeps 4 pixels for 4 from becoming two passes.
    const double together = std::max(1.0, std::ceil(minWidth / passWidth() - 1e-6));
    const int step = static_cast<int>(std::min(together, m_passCount + 1.0));
    const int last = std::min(m_passCount, static_cast<int>(std::ceil(m_to)) - 1);
    const int first = std::max(0, static_cast<int>(std::floor(m_from)));
    std::vector<TimelineColumn> columns;
    for (int pass = first / step * step; pass <= last; pass += step) {
        TimelineColumn column;
        column.first = pass;
        column.last = std::min(pass + step - 1, m_passCount);
        column.left = std::max(m_plot.left(), snapped(xAt(column.first)));
        column.right = std::min(m_plot.right(), snapped(xAt(column.last + 1)));
        // Less than half a pixel at an end is seen in the column beside it.
        if (!columns.empty() && column.right <= column.left)
            columns.back().last = column.last;
        else if (!columns.empty() && columns.back().right <= columns.back().left)
            columns.back() = {column.left, column.right, columns.back().first, column.last};
        else
            columns.push_back(column);
    }
    return columns;
}

} // namespace convoku
