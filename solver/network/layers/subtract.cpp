// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"

namespace convoku::layers {
namespace {

template <typename Number>
Number difference(const Layer&, const Number* a)
{
    return a[0] - a[1];
}

Interval differenceRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval a = inputs[0].numbers;
    const Interval b = inputs[1].numbers;
    return {a.low - b.high, a.high - b.low};
}

} // namespace

constinit const LayerTraits kSubtract{
    .name = "subtract",
    .word = WordKind::Subtract,
    .inputs = 2,
    .number = difference<double>,
    .whole = difference<std::int64_t>,
    .range = differenceRange,
};

} // namespace convoku::layers
