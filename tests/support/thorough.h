// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdlib>

namespace convoku::testing {

/// Tests take one of so many random or similar cases: every third; all of them where CONVOKU_THOROUGH is set in the
/// environment (packaging/beat thorough). Under sanitizers every eighth: there a case takes ten times as long, and a
/// slip of memory, unlike a wrong number, hardly ever waits for a rare one.
inline int oneCaseOf()
{
#ifdef CONVOKU_SANITIZED
    constexpr int kUsually = 8;
#else
    constexpr int kUsually = 3;
#endif
    static const int taken = std::getenv("CONVOKU_THOROUGH") == nullptr ? kUsually : 1;
    return taken;
}

/// Returns the number of cases to test out of FULL (at least 1): at least one.
inline int cases(int full)
{
    return std::max(1, full / oneCaseOf());
}

} // namespace convoku::testing
