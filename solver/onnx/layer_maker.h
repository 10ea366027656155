// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"
#include "solver/onnx/onnx_reader.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace convoku {

/// Makes the layers of a network that is read, with shapes, limits, ranges of the values and names. Throws OnnxFault if
/// shapes do not fit or a limit is exceeded, before memory is allocated.
class LayerMaker
{
public:
    explicit LayerMaker(const OnnxLimits& limits)
        : m_limits(limits)
    {
    }

    /// Sets the name of the following layers, for layers without a name of their own, and their words.
    void describe(std::string base, std::string words);

    ValueId input(const std::string& name, Shape shape, Range range, NumberKind numbers);
    void name(ValueId value, const std::string& wanted);

    ValueId convolution(
        ValueId x, Extent kernel, Extent stride, int groups, std::vector<float> weights, std::vector<float> bias);
    ValueId maxPool(ValueId x, Extent kernel, Extent stride);
    struct Pooled
    {
        ValueId maxima = kNoValue;
        ValueId places = kNoValue;
    };
    Pooled maxPoolWithIndices(ValueId x, Extent kernel, Extent stride);
    ValueId maxUnpool(ValueId x, ValueId places, Shape shape, Extent kernel, Extent stride);
    ValueId averagePool(ValueId x, Extent kernel, Extent stride);
    ValueId upsample(ValueId x, Extent scale);
    /// Adds an affine layer. If `x` comes from an affine layer, the new layer combines both and reads the first input.
    ValueId affine(ValueId x, double factor, double offset);
    ValueId relu(ValueId x) { return made(LayerKind::Relu, {x}); }
    ValueId clamp(ValueId x, Range limits);
    ValueId minimum(ValueId a, ValueId b);
    ValueId maximum(ValueId a, ValueId b) { return made(LayerKind::Maximum, {a, b}); }
    /// Adds two values. Makes a Select of a + s · (b − a) if s is within 0 … 1.
    ValueId add(ValueId a, ValueId b);
    ValueId subtract(ValueId a, ValueId b) { return made(LayerKind::Subtract, {a, b}); }
    ValueId multiply(ValueId a, ValueId b) { return made(LayerKind::Multiply, {a, b}); }
    /// Reshapes a value; returns `x` itself if it already has that shape.
    ValueId reshape(ValueId x, Shape shape);
    ValueId permute(ValueId x, std::array<Dimension, 3> order);
    ValueId pad(ValueId x, Extent edge);
    ValueId sigmoid(ValueId x) { return made(LayerKind::Sigmoid, {x}); }
    ValueId tanh(ValueId x) { return made(LayerKind::Tanh, {x}); }
    ValueId softmax(ValueId x, Dimension along);
    ValueId atLeast(ValueId x, double threshold);
    ValueId matrixProduct(ValueId a, ValueId b) { return made(LayerKind::MatrixProduct, {a, b}); }
    ValueId rmsNormalise(ValueId x, Dimension along, double epsilon);
    ValueId power(ValueId x, double exponent);
    ValueId gelu(ValueId x) { return made(LayerKind::Gelu, {x}); }
    ValueId concatenate(const std::vector<ValueId>& values);
    /// Adds a layer that has no parameters.
    ValueId made(LayerKind kind, std::vector<ValueId> inputs)
    {
        return push({.kind = kind, .inputs = std::move(inputs)});
    }

    Shape shapeOf(ValueId value) const { return at(value).value.shape; }
    bool isWhole(ValueId value) const { return at(value).value.numbers == NumberKind::Whole; }
    double lowOf(ValueId value) const { return at(value).low; }
    double highOf(ValueId value) const { return at(value).high; }
    /// Returns the layer that computes the value; null for an input.
    const Layer* makerOf(ValueId value) const;
    const OnnxLimits& limits() const { return m_limits; }
    /// Counts numbers towards OnnxLimits::weights. Throws OnnxFault if this limit is exceeded.
    void takeNumbers(std::int64_t count);

    /// Returns a network of the layers that the outputs depend on, in one group.
    Network build(const std::string& id, const std::vector<ValueId>& inputs, const std::vector<ValueId>& outputs) const;

private:
    struct Made
    {
        Value value;
        double low = 0; ///< smallest possible number; may be infinite. Value::range has finite whole numbers
        double high = 0; ///< largest possible number
        int layer = -1; ///< index of the layer that computes it; −1: an input
        bool isNamed = false;
    };
    const Made& at(ValueId value) const { return m_made[static_cast<std::size_t>(value)]; }
    Interval intervalOf(ValueId value) const { return {at(value).low, at(value).high}; }
    /// Adds a layer. `unpooled`: see outputShape(). `high`: an upper limit of the output if it is lower than the one
    /// that follows from the kind.
    ValueId push(Layer layer, Shape unpooled = {}, double high = std::numeric_limits<double>::infinity());
    ValueId addValue(Value value, Interval interval, int layer);
    std::optional<ValueId> asSelect(ValueId a, ValueId product);
    double peakOf(ValueId a, ValueId b) const;

    OnnxLimits m_limits;
    std::vector<Made> m_made;
    std::vector<Layer> m_layers;
    std::string m_base;
    std::string m_words;
    std::int64_t m_numbers = 0;
    std::int64_t m_elements = 0;
    std::int64_t m_operations = 0;
};

} // namespace convoku
