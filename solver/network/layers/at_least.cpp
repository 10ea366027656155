// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

namespace convoku::layers {
namespace {

template <typename Number>
Number isAtLeast(const Layer& layer, const Number* a)
{
    return static_cast<double>(a[0]) >= static_cast<double>(layer.threshold) ? 1 : 0;
}

Interval rangeOfAnswers(const Layer& layer, std::span<const LayerInput> inputs)
{
    const LayerInput& x = inputs.front();
    const double least = wholeThreshold(layer.threshold);
    return {x.isWhole && x.numbers.low >= least ? 1.0 : 0.0, !x.isWhole || x.numbers.high >= least ? 1.0 : 0.0};
}

} // namespace

constinit const LayerTraits kAtLeast{
    .name = "at_least",
    .word = WordKind::AtLeast,
    .makesWhole = always, // it is only told on which side of a line a number is
    .number = isAtLeast<double>,
    .whole = isAtLeast<std::int64_t>,
    .range = rangeOfAnswers,
};

} // namespace convoku::layers
