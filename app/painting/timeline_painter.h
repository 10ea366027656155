// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/theme.h"
#include "app/painting/timeline_geometry.h"
#include "solver/run/overview.h"

#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace convoku {

inline constexpr double kTimelineTextSize = 11;

/// What the timeline shows, as plain data. Times are those of timeOf().
struct TimelineScene
{
    enum class Change { Went, Came, Stayed };
    struct ChangeMark
    {
        double time = 0;
        Change change = Change::Went;
    };
    /// Both included.
    struct Passes
    {
        int first = 0;
        int last = 0;
    };

    const RunOverview* run = nullptr; ///< outlives the scene; none, or an empty one: no run yet
    double from = 0; ///< the part of the run in view
    double to = 1;
    std::vector<double> hits; ///< of breakpoints, ascending
    std::vector<double> bookmarks; ///< ascending; the first one has the number 1
    std::vector<ChangeMark> changes; ///< of the picked candidate, ascending
    QString picked; ///< its name; empty: none is picked

    // What lies over the lanes
    std::optional<Passes> range; ///< outside it is dimmed
    double playhead = 1;
    QString playheadText; ///< its address
    std::optional<double> hover;

    int passCount() const { return run == nullptr || run->isEmpty() ? 0 : run->passCount(); }
};

/// The geometry of a scene in an area.
TimelineGeometry geometryOf(const TimelineScene& scene, const QRectF& area, qreal devicePixelRatio);

/// Draws the whole timeline and fills the area. Leaves the painter as it was.
void paintTimeline(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme);

// Its two layers, for those who keep the first one: only the second changes when the position or the mouse moves.
/// Lanes and marks. The time it takes depends on the width, hardly on the number of passes.
void paintTimelineLanes(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme);
/// Range, the pass that is looked at, playhead and hover line.
void paintTimelineOverlay(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme);

/// The part of the search lane that marks of a kind stand in: pushes and how the run ended, contradictions, pops.
QRectF searchRow(const TimelineGeometry& geometry, PassFlag kind);

} // namespace convoku
