// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <semaphore>

namespace convoku::testing {

/// Holds up what threads do until a test has done something meanwhile.
class Gate
{
public:
    /// The work's: from here on it waits, but not for ever.
    void pass()
    {
        m_reached.release();
        m_wasOpened = m_mayGoOn.try_acquire_for(std::chrono::seconds(20));
    }

    /// The test's; once for each thread.
    void waitUntilReached() { m_reached.acquire(); }
    void open() { m_mayGoOn.release(); }
    /// Returns true if open() was called before pass() gave up waiting. Then the caller of open() did not wait for the
    /// work.
    bool wasOpened() const { return m_wasOpened; }

private:
    std::counting_semaphore<> m_reached{0};
    std::counting_semaphore<> m_mayGoOn{0};
    std::atomic<bool> m_wasOpened = false;
};

} // namespace convoku::testing
