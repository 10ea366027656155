// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"

namespace convoku::layers {
namespace {

template <typename Number>
Number sum(const Layer&, const Number* a)
{
    return a[0] + a[1];
}

Interval sumRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval a = inputs[0].numbers;
    const Interval b = inputs[1].numbers;
    return {a.low + b.low, a.high + b.high};
}

} // namespace

constinit const LayerTraits kAdd{
    .name = "add",
    .word = WordKind::Add,
    .inputs = 2,
    .number = sum<double>,
    .whole = sum<std::int64_t>,
    .range = sumRange,
};

} // namespace convoku::layers
