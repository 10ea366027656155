// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

#include <memory>
#include <span>
#include <vector>

namespace convoku {

/// A convolution of a network whose numbers are learned instead of written.
struct LearnedLayer
{
    std::size_t layer = 0; ///< its place in Network::layers
    bool oneKernel = false; ///< one kernel, and one bias, serve all planes: of a layer with a group for each plane
    bool offset = true; ///< its bias is learned too; else it stays as it is

    friend bool operator==(const LearnedLayer&, const LearnedLayer&) = default;
};

/// How many numbers the layer learns: those of its kernels, [out channels, in channels / groups, kernel rows, kernel
/// columns] or, of one kernel, [kernel rows, kernel columns]; then its bias, [out channels] or one number. Throws Error
/// where it is no convolution, or has not a group for each plane that one kernel could serve.
std::size_t learnedNumbers(const Network& network, const LearnedLayer& layer);
/// Those of all, one layer behind the other, as the network has them. Of one kernel that of the first plane.
std::vector<float> learnedNumbersOf(const Network& network, std::span<const LearnedLayer> layers);

/// What is minimised.
enum class LossKind : std::uint8_t {
    MeanSquare, ///< the mean of (output − target)²
    BinaryCrossEntropy, ///< the mean of −t·log σ(x) − (1 − t)·log(1 − σ(x)); outputs are logits
};

/// A network that is being trained: it has one input and one output. Not for two threads at once.
class Trainer
{
public:
    virtual ~Trainer() = default;

    /// The learned numbers, in the order of learnedNumbersOf().
    virtual std::vector<float> numbers() const = 0;
    /// Begins again with these: what the optimiser has kept of former steps is forgotten. Throws Error where there are
    /// more or fewer.
    virtual void start(std::span<const float> numbers) = 0;
    /// One step of Adam (β 0.9 and 0.999, ε 1e-8) downhill at a learning rate, for N inputs [N, …] and their targets
    /// [N, …], which has the shape of the output. The loss before the step. Throws Error where shapes don't fit.
    virtual double step(const Tensor& input, const Tensor& target, double rate) = 0;
    /// What comes out for N inputs, [N, …].
    virtual Tensor output(const Tensor& input) = 0;
};

} // namespace convoku
