// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// The part of a run that a timeline shows: the times from() … to() of 0 … total().
class TimelineSpan
{
public:
    double from() const { return m_from; }
    double to() const { return m_to; }
    double length() const { return m_to - m_from; }
    double total() const { return m_total; }
    bool isWhole() const { return m_from <= 0 && m_to >= m_total; }

    /// The run has become longer, or another one: what showed the whole run goes on showing the whole run.
    void setTotal(double total);
    void showWhole();
    /// Shows a part that is shorter by the factor, or longer if it is below 1; `at` stays where it is.
    void zoom(double factor, double at);
    /// Moves the beginning of the shown part, within the limits of the run.
    void moveTo(double from);
    /// Moves as little as needed to show first … last.
    void follow(double first, double last);
    /// The same for someone who goes on in that direction: where it has to move, much of what comes is shown.
    void turnPageTo(double first, double last);

private:
    double m_total = 1;
    double m_from = 0;
    double m_to = 1;
};

} // namespace convoku
