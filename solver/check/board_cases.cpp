// SPDX-License-Identifier: MIT
#include "solver/check/board_cases.h"

namespace convoku::check {

std::vector<Unit> unitsOf(const std::vector<HouseCells>& houses)
{
    std::vector<Unit> units;
    for (int cell = 0; cell < kCells; ++cell) {
        Unit& unit = units.emplace_back();
        for (std::size_t digit = 0; digit < unit.size(); ++digit)
            unit[digit] = static_cast<int>(digit) * kCells + cell;
    }
    for (const HouseCells& house : houses) {
        for (int digit = 0; digit < kSide; ++digit) {
            Unit& unit = units.emplace_back();
            for (std::size_t i = 0; i < unit.size(); ++i)
                unit[i] = Candidate::of(digit, house.cells[i]).index();
        }
    }
    return units;
}

SolutionUnknowns partOfSolution(
    Question& question, const std::vector<Unit>& units, const std::vector<std::uint32_t>& candidates)
{
    SolutionUnknowns solution(kCandidates, 0);
    for (const std::uint32_t candidate : candidates)
        solution[candidate] = question.unknown();
    std::vector<int> members;
    for (const Unit& unit : units) {
        members.clear();
        for (const int candidate : unit) {
            if (const int unknown = solution[static_cast<std::size_t>(candidate)]; unknown != 0)
                members.push_back(unknown);
        }
        question.demandAtMostOne(members);
        if (members.size() == unit.size())
            question.demand(members);
    }
    return solution;
}

SolutionUnknowns wholeSolution(Question& question, const std::vector<Unit>& units)
{
    std::vector<std::uint32_t> all(kCandidates);
    for (std::uint32_t i = 0; i < all.size(); ++i)
        all[i] = i;
    return partOfSolution(question, units, all);
}

Grid gridOf(const Question& question, const SolutionUnknowns& solution)
{
    Grid grid;
    for (int i = 0; i < kCandidates; ++i) {
        const Candidate candidate = Candidate::fromIndex(i);
        if (question.holds(solution[static_cast<std::size_t>(i)]))
            grid.setDigit(candidate.cell(), candidate.digit + 1);
    }
    return grid;
}

std::optional<Grid> solutionWith(
    const std::vector<Unit>& units, const Candidates& board, const Candidates& lost, const Patience& patience)
{
    // Nothing to ask where a cell is empty.
    for (int cell = 0; cell < kCells; ++cell) {
        if (board.digitsOf(Cell::fromIndex(cell)) == 0)
            return std::nullopt;
    }
    const Circuit nothing(0);
    Question question(nothing);
    const SolutionUnknowns solution = wholeSolution(question, units);
    std::vector<int> anyLost;
    for (int i = 0; i < kCandidates; ++i) {
        const int unknown = solution[static_cast<std::size_t>(i)];
        if (!board.has(i))
            question.demand({-unknown});
        else if (lost.has(i))
            anyLost.push_back(unknown);
    }
    question.demand(anyLost);
    if (question.ask(patience) != Question::Answer::Yes)
        return std::nullopt;
    return gridOf(question, solution);
}

} // namespace convoku::check
