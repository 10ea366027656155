// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

namespace convoku {

/// Runs networks with LibTorch on the CPU, in float32 without gradients. `threads` sets LibTorch's number of threads
/// for the whole process: one is best for stepping (on busy cores two waited up to 50 times longer), more can pay for
/// large batches.
std::unique_ptr<Backend> makeTorchBackend(int threads = 1);

} // namespace convoku
