// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace convoku {

/// The system may have no room for another thread (a limit on processes). Then what needs one waits, and is tried
/// again.
class ThreadShortage : public QObject
{
    Q_OBJECT

public:
    static ThreadShortage& watch();

Q_SIGNALS:
    void noticed();
};

/// Does the work in a thread of its own, which may outlive whoever asked for it: only the end of the application waits.
/// What the work uses it must own, and it reports by a WeakReceiver. Where no thread can be made it waits for one, in
/// the order in which it came.
void runInBackground(std::function<void()> work);
/// Waits until all of it is done.
void waitForBackgroundWork();

/// Calls `start`, which makes a thread that the owner has; where it cannot be made (std::system_error), now and then
/// again, as long as the owner lives. In the owner's thread.
void startThread(QObject* owner, std::function<void()> start);

/// From a thread to an object that may be gone by then.
template <typename T>
class WeakReceiver
{
public:
    explicit WeakReceiver(T* object)
        : m_end(std::make_shared<End>())
    {
        m_end->object = object;
    }

    /// The object goes: nothing arrives any more.
    void cut() const
    {
        const std::lock_guard lock(m_end->mutex);
        m_end->object = nullptr;
    }

    /// From any thread: calls in the object's thread, soon, unless it is gone.
    template <typename Call>
    void post(Call&& call) const
    {
        const std::lock_guard lock(m_end->mutex);
        if (T* object = m_end->object) {
            // Qt drops the call where the object is deleted before.
            QMetaObject::invokeMethod(
                object, [object, call = std::forward<Call>(call)] { call(*object); }, Qt::QueuedConnection);
        }
    }

private:
    struct End
    {
        std::mutex mutex;
        T* object = nullptr;
    };

    std::shared_ptr<End> m_end;
};

} // namespace convoku
