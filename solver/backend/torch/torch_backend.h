// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

namespace convoku {

/// Runs networks with LibTorch, in float32 without gradients. `device`: "cpu", or "cuda" where this LibTorch can use
/// one; null for one that is not there. `threads` sets LibTorch's number of threads for the whole process: one is best
/// for stepping (on busy cores two waited up to 50 times longer), more can pay for large batches.
std::unique_ptr<Backend> makeTorchBackend(int threads = 1, const std::string& device = "cpu");

} // namespace convoku
