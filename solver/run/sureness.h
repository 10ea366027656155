// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// How sure a trained rule is of each candidate: a real value of 0 … 1 for each, [9, 9, 9], that it keeps by name
/// (`keep likely`), by its place in Recording::networkOf() the pass. At a rule's step, behind all of its layers, that
/// rule's; at the end of a pass that of the only rule that has one. None elsewhere.
std::optional<ValueId> surenessAt(const Recording& recording, Position position);

} // namespace convoku
