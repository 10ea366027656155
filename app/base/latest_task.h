// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "app/base/trouble.h"
#include "solver/cancellation.h"

#include <QMetaObject>
#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <vector>

namespace convoku {

/// For work that needs nothing that would have to be made first.
struct NoTool
{
};

/// Work on the latest question, in a thread of its own with a tool of its own (a backend, an engine), so that the
/// window never waits: not for an answer, and not for the thread when the window goes. What was asked before and has
/// not begun is replaced; an answer that comes too late is dropped. Questions of several lanes don't replace each
/// other; the first lane goes first.
///
/// The thread begins with the first question, and so does the tool: most sessions of the program start without one. As
/// a member it is the last one, so that it ends before the rest of its owner goes.
template <typename Tool>
class LatestTask final
{
    struct Shared;

public:
    /// Gives a task access to its question: whether it is still wanted, and a way to answer it.
    class Question
    {
    public:
        /// False: another one has come, or nobody is there any more. From any thread.
        bool isCurrent() const { return !m_stop.stop_requested(); }
        /// Calls in the owner's thread, soon, if the question is still wanted then. From any thread.
        template <typename Call>
        void post(Call call) const
        {
            const std::lock_guard lock(m_shared->mutex);
            if (m_shared->owner == nullptr)
                return;
            QMetaObject::invokeMethod(
                m_shared->owner, // Qt drops the call where the owner is deleted before
                [question = *this, call = std::move(call)] {
                    if (question.isCurrent())
                        call();
                },
                Qt::QueuedConnection);
        }
        /// In the task's thread: until wake() finds `condition` true, or the question is no longer wanted.
        template <typename Condition>
        void wait(Condition condition) const
        {
            std::unique_lock lock(m_shared->mutex);
            m_shared->wake.wait(lock, [&] { return !isCurrent() || condition(); });
        }

    private:
        friend class LatestTask;
        Question(std::shared_ptr<Shared> shared, std::stop_token stop)
            : m_shared(std::move(shared))
            , m_stop(std::move(stop))
        {
        }
        std::shared_ptr<Shared> m_shared;
        std::stop_token m_stop;
    };

    using Make = std::function<std::unique_ptr<Tool>()>;
    using Task = std::function<void(Tool& tool, const Question& question)>;
    /// In the owner's thread: a task of that lane that was still wanted ended with an error of the program.
    using Failed = std::function<void(std::size_t lane, const QString& error)>;

    /// The owner outlives it, and lives in the thread that calls.
    LatestTask(QObject* owner, Failed failed) requires std::is_same_v<Tool, NoTool>
        : LatestTask(
              owner, [] { return std::make_unique<NoTool>(); }, std::move(failed))
    {
    }
    LatestTask(QObject* owner, Make make, Failed failed, std::size_t lanes = 1)
        : m_shared(std::make_shared<Shared>())
    {
        m_shared->owner = owner;
        m_shared->make = std::move(make);
        m_shared->failed = std::move(failed);
        m_shared->lanes.resize(lanes);
    }
    ~LatestTask()
    {
        {
            const std::lock_guard lock(m_shared->mutex);
            m_shared->owner = nullptr;
            for (Lane& lane : m_shared->lanes)
                lane.drop();
        }
        m_shared->wake.notify_all();
    }
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    /// In place of what was asked in that lane.
    void ask(Task task, std::size_t lane = 0) { put(std::move(task), lane, true); }
    /// After what was asked in that lane.
    void askToo(Task task, std::size_t lane = 0) { put(std::move(task), lane, false); }
    /// Withdraws what was asked in that lane.
    void drop(std::size_t lane = 0)
    {
        {
            const std::lock_guard lock(m_shared->mutex);
            m_shared->lanes.at(lane).drop();
        }
        m_shared->wake.notify_all();
    }
    /// `change` is made while no task looks; those that wait look again.
    template <typename Change>
    void wake(Change change)
    {
        {
            const std::lock_guard lock(m_shared->mutex);
            change();
        }
        m_shared->wake.notify_all();
    }

private:
    struct Lane
    {
        void drop()
        {
            stop.request_stop();
            stop = {};
            waiting.clear();
        }
        std::deque<Task> waiting;
        std::stop_source stop; ///< of what was asked since the last drop
    };

    /// The state that the thread works on; it may outlive the owner.
    struct Shared
    {
        std::mutex mutex;
        std::condition_variable wake;
        std::vector<Lane> lanes; ///< guarded, as the next two
        QObject* owner = nullptr; ///< null: it is gone
        bool begun = false;
        Make make;
        Failed failed;

        /// The lane with the next task; none where nothing waits.
        std::optional<std::size_t> next() const
        {
            for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
                if (!lanes[lane].waiting.empty())
                    return lane;
            }
            return std::nullopt;
        }
    };

    void put(Task task, std::size_t lane, bool replaces)
    {
        bool begins = false;
        {
            const std::lock_guard lock(m_shared->mutex);
            Lane& found = m_shared->lanes.at(lane);
            if (replaces)
                found.drop();
            found.waiting.push_back(std::move(task));
            begins = !std::exchange(m_shared->begun, true);
        }
        if (begins)
            runInBackground([shared = m_shared] { work(shared); });
        else
            m_shared->wake.notify_all();
    }

    static void work(const std::shared_ptr<Shared>& shared)
    {
        std::unique_ptr<Tool> tool;
        std::unique_lock lock(shared->mutex);
        while (true) {
            shared->wake.wait(lock, [&] { return shared->owner == nullptr || shared->next(); });
            if (shared->owner == nullptr)
                return;
            const std::size_t lane = *shared->next();
            Task task = std::move(shared->lanes[lane].waiting.front());
            shared->lanes[lane].waiting.pop_front();
            const Question question(shared, shared->lanes[lane].stop.get_token());
            lock.unlock();
            try {
                if (!tool)
                    tool = shared->make();
                const CancelScope scope(question.m_stop);
                task(*tool, question);
            } catch (const Cancelled&) {
                tool.reset(); // what it kept may be half of something
            } catch (const std::exception& failure) {
                tool.reset(); // nobody knows what it is like now
                question.post([shared, lane, what = troubleOf(failure)] { shared->failed(lane, what); });
            }
            task = {}; // what it owns goes before somebody else waits for the lock
            lock.lock();
        }
    }

    std::shared_ptr<Shared> m_shared;
};

} // namespace convoku
