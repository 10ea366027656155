// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>

namespace convoku::layers {
namespace {

Shape unpooledShape(const Layer& layer, std::span<const Shape> inputs, Shape wanted)
{
    if (inputs[0] != inputs[1] || wanted.channels != inputs[0].channels)
        throw Error(layer.words, "values, indices and the unpooled shape must go together");
    return wanted;
}

/// Zeros stand where no index leads.
Interval unpooledRange(const Layer&, std::span<const LayerInput> inputs)
{
    return hull(inputs.front().numbers, {0, 0});
}

/// Any index of the channel can name the element.
ElementWindow indexWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    ElementWindow window;
    for (int input = 0; input < 2; ++input) {
        for (int row = 0; row < context.in().rows; ++row) {
            for (int column = 0; column < context.in().columns; ++column)
                window.taps.push_back({input, {element.channel, row, column}, 1});
        }
    }
    return window;
}

std::vector<OutputElement> planeReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    return block({element.channel, 0, 0}, {element.channel, context.out().rows - 1, context.out().columns - 1});
}

/// Returns the number at the element; if several indices name it, the last one counts.
double numberPutHere(const LayerInNetwork& context, Arithmetic& arithmetic)
{
    const std::size_t numbers = arithmetic.terms.size() / 2; // the same number of indices follows
    const int place = arithmetic.element.row * context.out().columns + arithmetic.element.column;
    double result = 0;
    for (std::size_t i = 0; i < numbers; ++i) {
        if (arithmetic.terms[numbers + i].value == place) {
            arithmetic.decisive = static_cast<int>(i);
            result = arithmetic.terms[i].value;
        }
    }
    return result;
}

} // namespace

constinit const LayerTraits kMaxUnpool{
    .name = "max_unpool",
    .word = WordKind::Spread,
    .inputs = 2,
    .cost = LayerCost::Move,
    .kernel = KernelKind::Block,
    .shape = unpooledShape,
    .axes = windowedAxes,
    .range = unpooledRange,
    .window = indexWindow,
    .readers = planeReaders,
    .result = numberPutHere,
    .deciders = decisiveTerm,
};

} // namespace convoku::layers
