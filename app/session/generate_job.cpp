// SPDX-License-Identifier: MIT
#include "app/session/generate_job.h"

#include <QMetaObject>

#include <chrono>
#include <exception>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kHandOver{120};

} // namespace

GenerateJob::GenerateJob(BatchEngineFactory engine, const PuzzleOrder& order, QObject* parent)
    : QObject(parent)
{
    requireWishes(order.wishes);
    m_thread = std::jthread(
        [this, engine = std::move(engine), order](const std::stop_token& stop) { run(stop, engine, order); });
}

GenerateJob::~GenerateJob()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void GenerateJob::cancel()
{
    m_thread.request_stop();
}

void GenerateJob::run(const std::stop_token& stop, const BatchEngineFactory& makeEngine, const PuzzleOrder& order)
{
    // Queued calls to a deleted job are dropped by Qt; the destructor waits for this thread.
    const auto post = [this](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
    QString error;
    try {
        const std::unique_ptr<BatchEngine> engine = makeEngine();
        PuzzleGenerator generator(*engine, order.seed, order.wishes, PuzzleGenerator::Work::forCount(order.count));
        std::vector<GeneratedPuzzle> ready;
        auto lastHandOver = std::chrono::steady_clock::now() - kHandOver;
        std::uint64_t told = 0;
        const auto handOver = [&] {
            if (!ready.empty())
                post([this, puzzles = std::move(ready)] { Q_EMIT found(puzzles); });
            ready.clear();
            if (generator.tally().grids != told)
                post([this, tally = generator.tally()] { Q_EMIT progressed(tally); });
            told = generator.tally().grids;
            lastHandOver = std::chrono::steady_clock::now();
        };
        const auto goOn = [&] {
            if (std::chrono::steady_clock::now() - lastHandOver >= kHandOver)
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
        error = QString::fromUtf8(failure.what());
    }
    post([this, error] { Q_EMIT finished(error); });
}

} // namespace convoku
