// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"

#include <algorithm>

namespace convoku::layers {
namespace {

template <typename Number>
Number limited(const Layer& layer, const Number* a)
{
    return std::clamp<Number>(a[0], layer.limits.low, layer.limits.high);
}

Interval limitedRange(const Layer& layer, std::span<const LayerInput> inputs)
{
    const Interval x = inputs.front().numbers;
    return {limited(layer, &x.low), limited(layer, &x.high)};
}

WordKind wordOfClamp(const LayerInNetwork& context)
{
    const Value& x = context.network.value(context.layer.inputs.front());
    const bool asksForAny = context.layer.limits == Range{0, 1} && x.range.low >= 0 && x.numbers == NumberKind::Whole;
    return asksForAny ? WordKind::Any : WordKind::Limit;
}

} // namespace

constinit const LayerTraits kClamp{
    .name = "clamp",
    .word = WordKind::Limit,
    .number = limited<double>,
    .whole = limited<std::int64_t>,
    .range = limitedRange,
    .wordFor = wordOfClamp,
};

} // namespace convoku::layers
