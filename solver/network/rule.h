// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <cstdint>
#include <string>
#include <vector>

namespace convoku {

/// A rule of a network: its place in Model::rules, from 0. Recordings store it; files name the rule by its id.
enum class RuleId : std::uint8_t {};

/// The pattern that a rule finds, which decides how its findings are read and explained. A rule with layers unlike
/// those of all other families is an Other one: its only explanation of a removal is what would have kept the
/// candidate.
enum class RuleFamily : std::uint8_t {
    NakedSingle,
    Pointing, ///< a box has a digit in one line only
    HiddenSingle,
    NakedPair, ///< and triple, quad …
    HiddenPair, ///< and triple, quad …
    Fish, ///< X-wing, swordfish, jellyfish …
    Claiming, ///< a line has a digit in one box only
    Other,
};
inline constexpr int kRuleFamilyCount = 8;

/// The properties that classify a rule.
struct RuleKind
{
    RuleFamily family = RuleFamily::Other; ///< one for a house of the network's own is always an Other
    HouseKind house = HouseKind::Row; ///< where it is not one for a house of the network's own
    int ownHouse = -1; ///< of these the place in Model::houses
    int size = 1; ///< how many a finding takes: 2 cells of a pair, 3 lines of a swordfish
    bool laid = false; ///< its layers are those of the kernel `subset`
    bool noHouse
        = false; ///< it speaks of no house at all: layers that were read from a file. Then `house` says nothing

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
    std::string houseName; ///< of one for a house of the network's own, which its id ends with; empty: of the others

    friend bool operator==(const RuleInfo&, const RuleInfo&) = default;
};

/// The rules of a run in the order in which a pass runs them.
using RuleSet = std::vector<RuleId>;

} // namespace convoku
