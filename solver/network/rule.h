// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <cstdint>
#include <string>
#include <vector>

namespace convoku {

/// A rule of a network: its place in Model::rules, from 0. Recordings store it; files name the rule by its id.
enum class RuleId : std::uint8_t {};

/// How what a rule finds is read and told. A rule whose layers are those of none of the others is an Other one: then
/// only what would have saved a candidate says why it went.
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

/// What a rule looks like, in small.
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

/// What a rule's count must equal for it to find something: one candidate of a cell, one line of a box, one place in a
/// house, two cells of a pair. Of an Other rule nobody knows.
constexpr int decidingCount(const RuleKind& rule)
{
    return rule.size;
}

/// What a rule is, whichever network it stands in.
struct RuleInfo : RuleKind
{
    std::string id; ///< "naked_single_box", unique in its network
    std::string houseName; ///< of one for a house of the network's own, which its id ends with; empty: of the others

    friend bool operator==(const RuleInfo&, const RuleInfo&) = default;
};

/// The rules of a run in the order in which a pass runs them.
using RuleSet = std::vector<RuleId>;

} // namespace convoku
