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

/// One piece of work in a thread of its own. Derived signals come in the thread that the job lives in. Deleting the job
/// cancels the work and waits for nothing; nothing of it arrives afterwards. `Derived`: the class of the job.
template <typename Derived>
class Job : public QObject
{
public:
    ~Job() override
    {
        if (m_receiver)
            m_receiver->cut();
        m_stop.request_stop();
    }
    /// Ends the work soon. It tells that it has ended.
    void cancel() { m_stop.request_stop(); }
    bool isCancelled() const { return m_stop.stop_requested(); }

protected:
    using Receiver = WeakReceiver<Derived>;

    using QObject::QObject;
    /// Calls `work(stop, receiver)` in the thread, and then `ended(job, error)` in that of the job. `error`: what the
    /// work threw, as a sentence; empty if nothing. Called once.
    template <typename Work, typename Ended>
    void begin(Work work, Ended ended)
    {
        m_receiver.emplace(static_cast<Derived*>(this));
        runInBackground(
            [stop = m_stop.get_token(), receiver = *m_receiver, work = std::move(work), ended = std::move(ended)] {
                const QString error = troubleIn([&] { work(stop, receiver); });
                receiver.post([ended, error](Derived& job) { ended(job, error); });
            });
    }

private:
    std::stop_source m_stop;
    std::optional<Receiver> m_receiver;
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
