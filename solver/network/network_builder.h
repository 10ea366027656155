// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <optional>
#include <span>
#include <utility>

namespace convoku {

/// Builds a Network layer by layer, and translates words of logic into layers. Every word adds its layers to the open
/// group and returns the value of the last one. `words` describes the meaning of the result; shapes and ranges are
/// computed (interval arithmetic), except where a word knows a smaller range. Results computed from real numbers, or
/// with a factor that is not whole, are real, except those of a threshold. Throws Error with the words for a mistake
/// (shapes that do not fit, a word outside a group).
class NetworkBuilder
{
public:
    /// Starts a network for puzzles on that board.
    explicit NetworkBuilder(std::string networkId, Board board = {});
    Board board() const { return m_network.board; }

    /// Adds an input of the network. `axes` empty: the meaning of the dimensions is unknown.
    ValueId input(std::string name, Shape shape, Range range, std::optional<Axes> axes = {},
        NumberKind numbers = NumberKind::Whole);

    /// Opens a group; the following layers belong to it until endGroup().
    void beginGroup(GroupKind kind, std::string id, std::vector<ValueId> inputs);
    /// Opens the group of a rule; `sentence` describes the rule.
    void beginRule(const RuleInfo& rule, std::string sentence, std::vector<ValueId> inputs);
    void endGroup(std::vector<ValueId> outputs);

    // Single layers
    /// Adds a convolution. weights: [outChannels, channels of x / groups, kernel.rows, kernel.columns] row-major; bias
    /// empty: zeros.
    ValueId convolution(ValueId x, int outChannels, Extent kernel, Extent stride, int groups, SharedNumbers weights,
        std::vector<float> bias, std::string words);
    ValueId maxPool(ValueId x, Extent kernel, Extent stride, std::string words);
    ValueId upsample(ValueId x, Extent scale, std::string words);
    ValueId affine(ValueId x, double factor, double offset, std::string words);
    ValueId relu(ValueId x, std::string words) { return made(LayerKind::Relu, {x}, std::move(words)); }
    ValueId clamp(ValueId x, Range limits, std::string words);
    ValueId minimum(ValueId a, ValueId b, std::string words)
    {
        return made(LayerKind::Minimum, {a, b}, std::move(words));
    }
    ValueId maximum(ValueId a, ValueId b, std::string words)
    {
        return made(LayerKind::Maximum, {a, b}, std::move(words));
    }
    ValueId add(ValueId a, ValueId b, std::string words) { return made(LayerKind::Add, {a, b}, std::move(words)); }
    ValueId subtract(ValueId a, ValueId b, std::string words)
    {
        return made(LayerKind::Subtract, {a, b}, std::move(words));
    }
    ValueId multiply(ValueId a, ValueId b, std::string words)
    {
        return made(LayerKind::Multiply, {a, b}, std::move(words));
    }
    /// Returns a where s is 0, b where s is 1; s must be 0 … 1.
    ValueId select(ValueId a, ValueId b, ValueId s, std::string words);
    ValueId reshape(ValueId x, Shape shape, std::string words);
    /// Reorders the dimensions of x; `order` contains each once.
    ValueId permute(ValueId x, std::array<Dimension, 3> order, std::string words);
    /// Adds zeros around each plane.
    ValueId pad(ValueId x, Extent edge, std::string words);
    /// Joins the channels of two or more values with the same rows and columns.
    ValueId concatenate(std::vector<ValueId> values, std::string words);
    /// Returns 1 where x is at least the threshold, 0 elsewhere: whole numbers, for whole or real x. The threshold is
    /// rounded to a 32-bit float.
    ValueId atLeast(ValueId x, double threshold, std::string words);
    /// Multiplies a [C, R, K] by b [C, K, M], channel by channel; one of them may have a single channel for all. The
    /// result is whole if both are; as with a convolution, sums beyond 2^24 are not exact then.
    ValueId matrixProduct(ValueId a, ValueId b, std::string words)
    {
        return made(LayerKind::MatrixProduct, {a, b}, std::move(words));
    }
    // The following layers make real numbers.
    ValueId averagePool(ValueId x, Extent kernel, Extent stride, std::string words);
    ValueId sigmoid(ValueId x, std::string words) { return made(LayerKind::Sigmoid, {x}, std::move(words)); }
    ValueId tanh(ValueId x, std::string words) { return made(LayerKind::Tanh, {x}, std::move(words)); }
    ValueId softmax(ValueId x, Dimension along, std::string words);
    /// Returns x / sqrt(mean of x² along the dimension + epsilon). epsilon: above 0, also as a 32-bit float.
    ValueId rmsNormalise(ValueId x, Dimension along, double epsilon, std::string words);
    /// Returns x · Φ(x), without approximation.
    ValueId gelu(ValueId x, std::string words) { return made(LayerKind::Gelu, {x}, std::move(words)); }
    ValueId exp(ValueId x, std::string words) { return made(LayerKind::Exp, {x}, std::move(words)); }
    /// Returns the natural logarithm of x, which must be above 0.
    ValueId log(ValueId x, std::string words) { return made(LayerKind::Log, {x}, std::move(words)); }
    ValueId power(ValueId x, double exponent, std::string words);
    ValueId erf(ValueId x, std::string words) { return made(LayerKind::Erf, {x}, std::move(words)); }

    // Words of logic
    /// Returns 1 − a, for a of 0 … 1.
    ValueId notA(ValueId a, std::string words);
    /// Returns clamp(min(a, b), 0, 1), for values of 0 … 1.
    ValueId andBoth(ValueId a, ValueId b, std::string words);
    /// Returns clamp(max(a, b), 0, 1), for values of 0 … 1.
    ValueId orEither(ValueId a, ValueId b, std::string words);
    /// Returns 1 where a = k, 0 elsewhere: min(relu(a − k + 1), relu(k + 1 − a)). For whole numbers.
    ValueId equals(ValueId a, int k, std::string words);
    /// Returns 1 where two values are equal, 0 elsewhere: their difference equals 0.
    ValueId equalValues(ValueId a, ValueId b, std::string words);
    /// Returns 1 where a count is at least 1: clamp(a, 0, 1).
    ValueId any(ValueId a, std::string words);
    /// Sums each channel over adjacent windows: over a row {1, 9}, [C, 9, 9] → [C, 9, 1].
    ValueId countOver(Extent window, ValueId a, std::string words);
    /// Sums over the channels of each cell: [9, R, C] → [1, R, C].
    ValueId countInCell(ValueId a, std::string words);
    /// Returns a mask of the plane's shape with exactly one 1, at the first maximum in row-major order.
    ValueId pickOne(ValueId a, std::string words);

    /// Adds a copy of a layer of another network, with other inputs, and returns its first output. The range is
    /// computed by interval arithmetic. `unpooled`: the output shape of Reshape and MaxUnpool. Also throws Error if a
    /// number could be too large for a range.
    ValueId again(const Layer& like, std::vector<ValueId> inputs, Shape unpooled = {});

    /// Adds copies of all layers of another network to the open group, with `inputs` as its inputs, and returns its
    /// outputs. Values get new names as if they were made here, except those in `names`, which are named as by
    /// namedInGroup(). Throws Error outside a group, or if the inputs do not fit.
    std::vector<ValueId> append(
        const Network& network, const std::vector<ValueId>& inputs, const std::vector<std::string>& names = {});

    /// Renames a value; the default name is "group.layer number".
    ValueId named(ValueId value, std::string name);
    /// Renames a value to the open group's id and the name, "naked_pair_row.pair", for values that are read from
    /// outside the group.
    ValueId namedInGroup(ValueId value, const std::string& name);
    /// States a smaller range than interval arithmetic finds, if an invariant of the whole network guarantees it. Tests
    /// check that every run stays within it.
    ValueId inRange(ValueId value, Range range);

    /// States the trained numbers of the convolution that was added last and makes the value.
    ValueId withTrained(ValueId value, TrainedNumbers trained)
    {
        m_network.layers.back().trained = std::move(trained);
        return value;
    }

    /// State the meaning of the dimensions, or of the planes, of a value if its layers do not define it.
    ValueId withAxes(ValueId value, Axes axes);
    ValueId withPlanes(ValueId value, Axis planes);

    Shape shapeOf(ValueId value) const { return m_network.value(value).shape; }
    Axes axesOf(ValueId value) const { return m_network.value(value).axes; }
    Range rangeOf(ValueId value) const { return m_network.value(value).range; }
    NumberKind numbersOf(ValueId value) const { return m_network.value(value).numbers; }
    /// Returns the number of layers added so far.
    std::size_t layerCount() const { return m_network.layers.size(); }

    /// Returns the finished network, validated.
    Network build(std::vector<ValueId> outputs);

private:
    /// `unpooled`: see outputShape().
    ValueId push(Layer layer, Shape unpooled = {});
    /// Adds a layer that has no weights or other numbers.
    ValueId made(LayerKind kind, std::vector<ValueId> inputs, std::string words);
    void requireLogical(ValueId a, const std::string& words) const;

    Network m_network;
    bool m_inGroup = false;
};

} // namespace convoku
