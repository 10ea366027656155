// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace convoku::monkey {

/// Measures how long the event loop of the thread that makes it is away, and looks where, from a thread of its own. On
/// a busy machine a thread stands in a queue for a processor; that is told, and is not the program's fault.
class Watchdog : public QObject
{
public:
    using Clock = std::chrono::steady_clock;

    struct Block
    {
        double milliseconds = 0; ///< without the time that it waited for a processor
        double processor = 0; ///< of these, those that it had one; in the others it waited for something else
        double queued = 0; ///< beside these: others had the processors
        QString action; ///< what had been done last
        QString where; ///< backtrace of the thread, a function a line; may be empty
    };

    /// Blocks longer than `slow` are kept; after `hang` the program ends with a backtrace.
    Watchdog(std::chrono::milliseconds slow, std::chrono::milliseconds hang);
    ~Watchdog() override;

    /// Names the next action of the thread.
    void setAction(const QString& action) { m_action = action; }
    /// Excludes the time since the loop was last back: it was the monkey's own work.
    void forgive();

    const std::vector<Block>& blocks() const { return m_blocks; }
    double longest() const { return m_longest; }
    /// Returns the number of delays of that length that occurred only because others had the processors.
    int blocksByOthers() const { return m_byOthers; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Holds times of the thread in milliseconds.
    struct Times
    {
        double clock = 0;
        double processor = 0;
        double queued = 0;
    };

    Times now() const;
    void beat(bool waits);
    void watch(const std::stop_token& stop);

    const std::chrono::milliseconds m_slow;
    const std::chrono::milliseconds m_hang;
    QString m_action;
    std::vector<Block> m_blocks;
    double m_longest = 0;
    int m_byOthers = 0;
    Times m_from;
    bool m_waits = false;
    int m_schedule = -1; ///< what the kernel tells of the thread; -1: nothing
    std::atomic<std::int64_t> m_busySince{0}; ///< of the clock; 0: the loop waits
    std::jthread m_thread;
};

/// Prints where this thread is.
void announcePlace();
/// Prints where the program was when a signal ends it.
void reportCrashes();

} // namespace convoku::monkey
