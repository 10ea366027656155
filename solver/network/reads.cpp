// SPDX-License-Identifier: MIT
#include "solver/network/reads.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

/// [channel, row, column]
using Index = std::array<int, 3>;

Index placeAt(int element, Shape shape)
{
    return {element / shape.columns / shape.rows, element / shape.columns % shape.rows, element % shape.columns};
}

std::uint32_t elementAt(Index place, Shape shape)
{
    return static_cast<std::uint32_t>((place[0] * shape.rows + place[1]) * shape.columns + place[2]);
}

} // namespace

Reads readsOf(const Network& network, const Layer& layer)
{
    const Shape in = network.value(layer.inputs.front()).shape;
    const Shape out = network.value(layer.outputs.front()).shape;
    Reads map;
    for (int i = 0; i < out.elements(); ++i) {
        const Index to = placeAt(i, out);
        Index from = placeAt(i, in); // as Reshape has it
        if (layer.kind == LayerKind::Upsample) {
            from = {to[0], to[1] / layer.scale.rows, to[2] / layer.scale.columns};
        } else if (layer.kind == LayerKind::Permute) {
            from = permutedFrom(layer.order, to);
        } else if (layer.kind == LayerKind::Pad) {
            from = {to[0], std::clamp(to[1] - layer.edge.rows, 0, in.rows - 1),
                std::clamp(to[2] - layer.edge.columns, 0, in.columns - 1)};
        }
        map.push_back(elementAt(from, in));
    }
    return map;
}

Reads readsRepeated(Shape from, Shape to)
{
    Reads map;
    for (int i = 0; i < to.elements(); ++i) {
        const Index place = placeAt(i, to);
        map.push_back(elementAt(
            {from.channels == 1 ? 0 : place[0], from.rows == 1 ? 0 : place[1], from.columns == 1 ? 0 : place[2]},
            from));
    }
    return map;
}

Reads windowsOf(const Network& network, const Layer& layer, int inPerGroup, int outPerGroup)
{
    const Shape in = network.value(layer.inputs.front()).shape;
    const Shape out = network.value(layer.outputs.front()).shape;
    Reads taps;
    for (int i = 0; i < out.elements(); ++i) {
        const Index place = placeAt(i, out);
        const int channel = place[0] / outPerGroup * inPerGroup;
        for (int c = 0; c < inPerGroup; ++c) {
            for (int r = 0; r < layer.kernel.rows; ++r) {
                for (int k = 0; k < layer.kernel.columns; ++k)
                    taps.push_back(elementAt(
                        {channel + c, place[1] * layer.stride.rows + r, place[2] * layer.stride.columns + k}, in));
            }
        }
    }
    return taps;
}

ProductTerm productTerm(const Network& network, const Layer& layer, int element, int term)
{
    const Shape a = network.value(layer.inputs.at(0)).shape;
    const Shape b = network.value(layer.inputs.at(1)).shape;
    const Index to = placeAt(element, network.value(layer.outputs.front()).shape);
    return {elementAt({a.channels == 1 ? 0 : to[0], to[1], term}, a),
        elementAt({b.channels == 1 ? 0 : to[0], term, to[2]}, b)};
}

ProductReads productReads(const Network& network, const Layer& layer, int term)
{
    ProductReads reads;
    for (int element = 0; element < network.value(layer.outputs.front()).shape.elements(); ++element) {
        const ProductTerm of = productTerm(network, layer, element, term);
        reads.a.push_back(of.a);
        reads.b.push_back(of.b);
    }
    return reads;
}

} // namespace convoku
