// SPDX-License-Identifier: MIT
#include "tests/support/random_networks.h"

#include "solver/error.h"
#include "solver/network/network_builder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace convoku::testing {
namespace {

constexpr int kLargest = 100'000;

template <typename T, std::size_t N>
T oneOf(Random& random, const std::array<T, N>& choices)
{
    return choices[static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(N) - 1))];
}

Extent randomKernel(Random& random, Shape shape)
{
    return {randomNumber(random, 1, std::min(shape.rows, 3)), randomNumber(random, 1, std::min(shape.columns, 3))};
}

ValueId randomConvolution(Random& random, NetworkBuilder& net, ValueId x)
{
    const Shape shape = net.shapeOf(x);
    const int groups = shape.channels > 1 && randomNumber(random, 0, 1) == 1 ? shape.channels : 1;
    const int out = groups * randomNumber(random, 1, 2);
    const Extent kernel = randomKernel(random, shape);
    const auto size = static_cast<std::size_t>(out * shape.channels / groups * kernel.rows * kernel.columns);
    std::vector<float> weights;
    const int kind = randomNumber(random, 0, 2); // ones, zeros and ones, anything
    for (std::size_t i = 0; i < size; ++i)
        weights.push_back(static_cast<float>(kind == 0 ? 1
                : kind == 1                            ? randomNumber(random, 0, 1)
                                                       : randomNumber(random, -3, 3)));
    std::vector<float> bias;
    for (int i = 0; i < out && randomNumber(random, 0, 1) == 0; ++i)
        bias.push_back(static_cast<float>(randomNumber(random, -4, 4)));
    bias.resize(static_cast<std::size_t>(out), 1.F);
    const Extent stride = randomNumber(random, 0, 1) == 0 ? kernel : Extent{1, 1};
    return net.convolution(x, out, kernel, stride, groups, weights, bias, "sums");
}

/// One that makes real numbers of whole ones too.
ValueId randomRealLayer(Random& random, NetworkBuilder& net, ValueId a)
{
    const auto part = [&random] { return randomNumber(random, -40, 40) / 16.0; };
    switch (randomNumber(random, 0, 11)) {
    case 0: {
        const Extent kernel = randomKernel(random, net.shapeOf(a));
        return net.averagePool(a, kernel, randomNumber(random, 0, 1) == 0 ? kernel : Extent{1, 1}, "means");
    }
    case 1:
        return net.sigmoid(a, "pressed");
    case 2:
        return net.tanh(a, "pressed around 0");
    case 3:
        return net.softmax(a, static_cast<Dimension>(randomNumber(random, 0, 2)), "shares");
    case 4:
        return net.affine(a, part(), part(), "a slope");
    case 5:
        return net.rmsNormalise(a, static_cast<Dimension>(randomNumber(random, 0, 2)),
            oneOf(random, std::array{1e-5, 0.5}), "as large as 1");
    case 6:
        return net.gelu(a, "without a bend");
    case 7:
        return net.exp(net.clamp(a, {-4, 4}, "not too large"), "a power of e");
    case 8:
        return net.log(net.clamp(a, {1, 9}, "above 0"), "a logarithm");
    case 9:
        return net.power(net.clamp(a, {1, 9}, "above 0"), oneOf(random, std::array{-1., 0.5, 1.5}), "a power");
    case 10:
        return net.erf(a, "an error function");
    default: {
        const Shape shape = net.shapeOf(a);
        std::vector<float> weights;
        for (int i = 0; i < 2 * shape.channels; ++i)
            weights.push_back(static_cast<float>(part()));
        return net.convolution(a, 2, {1, 1}, {1, 1}, 1, weights, {}, "weighted");
    }
    }
}

/// Adds the product of two values whose shapes fit, or of a value and its transpose. Throws Error if the sums could
/// become too large for floats.
ValueId randomProduct(Random& random, NetworkBuilder& net, ValueId a, ValueId b)
{
    constexpr double kMostProduct = 20'000;
    using enum Dimension;
    if (net.shapeOf(a).columns != net.shapeOf(b).rows || randomNumber(random, 0, 2) == 0)
        b = net.permute(a, {Channels, Columns, Rows}, "on its side");
    const auto reach = [&](ValueId of) {
        const Range range = net.rangeOf(of);
        return std::max(std::abs(static_cast<double>(range.low)), std::abs(static_cast<double>(range.high)));
    };
    if (reach(a) * reach(b) * net.shapeOf(a).columns > kMostProduct)
        throw Error("random", "has sums that are too large");
    return net.matrixProduct(a, b, "rows times columns");
}

/// A layer or a word on values that are there; throws Error where they don't fit together.
ValueId randomLayer(Random& random, NetworkBuilder& net, const std::vector<ValueId>& values, NumberKind numbers)
{
    const auto any = [&] {
        // Young values are likelier: chains get long.
        const int count = static_cast<int>(values.size());
        const int from = randomNumber(random, 0, 2) == 0 ? 0 : std::max(0, count - 4);
        return values[static_cast<std::size_t>(randomNumber(random, from, count - 1))];
    };
    const ValueId a = any();
    const ValueId b = any();
    const Range range = net.rangeOf(a);
    const int inside = randomNumber(random, std::max(range.low - 1, range.high - 40), range.high + 1);
    if (numbers == NumberKind::Real && randomNumber(random, 0, 2) == 0)
        return randomRealLayer(random, net, a);
    switch (randomNumber(random, 0, 32)) {
    case 0:
    case 1:
    case 2:
        return randomConvolution(random, net, a);
    case 3:
    case 4: {
        const Extent kernel = randomKernel(random, net.shapeOf(a));
        return net.maxPool(a, kernel, randomNumber(random, 0, 1) == 0 ? kernel : Extent{1, 1}, "maxima");
    }
    case 5:
        return net.upsample(a, {randomNumber(random, 1, 3), randomNumber(random, 1, 2)}, "repeated");
    case 6:
        return net.affine(a, randomNumber(random, -3, 3), randomNumber(random, -9, 9), "a line");
    case 7:
        return net.relu(a, "positive part");
    case 8:
        return net.clamp(a, {inside, inside + randomNumber(random, 0, 5)}, "limited");
    case 9:
        return net.minimum(a, b, "smaller");
    case 10:
        return net.maximum(a, b, "larger");
    case 11:
        return net.add(a, b, "sum");
    case 12:
        return net.subtract(a, b, "difference");
    case 13:
        return net.multiply(a, b, "product");
    case 14:
    case 15:
        return net.select(a, b, any(), "chosen");
    case 16: {
        const Shape shape = net.shapeOf(a);
        return net.reshape(a, {shape.rows, shape.columns, shape.channels}, "reshaped");
    }
    case 17:
        return net.pickOne(a, "the first maximum");
    case 18:
    case 19:
        return net.equals(a, inside, "equal");
    case 20:
        return net.equalValues(a, b, "alike");
    case 21:
    case 22: {
        std::array order{Dimension::Channels, Dimension::Rows, Dimension::Columns};
        std::ranges::shuffle(order, random);
        return net.permute(a, order, "turned");
    }
    case 23:
    case 24:
        return net.pad(a, {randomNumber(random, 0, 2), randomNumber(random, 0, 2)}, "with an edge");
    case 25:
    case 26: {
        std::vector<ValueId> all{a, b};
        while (all.size() < 5 && randomNumber(random, 0, 1) == 0)
            all.push_back(any());
        return net.concatenate(all, "behind each other");
    }
    case 27:
    case 28: // on a number and between two
        return net.atLeast(a, inside + oneOf(random, std::array{0.0, 0.0, -0.5, 0.1}), "so much or more");
    case 29:
    case 30:
    case 31:
        return randomProduct(random, net, a, b);
    default:
        return randomNumber(random, 0, 1) == 0 ? net.andBoth(a, b, "both") : net.orEither(a, b, "either");
    }
}

} // namespace

Network randomNetwork(Random& random, NumberKind numbers)
{
    NetworkBuilder net("random");
    const Shape shape{
        randomNumber(random, 1, 3), oneOf(random, std::array{2, 3, 6}), oneOf(random, std::array{1, 3, 4})};
    std::vector<ValueId> values{net.input("bits", shape, {0, 1}), net.input("more", shape, {0, 1})};
    const int low = randomNumber(random, -9, 3);
    values.push_back(net.input("numbers", shape, {low, low + randomNumber(random, 0, 40)}));
    values.push_back(net.input("one", {1, 1, 1}, {0, randomNumber(random, 1, 12)}));
    values.push_back(net.input("flag", {1, 1, 1}, {0, 1}));
    net.beginGroup(GroupKind::Rule, "layers", values);
    const std::size_t wanted = values.size() + static_cast<std::size_t>(randomNumber(random, 6, 18));
    while (values.size() < wanted) {
        try {
            const ValueId value = randomLayer(random, net, values, numbers);
            const Range range = net.rangeOf(value);
            // A value that is too large stays in the network, but no further layer reads it.
            if (std::abs(range.low) <= kLargest && std::abs(range.high) <= kLargest
                && net.shapeOf(value).elements() <= 200)
                values.push_back(value);
        } catch (const Error&) {
            continue; // they don't fit together
        }
    }
    const ValueId last = values.back();
    net.endGroup({last});
    return net.build({last});
}

std::string layerDifference(Backend& judge, const Network& network, std::span<const Tensor> values)
{
    for (const Layer& layer : network.layers) {
        Network alone;
        alone.id = "alone";
        Layer copy = layer;
        std::vector<Tensor> inputs;
        double most = 1;
        const auto add = [&](ValueId value) {
            alone.values.push_back(network.value(value));
            alone.values.back().name = "value" + std::to_string(alone.values.size());
            return static_cast<ValueId>(alone.values.size() - 1);
        };
        for (ValueId& input : copy.inputs) {
            inputs.push_back(values[static_cast<std::size_t>(input)]);
            for (const float number : inputs.back().data)
                most = std::max(most, static_cast<double>(std::abs(number)));
            input = add(input);
        }
        alone.inputs = copy.inputs;
        for (ValueId& output : copy.outputs)
            output = add(output);
        alone.outputs = copy.outputs;
        alone.groups.push_back({GroupKind::Rule, "alone", 0, 1, alone.inputs, alone.outputs, {}, {}});
        alone.layers.push_back(copy);
        const auto expected = judge.load(std::make_shared<const Network>(alone))->run(inputs, alone.outputs);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const Value& value = network.value(layer.outputs[i]);
            const double slack = value.numbers == NumberKind::Whole ? 0 : kRealTolerance * most;
            const std::vector<float>& is = values[static_cast<std::size_t>(layer.outputs[i])].data;
            for (std::size_t n = 0; n < is.size(); ++n) {
                if (!(std::abs(static_cast<double>(expected[i].data[n]) - static_cast<double>(is[n])) <= slack))
                    return std::string(toString(layer.kind)) + " " + value.name + ", number " + std::to_string(n)
                        + ": expected " + std::to_string(expected[i].data[n]) + ", got " + std::to_string(is[n]);
            }
        }
    }
    return {};
}

std::vector<Tensor> randomInputs(Random& random, const Network& network, int count)
{
    std::vector<Tensor> inputs;
    for (const ValueId value : network.inputs) {
        const Value& input = network.value(value);
        inputs.emplace_back(count, input.shape);
        for (float& number : inputs.back().data)
            number = static_cast<float>(randomNumber(random, input.range.low, input.range.high));
    }
    return inputs;
}

} // namespace convoku::testing
