// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/inspection.h"

#include <QString>

#include <array>
#include <optional>

namespace convoku {

/// Meaning of a layer's value on the board, as plain data: a number for each candidate's place, or for each cell, or
/// neither if the value is about the board as a whole.
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

/// Returns the meaning of a value. If channels are digits, each candidate has the number of the element that it is a
/// part of. If `digit` (from 0) chooses one, a house's number for this digit applies to its cells. A single channel is
/// about cells. If channels are pairs of digits, a candidate has the largest number of its digit's pairs.
LayerMeaning meaningOf(const Inspection& values, ValueId value, std::optional<int> digit);

} // namespace convoku
