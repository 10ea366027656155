// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

/// Candidates of one cell that one event removed or set aside; for a failed guess, the guessed candidate. For the start
/// event: the candidates that a given excludes, or that the opened puzzle lacks.
struct CellRemoval
{
    std::size_t event = 0; ///< index in Recording::events()
    std::vector<std::uint16_t> candidates; ///< ascending
};

/// Returns the removals of a cell's absent candidates, in the order in which they happened, for the state at a
/// position.
std::vector<CellRemoval> removalsIn(const Recording& recording, Cell cell, Position position);

/// Describes the contradiction in one cell.
struct CellContradiction
{
    /// Another cell of a house that has the same only candidate.
    struct Clash
    {
        HouseCells house;
        Cell other;

        friend bool operator==(const Clash&, const Clash&) = default;
    };
    Position seen; ///< position of the state that contains the contradiction
    int digit = -1; ///< the only candidate, from 0; -1: the cell has none
    std::vector<Clash> clashes; ///< in the order of the network's houses; empty if the cell has no candidate
};

/// Returns the contradictions in the state at a position, by the houses of the network that runs.
Contradictions contradictionsAt(const Recording& recording, Position position);

/// Returns true if a position shows the state that the verdict of its pass examined: from the verdict's step on. At the
/// end of a pass that undid a guess it returns false, because the state has changed since.
bool showsVerdict(const Recording& recording, Position position);

/// Returns the contradiction in the cell at a position; none if the cell has none, or if the position comes before the
/// verdict.
std::optional<CellContradiction> contradictionIn(const Recording& recording, Position position, Cell cell);

} // namespace convoku
