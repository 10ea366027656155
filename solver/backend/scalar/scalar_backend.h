// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

namespace convoku {

/// Returns a backend that runs networks number by number, one puzzle after the other. It serves networks with real
/// numbers if LibTorch is not available. Real numbers are computed in 64 bits and passed on in 32, within
/// kRealTolerance of LibTorch; whole numbers are exact.
std::unique_ptr<Backend> makeScalarBackend();

} // namespace convoku
