// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>
#include <cmath>

namespace convoku::layers {
namespace {

/// Beyond, 32-bit floats have no number.
constexpr double kMostExponent = 88;

Interval expRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval x = inputs.front().numbers;
    return {std::exp(std::min(x.low, kMostExponent)), std::exp(std::min(x.high, kMostExponent))};
}

} // namespace

constinit const LayerTraits kExp{
    .name = "exp",
    .word = WordKind::Exp,
    .makesReal = always,
    .number = [](const Layer&, const double* a) { return std::exp(a[0]); },
    .range = expRange,
};

} // namespace convoku::layers
