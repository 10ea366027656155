// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <utility>

namespace convoku {

/// The start of a run: the givens and the candidates of the first tensor. The candidates follow from the givens unless
/// the puzzle came with different candidates.
struct StartingGrid
{
    StartingGrid() = default;
    // Implicit, because most puzzles consist of givens alone.
    StartingGrid(const Grid& digits) // NOLINT(google-explicit-constructor)
        : givens(digits)
        , candidates(digits.startingCandidates())
    {
    }
    StartingGrid(const Grid& digits, Candidates start)
        : givens(digits)
        , candidates(std::move(start))
    {
    }

    /// Returns true if the candidates follow from the givens alone.
    bool isOfGivens() const { return candidates == givens.startingCandidates(); }
    friend bool operator==(const StartingGrid&, const StartingGrid&) = default;

    Grid givens;
    Candidates candidates = Candidates::all();
};

} // namespace convoku
