// SPDX-License-Identifier: MIT
#include "solver/learn/training_boards.h"

#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/error.h"
#include "solver/generate/puzzle_generator.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/runner.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numbers>
#include <set>

namespace convoku {
namespace {

constexpr int kPuzzles = 24; ///< some two hundred states
constexpr int kPassesOfAPuzzle = 200; ///< of a run: a long search has no states that others have not

std::vector<GeneratedPuzzle> somePuzzles(const Model& model, int count, std::uint64_t seed)
{
    BitwiseBatch engine;
    PuzzleRequest request;
    request.board = model.board;
    request.givens = anyGivens(model.board);
    if (!model.ownHouses().empty() || model.board != request.model->board) {
        request.model = judgeOf(model);
        request.rules = request.model->everyRule();
    }
    PuzzleGenerator generator(engine, seed, std::move(request), PuzzleGenerator::Work::forCount(count));
    std::vector<GeneratedPuzzle> puzzles;
    while (puzzles.size() < static_cast<std::size_t>(count)) {
        auto made = generator.next({});
        if (!made)
            break;
        puzzles.push_back(std::move(*made));
    }
    return puzzles;
}

} // namespace

double shareRight(const Tensor& some, const Tensor& targets)
{
    std::size_t right = 0;
    for (std::size_t i = 0; i < some.data.size(); ++i)
        right += (some.data[i] >= 0.5F) == (targets.data[i] >= 0.5F) ? 1U : 0U;
    return static_cast<double>(right) / static_cast<double>(some.data.size());
}

namespace {

std::vector<RunState> ranStates(const ModelPtr& model, RuleId rule, int puzzles, std::uint64_t seed)
{
    const auto backend = makeBitwiseBackend();
    RunOptions options{{.rules = model->everyRule(),
                           .search = model->search.has_value(),
                           .continueAfterSolved = false,
                           .model = model},
        kPassesOfAPuzzle};
    const PassPtr pass = buildSharedPass(options.pass);
    std::vector<State> states;
    std::vector<Grid> solutions;
    for (const GeneratedPuzzle& puzzle : somePuzzles(*model, puzzles, seed)) {
        try {
            Runner runner(*backend, puzzle.givens, options, pass);
            while (!runner.ended()) {
                states.push_back(runner.state());
                solutions.push_back(puzzle.solution);
                runner.nextPass();
            }
        } catch (const NetworkFault&) {
            // The states before the fault are valid and kept.
        }
    }
    if (states.empty())
        throw Error(model->id, "has no runs to take states of");
    const auto place = static_cast<std::size_t>(rule);
    const ValueId before = place == 0 ? pass->before.candidates : pass->afterRule.at(place - 1);
    const auto loaded = backend->load(networkOf(pass));
    const Tensor seen = loaded->run(toTensors(states, pass->network), std::span(&before, 1)).front();
    std::vector<RunState> boards;
    std::set<Candidates::Words> known;
    for (int i = 0; i < seen.count; ++i) {
        const Candidates board = candidatesFrom(seen.of(i), model->board);
        const Grid& solution = solutions[static_cast<std::size_t>(i)];
        if (solution.startingCandidates().without(board).count() == 0 && known.insert(board.words()).second)
            boards.push_back({board, solution});
    }
    if (boards.empty())
        throw Error(model->id, "has no runs that keep the solution");
    return boards;
}

} // namespace

std::vector<RunState> statesBefore(const ModelPtr& model, RuleId rule, int puzzles, std::uint64_t seed)
{
    // The last ones: who begins again with other numbers asks again.
    struct Known
    {
        ModelPtr model;
        RuleId rule{};
        int puzzles = 0;
        std::uint64_t seed = 0;
        std::vector<RunState> states;
    };
    static std::mutex guard;
    static Known last;
    {
        const std::lock_guard lock(guard);
        if (last.model == model && last.rule == rule && last.puzzles == puzzles && last.seed == seed)
            return last.states;
    }
    std::vector<RunState> states = ranStates(model, rule, puzzles, seed);
    const std::lock_guard lock(guard);
    last = {model, rule, puzzles, seed, states};
    return states;
}

TrainingBoards::TrainingBoards(const LearningTask& task, const TrainingSetup& setup)
    : m_setup(setup)
    , m_board(task.model->board)
{
    if (setup.boards != TrainingSetup::Boards::Random)
        m_states = statesBefore(task.model, task.rule, kPuzzles, setup.seed);
}

Tensor TrainingBoards::draw(RandomNumbers& random, int count) const
{
    using enum TrainingSetup::Boards;
    Tensor boards(count, candidatesShape(m_board));
    for (int board = 0; board < count; ++board) {
        const auto numbers = boards.of(board);
        if (m_setup.boards == States || (m_setup.boards == Both && board % 2 == 1)) {
            storeCandidates(m_states[random.below(m_states.size())].board, numbers);
            continue;
        }
        for (float& number : numbers)
            number = uniform(random) < m_setup.density ? 1.F : 0.F;
    }
    return boards;
}

Answers::Answers(std::shared_ptr<const Network> network)
    : m_network(std::move(network))
    , m_backend(makeBitwiseBackend())
    , m_loaded(m_backend->load(m_network))
{
}

Tensor Answers::of(const Tensor& input)
{
    return m_loaded->run(std::span(&input, 1), m_network->outputs).front();
}

} // namespace convoku
