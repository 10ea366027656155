// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace convoku {

/// The nine rules, in the order of network.md. The number is stable: recordings store it.
enum class RuleId : std::uint8_t {
    NakedSingleBox,
    PointingRow,
    PointingColumn,
    HiddenSingleRow,
    HiddenSingleColumn,
    HiddenSingleBox,
    NakedPairRow,
    NakedPairColumn,
    NakedPairBox,
};
inline constexpr int kRuleCount = 9;

enum class RuleFamily : std::uint8_t { NakedSingle, Pointing, HiddenSingle, NakedPair };
inline constexpr int kRuleFamilyCount = 4;

struct RuleInfo
{
    RuleId rule;
    const char* id; ///< "naked_single_box"
    RuleFamily family;
    HouseKind house;
    /// Adds the rule's layers: candidates in, candidates out, both [9, 9, 9] of 0 … 1.
    ValueId (*build)(NetworkBuilder& net, HouseKind house, ValueId candidates);
};

/// All rules, by RuleId.
std::span<const RuleInfo> allRules();
const RuleInfo& infoOf(RuleId rule);
std::optional<RuleId> ruleNamed(std::string_view id);

/// The rules of a run in the order in which a pass runs them.
using RuleSet = std::vector<RuleId>;
/// Rules 1–9, the default.
RuleSet classicRules();
/// Rules 1–6.
RuleSet basicRules();

// One file a rule; the three houses of a rule share their layers but for the kernel.
ValueId buildNakedSingle(NetworkBuilder& net, HouseKind house, ValueId candidates);
ValueId buildPointing(NetworkBuilder& net, HouseKind house, ValueId candidates);
ValueId buildHiddenSingle(NetworkBuilder& net, HouseKind house, ValueId candidates);
ValueId buildNakedPair(NetworkBuilder& net, HouseKind house, ValueId candidates);

} // namespace convoku
