// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/inspection.h"

#include <QString>

#include <array>
#include <optional>

namespace convoku {

/// What a value of a layer says about the places of the board, as plain data: a number for each candidate's place, or
/// for each cell, or neither where it speaks of the board as a whole.
struct LayerMeaning
{
    Range range; ///< the value's own: what the colours span
    std::optional<std::array<double, kMostCandidates>> candidates; ///< by Candidate::index()
    /// The numbers are those of houses, or parts of them: each candidate has that of its own.
    bool ofHouses = false;
    std::optional<std::array<double, kMostCells>> cells; ///< by Cell::index()
    QString caption; ///< what is shown, in words
    NumberKind numbers = NumberKind::Whole;

    bool hasPlaces() const { return candidates || cells; }
};

/// Where channels are digits each candidate has the number of the element that it is a part of. A number of a house is
/// one of its cells where `digit` (from 0) says which digit is looked at. A single channel is about cells. Where
/// channels are pairs of digits a candidate has the largest number of the pairs that its digit is in.
LayerMeaning meaningOf(const Inspection& values, ValueId value, std::optional<int> digit);

} // namespace convoku
