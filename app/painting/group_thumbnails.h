// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/graph_painter.h"
#include "solver/run/inspection.h"

namespace convoku {

/// Small pictures of all that a group reads and computes.
Thumbnails thumbnailsOf(const Inspection& values, const Group& group, const Theme& theme);
/// Of what the groups of a network read and hand on.
Thumbnails thumbnailsOfGroups(const Inspection& values, const Theme& theme);

} // namespace convoku
