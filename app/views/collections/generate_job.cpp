// SPDX-License-Identifier: MIT
#include "app/views/collections/generate_job.h"

#include "app/base/trouble.h"

#include <chrono>
#include <exception>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kGeneratorHandOver{120};

} // namespace

GenerateJob::GenerateJob(BatchEngineFactory engine, const PuzzleOrder& order, QObject* parent)
    : QObject(parent)
    , m_way(this)
{
    requireWishes(order.wishes);
    runInBackground(
        [stop = m_stop.get_token(), way = m_way, engine = std::move(engine), order] { run(stop, way, engine, order); });
}

GenerateJob::~GenerateJob()
{
    m_way.cut();
    m_stop.request_stop();
}

void GenerateJob::cancel()
{
    m_stop.request_stop();
}

void GenerateJob::run(const std::stop_token& stop, const WeakReceiver<GenerateJob>& way,
    const BatchEngineFactory& makeEngine, const PuzzleOrder& order)
{
    QString error;
    try {
        const std::unique_ptr<BatchEngine> engine = makeEngine();
        PuzzleGenerator generator(*engine, order.seed, order.wishes, PuzzleGenerator::Work::forCount(order.count));
        std::vector<GeneratedPuzzle> ready;
        auto lastHandOver = std::chrono::steady_clock::now() - kGeneratorHandOver;
        std::uint64_t told = 0;
        const auto handOver = [&] {
            if (!ready.empty())
                way.post([puzzles = std::move(ready)](GenerateJob& job) { Q_EMIT job.found(puzzles); });
            ready.clear();
            if (generator.tally().grids != told)
                way.post([tally = generator.tally()](GenerateJob& job) { Q_EMIT job.progressed(tally); });
            told = generator.tally().grids;
            lastHandOver = std::chrono::steady_clock::now();
        };
        const auto goOn = [&] {
            if (std::chrono::steady_clock::now() - lastHandOver >= kGeneratorHandOver)
                handOver();
            return !stop.stop_requested();
        };
        for (int made = 0; made < order.count; ++made) {
            std::optional<GeneratedPuzzle> puzzle = generator.next(goOn);
            if (!puzzle)
                break;
            ready.push_back(std::move(*puzzle));
        }
        handOver();
    } catch (const std::exception& failure) {
        error = troubleOf(failure);
    }
    way.post([error](GenerateJob& job) { Q_EMIT job.finished(error); });
}

} // namespace convoku
