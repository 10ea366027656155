// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

namespace convoku::layers {
namespace {

Shape repeatedShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    const Shape x = inputs.front();
    return {x.channels, x.rows * layer.scale.rows, x.columns * layer.scale.columns};
}

ElementWindow repeatedWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    const auto [rows, columns] = context.layer.scale;
    return {{{0, {element.channel, element.row / rows, element.column / columns}, 1}}, 0};
}

std::vector<OutputElement> blockReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    const auto [rows, columns] = context.layer.scale;
    return block({element.channel, element.row * rows, element.column * columns},
        {element.channel, element.row * rows + rows - 1, element.column * columns + columns - 1});
}

} // namespace

constinit const LayerTraits kUpsample{
    .name = "upsample",
    .word = WordKind::Spread,
    .cost = LayerCost::Move,
    .kernel = KernelKind::Block,
    .shape = repeatedShape,
    .axes = windowedAxes,
    .range = sameRange,
    .window = repeatedWindow,
    .readers = blockReaders,
    .result = onlyTerm,
};

} // namespace convoku::layers
