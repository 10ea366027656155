// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>

namespace convoku::layers {
namespace {

/// Channels come in groups; each output channel reads the channels of its group.
struct Grouping
{
    int inPerGroup;
    int outPerGroup;

    explicit Grouping(const LayerInNetwork& context)
        : inPerGroup(context.in().channels / context.layer.groups)
        , outPerGroup(context.out().channels / context.layer.groups)
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

Shape shapeOfSums(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    const Shape x = inputs.front();
    const int outChannels = static_cast<int>(layer.bias.size());
    if (layer.groups < 1 || outChannels % layer.groups != 0 || x.channels % layer.groups != 0)
        throw Error(layer.words, "channels don't divide into " + std::to_string(layer.groups) + " groups");
    const int weightCount = outChannels * (x.channels / layer.groups) * layer.kernel.rows * layer.kernel.columns;
    if (static_cast<int>(layer.weights.size()) != weightCount)
        throw Error(layer.words, "needs " + std::to_string(weightCount) + " weights");
    return windowedShape(layer, x, outChannels);
}

Axes axesOfSums(const Layer& layer, std::span<const Value> inputs, Shape out, Board board)
{
    const int planes = inputs.front().shape.channels;
    Axes axes = windowedAxes(layer, inputs, out, board);
    if (out.channels == 1)
        axes.channels = Axis::One;
    else if (layer.groups != planes || out.channels != planes)
        axes.channels = Axis::Feature;
    return axes;
}

bool hasRealWeights(const Layer& layer)
{
    const auto isReal = [](float number) { return !isWholeNumber(static_cast<double>(number)); };
    return std::any_of(layer.weights.begin(), layer.weights.end(), isReal) || std::ranges::any_of(layer.bias, isReal);
}

/// The widest over the output channels.
Interval rangeOfSums(const Layer& layer, std::span<const LayerInput> inputs)
{
    const Interval in = inputs.front().numbers;
    const std::size_t perChannel = layer.bias.empty() ? 0 : layer.weights.size() / layer.bias.size();
    Interval widest;
    for (std::size_t channel = 0; channel < layer.bias.size(); ++channel) {
        const double bias = static_cast<double>(layer.bias[channel]);
        Interval sum{bias, bias};
        for (std::size_t i = channel * perChannel; i < (channel + 1) * perChannel; ++i) {
            const double weight = static_cast<double>(layer.weights[i]);
            const auto [least, most] = std::minmax({in.low * weight, in.high * weight});
            sum.low += least;
            sum.high += most;
        }
        widest = channel == 0 ? sum : hull(widest, sum);
    }
    return widest;
}

ElementWindow kernelWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    const Layer& layer = context.layer;
    const Grouping grouping(context);
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

std::vector<OutputElement> sumsOf(const LayerInNetwork& context, int, ElementIndex element)
{
    const Grouping grouping(context);
    const int place = element.channel % grouping.inPerGroup;
    std::vector<OutputElement> readers;
    for (int k = 0; k < grouping.outPerGroup; ++k) {
        const int channel = grouping.firstOutput(element.channel) + k;
        forEachCovering(context.layer, context.out(), element, [&](int row, int column, int i, int j) {
            if (weightAt(context.layer, channel, grouping.inPerGroup, place, i, j) != 0)
                readers.push_back({0, {channel, row, column}});
        });
    }
    return readers;
}

/// The first number that is weighed and not 0, or else the first that is weighed.
Deciders firstWeighed(const Arithmetic& arithmetic)
{
    const auto weighs = [](const Term& term) { return term.tap.weight != 0; };
    const Term* term = firstTerm(arithmetic, [&](const Term& t) { return weighs(t) && t.value != 0; });
    if (term == nullptr)
        term = firstTerm(arithmetic, weighs);
    return term == nullptr ? Deciders() : Deciders{term};
}

WordKind wordOfSums(const LayerInNetwork& context)
{
    const Layer& layer = context.layer;
    const bool isCount = std::all_of(layer.weights.begin(), layer.weights.end(), [](float weight) {
        return weight == 1.F;
    }) && std::ranges::all_of(layer.bias, [](float bias) { return bias == 0.F; });
    return isCount ? WordKind::Count : WordKind::Sum;
}

} // namespace

constinit const LayerTraits kConvolution{
    .name = "convolution",
    .word = WordKind::Sum,
    .cost = LayerCost::Weights,
    .kernel = KernelKind::Weights,
    .makesReal = hasRealWeights,
    .shape = shapeOfSums,
    .axes = axesOfSums,
    .range = rangeOfSums,
    .window = kernelWindow,
    .readers = sumsOf,
    .result = weightedSum,
    .deciders = firstWeighed,
    .wordFor = wordOfSums,
};

} // namespace convoku::layers
