// SPDX-License-Identifier: MIT
#include "app/document/run_job.h"

#include "app/base/trouble.h"
#include "solver/cancellation.h"

#include <chrono>
#include <exception>

namespace convoku {
namespace {

/// The first passes come at once. Then often enough to look live, and seldom enough not to keep the window busy: what
/// it draws for each hand-over it takes from the worker, where cores are few.
constexpr std::chrono::milliseconds kFirstHandOver{15};
constexpr std::chrono::milliseconds kRunHandOver{120};
constexpr std::size_t kMaxPassesAtOnce = 512;

} // namespace

RunJob::RunJob(BackendFactory backend, const StartingGrid& start, RunOptions options, PassPtr pass, QObject* parent)
    : QObject(parent)
    , m_way(this)
{
    auto makeRunner = [start, options = std::move(options), pass = std::move(pass)](
                          Backend& b) { return std::make_unique<Runner>(b, start, options, pass); };
    begin(std::move(backend), std::move(makeRunner), true);
}

RunJob::RunJob(BackendFactory backend, const Recording& recording, int maxPasses, QObject* parent)
    : QObject(parent)
    , m_way(this)
{
    // The owner may append to its recording meanwhile: the thread gets its own.
    auto from = std::make_shared<const Recording>(recording);
    auto makeRunner = [from, maxPasses](Backend& b) { return std::make_unique<Runner>(b, *from, maxPasses); };
    begin(std::move(backend), std::move(makeRunner), false);
}

RunJob::~RunJob()
{
    m_way.cut();
    m_stop.request_stop();
}

void RunJob::cancel()
{
    m_stop.request_stop();
}

void RunJob::begin(BackendFactory backend, MakeRunner makeRunner, bool announceStart)
{
    runInBackground(
        [stop = m_stop.get_token(), way = m_way, backend = std::move(backend), makeRunner = std::move(makeRunner),
            announceStart] { run(stop, way, backend, makeRunner, announceStart); });
}

void RunJob::run(const std::stop_token& stop, const WeakReceiver<RunJob>& way, const BackendFactory& makeBackend,
    const MakeRunner& makeRunner, bool announceStart)
{
    QString error;
    const CancelScope scope(stop);
    try {
        const std::unique_ptr<Backend> backend = makeBackend();
        const std::unique_ptr<Runner> runner = makeRunner(*backend);
        if (announceStart)
            way.post([start = runner->start()](RunJob& job) { Q_EMIT job.started(start); });

        std::vector<PassRecord> ready;
        const auto handOver = [&] {
            if (!ready.empty())
                way.post([passes = std::move(ready)](RunJob& job) { Q_EMIT job.advanced(passes); });
            ready.clear();
        };
        auto lastHandOver = std::chrono::steady_clock::now();
        auto wait = kFirstHandOver;
        while (!runner->ended() && !stop.stop_requested()) {
            try {
                ready.push_back(runner->nextPass());
            } catch (const Cancelled&) {
                break; // the passes before it stay
            }
            const auto now = std::chrono::steady_clock::now();
            if (now - lastHandOver >= wait || ready.size() >= kMaxPassesAtOnce) {
                handOver();
                lastHandOver = now;
                wait = kRunHandOver;
            }
        }
        handOver();
    } catch (const Cancelled&) {
    } catch (const std::exception& failure) {
        error = troubleOf(failure);
    }
    way.post([error](RunJob& job) { Q_EMIT job.finished(error); });
}

} // namespace convoku
