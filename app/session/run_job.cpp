// SPDX-License-Identifier: MIT
#include "app/session/run_job.h"

#include <QMetaObject>

#include <chrono>
#include <exception>

namespace convoku {
namespace {

/// The first passes come at once. Then often enough to look live, and seldom enough not to keep the window busy: what
/// it draws for each hand-over it takes from the worker, where cores are few.
constexpr std::chrono::milliseconds kFirstHandOver{15};
constexpr std::chrono::milliseconds kHandOver{120};
constexpr std::size_t kMaxPassesAtOnce = 512;

} // namespace

RunJob::RunJob(BackendFactory backend, const StartingGrid& start, RunOptions options, QObject* parent)
    : QObject(parent)
{
    auto makeRunner
        = [start, options = std::move(options)](Backend& b) { return std::make_unique<Runner>(b, start, options); };
    m_thread = std::jthread([this, backend = std::move(backend), makeRunner = std::move(makeRunner)](
                                const std::stop_token& stop) { run(stop, backend, makeRunner, true); });
}

RunJob::RunJob(BackendFactory backend, const Recording& recording, int maxPasses, QObject* parent)
    : QObject(parent)
{
    // The owner may append to its recording meanwhile: the thread gets its own.
    auto from = std::make_shared<const Recording>(recording);
    auto makeRunner = [from, maxPasses](Backend& b) { return std::make_unique<Runner>(b, *from, maxPasses); };
    m_thread = std::jthread([this, backend = std::move(backend), makeRunner = std::move(makeRunner)](
                                const std::stop_token& stop) { run(stop, backend, makeRunner, false); });
}

RunJob::~RunJob()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void RunJob::cancel()
{
    m_thread.request_stop();
}

void RunJob::run(
    const std::stop_token& stop, const BackendFactory& makeBackend, const MakeRunner& makeRunner, bool announceStart)
{
    // Queued calls to a deleted job are dropped by Qt; the destructor waits for this thread.
    const auto post = [this](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
    QString error;
    try {
        const std::unique_ptr<Backend> backend = makeBackend();
        const std::unique_ptr<Runner> runner = makeRunner(*backend);
        if (announceStart)
            post([this, start = runner->start()] { Q_EMIT started(start); });

        std::vector<PassRecord> ready;
        const auto handOver = [&] {
            if (!ready.empty())
                post([this, passes = std::move(ready)] { Q_EMIT advanced(passes); });
            ready.clear();
        };
        auto lastHandOver = std::chrono::steady_clock::now();
        auto wait = kFirstHandOver;
        while (!runner->ended() && !stop.stop_requested()) {
            ready.push_back(runner->nextPass());
            const auto now = std::chrono::steady_clock::now();
            if (now - lastHandOver >= wait || ready.size() >= kMaxPassesAtOnce) {
                handOver();
                lastHandOver = now;
                wait = kHandOver;
            }
        }
        handOver();
    } catch (const std::exception& failure) {
        error = QString::fromUtf8(failure.what());
    }
    post([this, error] { Q_EMIT finished(error); });
}

} // namespace convoku
