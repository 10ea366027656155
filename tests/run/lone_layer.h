// SPDX-License-Identifier: MIT
// A layer as a network of its own, and layers of any kind by chance.
#pragma once

#include "solver/backend/backend.h"
#include "tests/support/random_tensors.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace convoku::testing {

inline bool isReal(double number)
{
    return std::floor(number) != number;
}

/// It makes real numbers of whole ones.
inline bool isReal(const Layer& layer)
{
    return isReal(layer.factor) || isReal(layer.offset)
        || std::ranges::any_of(layer.weights, [](float weight) { return isReal(static_cast<double>(weight)); });
}

/// It makes real numbers, whatever its own are.
inline bool makesReal(LayerKind kind)
{
    using enum LayerKind;
    constexpr LayerKind kReal[] = {AveragePool, Sigmoid, Tanh, Softmax, RmsNormalise, Gelu, Exp, Log, Power, Erf};
    return std::ranges::find(kReal, kind) != std::end(kReal);
}

/// It has numbers for numbers above 0 alone, or not for all others.
inline bool isOfPositive(LayerKind kind)
{
    return kind == LayerKind::Log || kind == LayerKind::Power;
}

/// The layer as a network of its own, each input a value of its own.
inline std::shared_ptr<const Network> alone(Layer layer, const std::vector<Shape>& inputs, Shape unpooled = {})
{
    Network network;
    network.id = "alone";
    layer.inputs.clear();
    for (const Shape shape : inputs) {
        layer.inputs.push_back(static_cast<ValueId>(network.values.size()));
        network.values.push_back({"in" + std::to_string(network.values.size()), shape, {-1000, 1000}});
    }
    network.inputs = layer.inputs;
    const Shape out = outputShape(layer, inputs, unpooled);
    layer.outputs.clear();
    for (int i = 0; i < (layer.kind == LayerKind::MaxPoolWithIndices ? 2 : 1); ++i) {
        layer.outputs.push_back(static_cast<ValueId>(network.values.size()));
        const bool real = makesReal(layer.kind) || isReal(layer);
        network.values.push_back(
            {"out" + std::to_string(i), out, {-100000, 100000}, {}, real ? NumberKind::Real : NumberKind::Whole});
    }
    network.outputs = layer.outputs;
    network.groups.push_back({GroupKind::Rule, "alone", 0, 1, network.inputs, network.outputs});
    network.layers.push_back(std::move(layer));
    network.validate();
    return std::make_shared<const Network>(std::move(network));
}

inline std::shared_ptr<const Network> alone(const Network& network, const Layer& layer)
{
    std::vector<Shape> inputs;
    for (const ValueId input : layer.inputs)
        inputs.push_back(network.value(input).shape);
    return alone(layer, inputs, network.value(layer.outputs.front()).shape);
}

inline Extent randomExtent(Random& random, int most)
{
    return {randomNumber(random, 1, most), randomNumber(random, 1, most)};
}

/// An extent such that windows of the kernel fit without a rest.
inline int fitting(Random& random, int kernel, int stride)
{
    return kernel + stride * randomNumber(random, 0, 2);
}

/// A layer of the kind with random shapes, also such as our network has none of: overlapping windows, groups of several
/// channels, broadcasting in any direction.
inline std::shared_ptr<const Network> randomLayer(LayerKind kind, Random& random)
{
    Layer layer{.kind = kind, .words = "random"};
    Shape x{randomNumber(random, 1, 4), randomNumber(random, 1, 4), randomNumber(random, 1, 4)};
    const auto windowed = [&] {
        layer.kernel = randomExtent(random, 3);
        layer.stride = randomExtent(random, 3);
        x.rows = fitting(random, layer.kernel.rows, layer.stride.rows);
        x.columns = fitting(random, layer.kernel.columns, layer.stride.columns);
    };
    switch (kind) {
    case LayerKind::Convolution: {
        windowed();
        layer.groups = randomNumber(random, 1, 3);
        const int inPerGroup = randomNumber(random, 1, 3);
        const int outChannels = layer.groups * randomNumber(random, 1, 3);
        x.channels = layer.groups * inPerGroup;
        const int count = outChannels * inPerGroup * layer.kernel.rows * layer.kernel.columns;
        const float part = randomNumber(random, 0, 1) == 0 ? 1.F : 0.375F;
        std::vector<float> weights;
        for (int i = 0; i < count; ++i)
            weights.push_back(part * static_cast<float>(randomNumber(random, -2, 2)));
        layer.weights = std::move(weights);
        for (int i = 0; i < outChannels; ++i)
            layer.bias.push_back(static_cast<float>(randomNumber(random, -3, 3)));
        return alone(layer, {x});
    }
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::AveragePool:
        windowed();
        return alone(layer, {x});
    case LayerKind::MaxUnpool: {
        const Shape unpooled{x.channels, x.rows + randomNumber(random, 0, 2), x.columns + randomNumber(random, 0, 2)};
        return alone(layer, {x, x}, unpooled);
    }
    case LayerKind::Upsample:
        layer.scale = randomExtent(random, 3);
        return alone(layer, {x});
    case LayerKind::Affine:
        layer.factor = randomNumber(random, -4, 4) / 2.0;
        layer.offset = randomNumber(random, -5, 5);
        return alone(layer, {x});
    case LayerKind::Permute:
        std::shuffle(layer.order.begin(), layer.order.end(), random);
        return alone(layer, {x});
    case LayerKind::Pad:
        layer.edge = {randomNumber(random, 0, 2), randomNumber(random, 0, 2)};
        return alone(layer, {x});
    case LayerKind::MatrixProduct: {
        const int columns = randomNumber(random, 1, 4);
        const int single = randomNumber(random, 0, 2); // none, one or the other
        return alone(layer,
            {{single == 1 ? 1 : x.channels, x.rows, x.columns}, {single == 2 ? 1 : x.channels, x.columns, columns}});
    }
    case LayerKind::RmsNormalise:
    case LayerKind::Softmax:
        layer.epsilon = 0.25F;
        layer.along = static_cast<Dimension>(randomNumber(random, 0, 2));
        // With one number the share is always 1, whatever it is.
        x = {randomNumber(random, 2, 4), randomNumber(random, 2, 4), randomNumber(random, 2, 4)};
        return alone(layer, {x});
    case LayerKind::Sigmoid:
    case LayerKind::Tanh:
    case LayerKind::Gelu:
    case LayerKind::Exp:
    case LayerKind::Log:
    case LayerKind::Erf:
    case LayerKind::Relu:
        return alone(layer, {x});
    case LayerKind::Power:
        layer.factor = (randomNumber(random, 0, 1) == 0 ? -0.5 : 0.5) * randomNumber(random, 1, 3);
        return alone(layer, {x});
    case LayerKind::AtLeast:
        layer.threshold = static_cast<float>(randomNumber(random, -6, 6)) / 2.F;
        return alone(layer, {x});
    case LayerKind::Clamp:
        layer.limits = {randomNumber(random, -3, 0), randomNumber(random, 1, 3)};
        return alone(layer, {x});
    case LayerKind::Reshape:
        return alone(layer, {x}, {x.columns, x.channels, x.rows});
    case LayerKind::Concatenate: {
        std::vector<Shape> inputs{x};
        for (int i = randomNumber(random, 1, 4); i > 0; --i)
            inputs.push_back({randomNumber(random, 1, 4), x.rows, x.columns});
        return alone(layer, inputs);
    }
    default:
        break;
    }
    std::vector<Shape> inputs;
    for (int i = 0; i < (kind == LayerKind::Select ? 3 : 2); ++i) {
        const auto maybeOne = [&random](int extent) { return randomNumber(random, 0, 2) == 0 ? 1 : extent; };
        inputs.push_back({maybeOne(x.channels), maybeOne(x.rows), maybeOne(x.columns)});
    }
    return alone(layer, inputs);
}

/// Random numbers for any one layer.
inline std::vector<Tensor> randomInputs(const Network& network, Random& random)
{
    const Layer& layer = network.layers.front();
    const Shape out = network.value(layer.outputs.front()).shape;
    std::vector<Tensor> inputs;
    for (std::size_t input = 0; input < layer.inputs.size(); ++input) {
        Tensor tensor(1, network.value(layer.inputs[input]).shape);
        const bool indices = layer.kind == LayerKind::MaxUnpool && input == 1;
        const int high = indices ? out.rows * out.columns - 1 : 4;
        const int low = indices ? 0 : isOfPositive(layer.kind) ? 1 : -4;
        for (float& number : tensor.data)
            number = static_cast<float>(randomNumber(random, low, high));
        inputs.push_back(std::move(tensor));
    }
    return inputs;
}

} // namespace convoku::testing
