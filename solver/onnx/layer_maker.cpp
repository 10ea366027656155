// SPDX-License-Identifier: MIT
#include "solver/onnx/layer_maker.h"

#include "solver/error.h"
#include "solver/onnx/constant.h"
#include "solver/onnx/mistakes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

/// Ranges end here: the difference of two ends is an int too.
constexpr double kMostInRange = 1e9;

Range rangeAround(double low, double high)
{
    const auto kept = [](double number) { return static_cast<int>(std::clamp(number, -kMostInRange, kMostInRange)); };
    return {kept(std::floor(low)), kept(std::ceil(high))};
}

Axes unknownAxes(Shape shape)
{
    const auto unknown = [](int length) { return length == 1 ? Axis::One : Axis::Feature; };
    return {unknown(shape.channels), unknown(shape.rows), unknown(shape.columns)};
}

/// A board says what its dimensions are, whether its planes are the first of them or the last.
Axes axesOfInput(Shape shape)
{
    Axes axes = unknownAxes(shape);
    const auto planes = [](int count, Axis otherwise) { return count == kSide ? Axis::Digit : otherwise; };
    if (shape.rows == kSide && shape.columns == kSide)
        return {planes(shape.channels, axes.channels), Axis::Row, Axis::Column};
    if (shape.channels == kSide && shape.rows == kSide)
        return {Axis::Row, Axis::Column, planes(shape.columns, axes.columns)};
    return axes;
}

/// The largest sum on the way to what a convolution makes, 0 of other layers.
double largestSum(const Layer& layer, std::span<const LayerInput> inputs)
{
    const Interval in = inputs.front().numbers;
    const std::size_t perChannel = layer.bias.empty() ? 0 : layer.weights.size() / layer.bias.size();
    double largest = 0;
    for (std::size_t channel = 0; channel < layer.bias.size(); ++channel) {
        double reach = std::abs(static_cast<double>(layer.bias[channel]));
        for (std::size_t i = channel * perChannel; i < (channel + 1) * perChannel; ++i)
            reach += std::abs(static_cast<double>(layer.weights[i])) * std::max(std::abs(in.low), std::abs(in.high));
        largest = std::max(largest, reach);
    }
    return largest;
}

} // namespace

void LayerMaker::describe(std::string base, std::string words)
{
    m_base = std::move(base);
    m_words = std::move(words);
}

ValueId LayerMaker::addValue(Value value, Interval interval, int layer)
{
    value.name = m_base;
    value.range = rangeAround(interval.low, interval.high);
    m_made.push_back({std::move(value), interval.low, interval.high, layer, false});
    return static_cast<ValueId>(m_made.size() - 1);
}

ValueId LayerMaker::input(const std::string& wanted, Shape shape, Range range, NumberKind numbers)
{
    const ValueId made = addValue({{}, shape, range, axesOfInput(shape), numbers},
        {static_cast<double>(range.low), static_cast<double>(range.high)}, -1);
    name(made, wanted);
    return made;
}

void LayerMaker::name(ValueId value, const std::string& wanted)
{
    Made& made = m_made[static_cast<std::size_t>(value)];
    if (made.isNamed)
        return;
    made.isNamed = true;
    made.value.name = valueName(wanted);
}

void LayerMaker::takeNumbers(std::int64_t count)
{
    if (count > m_limits.weights - m_numbers)
        failOnnx(Code::TooManyWeights, {}, {m_limits.weights});
    m_numbers += count;
}

const Layer* LayerMaker::makerOf(ValueId value) const
{
    const int layer = at(value).layer;
    return layer < 0 ? nullptr : &m_layers[static_cast<std::size_t>(layer)];
}

ValueId LayerMaker::push(Layer layer, Shape unpooled, double high)
{
    if (m_layers.size() >= m_limits.layers)
        failOnnx(Code::TooManyLayers, {}, {static_cast<std::int64_t>(m_limits.layers)});
    std::vector<Shape> shapes;
    std::vector<Value> inputs;
    std::vector<LayerInput> numbersIn;
    for (const ValueId input : layer.inputs) {
        shapes.push_back(shapeOf(input));
        inputs.push_back(at(input).value);
        numbersIn.push_back({shapeOf(input), intervalOf(input), isWhole(input)});
    }
    Shape shape;
    try {
        shape = outputShape(layer, shapes, unpooled);
    } catch (const Error&) {
        failOnnx(Code::FittingShapes, {}, {shapes.front().channels, shapes.front().rows, shapes.front().columns});
    }
    Interval interval = traitsOf(layer.kind).range(layer, numbersIn);
    interval.high = std::min(interval.high, high);
    const double most = std::max({std::abs(interval.low), std::abs(interval.high), largestSum(layer, numbersIn)});
    const NumberKind numbers = most <= kMostExact ? numbersOf(layer, numbersIn) : NumberKind::Real;
    m_elements += elementsOf({shape.channels, shape.rows, shape.columns}, m_limits.elements);
    if (m_elements > m_limits.allElements)
        failOnnx(Code::TooManyElements, {}, {m_limits.allElements});
    layer.words = m_words;
    const LayerWork work = workOf(layer, shapes.front(), shape);
    m_operations += static_cast<std::int64_t>(work.multiplyAdds + work.otherOperations + work.moves);
    if (m_operations > m_limits.operations)
        failOnnx(Code::TooMuchWork, {}, {m_limits.operations});
    const Axes axes = outputAxes(layer, inputs, shape, {});
    const ValueId made = addValue({{}, shape, {}, axes, numbers}, interval, static_cast<int>(m_layers.size()));
    layer.outputs.push_back(made);
    if (traitsOf(layer.kind).outputs == 2) {
        const double last = shapes.front().rows * shapes.front().columns - 1;
        layer.outputs.push_back(
            addValue({{}, shape, {}, axes, NumberKind::Whole}, {0, last}, static_cast<int>(m_layers.size())));
    }
    m_layers.push_back(std::move(layer));
    return made;
}

ValueId LayerMaker::convolution(
    ValueId x, Extent kernel, Extent stride, int groups, std::vector<float> weights, std::vector<float> bias)
{
    Layer layer{.kind = LayerKind::Convolution, .inputs = {x}, .kernel = kernel, .stride = stride, .groups = groups};
    layer.weights = std::move(weights);
    layer.bias = std::move(bias);
    return push(std::move(layer));
}

ValueId LayerMaker::maxPool(ValueId x, Extent kernel, Extent stride)
{
    return push({.kind = LayerKind::MaxPool, .inputs = {x}, .kernel = kernel, .stride = stride});
}

LayerMaker::Pooled LayerMaker::maxPoolWithIndices(ValueId x, Extent kernel, Extent stride)
{
    const ValueId maxima
        = push({.kind = LayerKind::MaxPoolWithIndices, .inputs = {x}, .kernel = kernel, .stride = stride});
    return {maxima, maxima + 1};
}

ValueId LayerMaker::maxUnpool(ValueId x, ValueId places, Shape shape, Extent kernel, Extent stride)
{
    if (shapeOf(x) != shapeOf(places))
        failOnnx(Code::FittingShapes);
    return push({.kind = LayerKind::MaxUnpool, .inputs = {x, places}, .kernel = kernel, .stride = stride}, shape);
}

ValueId LayerMaker::averagePool(ValueId x, Extent kernel, Extent stride)
{
    return push({.kind = LayerKind::AveragePool, .inputs = {x}, .kernel = kernel, .stride = stride});
}

ValueId LayerMaker::upsample(ValueId x, Extent scale)
{
    const Shape shape = shapeOf(x);
    elementsOf({shape.channels, shape.rows, shape.columns, scale.rows, scale.columns}, m_limits.elements);
    return push({.kind = LayerKind::Upsample, .inputs = {x}, .scale = scale});
}

ValueId LayerMaker::affine(ValueId x, double factor, double offset)
{
    if (!std::isfinite(factor) || !std::isfinite(offset))
        failOnnx(Code::NotFinite);
    if (const Layer* before = makerOf(x); before != nullptr && before->kind == LayerKind::Affine) {
        offset += factor * before->offset;
        factor *= before->factor;
        x = before->inputs.front();
    }
    return push({.kind = LayerKind::Affine, .inputs = {x}, .factor = factor, .offset = offset});
}

ValueId LayerMaker::clamp(ValueId x, Range limits)
{
    return push({.kind = LayerKind::Clamp, .inputs = {x}, .limits = limits});
}

/// Returns the largest value of min(relu(a + k), relu(l − a)): the height at which the two lines meet. For other
/// layers, returns the smaller of the two upper limits.
double LayerMaker::peakOf(ValueId a, ValueId b) const
{
    const double most = std::min(highOf(a), highOf(b));
    const Layer* lines[2] = {nullptr, nullptr};
    for (const ValueId value : {a, b}) {
        const Layer* const relu = makerOf(value);
        if (relu == nullptr || relu->kind != LayerKind::Relu)
            return most;
        const Layer* const line = makerOf(relu->inputs.front());
        if (line == nullptr || line->kind != LayerKind::Affine)
            return most;
        lines[value == b ? 1 : 0] = line;
    }
    if (lines[0] == nullptr || lines[1] == nullptr || lines[0]->inputs != lines[1]->inputs
        || lines[0]->factor * lines[1]->factor != -1)
        return most;
    return std::min(most, std::max(0., std::floor((lines[0]->offset + lines[1]->offset) / 2)));
}

ValueId LayerMaker::minimum(ValueId a, ValueId b)
{
    const double peak = isWhole(a) && isWhole(b) ? peakOf(a, b) : std::min(highOf(a), highOf(b));
    return push({.kind = LayerKind::Minimum, .inputs = {a, b}}, {}, peak);
}

std::optional<ValueId> LayerMaker::asSelect(ValueId a, ValueId product)
{
    const Layer* const multiply = makerOf(product);
    if (multiply == nullptr || multiply->kind != LayerKind::Multiply)
        return std::nullopt;
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
        const ValueId s = multiply->inputs[place];
        const Layer* const subtract = makerOf(multiply->inputs[1 - place]);
        if (subtract == nullptr || subtract->kind != LayerKind::Subtract || subtract->inputs[1] != a || lowOf(s) < 0
            || highOf(s) > 1)
            continue;
        const ValueId b = subtract->inputs[0];
        return push({.kind = LayerKind::Select, .inputs = {a, b, s}});
    }
    return std::nullopt;
}

ValueId LayerMaker::add(ValueId a, ValueId b)
{
    if (const auto made = asSelect(a, b))
        return *made;
    if (const auto made = asSelect(b, a))
        return *made;
    return push({.kind = LayerKind::Add, .inputs = {a, b}});
}

ValueId LayerMaker::reshape(ValueId x, Shape shape)
{
    if (shapeOf(x) == shape)
        return x;
    // A reshape of a reshape is made directly from the input of the first one.
    if (const Layer* before = makerOf(x); before != nullptr && before->kind == LayerKind::Reshape)
        return reshape(before->inputs.front(), shape);
    return push({.kind = LayerKind::Reshape, .inputs = {x}}, shape);
}

ValueId LayerMaker::permute(ValueId x, std::array<Dimension, 3> order)
{
    constexpr std::array kSame{Dimension::Channels, Dimension::Rows, Dimension::Columns};
    if (order == kSame)
        return x;
    return push({.kind = LayerKind::Permute, .inputs = {x}, .order = order});
}

ValueId LayerMaker::pad(ValueId x, Extent edge)
{
    if (edge == Extent{0, 0})
        return x;
    const Shape shape = shapeOf(x);
    elementsOf(
        {shape.channels, shape.rows + 2 * std::int64_t{edge.rows}, shape.columns + 2 * std::int64_t{edge.columns}},
        m_limits.elements);
    return push({.kind = LayerKind::Pad, .inputs = {x}, .edge = edge});
}

ValueId LayerMaker::softmax(ValueId x, Dimension along)
{
    return push({.kind = LayerKind::Softmax, .inputs = {x}, .along = along});
}

ValueId LayerMaker::atLeast(ValueId x, double threshold)
{
    const auto line = static_cast<float>(threshold);
    if (!std::isfinite(line))
        failOnnx(Code::NotFinite);
    return push({.kind = LayerKind::AtLeast, .inputs = {x}, .threshold = line});
}

ValueId LayerMaker::rmsNormalise(ValueId x, Dimension along, double epsilon)
{
    return push(
        {.kind = LayerKind::RmsNormalise, .inputs = {x}, .along = along, .epsilon = static_cast<float>(epsilon)});
}

ValueId LayerMaker::power(ValueId x, double exponent)
{
    if (!std::isfinite(exponent))
        failOnnx(Code::NotFinite);
    return exponent == 2 ? multiply(x, x) : push({.kind = LayerKind::Power, .inputs = {x}, .factor = exponent});
}

ValueId LayerMaker::concatenate(const std::vector<ValueId>& values)
{
    if (values.size() == 1)
        return values.front();
    return push({.kind = LayerKind::Concatenate, .inputs = values});
}

Network LayerMaker::build(
    const std::string& id, const std::vector<ValueId>& inputs, const std::vector<ValueId>& outputs) const
{
    const auto place = [](ValueId value) { return static_cast<std::size_t>(value); };
    std::vector<bool> isNeeded(m_made.size(), false);
    for (const std::vector<ValueId>* ends : {&inputs, &outputs}) {
        for (const ValueId value : *ends)
            isNeeded[place(value)] = true;
    }
    std::vector<bool> isKept(m_layers.size(), false);
    for (std::size_t i = m_layers.size(); i-- > 0;) {
        const Layer& layer = m_layers[i];
        isKept[i] = std::ranges::any_of(layer.outputs, [&](ValueId value) { return isNeeded[place(value)]; });
        if (!isKept[i])
            continue;
        for (const std::vector<ValueId>* ends : {&layer.inputs, &layer.outputs}) {
            for (const ValueId value : *ends)
                isNeeded[place(value)] = true;
        }
    }

    Network network;
    network.id = id;
    std::vector<ValueId> numbers(m_made.size(), kNoValue);
    for (std::size_t i = 0; i < m_made.size(); ++i) {
        if (!isNeeded[i])
            continue;
        numbers[i] = static_cast<ValueId>(network.values.size());
        network.values.push_back(m_made[i].value);
    }
    // Values with a name in the file choose first; the others get names that are still free.
    std::map<std::string, int> taken; // with the last number that was tried
    for (const bool isNamed : {true, false}) {
        for (std::size_t i = 0; i < m_made.size(); ++i) {
            if (!isNeeded[i] || m_made[i].isNamed != isNamed)
                continue;
            const std::string& wanted = m_made[i].value.name;
            std::string& name = network.values[place(numbers[i])].name;
            const std::string stem = isNamed ? wanted + "_" : wanted + ".";
            name = isNamed ? wanted : stem + "1";
            while (!taken.try_emplace(name, 1).second)
                name = stem + std::to_string(++taken[stem]);
        }
    }
    const auto renumbered = [&](std::vector<ValueId> values) {
        for (ValueId& value : values)
            value = numbers[place(value)];
        return values;
    };
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        if (!isKept[i])
            continue;
        network.layers.push_back(m_layers[i]);
        network.layers.back().inputs = renumbered(m_layers[i].inputs);
        network.layers.back().outputs = renumbered(m_layers[i].outputs);
    }
    network.inputs = renumbered(inputs);
    network.outputs = renumbered(outputs);
    network.groups.push_back({GroupKind::Rule, id, 0, network.layers.size(), network.inputs, network.outputs, {}, {}});
    network.validate();
    return network;
}

} // namespace convoku
