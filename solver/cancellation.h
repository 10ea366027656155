// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <exception>
#include <stop_token>

namespace convoku {

/// Ends a computation whose result is no longer needed. Catch it without reporting an error.
class Cancelled : public std::exception
{
public:
    const char* what() const noexcept override { return "cancelled"; }
};

/// Makes computations of this thread cancellable while it exists: soon after `stop` is requested they throw Cancelled,
/// a run between two layers, the reading of a network between two learned layers. The innermost scope of a thread
/// counts; without one, computations run to their end.
class CancelScope
{
public:
    explicit CancelScope(std::stop_token stop);
    ~CancelScope();
    CancelScope(const CancelScope&) = delete;
    CancelScope& operator=(const CancelScope&) = delete;

private:
    std::stop_token m_stop;
    const std::stop_token* m_outer; ///< of the enclosing scope
};

/// Checks for cancellation between the steps of a computation, which begins where this is constructed.
class CancelPoint
{
public:
    /// Throws Cancelled if the thread's scope is stopped. A computation of less than 50 ms always finishes, so that its
    /// caller need not rebuild what it caches.
    void check() const;

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/// Returns where the calling thread keeps the stop token of its innermost scope; null: it has none. A library that the
/// program opens has its own copy of this state: pass it the program's place.
using CancelPlace = const std::stop_token*& (*)();
CancelPlace cancelPlace();
void setCancelPlace(CancelPlace place);

} // namespace convoku
