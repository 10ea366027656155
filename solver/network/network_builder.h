// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <optional>
#include <span>
#include <utility>

namespace convoku {

/// Builds a Network layer by layer and speaks the words of logic out of layers. Every word adds the layers that it
/// stands for to the open group and returns the value they end in. `words` says what the result means; shapes and
/// ranges follow by themselves (interval arithmetic), except where a word knows better. What is made of real numbers,
/// or by a factor that is not whole, is real, but for what a threshold answers. A mistake (shapes that don't fit, a
/// word outside a group) throws Error with the words.
class NetworkBuilder
{
public:
    /// For puzzles on that board.
    explicit NetworkBuilder(std::string networkId, Board board = {});
    Board board() const { return m_network.board; }

    /// An input of the network. Not said: its dimensions stand for nothing that is known.
    ValueId input(std::string name, Shape shape, Range range, std::optional<Axes> axes = {},
        NumberKind numbers = NumberKind::Whole);

    /// Opens a group; the layers that follow belong to it until endGroup.
    void beginGroup(GroupKind kind, std::string id, std::vector<ValueId> inputs);
    /// A group of a rule, with what it does in a sentence.
    void beginRule(const RuleInfo& rule, std::string sentence, std::vector<ValueId> inputs);
    void endGroup(std::vector<ValueId> outputs);

    // Single layers
    /// weights: [outChannels, channels of x / groups, kernel.rows, kernel.columns] row-major; bias empty = zeros.
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
    /// a where s is 0, b where s is 1; s must be 0 … 1.
    ValueId select(ValueId a, ValueId b, ValueId s, std::string words);
    ValueId reshape(ValueId x, Shape shape, std::string words);
    /// The dimensions of x in another order, each once.
    ValueId permute(ValueId x, std::array<Dimension, 3> order, std::string words);
    /// Zeros around each plane.
    ValueId pad(ValueId x, Extent edge, std::string words);
    /// The channels of one behind those of the other: two or more values with the same rows and columns.
    ValueId concatenate(std::vector<ValueId> values, std::string words);
    /// 1 where x is at least the threshold, 0 elsewhere: whole numbers of whole or real ones. The threshold becomes a
    /// 32-bit float.
    ValueId atLeast(ValueId x, double threshold, std::string words);
    /// a [C, R, K] times b [C, K, M], a product for each channel; one of them may have a single channel for all. Whole
    /// where both are: then sums beyond 2^24 are not exact, as those of a convolution.
    ValueId matrixProduct(ValueId a, ValueId b, std::string words)
    {
        return made(LayerKind::MatrixProduct, {a, b}, std::move(words));
    }
    // These make real numbers.
    ValueId averagePool(ValueId x, Extent kernel, Extent stride, std::string words);
    ValueId sigmoid(ValueId x, std::string words) { return made(LayerKind::Sigmoid, {x}, std::move(words)); }
    ValueId tanh(ValueId x, std::string words) { return made(LayerKind::Tanh, {x}, std::move(words)); }
    ValueId softmax(ValueId x, Dimension along, std::string words);
    /// x / sqrt(mean of x² along the dimension + epsilon). epsilon: above 0, also as a 32-bit float.
    ValueId rmsNormalise(ValueId x, Dimension along, double epsilon, std::string words);
    /// x · Φ(x), exactly.
    ValueId gelu(ValueId x, std::string words) { return made(LayerKind::Gelu, {x}, std::move(words)); }
    ValueId exp(ValueId x, std::string words) { return made(LayerKind::Exp, {x}, std::move(words)); }
    /// The natural logarithm; x is above 0.
    ValueId log(ValueId x, std::string words) { return made(LayerKind::Log, {x}, std::move(words)); }
    ValueId power(ValueId x, double exponent, std::string words);
    ValueId erf(ValueId x, std::string words) { return made(LayerKind::Erf, {x}, std::move(words)); }

    // Words
    /// 1 − a. For 0 … 1.
    ValueId notA(ValueId a, std::string words);
    /// clamp(min(a, b), 0, 1). For 0 … 1.
    ValueId andBoth(ValueId a, ValueId b, std::string words);
    /// clamp(max(a, b), 0, 1). For 0 … 1.
    ValueId orEither(ValueId a, ValueId b, std::string words);
    /// 1 where a = k, 0 elsewhere: min(relu(a − k + 1), relu(k + 1 − a)). For whole numbers.
    ValueId equals(ValueId a, int k, std::string words);
    /// 1 where two values are equal, 0 elsewhere: their difference equals 0.
    ValueId equalValues(ValueId a, ValueId b, std::string words);
    /// 1 where a count is at least 1: clamp(a, 0, 1).
    ValueId any(ValueId a, std::string words);
    /// Ones over windows side by side, each channel for itself: over a row {1, 9}, [C, 9, 9] → [C, 9, 1].
    ValueId countOver(Extent window, ValueId a, std::string words);
    /// Sum over the channels of each cell: [9, R, C] → [1, R, C].
    ValueId countInCell(ValueId a, std::string words);
    /// A mask of the plane's shape with exactly one 1, at the first maximum in row-major order.
    ValueId pickOne(ValueId a, std::string words);

    /// A layer of another network once more, on other values: its first output. The range is what interval arithmetic
    /// finds; of Reshape and MaxUnpool `unpooled` is the shape of the output. Throws Error too where a number could be
    /// too large for a range.
    ValueId again(const Layer& like, std::vector<ValueId> inputs, Shape unpooled = {});

    /// All layers of another network, in the open group, on `inputs` in place of its own; what comes out. Values are
    /// called as if they were made here, but those of `names` after the group, as namedInGroup() does.
    std::vector<ValueId> append(
        const Network& network, const std::vector<ValueId>& inputs, const std::vector<std::string>& names = {});

    /// Gives a value another name than the one it was made with ("group.layer number").
    ValueId named(ValueId value, std::string name);
    /// The same with the open group's id in front, "naked_pair_row.pair", for what others read inside a group.
    ValueId namedInGroup(ValueId value, const std::string& name);
    /// States a smaller range than interval arithmetic finds, where an invariant of the whole network holds it. Tests
    /// check that no run leaves it.
    ValueId inRange(ValueId value, Range range);

    /// States which numbers were trained of the convolution that was added last and makes the value.
    ValueId withTrained(ValueId value, TrainedNumbers trained)
    {
        m_network.layers.back().trained = std::move(trained);
        return value;
    }

    /// States what the dimensions, or the planes, of a value stand for, where its layers don't say.
    ValueId withAxes(ValueId value, Axes axes);
    ValueId withPlanes(ValueId value, Axis planes);

    Shape shapeOf(ValueId value) const { return m_network.value(value).shape; }
    Axes axesOf(ValueId value) const { return m_network.value(value).axes; }
    Range rangeOf(ValueId value) const { return m_network.value(value).range; }
    NumberKind numbersOf(ValueId value) const { return m_network.value(value).numbers; }
    /// Returns the number of layers added so far.
    std::size_t layerCount() const { return m_network.layers.size(); }

    /// The finished network, validated.
    Network build(std::vector<ValueId> outputs);

private:
    /// `unpooled`: see outputShape().
    ValueId push(Layer layer, Shape unpooled = {});
    /// A layer that has no numbers of its own.
    ValueId made(LayerKind kind, std::vector<ValueId> inputs, std::string words);
    void requireLogical(ValueId a, const std::string& words) const;

    Network m_network;
    bool m_inGroup = false;
};

} // namespace convoku
