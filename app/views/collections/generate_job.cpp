// SPDX-License-Identifier: MIT
#include "app/views/collections/generate_job.h"

#include <chrono>
#include <utility>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kGeneratorHandOver{120};

} // namespace

GenerateJob::GenerateJob(BatchEngineFactory engine, const PuzzleOrder& order, QObject* parent)
    : Job(parent)
{
    requireValidRequest(order.request);
    const auto work = [make = std::move(engine), order](const std::stop_token& stop, const Receiver& receiver) {
        const std::unique_ptr<BatchEngine> batch = make();
        PuzzleGenerator generator(*batch, order.seed, order.request, PuzzleGenerator::Work::forCount(order.count));
        std::vector<GeneratedPuzzle> ready;
        Pace pace(kGeneratorHandOver, true);
        std::uint64_t reported = 0;
        const auto handOver = [&] {
            if (!ready.empty())
                receiver.post([puzzles = std::exchange(ready, {})](GenerateJob& job) { Q_EMIT job.found(puzzles); });
            if (const RequestTally& tally = generator.tally(); std::exchange(reported, tally.grids) != tally.grids)
                receiver.post([tally](GenerateJob& job) { Q_EMIT job.progressed(tally); });
        };
        const auto keepRunning = [&] {
            if (pace.isDue())
                handOver();
            return !stop.stop_requested();
        };
        for (int made = 0; made < order.count; ++made) {
            std::optional<GeneratedPuzzle> puzzle = generator.next(keepRunning);
            if (!puzzle)
                break;
            ready.push_back(std::move(*puzzle));
        }
        handOver();
    };
    begin(work, [](GenerateJob& job, const QString& error) { Q_EMIT job.finished(error); });
}

} // namespace convoku
