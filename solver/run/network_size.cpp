// SPDX-License-Identifier: MIT
#include "solver/run/network_size.h"

#include "solver/network/pass.h"

#include <algorithm>
#include <limits>
#include <span>

namespace convoku {
namespace {

NetworkSize sizeOf(const Network& network, const Layer& layer)
{
    NetworkSize size;
    const LayerWork work
        = workOf(layer, network.value(layer.inputs.front()).shape, network.value(layer.outputs.front()).shape);
    size.multiplyAdds = work.multiplyAdds;
    size.otherOperations = work.otherOperations;
    size.parameters = layer.weights.size() + layer.bias.size();
    for (const std::vector<float>* part : {&layer.weights.all(), &layer.bias})
        size.nonZero
            += static_cast<std::uint64_t>(std::ranges::count_if(*part, [](float number) { return number != 0.F; }));
    return size;
}

NetworkSize sizeOf(const Network& network, std::span<const Layer> layers)
{
    NetworkSize size;
    for (const Layer& layer : layers)
        size += sizeOf(network, layer);
    return size;
}

} // namespace

NetworkSize& NetworkSize::operator+=(const NetworkSize& other)
{
    parameters += other.parameters;
    nonZero += other.nonZero;
    multiplyAdds += other.multiplyAdds;
    otherOperations += other.otherOperations;
    return *this;
}

NetworkSize sizeOf(const Network& network)
{
    return sizeOf(network, std::span(network.layers));
}

std::uint64_t ModelSize::passesFor(std::uint64_t multiplyAdds) const
{
    if (multiplyAdds < encoding.multiplyAdds)
        return 0;
    // Layers that multiply nothing are paid by anything.
    if (pass.multiplyAdds == 0)
        return std::numeric_limits<std::uint64_t>::max();
    return (multiplyAdds - encoding.multiplyAdds) / pass.multiplyAdds;
}

double ModelSize::multiplyAddsOf(double passes) const
{
    return static_cast<double>(encoding.multiplyAdds) + passes * static_cast<double>(pass.multiplyAdds);
}

std::size_t puzzlesFor(const Network& network, std::uint64_t operations, std::size_t most)
{
    const NetworkSize size = sizeOf(network);
    const std::uint64_t each = std::max<std::uint64_t>(1, size.multiplyAdds + size.otherOperations);
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(operations / each, 1, most));
}

ModelSize sizeOf(const PassOptions& options)
{
    ModelSize size;
    const Network pass = buildPass(options).network;
    for (const Group& group : pass.groups) {
        const NetworkSize its = sizeOf(pass, std::span(pass.layers).subspan(group.firstLayer, group.layerCount));
        size.pass += its;
        if (group.kind == GroupKind::Rule)
            size.rules += its;
    }
    size.encoding = sizeOf(buildEncode(*options.model));
    return size;
}

} // namespace convoku
