// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <cstdint>
#include <string>
#include <vector>

namespace convoku {

/// Identifies a rule of a network: its index in Model::rules, from 0. Recordings store it; files name the rule by its
/// id.
enum class RuleId : std::uint8_t {};

/// The pattern that a rule finds, which decides how its findings are read and explained. A rule with layers unlike
/// those of all other families is Other: the only explanation of its removals is a change that would have kept the
/// candidate.
enum class RuleFamily : std::uint8_t {
    NakedSingle,
    Pointing, ///< a box has a digit in one line only
    HiddenSingle,
    NakedPair, ///< also triple, quad …
    HiddenPair, ///< also triple, quad …
    Fish, ///< X-wing, swordfish, jellyfish …
    Claiming, ///< a line has a digit in one box only
    Other,
};
inline constexpr int kRuleFamilyCount = 8;

/// The properties that classify a rule.
struct RuleKind
{
    RuleFamily family = RuleFamily::Other; ///< a rule for a custom house is always Other
    HouseKind house = HouseKind::Row; ///< kind of house, unless ownHouse ≥ 0 or noHouse
    int ownHouse = -1; ///< index in Model::houses of a custom house; −1: a classic kind of house
    int size = 1; ///< size of a finding: 2 cells of a pair, 3 lines of a swordfish
    bool laid = false; ///< true: its layers are those of the kernel `subset`
    bool noHouse = false; ///< true: layers read from a file, without any house; `house` is meaningless then

    friend bool operator==(const RuleKind&, const RuleKind&) = default;
};

/// Returns the count at which a rule finds something: one candidate of a cell, one line of a box, one place in a house,
/// two cells of a pair. For an Other rule it means nothing.
constexpr int decidingCount(const RuleKind& rule)
{
    return rule.size;
}

/// The description of a rule, independent of the network that has it.
struct RuleInfo : RuleKind
{
    std::string id; ///< "naked_single_box", unique in its network
    std::string houseName; ///< name of a custom house, also the end of `id`; empty: a classic kind of house

    friend bool operator==(const RuleInfo&, const RuleInfo&) = default;
};

/// The rules of a run in the order in which a pass runs them.
using RuleSet = std::vector<RuleId>;

} // namespace convoku
