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

ElementWindow scaledWindow(const LayerInNetwork& its, int, ElementIndex element)
{
    return {{{0, element, its.layer.factor}}, its.layer.offset};
}

std::vector<OutputElement> scaledReaders(const LayerInNetwork& its, int, ElementIndex element)
{
    if (its.layer.factor == 0)
        return {};
    return {{0, element}};
}

WordKind wordOfScale(const LayerInNetwork& its)
{
    const bool isNot = its.layer.factor == -1 && its.layer.offset == 1;
    return isNot && its.network.isLogical(its.layer.inputs.front()) ? WordKind::Not : WordKind::Scale;
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
