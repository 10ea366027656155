// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/drawing/timeline_geometry.h"
#include "solver/run/overview.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace convoku {

inline constexpr double kTimelineTextSize = 12;

/// Contents of the timeline, as plain data. Times are those of timeOf().
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
    int mostRemoved = 0; ///< by the pass that the highest bar can stand for; 0: by that of the run
    double from = 0; ///< the part of the run in view
    double to = 1;
    std::vector<double> hits; ///< of breakpoints, ascending
    std::vector<double> bookmarks; ///< ascending; the first one has the number 1
    std::vector<ChangeMark> changes; ///< of the picked candidate, ascending
    std::vector<double> chain; ///< of the proof that is looked at, ascending
    QString picked; ///< its name; empty: none is picked
    bool showsDepths = true; ///< there is room for their lane
    bool showsPicked = true; ///< the picked candidate may have a lane

    // Drawn over the lanes
    std::optional<Passes> range; ///< outside it is dimmed
    double playhead = 1;
    QString playheadText; ///< its address; empty: it is being typed, and no flag is drawn
    std::optional<double> hover;

    TimelineLanes lanes() const
    {
        return {showsDepths, !hits.empty(), !bookmarks.empty(), showsPicked && !changes.empty(), !chain.empty()};
    }
    int passCount() const { return run == nullptr || run->isEmpty() ? 0 : run->passCount(); }
};

/// The geometry of a scene in an area.
TimelineGeometry geometryOf(const TimelineScene& scene, const QRectF& area, qreal devicePixelRatio);

// Its layers, for those who keep the middle one, which is slow: only the others change when the position or the mouse
// moves.
/// The ground, and the pass that is looked at.
void paintTimelineGround(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme);
/// Lanes and marks on nothing, as they are before the position or behind it (the future is paler). The time it takes
/// depends on the width, hardly on the number of passes.
enum class TimelineTense { Past, Future };
void paintTimelineLanes(
    QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme, TimelineTense tense);
/// Returns the parts of the area that show the past: two rectangles, since a bar belongs to a whole pass.
std::array<QRectF, 2> pastOf(const TimelineGeometry& geometry, const TimelineScene& scene, const QRectF& area);
/// Range, the flag, hover line, the hit that is looked at.
void paintTimelineOverlay(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme);

/// Draws the line of the position down to `bottom`, and over it the flag with its text; an empty text has none.
void paintTimelinePlayhead(QPainter& painter, const TimelineGeometry& geometry, qreal bottom, double playhead,
    const QString& text, const Theme& theme);
/// Returns the place of the flag: around its text, inside the plot.
QRectF timelineFlag(const TimelineGeometry& geometry, double playhead, qreal textWidth);

} // namespace convoku
