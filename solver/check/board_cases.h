// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/question.h"
#include "solver/sudoku/grid.h"
#include "solver/sudoku/house_cells.h"

#include <optional>
#include <vector>

namespace convoku::check {

/// Candidates of which a solution has exactly one: those of a cell, or those of a digit in a house.
using Unit = std::vector<int>;
/// All of a board, cells first.
struct Units
{
    Board board;
    std::vector<Unit> all;
};
/// Returns the units of the board whose houses these are. `houses` must not be empty.
Units unitsOf(const std::vector<HouseCells>& houses);

/// Unknowns for a solution of the board, by candidate; 0 where nobody asks for one.
using SolutionUnknowns = std::vector<int>;

/// Makes unknowns for these candidates only, and demands what the units imply among them: a board can have fewer
/// solutions than the unknowns allow.
SolutionUnknowns partOfSolution(Question& question, const Units& units, const std::vector<std::uint32_t>& candidates);
/// Makes unknowns for all candidates.
SolutionUnknowns wholeSolution(Question& question, const Units& units);
/// In the case that was found.
Grid gridOf(const Question& question, const SolutionUnknowns& solution, Board board);

/// A solution of the board that has one of `lost`; none where there is none, or where it is over first.
std::optional<Grid> solutionWith(
    const Units& units, const Candidates& board, const Candidates& lost, const Patience& patience);

} // namespace convoku::check
