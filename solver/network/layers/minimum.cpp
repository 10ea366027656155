// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>

namespace convoku::layers {
namespace {

template <typename Number>
Number smaller(const Layer&, const Number* a)
{
    return std::min(a[0], a[1]);
}

Interval smallerRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval a = inputs[0].numbers;
    const Interval b = inputs[1].numbers;
    return {std::min(a.low, b.low), std::min(a.high, b.high)};
}

} // namespace

constinit const LayerTraits kMinimum{
    .name = "minimum",
    .word = WordKind::Minimum,
    .inputs = 2,
    .number = smaller<double>,
    .whole = smaller<std::int64_t>,
    .range = smallerRange,
    .deciders = termsOfResult,
};

} // namespace convoku::layers
