// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"
#include "solver/network/rules/rule.h"

namespace convoku {

/// Adds the rule's layers to the open group: candidates in, candidates out, both [9, 9, 9] of 0 … 1. Apart from rule.h,
/// which nearly everything reads, so that a change of the builder concerns only those who build.
ValueId buildRuleLayers(NetworkBuilder& net, RuleId rule, ValueId candidates);

// One file a rule; the three houses of a rule share their layers but for the kernel.
ValueId buildNakedSingle(NetworkBuilder& net, HouseKind house, ValueId candidates);
ValueId buildPointing(NetworkBuilder& net, HouseKind house, ValueId candidates);
ValueId buildHiddenSingle(NetworkBuilder& net, HouseKind house, ValueId candidates);
ValueId buildNakedPair(NetworkBuilder& net, HouseKind house, ValueId candidates);

} // namespace convoku
