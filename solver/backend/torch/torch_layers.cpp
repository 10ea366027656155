// SPDX-License-Identifier: MIT
#include "solver/backend/torch/torch_layers.h"

#include "solver/error.h"

#include <algorithm>
#include <cstdint>

namespace convoku {

at::Tensor toTorch(const Tensor& tensor, at::Device device)
{
    const at::Tensor result
        = at::empty({tensor.count, tensor.shape.channels, tensor.shape.rows, tensor.shape.columns}, at::kFloat);
    std::copy(tensor.data.begin(), tensor.data.end(), result.data_ptr<float>());
    return result.to(device);
}

Tensor fromTorch(const at::Tensor& source, Shape shape)
{
    // Indices are int64. Coming back from another device waits for what runs there.
    const at::Tensor dense = source.to(at::kCPU).to(at::kFloat).contiguous();
    Tensor result(static_cast<int>(dense.size(0)), shape);
    const float* data = dense.data_ptr<float>();
    std::copy(data, data + dense.numel(), result.data.begin());
    return result;
}

TorchParameters torchParametersOf(const Network& network, const Layer& layer, at::Device device)
{
    if (layer.kind != LayerKind::Convolution)
        return {};
    const std::int64_t outChannels = static_cast<std::int64_t>(layer.bias.size());
    const std::int64_t inChannels = network.value(layer.inputs.front()).shape.channels / layer.groups;
    TorchParameters parameters;
    // Shares the layer's weights on the CPU instead of copying them: they can take most of the memory.
    parameters.weights = at::from_blob(
        const_cast<float*>(layer.weights.data()), // NOLINT(*-const-cast)
        {outChannels, inChannels, layer.kernel.rows, layer.kernel.columns}, [keep = layer.weights](void*) {},
        at::kFloat)
                             .to(device);
    if (std::any_of(layer.bias.begin(), layer.bias.end(), [](float b) { return b != 0.F; })) {
        const at::Tensor bias = at::empty({outChannels}, at::kFloat);
        std::copy(layer.bias.begin(), layer.bias.end(), bias.data_ptr<float>());
        parameters.bias = bias.to(device);
    }
    return parameters;
}

void runTorchLayer(
    const Network& network, const Layer& layer, const TorchParameters& parameters, std::vector<at::Tensor>& values)
{
    const auto in
        = [&](std::size_t i) -> const at::Tensor& { return values[static_cast<std::size_t>(layer.inputs.at(i))]; };
    at::Tensor& out = values[static_cast<std::size_t>(layer.outputs.front())];
    const Shape shape = network.value(layer.outputs.front()).shape;
    const std::int64_t kernel[] = {layer.kernel.rows, layer.kernel.columns};
    const std::int64_t stride[] = {layer.stride.rows, layer.stride.columns};
    switch (layer.kind) {
    case LayerKind::Convolution:
        if (parameters.onePlane) {
            // Planes as if they were puzzles: one kernel for all of them, and its gradient is the sum of theirs.
            const Shape plane = network.value(layer.inputs.front()).shape;
            const at::Tensor planes = in(0).reshape({-1, 1, plane.rows, plane.columns});
            const bool oneBias = parameters.bias.defined() && parameters.bias.numel() == 1;
            out = at::conv2d(
                planes, parameters.weights, oneBias ? parameters.bias : at::Tensor(), at::IntArrayRef(stride))
                      .reshape({-1, shape.channels, shape.rows, shape.columns});
            if (parameters.bias.defined() && !oneBias)
                out = at::add(out, parameters.bias.view({-1, 1, 1}));
            return;
        }
        out = at::conv2d(in(0), parameters.weights, parameters.bias, at::IntArrayRef(stride), at::IntArrayRef{0, 0},
            at::IntArrayRef{1, 1}, layer.groups);
        return;
    case LayerKind::MaxPool:
        out = at::max_pool2d(in(0), at::IntArrayRef(kernel), at::IntArrayRef(stride));
        return;
    case LayerKind::MaxPoolWithIndices:
        std::tie(out, values[static_cast<std::size_t>(layer.outputs.at(1))])
            = at::max_pool2d_with_indices(in(0), at::IntArrayRef(kernel), at::IntArrayRef(stride));
        return;
    case LayerKind::MaxUnpool:
        out = at::max_unpool2d(in(0), in(1), at::IntArrayRef{shape.rows, shape.columns});
        return;
    case LayerKind::Upsample:
        out = at::upsample_nearest2d(in(0), at::IntArrayRef{shape.rows, shape.columns});
        return;
    case LayerKind::Affine:
        out = at::add(at::mul(in(0), layer.factor), layer.offset);
        return;
    case LayerKind::Relu:
        out = at::relu(in(0));
        return;
    case LayerKind::Clamp:
        out = at::clamp(in(0), layer.limits.low, layer.limits.high);
        return;
    case LayerKind::Minimum:
        out = at::minimum(in(0), in(1));
        return;
    case LayerKind::Maximum:
        out = at::maximum(in(0), in(1));
        return;
    case LayerKind::Add:
        out = at::add(in(0), in(1));
        return;
    case LayerKind::Subtract:
        out = at::sub(in(0), in(1));
        return;
    case LayerKind::Multiply:
        out = at::mul(in(0), in(1));
        return;
    case LayerKind::Select:
        out = at::lerp(in(0), in(1), in(2));
        return;
    case LayerKind::Reshape:
        out = in(0).reshape({in(0).size(0), shape.channels, shape.rows, shape.columns});
        return;
    case LayerKind::Permute: {
        const auto from = [&](std::size_t i) { return static_cast<std::int64_t>(layer.order[i]) + 1; };
        out = in(0).permute({0, from(0), from(1), from(2)}).contiguous();
        return;
    }
    case LayerKind::Pad:
        out = at::constant_pad_nd(
            in(0), at::IntArrayRef{layer.edge.columns, layer.edge.columns, layer.edge.rows, layer.edge.rows}, 0);
        return;
    case LayerKind::AveragePool: {
        const Shape from = network.value(layer.inputs.front()).shape;
        // For whole rows or columns, the mean takes at most a quarter of the time of avg_pool2d, including its
        // gradient.
        if (layer.kernel.rows == from.rows && layer.kernel.columns == 1)
            out = at::mean(in(0), {2}, true);
        else if (layer.kernel.rows == 1 && layer.kernel.columns == from.columns)
            out = at::mean(in(0), {3}, true);
        else
            out = at::avg_pool2d(in(0), at::IntArrayRef(kernel), at::IntArrayRef(stride));
        return;
    }
    case LayerKind::Sigmoid:
        out = at::sigmoid(in(0));
        return;
    case LayerKind::Tanh:
        out = at::tanh(in(0));
        return;
    case LayerKind::Softmax:
        out = at::softmax(in(0), static_cast<std::int64_t>(layer.along) + 1);
        return;
    case LayerKind::Concatenate: {
        std::vector<at::Tensor> all;
        for (std::size_t i = 0; i < layer.inputs.size(); ++i)
            all.push_back(in(i));
        out = at::cat(all, 1);
        return;
    }
    case LayerKind::MatrixProduct:
        out = at::matmul(in(0), in(1));
        return;
    case LayerKind::RmsNormalise: {
        const at::Tensor mean = at::mean(at::mul(in(0), in(0)), {static_cast<std::int64_t>(layer.along) + 1}, true);
        out = at::div(in(0), at::sqrt(at::add(mean, static_cast<double>(layer.epsilon))));
        return;
    }
    case LayerKind::Gelu:
        out = at::gelu(in(0));
        return;
    case LayerKind::Exp:
        out = at::exp(in(0));
        return;
    case LayerKind::Log:
        out = at::log(in(0));
        return;
    case LayerKind::Power:
        out = at::pow(in(0), layer.factor);
        return;
    case LayerKind::Erf:
        out = at::erf(in(0));
        return;
    case LayerKind::AtLeast:
        out = at::ge(in(0), static_cast<double>(layer.threshold)).to(at::kFloat);
        return;
    }
    throw Error(layer.words, "LibTorch backend has no such layer");
}

} // namespace convoku
