// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace convoku::testing {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kOneCaseOf = 8;
#else
inline constexpr int kOneCaseOf = 1;
#endif

/// How many of FULL (at least 1) random cases a test takes: all of them, and an eighth, at least one, under sanitizers.
/// There a case takes ten times as long, and a slip of memory, unlike a wrong number, hardly ever waits for a rare one.
constexpr int cases(int full)
{
    return std::max(1, full / kOneCaseOf);
}

} // namespace convoku::testing
