// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// Selects a convolution whose numbers are learned.
struct LearnedLayer
{
    std::size_t layer = 0; ///< index in Network::layers
    bool oneKernel = false; ///< one kernel and one bias for all planes; needs a layer with one group per plane
    bool offset = true; ///< the bias is learned too; false: it stays unchanged
    /// Index in the list of an earlier layer with as many numbers. This layer shares those numbers and learns no
    /// others; none: it learns separate numbers.
    std::optional<std::size_t> like = std::nullopt;
    /// Epsilon of batch normalisation per plane, with bias; none: the layer does not normalise. A training step uses
    /// mean and variance of the batch; epsilon is added to the variance. Otherwise the running statistics of the steps
    /// so far are used. The numbers of learnedNumbersOf() include the statistics and epsilon.
    std::optional<double> normaliseEps = std::nullopt;

    friend bool operator==(const LearnedLayer&, const LearnedLayer&) = default;
};

/// Returns the count of numbers that the layer learns: those of its kernels, [out channels, in channels / groups,
/// kernel rows, kernel columns] or, with one kernel, [kernel rows, kernel columns]; then its bias, [out channels] or
/// one number. The count is 0 for a layer with `like`. Throws Error if the layer is not a convolution, or if
/// `oneKernel` is set but the layer does not have one group per plane.
std::size_t learnedNumbers(const Network& network, const LearnedLayer& layer);
/// Returns the learned numbers of all layers, one layer after the other, with their values in the network. With
/// `oneKernel`, they are those of the first plane.
std::vector<float> learnedNumbersOf(const Network& network, std::span<const LearnedLayer> layers);

/// Loss that is minimised.
enum class LossKind : std::uint8_t {
    MeanSquare, ///< the mean of (output − target)²
    BinaryCrossEntropy, ///< the mean of −t·log σ(x) − (1 − t)·log(1 − σ(x)); outputs are logits
    CrossEntropy, ///< the mean of −Σ t·log softmax(x) over the planes: one plane is right at each place
    CrossEntropyOfRows, ///< as CrossEntropy, but over the rows: one row is right for each plane and column
};
constexpr bool isCrossEntropy(LossKind kind)
{
    return kind == LossKind::CrossEntropy || kind == LossKind::CrossEntropyOfRows;
}

/// Settings of one training step.
struct Descent
{
    double rate = 0.01;
    /// Weight of each output: 0 or more, in the shape of the output, and not all 0. The loss is a weighted mean: with
    /// CrossEntropy, a place has the weight of its right plane; with CrossEntropyOfRows, a column has the weight of its
    /// right row. Null: equal weights.
    const Tensor* weights = nullptr;
    double longest = 0; ///< greatest Euclidean length of the gradient, which is scaled down to it; 0: no limit
    double secondMoment = 0.999; ///< Adam's β₂
    Tensor* output = nullptr; ///< receives the output from before the step; may be null
};

/// State of a trainer between steps, in addition to the numbers.
struct Moments
{
    std::vector<float> mean; ///< decaying mean of the gradient, by number; empty: zeros
    std::vector<float> square; ///< decaying mean of the squared gradient, by number; empty: zeros
    double firstLeft = 1; ///< product of all β₁ so far: remaining share of the initial mean
    double secondLeft = 1;
    /// For each normalising layer, in order: the mean of each plane, then its variance, decaying as in PyTorch (a step
    /// counts 0.1). Empty: means of 0, variances of 1.
    std::vector<float> statistics = {};
    /// Trainer::numbers() without the statistics, bit for bit. Empty if no layer normalises.
    std::vector<float> plain = {};

    friend bool operator==(const Moments&, const Moments&) = default;
};

/// Trains a network. The network has one input and one output, which the loss judges; or it has memory: then the judged
/// output is followed by one output per input, the value of that input in the next pass. Use it from one thread at a
/// time.
class Trainer
{
public:
    virtual ~Trainer() = default;

    /// Returns the learned numbers, in the order of learnedNumbersOf().
    virtual std::vector<float> numbers() const = 0;
    /// Restarts with these numbers and discards the state of earlier steps. Throws Error if their count is wrong.
    virtual void start(std::span<const float> numbers) = 0;
    /// Continues with the numbers and the moments of another trainer. Throws Error if a count is wrong.
    virtual void resume(std::span<const float> numbers, const Moments& moments) = 0;
    virtual Moments moments() const = 0;
    /// Runs one descent step of Adam (β₁ 0.9, ε 1e-8) for N inputs, [N, …], and their targets, [N, …] in the shape of
    /// the output. Returns the loss before the step. Throws Error if shapes do not fit.
    virtual double step(const Tensor& input, const Tensor& target, const Descent& how) = 0;
    double step(const Tensor& input, const Tensor& target, double rate) { return step(input, target, Descent{rate}); }
    /// Returns the output of the network for N inputs, [N, …].
    virtual Tensor output(const Tensor& input) = 0;

    /// Like step(), for a network with memory that runs `passes` passes: the loss judges the output of the last one,
    /// and the gradient passes through all of them. `state` holds each input for N boards, [N, …], and receives the new
    /// values. Throws Error as step() does, and if the network has no memory.
    virtual double stepThrough(std::vector<Tensor>& state, int passes, const Tensor& target, const Descent& how) = 0;
    /// Returns the output of the last pass and updates `state` as stepThrough() does.
    virtual Tensor outputThrough(std::vector<Tensor>& state, int passes) = 0;
};

} // namespace convoku
