// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"

namespace convoku {

/// Trains with the gradients of LibTorch, in float32 on the processor. Begins with the numbers that the network has.
/// `threads` share the boards of a batch; another number of them rounds otherwise, and each normalises its own part.
/// Throws Error where a layer that is to learn can't, and where the network
/// has not one input and one output, nor an output more than inputs, which have their shapes.
std::unique_ptr<Trainer> makeTorchTrainer(
    std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss, int threads = 1);

} // namespace convoku
