// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// Returns the place of the layer that decides what a step does: the count that a rule's finding depends on; at a
/// contradiction the sum that exceeds 1, or the count of a cell that has no candidate left; elsewhere the first count
/// of the step. At the end of a pass the step is the verdict that saw a contradiction, or the first rule that removed
/// something. None at the start.
std::optional<Position> decidingPlace(const Recording& recording, Position position);

} // namespace convoku
