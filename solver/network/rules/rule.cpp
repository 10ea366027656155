// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule.h"

#include "solver/network/text/part_layers.h"

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

RuleSet rulesOf(std::string_view network)
{
    RuleSet rules;
    for (const NetworkText& shipped : shippedNetworks().networks) {
        for (const NetworkText::Step& step : shipped.rules) {
            if (shipped.id == network)
                rules.push_back(ruleNamed(step.id()).value());
        }
    }
    return rules;
}

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
    static const RuleSet kRules = rulesOf("article");
    return kRules;
}

RuleSet basicRules()
{
    static const RuleSet kRules = rulesOf("basic");
    return kRules;
}

} // namespace convoku
