// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/question.h"
#include "solver/sudoku/grid.h"
#include "solver/sudoku/house_cells.h"

#include <optional>
#include <vector>

namespace convoku::check {

/// Candidates of which exactly one is in a solution: those of a cell, or those of a digit in a house.
using Unit = std::vector<int>;
/// Holds all units of a board: first those of cells, then those of houses.
struct Units
{
    Board board;
    std::vector<Unit> all;
};
/// Returns the units of the board whose houses these are. `houses` must not be empty.
Units unitsOf(const std::vector<HouseCells>& houses);

/// Unknowns of a question for a solution of the board, by candidate; 0: the candidate has no unknown.
using SolutionUnknowns = std::vector<int>;

/// Creates unknowns for these candidates only and demands the constraints that the units impose on them. The board can
/// have fewer solutions than the unknowns allow.
SolutionUnknowns partOfSolution(Question& question, const Units& units, const std::vector<std::uint32_t>& candidates);
/// Creates unknowns for all candidates and demands the constraints of all units.
SolutionUnknowns wholeSolution(Question& question, const Units& units);
/// Returns the solution in the case found by `question`; call it only after Question::ask() returned Yes.
Grid gridOf(const Question& question, const SolutionUnknowns& solution, Board board);

/// Returns a solution of the board that contains a candidate of `lost`; none if there is no such solution or if
/// `patience` ends before the answer.
std::optional<Grid> solutionWith(
    const Units& units, const Candidates& board, const Candidates& lost, const Patience& patience);

} // namespace convoku::check
