// SPDX-License-Identifier: MIT
#include "solver/onnx/eight_bits.h"

#include "solver/error.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace convoku {
namespace {

constexpr Range kActivations{0, 255};
constexpr Range kWeights{-128, 127};
/// Processors without instructions made for it add two products of eight bits in sixteen, and cut what is above.
constexpr double kMostInSixteenBits = 32767;

bool isKnown(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Pad:
    case LayerKind::Convolution:
    case LayerKind::Relu:
    case LayerKind::Clamp:
    case LayerKind::Upsample:
    case LayerKind::Concatenate:
        return true;
    default:
        return false;
    }
}

std::string rangeOf(const Value& value)
{
    return std::to_string(value.range.low) + " … " + std::to_string(value.range.high);
}

void requireWeights(const Value& made, const Value& from, const Layer& layer)
{
    float largest = 0;
    for (const float weight : layer.weights) {
        if (std::floor(weight) != weight || weight < static_cast<float>(kWeights.low)
            || weight > static_cast<float>(kWeights.high))
            throw Error(made.name, "has the weight " + std::to_string(weight) + ", which int8 can't hold");
        largest = std::max(largest, std::abs(weight));
    }
    for (const float bias : layer.bias) {
        if (std::floor(bias) != bias || std::abs(bias) > static_cast<float>(kMostExact)) // runtimes may sum floats
            throw Error(
                made.name, "has the bias " + std::to_string(bias) + ", which is not a whole number, or too large");
    }
    if (layer.weights.size() > 1 && 2.0 * static_cast<double>(largest) * from.range.high > kMostInSixteenBits)
        throw Error(made.name,
            "weighs " + rangeOf(from) + " with " + std::to_string(largest) + ", more than pairs of 16 bits hold");
}

} // namespace

EightBits::EightBits(const Network& network)
    : m_stored(network.values.size(), true)
{
    std::vector<bool> needsMore(network.values.size(), false); // read by what is no Relu or Clamp
    const auto at = [](ValueId value) { return static_cast<std::size_t>(value); };
    for (const ValueId output : network.outputs)
        needsMore[at(output)] = true;
    for (const Layer& layer : network.layers) {
        const Value& made = network.value(layer.outputs.front());
        if (!isKnown(layer.kind))
            throw Error(made.name, std::string("is a ") + toString(layer.kind) + ", which has no form in eight bits");
        if (layer.kind == LayerKind::Convolution)
            requireWeights(made, network.value(layer.inputs.front()), layer);
        if (layer.kind != LayerKind::Relu && layer.kind != LayerKind::Clamp) {
            for (const ValueId input : layer.inputs)
                needsMore[at(input)] = true;
        }
    }
    for (const Layer& layer : network.layers) {
        if (layer.kind == LayerKind::Convolution)
            m_stored[at(layer.outputs.front())] = needsMore[at(layer.outputs.front())];
    }
    for (std::size_t value = 0; value < network.values.size(); ++value) {
        const Value& of = network.values[value];
        if (!m_stored[value])
            continue;
        if (of.numbers != NumberKind::Whole)
            throw Error(of.name, "is a real number, which eight bits can't hold");
        if (of.range.low < kActivations.low || of.range.high > kActivations.high)
            throw Error(of.name, "can be " + rangeOf(of) + ", which uint8 can't hold");
    }
}

void EightBits::store(GraphMaker& graph, const std::string& exact, const std::string& name, const std::string& words)
{
    const float one = 1;
    const std::int32_t zero = 0;
    const std::string scale = graph.floats("scale", {}, {&one, 1});
    const std::string zeroPoint = graph.integers("zero_point", onnx::TensorProto::UINT8, {}, {&zero, 1});
    const std::string stored = graph.fresh(name + ".eight_bits");
    graph.node("QuantizeLinear", {exact, scale, zeroPoint}, {stored}, words);
    graph.node("DequantizeLinear", {stored, scale, zeroPoint}, {name}, words);
}

std::string EightBits::weights(
    GraphMaker& graph, const std::string& of, const std::vector<std::int64_t>& dims, std::span<const float> numbers)
{
    const float one = 1;
    const std::int32_t zero = 0;
    const std::vector<std::int32_t> whole(numbers.begin(), numbers.end());
    const std::string scale = graph.floats("scale", {}, {&one, 1});
    const std::string zeroPoint = graph.integers("zero_point_of_weights", onnx::TensorProto::INT8, {}, {&zero, 1});
    const std::string stored = graph.integers(of + ".weights", onnx::TensorProto::INT8, dims, whole);
    const std::string name = graph.fresh(of + ".weights_read");
    graph.node("DequantizeLinear", {stored, scale, zeroPoint}, {name}, {});
    return name;
}

std::string EightBits::bias(GraphMaker& graph, const std::string& of, std::span<const float> numbers)
{
    if (std::ranges::all_of(numbers, [](float number) { return number == 0; }))
        return {};
    const float one = 1;
    const std::vector<std::int32_t> whole(numbers.begin(), numbers.end());
    const std::string scale = graph.floats("scale", {}, {&one, 1});
    const std::string stored
        = graph.integers(of + ".bias", onnx::TensorProto::INT32, {static_cast<std::int64_t>(numbers.size())}, whole);
    const std::string name = graph.fresh(of + ".bias_read");
    graph.node("DequantizeLinear", {stored, scale}, {name}, {});
    return name;
}

} // namespace convoku
