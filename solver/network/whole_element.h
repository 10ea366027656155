// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"

#include <cstdint>

namespace convoku {

/// One element of an element-wise layer of whole numbers: Affine, Relu, Clamp and AtLeast of a, Minimum, Maximum, Add,
/// Subtract and Multiply of a and b. Numbers that are read as ints never overflow. Throws Error for any other layer.
std::int64_t wholeElementOf(const Layer& layer, std::int64_t a, std::int64_t b);

} // namespace convoku
