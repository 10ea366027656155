// SPDX-License-Identifier: MIT
#include "app/base/background_work.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <system_error>
#include <thread>
#include <vector>

namespace convoku {
namespace {

using Work = std::function<void()>;

constexpr std::chrono::seconds kTryAgain{1};

/// Once, as long as one attempt after the other fails.
std::atomic<bool> isShort = false;

void tell()
{
    ThreadShortage& shortage = ThreadShortage::watch();
    if (!isShort.exchange(true))
        QMetaObject::invokeMethod(
            &shortage, [&shortage] { Q_EMIT shortage.noticed(); }, Qt::QueuedConnection);
}

/// Work may wait for work that began before: all of it gets a thread at once, and where there is none, its turn.
class LateThreads
{
public:
    static LateThreads& all()
    {
        static LateThreads threads;
        // Letters are drawn by what the application has loaded, and goes with it.
        [[maybe_unused]] static const bool isSetUp = (qAddPostRoutine(waitForBackgroundWork), true);
        return threads;
    }

    void add(Work work)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(std::move(work));
        }
        begin();
    }

    /// Starts what waits, in its order.
    void begin()
    {
        const std::lock_guard lock(m_mutex);
        joinEnded();
        while (!m_waiting.empty()) {
            try {
                m_threads.emplace_back([this] { work(); });
            } catch (const std::system_error&) {
                tell();
                tryAgain();
                return;
            }
            isShort = false;
            ++m_running;
            // Another thread may take this work first; the new thread then takes the next.
            m_begun.push_back(std::move(m_waiting.front()));
            m_waiting.pop_front();
        }
    }

    void waitForAll()
    {
        std::unique_lock lock(m_mutex);
        while (m_running > 0 || !m_waiting.empty()) {
            if (m_waiting.empty()) {
                m_ended.wait(lock);
                continue;
            }
            // No thread was available for this work, so it is done here; otherwise it would never be done.
            const Work work = std::exchange(m_waiting.front(), {});
            m_waiting.pop_front();
            lock.unlock();
            work();
            lock.lock();
        }
        joinEnded();
    }

private:
    void work()
    {
        std::unique_lock lock(m_mutex);
        while (Work next = take()) {
            lock.unlock();
            next();
            next = {}; // what it owns goes before anybody is told that it is done
            lock.lock();
        }
        --m_running;
        m_finished.push_back(std::this_thread::get_id());
        m_ended.notify_all();
    }

    /// Begun work first: it has a thread. The lock is held.
    Work take()
    {
        std::deque<Work>& from = m_begun.empty() ? m_waiting : m_begun;
        if (from.empty())
            return {};
        Work next = std::move(from.front());
        from.pop_front();
        return next;
    }

    /// The lock is held.
    void joinEnded()
    {
        std::erase_if(m_threads, [this](std::thread& thread) {
            if (std::ranges::find(m_finished, thread.get_id()) == m_finished.end())
                return false;
            thread.join();
            return true;
        });
        m_finished.clear();
    }

    void tryAgain()
    {
        if (std::exchange(m_tryingAgain, true) || QCoreApplication::instance() == nullptr)
            return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [this] {
                QTimer::singleShot(kTryAgain, QCoreApplication::instance(), [this] {
                    {
                        const std::lock_guard lock(m_mutex);
                        m_tryingAgain = false;
                    }
                    begin();
                });
            },
            Qt::QueuedConnection);
    }

    std::mutex m_mutex;
    std::condition_variable m_ended;
    std::deque<Work> m_waiting; ///< for a thread
    std::deque<Work> m_begun; ///< each has a thread that is about to take it
    std::vector<std::thread> m_threads;
    std::vector<std::thread::id> m_finished; ///< of those that can be joined
    int m_running = 0;
    bool m_tryingAgain = false;
};

} // namespace

ThreadShortage& ThreadShortage::watch()
{
    static ThreadShortage shortage;
    return shortage;
}

void runInBackground(std::function<void()> work)
{
    LateThreads::all().add(std::move(work));
}

void waitForBackgroundWork()
{
    LateThreads::all().waitForAll();
}

void startThread(QObject* owner, std::function<void()> start)
{
    try {
        start();
        isShort = false;
    } catch (const std::system_error&) {
        tell();
        QTimer::singleShot(kTryAgain, owner, [owner, start = std::move(start)] { startThread(owner, start); });
    }
}

} // namespace convoku
