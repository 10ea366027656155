// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "app/base/trouble.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <stop_token>
#include <utility>

namespace convoku {

/// One piece of work in a thread of its own. Its signals come in the thread that the job lives in. Deleting the job
/// cancels the work and waits for nothing; nothing of it arrives afterwards. `Its`: the class of the job.
template <typename Its>
class Job : public QObject
{
public:
    ~Job() override
    {
        if (m_way)
            m_way->cut();
        m_stop.request_stop();
    }
    /// Ends the work soon. It tells that it has ended.
    void cancel() { m_stop.request_stop(); }
    bool isCancelled() const { return m_stop.stop_requested(); }

protected:
    using Way = WeakReceiver<Its>;

    using QObject::QObject;
    /// Calls `work(stop, way)` in the thread, and then `ended(job, error)` in that of the job. `error`: what the work
    /// threw, as a sentence; empty if nothing. Called once.
    template <typename Work, typename Ended>
    void begin(Work work, Ended ended)
    {
        m_way.emplace(static_cast<Its*>(this));
        runInBackground([stop = m_stop.get_token(), way = *m_way, work = std::move(work), ended = std::move(ended)] {
            const QString error = troubleIn([&] { work(stop, way); });
            way.post([ended, error](Its& job) { ended(job, error); });
        });
    }

private:
    std::stop_source m_stop;
    std::optional<Way> m_way;
};

/// Limits how often work tells its progress.
class Pace
{
public:
    /// `atOnce`: the first call of isDue() returns true.
    explicit Pace(std::chrono::milliseconds interval, bool atOnce = false)
        : m_interval(interval)
        , m_began(atOnce ? std::chrono::steady_clock::time_point() : std::chrono::steady_clock::now())
    {
    }

    /// Returns true if the interval is over, which then begins anew.
    bool isDue()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_began < m_interval)
            return false;
        m_began = now;
        return true;
    }

private:
    std::chrono::milliseconds m_interval;
    std::chrono::steady_clock::time_point m_began;
};

} // namespace convoku
