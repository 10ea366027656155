// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// Where a step leads from a position; none where the recording has nothing more in that direction. Positions must be
/// in the recording.

/// The end of the current pass, or of the next one where the position is at the end of a pass.
std::optional<Position> nextPass(const Recording& recording, Position position);
/// The end of the pass before.
std::optional<Position> previousPass(const Recording& recording, Position position);

/// The next rule (or verdict or search) of the pass, and on into the next pass. With `skipIdle` steps at which nothing
/// happened are left out; the last one of a run is not.
std::optional<Position> nextStep(const Recording& recording, Position position, bool skipIdle);
std::optional<Position> previousStep(const Recording& recording, Position position, bool skipIdle);

} // namespace convoku
