// SPDX-License-Identifier: MIT
#include "solver/check/board_cases.h"

namespace convoku::check {

Units unitsOf(const std::vector<HouseCells>& houses)
{
    const Board board = houses.front().cells.front().board;
    Units units{board, {}};
    for (int cell = 0; cell < board.cells(); ++cell) {
        Unit& unit = units.all.emplace_back();
        for (int digit = 0; digit < board.side(); ++digit)
            unit.push_back(Candidate::of(digit, board.cell(cell)).index());
    }
    for (const HouseCells& house : houses) {
        for (int digit = 0; digit < board.side(); ++digit) {
            Unit& unit = units.all.emplace_back();
            for (const Cell cell : house.cells)
                unit.push_back(Candidate::of(digit, cell).index());
        }
    }
    return units;
}

SolutionUnknowns partOfSolution(Question& question, const Units& units, const std::vector<std::uint32_t>& candidates)
{
    SolutionUnknowns solution(static_cast<std::size_t>(units.board.candidates()), 0);
    for (const std::uint32_t candidate : candidates)
        solution[candidate] = question.unknown();
    std::vector<int> members;
    for (const Unit& unit : units.all) {
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

SolutionUnknowns wholeSolution(Question& question, const Units& units)
{
    std::vector<std::uint32_t> all(static_cast<std::size_t>(units.board.candidates()));
    for (std::uint32_t i = 0; i < all.size(); ++i)
        all[i] = i;
    return partOfSolution(question, units, all);
}

Grid gridOf(const Question& question, const SolutionUnknowns& solution, Board board)
{
    Grid grid(board);
    for (int i = 0; i < board.candidates(); ++i) {
        const Candidate candidate = board.candidate(i);
        if (question.holds(solution[static_cast<std::size_t>(i)]))
            grid.setDigit(candidate.cell(), candidate.digit + 1);
    }
    return grid;
}

std::optional<Grid> solutionWith(
    const Units& units, const Candidates& board, const Candidates& lost, const Patience& patience)
{
    // A board with an empty cell has no solution, so there is nothing to ask.
    for (int cell = 0; cell < units.board.cells(); ++cell) {
        if (board.digitsOf(units.board.cell(cell)) == 0)
            return std::nullopt;
    }
    const Circuit nothing(0);
    Question question(nothing);
    const SolutionUnknowns solution = wholeSolution(question, units);
    std::vector<int> anyLost;
    for (int i = 0; i < units.board.candidates(); ++i) {
        const int unknown = solution[static_cast<std::size_t>(i)];
        if (!board.has(i))
            question.demand({-unknown});
        else if (lost.has(i))
            anyLost.push_back(unknown);
    }
    question.demand(anyLost);
    if (question.ask(patience) != Question::Answer::Yes)
        return std::nullopt;
    return gridOf(question, solution, units.board);
}

} // namespace convoku::check
