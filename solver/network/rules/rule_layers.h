// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"
#include "solver/network/rules/rule.h"
#include "solver/network/rules/rule_text.h"

#include <optional>

namespace convoku {

/// Adds the rule's layers to the open group: candidates in, candidates out, both [9, 9, 9] of 0 … 1. Apart from rule.h,
/// which nearly everything reads, so that a change of the builder concerns only those who build.
ValueId buildRuleLayers(NetworkBuilder& net, RuleId rule, ValueId candidates);
/// The same of a rule that was read. Throws Error, with line and column, for what checkRule() finds.
ValueId buildRuleLayers(NetworkBuilder& net, const RuleText& rule, HouseKind house, ValueId candidates);

/// What keeps the rule from having layers for one of its houses: words that the language does not know, shapes that
/// don't fit, values that would no longer be exact. None where all is well.
std::optional<RuleMistake> checkRule(const RuleText& rule);

/// The text of a family that comes with the program, resources/networks/rules.
const RuleText& ruleTextOf(RuleFamily family);

} // namespace convoku
