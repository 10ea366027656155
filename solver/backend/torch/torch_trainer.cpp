// SPDX-License-Identifier: MIT
#include "solver/backend/torch/torch_trainer.h"

#include "solver/backend/torch/torch_layers.h"
#include "solver/error.h"

#include <ATen/Parallel.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <cmath>
#include <future>
#include <optional>
#include <system_error>

namespace convoku {
namespace {

constexpr double kFirstMoment = 0.9;
constexpr double kEpsilon = 1e-8;
constexpr double kOfBatch = 0.1; ///< how much of fading statistics a step's batch is

class TorchTrainer final : public Trainer
{
public:
    TorchTrainer(
        std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss, int threads)
        : m_network(std::move(network))
        , m_learned(learned)
        , m_loss(loss)
        , m_threads(std::max(threads, 1))
    {
        if (!remembers() && (m_network->inputs.size() != 1 || m_network->outputs.size() != 1))
            throw Error(m_network->id, "has neither one input and one output, nor an output for each input behind it");
        for (const Layer& layer : m_network->layers)
            m_parameters.push_back(torchParametersOf(*m_network, layer, at::kCPU));
        findNormalisations();
        start(learnedNumbersOf(*m_network, m_learned));
    }

    std::vector<float> numbers() const override
    {
        const float* data = m_numbers.data_ptr<float>();
        std::vector<float> all(data, data + m_numbers.numel());
        // With the statistics in them.
        for (const Normalisation& normalisation : m_normalisations) {
            for (std::size_t plane = 0; plane < normalisation.planes; ++plane) {
                float& weight = all[normalisation.at + plane];
                float& bias = all[normalisation.at + normalisation.planes + plane];
                const double by = static_cast<double>(weight) / normalisation.spread(plane);
                bias = static_cast<float>(static_cast<double>(bias) - normalisation.meanOf(plane) * by);
                weight = static_cast<float>(by);
            }
        }
        return all;
    }

    void start(std::span<const float> numbers) override { resume(numbers, {}); }

    void resume(std::span<const float> numbers, const Moments& moments) override
    {
        std::size_t count = 0;
        for (const LearnedLayer& layer : m_learned)
            count += learnedNumbers(*m_network, layer);
        if (numbers.size() != count)
            throw Error(m_network->id, "learns " + std::to_string(count) + " numbers");
        const auto fits = [&](const std::vector<float>& kept) { return kept.empty() || kept.size() == count; };
        if (!fits(moments.mean) || !fits(moments.square) || !fits(moments.plain))
            throw Error(m_network->id, "has other numbers than moments");
        takeStatistics(moments.statistics);
        m_numbers = at::empty({static_cast<std::int64_t>(count)}, at::kFloat);
        float* all = m_numbers.data_ptr<float>();
        if (moments.plain.empty()) {
            std::copy(numbers.begin(), numbers.end(), all);
            for (const Normalisation& normalisation : m_normalisations)
                normalisation.takeOutStatistics(all);
        } else {
            std::ranges::copy(moments.plain, all);
        }
        m_mean = at::zeros_like(m_numbers);
        m_square = at::zeros_like(m_numbers);
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
        Moments moments{all(m_mean), all(m_square), m_firstLeft, m_secondLeft};
        if (!m_normalisations.empty())
            moments.plain = all(m_numbers);
        for (const Normalisation& normalisation : m_normalisations) {
            for (const at::Tensor& part : {normalisation.mean, normalisation.variance}) {
                const std::vector<float> numbers = all(part);
                moments.statistics.insert(moments.statistics.end(), numbers.begin(), numbers.end());
            }
        }
        return moments;
    }

    double step(const Tensor& input, const Tensor& target, const Descent& how) override
    {
        requireForgets();
        return descend(std::span(&input, 1), 1, nullptr, target, how);
    }

    Tensor output(const Tensor& input) override
    {
        requireForgets();
        return judged(std::span(&input, 1), 1, nullptr);
    }

    double stepThrough(std::vector<Tensor>& state, int passes, const Tensor& target, const Descent& how) override
    {
        requireRemembers(state, passes);
        return descend(state, passes, &state, target, how);
    }

    Tensor outputThrough(std::vector<Tensor>& state, int passes) override
    {
        requireRemembers(state, passes);
        return judged(state, passes, &state);
    }

private:
    /// A layer whose numbers are made of those of the trainer and of statistics.
    struct Normalisation
    {
        std::size_t at = 0; ///< its weights in all numbers; its offsets are behind them
        std::size_t planes = 0;
        double epsilon = 0;
        at::Tensor mean; ///< [planes], fading
        at::Tensor variance;

        double meanOf(std::size_t plane) const { return mean.data_ptr<float>()[plane]; }
        double spread(std::size_t plane) const
        {
            return std::sqrt(static_cast<double>(variance.data_ptr<float>()[plane]) + epsilon);
        }
        /// Turns the weights and offsets of all numbers, which the statistics are part of, into those of the trainer.
        void takeOutStatistics(float* all) const
        {
            for (std::size_t plane = 0; plane < planes; ++plane) {
                const double by = static_cast<double>(all[at + plane]);
                all[at + plane] = static_cast<float>(by * spread(plane));
                float& bias = all[at + planes + plane];
                bias = static_cast<float>(static_cast<double>(bias) + meanOf(plane) * by);
            }
        }
    };

    void findNormalisations()
    {
        m_normalisedBy.assign(m_network->layers.size(), std::nullopt);
        std::size_t next = 0;
        for (const LearnedLayer& learned : m_learned) {
            const Layer& layer = m_network->layers[learned.layer];
            if (learned.normaliseEps && learned.like) {
                m_normalisedBy[learned.layer] = m_normalisedBy[m_learned[*learned.like].layer];
            } else if (learned.normaliseEps) {
                if (!learned.offset || layer.kernel != Extent{1, 1} || layer.weights.size() != layer.bias.size())
                    throw Error(layer.words, "is no normalisation of each plane");
                m_normalisations.push_back({next, layer.bias.size(), *learned.normaliseEps, {}, {}});
                m_normalisedBy[learned.layer] = m_normalisations.size() - 1;
            }
            next += learnedNumbers(*m_network, learned);
        }
    }

    void takeStatistics(std::span<const float> statistics)
    {
        std::size_t count = 0;
        for (const Normalisation& normalisation : m_normalisations)
            count += 2 * normalisation.planes;
        if (!statistics.empty() && statistics.size() != count)
            throw Error(m_network->id, "has other layers than statistics");
        std::size_t next = 0;
        for (Normalisation& normalisation : m_normalisations) {
            const auto planes = static_cast<std::int64_t>(normalisation.planes);
            normalisation.mean = at::zeros({planes}, at::kFloat);
            normalisation.variance = at::ones({planes}, at::kFloat);
            for (at::Tensor* part : {&normalisation.mean, &normalisation.variance}) {
                if (statistics.empty())
                    continue;
                std::ranges::copy(statistics.subspan(next, normalisation.planes), part->data_ptr<float>());
                next += normalisation.planes;
            }
        }
    }

    Shape shapeOf(ValueId value) const { return m_network->value(value).shape; }

    bool remembers() const
    {
        const std::vector<ValueId>& inputs = m_network->inputs;
        const std::vector<ValueId>& outputs = m_network->outputs;
        if (outputs.size() != inputs.size() + 1)
            return false;
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            if (shapeOf(inputs[i]) != shapeOf(outputs[i + 1]))
                return false;
        }
        return true;
    }

    void requireForgets() const
    {
        if (remembers())
            throw Error(m_network->id, "remembers: it is trained pass by pass");
    }

    void requireRemembers(const std::vector<Tensor>& state, int passes) const
    {
        if (!remembers() || state.size() != m_network->inputs.size() || passes < 1)
            throw Error(m_network->id, "remembers nothing, or not as much");
    }

    double descend(
        std::span<const Tensor> state, int passes, std::vector<Tensor>* after, const Tensor& target, const Descent& how)
    {
        requireInputs(*m_network, state);
        const Shape shape = shapeOf(m_network->outputs.front());
        const auto fits
            = [&](const Tensor& tensor) { return tensor.count == state.front().count && tensor.shape == shape; };
        if (!fits(target) || (how.weights != nullptr && !fits(*how.weights)))
            throw Error(m_network->id, "makes other shapes than its targets have");
        std::vector<Part> parts = partsOf(state);
        const at::Tensor wanted = toTorch(target, at::kCPU);
        const at::Tensor weights = how.weights == nullptr ? at::Tensor() : toTorch(*how.weights, at::kCPU);
        const double whole = countOf(wanted, weights);
        forEachPart(parts, [&](Part& part) {
            const at::Tensor partWanted = part.of(wanted);
            const at::Tensor partWeights = weights.defined() ? part.of(weights) : weights;
            part.made = forward(part, passes);
            // Weights of the parts; together they make the mean over the whole batch.
            const double share = parts.size() == 1 ? 1 : countOf(partWanted, partWeights) / whole;
            if (share == 0)
                return;
            const at::Tensor loss = lossOf(part.made.front(), partWanted, partWeights) * share;
            part.loss = loss.item<double>();
            // The loss has no gradient if no learned number reaches the output, for example through at_least.
            if (loss.requires_grad())
                loss.backward();
        });
        double loss = 0;
        for (const Part& part : parts)
            loss += part.loss;
        const std::vector<at::Tensor> made = joined(parts);
        if (how.output != nullptr)
            *how.output = fromTorch(made.front(), shape);
        keepStatistics(parts);
        goDown(gradientOf(parts), how);
        keep(made, after);
        return loss;
    }

    Tensor judged(std::span<const Tensor> state, int passes, std::vector<Tensor>* after)
    {
        requireInputs(*m_network, state);
        std::vector<Part> parts = partsOf(state);
        forEachPart(parts, [&](Part& part) {
            const at::NoGradGuard guard;
            part.made = forward(part, passes);
        });
        const std::vector<at::Tensor> made = joined(parts);
        keep(made, after);
        return fromTorch(made.front(), shapeOf(m_network->outputs.front()));
    }

    /// A part of a batch for one thread. It has its own leaf tensor and statistics, so threads share no gradient.
    struct Part
    {
        std::int64_t from = 0;
        std::int64_t count = 0;
        std::vector<at::Tensor> state;
        at::Tensor numbers; ///< shares its memory with m_numbers
        std::vector<TorchParameters> parameters; ///< by layer
        std::vector<Normalisation> normalisations;
        std::vector<at::Tensor> made; ///< the outputs of the last pass
        double loss = 0;

        at::Tensor of(const at::Tensor& batch) const { return batch.narrow(0, from, count); }
    };

    std::vector<Part> partsOf(std::span<const Tensor> state) const
    {
        const std::int64_t boards = state.front().count;
        const std::int64_t count = std::clamp<std::int64_t>(m_threads, 1, std::max<std::int64_t>(boards, 1));
        std::vector<at::Tensor> whole;
        for (const Tensor& tensor : state)
            whole.push_back(toTorch(tensor, at::kCPU));
        std::vector<Part> parts(static_cast<std::size_t>(count));
        for (std::int64_t i = 0; i < count; ++i) {
            Part& part = parts[static_cast<std::size_t>(i)];
            part.from = boards * i / count;
            part.count = boards * (i + 1) / count - part.from;
            for (const at::Tensor& tensor : whole)
                part.state.push_back(part.of(tensor));
            part.numbers = m_numbers.detach();
            part.numbers.requires_grad_(true);
            part.parameters = m_parameters;
            part.normalisations = m_normalisations;
            for (Normalisation& normalisation : part.normalisations) {
                normalisation.mean = normalisation.mean.clone();
                normalisation.variance = normalisation.variance.clone();
            }
        }
        return parts;
    }

    /// Processes the last part in this thread and every other part in a separate thread, or here if the system has no
    /// room for another thread.
    template <typename Work>
    static void forEachPart(std::vector<Part>& parts, const Work& work)
    {
        std::vector<std::future<void>> others;
        for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
            try {
                others.push_back(std::async(std::launch::async, [&work, &part = parts[i]] {
                    at::set_num_threads(1); // the default of a new thread is the number of cores
                    work(part);
                }));
            } catch (const std::system_error&) {
                work(parts[i]);
            }
        }
        // If this throws, the futures still wait for their threads, which use the parts.
        work(parts.back());
        for (std::future<void>& other : others)
            other.get();
    }

    static std::vector<at::Tensor> joined(const std::vector<Part>& parts)
    {
        std::vector<at::Tensor> made;
        for (std::size_t output = 0; output < parts.front().made.size(); ++output) {
            std::vector<at::Tensor> all;
            for (const Part& part : parts)
                all.push_back(part.made[output].detach());
            made.push_back(all.size() == 1 ? all.front() : at::cat(all, 0));
        }
        return made;
    }

    /// Returns an undefined tensor if no learned number affects the output.
    static at::Tensor gradientOf(const std::vector<Part>& parts)
    {
        at::Tensor sum;
        for (const Part& part : parts) {
            const at::Tensor& gradient = part.numbers.grad();
            if (gradient.defined())
                sum = sum.defined() ? sum.add_(gradient) : gradient;
        }
        return sum;
    }

    /// Averages the statistics of the parts, weighted by their boards.
    void keepStatistics(const std::vector<Part>& parts)
    {
        const auto boards = static_cast<double>(parts.back().from + parts.back().count);
        for (std::size_t i = 0; i < m_normalisations.size(); ++i) {
            Normalisation& merged = m_normalisations[i];
            merged.mean.zero_();
            merged.variance.zero_();
            for (const Part& part : parts) {
                const double share = static_cast<double>(part.count) / boards;
                merged.mean.add_(part.normalisations[i].mean, share);
                merged.variance.add_(part.normalisations[i].variance, share);
            }
        }
    }

    /// Returns the sum of the weights that the loss is divided by.
    double countOf(const at::Tensor& wanted, const at::Tensor& weights) const
    {
        // One-hot targets have one number per place that is not 0: the mean is over places.
        if (!weights.defined())
            return isCrossEntropy(m_loss) ? wanted.sum().item<double>() : static_cast<double>(wanted.numel());
        return (isCrossEntropy(m_loss) ? (wanted * weights).sum() : weights.sum()).item<double>();
    }

    /// Copies the new values of the inputs to `after`, unless it is null.
    void keep(const std::vector<at::Tensor>& made, std::vector<Tensor>* after) const
    {
        for (std::size_t i = 0; after != nullptr && i < after->size(); ++i)
            (*after)[i] = fromTorch(made[i + 1], shapeOf(m_network->inputs[i]));
    }

    /// A single number.
    at::Tensor lossOf(const at::Tensor& out, const at::Tensor& wanted, const at::Tensor& weights) const
    {
        if (!weights.defined() && m_loss == LossKind::MeanSquare)
            return at::mse_loss(out, wanted);
        if (!weights.defined() && m_loss == LossKind::BinaryCrossEntropy)
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
        // One-hot targets have one number per place that is not 0: the mean is over places.
        const at::Tensor counts = isCrossEntropy(m_loss) ? wanted : at::ones_like(wanted);
        if (!weights.defined())
            return each.sum() / counts.sum();
        return (each * weights).sum() / (counts * weights).sum();
    }

    /// The learned numbers as parameters of their layers: views of the one tensor, which the gradients come together
    /// in.
    void shareOut(Part& to) const
    {
        std::int64_t at = 0;
        const auto taken = [&](at::IntArrayRef shape, std::int64_t count) {
            const at::Tensor part = to.numbers.narrow(0, at, count).view(shape);
            at += count;
            return part;
        };
        for (const LearnedLayer& learned : m_learned) {
            const Layer& layer = m_network->layers[learned.layer];
            TorchParameters& parameters = to.parameters[learned.layer];
            parameters.onePlane = learned.oneKernel;
            if (learned.like) {
                const TorchParameters& other = to.parameters[m_learned.at(*learned.like).layer];
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

    /// The outputs of the last pass.
    std::vector<at::Tensor> forward(Part& part, int passes) const
    {
        shareOut(part);
        std::vector<at::Tensor> now = part.state;
        std::vector<at::Tensor> made;
        for (int pass = 0; pass < passes; ++pass) {
            std::vector<at::Tensor> values(m_network->values.size());
            for (std::size_t i = 0; i < now.size(); ++i)
                values[static_cast<std::size_t>(m_network->inputs[i])] = now[i];
            for (std::size_t i = 0; i < m_network->layers.size(); ++i) {
                const Layer& layer = m_network->layers[i];
                if (const auto normalisation = m_normalisedBy[i]; normalisation)
                    values[static_cast<std::size_t>(layer.outputs.front())]
                        = normalised(part.normalisations[*normalisation], part.parameters[i],
                            values[static_cast<std::size_t>(layer.inputs.front())]);
                else
                    runTorchLayer(*m_network, layer, part.parameters[i], values);
            }
            made.clear();
            for (const ValueId output : m_network->outputs)
                made.push_back(values[static_cast<std::size_t>(output)]);
            now.assign(made.begin() + 1, made.end());
        }
        return made;
    }

    /// By the batch in a step, whose statistics are kept; by those that were kept where nothing is learned.
    static at::Tensor normalised(Normalisation& normalisation, const TorchParameters& parameters, const at::Tensor& x)
    {
        const at::Tensor weights = parameters.weights.view({static_cast<std::int64_t>(normalisation.planes)});
        return at::batch_norm(x, weights, parameters.bias, normalisation.mean, normalisation.variance,
            at::GradMode::is_enabled(), kOfBatch, normalisation.epsilon, false);
    }

    /// Adam (Kingma and Ba, 2015), with the means of both moments put right for their start at 0.
    void goDown(at::Tensor gradient, const Descent& how)
    {
        const at::NoGradGuard guard;
        m_firstLeft *= kFirstMoment;
        m_secondLeft *= how.secondMoment;
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
    }

    std::shared_ptr<const Network> m_network;
    std::vector<LearnedLayer> m_learned;
    LossKind m_loss;
    int m_threads;
    std::vector<TorchParameters> m_parameters; ///< by layer, as the network has them
    std::vector<Normalisation> m_normalisations;
    std::vector<std::optional<std::size_t>> m_normalisedBy; ///< by layer; none: not a trained normalisation
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
    // A thread for each part of a batch; no operation has threads of its own.
    at::set_num_threads(1);
    return std::make_unique<TorchTrainer>(std::move(network), learned, loss, threads);
}

} // namespace convoku
