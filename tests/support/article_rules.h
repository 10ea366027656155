// SPDX-License-Identifier: MIT
// The article's nine rules by name, written down once more: the program knows them by their texts only.
#pragma once

#include "solver/network/model.h"
#include "solver/network/pass.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace convoku {

namespace article {
inline constexpr RuleId NakedSingleBox{0};
inline constexpr RuleId PointingRow{1};
inline constexpr RuleId PointingColumn{2};
inline constexpr RuleId HiddenSingleRow{3};
inline constexpr RuleId HiddenSingleColumn{4};
inline constexpr RuleId HiddenSingleBox{5};
inline constexpr RuleId NakedPairRow{6};
inline constexpr RuleId NakedPairColumn{7};
inline constexpr RuleId NakedPairBox{8};
} // namespace article

inline constexpr int kRuleCount = 9;

struct ArticleRule
{
    RuleId rule{};
    const char* id = "";
    RuleFamily family = RuleFamily::Other;
    HouseKind house = HouseKind::Row;
};

inline std::span<const ArticleRule> allRules()
{
    static constexpr std::array<ArticleRule, kRuleCount> kRules{{
        {article::NakedSingleBox, "naked_single_box", RuleFamily::NakedSingle, HouseKind::Box},
        {article::PointingRow, "pointing_row", RuleFamily::Pointing, HouseKind::Row},
        {article::PointingColumn, "pointing_column", RuleFamily::Pointing, HouseKind::Column},
        {article::HiddenSingleRow, "hidden_single_row", RuleFamily::HiddenSingle, HouseKind::Row},
        {article::HiddenSingleColumn, "hidden_single_column", RuleFamily::HiddenSingle, HouseKind::Column},
        {article::HiddenSingleBox, "hidden_single_box", RuleFamily::HiddenSingle, HouseKind::Box},
        {article::NakedPairRow, "naked_pair_row", RuleFamily::NakedPair, HouseKind::Row},
        {article::NakedPairColumn, "naked_pair_column", RuleFamily::NakedPair, HouseKind::Column},
        {article::NakedPairBox, "naked_pair_box", RuleFamily::NakedPair, HouseKind::Box},
    }};
    return kRules;
}

inline const ArticleRule& infoOf(RuleId rule)
{
    return allRules()[static_cast<std::size_t>(rule)];
}

inline std::optional<RuleId> ruleNamed(std::string_view id)
{
    return articleModel()->find(id);
}

/// Returns the rule of the article's network.
inline const Model::Rule& ruleOf(RuleId rule)
{
    return articleModel()->rule(rule);
}

inline Network buildRule(RuleId rule)
{
    return buildRule(*articleModel(), rule);
}

inline Network buildSideBySide(const RuleSet& rules)
{
    return buildSideBySide(*articleModel(), rules);
}

inline Network buildEncode()
{
    return buildEncode(*articleModel());
}

} // namespace convoku
