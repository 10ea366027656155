// SPDX-License-Identifier: MIT
#include "solver/run/batch_solver.h"

#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/run/encoding.h"
#include "solver/run/network_size.h"
#include "solver/run/sureness.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <optional>
#include <span>

namespace convoku {
namespace {

/// Indices of the values that a pass returns.
enum Kept : std::size_t { Solved, Contradiction, Ruled, NextCandidates, Stack, Guess, Level, Push, Pop, Exhausted };

/// Until somebody can end it; and what a large network makes for all of them has to have room.
constexpr std::uint64_t kOperationsAtOnce = std::uint64_t{1} << 32U;

/// Each cell gets the digit with the highest score.
Grid likeliest(std::span<const float> scores, Board board)
{
    const auto cells = static_cast<std::size_t>(board.cells());
    Grid grid(board);
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Cell at = board.cell(cell);
        int best = 0;
        for (int digit = 1; digit < board.side(); ++digit) {
            const auto score
                = [&](int of) { return scores[static_cast<std::size_t>(of) * cells + static_cast<std::size_t>(cell)]; };
            if (score(digit) > score(best))
                best = digit;
        }
        grid.setDigit(at, best + 1);
    }
    return grid;
}

/// The same, but cells with one candidate keep it.
Grid withDecided(Grid grid, const Candidates& candidates)
{
    const Grid decided = Grid::fromDecided(candidates);
    const Board board = grid.board();
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (decided.digit(cell) != 0)
            grid.setDigit(board.cell(cell), decided.digit(cell));
    }
    return grid;
}

class Batch
{
public:
    Batch(Backend& backend, const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished)
        : m_nextPuzzle(next)
        , m_options(options)
        , m_finished(finished)
        , m_pass(buildSharedPass({options.rules, options.search, options.solutions > 1, options.model}))
        , m_encoding(*options.model)
        , m_encode(std::make_shared<const Network>(buildEncode(*options.model)))
        , m_encoder(backend.load(m_encode))
        , m_loaded(backend.load(networkOf(m_pass)))
        , m_keep{m_pass->verdict.solved, m_pass->verdict.contradiction, m_pass->ruled}
    {
        if (options.search) {
            const SearchOutputs& search = m_pass->search;
            m_keep.insert(m_keep.end(),
                {search.next.candidates, search.next.stack, search.next.guess, search.next.level, search.push,
                    search.pop, search.exhausted});
        }
        m_firstMemory = m_keep.size();
        for (const PassNetwork::Memory& memory : m_pass->memories)
            m_keep.push_back(memory.after);
        m_firstRule = m_keep.size();
        if (options.countRules)
            m_keep.insert(m_keep.end(), m_pass->afterRule.begin(), m_pass->afterRule.end());
        m_scores = m_keep.size();
        if (const auto scores = options.asksOneShot ? scoresOf(*m_pass, options.model, options.rules) : std::nullopt)
            m_keep.push_back(*scores);
    }

    bool done() const { return m_slots.empty() && m_ended; }

    /// Fills the free places of the batch.
    void refill()
    {
        const auto wanted = static_cast<std::size_t>(std::max(1, m_options.batchSize));
        const std::size_t size = puzzlesFor(m_pass->network, kOperationsAtOnce, wanted);
        std::vector<Grid> givens;
        std::vector<std::optional<Candidates>> own; // where they are not those of the givens
        while (!m_ended && m_slots.size() + givens.size() < size && canTakeMore(givens.size())) {
            const std::optional<StartingGrid> puzzle = m_nextPuzzle();
            m_ended = !puzzle;
            if (puzzle) {
                if (puzzle->givens.board() != m_options.model->board)
                    throw Error("solve", "a puzzle has another board than the network");
                m_encoding.require(puzzle->givens);
                givens.push_back(puzzle->givens);
                own.push_back(puzzle->isOfGivens() ? std::nullopt : std::optional(puzzle->candidates));
            }
        }
        const std::size_t fresh = givens.size();
        if (fresh == 0)
            return;
        const Tensor digits = toDigits(givens, m_options.model->board);
        const Tensor start = m_encoder->run(std::span(&digits, 1), m_encode->outputs).front();

        const int before = static_cast<int>(m_slots.size());
        const int count = before + static_cast<int>(fresh);
        if (m_inputs.empty()) {
            for (const ValueId input : m_pass->network.inputs)
                m_inputs.emplace_back(0, m_pass->network.value(input).shape);
        }
        for (Tensor& input : m_inputs) {
            input.count = count;
            input.data.resize(static_cast<std::size_t>(count) * static_cast<std::size_t>(input.shape.elements()), 0.F);
        }
        std::copy(start.data.begin(), start.data.end(), m_inputs[0].of(before).begin());
        for (std::size_t n = 0; n < fresh; ++n) {
            const int row = before + static_cast<int>(n);
            if (own[n])
                storeCandidates(*own[n], m_inputs[0].of(row));
            if (m_options.search)
                m_inputs[3].of(row).front() = 1.F;
            m_slots.push_back({m_next++, {}});
            m_slots.back().outcome.fired.resize(m_options.countRules ? m_options.rules.size() : 0);
        }
    }

    bool hasPuzzles() const { return !m_slots.empty(); }

    void runPass()
    {
        std::vector<Tensor> kept = m_loaded->run(m_inputs, m_keep);
        std::vector<Slot> going;
        std::vector<int> goingRows;
        for (std::size_t n = 0; n < m_slots.size(); ++n) {
            const int row = static_cast<int>(n);
            if (!advance(m_slots[n], kept, row)) {
                goingRows.push_back(row);
                going.push_back(std::move(m_slots[n]));
            }
        }
        // The next inputs: what the pass handed back, without the puzzles that are done.
        const std::size_t first
            = m_options.search ? static_cast<std::size_t>(NextCandidates) : static_cast<std::size_t>(Ruled);
        const std::size_t memories = m_inputs.size() - m_pass->memories.size(); // where they begin
        for (std::size_t i = 0; i < m_inputs.size(); ++i) {
            Tensor& next = kept[i < memories ? first + i : m_firstMemory + i - memories];
            for (std::size_t n = 0; n < goingRows.size(); ++n) {
                if (goingRows[n] != static_cast<int>(n)) {
                    const auto from = next.of(goingRows[n]);
                    std::copy(from.begin(), from.end(), next.of(static_cast<int>(n)).begin());
                }
            }
            next.count = static_cast<int>(goingRows.size());
            next.data.resize(goingRows.size() * static_cast<std::size_t>(next.shape.elements()));
            m_inputs[i] = std::move(next);
        }
        m_slots = std::move(going);
    }

private:
    struct Slot
    {
        std::size_t puzzle = 0;
        SolveOutcome outcome;
    };

    /// `taken`: puzzles that have been asked for and have no slot yet. Slots keep their order, so the first is the
    /// oldest.
    bool canTakeMore(std::size_t taken) const
    {
        const std::size_t oldest = m_slots.empty() ? m_next : m_slots.front().puzzle;
        return m_options.mostAhead == 0 || m_next + taken < oldest + m_options.mostAhead;
    }

    /// Takes in what a pass did to one puzzle; true when that ended it.
    bool advance(Slot& slot, const std::vector<Tensor>& kept, int row) const
    {
        SolveOutcome& outcome = slot.outcome;
        ++outcome.passes;
        const bool solved = isOn(kept[Solved], row);
        bool exhausted = isOn(kept[Contradiction], row) && !m_options.pastContradictions;
        bool stalled = false;
        if (m_options.search) {
            outcome.pushes += isOn(kept[Push], row) ? 1 : 0;
            outcome.pops += isOn(kept[Pop], row) ? 1 : 0;
            exhausted = isOn(kept[Exhausted], row);
            const int level = static_cast<int>(kept[Level].of(row).front());
            if (level > highestLevel(m_options.model->board))
                throw NetworkFault(NetworkFault::Kind::TooDeep, "search");
            outcome.depth = std::max(outcome.depth, (level - 1) / 2);
        } else {
            const auto before = m_inputs[0].of(row);
            const auto after = kept[Ruled].of(row);
            stalled = std::equal(before.begin(), before.end(), after.begin()) && remembersTheSame(outcome, kept, row);
        }
        for (std::size_t rule = 0; rule < outcome.fired.size(); ++rule) {
            const auto before = rule == 0 ? m_inputs[0].of(row) : kept[m_firstRule + rule - 1].of(row);
            const auto after = kept[m_firstRule + rule].of(row);
            outcome.fired[rule] += std::equal(before.begin(), before.end(), after.begin()) ? 0 : 1;
        }
        if (outcome.passes == 1 && m_scores < kept.size()) {
            outcome.predicted = likeliest(kept[m_scores].of(row), m_options.model->board);
            outcome.oneShot
                = withDecided(*outcome.predicted, candidatesFrom(m_inputs[0].of(row), m_options.model->board));
        }
        if (solved)
            takeSolution(m_options, slot.puzzle, outcome, Grid::fromDecided(candidatesOf(kept[Ruled], row)));

        const bool found = static_cast<int>(outcome.found) >= m_options.solutions;
        const bool anySolution = !outcome.solutions.empty();
        // A verdict may call the same grid a contradiction, too.
        outcome.allFound = exhausted && !(solved && m_options.solutions == 1);
        if (found || (exhausted && anySolution))
            outcome.result = RunResult::Solved;
        else if (exhausted)
            outcome.result = RunResult::NoSolution;
        else if (stalled)
            outcome.result = RunResult::Stalled;
        else if ((m_options.maxPasses > 0 && outcome.passes >= m_options.maxPasses)
            || (m_pass->mostPasses > 0 && outcome.passes >= m_pass->mostPasses))
            outcome.result = RunResult::OutOfPasses;
        else
            return false;
        if (!anySolution)
            outcome.last = candidatesOf(kept[m_options.search ? NextCandidates : Ruled], row);
        m_finished(slot.puzzle, outcome);
        return true;
    }

    /// Returns true if the pass left all memories unchanged. False for the first pass with memories, as in Runner: it
    /// always counts as a change.
    bool remembersTheSame(const SolveOutcome& outcome, const std::vector<Tensor>& kept, int row) const
    {
        const std::size_t memories = m_pass->memories.size();
        bool same = memories == 0 || outcome.passes > 1;
        for (std::size_t i = 0; i < memories && same; ++i)
            same
                = std::ranges::equal(m_inputs[m_inputs.size() - memories + i].of(row), kept[m_firstMemory + i].of(row));
        return same;
    }

    Candidates candidatesOf(const Tensor& tensor, int row) const
    {
        return candidatesFrom(tensor.of(row), m_options.model->board);
    }

    const NextPuzzle& m_nextPuzzle;
    const BatchOptions& m_options;
    const PuzzleFinished& m_finished;
    PassPtr m_pass;
    EncodingCheck m_encoding;
    std::shared_ptr<const Network> m_encode;
    std::unique_ptr<LoadedNetwork> m_encoder;
    std::unique_ptr<LoadedNetwork> m_loaded;
    std::vector<ValueId> m_keep;
    std::size_t m_firstMemory = 0; ///< in what a pass hands back, and …
    std::size_t m_firstRule = 0;
    std::size_t m_scores = 0; ///< equal to the number of values if scores are not asked for or do not exist
    std::vector<Tensor> m_inputs;
    std::vector<Slot> m_slots;
    std::size_t m_next = 0; ///< number of the next puzzle
    bool m_ended = false; ///< there are no more
};

} // namespace

void takeSolution(const BatchOptions& options, std::size_t puzzle, SolveOutcome& outcome, const Grid& solution)
{
    ++outcome.found;
    if (options.eachSolution)
        options.eachSolution(puzzle, solution);
    if ((!options.eachSolution && !options.countOnly) || outcome.solutions.empty())
        outcome.solutions.push_back(solution);
}

void requireBatchOptions(const BatchOptions& options)
{
    if (options.solutions < 1 || (options.solutions > 1 && !options.search))
        throw Error("solve", "looking for several solutions needs the search");
    if (options.pastContradictions && options.search)
        throw Error("solve", "a search ends with a contradiction");
}

bool solveBatch(Backend& backend, const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
    const std::function<bool()>& keepRunning)
{
    requireBatchOptions(options);
    Batch batch(backend, next, options, finished);
    while (!batch.done()) {
        if (keepRunning && !keepRunning())
            return false;
        batch.refill();
        if (batch.hasPuzzles())
            batch.runPass();
    }
    return true;
}

bool solveBatch(Backend& backend, std::span<const Grid> puzzles, const BatchOptions& options,
    const PuzzleFinished& finished, const std::function<bool()>& keepRunning)
{
    const auto puzzleAt = [puzzles](std::size_t puzzle) { return StartingGrid(puzzles[puzzle]); };
    return solveBatch(backend, puzzlesInOrder(puzzles.size(), puzzleAt), options, finished, keepRunning);
}

NextPuzzle puzzlesInOrder(std::size_t count, std::function<StartingGrid(std::size_t puzzle)> puzzleAt)
{
    return [count, puzzleAt = std::move(puzzleAt), puzzle = std::size_t{0}]() mutable -> std::optional<StartingGrid> {
        if (puzzle == count)
            return std::nullopt;
        return puzzleAt(puzzle++);
    };
}

BackendBatch::BackendBatch(std::unique_ptr<Backend> backend)
    : m_backend(std::move(backend))
{
}

bool BackendBatch::solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
    const std::function<bool()>& keepRunning)
{
    return solveBatch(*m_backend, next, options, finished, keepRunning);
}

} // namespace convoku
