// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <exception>
#include <stop_token>

namespace convoku {

/// Thrown to end a computation whose result is no longer needed. Catch it without reporting an error.
class Cancelled : public std::exception
{
public:
    const char* what() const noexcept override { return "cancelled"; }
};

/// Makes computations of this thread cancellable while the object exists. Soon after `stop` is requested, they throw
/// Cancelled: a run between two layers, the reading of a network between two learned layers. Only the innermost scope
/// of a thread counts; without a scope, computations run to their end.
class CancelScope
{
public:
    explicit CancelScope(std::stop_token stop);
    ~CancelScope();
    CancelScope(const CancelScope&) = delete;
    CancelScope& operator=(const CancelScope&) = delete;

private:
    std::stop_token m_stop;
    const std::stop_token* m_outer; ///< stop token of the enclosing scope; null: no enclosing scope
};

/// Checks for cancellation between the steps of a computation, which begins when the object is constructed.
class CancelPoint
{
public:
    /// Throws Cancelled if stop is requested in the scope of the thread. A computation of less than 50 ms always
    /// finishes, so that its caller need not rebuild cached data.
    void check() const;

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/// Returns the thread-local pointer to the stop token of the innermost scope of the calling thread; null: no scope. A
/// library that the program opens has a separate copy of this state: pass it the cancelPlace() of the program.
using CancelPlace = const std::stop_token*& (*)();
CancelPlace cancelPlace();
void setCancelPlace(CancelPlace place);

} // namespace convoku
