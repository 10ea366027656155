// SPDX-License-Identifier: MIT
#include "solver/backend/torch/torch_backend.h"

#include "solver/error.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace convoku {
namespace {

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

class TorchNetwork final : public LoadedNetwork
{
public:
    TorchNetwork(std::shared_ptr<const Network> network, at::Device device)
        : m_network(std::move(network))
        , m_device(device)
        , m_lastUse(m_network->values.size(), 0)
    {
        for (std::size_t i = 0; i < m_network->layers.size(); ++i) {
            const Layer& layer = m_network->layers[i];
            for (const ValueId input : layer.inputs)
                m_lastUse[static_cast<std::size_t>(input)] = i;
            m_parameters.push_back(layer.kind == LayerKind::Convolution ? parametersOf(layer) : Parameters{});
        }
    }

    std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) override
    {
        requireInputs(*m_network, inputs);
        const c10::InferenceMode guard;
        std::vector<at::Tensor> values(m_network->values.size());
        std::vector<bool> kept(values.size(), false);
        for (const ValueId value : keep)
            kept.at(static_cast<std::size_t>(value)) = true;
        for (std::size_t i = 0; i < inputs.size(); ++i)
            values[static_cast<std::size_t>(m_network->inputs[i])] = toTorch(inputs[i], m_device);

        for (std::size_t i = 0; i < m_network->layers.size(); ++i) {
            const Layer& layer = m_network->layers[i];
            runLayer(layer, m_parameters[i], values);
            // A batch would hold every activation at once otherwise.
            for (const ValueId input : layer.inputs) {
                const auto index = static_cast<std::size_t>(input);
                if (m_lastUse[index] == i && !kept[index])
                    values[index].reset();
            }
        }

        std::vector<Tensor> result;
        result.reserve(keep.size());
        for (const ValueId value : keep)
            result.push_back(fromTorch(values[static_cast<std::size_t>(value)], m_network->value(value).shape));
        return result;
    }

private:
    struct Parameters
    {
        at::Tensor weights; ///< [out channels, in channels / groups, kernel rows, kernel columns]
        at::Tensor bias; ///< [out channels]; undefined where all are 0
    };

    Parameters parametersOf(const Layer& layer) const
    {
        const std::int64_t outChannels = static_cast<std::int64_t>(layer.bias.size());
        const std::int64_t inChannels = m_network->value(layer.inputs.front()).shape.channels / layer.groups;
        const auto copyOf = [this](const std::vector<float>& numbers, at::IntArrayRef shape) {
            const at::Tensor tensor = at::empty(shape, at::kFloat);
            std::copy(numbers.begin(), numbers.end(), tensor.data_ptr<float>());
            return tensor.to(m_device);
        };
        Parameters parameters;
        parameters.weights = copyOf(layer.weights, {outChannels, inChannels, layer.kernel.rows, layer.kernel.columns});
        if (std::any_of(layer.bias.begin(), layer.bias.end(), [](float b) { return b != 0.F; }))
            parameters.bias = copyOf(layer.bias, {outChannels});
        return parameters;
    }

    void runLayer(const Layer& layer, const Parameters& parameters, std::vector<at::Tensor>& values) const
    {
        const auto in
            = [&](std::size_t i) -> const at::Tensor& { return values[static_cast<std::size_t>(layer.inputs.at(i))]; };
        at::Tensor& out = values[static_cast<std::size_t>(layer.outputs.front())];
        const Shape shape = m_network->value(layer.outputs.front()).shape;
        const std::int64_t kernel[] = {layer.kernel.rows, layer.kernel.columns};
        const std::int64_t stride[] = {layer.stride.rows, layer.stride.columns};
        switch (layer.kind) {
        case LayerKind::Convolution:
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
        case LayerKind::AveragePool:
            out = at::avg_pool2d(in(0), at::IntArrayRef(kernel), at::IntArrayRef(stride));
            return;
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
        }
        throw Error(layer.words, "LibTorch backend has no such layer");
    }

    std::shared_ptr<const Network> m_network;
    at::Device m_device;
    std::vector<std::size_t> m_lastUse; ///< by value: the last layer that reads it
    std::vector<Parameters> m_parameters; ///< by layer
};

class TorchBackend final : public Backend
{
public:
    TorchBackend(int threads, at::Device device)
        : m_device(device)
    {
        at::set_num_threads(threads);
    }
    std::string name() const override { return m_device.is_cpu() ? "torch" : "torch_" + m_device.str(); }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override
    {
        return std::make_unique<TorchNetwork>(std::move(network), m_device);
    }

private:
    at::Device m_device;
};

/// Each layer's tensor, up to 10 MB for the 729 boards of an explanation, goes as soon as the next one is there. As the
/// C library is set, its pages go back to the system with it, and come back empty for the next tensor: that takes twice
/// as long as all the arithmetic. So it keeps some of them: at most 64 MB at the end of each thread's heap, once and
/// for the whole process.
void keepFreedMemory()
{
#ifdef __GLIBC__
    static const bool kDone = [] {
        constexpr int kLargestBlock = 32 << 20; // the most that it allows
        constexpr int kMostKept = 64 << 20;
        return mallopt(M_MMAP_THRESHOLD, kLargestBlock) != 0 && mallopt(M_TRIM_THRESHOLD, kMostKept) != 0;
    }();
    static_cast<void>(kDone);
#endif
}

} // namespace

std::unique_ptr<Backend> makeTorchBackend(int threads, const std::string& device)
{
    keepFreedMemory();
    if (device != "cpu" && (device != "cuda" || !at::hasCUDA()))
        return nullptr;
    return std::make_unique<TorchBackend>(threads, device == "cpu" ? at::kCPU : at::kCUDA);
}

} // namespace convoku
