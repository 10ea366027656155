// SPDX-License-Identifier: MIT
#pragma once

#ifdef CONVOKU_TESTED_TORCH
#include "solver/backend/torch/torch_backend.h"
#else
#include "solver/backend/bitwise/bitwise_backend.h"
#endif

#include <memory>

namespace convoku {

/// Returns the backend for tests of the network or of runs: bitwise, so that those tests build and run without
/// LibTorch. tests/backend builds some of the same sources again with LibTorch.
inline std::unique_ptr<Backend> makeTestedBackend()
{
#ifdef CONVOKU_TESTED_TORCH
    return makeTorchBackend();
#else
    return makeBitwiseBackend();
#endif
}

} // namespace convoku
