// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/element.h"
#include "solver/network/model.h"
#include "solver/run/findings.h"

#include <array>
#include <optional>
#include <vector>

namespace convoku {

/// How the kernel `subset` lies over the candidates: which axis is its values, which its groups, which its places.
/// Digit, Row and Column are the axes of the cube [digit, row, column]; Box and PlaceInBox are none of them: a box's
/// cells are gathered before they can lie side by side.
struct CubeLaying
{
    Axis value = Axis::Digit;
    Axis group = Axis::Row;
    Axis place = Axis::Column;

    /// Whether a group is a slice of the cube; not of boxes.
    constexpr bool isSlice() const { return group != Axis::Box; }
    friend constexpr bool operator==(const CubeLaying&, const CubeLaying&) = default;
};

/// Two of the three that change places.
enum class Exchange : std::uint8_t { ValuePlace, ValueGroup, GroupPlace };
inline constexpr std::array<Exchange, 3> kExchanges{Exchange::ValuePlace, Exchange::ValueGroup, Exchange::GroupPlace};

/// How a rule of that kind lies, whether its layers are the kernel's or say the same in another way. None for pointing,
/// claiming, and rules that somebody wrote.
std::optional<CubeLaying> layingOf(const RuleKind& rule);
/// What the kernel is, laid like that; k: 1 … PartText::kMostK. None where that is no rule: the same place in all
/// boxes is no house.
std::optional<RuleKind> ruleLaid(const CubeLaying& laying, int k);
CubeLaying exchanged(CubeLaying laying, Exchange which);

/// The one that stands there; each from 0.
Candidate candidateAt(const CubeLaying& laying, int value, int group, int place, Board board);

/// What the kernel has found: these places of the group have only these values between them.
struct LaidSubset
{
    int group = 0;
    std::vector<int> values; ///< ascending, as places
    std::vector<int> places;

    friend bool operator==(const LaidSubset&, const LaidSubset&) = default;
};

/// The same of a cause that a rule of that kind found; the rule has a laying.
LaidSubset laidSubset(const RuleKind& rule, const Cause& cause);

/// What a subset is from the side, where values and places have changed places: where k places have only k values, the
/// other values have only the other places, and the same candidates go. Without what is decided in the group: a place
/// with one value that no other place has. None where nothing is left.
std::optional<LaidSubset> fromTheSide(const CubeLaying& laying, const LaidSubset& subset, const Candidates& candidates);

/// The kernel laid as that rule is, as a network of this rule alone: rule 0. The rule is one that ruleLaid() makes.
ModelPtr laidModel(const RuleKind& rule, Board board = {});
/// What the network's rule 0 finds on these candidates; most removals first. One run of its layers.
std::vector<Finding> findingsOn(Explainer& explainer, const Candidates& candidates);

} // namespace convoku
