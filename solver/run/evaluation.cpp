// SPDX-License-Identifier: MIT
#include "solver/run/evaluation.h"

#include "solver/error.h"
#include "solver/run/batch_solver.h"

#include <algorithm>
#include <cmath>

namespace convoku {

bool isLabelOf(const Grid& givens, const std::optional<Grid>& solution)
{
    if (!solution || !solution->isComplete())
        return false;
    for (int cell = 0; cell < givens.board().cells(); ++cell) {
        if (givens.digit(cell) != 0 && givens.digit(cell) != solution->digit(cell))
            return false;
    }
    return true;
}

void Accuracy::add(const Grid& givens, const Grid& answer, const Grid& solution)
{
    int right = 0;
    int rightOpen = 0;
    for (int cell = 0; cell < givens.board().cells(); ++cell) {
        if (answer.digit(cell) != solution.digit(cell))
            continue;
        ++right;
        rightOpen += givens.digit(cell) == 0 ? 1 : 0;
    }
    const int open = givens.board().cells() - givens.givenCount();
    ++m_puzzles;
    m_whole += right == givens.board().cells() ? 1U : 0U;
    m_openCells += static_cast<std::uint64_t>(open);
    m_cells.add(right, givens.board().cells());
    m_open.add(rightOpen, open);
}

void Accuracy::Sums::add(double rightCells, double allCells)
{
    right += rightCells;
    all += allCells;
    rightSquared += rightCells * rightCells;
    allSquared += allCells * allCells;
    product += rightCells * allCells;
}

Accuracy::Measure Accuracy::Sums::ratio(std::uint64_t puzzles) const
{
    if (all == 0)
        return {};
    const double share = right / all;
    // If all puzzles are alike, their variance is 0: count each puzzle as one observation.
    if (puzzles < 2 || right == 0 || right == all)
        return {share, wilsonInterval(right == all ? puzzles : 0, puzzles)};
    const auto n = static_cast<double>(puzzles);
    // The sum of (right − share · all)² over puzzles; rounding can make it less than 0.
    const double squares = std::max(0., rightSquared - 2 * share * product + share * share * allSquared);
    const double reach = kNormal95 * std::sqrt(squares * n / (n - 1)) / all;
    return {share, {std::max(0., share - reach), std::min(1., share + reach)}};
}

Accuracy::Measure Accuracy::accuracy1() const
{
    return m_cells.ratio(m_puzzles);
}

Accuracy::Measure Accuracy::accuracy2() const
{
    return m_open.ratio(m_puzzles);
}

Accuracy::Measure Accuracy::accuracy3() const
{
    const double share = m_puzzles == 0 ? 0 : static_cast<double>(m_whole) / static_cast<double>(m_puzzles);
    return {share, wilsonInterval(m_whole, m_puzzles)};
}

bool evaluate(Evaluation& evaluation, BatchEngine& engine, const PassOptions& options,
    std::span<const LabelledPuzzle> puzzles, const ReportLimits& limits)
{
    if (options.search)
        throw Error("evaluation", "is of networks without search");
    BatchOptions batch = batchWithin(options, limits);
    batch.asksOneShot = true;
    std::size_t done = 0;
    const auto finished = [&](std::size_t which, const SolveOutcome& outcome) {
        const LabelledPuzzle& puzzle = puzzles[which];
        const Grid& givens = puzzle.start.givens;
        const Grid end = Grid::fromDecided(outcome.state());
        for (Evaluated* const evaluated :
            {&evaluation.all, &evaluation.byGivens.at(static_cast<std::size_t>(givens.givenCount()))}) {
            evaluated->atTheEnd.add(givens, end, puzzle.solution);
            if (outcome.predicted)
                evaluated->oneShot.add(givens, *outcome.predicted, puzzle.solution);
        }
        if (limits.progress)
            limits.progress(++done);
    };
    return engine.solve(puzzlesInOrder(puzzles.size(), [puzzles](std::size_t which) { return puzzles[which].start; }),
        batch, finished, limits.keepRunning);
}

} // namespace convoku
