// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

#include <algorithm>

namespace convoku {

/// Divides the time of --minutes, which is that of the whole command: from the first puzzle to the last measurement.
class TrainingSchedule
{
public:
    static constexpr qint64 kRowMs = 15'000; ///< between two lines, at least

    /// 0 for either of them: no limit.
    TrainingSchedule(int steps, double minutes)
        : m_steps(steps)
        , m_all(minutes * kMsOfMinute)
    {
        m_clock.start();
    }

    qint64 now() const { return m_clock.elapsed(); }
    /// The training begins now.
    void begin() { m_begun = now(); }
    /// A step, or a measurement of the puzzles that were kept, took so long.
    void stepTook(qint64 ms) { m_step = ms; }
    void measuringTook(qint64 ms) { m_measuring = ms; }

    /// Returns how much of the training is done, 0 … 1.
    double done(int step) const
    {
        const double byStep = m_steps > 0 ? static_cast<double>(step) / m_steps : 0;
        if (m_all <= 0)
            return byStep;
        const double end = m_all * (1 - kSolvingShare) - static_cast<double>(m_measuring + m_step);
        const double byTime = static_cast<double>(now() - m_begun) / std::max(end - static_cast<double>(m_begun), 1.);
        return std::max(byStep, byTime);
    }
    /// Returns how long to wait for the first line: not longer than half of the training.
    qint64 firstRow() const
    {
        const double half = (m_all - static_cast<double>(m_begun)) / 2;
        return m_all > 0 ? std::clamp(static_cast<qint64>(half), qint64{0}, kRowMs) : kRowMs;
    }
    bool isOver() const { return m_all > 0 && static_cast<double>(now()) >= m_all * (1 + kOverrunShare); }

private:
    static constexpr double kMsOfMinute = 60'000;
    /// Share of --minutes that is kept for solving the held-out puzzles, and by which that may exceed them.
    static constexpr double kSolvingShare = 0.04;
    static constexpr double kOverrunShare = 0.02;

    int m_steps;
    double m_all; ///< milliseconds; 0: no limit
    QElapsedTimer m_clock;
    qint64 m_begun = 0;
    qint64 m_step = 0;
    qint64 m_measuring = 0;
};

} // namespace convoku
