// SPDX-License-Identifier: MIT
#include "solver/generate/puzzle_generator.h"

#include "solver/error.h"
#include "solver/run/batch_solver.h"
#include "solver/sudoku/transform.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace convoku {
namespace {

/// Cells that are taken out at once as long as that goes well: a grid with half of its cells mostly has one solution.
constexpr std::size_t kFirstStride = 16;
/// For a grid on a board with houses of its own: that of the diagonals takes some hundred at most.
constexpr int kMostPasses = 20'000;

/// Digits in boxes that share no house, b1, b5 and b9 on a board of 9×9: whatever stands there can be completed. On one
/// of 4×4 it can't always be; there, and where there are other houses, in the last of them alone: if there is a grid at
/// all there is one with these, as digits can be exchanged.
Grid randomStart(RandomNumbers& random, Board board, bool ownHouses)
{
    Grid grid(board);
    const int boxes = std::min(board.boxRows(), board.boxColumns());
    const bool alone = ownHouses || board == Board::withBoxes(2, 2);
    for (int block = alone ? boxes - 1 : 0; block < boxes; ++block) {
        std::vector<int> digits(static_cast<std::size_t>(board.side()));
        std::iota(digits.begin(), digits.end(), 1);
        random.shuffle(digits);
        const auto cells = House{HouseKind::Box, block * (board.boxRows() + 1), board}.cells();
        for (std::size_t i = 0; i < cells.size(); ++i)
            grid.setDigit(cells[i], digits[i]);
    }
    return grid;
}

/// The network completes a start by the smallest digit first; lines that are shuffled afterwards hide that. Rows become
/// columns only where boxes are square, so that the board stays the same.
Grid shuffled(const Grid& solution, RandomNumbers& random)
{
    const Board board = solution.board();
    const auto rows = shuffledLines(random, board.boxColumns(), board.boxRows());
    const auto columns = shuffledLines(random, board.boxRows(), board.boxColumns());
    const bool transposed = board.turned() == board && random.below(2) == 1;
    Grid result(board);
    for (int row = 0; row < board.side(); ++row) {
        for (int column = 0; column < board.side(); ++column) {
            const Cell from
                = board.cell(rows[static_cast<std::size_t>(row)], columns[static_cast<std::size_t>(column)]);
            result.setDigit(transposed ? board.cell(column, row) : board.cell(row, column), solution.digit(from));
        }
    }
    return result;
}

bool isUnique(const SolveOutcome& outcome)
{
    return outcome.allFound && outcome.solutions.size() == 1;
}

bool isIn(int number, Range range)
{
    return range.low <= number && number <= range.high;
}

/// Notes what one puzzle has; whether it is in the range.
bool look(RequestTally::Seen& seen, int number, Range requested)
{
    seen.numbers = {std::min(seen.numbers.low, number), std::max(seen.numbers.high, number)};
    const bool good = isIn(number, requested);
    seen.failed += good ? 0 : 1;
    return good;
}

/// Returns all cells that a pattern leaves empty, as one group.
std::vector<std::vector<Cell>> cellsOutside(const std::vector<Cell>& pattern, Board board)
{
    std::vector<std::vector<Cell>> outside(1);
    for (int i = 0; i < board.cells(); ++i) {
        if (const Cell cell = board.cell(i); std::ranges::find(pattern, cell) == pattern.end())
            outside.front().push_back(cell);
    }
    return outside;
}

void requireRange(const char* name, Range range, int low, int high)
{
    if (range.low > range.high)
        throw Error(name, "from " + std::to_string(range.low) + " to " + std::to_string(range.high) + " is empty");
    if (range.low < low || range.low > high)
        throw Error(name, "must begin with " + std::to_string(low) + " to " + std::to_string(high));
}

} // namespace

PuzzleRequest PuzzleRequest::on(Board board)
{
    PuzzleRequest request;
    if (board == request.board)
        return request;
    request.board = board;
    request.givens = usualGivens(board);
    request.model = judgeFor(board);
    request.rules = request.model->everyRule();
    return request;
}

void requireValidRequest(const PuzzleRequest& request)
{
    const Range givens = anyGivens(request.board);
    requireRange("givens", request.givens, givens.low, givens.high);
    requireRange("depth", request.depth, 0, request.board.cells());
    if (request.model->board != request.board)
        throw Error("board", "is not that of the network " + request.model->id);
    if (!std::ranges::all_of(request.pattern, [&](Cell cell) { return cell.board == request.board; }))
        throw Error("pattern", "has cells of another board");
    requireRange("passes", request.passes, 1, PuzzleRequest::kAny);
    if (const int cells = static_cast<int>(request.pattern.size());
        cells > 0 && !(request.givens == Range{cells, cells}))
        throw Error("pattern", "has " + std::to_string(cells) + " cells, which is not the number of givens");
    for (const RuleId rule : request.fires) {
        if (std::ranges::find(request.rules, rule) == request.rules.end())
            throw Error("fires", request.model->rule(rule).id + " is not among the rules");
    }
}

struct PuzzleGenerator::Attempt
{
    std::uint64_t number;
    RandomNumbers random;
    Grid solution = {};
    Grid givens = {};
    std::vector<std::vector<Cell>> order = {}; ///< in which groups of cells are taken out
    std::size_t next = 0; ///< in `order`
    std::size_t stride = kFirstStride; ///< how many groups are tried at once
    std::size_t tried = 0; ///< how many of them the grid that is being solved lacks
    int target = 0; ///< givens at which it is enough
    bool dropped = false;
};

PuzzleGenerator::PuzzleGenerator(BatchEngine& engine, std::uint64_t seed, PuzzleRequest request, Work work)
    : m_engine(engine)
    , m_seed(seed)
    , m_request(std::move(request))
    , m_work(work)
    , m_orbits(m_request.pattern.empty() ? orbits(m_request.symmetry, m_request.board)
                                         : cellsOutside(m_request.pattern, m_request.board))
    , m_ownHouses(!m_request.model->ownHouses().empty())
{
    requireValidRequest(m_request);
    m_tally.notFired.assign(m_request.fires.size(), 0);
}

PuzzleGenerator::Work PuzzleGenerator::Work::forCount(int count, int threads)
{
    constexpr int kFewest = 16;
    return {std::clamp(count, kFewest / 2, kMostOfItself / 2) * 2, threads};
}

std::optional<GeneratedPuzzle> PuzzleGenerator::next(const std::function<bool()>& keepRunning, std::uint64_t last)
{
    while (m_ready.empty()) {
        if (m_tally.grids >= last || (keepRunning && !keepRunning()) || !fill(keepRunning, last))
            return std::nullopt;
    }
    GeneratedPuzzle puzzle = std::move(m_ready.front());
    m_ready.pop_front();
    return puzzle;
}

bool PuzzleGenerator::fill(const std::function<bool()>& keepRunning, std::uint64_t last)
{
    RequestTally tally = m_tally; // of grids that are broken off nothing must be counted: they are tried again
    std::vector<Attempt> attempts;
    const auto count = std::min(static_cast<std::uint64_t>(std::max(1, m_work.sideBySide)), last - tally.grids);
    for (std::uint64_t i = 1; i <= count; ++i)
        attempts.push_back({tally.grids + i, RandomNumbers(m_seed, tally.grids + i)});
    if (!complete(attempts, keepRunning) || !dig(attempts, tally, keepRunning))
        return false;
    const auto drop = [](const Attempt& attempt) { return attempt.dropped; };
    std::erase_if(attempts, drop);
    if (m_request.minimal && m_orbits.size() < static_cast<std::size_t>(m_request.board.cells())) {
        if (!dropReducible(attempts, tally, keepRunning))
            return false;
        std::erase_if(attempts, drop);
    }
    std::vector<Grid> puzzles;
    for (const Attempt& attempt : attempts)
        puzzles.push_back(attempt.givens);
    std::vector<SolveOutcome> outcomes;
    if (!solve(puzzles, Asked::WhatFires, outcomes, keepRunning))
        return false;

    for (std::size_t i = 0; i < attempts.size(); ++i) {
        if (fulfils(outcomes[i], attempts[i].solution, tally))
            m_ready.push_back({attempts[i].givens, attempts[i].solution, outcomes[i], attempts[i].number});
    }
    tally.grids += count;
    m_tally = std::move(tally);
    // Widen the batch if puzzles are rare: it does not delay the first puzzle noticeably, and wide batches waste less.
    if (m_ready.empty())
        m_work.sideBySide = std::max(m_work.sideBySide, std::min(2 * m_work.sideBySide, Work::kMostOfItself));
    return true;
}

bool PuzzleGenerator::fulfils(const SolveOutcome& outcome, const Grid& solution, RequestTally& tally) const
{
    const bool solves = removesSoundly(m_request.model)
        || (outcome.result == RunResult::Solved && outcome.solutions.front() == solution);
    tally.notSolved += solves ? 0 : 1;
    const bool depth = look(tally.depth, outcome.depth, m_request.depth);
    const bool passes = look(tally.passes, outcome.passes, m_request.passes);
    bool all = solves && depth && passes;
    for (std::size_t i = 0; i < m_request.fires.size(); ++i) {
        const auto place = std::ranges::find(m_request.rules, m_request.fires[i]) - m_request.rules.begin();
        const bool fires = outcome.fired.at(static_cast<std::size_t>(place)) > 0;
        tally.notFired[i] += fires ? 0 : 1;
        all = all && fires;
    }
    return all;
}

bool PuzzleGenerator::complete(std::vector<Attempt>& attempts, const std::function<bool()>& keepRunning)
{
    std::vector<Grid> starts;
    for (Attempt& attempt : attempts)
        starts.push_back(randomStart(attempt.random, m_request.board, m_ownHouses));
    std::vector<SolveOutcome> outcomes;
    if (!solve(starts, Asked::AnySolution, outcomes, keepRunning))
        return false;
    if (m_ownHouses && !varied(attempts, outcomes, keepRunning))
        return false;
    for (std::size_t i = 0; i < attempts.size(); ++i) {
        Attempt& attempt = attempts[i];
        if (outcomes[i].solutions.empty())
            throw NetworkFault(NetworkFault::Kind::NoGrid, m_request.model->id);
        // Lines that are exchanged would tear other houses apart.
        attempt.solution
            = m_ownHouses ? outcomes[i].solutions.front() : shuffled(outcomes[i].solutions.front(), attempt.random);
        attempt.givens = attempt.solution;
        attempt.order = m_orbits;
        attempt.random.shuffle(attempt.order);
        // A minimal puzzle has as many givens as it happens to have.
        attempt.target = m_request.minimal
            ? 0
            : attempt.random.between(m_request.givens.low, std::min(m_request.givens.high, m_request.board.cells()));
    }
    return true;
}

bool PuzzleGenerator::varied(
    std::vector<Attempt>& attempts, std::vector<SolveOutcome>& outcomes, const std::function<bool()>& keepRunning)
{
    // A solution loses most of its cells, and one of those that are empty then gets another digit: what completes that
    // is another grid. Where nothing does, the grid stays what it is.
    constexpr int kRounds = 3;
    constexpr int kKeptOfLargest = 12;
    const Board board = m_request.board;
    const int keeps = kKeptOfLargest * board.cells() / kMostCells;
    for (int round = 0; round < kRounds; ++round) {
        std::vector<Grid> starts;
        for (std::size_t i = 0; i < attempts.size(); ++i) {
            RandomNumbers& random = attempts[i].random;
            std::vector<int> cells(static_cast<std::size_t>(board.cells()));
            std::iota(cells.begin(), cells.end(), 0);
            random.shuffle(cells);
            Grid start(board);
            for (int kept = 0; kept < keeps && !outcomes[i].solutions.empty(); ++kept) {
                const Cell cell = board.cell(cells[static_cast<std::size_t>(kept)]);
                start.setDigit(cell, outcomes[i].solutions.front().digit(cell));
            }
            start.setDigit(board.cell(cells.back()), random.between(1, board.side()));
            starts.push_back(start);
        }
        std::vector<SolveOutcome> others;
        if (!solve(starts, Asked::AnySolution, others, keepRunning))
            return false;
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (!others[i].solutions.empty())
                outcomes[i] = others[i];
        }
    }
    return true;
}

bool PuzzleGenerator::dig(std::vector<Attempt>& attempts, RequestTally& tally, const std::function<bool()>& keepRunning)
{
    while (true) {
        std::vector<Grid> trials;
        std::vector<Attempt*> tried;
        for (Attempt& attempt : attempts) {
            Grid trial = attempt.givens;
            int left = trial.givenCount();
            attempt.tried = 0;
            while (attempt.tried < attempt.stride && attempt.next + attempt.tried < attempt.order.size()) {
                const std::vector<Cell>& orbit = attempt.order[attempt.next + attempt.tried];
                const int size = static_cast<int>(orbit.size());
                if (left - size < attempt.target) {
                    if (attempt.tried > 0)
                        break;
                    ++attempt.next; // stays: a smaller group may still fit
                    continue;
                }
                for (const Cell cell : orbit)
                    trial.setDigit(cell, 0);
                left -= size;
                ++attempt.tried;
            }
            if (attempt.tried > 0) {
                trials.push_back(trial);
                tried.push_back(&attempt);
            }
        }
        if (trials.empty())
            break;
        std::vector<SolveOutcome> outcomes;
        if (!solve(trials, Asked::WhetherUnique, outcomes, keepRunning))
            return false;
        for (std::size_t i = 0; i < trials.size(); ++i) {
            Attempt& attempt = *tried[i];
            if (isUnique(outcomes[i])) {
                attempt.givens = trials[i];
                attempt.next += attempt.tried;
            } else if (attempt.tried == 1) {
                ++attempt.next; // these cells are needed
            } else {
                attempt.stride = attempt.tried / 2;
            }
        }
    }
    for (Attempt& attempt : attempts)
        attempt.dropped = !look(tally.givens, attempt.givens.givenCount(), m_request.givens);
    return true;
}

bool PuzzleGenerator::dropReducible(
    std::vector<Attempt>& attempts, RequestTally& tally, const std::function<bool()>& keepRunning)
{
    std::vector<Grid> trials;
    std::vector<Attempt*> tried;
    for (Attempt& attempt : attempts) {
        for (int cell = 0; cell < m_request.board.cells(); ++cell) {
            if (attempt.givens.digit(cell) == 0)
                continue;
            trials.push_back(attempt.givens);
            trials.back().setDigit(m_request.board.cell(cell), 0);
            tried.push_back(&attempt);
        }
    }
    std::vector<SolveOutcome> outcomes;
    if (!solve(trials, Asked::WhetherUnique, outcomes, keepRunning))
        return false;
    for (std::size_t i = 0; i < trials.size(); ++i)
        tried[i]->dropped = tried[i]->dropped || isUnique(outcomes[i]);
    for (const Attempt& attempt : attempts)
        tally.notMinimal += attempt.dropped ? 1 : 0;
    return true;
}

bool PuzzleGenerator::solve(const std::vector<Grid>& grids, Asked asked, std::vector<SolveOutcome>& outcomes,
    const std::function<bool()>& keepRunning)
{
    BatchOptions options;
    if (asked == Asked::WhatFires) {
        options.model = m_request.model;
        options.rules = m_request.rules;
        options.search = m_request.model->search.has_value();
    } else if (m_ownHouses || asked == Asked::WhetherUnique || m_request.board != articleModel()->board) {
        // On 9×9 the article's network solves the random start, so that a seed keeps its puzzles.
        options.model = judgeOf(*m_request.model);
        options.rules = options.model->everyRule();
    }
    // Houses of somebody's own may leave no grid, and a search would take years to say so.
    if (m_ownHouses && asked == Asked::AnySolution)
        options.maxPasses = kMostPasses;
    options.solutions = asked == Asked::WhetherUnique ? 2 : 1;
    options.threads = m_work.threads;
    options.countRules = asked == Asked::WhatFires;
    outcomes.assign(grids.size(), {});
    return m_engine.solve(
        puzzlesInOrder(grids.size(), [&grids](std::size_t i) { return StartingGrid(grids[i]); }), options,
        [&outcomes](std::size_t i, const SolveOutcome& outcome) { outcomes[i] = outcome; }, keepRunning);
}

} // namespace convoku
