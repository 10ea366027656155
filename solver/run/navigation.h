// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// Returns the event of that kind in the step of a position; null if there is none.
const Event* eventAt(const Recording& recording, Position position, EventKind kind);
/// Returns the first event of that kind in a pass; null if there is none.
const Event* eventIn(const Recording& recording, int pass, EventKind kind);

/// Each of the following functions returns the position to which a step leads; none if the recording ends in that
/// direction. Positions must be in the recording.

/// Returns the first of the two moments of a pass that undoes a guess: the end of the verdict's step, with the state
/// that the verdict examined. The second moment is the end of the pass, after the guess is undone. Returns none if the
/// pass undoes no guess, if its verdict found nothing new (a solution of the previous pass is undone to look for
/// another one), and if there is no such pass.
std::optional<Position> beforeBacktrack(const Recording& recording, int pass);

/// Returns the position with which a position is compared: for the end of a pass, and for the position before it undoes
/// a guess, previousPass(); for all others the step before, even if nothing happened in it. Returns none at the start.
std::optional<Position> comparedWith(const Recording& recording, Position position);

/// Returns the end of the current pass, or of the next one if the position is at the end of a pass. A pass that undoes
/// a guess has two positions: beforeBacktrack() of the pass, and its end.
std::optional<Position> nextPass(const Recording& recording, Position position);
/// Returns the end of the previous pass. From the end of a pass that undid a guess, returns beforeBacktrack() of that
/// pass.
std::optional<Position> previousPass(const Recording& recording, Position position);

/// Returns the end of the next rule (or verdict or search), in the next pass if necessary; from inside the layers of a
/// step, the end of that step. `skipIdle` skips steps in which nothing happened, except the last step of a run.
std::optional<Position> nextStep(const Recording& recording, Position position, bool skipIdle);
std::optional<Position> previousStep(const Recording& recording, Position position, bool skipIdle);

/// Returns the next layer: from the end of a step the first layer of the next one, from the last layer the end of its
/// step, so that its result is visible. `skipIdle` skips steps in which nothing happened, with all their layers.
std::optional<Position> nextLayer(const Recording& recording, Position position, bool skipIdle);
std::optional<Position> previousLayer(const Recording& recording, Position position, bool skipIdle);

/// Returns the first layer of the step that ends at a position; none at the start.
std::optional<Position> intoLayers(const Recording& recording, Position position);

/// Returns the end of the enclosing level: of the step from inside its layers, of the pass from inside the pass, of the
/// recording from the end of a pass.
std::optional<Position> outOf(const Recording& recording, Position position);
/// Returns the position before the enclosing step, the enclosing pass, or the run.
std::optional<Position> outOfBackwards(const Recording& recording, Position position);

} // namespace convoku
