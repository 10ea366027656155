// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/drawing/timeline_geometry.h"
#include "solver/run/overview.h"

#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace convoku {

/// Several runs on one axis of passes, a lane each.
struct RunLanes
{
    struct Lane
    {
        QString name;
        const RunOverview* run = nullptr; ///< outlives the scene
        bool running = false;
        bool solved = false; ///< its end is a solution
        std::vector<int> costs = {}; ///< of a search for the least: by position, in place of what passes removed
        std::optional<int> parting = {}; ///< the pass from which on it is other than the first run
        QString note = {}; ///< below the name
        QString end = {}; ///< behind the end; below the name where there is no room
    };
    std::vector<Lane> lanes;
    int position = 0; ///< a pass; behind a run's end that one stays at its end

    /// Returns the number of passes of the longest run.
    int passCount() const;
};

/// Height of a picture with so many lanes, and the least that they can be painted in.
qreal runLanesHeight(std::size_t lanes);
qreal leastRunLanesHeight(std::size_t lanes);
/// The axis of all lanes.
TimelineGeometry geometryOf(const RunLanes& scene, const QRectF& area, qreal devicePixelRatio);
/// Left of the lanes: their names, and room for something above them.
QRectF runLanesCorner(const QRectF& area);
/// Returns the rectangle of a lane, including its name.
QRectF laneRect(const RunLanes& scene, const QRectF& area, std::size_t lane);

/// Draws the numbers of passes, in each lane what the passes removed as bars of one scale, or what its boards cost as
/// steps of a scale of their own, a dot where it parts from the first one, and its end: a diamond for a solution, else
/// a bar. Over all of them lies the position. Fills the area. Leaves the painter as it was.
void paintRunLanes(QPainter& painter, const QRectF& area, const RunLanes& scene, const Theme& theme);

} // namespace convoku
