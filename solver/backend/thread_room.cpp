// SPDX-License-Identifier: MIT
#include "solver/backend/thread_room.h"

#include <algorithm>
#include <latch>
#include <system_error>
#include <thread>
#include <vector>

namespace convoku {

int threadsWithRoom(int wanted)
{
    std::latch counted(1);
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(std::max(wanted, 0)));
    try {
        for (int i = 0; i < wanted; ++i)
            threads.emplace_back([&counted] { counted.wait(); });
    } catch (const std::system_error&) {
        // The system allows no more threads: return the number of those made so far.
    }
    counted.count_down();
    return static_cast<int>(threads.size());
}

} // namespace convoku
