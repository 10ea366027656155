// SPDX-License-Identifier: MIT
#include "app/document/run_job.h"

#include "solver/cancellation.h"

#include <chrono>

namespace convoku {
namespace {

/// The first passes come at once. Then often enough to look live, and seldom enough not to keep the window busy: what
/// it draws for each hand-over it takes from the worker, where cores are few.
constexpr std::chrono::milliseconds kFirstHandOver{15};
constexpr std::chrono::milliseconds kRunHandOver{120};
constexpr std::size_t kMaxPassesAtOnce = 512;

} // namespace

RunJob::RunJob(BackendFactory backend, const StartingGrid& start, RunOptions options, PassPtr pass, QObject* parent)
    : Job(parent)
{
    auto makeRunner = [start, options = std::move(options), pass = std::move(pass)](
                          Backend& b) { return std::make_unique<Runner>(b, start, options, pass); };
    beginRun(std::move(backend), std::move(makeRunner), true);
}

RunJob::RunJob(BackendFactory backend, const Recording& recording, int maxPasses, QObject* parent)
    : Job(parent)
{
    // The owner may append to its recording meanwhile: the thread gets its own.
    auto from = std::make_shared<const Recording>(recording);
    auto makeRunner = [from, maxPasses](Backend& b) { return std::make_unique<Runner>(b, *from, maxPasses); };
    beginRun(std::move(backend), std::move(makeRunner), false);
}

void RunJob::beginRun(BackendFactory backend, MakeRunner makeRunner, bool announceStart)
{
    begin([backend = std::move(backend), makeRunner = std::move(makeRunner), announceStart](const std::stop_token& stop,
              const Receiver& receiver) { run(stop, receiver, backend, makeRunner, announceStart); },
        [](RunJob& job, const QString& error) { Q_EMIT job.finished(error); });
}

void RunJob::run(const std::stop_token& stop, const Receiver& receiver, const BackendFactory& makeBackend,
    const MakeRunner& makeRunner, bool announceStart)
{
    const CancelScope scope(stop);
    try {
        const std::unique_ptr<Backend> backend = makeBackend();
        const std::unique_ptr<Runner> runner = makeRunner(*backend);
        if (announceStart)
            receiver.post([start = runner->start()](RunJob& job) { Q_EMIT job.started(start); });

        std::vector<PassRecord> ready;
        const auto handOver = [&] {
            if (!ready.empty())
                receiver.post([passes = std::move(ready)](RunJob& job) { Q_EMIT job.advanced(passes); });
            ready.clear();
        };
        Pace pace(kFirstHandOver);
        while (!runner->ended() && !stop.stop_requested()) {
            try {
                ready.push_back(runner->nextPass());
            } catch (const Cancelled&) {
                break; // the passes before it stay
            }
            if (pace.isDue() || ready.size() >= kMaxPassesAtOnce) {
                handOver();
                pace = Pace(kRunHandOver);
            }
        }
        handOver();
    } catch (const Cancelled&) {
        return; // before the first pass
    }
}

} // namespace convoku
