// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>

namespace convoku::layers {
namespace {

Shape permutedShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    const Shape x = inputs.front();
    for (const Dimension each : {Dimension::Channels, Dimension::Rows, Dimension::Columns}) {
        if (std::ranges::count(layer.order, each) != 1)
            throw Error(layer.words, "an order names each dimension once");
    }
    return {extentOf(x, layer.order[0]), extentOf(x, layer.order[1]), extentOf(x, layer.order[2])};
}

Axes permutedAxes(const Layer& layer, std::span<const Value> inputs, Shape, Board)
{
    const Axes& axes = inputs.front().axes;
    return {axisOf(axes, layer.order[0]), axisOf(axes, layer.order[1]), axisOf(axes, layer.order[2])};
}

ElementWindow permutedWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    const auto [channel, row, column]
        = permutedFrom(context.layer.order, {element.channel, element.row, element.column});
    return {{{0, {channel, row, column}, 1}}, 0};
}

std::vector<OutputElement> permutedReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    const auto along = [element](Dimension which) {
        return extentOf({element.channel, element.row, element.column}, which);
    };
    const auto& order = context.layer.order;
    return {{0, {along(order[0]), along(order[1]), along(order[2])}}};
}

} // namespace

constinit const LayerTraits kPermute{
    .name = "permute",
    .word = WordKind::Permute,
    .cost = LayerCost::Move,
    .shape = permutedShape,
    .axes = permutedAxes,
    .range = sameRange,
    .window = permutedWindow,
    .readers = permutedReaders,
    .result = onlyTerm,
};

} // namespace convoku::layers
