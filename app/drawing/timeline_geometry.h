// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

#include <array>
#include <vector>

namespace convoku {

/// From the top.
enum class TimelineLane { Ruler, Removals, Depth, Hits, Bookmarks, Changes, Chain };
inline constexpr int kTimelineLaneCount = 7;

/// The lanes that are there: those of marks only when something stands in them.
struct TimelineLanes
{
    bool depth = true;
    bool hits = false;
    bool bookmarks = false;
    bool changes = false;
    bool chain = false;

    bool has(TimelineLane lane) const;
    /// Returns the number of lanes of marks.
    int marks() const { return int{hits} + int{bookmarks} + int{changes} + int{chain}; }
    friend bool operator==(TimelineLanes, TimelineLanes) = default;
};

/// Passes that are drawn as one, between two whole device pixels.
struct TimelineColumn
{
    qreal left = 0;
    qreal right = 0;
    int first = 0;
    int last = 0;

    qreal width() const { return right - left; }
    qreal middle() const { return (left + right) / 2; }
};

/// Lays out the timeline. Time runs across, as timeOf() counts it: pass p takes up p … p + 1.
class TimelineGeometry
{
public:
    /// Shows the times from … to of a run with that many passes.
    TimelineGeometry(const QRectF& area, int passCount, double from, double to, qreal devicePixelRatio = 1,
        TimelineLanes lanes = {});

    /// Returns the height in a window of usual height: 94, less without depths, more with marks.
    static qreal preferredHeight(TimelineLanes lanes);
    static qreal minimumHeight(TimelineLanes lanes);

    int passCount() const { return m_passCount; }
    double from() const { return m_from; }
    double to() const { return m_to; }
    /// One device pixel in logical pixels.
    qreal pixel() const { return m_pixel; }
    /// All lanes, without their names.
    const QRectF& plot() const { return m_plot; }
    /// The plot with the margins that marks at its ends stand out into.
    QRectF plotWithMargins() const;
    /// Empty where there is none.
    const QRectF& lane(TimelineLane lane) const { return m_lanes[static_cast<std::size_t>(lane)]; }
    const TimelineLanes& lanes() const { return m_which; }
    /// Only lanes of marks have names; empty where there is no room for them.
    QRectF nameOf(TimelineLane lane) const;

    /// Width of a pass.
    qreal passWidth() const { return m_plot.width() / (m_to - m_from); }
    qreal xAt(double time) const { return m_plot.left() + (time - m_from) * passWidth(); }
    double timeAt(qreal x) const { return m_from + (x - m_plot.left()) / passWidth(); }
    /// The pass at x, from the first to the last one of the run.
    int passAt(qreal x) const;
    /// Returns the middle of the mark of a time: at the time, but inside its pass if the pass is wide enough.
    qreal markAt(double time) const;
    /// The nearest whole device pixel.
    qreal snapped(qreal x) const;

    /// The passes in view, each in exactly one column; columns touch and are at least `minWidth` wide, but for the ends
    /// of the run and of the view. Several passes in one column are the same ones wherever the view begins, so that
    /// nothing flickers when it moves.
    std::vector<TimelineColumn> columns(qreal minWidth) const;

private:
    int m_passCount;
    double m_from;
    double m_to;
    qreal m_pixel;
    TimelineLanes m_which;
    qreal m_names = 0;
    QRectF m_plot;
    std::array<QRectF, kTimelineLaneCount> m_lanes;
};

} // namespace convoku
