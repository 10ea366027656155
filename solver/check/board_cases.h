// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/question.h"
#include "solver/sudoku/grid.h"
#include "solver/sudoku/house_cells.h"

#include <array>
#include <optional>
#include <vector>

namespace convoku::check {

/// Nine candidates of which a solution has exactly one: those of a cell, or those of a digit in a house.
using Unit = std::array<int, kSide>;
std::vector<Unit> unitsOf(const std::vector<HouseCells>& houses);

/// Unknowns for a solution of the board, by candidate; 0 where nobody asks for one.
using SolutionUnknowns = std::vector<int>;

/// Of these candidates only, with what of the units holds among them: a board can have fewer solutions than this.
SolutionUnknowns partOfSolution(
    Question& question, const std::vector<Unit>& units, const std::vector<std::uint32_t>& candidates);
/// Of all candidates.
SolutionUnknowns wholeSolution(Question& question, const std::vector<Unit>& units);
/// In the case that was found.
Grid gridOf(const Question& question, const SolutionUnknowns& solution);

/// A solution of the board that has one of `lost`; none where there is none, or where it is over first.
std::optional<Grid> solutionWith(
    const std::vector<Unit>& units, const Candidates& board, const Candidates& lost, const Patience& patience);

} // namespace convoku::check
