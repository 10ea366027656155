// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "solver/run/inspection.h"

namespace convoku {

/// Small pictures of all that a group reads and computes.
Thumbnails thumbnailsOf(const Inspection& values, const Group& group, const Theme& theme);
/// The same, but of a value with a plane for each digit (or pair) only that one (the digit's first); lines, one
/// for each digit, are a table. digit: from 0.
Thumbnails planeThumbnailsOf(const Inspection& values, const Group& group, int digit, const Theme& theme);
/// Returns small pictures of the values that the groups of a network read and hand on.
Thumbnails thumbnailsOfGroups(const Inspection& values, const Theme& theme);

} // namespace convoku
