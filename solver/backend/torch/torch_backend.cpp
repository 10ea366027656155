// SPDX-License-Identifier: MIT
#include "solver/backend/torch/torch_backend.h"

#include "solver/backend/torch/torch_layers.h"
#include "solver/cancellation.h"

#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>

#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace convoku {
namespace {

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
            m_parameters.push_back(torchParametersOf(*m_network, layer, m_device));
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
        for (std::size_t i = inputs.size(); i < m_network->inputs.size(); ++i) {
            const ValueId memory = m_network->inputs[i];
            values[static_cast<std::size_t>(memory)]
                = toTorch(Tensor(inputs.front().count, m_network->value(memory).shape), m_device);
        }

        const CancelPoint point;
        for (std::size_t i = 0; i < m_network->layers.size(); ++i) {
            point.check();
            const Layer& layer = m_network->layers[i];
            runTorchLayer(*m_network, layer, m_parameters[i], values);
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
    std::shared_ptr<const Network> m_network;
    at::Device m_device;
    std::vector<std::size_t> m_lastUse; ///< by value: the last layer that reads it
    std::vector<TorchParameters> m_parameters; ///< by layer
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
