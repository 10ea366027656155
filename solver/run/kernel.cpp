// SPDX-License-Identifier: MIT
#include "solver/run/kernel.h"

#include "solver/error.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace convoku {
namespace {

Extent blockOf(const Layer& layer)
{
    return layer.kind == LayerKind::Upsample ? layer.scale : layer.kernel;
}

bool sameWeights(const ElementWindow& a, const ElementWindow& b)
{
    return a.bias == b.bias
        && std::equal(a.taps.begin(), a.taps.end(), b.taps.begin(), b.taps.end(),
            [](const Tap& x, const Tap& y) { return x.weight == y.weight; });
}

} // namespace

Kernel kernelOf(const Network& network, const Layer& layer, int channel)
{
    const Shape in = network.value(layer.inputs.front()).shape;
    const Shape out = network.value(layer.outputs.front()).shape;
    if (channel < 0 || channel >= out.channels)
        throw Error(layer.words, "has no such output channel");
    Kernel kernel;
    kernel.kind = traitsOf(layer.kind).kernel;
    kernel.channel = channel;
    switch (kernel.kind) {
    case Kernel::Kind::Weights: {
        const ElementWindow window = windowOf(network, layer, 0, {channel, 0, 0});
        kernel.shape = {in.channels / layer.groups, layer.kernel.rows, layer.kernel.columns};
        for (const Tap& tap : window.taps)
            kernel.weights.push_back(tap.weight);
        kernel.bias = window.bias;
        kernel.firstPlane = window.taps.front().element.channel;
        for (int other = 0; other < out.channels && kernel.sameForAll; ++other)
            kernel.sameForAll = sameWeights(window, windowOf(network, layer, 0, {other, 0, 0}));
        break;
    }
    case Kernel::Kind::Window:
        kernel.shape = {1, layer.kernel.rows, layer.kernel.columns};
        kernel.firstPlane = channel;
        break;
    case Kernel::Kind::Block:
        kernel.shape = {1, blockOf(layer).rows, blockOf(layer).columns};
        kernel.firstPlane = channel;
        break;
    case Kernel::Kind::None:
        break;
    }
    return kernel;
}

std::vector<int> tapsUnder(const Kernel& kernel, const ElementWindow& window, int cell)
{
    if (cell < 0 || cell >= kernel.cells())
        return {};
    if (kernel.kind != Kernel::Kind::Block)
        return {cell};
    std::vector<int> all(window.taps.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

std::optional<int> cellOver(const Kernel& kernel, ElementIndex outputElement, int tap)
{
    if (kernel.kind == Kernel::Kind::None)
        return std::nullopt;
    if (kernel.kind == Kernel::Kind::Block)
        return outputElement.row % kernel.shape.rows * kernel.shape.columns
            + outputElement.column % kernel.shape.columns;
    return tap >= 0 && tap < kernel.cells() ? std::optional(tap) : std::nullopt;
}

std::vector<Tap> everReadBy(const Network& network, const Layer& layer, const Kernel& kernel, int cell)
{
    std::vector<Tap> all;
    const Shape out = network.value(layer.outputs.front()).shape;
    const SlideOrder order{out, kernel.channel, kernel.sameForAll};
    for (int place = 0; place < order.count(); ++place) {
        const ElementIndex element = order.at(place);
        // A block's other places belong to other elements.
        if (kernel.kind == Kernel::Kind::Block && cellOver(kernel, element, 0) != cell)
            continue;
        const ElementWindow window = windowOf(network, layer, 0, element);
        for (const int tap : tapsUnder(kernel, window, cell))
            all.push_back(window.taps[static_cast<std::size_t>(tap)]);
    }
    const auto key = [](const Tap& tap) { return std::tuple(tap.input, tap.element); };
    std::sort(all.begin(), all.end(), [&](const Tap& a, const Tap& b) { return key(a) < key(b); });
    all.erase(
        std::unique(all.begin(), all.end(), [&](const Tap& a, const Tap& b) { return key(a) == key(b); }), all.end());
    return all;
}

std::optional<int> SlideOrder::placeOf(ElementIndex element) const
{
    if (!element.isIn(shape))
        return std::nullopt;
    const int place = element.offsetIn(shape) - firstOffset();
    return place >= 0 && place < count() ? std::optional(place) : std::nullopt;
}

} // namespace convoku
