// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

namespace convoku {

/// Runs networks number by number, one puzzle after the other: for those with real numbers, where no LibTorch is there.
/// Real numbers are worked out in 64 bits and handed on in 32, as near to LibTorch's as kRealTolerance; whole ones are
/// exact.
std::unique_ptr<Backend> makeScalarBackend();

} // namespace convoku
