// SPDX-License-Identifier: MIT
#include "solver/backend/torch/torch_trainer.h"

#include "solver/backend/torch/torch_layers.h"
#include "solver/error.h"

#include <ATen/Parallel.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kFirstMoment = 0.9;
constexpr double kEpsilon = 1e-8;

class TorchTrainer final : public Trainer
{
public:
    TorchTrainer(std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss)
        : m_network(std::move(network))
        , m_learned(learned)
        , m_loss(loss)
    {
        if (m_network->inputs.size() != 1 || m_network->outputs.size() != 1)
            throw Error(m_network->id, "has not one input and one output");
        for (const Layer& layer : m_network->layers)
            m_parameters.push_back(torchParametersOf(*m_network, layer, at::kCPU));
        start(learnedNumbersOf(*m_network, m_learned));
    }

    std::vector<float> numbers() const override
    {
        const float* data = m_numbers.data_ptr<float>();
        return {data, data + m_numbers.numel()};
    }

    void start(std::span<const float> numbers) override
    {
        std::size_t count = 0;
        for (const LearnedLayer& layer : m_learned)
            count += learnedNumbers(*m_network, layer);
        if (numbers.size() != count)
            throw Error(m_network->id, "learns " + std::to_string(count) + " numbers");
        m_numbers = at::empty({static_cast<std::int64_t>(count)}, at::kFloat);
        std::copy(numbers.begin(), numbers.end(), m_numbers.data_ptr<float>());
        m_numbers.requires_grad_(true);
        m_mean = at::zeros_like(m_numbers);
        m_square = at::zeros_like(m_numbers);
        m_firstLeft = m_secondLeft = 1;
    }

    void goOn(std::span<const float> numbers, const Moments& moments) override
    {
        if (moments.mean.size() != numbers.size() || moments.square.size() != numbers.size())
            throw Error(m_network->id, "has other numbers than moments");
        start(numbers);
        std::ranges::copy(moments.mean, m_mean.data_ptr<float>());
        std::ranges::copy(moments.square, m_square.data_ptr<float>());
        m_firstLeft = moments.firstLeft;
        m_secondLeft = moments.secondLeft;
    }

    Moments moments() const override
    {
        const auto all = [](const at::Tensor& of) {
            const float* data = of.data_ptr<float>();
            return std::vector<float>(data, data + of.numel());
        };
        return {all(m_mean), all(m_square), m_firstLeft, m_secondLeft};
    }

    double step(const Tensor& input, const Tensor& target, const Descent& how) override
    {
        requireInputs(*m_network, std::span(&input, 1));
        const Shape shape = m_network->value(m_network->outputs.front()).shape;
        const auto fits = [&](const Tensor& tensor) { return tensor.count == input.count && tensor.shape == shape; };
        if (!fits(target) || (how.weights != nullptr && !fits(*how.weights)))
            throw Error(m_network->id, "makes other shapes than its targets have");
        const at::Tensor out = forward(input);
        const at::Tensor loss = lossOf(out, toTorch(target, at::kCPU), how);
        if (how.output != nullptr)
            *how.output = fromTorch(out.detach(), shape);
        // None where nothing that is learned reaches what comes out, of at_least for one.
        if (loss.requires_grad())
            loss.backward();
        descend(how);
        return loss.item<float>();
    }

    Tensor output(const Tensor& input) override
    {
        requireInputs(*m_network, std::span(&input, 1));
        const at::NoGradGuard guard;
        return fromTorch(forward(input), m_network->value(m_network->outputs.front()).shape);
    }

private:
    /// A single number.
    at::Tensor lossOf(const at::Tensor& out, const at::Tensor& wanted, const Descent& how) const
    {
        if (how.weights == nullptr && m_loss == LossKind::MeanSquare)
            return at::mse_loss(out, wanted);
        if (how.weights == nullptr && m_loss == LossKind::BinaryCrossEntropy)
            return at::binary_cross_entropy_with_logits(out, wanted);
        at::Tensor each; // [N, channels, rows, columns]
        switch (m_loss) {
        case LossKind::MeanSquare:
            each = at::square(out - wanted);
            break;
        case LossKind::BinaryCrossEntropy:
            each = at::binary_cross_entropy_with_logits(out, wanted, {}, {}, at::Reduction::None);
            break;
        case LossKind::CrossEntropy:
            each = -wanted * at::log_softmax(out, 1);
            break;
        case LossKind::CrossEntropyOfRows:
            each = -wanted * at::log_softmax(out, 2);
            break;
        }
        // Of one-hot targets a place has one that is not 0: the mean is one of places.
        const at::Tensor counts = isCrossEntropy(m_loss) ? wanted : at::ones_like(wanted);
        if (how.weights == nullptr)
            return each.sum() / counts.sum();
        const at::Tensor weights = toTorch(*how.weights, at::kCPU);
        return (each * weights).sum() / (counts * weights).sum();
    }

    /// The learned numbers as parameters of their layers: views of the one tensor, which the gradients come together
    /// in.
    void shareOut()
    {
        std::int64_t at = 0;
        const auto taken = [&](at::IntArrayRef shape, std::int64_t count) {
            const at::Tensor part = m_numbers.narrow(0, at, count).view(shape);
            at += count;
            return part;
        };
        for (const LearnedLayer& learned : m_learned) {
            const Layer& layer = m_network->layers[learned.layer];
            TorchParameters& parameters = m_parameters[learned.layer];
            parameters.onePlane = learned.oneKernel;
            if (learned.like) {
                const TorchParameters& other = m_parameters[m_learned.at(*learned.like).layer];
                parameters.weights = other.weights;
                if (learned.offset)
                    parameters.bias = other.bias;
                continue;
            }
            const auto planes = static_cast<std::int64_t>(layer.bias.size());
            const std::int64_t kernels = learned.oneKernel ? 1 : planes;
            const std::int64_t inChannels = m_network->value(layer.inputs.front()).shape.channels / layer.groups;
            const std::int64_t window = std::int64_t{layer.kernel.rows} * layer.kernel.columns;
            parameters.weights
                = taken({kernels, inChannels, layer.kernel.rows, layer.kernel.columns}, kernels * inChannels * window);
            if (learned.offset)
                parameters.bias = taken({kernels}, kernels);
        }
    }

    at::Tensor forward(const Tensor& input)
    {
        shareOut();
        std::vector<at::Tensor> values(m_network->values.size());
        values[static_cast<std::size_t>(m_network->inputs.front())] = toTorch(input, at::kCPU);
        for (std::size_t i = 0; i < m_network->layers.size(); ++i)
            runTorchLayer(*m_network, m_network->layers[i], m_parameters[i], values);
        return values[static_cast<std::size_t>(m_network->outputs.front())];
    }

    /// Adam (Kingma and Ba, 2015), with the means of both moments put right for their start at 0.
    void descend(const Descent& how)
    {
        const at::NoGradGuard guard;
        m_firstLeft *= kFirstMoment;
        m_secondLeft *= how.secondMoment;
        at::Tensor& gradient = m_numbers.mutable_grad();
        m_mean.mul_(kFirstMoment);
        m_square.mul_(how.secondMoment);
        if (gradient.defined()) {
            if (how.longest > 0) {
                const double length = gradient.norm().item<double>();
                if (length > how.longest)
                    gradient.mul_(how.longest / length);
            }
            m_mean.add_(gradient, 1 - kFirstMoment);
            m_square.addcmul_(gradient, gradient, 1 - how.secondMoment);
        }
        const at::Tensor deviation = m_square.sqrt().div_(std::sqrt(1 - m_secondLeft)).add_(kEpsilon);
        m_numbers.addcdiv_(m_mean, deviation, -how.rate / (1 - m_firstLeft));
        gradient.reset();
    }

    std::shared_ptr<const Network> m_network;
    std::vector<LearnedLayer> m_learned;
    LossKind m_loss;
    std::vector<TorchParameters> m_parameters; ///< by layer
    at::Tensor m_numbers; ///< all that are learned, one behind the other
    at::Tensor m_mean; ///< of their gradients, fading
    at::Tensor m_square; ///< of the gradients' squares
    double m_firstLeft = 1; ///< β to the number of steps: how much of the start is left
    double m_secondLeft = 1;
};

} // namespace

std::unique_ptr<Trainer> makeTorchTrainer(
    std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss, int threads)
{
    at::set_num_threads(threads);
    return std::make_unique<TorchTrainer>(std::move(network), learned, loss);
}

} // namespace convoku
