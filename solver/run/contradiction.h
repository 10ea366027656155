// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

/// Candidates of one cell that one event removed, set aside, or took back as a failed guess. The start event: those
/// that a given excludes, or that the puzzle as it was opened lacks.
struct CellRemoval
{
    std::size_t event = 0; ///< index in Recording::events()
    std::vector<std::uint16_t> candidates; ///< ascending
};

/// How the absent candidates of a cell went, in the order in which it happened, as far as it holds at a position.
std::vector<CellRemoval> removalsIn(const Recording& recording, Cell cell, Position position);

/// What is wrong with a cell.
struct CellContradiction
{
    /// Another cell of a house that has the same only candidate.
    struct Clash
    {
        HouseCells house;
        Cell other;

        friend bool operator==(const Clash&, const Clash&) = default;
    };
    Position seen; ///< the state that it holds in
    int digit = -1; ///< the only candidate, from 0; -1: the cell has none
    std::vector<Clash> clashes; ///< in the order of the network's houses; empty where the cell has no candidate
};

/// What makes the state at a position contradictory, by the houses of the network that runs.
Contradictions contradictionsAt(const Recording& recording, Position position);

/// Whether a position shows what the verdict of its pass saw: from the verdict's step on. Not where the search of the
/// pass has taken a guess back since, for what returns is another moment.
bool showsVerdict(const Recording& recording, Position position);

/// What is wrong with the cell at a position; none where nothing is, or where the verdict has not looked yet.
std::optional<CellContradiction> contradictionIn(const Recording& recording, Position position, Cell cell);

} // namespace convoku
