// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <limits>

namespace convoku::layers {
namespace {

Shape joinedShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    const Shape x = inputs.front();
    Shape result{0, x.rows, x.columns};
    for (const Shape other : inputs) {
        if (other.rows != x.rows || other.columns != x.columns)
            throw Error(layer.words, toString(other) + " does not stand behind " + toString(x));
        if (other.channels > std::numeric_limits<int>::max() - result.channels)
            throw Error(layer.words, "has too many channels");
        result.channels += other.channels;
    }
    return result;
}

/// Planes of different inputs stand for different things.
Axes joinedAxes(const Layer& layer, std::span<const Value> inputs, Shape out, Board board)
{
    Axes axes = broadcastAxes(layer, inputs, out, board);
    axes.channels = Axis::Feature;
    return axes;
}

ElementWindow joinedWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    const ChannelSource from = channelSource(context.network, context.layer, element.channel);
    return {{{static_cast<int>(from.input), {from.channel, element.row, element.column}, 1}}, 0};
}

std::vector<OutputElement> joinedReaders(const LayerInNetwork& context, int input, ElementIndex element)
{
    return {
        {0, {firstChannelOf(context.network, context.layer, input) + element.channel, element.row, element.column}}};
}

} // namespace

constinit const LayerTraits kConcatenate{
    .name = "concatenate",
    .word = WordKind::Join,
    .inputs = 2,
    .takesMore = true,
    .cost = LayerCost::Move,
    .shape = joinedShape,
    .axes = joinedAxes,
    .range = hullOfAll,
    .window = joinedWindow,
    .readers = joinedReaders,
    .result = onlyTerm,
};

} // namespace convoku::layers
