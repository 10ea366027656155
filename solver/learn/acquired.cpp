// SPDX-License-Identifier: MIT
#include "solver/learn/acquired.h"

#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/error.h"
#include "solver/generate/puzzle_generator.h"
#include "solver/network/pass.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/network_size.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace convoku {
namespace {

constexpr std::uint64_t kBoardsSeed = 1;
constexpr int kPuzzlesAtOnce = 128;
constexpr int kMostMade = 2048; ///< where a sort of board never comes
constexpr std::size_t kRunAtOnce = 64; ///< of a network with many values, so that they have room, and …
constexpr std::uint64_t kOperationsAtOnce = std::uint64_t{1} << 30U; ///< … of one with many layers fewer

Candidates inBoth(const Candidates& some, const Candidates& others)
{
    return some.without(some.without(others));
}

const Candidates& ofRow(const ExplainedBoard& board, std::size_t row)
{
    return row < board.byRule.size() ? board.byRule[row] : board.unexplained;
}

int& countOfRow(RemovalCounts& counts, std::size_t row)
{
    return row < counts.byRule.size() ? counts.byRule[row] : counts.unexplained;
}

std::vector<GeneratedPuzzle> madePuzzles(int count, std::uint64_t seed)
{
    BitwiseBatch engine;
    PuzzleGenerator generator(engine, seed, {}, PuzzleGenerator::Work::forCount(count));
    std::vector<GeneratedPuzzle> puzzles;
    while (puzzles.size() < static_cast<std::size_t>(count)) {
        auto made = generator.next({});
        if (!made)
            break;
        puzzles.push_back(std::move(*made));
    }
    return puzzles;
}

/// Runs puzzles side by side, up to where the network would have to guess.
class WrittenRuns
{
public:
    WrittenRuns()
        : m_pass(buildSharedPass({articleModel()->everyRule(), false, false, articleModel()}))
        , m_backend(makeBitwiseBackend())
        , m_loaded(m_backend->load(networkOf(m_pass)))
    {
    }

    /// Returns the boards that the rules receive in each pass, without duplicates, in the order of the passes.
    std::vector<RunState> statesOf(const std::vector<GeneratedPuzzle>& puzzles)
    {
        std::vector<Candidates> boards;
        for (const GeneratedPuzzle& puzzle : puzzles)
            boards.push_back(puzzle.givens.startingCandidates());
        std::vector<RunState> states;
        std::set<Candidates::Words> known;
        const auto see = [&](std::size_t puzzle) {
            if (!known.insert(boards[puzzle].words()).second)
                return false;
            states.push_back({boards[puzzle], puzzles[puzzle].solution});
            return true;
        };
        bool keepRunning = !boards.empty();
        for (std::size_t i = 0; i < boards.size(); ++i)
            see(i);
        while (keepRunning) {
            keepRunning = false;
            const Tensor input = toTensor(boards);
            for (const Tensor& left : m_loaded->run(std::span(&input, 1), m_pass->afterRule)) {
                for (std::size_t i = 0; i < boards.size(); ++i) {
                    boards[i] = candidatesFrom(left.of(static_cast<int>(i)), m_pass->network.board);
                    keepRunning = see(i) || keepRunning;
                }
            }
        }
        return states;
    }

private:
    PassPtr m_pass;
    std::unique_ptr<Backend> m_backend;
    std::unique_ptr<LoadedNetwork> m_loaded;
};

} // namespace

std::vector<ExplainedBoard> explained(std::span<const RunState> states)
{
    const Model& written = *articleModel();
    const auto network = std::make_shared<const Network>(buildSideBySide(written, written.everyRule()));
    const auto backend = makeBitwiseBackend();
    const auto loaded = backend->load(network);
    std::vector<ExplainedBoard> boards;
    if (states.empty())
        return boards;
    std::vector<Candidates> inputs;
    for (const RunState& state : states)
        inputs.push_back(state.board);
    const Tensor input = toTensor(inputs);
    const std::vector<Tensor> left = loaded->run(std::span(&input, 1), network->outputs);
    for (std::size_t i = 0; i < states.size(); ++i) {
        ExplainedBoard explanation{states[i].board, states[i].solution, {}, {}};
        Candidates rest = explanation.board; // that no rule has removed yet
        for (const Tensor& stays : left) {
            const Candidates removed = rest.without(candidatesFrom(stays.of(static_cast<int>(i)), written.board));
            rest = rest.without(removed);
            explanation.byRule.push_back(removed);
        }
        explanation.unexplained = rest.without(explanation.solution.startingCandidates());
        boards.push_back(std::move(explanation));
    }
    return boards;
}

std::vector<ExplainedBoard> balancedBoards(std::uint64_t seed)
{
    // By the last rule that something is left to; in front of them boards from which none removes anything.
    std::vector<std::vector<ExplainedBoard>> sorts(articleModel()->rules.size() + 1);
    const auto isFull = [](const auto& sort) { return sort.size() >= static_cast<std::size_t>(kBoardsOfEach); };
    WrittenRuns runs;
    for (int made = 0; made < kMostMade && !std::ranges::all_of(sorts, isFull); made += kPuzzlesAtOnce) {
        const std::vector<RunState> states
            = runs.statesOf(madePuzzles(kPuzzlesAtOnce, seed + static_cast<std::uint64_t>(made)));
        std::set<std::pair<std::size_t, Candidates::Words>> known; // one of a puzzle is enough: its others look like it
        for (ExplainedBoard& board : explained(states)) {
            const auto removes = [](const Candidates& removed) { return removed.count() > 0; };
            const auto last = std::find_if(board.byRule.rbegin(), board.byRule.rend(), removes);
            const auto place = static_cast<std::size_t>(board.byRule.rend() - last);
            const Candidates solved = board.solution.startingCandidates(); // where nothing is left to find
            if (!isFull(sorts[place]) && board.board != solved && known.emplace(place, solved.words()).second)
                sorts[place].push_back(std::move(board));
        }
    }
    std::vector<ExplainedBoard> boards;
    for (auto& sort : sorts)
        std::ranges::move(sort, std::back_inserter(boards));
    return boards;
}

std::shared_ptr<const std::vector<ExplainedBoard>> acquiredBoards()
{
    static std::mutex guard;
    static std::shared_ptr<const std::vector<ExplainedBoard>> boards;
    const std::lock_guard lock(guard);
    if (!boards)
        boards = std::make_shared<const std::vector<ExplainedBoard>>(balancedBoards(kBoardsSeed));
    return boards;
}

RemovalCounts allOf(std::span<const ExplainedBoard> boards)
{
    return removedOf(boards, std::vector<Candidates>(boards.size()));
}

RemovalCounts removedOf(std::span<const ExplainedBoard> boards, std::span<const Candidates> left)
{
    if (left.size() != boards.size())
        throw Error("boards", "are not as many as what is left of them");
    RemovalCounts counts;
    counts.byRule.resize(articleModel()->rules.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const ExplainedBoard& board = boards[i];
        const Candidates gone = board.board.without(left[i]);
        for (std::size_t row = 0; row <= counts.byRule.size(); ++row)
            countOfRow(counts, row) += inBoth(gone, ofRow(board, row)).count();
        counts.unsound += inBoth(gone, board.solution.startingCandidates()).count();
    }
    return counts;
}

RemovalTrial::RemovalTrial(std::shared_ptr<const std::vector<ExplainedBoard>> boards)
    : m_boards(std::move(boards))
    , m_backend(makeBitwiseBackend())
{
}

RemovalCounts RemovalTrial::of(std::shared_ptr<const Network> network, ValueId left, Backend& backend) const
{
    const Board on = network->board;
    if (on != articleModel()->board)
        throw Error(network->id, "runs on another board than the written rules");
    const std::size_t atOnce = puzzlesFor(*network, kOperationsAtOnce, kRunAtOnce);
    const auto loaded = backend.load(std::move(network));
    std::vector<Candidates> inputs;
    std::vector<Candidates> stays;
    for (const ExplainedBoard& board : *m_boards)
        inputs.push_back(board.board);
    for (std::size_t from = 0; from < inputs.size(); from += atOnce) {
        const auto some = std::span(inputs).subspan(from, std::min(atOnce, inputs.size() - from));
        const Tensor input = toTensor(some);
        const Tensor made = loaded->run(std::span(&input, 1), std::span(&left, 1)).front();
        for (int i = 0; i < made.count; ++i)
            stays.push_back(candidatesFrom(made.of(i), on));
    }
    return removedOf(*m_boards, stays);
}

RemovalCounts RemovalTrial::ofRule(const LearningTask& task, std::span<const float> numbers) const
{
    const auto network = std::make_shared<const Network>(buildRule(*modelWith(task, numbers), task.rule));
    return of(network, network->outputs.front(), *m_backend);
}

RemovalCounts RemovalTrial::ofPass(const ModelPtr& model, Backend& backend) const
{
    const PassPtr pass = buildSharedPass({model->everyRule(), false, false, model});
    return of(networkOf(pass), pass->ruled, backend);
}

bool canBeExplained(const Model& model)
{
    return model.ownHouses().empty() && model.board == articleModel()->board;
}

int AcquiredHistory::count(std::size_t row, std::size_t frame) const
{
    const RemovalCounts& removed = frames.at(frame).removed;
    return row < removed.byRule.size() ? removed.byRule[row]
        : row == unexplainedRow()      ? removed.unexplained
                                       : removed.unsound;
}

int AcquiredHistory::most(std::size_t row) const
{
    return row < all.byRule.size() ? all.byRule[row] : row == unexplainedRow() ? all.unexplained : all.unsound;
}

double AcquiredHistory::share(std::size_t row, std::size_t frame) const
{
    return most(row) == 0 ? 0 : static_cast<double>(count(row, frame)) / most(row);
}

namespace {

/// The step of the first frame from which on all frames are so; none where the last one is not.
template <typename IsSo>
std::optional<int> firstOfLast(const std::vector<AcquiredFrame>& frames, IsSo isSo)
{
    std::size_t first = frames.size();
    while (first > 0 && isSo(first - 1))
        --first;
    return first == frames.size() ? std::nullopt : std::optional(frames[first].step);
}

} // namespace

std::optional<int> AcquiredHistory::acquiredFrom(std::size_t row) const
{
    return firstOfLast(frames, [&](std::size_t frame) { return most(row) > 0 && share(row, frame) >= kAcquired; });
}

std::optional<int> AcquiredHistory::noneFrom(std::size_t row) const
{
    return firstOfLast(frames, [&](std::size_t frame) { return count(row, frame) == 0; });
}

std::optional<std::size_t> AcquiredHistory::frameAt(int step) const
{
    const auto behind = std::ranges::upper_bound(frames, step, {}, &AcquiredFrame::step);
    if (behind == frames.begin())
        return std::nullopt;
    return static_cast<std::size_t>(behind - frames.begin()) - 1;
}

} // namespace convoku
