// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"

#include <algorithm>

namespace convoku::layers {
namespace {

template <typename Number>
Number aboveZero(const Layer&, const Number* a)
{
    return std::max(a[0], Number{0});
}

Interval aboveZeroRange(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval x = inputs.front().numbers;
    return {std::max(x.low, 0.0), std::max(x.high, 0.0)};
}

} // namespace

constinit const LayerTraits kRelu{
    .name = "relu",
    .word = WordKind::Relu,
    .number = aboveZero<double>,
    .whole = aboveZero<std::int64_t>,
    .range = aboveZeroRange,
};

} // namespace convoku::layers
