// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace convoku::layers {
namespace {

constexpr double kLowest = -0.17; // it is nowhere below

Interval geluRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval x = inputs.front().numbers;
    return {x.low < 0 ? kLowest : 0, std::max(x.high, 0.0)};
}

} // namespace

constinit const LayerTraits kGelu{
    .name = "gelu",
    .word = WordKind::Gelu,
    .makesReal = always,
    .number = [](const Layer&, const double* a) { return a[0] * std::erfc(-a[0] / std::numbers::sqrt2) / 2; },
    .range = geluRange,
};

} // namespace convoku::layers
