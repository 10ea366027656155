// SPDX-License-Identifier: MIT
#pragma once

// For one source of a program: the threads that it and its libraries make are counted here, and refused as the system
// does where a limit on processes is reached.
#include <atomic>
#include <cerrno>
#include <limits>

#include <dlfcn.h>
#include <pthread.h>

namespace convoku::testing {

/// number of further threads that can be created
inline std::atomic<int> threadsLeft = std::numeric_limits<int>::max();

/// Limits the number of threads that can be created during its lifetime.
class ThreadLimit
{
public:
    explicit ThreadLimit(int threads) { threadsLeft = threads; }
    ~ThreadLimit() { threadsLeft = std::numeric_limits<int>::max(); }
    ThreadLimit(const ThreadLimit&) = delete;
    ThreadLimit& operator=(const ThreadLimit&) = delete;
};

} // namespace convoku::testing

extern "C" int pthread_create(
    pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*), void* argument) noexcept
{
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    if (convoku::testing::threadsLeft.fetch_sub(1) <= 0) {
        convoku::testing::threadsLeft = 0;
        return EAGAIN;
    }
    return create(thread, attributes, start, argument);
}
