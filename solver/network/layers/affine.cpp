// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

namespace convoku::layers {
namespace {

template <typename Number>
Number scaled(const Layer& layer, const Number* a)
{
    return static_cast<Number>(layer.factor) * a[0] + static_cast<Number>(layer.offset);
}

bool hasRealNumbers(const Layer& layer)
{
    return !isWholeNumber(layer.factor) || !isWholeNumber(layer.offset);
}

Interval scaledRange(const Layer& layer, std::span<const LayerInput> inputs)
{
    const Interval x = productRange(inputs.front().numbers, {layer.factor, layer.factor});
    return {x.low + layer.offset, x.high + layer.offset};
}

ElementWindow scaledWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    return {{{0, element, context.layer.factor}}, context.layer.offset};
}

std::vector<OutputElement> scaledReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    if (context.layer.factor == 0)
        return {};
    return {{0, element}};
}

WordKind wordOfScale(const LayerInNetwork& context)
{
    const bool isNot = context.layer.factor == -1 && context.layer.offset == 1;
    return isNot && context.network.isLogical(context.layer.inputs.front()) ? WordKind::Not : WordKind::Scale;
}

} // namespace

constinit const LayerTraits kAffine{
    .name = "affine",
    .word = WordKind::Scale,
    .makesReal = hasRealNumbers,
    .makesWhole = [](const Layer& layer) { return layer.factor == 0 && isWholeNumber(layer.offset); },
    .number = scaled<double>,
    .whole = scaled<std::int64_t>,
    .range = scaledRange,
    .window = scaledWindow,
    .readers = scaledReaders,
    .result = weightedSum,
    .wordFor = wordOfScale,
};

} // namespace convoku::layers
