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

/// How likely a pass finds each digit of each cell: real values of 0 and above, [9, 9, 9], that the only one of the
/// rules which has such values keeps by name. None if there is no such rule, or more than one, and if a rule remembers:
/// a single pass is no answer then.
std::optional<ValueId> scoresOf(const PassNetwork& pass, const ModelPtr& model, const RuleSet& rules);

} // namespace convoku
