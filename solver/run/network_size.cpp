// SPDX-License-Identifier: MIT
#include "solver/run/network_size.h"

#include "solver/network/pass.h"

#include <algorithm>
#include <limits>
#include <set>
#include <span>
#include <string_view>
#include <vector>

namespace convoku {
namespace {

/// Adds up layers of a network.
class SizeCounter
{
public:
    explicit SizeCounter(const Network& network)
        : m_network(network)
    {
    }

    void add(const Layer& layer)
    {
        const LayerWork work
            = workOf(layer, m_network.value(layer.inputs.front()).shape, m_network.value(layer.outputs.front()).shape);
        m_size.multiplyAdds += work.multiplyAdds;
        m_size.otherOperations += work.otherOperations;
        const TrainedNumbers& trained = layer.trained;
        const std::size_t held = layer.weights.size() + layer.bias.size();
        m_size.held += held;
        m_size.fixed += held - trained.numbers * trained.copies;
        if (trained.name.empty()) {
            m_size.nonZero += nonZeroOf(layer.weights) + nonZeroOf(layer.bias);
            return;
        }
        if (!trained.bias)
            m_size.nonZero += nonZeroOf(layer.bias);
        if (!m_seen.insert(trained.name).second)
            return;
        m_size.trained += trained.numbers;
        m_size.nonZero += (nonZeroOf(layer.weights) + (trained.bias ? nonZeroOf(layer.bias) : 0)) / trained.copies;
    }
    void add(std::span<const Layer> layers)
    {
        for (const Layer& layer : layers)
            add(layer);
    }
    const NetworkSize& size() const { return m_size; }

private:
    static std::uint64_t nonZeroOf(const std::vector<float>& numbers)
    {
        return static_cast<std::uint64_t>(std::ranges::count_if(numbers, [](float number) { return number != 0.F; }));
    }

    const Network& m_network;
    NetworkSize m_size;
    std::set<std::string_view> m_seen; ///< names of trained numbers
};

} // namespace

NetworkSize sizeOf(const Network& network)
{
    SizeCounter counter(network);
    counter.add(network.layers);
    return counter.size();
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
    const Network pass = buildPass(options).network;
    SizeCounter rules(pass);
    for (const Group& group : pass.groups) {
        if (group.kind == GroupKind::Rule)
            rules.add(std::span(pass.layers).subspan(group.firstLayer, group.layerCount));
    }
    return {rules.size(), sizeOf(pass), sizeOf(buildEncode(*options.model))};
}

} // namespace convoku
