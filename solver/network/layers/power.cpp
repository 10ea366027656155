// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace convoku::layers {
namespace {

constexpr double kLargest = std::numeric_limits<float>::max();

double powerOf(const Layer& layer, const double* a)
{
    return std::pow(a[0], layer.factor);
}

/// Between the powers of both ends, and of 0 where it is inside. A number without end, and none at all, end where
/// 32-bit floats do.
Interval powerRange(const Layer& layer, std::span<const LayerInput> inputs)
{
    const Interval x = inputs.front().numbers;
    Interval range{kLargest, -kLargest};
    const auto take = [&](double number) {
        const double power = powerOf(layer, &number);
        const double finite = std::isnan(power) ? 0 : std::clamp(power, -kLargest, kLargest);
        range = hull(range, {finite, finite});
    };
    take(x.low);
    take(x.high);
    if (x.low <= 0 && x.high >= 0)
        take(0);
    if (x.low < 0 && layer.factor < 0)
        range.low = -kLargest; // on the other side of 0
    return range;
}

} // namespace

constinit const LayerTraits kPower{
    .name = "power",
    .word = WordKind::Power,
    .makesReal = always,
    .number = powerOf,
    .range = powerRange,
};

} // namespace convoku::layers
