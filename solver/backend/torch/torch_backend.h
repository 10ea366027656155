// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

namespace convoku {

/// Returns a backend that runs networks with LibTorch, in float32 without gradients. `device`: "cpu", or "cuda" if this
/// LibTorch can use a CUDA device; the result is null if the device is not available. `threads` sets the number of
/// LibTorch threads for the whole process: 1 is best for stepping (on busy cores 2 waited up to 50 times longer), more
/// can pay for large batches.
std::unique_ptr<Backend> makeTorchBackend(int threads = 1, const std::string& device = "cpu");

} // namespace convoku
