// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule.h"

#include "solver/network/rules/rule_layers.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

constexpr std::array<RuleInfo, kRuleCount> kRules{{
    {RuleId::NakedSingleBox, "naked_single_box", RuleFamily::NakedSingle, HouseKind::Box},
    {RuleId::PointingRow, "pointing_row", RuleFamily::Pointing, HouseKind::Row},
    {RuleId::PointingColumn, "pointing_column", RuleFamily::Pointing, HouseKind::Column},
    {RuleId::HiddenSingleRow, "hidden_single_row", RuleFamily::HiddenSingle, HouseKind::Row},
    {RuleId::HiddenSingleColumn, "hidden_single_column", RuleFamily::HiddenSingle, HouseKind::Column},
    {RuleId::HiddenSingleBox, "hidden_single_box", RuleFamily::HiddenSingle, HouseKind::Box},
    {RuleId::NakedPairRow, "naked_pair_row", RuleFamily::NakedPair, HouseKind::Row},
    {RuleId::NakedPairColumn, "naked_pair_column", RuleFamily::NakedPair, HouseKind::Column},
    {RuleId::NakedPairBox, "naked_pair_box", RuleFamily::NakedPair, HouseKind::Box},
}};

} // namespace

std::span<const RuleInfo> allRules()
{
    return kRules;
}

const RuleInfo& infoOf(RuleId rule)
{
    return kRules.at(static_cast<std::size_t>(rule));
}

std::optional<RuleId> ruleNamed(std::string_view id)
{
    const auto it = std::find_if(kRules.begin(), kRules.end(), [id](const RuleInfo& info) { return id == info.id; });
    return it == kRules.end() ? std::nullopt : std::optional(it->rule);
}

RuleSet classicRules()
{
    RuleSet rules;
    for (const RuleInfo& info : kRules)
        rules.push_back(info.rule);
    return rules;
}

RuleSet basicRules()
{
    RuleSet rules = classicRules();
    std::erase_if(rules, [](RuleId rule) { return infoOf(rule).family == RuleFamily::NakedPair; });
    return rules;
}

ValueId buildRuleLayers(NetworkBuilder& net, RuleId rule, ValueId candidates)
{
    const RuleInfo& info = infoOf(rule);
    return buildRuleLayers(net, ruleTextOf(info.family), info.house, candidates);
}

} // namespace convoku
