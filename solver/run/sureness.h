// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/pass.h"
#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// How sure a trained rule is of each candidate: a real value of 0 … 1 for each, [9, 9, 9], that it keeps by name
/// (`keep likely`), by its place in Recording::networkOf() the pass. At a rule's step, behind all of its layers, that
/// rule's; at the end of a pass that of the only rule that has one. None elsewhere.
std::optional<ValueId> surenessAt(const Recording& recording, Position position);

/// Returns the value that says how likely each digit of each cell is: real numbers of 0 and above, [9, 9, 9], kept by
/// name in a rule. Returns none if no rule or more than one has such a value, or if a rule has a memory: a single pass
/// is no answer then.
std::optional<ValueId> scoresOf(const PassNetwork& pass, const ModelPtr& model, const RuleSet& rules);

} // namespace convoku
