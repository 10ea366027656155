// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaObject>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace convoku {

/// Does the work in a thread of its own, which may outlive whoever asked for it: only the end of the application waits.
/// What the work uses it must own, and it reports by a WayBack.
void workLate(std::function<void()> work);
/// Waits until all of it is done.
void waitForLateWork();

/// From a thread to an object that may be gone by then.
template <typename T>
class WayBack
{
public:
    explicit WayBack(T* object)
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
