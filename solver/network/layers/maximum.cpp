// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>

namespace convoku::layers {
namespace {

template <typename Number>
Number larger(const Layer&, const Number* a)
{
    return std::max(a[0], a[1]);
}

Interval largerRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval a = inputs[0].numbers;
    const Interval b = inputs[1].numbers;
    return {std::max(a.low, b.low), std::max(a.high, b.high)};
}

} // namespace

constinit const LayerTraits kMaximum{
    .name = "maximum",
    .word = WordKind::Maximum,
    .inputs = 2,
    .number = larger<double>,
    .whole = larger<std::int64_t>,
    .range = largerRange,
    .deciders = termsOfResult,
};

} // namespace convoku::layers
