// SPDX-License-Identifier: MIT
// What the library that backend_module.h opens shows to the outside.
#include "solver/backend/backend_module.h"
#include "solver/backend/torch/torch_backend.h"

extern "C" {

// The loader reads it before it calls anything: classes cross this border, so both sides must be of one build.
[[gnu::visibility("default")]] extern const char* const convokuModuleVersion;
const char* const convokuModuleVersion = CONVOKU_MODULE_VERSION;

[[gnu::visibility("default")]] convoku::Backend* convokuMakeBackend(int threads, const char* device)
{
    return convoku::makeTorchBackend(threads, device).release();
}
}
