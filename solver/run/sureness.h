// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/pass.h"
#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// Returns the value that holds how sure a trained rule is of each candidate: real numbers of 0 … 1, [9, 9, 9], which
/// the rule keeps by name (`keep likely`). The id belongs to Recording::networkOf() of the pass. At the end of a rule's
/// step, it is the value of that rule; at the end of a pass, the value of the only rule that has one. Returns none at
/// other positions.
std::optional<ValueId> surenessAt(const Recording& recording, Position position);

/// Returns the value that holds how likely each digit of each cell is: real numbers ≥ 0, [9, 9, 9], kept by name in a
/// rule. Returns none if no rule or more than one has such a value, or if a rule has a memory: the result of a single
/// pass is not an answer then.
std::optional<ValueId> scoresOf(const PassNetwork& pass, const ModelPtr& model, const RuleSet& rules);

} // namespace convoku
