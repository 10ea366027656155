// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// Returns the position of the layer that decides the result of a step: the count that a rule's finding depends on; at
/// a contradiction the sum that exceeds 1, or the count of a cell that has no candidate left; otherwise the first count
/// of the step. At the end of a pass the step is the verdict that found a contradiction, or the first rule that removed
/// something. Returns none at the start.
std::optional<Position> decidingPlace(const Recording& recording, Position position);

} // namespace convoku
