// SPDX-License-Identifier: MIT
#include "solver/run/inspection.h"

#include "solver/error.h"
#include "solver/run/recording.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace convoku {
namespace {

/// Where the input has extent 1 the one element is repeated.
ElementIndex repeated(ElementIndex element, Shape input)
{
    return {input.channels == 1 ? 0 : element.channel, input.rows == 1 ? 0 : element.row,
        input.columns == 1 ? 0 : element.column};
}

Shape shapeOf(const Network& network, ValueId value)
{
    return network.value(value).shape;
}

/// The index of the maximum in a window of one element is always the same.
double weightInPool(const Layer& layer, int output)
{
    if (layer.kind == LayerKind::AveragePool)
        return 1.0 / (layer.kernel.rows * layer.kernel.columns);
    return output == 1 && layer.kernel == Extent{1, 1} ? 0 : 1;
}

/// Along which a softmax adds up.
ElementIndex movedTo(ElementIndex element, Dimension along, int place)
{
    int& which = along == Dimension::Channels ? element.channel
        : along == Dimension::Rows            ? element.row
                                              : element.column;
    which = place;
    return element;
}

/// Where the output's element stands in the input, and the other way round.
ElementIndex permuted(ElementIndex element, const std::array<Dimension, 3>& order)
{
    const auto [channel, row, column] = permutedFrom(order, {element.channel, element.row, element.column});
    return {channel, row, column};
}
ElementIndex permutedBack(ElementIndex in, const std::array<Dimension, 3>& order)
{
    const auto along = [in](Dimension which) {
        return which == Dimension::Channels ? in.channel : which == Dimension::Rows ? in.row : in.column;
    };
    return {along(order[0]), along(order[1]), along(order[2])};
}

/// A convolution's channels come in groups; each output channel reads the channels of its group.
struct Grouping
{
    int inPerGroup;
    int outPerGroup;

    Grouping(const Layer& layer, Shape in, Shape out)
        : inPerGroup(in.channels / layer.groups)
        , outPerGroup(out.channels / layer.groups)
    {
    }
    /// Output channel → its first input channel.
    int firstInput(int channel) const { return channel / outPerGroup * inPerGroup; }
    /// Input channel → its first output channel.
    int firstOutput(int channel) const { return channel / inPerGroup * outPerGroup; }
};

/// in: the channel's place in its group
double weightAt(const Layer& layer, int channel, int inPerGroup, int in, int row, int column)
{
    const int index = ((channel * inPerGroup + in) * layer.kernel.rows + row) * layer.kernel.columns + column;
    return layer.weights.at(static_cast<std::size_t>(index));
}

ElementWindow convolutionWindow(const Layer& layer, Shape in, Shape out, ElementIndex element)
{
    const Grouping grouping(layer, in, out);
    ElementWindow window;
    window.bias = layer.bias.at(static_cast<std::size_t>(element.channel));
    for (int channel = 0; channel < grouping.inPerGroup; ++channel) {
        for (int i = 0; i < layer.kernel.rows; ++i) {
            for (int j = 0; j < layer.kernel.columns; ++j) {
                const ElementIndex read{grouping.firstInput(element.channel) + channel,
                    element.row * layer.stride.rows + i, element.column * layer.stride.columns + j};
                window.taps.push_back({0, read, weightAt(layer, element.channel, grouping.inPerGroup, channel, i, j)});
            }
        }
    }
    return window;
}

ElementWindow poolWindow(const Layer& layer, int output, ElementIndex element)
{
    ElementWindow window;
    for (int i = 0; i < layer.kernel.rows; ++i) {
        for (int j = 0; j < layer.kernel.columns; ++j) {
            const ElementIndex read{
                element.channel, element.row * layer.stride.rows + i, element.column * layer.stride.columns + j};
            window.taps.push_back({0, read, weightInPool(layer, output)});
        }
    }
    return window;
}

/// Any index of the channel can name the element.
ElementWindow unpoolWindow(Shape in, ElementIndex element)
{
    ElementWindow window;
    for (int input = 0; input < 2; ++input) {
        for (int row = 0; row < in.rows; ++row) {
            for (int column = 0; column < in.columns; ++column)
                window.taps.push_back({input, {element.channel, row, column}, 1});
        }
    }
    return window;
}

/// Calls f(row, column) where a window that begins there and moves by the stride covers the place.
template <typename F>
void forEachCovering(const Layer& layer, Shape out, ElementIndex place, F f)
{
    for (int row = 0; row < out.rows; ++row) {
        const int i = place.row - row * layer.stride.rows;
        if (i < 0 || i >= layer.kernel.rows)
            continue;
        for (int column = 0; column < out.columns; ++column) {
            const int j = place.column - column * layer.stride.columns;
            if (j >= 0 && j < layer.kernel.columns)
                f(row, column, i, j);
        }
    }
}

std::vector<OutputElement> convolutionReaders(const Layer& layer, Shape in, Shape out, ElementIndex element)
{
    const Grouping grouping(layer, in, out);
    const int place = element.channel % grouping.inPerGroup;
    std::vector<OutputElement> readers;
    for (int k = 0; k < grouping.outPerGroup; ++k) {
        const int channel = grouping.firstOutput(element.channel) + k;
        forEachCovering(layer, out, element, [&](int row, int column, int i, int j) {
            if (weightAt(layer, channel, grouping.inPerGroup, place, i, j) != 0)
                readers.push_back({0, {channel, row, column}});
        });
    }
    return readers;
}

std::vector<OutputElement> poolReaders(const Layer& layer, Shape out, ElementIndex element)
{
    std::vector<OutputElement> readers;
    for (int output = 0; output < static_cast<int>(layer.outputs.size()); ++output) {
        if (weightInPool(layer, output) == 0)
            continue;
        forEachCovering(layer, out, element, [&](int row, int column, int, int) {
            readers.push_back({output, {element.channel, row, column}});
        });
    }
    return readers;
}

/// All elements of the output that lie in the box from `first` to `last`, both included.
std::vector<OutputElement> block(ElementIndex first, ElementIndex last)
{
    std::vector<OutputElement> elements;
    for (int channel = first.channel; channel <= last.channel; ++channel) {
        for (int row = first.row; row <= last.row; ++row) {
            for (int column = first.column; column <= last.column; ++column)
                elements.push_back({0, {channel, row, column}});
        }
    }
    return elements;
}

std::vector<OutputElement> broadcastReaders(Shape in, Shape out, ElementIndex element)
{
    const auto last = [](int extent, int outExtent, int at) { return extent == 1 ? outExtent - 1 : at; };
    return block(element,
        {last(in.channels, out.channels, element.channel), last(in.rows, out.rows, element.row),
            last(in.columns, out.columns, element.column)});
}

/// The number that the unpooling puts at the element: where several indices name it, the last one stays.
double unpooled(Arithmetic& arithmetic, Shape out)
{
    const std::size_t numbers = arithmetic.terms.size() / 2; // the same number of indices follows
    const int place = arithmetic.element.row * out.columns + arithmetic.element.column;
    double result = 0;
    for (std::size_t i = 0; i < numbers; ++i) {
        if (arithmetic.terms[numbers + i].value == place) {
            arithmetic.decisive = static_cast<int>(i);
            result = arithmetic.terms[i].value;
        }
    }
    return result;
}

/// e to the power of the number over all of them along the dimension. Taken from the largest, which none is beyond: so
/// nothing overflows.
double softmaxOf(Arithmetic& arithmetic, const Layer& layer)
{
    const std::vector<Term>& terms = arithmetic.terms;
    const double most = std::ranges::max(terms, {}, &Term::value).value;
    double sum = 0;
    double its = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const double power = std::exp(terms[i].value - most);
        sum += power;
        if (terms[i].tap.element == arithmetic.element) {
            its = power;
            arithmetic.decisive = static_cast<int>(i);
        }
    }
    if (arithmetic.decisive < 0)
        throw Error(layer.words, "does not read its own place");
    return its / sum;
}

/// The number over the root of the mean of all squares along the dimension.
double normalisedOf(Arithmetic& arithmetic, const Layer& layer)
{
    const std::vector<Term>& terms = arithmetic.terms;
    double squares = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        squares += terms[i].value * terms[i].value;
        if (terms[i].tap.element == arithmetic.element)
            arithmetic.decisive = static_cast<int>(i);
    }
    const double its = terms.at(static_cast<std::size_t>(arithmetic.decisive)).value;
    return its / std::sqrt(squares / static_cast<double>(terms.size()) + static_cast<double>(layer.epsilon));
}

/// A row of the first and a column of the second, one behind the other.
double matrixProductOf(const std::vector<Term>& terms)
{
    const std::size_t count = terms.size() / 2;
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += terms[i].value * terms[count + i].value;
    return sum;
}

double resultOf(Arithmetic& arithmetic, const Layer& layer, Shape in, Shape out)
{
    const auto& terms = arithmetic.terms;
    const auto value = [&terms](std::size_t i) { return terms.at(i).value; };
    switch (layer.kind) {
    case LayerKind::Convolution:
    case LayerKind::Affine:
    case LayerKind::AveragePool:
        return std::accumulate(terms.begin(), terms.end(), arithmetic.bias,
            [](double sum, const Term& term) { return sum + term.tap.weight * term.value; });
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices: {
        const auto first = std::max_element(
            terms.begin(), terms.end(), [](const Term& a, const Term& b) { return a.value < b.value; });
        arithmetic.decisive = static_cast<int>(first - terms.begin());
        const ElementIndex at = first->tap.element;
        return arithmetic.output == 0 ? first->value : at.row * in.columns + at.column;
    }
    case LayerKind::MaxUnpool:
        return unpooled(arithmetic, out);
    case LayerKind::Upsample:
    case LayerKind::Reshape:
    case LayerKind::Permute:
    case LayerKind::Concatenate:
        return value(0);
    case LayerKind::Pad:
        return terms.empty() ? 0 : value(0);
    case LayerKind::Relu:
        return std::max(value(0), 0.0);
    case LayerKind::Clamp:
        return std::clamp<double>(value(0), layer.limits.low, layer.limits.high);
    case LayerKind::Minimum:
        return std::min(value(0), value(1));
    case LayerKind::Maximum:
        return std::max(value(0), value(1));
    case LayerKind::Add:
        return value(0) + value(1);
    case LayerKind::Subtract:
        return value(0) - value(1);
    case LayerKind::Multiply:
        return value(0) * value(1);
    case LayerKind::Select:
        return value(0) + value(2) * (value(1) - value(0));
    case LayerKind::Sigmoid:
        return 1 / (1 + std::exp(-value(0)));
    case LayerKind::Tanh:
        return std::tanh(value(0));
    case LayerKind::Softmax:
        return softmaxOf(arithmetic, layer);
    case LayerKind::AtLeast:
        return value(0) >= static_cast<double>(layer.threshold) ? 1 : 0;
    case LayerKind::MatrixProduct:
        return matrixProductOf(terms);
    case LayerKind::RmsNormalise:
        return normalisedOf(arithmetic, layer);
    case LayerKind::Gelu:
        return value(0) * std::erfc(-value(0) / std::numbers::sqrt2) / 2;
    }
    throw Error(layer.words, "unknown layer kind");
}

} // namespace

Inspection::Inspection(std::shared_ptr<const Network> network, LoadedNetwork& loaded, std::span<const Tensor> inputs)
    : m_network(std::move(network))
{
    std::vector<ValueId> all(m_network->values.size());
    std::iota(all.begin(), all.end(), 0);
    m_values = loaded.run(inputs, all);
    if (m_values.front().count != 1)
        throw Error(m_network->id, "is inspected one puzzle at a time");
}

Inspection Inspection::ofPass(std::shared_ptr<const Network> network, LoadedNetwork& loaded, const State& before)
{
    const std::vector<Tensor> inputs = toTensors(std::span(&before, 1), *network);
    return {std::move(network), loaded, inputs};
}

Inspection Inspection::recomputed(std::shared_ptr<const Network> network, const std::vector<std::size_t>& layers) const
{
    Inspection changed = *this;
    changed.m_network = std::move(network);
    for (const std::size_t which : layers) {
        const Layer& layer = changed.network().layers.at(which);
        for (int output = 0; output < static_cast<int>(layer.outputs.size()); ++output) {
            const ValueId out = layer.outputs[static_cast<std::size_t>(output)];
            Tensor& tensor = changed.m_values.at(static_cast<std::size_t>(out));
            for (int offset = 0; offset < tensor.shape.elements(); ++offset)
                tensor.data[static_cast<std::size_t>(offset)] = static_cast<float>(
                    arithmeticOf(changed, layer, output, ElementIndex::at(offset, tensor.shape)).result);
        }
    }
    return changed;
}

double Inspection::at(ValueId which, ElementIndex element) const
{
    const Tensor& tensor = value(which);
    if (!element.isIn(tensor.shape))
        throw Error(m_network->value(which).name, "has no such element");
    return tensor.of(0)[static_cast<std::size_t>(element.offsetIn(tensor.shape))];
}

LayerAtPosition layerAtPosition(const Network& network, const Recording& recording, Position position)
{
    if (position.step == 0)
        return {};
    LayerAtPosition result;
    const Group& group = network.groups.at(static_cast<std::size_t>(position.step) - 1);
    if (position.layer > 0) {
        result.layer = &network.layers.at(group.firstLayer + static_cast<std::size_t>(position.layer) - 1);
        const Shape shape = shapeOf(network, result.layer->outputs.front());
        const ValueId first = result.layer->inputs.front();
        if (shape == kCandidatesShape && shapeOf(network, first) == shape)
            result.before = first;
    } else if (recording.isEndOfPass(position)) {
        // The candidates that the pass leaves: the search's, or without one the last rule's.
        const PassOptions& options = recording.options();
        ValueId left = network.inputs.front();
        if (options.search)
            left = network.named("next_candidates");
        else if (!options.rules.empty())
            left = network.groups.at(options.rules.size() - 1).outputs.front();
        result.layer = producerOf(network, left);
        if (result.layer)
            result.before = network.inputs.front();
    } else {
        result.layer = &network.layers.at(group.firstLayer + group.layerCount - 1);
        if (shapeOf(network, result.layer->outputs.front()) == kCandidatesShape && group.kind == GroupKind::Rule)
            result.before = group.inputs.front();
    }
    return result;
}

ElementWindow windowOf(const Network& network, const Layer& layer, int output, ElementIndex element)
{
    const Shape out = shapeOf(network, layer.outputs.at(static_cast<std::size_t>(output)));
    const Shape in = shapeOf(network, layer.inputs.front());
    if (!element.isIn(out))
        throw Error(layer.words, "has no such output element");
    switch (layer.kind) {
    case LayerKind::Convolution:
        return convolutionWindow(layer, in, out, element);
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::AveragePool:
        return poolWindow(layer, output, element);
    case LayerKind::MaxUnpool:
        return unpoolWindow(in, element);
    case LayerKind::Upsample:
        return {{{0, {element.channel, element.row / layer.scale.rows, element.column / layer.scale.columns}, 1}}, 0};
    case LayerKind::Affine:
        return {{{0, element, layer.factor}}, layer.offset};
    case LayerKind::Reshape:
        return {{{0, ElementIndex::at(element.offsetIn(out), in), 1}}, 0};
    case LayerKind::Permute:
        return {{{0, permuted(element, layer.order), 1}}, 0};
    case LayerKind::Pad: {
        const ElementIndex inside{element.channel, element.row - layer.edge.rows, element.column - layer.edge.columns};
        return inside.isIn(in) ? ElementWindow{{{0, inside, 1}}, 0} : ElementWindow{};
    }
    case LayerKind::MatrixProduct: {
        const Shape second = shapeOf(network, layer.inputs.at(1));
        ElementWindow window;
        for (int k = 0; k < in.columns; ++k)
            window.taps.push_back({0, {in.channels == 1 ? 0 : element.channel, element.row, k}, 1});
        for (int k = 0; k < in.columns; ++k)
            window.taps.push_back({1, {second.channels == 1 ? 0 : element.channel, k, element.column}, 1});
        return window;
    }
    case LayerKind::RmsNormalise:
    case LayerKind::Softmax: {
        ElementWindow window;
        for (int place = 0; place < extentOf(in, layer.along); ++place)
            window.taps.push_back({0, movedTo(element, layer.along, place), 1});
        return window;
    }
    case LayerKind::Concatenate: {
        const ChannelSource from = channelSource(network, layer, element.channel);
        return {{{static_cast<int>(from.input), {from.channel, element.row, element.column}, 1}}, 0};
    }
    default:
        break;
    }
    ElementWindow window;
    for (std::size_t input = 0; input < layer.inputs.size(); ++input)
        window.taps.push_back({static_cast<int>(input), repeated(element, shapeOf(network, layer.inputs[input])), 1});
    return window;
}

std::vector<OutputElement> readersOf(const Network& network, const Layer& layer, int input, ElementIndex element)
{
    const Shape out = shapeOf(network, layer.outputs.front());
    const Shape in = shapeOf(network, layer.inputs.at(static_cast<std::size_t>(input)));
    if (!element.isIn(in))
        throw Error(layer.words, "has no such input element");
    switch (layer.kind) {
    case LayerKind::Convolution:
        return convolutionReaders(layer, in, out, element);
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::AveragePool:
        return poolReaders(layer, out, element);
    case LayerKind::MaxUnpool:
        return block({element.channel, 0, 0}, {element.channel, out.rows - 1, out.columns - 1});
    case LayerKind::Upsample: {
        const auto [rows, columns] = layer.scale;
        return block({element.channel, element.row * rows, element.column * columns},
            {element.channel, element.row * rows + rows - 1, element.column * columns + columns - 1});
    }
    case LayerKind::Affine:
        return layer.factor == 0 ? std::vector<OutputElement>{} : std::vector<OutputElement>{{0, element}};
    case LayerKind::Reshape:
        return {{0, ElementIndex::at(element.offsetIn(in), out)}};
    case LayerKind::Permute:
        return {{0, permutedBack(element, layer.order)}};
    case LayerKind::Pad:
        return {{0, {element.channel, element.row + layer.edge.rows, element.column + layer.edge.columns}}};
    case LayerKind::MatrixProduct: {
        const int first = in.channels == 1 ? 0 : element.channel;
        const int last = in.channels == 1 ? out.channels - 1 : element.channel;
        return input == 0 ? block({first, element.row, 0}, {last, element.row, out.columns - 1})
                          : block({first, 0, element.column}, {last, out.rows - 1, element.column});
    }
    case LayerKind::RmsNormalise:
    case LayerKind::Softmax: {
        std::vector<OutputElement> readers;
        for (int place = 0; place < extentOf(out, layer.along); ++place)
            readers.push_back({0, movedTo(element, layer.along, place)});
        return readers;
    }
    case LayerKind::Concatenate:
        return {{0, {firstChannelOf(network, layer, input) + element.channel, element.row, element.column}}};
    default:
        return broadcastReaders(in, out, element);
    }
}

Arithmetic arithmeticOf(const Inspection& inspection, const Layer& layer, int output, ElementIndex element)
{
    const Network& network = inspection.network();
    ElementWindow window = windowOf(network, layer, output, element);
    Arithmetic arithmetic;
    arithmetic.output = output;
    arithmetic.element = element;
    arithmetic.bias = window.bias;
    arithmetic.terms.reserve(window.taps.size());
    for (const Tap& tap : window.taps)
        arithmetic.terms.push_back(
            {tap, inspection.at(layer.inputs.at(static_cast<std::size_t>(tap.input)), tap.element)});
    const Shape in = shapeOf(network, layer.inputs.front());
    const Shape out = shapeOf(network, layer.outputs.front());
    arithmetic.result = resultOf(arithmetic, layer, in, out);
    return arithmetic;
}

} // namespace convoku
