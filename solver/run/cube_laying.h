// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/element.h"
#include "solver/network/model.h"
#include "solver/run/findings.h"

#include <array>
#include <optional>
#include <vector>

namespace convoku {

/// Describes the orientation of the kernel `subset` over the candidates: which axes are its values, groups and places.
/// Digit, Row and Column are the axes of the cube [digit, row, column]; Box and PlaceInBox are not: the cells of a box
/// are gathered before they can be side by side.
struct CubeLaying
{
    Axis value = Axis::Digit;
    Axis group = Axis::Row;
    Axis place = Axis::Column;

    /// Returns true if a group is a slice of the cube; false for boxes.
    constexpr bool isSlice() const { return group != Axis::Box; }
    friend constexpr bool operator==(const CubeLaying&, const CubeLaying&) = default;
};

/// The two axes of a laying that are exchanged.
enum class Exchange : std::uint8_t { ValuePlace, ValueGroup, GroupPlace };
inline constexpr std::array<Exchange, 3> kExchanges{Exchange::ValuePlace, Exchange::ValueGroup, Exchange::GroupPlace};

/// Returns the laying of a rule of that kind, both for rules whose layers are the kernel and for rules whose layers
/// compute the same result in a different way. Returns none for pointing, claiming, and custom rules.
std::optional<CubeLaying> layingOf(const RuleKind& rule);
/// Returns the rule that the kernel becomes when laid like that; k: 1 … PartText::kMostK. Returns none if the result is
/// not a rule: the same place in all boxes is not a house.
std::optional<RuleKind> ruleLaid(const CubeLaying& laying, int k);
CubeLaying exchanged(CubeLaying laying, Exchange which);

/// Returns the candidate at these coordinates of the laying; each from 0.
Candidate candidateAt(const CubeLaying& laying, int value, int group, int place, Board board);

/// A finding of the kernel: the places of the group have only these values between them.
struct LaidSubset
{
    int group = 0;
    std::vector<int> values; ///< ascending
    std::vector<int> places; ///< ascending

    friend bool operator==(const LaidSubset&, const LaidSubset&) = default;
};

/// Converts a cause that a rule of that kind found. The rule must have a laying.
LaidSubset laidSubset(const RuleKind& rule, const Cause& cause);

/// Returns the complement of a subset, with values and places exchanged: if k places have only k values, the other
/// values have only the other places, and the same candidates are removed. Omits values and places that are decided in
/// the group: a place with one value that no other place has. Returns none if nothing is left.
std::optional<LaidSubset> fromTheSide(const CubeLaying& laying, const LaidSubset& subset, const Candidates& candidates);

/// Returns a network that consists of this rule alone, as rule 0, computed by the kernel with the laying of the rule.
/// The rule must be one that ruleLaid() returns.
ModelPtr laidModel(const RuleKind& rule, Board board = {});
/// Returns the findings of the network's rule 0 on these candidates; most removals first. Runs its layers once.
std::vector<Finding> findingsOn(Explainer& explainer, const Candidates& candidates);

} // namespace convoku
