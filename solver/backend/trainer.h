// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// A convolution of a network whose numbers are learned instead of written.
struct LearnedLayer
{
    std::size_t layer = 0; ///< its place in Network::layers
    bool oneKernel = false; ///< one kernel, and one bias, serve all planes: of a layer with a group for each plane
    bool offset = true; ///< its bias is learned too; else it stays as it is
    /// The place in the list of one before it with as many numbers: it has those, and learns none of its own.
    std::optional<std::size_t> like = std::nullopt;
    /// The layer is batch normalisation of each plane, with its offset: in a step by mean and variance of the batch, to
    /// which this is added; otherwise by those that the steps so far have left. learnedNumbersOf() has both in them.
    std::optional<double> normaliseEps = std::nullopt;

    friend bool operator==(const LearnedLayer&, const LearnedLayer&) = default;
};

/// Returns how many numbers the layer learns: those of its kernels, [out channels, in channels / groups, kernel rows,
/// kernel columns] or, with one kernel, [kernel rows, kernel columns]; then its bias, [out channels] or one number; 0
/// for a layer that is like another. Throws Error if the layer is not a convolution, or if one kernel is to serve all
/// planes but the layer does not have a group for each plane.
std::size_t learnedNumbers(const Network& network, const LearnedLayer& layer);
/// Returns the learned numbers of all layers, one layer after the other, as the network has them. For one kernel, they
/// are those of the first plane.
std::vector<float> learnedNumbersOf(const Network& network, std::span<const LearnedLayer> layers);

/// Loss that is minimised.
enum class LossKind : std::uint8_t {
    MeanSquare, ///< the mean of (output − target)²
    BinaryCrossEntropy, ///< the mean of −t·log σ(x) − (1 − t)·log(1 − σ(x)); outputs are logits
    CrossEntropy, ///< the mean of −Σ t·log softmax(x), over the planes: one of them is right at each place
    CrossEntropyOfRows, ///< the same over the rows: one of them is right for each plane and column
};
constexpr bool isCrossEntropy(LossKind kind)
{
    return kind == LossKind::CrossEntropy || kind == LossKind::CrossEntropyOfRows;
}

/// Settings of one training step.
struct Descent
{
    double rate = 0.01;
    /// Weight of each output: 0 or more, in the shape of the output, and not all 0. The mean is weighted by them: with
    /// CrossEntropy, a place counts as the plane that is right there; with CrossEntropyOfRows, a column counts as that
    /// row. Null: all alike.
    const Tensor* weights = nullptr;
    double longest = 0; ///< a longer gradient is shortened to that length (Euclid's); 0: none is
    double secondMoment = 0.999; ///< Adam's β₂
    Tensor* output = nullptr; ///< where what came out before the step is put; null: nobody asks
};

/// State of a trainer from step to step, beside the numbers.
struct Moments
{
    std::vector<float> mean; ///< of each number's gradient, fading
    std::vector<float> square; ///< of its square
    double firstLeft = 1; ///< the product of all β₁ so far: how much of the start is left
    double secondLeft = 1;
    /// For each normalising layer, in order: the mean of each plane, then its variance, fading as PyTorch's do (a step
    /// counts 0.1). Empty: means of 0, variances of 1.
    std::vector<float> statistics = {};
    /// Trainer::numbers() without the statistics, to the last bit. Empty where no layer normalises.
    std::vector<float> plain = {};

    friend bool operator==(const Moments&, const Moments&) = default;
};

/// A network that is being trained. It has one input and one output, which is judged; or it remembers, and behind that
/// output has one for each input: what that becomes in the next pass. Not for two threads at once.
class Trainer
{
public:
    virtual ~Trainer() = default;

    /// The learned numbers, in the order of learnedNumbersOf().
    virtual std::vector<float> numbers() const = 0;
    /// Begins again with these: what was kept of former steps is forgotten. Throws Error where there are more or fewer.
    virtual void start(std::span<const float> numbers) = 0;
    /// Goes on where another stood: with its numbers and its moments. Throws Error where there are more or fewer.
    virtual void goOn(std::span<const float> numbers, const Moments& moments) = 0;
    virtual Moments moments() const = 0;
    /// One step of Adam (β₁ 0.9, ε 1e-8) downhill, for N inputs [N, …] and their targets [N, …], which has the
    /// shape of the output. The loss before the step. Throws Error where shapes don't fit.
    virtual double step(const Tensor& input, const Tensor& target, const Descent& how) = 0;
    double step(const Tensor& input, const Tensor& target, double rate) { return step(input, target, Descent{rate}); }
    /// Returns the network's output for N inputs, [N, …].
    virtual Tensor output(const Tensor& input) = 0;

    /// The same of one that remembers, run `passes` times: what comes out of the last one is judged, and the gradient
    /// goes back through all of them. `state`: of N boards each input, [N, …]; behind it what they have become. Throws
    /// Error as step() does, and where the network remembers nothing.
    virtual double stepThrough(std::vector<Tensor>& state, int passes, const Tensor& target, const Descent& how) = 0;
    /// Returns the output of the last pass.
    virtual Tensor outputThrough(std::vector<Tensor>& state, int passes) = 0;
};

} // namespace convoku
