// SPDX-License-Identifier: MIT
#include "solver/learn/learned_numbers.h"

#include "solver/error.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// The layer that works out a value of the network that is being built; null: an input.
const Layer* makerOf(const Network& network, ValueId value)
{
    const auto made
        = std::ranges::find_if(network.layers, [value](const Layer& layer) { return layer.outputs.front() == value; });
    return made == network.layers.end() ? nullptr : &*made;
}

/// A relu of factor · of + offset: one side of a peak, min(relu(x + a), relu(b − x)).
struct Slope
{
    ValueId of = kNoValue;
    double factor = 0;
    double offset = 0;
};
std::optional<Slope> slopeOf(const Network& network, ValueId value)
{
    const Layer* relu = makerOf(network, value);
    if (relu == nullptr || relu->kind != LayerKind::Relu)
        return std::nullopt;
    const Layer* affine = makerOf(network, relu->inputs.front());
    if (affine == nullptr || affine->kind != LayerKind::Affine)
        return std::nullopt;
    return Slope{affine->inputs.front(), affine->factor, affine->offset};
}

/// The largest that the layer can make, where it is a peak.
std::optional<double> peakOf(const Network& network, const Layer& layer)
{
    if (layer.kind != LayerKind::Minimum)
        return std::nullopt;
    const auto up = slopeOf(network, layer.inputs[0]);
    const auto down = slopeOf(network, layer.inputs[1]);
    if (!up || !down || up->of != down->of || up->factor != -down->factor)
        return std::nullopt;
    return std::max(0., (up->offset + down->offset) / 2);
}

std::vector<const Layer*> readersOf(const Network& network, ValueId value)
{
    std::vector<const Layer*> readers;
    for (const Layer& layer : network.layers) {
        if (std::ranges::count(layer.inputs, value) > 0)
            readers.push_back(&layer);
    }
    return readers;
}

} // namespace

std::optional<double> mirrorOf(const Network& network, ValueId value)
{
    const std::vector<const Layer*> slopes = readersOf(network, value);
    if (slopes.size() != 2)
        return std::nullopt;
    std::vector<const Layer*> peaks;
    for (const Layer* slope : slopes) {
        if (slope->kind != LayerKind::Affine)
            return std::nullopt;
        const auto relus = readersOf(network, slope->outputs.front());
        if (relus.size() != 1 || relus.front()->kind != LayerKind::Relu)
            return std::nullopt;
        const auto peak = readersOf(network, relus.front()->outputs.front());
        if (peak.size() != 1 || peak.front()->kind != LayerKind::Minimum)
            return std::nullopt;
        peaks.push_back(peak.front());
    }
    const Layer& up = slopes[0]->factor > 0 ? *slopes[0] : *slopes[1];
    const Layer& down = slopes[0]->factor > 0 ? *slopes[1] : *slopes[0];
    if (peaks[0] != peaks[1] || up.factor != -down.factor || up.factor == 0)
        return std::nullopt;
    return (down.offset - up.offset) / up.factor;
}

std::vector<Layer> layersWith(
    const Network& network, std::span<const LearnedLayer> learned, std::span<const float> numbers)
{
    std::vector<Layer> layers = network.layers;
    const auto take = [&](std::size_t count) {
        if (count > numbers.size())
            throw Error(network.id, "learns more numbers than there are");
        const auto taken = numbers.first(count);
        numbers = numbers.subspan(count);
        if (!std::ranges::all_of(taken, [](float number) { return std::isfinite(number); }))
            throw Error(network.id, "has learned what is no number");
        return taken;
    };
    for (const LearnedLayer& which : learned) {
        Layer& layer = layers.at(which.layer);
        const std::size_t planes = layer.bias.size();
        if (layer.trained.name.empty())
            layer.trained = {network.id + ':' + std::to_string(which.layer), learnedNumbers(network, which),
                which.oneKernel ? planes : 1, which.offset};
        if (which.like) {
            const Layer& other = layers.at(learned[*which.like].layer);
            layer.trained = other.trained;
            layer.weights = other.weights;
            if (which.offset)
                layer.bias = other.bias;
            continue;
        }
        const std::size_t biases = !which.offset ? 0 : which.oneKernel ? 1 : planes;
        const auto weights = take(learnedNumbers(network, which) - biases);
        std::vector<float> all(layer.weights.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = weights[i % weights.size()];
        layer.weights = std::move(all);
        const auto bias = take(biases);
        for (std::size_t i = 0; i < planes && !bias.empty(); ++i)
            layer.bias[i] = bias[i % bias.size()];
    }
    if (!numbers.empty())
        throw Error(network.id, "learns fewer numbers than there are");
    return layers;
}

ValueId addedAgain(NetworkBuilder& net, const Network& network, const Layer& layer, std::vector<ValueId> inputs)
{
    const Value& like = network.value(layer.outputs.front());
    const ValueId made = net.withAxes(net.again(layer, std::move(inputs), like.shape), like.axes);
    const Range range = net.rangeOf(made);
    if (const auto peak = peakOf(network, layer))
        net.inRange(made, {range.low, std::clamp(static_cast<int>(std::ceil(*peak)), range.low, range.high)});
    return made;
}

Network withLearnedNumbers(const Network& network, std::span<const LearnedLayer> layers, std::span<const float> numbers)
{
    const std::vector<Layer> with = layersWith(network, layers, numbers);
    NetworkBuilder net(network.id, network.board);
    std::vector<ValueId> now(network.values.size(), kNoValue); // by the network's
    std::vector<bool> hangs(network.values.size(), false); // on what is learned
    const auto at = [](ValueId value) { return static_cast<std::size_t>(value); };
    const auto all = [&](const std::vector<ValueId>& values) {
        std::vector<ValueId> result;
        for (const ValueId value : values)
            result.push_back(now[at(value)]);
        return result;
    };
    for (const ValueId input : network.inputs) {
        const Value& of = network.value(input);
        now[at(input)] = net.input(of.name, of.shape, of.range, of.axes);
    }
    for (const Group& group : network.groups) {
        if (group.kind == GroupKind::Rule)
            net.beginRule({group.rule, group.id, {}}, group.sentence, all(group.inputs));
        else
            net.beginGroup(group.kind, group.id, all(group.inputs));
        for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
            const Layer& layer = with[i];
            const bool isLearned
                = std::ranges::any_of(layers, [i](const LearnedLayer& learned) { return learned.layer == i; });
            const bool does = isLearned
                || std::ranges::any_of(layer.inputs, [&](ValueId input) -> bool { return hangs[at(input)]; });
            ValueId made = addedAgain(net, network, layer, all(layer.inputs));
            for (const ValueId output : layer.outputs) {
                const Value& of = network.value(output);
                now[at(output)] = net.named(made++, of.name);
                hangs[at(output)] = does;
                if (!does)
                    net.inRange(now[at(output)], of.range);
            }
        }
        net.endGroup(all(group.outputs));
    }
    return net.build(all(network.outputs));
}

} // namespace convoku
