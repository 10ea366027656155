// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"

namespace convoku {

/// Returns a trainer that uses gradients of LibTorch, in float32 on the CPU, and starts with the numbers of the
/// network. `threads` share the boards of a batch; the number of threads affects rounding, and each thread normalises
/// its share separately. Throws Error if a layer to be learned cannot learn. Also throws Error unless the network has
/// one input and one output, or one output and then one more per input, with the shape of that input.
std::unique_ptr<Trainer> makeTorchTrainer(
    std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss, int threads = 1);

} // namespace convoku
