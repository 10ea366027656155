// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <exception>
#include <stop_token>

namespace convoku {

/// Thrown out of a computation that nobody waits for any more. It is no fault, and is told to nobody.
class Cancelled : public std::exception
{
public:
    const char* what() const noexcept override { return "cancelled"; }
};

/// While it exists, what this thread computes ends with Cancelled soon after `stop` is requested: the run of a network
/// between two of its layers, the reading of one between two of its rules. Without one, computations run to their end.
/// The innermost one of a thread counts.
class CancelScope
{
public:
    explicit CancelScope(std::stop_token stop);
    ~CancelScope();
    CancelScope(const CancelScope&) = delete;
    CancelScope& operator=(const CancelScope&) = delete;

private:
    std::stop_token m_stop;
    const std::stop_token* m_outer; ///< of the scope around it
};

/// For a computation of many steps.
class CancelPoint
{
public:
    /// Between two steps; throws Cancelled. A computation of less than a moment is not worth it and runs to its end, so
    /// that what its caller keeps for the next one stays whole.
    void check() const;

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/// Where a thread keeps the stop of its innermost scope; null: it has none. A library that the program opens would have
/// a place of its own, so it is told the program's.
using CancelPlace = const std::stop_token*& (*)();
CancelPlace cancelPlace();
void setCancelPlace(CancelPlace place);

} // namespace convoku
