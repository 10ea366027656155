// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

namespace convoku {
class BatchEngine;
}

namespace convoku::testing {

/// The judge of all backends: runs the layer list with nested loops over whole numbers, each kind as its definition in
/// layer.h says. Slow and plain on purpose. Throws Error for an index out of range and for a number that is not whole.
class LoopBackend final : public Backend
{
public:
    std::string name() const override { return "loops"; }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override;
};

/// Makes a LoopBackend, as a BackendFactory.
std::unique_ptr<Backend> makeLoops();
/// Makes a batch engine over a LoopBackend, as a BatchEngineFactory.
std::unique_ptr<BatchEngine> makeLoopBatch();

} // namespace convoku::testing
