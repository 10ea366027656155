// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/views/cube/cube_geometry.h"
#include "app/views/cube/cube_scene.h"

#include <optional>

class QPainter;

namespace convoku {

/// Room that the labels of the cube need on each side, for letters of the usual size.
inline constexpr qreal kCubeMargin = 34;

/// Draws the cube of candidates with the slice that is looked at and what the kernel lit in it. `marks`: how much of
/// the slice and of what is lit shows, 0 … 1: a turn from one rule to another fades between theirs. `spread`: how far
/// the candidates of a cell are apart, 0 … 1: as in the cube, as pencil marks on the board. Fills no ground.
void paintCube(QPainter& painter, const CubeGeometry& geometry, const CubeScene& scene, const Theme& theme,
    double marks = 1, double spread = 0);

/// The candidate that is drawn at a point: of those that are there, one of the slice before others, and what is in
/// front before what is behind.
std::optional<Candidate> cubeCandidateAt(const CubeGeometry& geometry, const CubeScene& scene, QPointF point);

} // namespace convoku
