// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/timeline_geometry.h"
#include "solver/run/overview.h"

#include <QPointF>

#include <vector>

namespace convoku {

/// A guess as long as it stands.
struct DepthLine
{
    int depth = 1;
    double from = 0; ///< times
    double to = 0;
    bool begins = false; ///< in view, with a mark
    bool ends = false;
};

/// An event of the search, with its place.
struct DepthMark
{
    enum class Kind { Guess, Backtrack, Solution, End };
    Kind kind = Kind::Guess;
    int pass = 0;
    int depth = 0; ///< of the guess; 0: of none
    QPointF at;
};

/// The search of the passes in view as lines and marks, or, where these would lie on each other, as nothing but the
/// end: then columns tell how many there are.
struct TimelineDepths
{
    bool gathered = false;
    std::vector<DepthLine> lines;
    std::vector<DepthMark> marks;
};
TimelineDepths depthsOf(const RunOverview& run, const TimelineGeometry& geometry);

/// Room for a guess in the lane, and the middle of the one at a depth (from 1), which grow upwards.
qreal depthHeight(const RunOverview& run, const TimelineGeometry& geometry);
qreal depthY(const RunOverview& run, const TimelineGeometry& geometry, double depth);

} // namespace convoku
