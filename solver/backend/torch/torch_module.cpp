// SPDX-License-Identifier: MIT
// What the library that backend_module.h opens shows to the outside.
#include "solver/backend/backend_module.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/backend/torch/torch_trainer.h"
#include "solver/cancellation.h"

extern "C" {

// The loader reads it before it calls anything: classes cross this border, so both sides must be of one build.
[[gnu::visibility("default")]] extern const char* const convokuModuleVersion;
const char* const convokuModuleVersion = CONVOKU_MODULE_VERSION;

[[gnu::visibility("default")]] void convokuSetCancelPlace(convoku::CancelPlace place)
{
    convoku::setCancelPlace(place);
}

[[gnu::visibility("default")]] convoku::Backend* convokuMakeBackend(int threads, const char* device)
{
    return convoku::makeTorchBackend(threads, device).release();
}

[[gnu::visibility("default")]] convoku::Trainer* convokuMakeTrainer(
    const std::shared_ptr<const convoku::Network>& network, const std::vector<convoku::LearnedLayer>& learned,
    convoku::LossKind loss, int threads)
{
    return convoku::makeTorchTrainer(network, learned, loss, threads).release();
}
}
