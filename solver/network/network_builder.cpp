// SPDX-License-Identifier: MIT
#include "solver/network/network_builder.h"

#include "solver/error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace convoku {
namespace {

constexpr Range kLogical{0, 1};

Range hull(Range a, Range b)
{
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

constexpr int kLargest = 1 << 28; ///< of a range: four of them can still be added up

/// The whole numbers around two real ones.
Range around(double low, double high)
{
    const auto limited
        = [](double number) { return static_cast<int>(std::clamp<double>(number, -kLargest, kLargest)); };
    return {limited(std::floor(low)), limited(std::ceil(high))};
}

Range product(Range a, Range b)
{
    const double lowA = a.low;
    const double highA = a.high;
    const auto [low, high] = std::minmax({lowA * b.low, lowA * b.high, highA * b.low, highA * b.high});
    return around(low, high);
}

/// a + s · (b − a) for any s: each of the three at one of its ends.
Range between(Range a, Range b, Range s)
{
    double low = kLargest;
    double high = -kLargest;
    for (const int x : {a.low, a.high}) {
        for (const int y : {b.low, b.high}) {
            for (const int share : {s.low, s.high}) {
                const double number = x + static_cast<double>(share) * (static_cast<double>(y) - x);
                low = std::min(low, number);
                high = std::max(high, number);
            }
        }
    }
    return around(low, high);
}

/// What a weighted number can be.
struct Interval
{
    double low = 0;
    double high = 0;

    void add(Range range, double weight)
    {
        const auto [least, most] = std::minmax({range.low * weight, range.high * weight});
        low += least;
        high += most;
    }
    Range around() const { return convoku::around(low, high); }
};

} // namespace

NetworkBuilder::NetworkBuilder(std::string networkId)
{
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

ValueId NetworkBuilder::push(Layer layer, Range range, Shape unpooled, NumberKind numbers)
{
    if (!m_inGroup)
        throw Error(layer.words, "stands outside a group");
    Group& group = m_network.groups.back();
    std::vector<Shape> shapes;
    std::vector<Value> inputs;
    for (const ValueId v : layer.inputs) {
        inputs.push_back(m_network.value(v));
        shapes.push_back(shapeOf(v));
    }
    // To what comes in, or only told on which side of a line it is.
    const bool blind = (layer.kind == LayerKind::Affine && layer.factor == 0) || layer.kind == LayerKind::AtLeast;
    const bool ofReal
        = !blind && std::ranges::any_of(inputs, [](const Value& value) { return value.numbers == NumberKind::Real; });
    if (ofReal)
        numbers = NumberKind::Real;
    const Shape shape = outputShape(layer, shapes, unpooled);
    const std::string name = group.id + "." + std::to_string(group.layerCount + 1);
    const Axes axes = outputAxes(layer, inputs, shape);
    m_network.values.push_back({name, shape, range, axes, numbers});
    const auto result = static_cast<ValueId>(m_network.values.size() - 1);
    layer.outputs.push_back(result);
    if (layer.kind == LayerKind::MaxPoolWithIndices) {
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
    // The widest range over the output channels.
    const auto whole = [](const std::vector<float>& numbers) {
        return std::ranges::all_of(numbers, [](float number) { return isWholeNumber(static_cast<double>(number)); });
    };
    const NumberKind numbers = whole(layer.weights) && whole(layer.bias) ? NumberKind::Whole : NumberKind::Real;
    Interval widest;
    const Range range = rangeOf(x);
    const std::size_t perChannel = layer.weights.size() / static_cast<std::size_t>(outChannels);
    for (std::size_t channel = 0; channel < static_cast<std::size_t>(outChannels); ++channel) {
        Interval sum{layer.bias[channel], layer.bias[channel]};
        for (std::size_t i = 0; i < perChannel; ++i)
            sum.add(range, layer.weights[channel * perChannel + i]);
        widest = channel == 0 ? sum : Interval{std::min(widest.low, sum.low), std::max(widest.high, sum.high)};
    }
    return push(std::move(layer), widest.around(), {}, numbers);
}

ValueId NetworkBuilder::maxPool(ValueId x, Extent kernel, Extent stride, std::string words)
{
    return push(
        {.kind = LayerKind::MaxPool, .inputs = {x}, .words = std::move(words), .kernel = kernel, .stride = stride},
        rangeOf(x));
}

ValueId NetworkBuilder::upsample(ValueId x, Extent scale, std::string words)
{
    return push({.kind = LayerKind::Upsample, .inputs = {x}, .words = std::move(words), .scale = scale}, rangeOf(x));
}

ValueId NetworkBuilder::affine(ValueId x, double factor, double offset, std::string words)
{
    const NumberKind numbers = isWholeNumber(factor) && isWholeNumber(offset) ? NumberKind::Whole : NumberKind::Real;
    Interval scaled{offset, offset};
    scaled.add(rangeOf(x), factor);
    return push(
        {.kind = LayerKind::Affine, .inputs = {x}, .words = std::move(words), .factor = factor, .offset = offset},
        scaled.around(), {}, numbers);
}

ValueId NetworkBuilder::relu(ValueId x, std::string words)
{
    const Range in = rangeOf(x);
    return push({.kind = LayerKind::Relu, .inputs = {x}, .words = std::move(words)},
        {std::max(in.low, 0), std::max(in.high, 0)});
}

ValueId NetworkBuilder::clamp(ValueId x, Range limits, std::string words)
{
    const Range in = rangeOf(x);
    return push({.kind = LayerKind::Clamp, .inputs = {x}, .words = std::move(words), .limits = limits},
        {std::clamp(in.low, limits.low, limits.high), std::clamp(in.high, limits.low, limits.high)});
}

ValueId NetworkBuilder::binary(LayerKind kind, ValueId a, ValueId b, Range range, std::string words)
{
    return push({.kind = kind, .inputs = {a, b}, .words = std::move(words)}, range);
}

ValueId NetworkBuilder::minimum(ValueId a, ValueId b, std::string words)
{
    const Range x = rangeOf(a);
    const Range y = rangeOf(b);
    return binary(LayerKind::Minimum, a, b, {std::min(x.low, y.low), std::min(x.high, y.high)}, std::move(words));
}

ValueId NetworkBuilder::maximum(ValueId a, ValueId b, std::string words)
{
    const Range x = rangeOf(a);
    const Range y = rangeOf(b);
    return binary(LayerKind::Maximum, a, b, {std::max(x.low, y.low), std::max(x.high, y.high)}, std::move(words));
}

ValueId NetworkBuilder::add(ValueId a, ValueId b, std::string words)
{
    const Range x = rangeOf(a);
    const Range y = rangeOf(b);
    return binary(LayerKind::Add, a, b, {x.low + y.low, x.high + y.high}, std::move(words));
}

ValueId NetworkBuilder::subtract(ValueId a, ValueId b, std::string words)
{
    const Range x = rangeOf(a);
    const Range y = rangeOf(b);
    return binary(LayerKind::Subtract, a, b, {x.low - y.high, x.high - y.low}, std::move(words));
}

ValueId NetworkBuilder::multiply(ValueId a, ValueId b, std::string words)
{
    return binary(LayerKind::Multiply, a, b, product(rangeOf(a), rangeOf(b)), std::move(words));
}

ValueId NetworkBuilder::select(ValueId a, ValueId b, ValueId s, std::string words)
{
    requireLogical(s, words);
    const Range x = rangeOf(a);
    const Range y = rangeOf(b);
    return push({.kind = LayerKind::Select, .inputs = {a, b, s}, .words = std::move(words)},
        {std::min(x.low, y.low), std::max(x.high, y.high)});
}

ValueId NetworkBuilder::reshape(ValueId x, Shape shape, std::string words)
{
    return push({.kind = LayerKind::Reshape, .inputs = {x}, .words = std::move(words)}, rangeOf(x), shape);
}

ValueId NetworkBuilder::permute(ValueId x, std::array<Dimension, 3> order, std::string words)
{
    return push({.kind = LayerKind::Permute, .inputs = {x}, .words = std::move(words), .order = order}, rangeOf(x));
}

ValueId NetworkBuilder::pad(ValueId x, Extent edge, std::string words)
{
    const Range in = rangeOf(x);
    return push({.kind = LayerKind::Pad, .inputs = {x}, .words = std::move(words), .edge = edge},
        {std::min(in.low, 0), std::max(in.high, 0)});
}

ValueId NetworkBuilder::concatenate(std::vector<ValueId> values, std::string words)
{
    if (values.empty())
        throw Error(words, "has nothing to put together");
    Range range = rangeOf(values.front());
    for (const ValueId value : values)
        range = hull(range, rangeOf(value));
    return push({.kind = LayerKind::Concatenate, .inputs = std::move(values), .words = std::move(words)}, range);
}

ValueId NetworkBuilder::atLeast(ValueId x, double threshold, std::string words)
{
    const auto line = static_cast<float>(threshold);
    if (!std::isfinite(line))
        throw Error(words, "has a threshold that is no number");
    // A real number can be a little beyond its range.
    const Range in = rangeOf(x);
    const int least = wholeThreshold(line);
    const Range answers
        = numbersOf(x) == NumberKind::Real ? kLogical : Range{in.low >= least ? 1 : 0, in.high >= least ? 1 : 0};
    return push({.kind = LayerKind::AtLeast, .inputs = {x}, .words = std::move(words), .threshold = line}, answers);
}

ValueId NetworkBuilder::matrixProduct(ValueId a, ValueId b, std::string words)
{
    constexpr double kFarthest = 1 << 30;
    const Range x = rangeOf(a);
    const double terms = shapeOf(a).columns;
    Interval sum;
    for (const int end : {x.low, x.high}) {
        Interval with;
        with.add(rangeOf(b), static_cast<double>(end) * terms);
        sum = end == x.low ? with : Interval{std::min(sum.low, with.low), std::max(sum.high, with.high)};
    }
    sum = {std::max(sum.low, -kFarthest), std::min(sum.high, kFarthest)};
    return binary(LayerKind::MatrixProduct, a, b, sum.around(), std::move(words));
}

ValueId NetworkBuilder::rmsNormalise(ValueId x, Dimension along, double epsilon, std::string words)
{
    const auto added = static_cast<float>(epsilon);
    if (!std::isnormal(added) || added < 0)
        throw Error(words, "needs an epsilon above 0");
    // Where a single one of n numbers is not 0 it becomes √n. A real number can be a little below its range, and what
    // is near 0 is made larger.
    const Range in = rangeOf(x);
    const int most = static_cast<int>(std::ceil(std::sqrt(extentOf(shapeOf(x), along))));
    const bool isPositive = in.low >= 0 && numbersOf(x) == NumberKind::Whole;
    const bool isNegative = in.high <= 0 && numbersOf(x) == NumberKind::Whole;
    return push(
        {.kind = LayerKind::RmsNormalise, .inputs = {x}, .words = std::move(words), .along = along, .epsilon = added},
        {isPositive ? 0 : -most, isNegative ? 0 : most}, {}, NumberKind::Real);
}

ValueId NetworkBuilder::gelu(ValueId x, std::string words)
{
    const Range in = rangeOf(x); // it is nowhere below −0.17
    return push({.kind = LayerKind::Gelu, .inputs = {x}, .words = std::move(words)},
        {in.low < 0 ? -1 : 0, std::max(in.high, 0)}, {}, NumberKind::Real);
}

ValueId NetworkBuilder::averagePool(ValueId x, Extent kernel, Extent stride, std::string words)
{
    return push(
        {.kind = LayerKind::AveragePool, .inputs = {x}, .words = std::move(words), .kernel = kernel, .stride = stride},
        rangeOf(x), {}, NumberKind::Real);
}

ValueId NetworkBuilder::sigmoid(ValueId x, std::string words)
{
    return push({.kind = LayerKind::Sigmoid, .inputs = {x}, .words = std::move(words)}, kLogical, {}, NumberKind::Real);
}

ValueId NetworkBuilder::tanh(ValueId x, std::string words)
{
    return push({.kind = LayerKind::Tanh, .inputs = {x}, .words = std::move(words)}, {-1, 1}, {}, NumberKind::Real);
}

ValueId NetworkBuilder::softmax(ValueId x, Dimension along, std::string words)
{
    return push({.kind = LayerKind::Softmax, .inputs = {x}, .words = std::move(words), .along = along}, kLogical, {},
        NumberKind::Real);
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
                                  .stride = kernel},
        rangeOf(a));
    const ValueId indices = peak + 1;
    const ValueId ones = affine(peak, 0, 1, words + ": a one for it");
    Layer unpool{.kind = LayerKind::MaxUnpool,
        .inputs = {ones, indices},
        .words = std::move(words),
        .kernel = kernel,
        .stride = kernel};
    // Each plane is as it was before the pool. Read first: a push may move all values.
    const Axes axes = axesOf(a);
    return withAxes(push(std::move(unpool), kLogical, plane), axes);
}

ValueId NetworkBuilder::again(const Layer& like, std::vector<ValueId> inputs, Shape unpooled)
{
    const auto in = [&inputs](std::size_t i) { return inputs.at(i); };
    const auto made = [&] {
        using enum LayerKind;
        switch (like.kind) {
        case Convolution:
            return withTrained(convolution(in(0), static_cast<int>(like.bias.size()), like.kernel, like.stride,
                                   like.groups, like.weights, like.bias, like.words),
                like.trained);
        case MaxPool:
            return maxPool(in(0), like.kernel, like.stride, like.words);
        case Upsample:
            return upsample(in(0), like.scale, like.words);
        case Affine:
            return affine(in(0), like.factor, like.offset, like.words);
        case Relu:
            return relu(in(0), like.words);
        case Clamp:
            return clamp(in(0), like.limits, like.words);
        case Minimum:
            return minimum(in(0), in(1), like.words);
        case Maximum:
            return maximum(in(0), in(1), like.words);
        case Add:
            return add(in(0), in(1), like.words);
        case Subtract:
            return subtract(in(0), in(1), like.words);
        case Multiply:
            return multiply(in(0), in(1), like.words);
        case Reshape:
            return reshape(in(0), unpooled, like.words);
        case Permute:
            return permute(in(0), like.order, like.words);
        case Pad:
            return pad(in(0), like.edge, like.words);
        case AveragePool:
            return averagePool(in(0), like.kernel, like.stride, like.words);
        case Sigmoid:
            return sigmoid(in(0), like.words);
        case Tanh:
            return tanh(in(0), like.words);
        case Softmax:
            return softmax(in(0), like.along, like.words);
        case Concatenate:
            return concatenate(inputs, like.words);
        case AtLeast:
            return atLeast(in(0), static_cast<double>(like.threshold), like.words);
        case MatrixProduct:
            return matrixProduct(in(0), in(1), like.words);
        case RmsNormalise:
            return rmsNormalise(in(0), like.along, static_cast<double>(like.epsilon), like.words);
        case Gelu:
            return gelu(in(0), like.words);
        case Select: // s may be anything here
        case MaxPoolWithIndices:
        case MaxUnpool:
            break;
        }
        Layer layer = like;
        layer.inputs = inputs;
        layer.outputs.clear();
        const Range range = like.kind == Select ? between(rangeOf(in(0)), rangeOf(in(1)), rangeOf(in(2)))
            : like.kind == MaxUnpool            ? hull(rangeOf(in(0)), {0, 0})
                                                : rangeOf(in(0));
        return push(std::move(layer), range, unpooled);
    }();
    const Range range = rangeOf(made);
    if (range.low < -kMostExact || range.high > kMostExact)
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
