// SPDX-License-Identifier: MIT
#include "solver/run/report_card.h"

#include "solver/run/batch_solver.h"
#include "solver/run/state.h"
#include "solver/sudoku/random_numbers.h"
#include "solver/sudoku/transform.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace convoku {
namespace {

bool isLegal(const Candidates& board, const Grid& givens, const std::vector<HouseCells>& houses)
{
    for (int cell = 0; cell < givens.board().cells(); ++cell) {
        const Cell which = givens.board().cell(cell);
        if (givens.isGiven(which) && !board.has(Candidate::of(givens.digit(which) - 1, which)))
            return false;
    }
    const Contradictions seen = contradictionsIn(board, houses);
    return seen.emptyCells.empty() && seen.clashingCells.empty();
}

/// Counts the cells that are no givens and have the right digit.
std::uint64_t rightCellsOf(const Grid& givens, const Grid& decided, const Grid& solution)
{
    std::uint64_t right = 0;
    for (int cell = 0; cell < givens.board().cells(); ++cell) {
        const bool open = !givens.isGiven(givens.board().cell(cell));
        right += open && decided.digit(cell) == solution.digit(cell) ? 1U : 0U;
    }
    return right;
}

void countOneShot(ReportCard& card, const Grid& givens, const JudgedPuzzle& known, const Grid& grid,
    const std::vector<HouseCells>& houses)
{
    if (!card.oneShot)
        card.oneShot = ReportCard::OneShot{};
    card.oneShot->solved += isLegal(grid.startingCandidates(), givens, houses) ? 1U : 0U;
    if (known.verdict == PuzzleVerdict::Unique)
        card.oneShot->rightCells += rightCellsOf(givens, grid, known.solution);
}

/// One of the ways to turn and mirror a board that change it and keep its boxes, and other names for the digits.
Transform turning(std::size_t puzzle, Board board)
{
    constexpr std::uint64_t kSeed = 20'150'303;
    RandomNumbers random(kSeed, puzzle);
    const Transform names = randomRelabelling(random, board);
    std::vector<Transform> ways;
    for (const int turns : {1, 2, 3})
        ways.push_back(rotation(turns, board));
    for (const MirrorAxis axis :
        {MirrorAxis::Vertical, MirrorAxis::Horizontal, MirrorAxis::Diagonal, MirrorAxis::Antidiagonal})
        ways.push_back(mirroring(axis, board));
    std::erase_if(ways, [board](const Transform& way) { return way.to != board; });
    Transform result = ways[random.below(ways.size())];
    result.digits = names.digits;
    return result;
}

NextPuzzle inOrder(std::span<const StartingGrid> puzzles)
{
    return puzzlesInOrder(puzzles.size(), [puzzles](std::size_t puzzle) { return puzzles[puzzle]; });
}

} // namespace

BatchOptions batchWithin(const PassOptions& pass, const ReportLimits& limits)
{
    BatchOptions options;
    options.model = pass.model;
    options.rules = pass.rules;
    options.search = pass.search;
    options.pastContradictions = !pass.search;
    options.maxPasses = limits.maxPasses > 0 ? limits.maxPasses
        : pass.search                        ? ReportLimits::kMostPasses
        : rememberingRule(*pass.model)       ? PassNetwork::kMostPasses
                                             : ReportLimits::kMostPassesWithoutSearch;
    options.batchSize = limits.batchSize;
    options.threads = limits.threads;
    return options;
}

std::optional<std::vector<JudgedPuzzle>> judged(
    BatchEngine& engine, const Model& model, std::span<const StartingGrid> puzzles, const ReportLimits& limits)
{
    std::vector<JudgedPuzzle> known(puzzles.size());
    BatchOptions options;
    options.model = judgeOf(model);
    options.rules = options.model->everyRule();
    options.solutions = 2;
    options.maxPasses = ReportLimits::kMostPasses;
    options.batchSize = limits.batchSize;
    options.threads = limits.threads;
    std::size_t done = 0;
    const bool all = engine.solve(
        inOrder(puzzles), options,
        [&](std::size_t puzzle, const SolveOutcome& outcome) {
            known[puzzle].verdict = verdictOf(outcome);
            if (!outcome.solutions.empty())
                known[puzzle].solution = outcome.solutions.front();
            if (limits.progress)
                limits.progress(++done);
        },
        limits.keepRunning);
    return all ? std::optional(std::move(known)) : std::nullopt;
}

ShareInterval wilsonInterval(std::uint64_t right, std::uint64_t of)
{
    if (of == 0)
        return {};
    const auto n = static_cast<double>(of);
    const double share = static_cast<double>(right) / n;
    const double middle = share + kNormal95 * kNormal95 / (2 * n);
    const double reach = kNormal95 * std::sqrt(share * (1 - share) / n + kNormal95 * kNormal95 / (4 * n * n));
    const double all = 1 + kNormal95 * kNormal95 / n;
    // At the ends they are 0 and 1 but for rounding.
    return {right == 0 ? 0 : (middle - reach) / all, right == of ? 1 : (middle + reach) / all};
}

std::optional<double> ReportCard::solvedPerBillion() const
{
    constexpr double kBillion = 1e9;
    const double all = multiplyAdds() * static_cast<double>(puzzles);
    return all > 0 ? std::optional(static_cast<double>(solved) / all * kBillion) : std::nullopt;
}

void countEnd(ReportCard& card, const Grid& givens, const JudgedPuzzle& known, const Candidates& board, bool guessed,
    const std::vector<HouseCells>& houses)
{
    ++card.puzzles;
    const bool legal = isLegal(board, givens, houses);
    const Grid decided = Grid::fromDecided(board);
    const bool solved = legal && decided.isComplete();
    card.solved += solved ? 1 : 0;
    card.solvedWithoutSearch += solved && !guessed ? 1 : 0;
    card.illegal += legal ? 0 : 1;
    if (known.verdict != PuzzleVerdict::Unique)
        return;
    ++card.unique;
    card.openCells += static_cast<std::uint64_t>(givens.board().cells() - givens.givenCount());
    card.rightCells += rightCellsOf(givens, decided, known.solution);
}

std::optional<ReportCard> reportOf(BatchEngine& engine, const PassOptions& options,
    std::span<const StartingGrid> puzzles, std::span<const JudgedPuzzle> known, const ReportLimits& limits)
{
    ReportCard card;
    card.size = sizeOf(options);
    card.toTheEnd = !options.search;
    BatchOptions batch = batchWithin(options, limits);
    batch.asksOneShot = true;
    if (limits.budget) {
        card.budgetPasses = card.size.passesFor(*limits.budget);
        batch.maxPasses = static_cast<int>(
            std::min<std::uint64_t>(*card.budgetPasses, static_cast<std::uint64_t>(batch.maxPasses)));
    }
    const std::vector<HouseCells>& houses = options.model->houses;
    const Board board = options.model->board;
    const bool turned = limits.turned && options.model->ownHouses().empty();
    std::vector<Candidates> ends(turned ? puzzles.size() : 0);
    const auto finished = [&](std::size_t puzzle, const SolveOutcome& outcome) {
        ++card.ran;
        if (limits.progress)
            limits.progress(card.ran);
        if (turned)
            ends[puzzle] = outcome.state();
        if (!known[puzzle].hasSolution()) {
            ++card.leftOut;
            return;
        }
        card.passes += static_cast<std::uint64_t>(outcome.passes);
        card.guesses += static_cast<std::uint64_t>(outcome.pushes);
        card.outOfPasses += outcome.result == RunResult::OutOfPasses ? 1 : 0;
        countEnd(card, puzzles[puzzle].givens, known[puzzle], outcome.state(), outcome.pushes > 0, houses);
        if (outcome.oneShot)
            countOneShot(card, puzzles[puzzle].givens, known[puzzle], *outcome.oneShot, houses);
    };
    if (batch.maxPasses == 0) { // the budget pays for none; an engine would take that for no limit
        SolveOutcome untouched;
        untouched.result = RunResult::OutOfPasses;
        for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
            untouched.last = puzzles[puzzle].candidates;
            finished(puzzle, untouched);
        }
        return card;
    }
    bool all = true;
    auto from = std::chrono::steady_clock::now();
    try {
        // An engine makes a network ready with the first puzzle, which is not the puzzles' time.
        BatchOptions one = batch;
        one.maxPasses = 1;
        engine.solve(
            inOrder(puzzles.first(std::min<std::size_t>(1, puzzles.size()))), one,
            [](std::size_t, const SolveOutcome&) {}, limits.keepRunning);
        from = std::chrono::steady_clock::now();
        all = engine.solve(inOrder(puzzles), batch, finished, limits.keepRunning);
    } catch (const NetworkFault& fault) {
        card.fault = fault;
    }
    if (!all)
        return std::nullopt;
    if (card.ran > 0)
        card.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    if (!turned || card.fault)
        return card;
    std::size_t same = 0;
    std::size_t again = 0;
    try {
        all = engine.solve(
            puzzlesInOrder(puzzles.size(),
                [puzzles, board](std::size_t puzzle) { return turning(puzzle, board)(puzzles[puzzle]); }),
            batch,
            [&](std::size_t puzzle, const SolveOutcome& outcome) {
                ++again;
                if (limits.progress)
                    limits.progress(card.ran + again);
                const bool counts = known[puzzle].hasSolution();
                same += counts && outcome.state() == turning(puzzle, board)(ends[puzzle]) ? 1U : 0U;
            },
            limits.keepRunning);
    } catch (const NetworkFault& fault) {
        card.fault = fault;
        return card;
    }
    if (!all)
        return std::nullopt;
    card.sameTurned = same;
    return card;
}

} // namespace convoku
