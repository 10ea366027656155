// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>
#include <cmath>

namespace convoku::layers {
namespace {

/// What is as near to 0 as 32-bit floats are has −104. Of 0 there is no logarithm.
constexpr double kLeastNumber = 1e-45;

Interval logRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval x = inputs.front().numbers;
    return {std::log(std::max(x.low, kLeastNumber)), std::log(std::max(x.high, kLeastNumber))};
}

} // namespace

constinit const LayerTraits kLog{
    .name = "log",
    .word = WordKind::Log,
    .makesReal = always,
    .number = [](const Layer&, const double* a) { return std::log(a[0]); },
    .range = logRange,
};

} // namespace convoku::layers
