// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/cube_laying.h"
#include "solver/sudoku/grid.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace convoku {

/// Holds what the cube of candidates shows, as plain data: a state, the slice of a rule, and what its kernel has found
/// there.
struct CubeScene
{
    Grid givens;
    Candidates candidates; ///< their board is that of all
    RuleKind rule; ///< whose colour and stroke it has
    std::optional<CubeLaying> laying; ///< none: the rule lies on no slice
    int group = 0; ///< the slice, from 0
    std::optional<LaidSubset> lit; ///< of that slice
    std::vector<std::uint16_t> removed; ///< what goes because of it; without a laying what the rule removed
    std::optional<Candidate> picked;
    std::optional<Candidate> hovered;

    Board board() const { return candidates.board(); }
    /// In the slice, or the box, that is looked at.
    bool isInSlice(Candidate candidate) const { return laying && coordinateOf(laying->group, candidate) == group; }
    bool isRemoved(Candidate candidate) const;
    /// At a lit place and a lit value.
    bool isLit(Candidate candidate) const;
    bool isLitPlace(int place) const;
    bool isLitValue(int value) const;
};

} // namespace convoku
