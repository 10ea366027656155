// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/pass.h"
#include "solver/run/recording.h"

#include <optional>

namespace convoku {

/// Returns the value that says how sure a trained rule is of each candidate: real numbers of 0 … 1, [9, 9, 9], which
/// the rule keeps by name (`keep likely`). The id belongs to Recording::networkOf() the pass. At the end of a rule's
/// step, it is that rule's value; at the end of a pass, that of the only rule that has one. Returns none elsewhere.
std::optional<ValueId> surenessAt(const Recording& recording, Position position);

/// Returns the value that says how likely each digit of each cell is: real numbers of 0 and above, [9, 9, 9], kept by
/// name in a rule. Returns none if no rule or more than one has such a value, or if a rule has a memory: a single pass
/// is no answer then.
std::optional<ValueId> scoresOf(const PassNetwork& pass, const ModelPtr& model, const RuleSet& rules);

} // namespace convoku
