// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

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

/// What a rule's count must equal for it to find something: one candidate of a cell, one line of a box, one place in a
/// house; but two cells of a pair.
constexpr int decidingCount(RuleFamily family)
{
    return family == RuleFamily::NakedPair ? 2 : 1;
}

struct RuleInfo
{
    RuleId rule;
    const char* id; ///< "naked_single_box"
    RuleFamily family;
    HouseKind house;
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

// Names of the values inside a rule's group that say what the rule found: the explanation reads them.
inline constexpr const char* kCount = "count"; ///< the sum that the finding hangs on; see decidingCount
inline constexpr const char* kNakedSingleCause = "single"; ///< [9, 9, 9]: the candidate is the only one of its cell
inline constexpr const char* kPointingCause = "owns"; ///< row [9, 9, 3], column [9, 3, 9]: the box has it only there
inline constexpr const char* kHiddenSingleCause = "only_place"; ///< [9, 9, 9]: the digit has no other place
inline constexpr const char* kNakedPairCells = "pair"; ///< [36, 9, 9]: the cell has exactly the pair's digits
inline constexpr const char* kNakedPairCause = "clears"; ///< [36, 9, 9]: a pair of the house clears its digits here

} // namespace convoku
