// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// The event of that kind in the step of a position; null if there is none.
const Event* eventAt(const Recording& recording, Position position, EventKind kind);
/// The first event of that kind in a pass; null if there is none.
const Event* eventIn(const Recording& recording, int pass, EventKind kind);

/// Each of these functions returns the position to which a step leads; none if the recording ends in that direction.
/// Positions must be in the recording.

/// A pass in which a guess fails is two moments: what its verdict saw, and the taking back at its end. This is the
/// first of the two, the end of the verdict's step. None where the pass takes no guess back; where its verdict saw
/// nothing new (a solution of the pass before is taken back to look for another one); and where there is no such pass.
std::optional<Position> beforeTakingBack(const Recording& recording, int pass);

/// Returns the position with which a position is compared: for the end of a pass, and for the position before it undoes
/// a guess, previousPass(); for all others the step before, even if nothing happened in it. Returns none at the start.
std::optional<Position> comparedWith(const Recording& recording, Position position);

/// The end of the current pass, or of the next one where the position is at the end of a pass. A pass that takes a
/// guess back is two places: beforeTakingBack() it, and its end.
std::optional<Position> nextPass(const Recording& recording, Position position);
/// The end of the pass before; from the end of a pass that has taken a guess back beforeTakingBack() it.
std::optional<Position> previousPass(const Recording& recording, Position position);

/// The end of the next rule (or verdict or search) of the pass, and on into the next pass; from inside the layers of a
/// step its end. With `skipIdle` steps at which nothing happened are left out; the last one of a run is not.
std::optional<Position> nextStep(const Recording& recording, Position position, bool skipIdle);
std::optional<Position> previousStep(const Recording& recording, Position position, bool skipIdle);

/// The next layer: from the end of a step the first layer of the next one, from the last layer the end of its step, so
/// that its outcome is seen. `skipIdle` leaves out the steps at which nothing happened, with all their layers.
std::optional<Position> nextLayer(const Recording& recording, Position position, bool skipIdle);
std::optional<Position> previousLayer(const Recording& recording, Position position, bool skipIdle);

/// The first layer of the step that has just been done at a position; none at the start.
std::optional<Position> intoLayers(const Recording& recording, Position position);

/// The end of the enclosing level: of the step from inside its layers, of the pass from inside the pass, of the
/// recording from the end of a pass.
std::optional<Position> outOf(const Recording& recording, Position position);
/// The same backwards: what was before the enclosing step, the enclosing pass, the run.
std::optional<Position> outOfBackwards(const Recording& recording, Position position);

} // namespace convoku
