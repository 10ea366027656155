// SPDX-License-Identifier: MIT
#pragma once

#ifdef CONVOKU_TESTED_TORCH
#include "solver/backend/torch/torch_backend.h"
#else
#include "solver/backend/bitwise/bitwise_backend.h"
#endif

#include <memory>

namespace convoku {

/// What a test of the network or of runs runs on. Bitwise, so that those tests are built and run without LibTorch;
/// tests/backend builds some of the same sources once more with it.
inline std::unique_ptr<Backend> makeTestedBackend()
{
#ifdef CONVOKU_TESTED_TORCH
    return makeTorchBackend();
#else
    return makeBitwiseBackend();
#endif
}

} // namespace convoku
