// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"
#include "solver/onnx/onnx_reader.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace convoku {

/// Makes the layers of a network that is read: shapes, limits, what the values can hold, names. Shapes that don't fit,
/// and what is too much, is an OnnxFault; it is told before memory is taken for it.
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
    /// One that is made of another affine one by itself is made of what that was made of.
    ValueId affine(ValueId x, double factor, double offset);
    ValueId relu(ValueId x) { return made(LayerKind::Relu, {x}); }
    ValueId clamp(ValueId x, Range limits);
    ValueId minimum(ValueId a, ValueId b);
    ValueId maximum(ValueId a, ValueId b) { return made(LayerKind::Maximum, {a, b}); }
    /// a + s · (b − a) with s of 0 … 1 is a Select.
    ValueId add(ValueId a, ValueId b);
    ValueId subtract(ValueId a, ValueId b) { return made(LayerKind::Subtract, {a, b}); }
    ValueId multiply(ValueId a, ValueId b) { return made(LayerKind::Multiply, {a, b}); }
    /// The value itself where it has that shape.
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
    /// A layer without numbers of its own.
    ValueId made(LayerKind kind, std::vector<ValueId> inputs)
    {
        return push({.kind = kind, .inputs = std::move(inputs)});
    }

    Shape shapeOf(ValueId value) const { return at(value).value.shape; }
    bool isWhole(ValueId value) const { return at(value).value.numbers == NumberKind::Whole; }
    double lowOf(ValueId value) const { return at(value).low; }
    double highOf(ValueId value) const { return at(value).high; }
    /// The layer that makes it; none of an input.
    const Layer* makerOf(ValueId value) const;
    const OnnxLimits& limits() const { return m_limits; }
    /// Takes so many numbers of those that there may be in all constants and layers together.
    void takeNumbers(std::int64_t count);

    /// The layers that the outputs depend on, in one group.
    Network build(const std::string& id, const std::vector<ValueId>& inputs, const std::vector<ValueId>& outputs) const;

private:
    struct Made
    {
        Value value;
        double low = 0; ///< what it can hold; Value::range is that in whole numbers, and not without end
        double high = 0;
        int layer = -1; ///< that makes it
        bool isNamed = false;
    };
    const Made& at(ValueId value) const { return m_made[static_cast<std::size_t>(value)]; }
    Interval intervalOf(ValueId value) const { return {at(value).low, at(value).high}; }
    /// `unpooled`: see outputShape(). `high`: what comes out is at most, where that is less than the kind says.
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
