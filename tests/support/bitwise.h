// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/bitwise_backend.h"

namespace convoku::testing {

/// The program's backend without LibTorch, as a BackendFactory: for tests in which something runs, but no backend is
/// judged.
inline std::unique_ptr<Backend> makeBitwise()
{
    return makeBitwiseBackend();
}

} // namespace convoku::testing
