// SPDX-License-Identifier: MIT
#include "app/painting/timeline_geometry.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace convoku {
namespace {

constexpr qreal kNames = 82;
/// Below this width the names give way to the passes.
constexpr qreal kLeastWidthWithNames = 320;
/// Half a mark, and a little air.
constexpr qreal kMargin = 7;
constexpr qreal kHalfMark = 5;

/// Lanes of marks have the height of their marks; what is left over goes to removals and depth.
constexpr std::array<qreal, kTimelineLaneCount> kLeastHeights{21, 20, 16, 27, 12, 14, 12};
constexpr std::array<qreal, kTimelineLaneCount> kShares{0, 0.58, 0.42, 0, 0, 0, 0};
constexpr qreal kPreferredExtra = 38;

} // namespace

TimelineGeometry::TimelineGeometry(const QRectF& area, int passCount, double from, double to, qreal devicePixelRatio)
    : m_passCount(std::max(passCount, 0))
    , m_from(from)
    , m_to(std::max(to, from + 1e-6))
    , m_pixel(1 / devicePixelRatio)
    , m_names(area.width() < kLeastWidthWithNames ? 0 : kNames)
{
    const qreal left = snapped(area.left() + m_names + kMargin);
    const qreal right = std::max(left + 1, snapped(area.right() - kMargin));
    const qreal extra = std::max(0.0, area.height() - minimumHeight());
    qreal top = area.top();
    qreal bottom = area.top();
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        bottom += kLeastHeights[i] + kShares[i] * extra;
        // A line of one device pixel is left between two lanes.
        m_lanes[i] = QRectF(QPointF(left, snapped(top)), QPointF(right, snapped(bottom) - m_pixel));
        top = bottom;
    }
    m_plot = QRectF(m_lanes.front().topLeft(), m_lanes.back().bottomRight());
}

qreal TimelineGeometry::minimumHeight()
{
    return std::accumulate(kLeastHeights.begin(), kLeastHeights.end(), 0.0);
}

qreal TimelineGeometry::preferredHeight()
{
    return minimumHeight() + kPreferredExtra;
}

QRectF TimelineGeometry::plotWithMargins() const
{
    return m_plot.adjusted(-kMargin, 0, kMargin, 0);
}

QRectF TimelineGeometry::nameOf(TimelineLane lane) const
{
    const QRectF& beside = this->lane(lane);
    return {beside.left() - kMargin - m_names, beside.top(), m_names, beside.height()};
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
