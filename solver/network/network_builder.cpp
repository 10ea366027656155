// SPDX-License-Identifier: MIT
#include "solver/network/network_builder.h"

#include "solver/error.h"
#include "solver/network/layers/layer_traits.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace convoku {
namespace {

constexpr Range kLogical{0, 1};

constexpr int kLargest = 1 << 28; ///< of a range: four of them can still be added up

/// The whole numbers around two real ones.
Range around(Interval numbers)
{
    const auto limited
        = [](double number) { return static_cast<int>(std::clamp<double>(number, -kLargest, kLargest)); };
    return {limited(std::floor(numbers.low)), limited(std::ceil(numbers.high))};
}

} // namespace

NetworkBuilder::NetworkBuilder(std::string networkId, Board board)
{
    m_network.board = board;
    m_network.id = std::move(networkId);
}

ValueId NetworkBuilder::input(std::string name, Shape shape, Range range, std::optional<Axes> axes, NumberKind numbers)
{
    const auto unknown = [](int length) { return length == 1 ? Axis::One : Axis::Feature; };
    m_network.values.push_back({std::move(name), shape, range,
        axes.value_or(Axes{unknown(shape.channels), unknown(shape.rows), unknown(shape.columns)}), numbers});
    const auto id = static_cast<ValueId>(m_network.values.size() - 1);
    m_network.inputs.push_back(id);
    return id;
}

void NetworkBuilder::beginGroup(GroupKind kind, std::string id, std::vector<ValueId> inputs)
{
    if (m_inGroup)
        throw Error(id, "opens inside another group");
    m_inGroup = true;
    m_network.groups.push_back({kind, std::move(id), m_network.layers.size(), 0, std::move(inputs), {}, {}, {}});
}

void NetworkBuilder::beginRule(const RuleInfo& rule, std::string sentence, std::vector<ValueId> inputs)
{
    beginGroup(GroupKind::Rule, rule.id, std::move(inputs));
    m_network.groups.back().rule = rule;
    m_network.groups.back().sentence = std::move(sentence);
}

void NetworkBuilder::endGroup(std::vector<ValueId> outputs)
{
    if (!m_inGroup)
        throw Error(m_network.id, "no group is open");
    m_network.groups.back().outputs = std::move(outputs);
    m_inGroup = false;
}

ValueId NetworkBuilder::push(Layer layer, Shape unpooled)
{
    if (!m_inGroup)
        throw Error(layer.words, "stands outside a group");
    Group& group = m_network.groups.back();
    std::vector<Shape> shapes;
    std::vector<Value> inputs;
    std::vector<LayerInput> numbersIn;
    for (const ValueId v : layer.inputs) {
        const Value& value = m_network.value(v);
        inputs.push_back(value);
        shapes.push_back(value.shape);
        numbersIn.push_back({value.shape, {static_cast<double>(value.range.low), static_cast<double>(value.range.high)},
            value.numbers == NumberKind::Whole});
    }
    const LayerTraits& traits = traitsOf(layer.kind);
    const Shape shape = outputShape(layer, shapes, unpooled);
    const Range range = around(traits.range(layer, numbersIn));
    const NumberKind numbers = convoku::numbersOf(layer, numbersIn);
    const std::string name = group.id + "." + std::to_string(group.layerCount + 1);
    const Axes axes = outputAxes(layer, inputs, shape, m_network.board);
    m_network.values.push_back({name, shape, range, axes, numbers});
    const auto result = static_cast<ValueId>(m_network.values.size() - 1);
    layer.outputs.push_back(result);
    if (traits.outputs == 2) {
        const Shape pooled = shapes.front();
        m_network.values.push_back({name + ".indices", shape, {0, pooled.rows * pooled.columns - 1}, axes});
        layer.outputs.push_back(static_cast<ValueId>(m_network.values.size() - 1));
    }
    m_network.layers.push_back(std::move(layer));
    ++group.layerCount;
    return result;
}

void NetworkBuilder::requireLogical(ValueId a, const std::string& words) const
{
    const Range range = rangeOf(a);
    if (range.low < 0 || range.high > 1)
        throw Error(words,
            "needs 0 … 1, but " + m_network.value(a).name + " can be " + std::to_string(range.low) + " … "
                + std::to_string(range.high));
}

ValueId NetworkBuilder::convolution(ValueId x, int outChannels, Extent kernel, Extent stride, int groups,
    SharedNumbers weights, std::vector<float> bias, std::string words)
{
    if (outChannels < 1 || (!bias.empty() && bias.size() != static_cast<std::size_t>(outChannels)))
        throw Error(words, "needs at least one output channel, and a bias for each");
    Layer layer{.kind = LayerKind::Convolution,
        .inputs = {x},
        .words = std::move(words),
        .kernel = kernel,
        .stride = stride,
        .groups = groups};
    layer.weights = std::move(weights);
    layer.bias = bias.empty() ? std::vector<float>(static_cast<std::size_t>(outChannels), 0.F) : std::move(bias);
    return push(std::move(layer));
}

ValueId NetworkBuilder::maxPool(ValueId x, Extent kernel, Extent stride, std::string words)
{
    return push(
        {.kind = LayerKind::MaxPool, .inputs = {x}, .words = std::move(words), .kernel = kernel, .stride = stride});
}

ValueId NetworkBuilder::upsample(ValueId x, Extent scale, std::string words)
{
    return push({.kind = LayerKind::Upsample, .inputs = {x}, .words = std::move(words), .scale = scale});
}

ValueId NetworkBuilder::affine(ValueId x, double factor, double offset, std::string words)
{
    return push(
        {.kind = LayerKind::Affine, .inputs = {x}, .words = std::move(words), .factor = factor, .offset = offset});
}

ValueId NetworkBuilder::clamp(ValueId x, Range limits, std::string words)
{
    return push({.kind = LayerKind::Clamp, .inputs = {x}, .words = std::move(words), .limits = limits});
}

ValueId NetworkBuilder::made(LayerKind kind, std::vector<ValueId> inputs, std::string words)
{
    return push({.kind = kind, .inputs = std::move(inputs), .words = std::move(words)});
}

ValueId NetworkBuilder::select(ValueId a, ValueId b, ValueId s, std::string words)
{
    requireLogical(s, words);
    return made(LayerKind::Select, {a, b, s}, std::move(words));
}

ValueId NetworkBuilder::reshape(ValueId x, Shape shape, std::string words)
{
    return push({.kind = LayerKind::Reshape, .inputs = {x}, .words = std::move(words)}, shape);
}

ValueId NetworkBuilder::permute(ValueId x, std::array<Dimension, 3> order, std::string words)
{
    return push({.kind = LayerKind::Permute, .inputs = {x}, .words = std::move(words), .order = order});
}

ValueId NetworkBuilder::pad(ValueId x, Extent edge, std::string words)
{
    return push({.kind = LayerKind::Pad, .inputs = {x}, .words = std::move(words), .edge = edge});
}

ValueId NetworkBuilder::concatenate(std::vector<ValueId> values, std::string words)
{
    if (values.empty())
        throw Error(words, "has nothing to put together");
    return made(LayerKind::Concatenate, std::move(values), std::move(words));
}

ValueId NetworkBuilder::atLeast(ValueId x, double threshold, std::string words)
{
    const auto line = static_cast<float>(threshold);
    if (!std::isfinite(line))
        throw Error(words, "has a threshold that is no number");
    return push({.kind = LayerKind::AtLeast, .inputs = {x}, .words = std::move(words), .threshold = line});
}

ValueId NetworkBuilder::rmsNormalise(ValueId x, Dimension along, double epsilon, std::string words)
{
    const auto added = static_cast<float>(epsilon);
    if (!std::isnormal(added) || added < 0)
        throw Error(words, "needs an epsilon above 0");
    return push(
        {.kind = LayerKind::RmsNormalise, .inputs = {x}, .words = std::move(words), .along = along, .epsilon = added});
}

ValueId NetworkBuilder::power(ValueId x, double exponent, std::string words)
{
    return push({.kind = LayerKind::Power, .inputs = {x}, .words = std::move(words), .factor = exponent});
}

ValueId NetworkBuilder::averagePool(ValueId x, Extent kernel, Extent stride, std::string words)
{
    return push(
        {.kind = LayerKind::AveragePool, .inputs = {x}, .words = std::move(words), .kernel = kernel, .stride = stride});
}

ValueId NetworkBuilder::softmax(ValueId x, Dimension along, std::string words)
{
    return push({.kind = LayerKind::Softmax, .inputs = {x}, .words = std::move(words), .along = along});
}

ValueId NetworkBuilder::notA(ValueId a, std::string words)
{
    requireLogical(a, words);
    return affine(a, -1, 1, std::move(words));
}

ValueId NetworkBuilder::andBoth(ValueId a, ValueId b, std::string words)
{
    requireLogical(a, words);
    requireLogical(b, words);
    const ValueId smaller = minimum(a, b, words + ": the smaller");
    return clamp(smaller, kLogical, std::move(words));
}

ValueId NetworkBuilder::orEither(ValueId a, ValueId b, std::string words)
{
    requireLogical(a, words);
    requireLogical(b, words);
    const ValueId larger = maximum(a, b, words + ": the larger");
    return clamp(larger, kLogical, std::move(words));
}

ValueId NetworkBuilder::equals(ValueId a, int k, std::string words)
{
    const ValueId up = relu(affine(a, 1, 1 - k, words + ": a − k + 1"), words + ": rises to 1 at k");
    const ValueId down = relu(affine(a, -1, k + 1, words + ": k + 1 − a"), words + ": falls from 1 at k");
    const ValueId peak = minimum(up, down, std::move(words));
    return inRange(peak, kLogical);
}

ValueId NetworkBuilder::equalValues(ValueId a, ValueId b, std::string words)
{
    const ValueId difference = subtract(a, b, words + ": difference");
    return equals(difference, 0, std::move(words));
}

ValueId NetworkBuilder::any(ValueId a, std::string words)
{
    return clamp(a, kLogical, std::move(words));
}

ValueId NetworkBuilder::countOver(Extent window, ValueId a, std::string words)
{
    const int channels = shapeOf(a).channels;
    std::vector<float> ones(static_cast<std::size_t>(channels * window.rows * window.columns), 1.F);
    return convolution(a, channels, window, window, channels, std::move(ones), {}, std::move(words));
}

ValueId NetworkBuilder::countInCell(ValueId a, std::string words)
{
    std::vector<float> ones(static_cast<std::size_t>(shapeOf(a).channels), 1.F);
    return convolution(a, 1, {1, 1}, {1, 1}, 1, std::move(ones), {}, std::move(words));
}

ValueId NetworkBuilder::pickOne(ValueId a, std::string words)
{
    const Shape plane = shapeOf(a);
    const Extent kernel{plane.rows, plane.columns};
    const ValueId peak = push({.kind = LayerKind::MaxPoolWithIndices,
        .inputs = {a},
        .words = words + ": where the first maximum is",
        .kernel = kernel,
        .stride = kernel});
    const ValueId indices = peak + 1;
    const ValueId ones = affine(peak, 0, 1, words + ": a one for it");
    Layer unpool{.kind = LayerKind::MaxUnpool,
        .inputs = {ones, indices},
        .words = std::move(words),
        .kernel = kernel,
        .stride = kernel};
    // Each plane is as it was before the pool. Read first: a push may move all values.
    const Axes axes = axesOf(a);
    return withAxes(push(std::move(unpool), plane), axes);
}

ValueId NetworkBuilder::again(const Layer& like, std::vector<ValueId> inputs, Shape unpooled)
{
    Layer layer = like;
    layer.inputs = std::move(inputs);
    layer.outputs.clear();
    const ValueId made = push(std::move(layer), unpooled);
    const Range range = rangeOf(made);
    // Real numbers are rounded in any case.
    if (numbersOf(made) == NumberKind::Whole && (range.low < -kMostExact || range.high > kMostExact))
        throw Error(like.words, "can be larger than what stays exact");
    return made;
}

std::vector<ValueId> NetworkBuilder::append(
    const Network& network, const std::vector<ValueId>& inputs, const std::vector<std::string>& names)
{
    if (!m_inGroup || inputs.size() != network.inputs.size())
        throw Error(network.id, "stands outside a group, or has other inputs");
    std::map<ValueId, ValueId> values;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (shapeOf(inputs[i]) != network.value(network.inputs[i]).shape)
            throw Error(network.id, "has an input of another shape");
        const Value& wanted = network.value(network.inputs[i]);
        const Range range = rangeOf(inputs[i]);
        const bool fits = range.low >= wanted.range.low && range.high <= wanted.range.high;
        if (!fits || (wanted.numbers == NumberKind::Whole && numbersOf(inputs[i]) == NumberKind::Real))
            throw Error(network.id, "takes other numbers than it is given");
        values[network.inputs[i]] = inputs[i];
    }
    for (const Layer& of : network.layers) {
        Group& group = m_network.groups.back();
        Layer& layer = m_network.layers.emplace_back(of);
        const std::string number = std::to_string(++group.layerCount);
        for (ValueId& input : layer.inputs)
            input = values.at(input);
        for (ValueId& output : layer.outputs) {
            Value& value = m_network.values.emplace_back(network.value(output));
            const bool isNamed = std::ranges::find(names, value.name) != names.end();
            const bool isSecond = output != of.outputs.front();
            value.name = group.id + "." + (isNamed ? value.name : number + (isSecond ? ".indices" : ""));
            const auto id = static_cast<ValueId>(m_network.values.size() - 1);
            values[output] = id;
            output = id;
        }
    }
    std::vector<ValueId> outputs;
    for (const ValueId output : network.outputs)
        outputs.push_back(values.at(output));
    return outputs;
}

ValueId NetworkBuilder::namedInGroup(ValueId value, const std::string& name)
{
    if (!m_inGroup)
        throw Error(name, "names a value outside a group");
    return named(value, m_network.groups.back().id + "." + name);
}

ValueId NetworkBuilder::named(ValueId value, std::string name)
{
    m_network.values.at(static_cast<std::size_t>(value)).name = std::move(name);
    return value;
}

ValueId NetworkBuilder::withAxes(ValueId value, Axes axes)
{
    m_network.values.at(static_cast<std::size_t>(value)).axes = axes;
    return value;
}

ValueId NetworkBuilder::withPlanes(ValueId value, Axis planes)
{
    m_network.values.at(static_cast<std::size_t>(value)).axes.channels = planes;
    return value;
}

ValueId NetworkBuilder::inRange(ValueId value, Range range)
{
    m_network.values.at(static_cast<std::size_t>(value)).range = range;
    return value;
}

Network NetworkBuilder::build(std::vector<ValueId> outputs)
{
    if (m_inGroup)
        throw Error(m_network.groups.back().id, "is still open");
    m_network.outputs = std::move(outputs);
    m_network.validate();
    return std::move(m_network);
}

} // namespace convoku
