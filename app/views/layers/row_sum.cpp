// SPDX-License-Identifier: MIT
#include "app/views/layers/row_sum.h"

#include "solver/network/element.h"
#include "solver/run/kernel.h"

#include <algorithm>
#include <iterator>

namespace convoku {

std::optional<RowSum> rowSumOf(const Inspection& values, const Layer& layer, const OutputElement& place)
{
    const Network& network = values.network();
    const ValueId input = layer.inputs.front();
    const Shape shape = network.value(input).shape;
    const bool hasBias = std::any_of(layer.bias.begin(), layer.bias.end(), [](float bias) { return bias != 0; });
    if (layer.inputs.size() != 1 || hasBias || kernelOf(network, layer, 0).kind != Kernel::Kind::Weights
        || shape.rows != network.board.side() || shape.columns != network.board.side())
        return std::nullopt;
    const std::vector<Tap> taps = windowOf(network, layer, place.output, place.element).taps;
    const auto digits = taps.empty() ? std::vector<int>() : digitsOf(placesOf(network, input), taps.front().element);
    if (std::ssize(taps) != network.board.side() || digits.size() != 1)
        return std::nullopt;
    RowSum sum;
    sum.size = network.board;
    const int channel = taps.front().element.channel;
    sum.row = taps.front().element.row;
    sum.digit = digits.front();
    for (int column = 0; column < sum.size.side(); ++column) {
        const Tap& tap = taps[static_cast<std::size_t>(column)];
        if (!(tap.element == ElementIndex{channel, sum.row, column}))
            return std::nullopt;
        sum.weights[static_cast<std::size_t>(column)] = tap.weight;
    }
    for (int i = 0; i < sum.size.cells(); ++i) {
        const Cell cell = sum.size.cell(i);
        sum.plane[static_cast<std::size_t>(i)] = values.at(input, {channel, cell.row, cell.column});
    }
    sum.result = values.at(layer.outputs.at(static_cast<std::size_t>(place.output)), place.element);
    return sum;
}

} // namespace convoku
