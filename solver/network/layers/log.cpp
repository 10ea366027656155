// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>
#include <cmath>

namespace convoku::layers {
namespace {

/// About the smallest positive 32-bit float; its logarithm is about −104. Used as the lower bound because 0 has no
/// logarithm.
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
