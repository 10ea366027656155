// SPDX-License-Identifier: MIT
#include "solver/network/layers/pools.h"

#include "solver/network/layers/places.h"

namespace convoku::layers {
namespace {

double weightInPool(const Layer& layer, int output)
{
    if (layer.kind == LayerKind::AveragePool)
        return 1.0 / (layer.kernel.rows * layer.kernel.columns);
    // The index of the maximum in a window of one element is always the same.
    return output == 1 && layer.kernel == Extent{1, 1} ? 0 : 1;
}

} // namespace

Shape pooledShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    return windowedShape(layer, inputs.front(), inputs.front().channels);
}

ElementWindow pooledWindow(const LayerInNetwork& context, int output, ElementIndex element)
{
    const auto& [rows, columns] = context.layer.stride;
    ElementWindow window;
    for (int i = 0; i < context.layer.kernel.rows; ++i) {
        for (int j = 0; j < context.layer.kernel.columns; ++j) {
            const ElementIndex read{element.channel, element.row * rows + i, element.column * columns + j};
            window.taps.push_back({0, read, weightInPool(context.layer, output)});
        }
    }
    return window;
}

std::vector<OutputElement> pooledReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    std::vector<OutputElement> readers;
    for (int output = 0; output < static_cast<int>(context.layer.outputs.size()); ++output) {
        if (weightInPool(context.layer, output) == 0)
            continue;
        forEachCovering(context.layer, context.out(), element, [&](int row, int column, int, int) {
            readers.push_back({output, {element.channel, row, column}});
        });
    }
    return readers;
}

} // namespace convoku::layers
