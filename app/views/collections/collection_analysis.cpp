// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_analysis.h"

#include "app/base/trouble.h"
#include "solver/run/batch_solver.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <thread>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kAnalysisHandOver{50};

} // namespace

struct CollectionAnalysis::Task
{
    int round = 0;
    PuzzleChunks chunks;
    BatchOptions options;
    std::vector<std::uint32_t> runs; ///< puzzles to run to their first solution
    std::vector<std::uint32_t> verdicts; ///< puzzles that have one
};

CollectionAnalysis::CollectionAnalysis(BatchEngineFactory engine, Collection* collection, QObject* parent)
    : QObject(parent)
    , m_engine(std::move(engine))
    , m_collection(collection)
    , m_receiver(this)
{
    connect(collection, &Collection::begun, this, &CollectionAnalysis::end);
}

CollectionAnalysis::~CollectionAnalysis()
{
    m_receiver.cut();
    m_stop.request_stop();
}

void CollectionAnalysis::setOptions(const RunOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    end();
    m_collection->setNetwork(options.pass.model);
}

void CollectionAnalysis::end()
{
    ++m_round;
    m_stop.request_stop();
    m_stage = Stage::Idle;
    Q_EMIT changed();
}

void CollectionAnalysis::cancel()
{
    m_stop.request_stop();
}

std::size_t CollectionAnalysis::total() const
{
    return m_stage == Stage::Verdicts ? m_waitingAtFirst : m_collection->size();
}

std::size_t CollectionAnalysis::done() const
{
    return m_stage == Stage::Verdicts ? m_waitingAtFirst - std::min(m_collection->waitingCount(), m_waitingAtFirst)
                                      : m_collection->knownCount();
}

bool CollectionAnalysis::isComplete() const
{
    return m_collection->knownCount() == m_collection->size() && m_collection->waitingCount() == 0 && !isOld();
}

void CollectionAnalysis::start()
{
    if (isRunning() || m_collection->size() == 0 || !fits())
        return;
    if (isOld())
        m_collection->forgetOutcomes();
    m_knownWith = m_options;
    Task task;
    task.round = ++m_round;
    task.chunks = m_collection->chunks();
    task.options.model = m_options.pass.model;
    task.options.rules = m_options.pass.rules;
    task.options.search = m_options.pass.search;
    task.options.maxPasses = m_options.maxPasses > 0 ? m_options.maxPasses : kPassLimit;
    task.options.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    for (std::size_t i = 0; i < m_collection->size(); ++i) {
        const PuzzleVerdict verdict = m_collection->outcome(i).verdict;
        if (verdict == PuzzleVerdict::Unknown)
            task.runs.push_back(static_cast<std::uint32_t>(i));
        else if (verdict == PuzzleVerdict::Solved)
            task.verdicts.push_back(static_cast<std::uint32_t>(i));
    }
    m_stage = Stage::Runs;
    m_stop = {};
    runInBackground([stop = m_stop.get_token(), receiver = m_receiver, engine = m_engine, task = std::move(task)] {
        work(stop, receiver, engine, task);
    });
    Q_EMIT changed();
}

template <typename Call>
void CollectionAnalysis::deliver(const Receiver& receiver, int round, Call call)
{
    receiver.post([round, call = std::move(call)](CollectionAnalysis& analysis) {
        if (round != analysis.m_round)
            return;
        call(analysis);
        Q_EMIT analysis.changed();
    });
}

void CollectionAnalysis::work(
    const std::stop_token& stop, const Receiver& receiver, const BatchEngineFactory& makeEngine, const Task& task)
{
    CollectionOutcomes ready;
    Pace pace(kAnalysisHandOver);
    const auto handOver = [&] {
        if (!ready.empty())
            deliver(receiver, task.round, [outcomes = std::exchange(ready, {})](CollectionAnalysis& analysis) {
                analysis.m_collection->take(outcomes);
            });
    };
    const auto keepRunning = [&] { return !stop.stop_requested(); };
    QString error;
    try {
        const std::unique_ptr<BatchEngine> engine = makeEngine();
        const auto solve = [&](const std::vector<std::uint32_t>& puzzles, const BatchOptions& options, auto take) {
            const auto puzzleAt = [&](std::size_t n) {
                return task.chunks[puzzles[n] / PuzzleChunk::kFull]->start(puzzles[n] % PuzzleChunk::kFull);
            };
            engine->solve(
                puzzlesInOrder(puzzles.size(), puzzleAt), options,
                [&](std::size_t n, const SolveOutcome& outcome) {
                    take(puzzles[n], outcome);
                    if (pace.isDue())
                        handOver();
                },
                keepRunning);
            handOver();
        };
        BatchOptions options = task.options;
        options.countRules = true;
        std::vector<std::uint32_t> waiting = task.verdicts;
        solve(task.runs, options, [&](std::uint32_t puzzle, const SolveOutcome& result) {
            const PuzzleOutcome outcome = outcomeOf(result, removesSoundly(options.model));
            if (outcome.verdict == PuzzleVerdict::Solved)
                waiting.push_back(puzzle);
            ready.runs.push_back({puzzle, outcome, firedOf(result, options.rules, *options.model)});
        });
        if (keepRunning() && !waiting.empty()) {
            std::sort(waiting.begin(), waiting.end());
            deliver(receiver, task.round, [count = waiting.size()](CollectionAnalysis& analysis) {
                analysis.m_stage = Stage::Verdicts;
                analysis.m_waitingAtFirst = count;
            });
            options.countRules = false;
            options.solutions = 2;
            // The number of solutions does not depend on the network, which may be wrong or have no search.
            options.model = judgeOf(*options.model);
            options.rules = options.model->everyRule();
            options.search = true;
            solve(waiting, options, [&](std::uint32_t puzzle, const SolveOutcome& result) {
                ready.verdicts.emplace_back(puzzle, verdictOf(result));
            });
        }
    } catch (const std::exception& failure) {
        error = troubleOf(failure);
    }
    deliver(receiver, task.round, [error](CollectionAnalysis& analysis) {
        analysis.m_stage = Stage::Idle;
        if (!error.isEmpty())
            Q_EMIT analysis.failed(error);
    });
}

} // namespace convoku
