// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/bitwise_backend.h"

namespace convoku::testing {

/// Makes the program's backend without LibTorch, as a BackendFactory: for tests that need a backend but do not test
/// one.
inline std::unique_ptr<Backend> makeBitwise()
{
    return makeBitwiseBackend();
}

} // namespace convoku::testing
