// SPDX-License-Identifier: MIT
// Operators that are part of a larger one where exporters write it in parts: a root of an RMS normalisation, the error
// function of a GELU. Elsewhere they are layers by themselves.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

constexpr double kAlike = 1e-6; ///< as near as constants in 32 bits are

bool areAlike(double a, double b)
{
    return std::abs(a - b) <= kAlike * std::max({1., std::abs(a), std::abs(b)});
}

/// Follows Reshape layers back to the value whose numbers they pass on.
ValueId withoutShape(const TensorMaker& maker, ValueId value)
{
    for (const Layer* layer = maker.makerOf(value); layer != nullptr && layer->kind == LayerKind::Reshape;
         layer = maker.makerOf(value))
        value = layer->inputs.front();
    return value;
}

/// factor · of + offset
struct Line
{
    ValueId of = kNoValue;
    double factor = 1;
    double offset = 0;
};

Line lineOf(const TensorMaker& maker, ValueId value)
{
    value = withoutShape(maker, value);
    const Layer* const layer = maker.makerOf(value);
    if (layer == nullptr || layer->kind != LayerKind::Affine)
        return {value, 1, 0};
    return {withoutShape(maker, layer->inputs.front()), layer->factor, layer->offset};
}

/// The mean of the squares of x along a line, and what is added to it.
struct MeanOfSquares
{
    ValueId of = kNoValue;
    Shape lines; ///< as which x is looked at: the mean is along the rows
    double epsilon = 0;
};

std::optional<MeanOfSquares> meanOfSquares(const TensorMaker& maker, ValueId value)
{
    const Line line = lineOf(maker, value);
    const Layer* const pool = maker.makerOf(line.of);
    if (line.factor != 1 || !(static_cast<float>(line.offset) > 0) || pool == nullptr
        || pool->kind != LayerKind::AveragePool)
        return std::nullopt;
    const Shape lines = maker.shapeOf(pool->inputs.front());
    const Layer* const squares = maker.makerOf(withoutShape(maker, pool->inputs.front()));
    if (pool->kernel != Extent{lines.rows, 1} || squares == nullptr || squares->kind != LayerKind::Multiply
        || withoutShape(maker, squares->inputs[0]) != withoutShape(maker, squares->inputs[1])
        || maker.shapeOf(squares->inputs[0]) != maker.shapeOf(squares->inputs[1]))
        return std::nullopt;
    return MeanOfSquares{withoutShape(maker, squares->inputs.front()), lines, line.offset};
}

/// x / root
std::optional<GraphTensor> normalised(TensorMaker& maker, const GraphTensor& x, const GraphTensor& root)
{
    const auto mean = meanOfSquares(maker, root.value);
    if (!mean || withoutShape(maker, x.value) != mean->of || x.dims.size() != root.dims.size()
        || x.leading != root.leading)
        return std::nullopt;
    // The root is repeated along the axis that its mean was taken of, and along no other.
    std::size_t axis = 0;
    while (axis < x.dims.size() && (root.dims[axis] != 1 || threeOf(x.dims, axis, axis + 1) != mean->lines))
        ++axis;
    if (axis == x.dims.size())
        return std::nullopt;
    for (std::size_t i = 0; i < x.dims.size(); ++i) {
        if (i != axis && x.dims[i] != root.dims[i])
            return std::nullopt;
    }
    GraphTensor made = x;
    const std::size_t rank = x.dims.size();
    if (rank <= 3) {
        const std::size_t first = rank == 2 ? 1 : 0; // [1, A, B]
        made.value = maker.rmsNormalise(maker.view(x), static_cast<Dimension>(axis + first), mean->epsilon);
    } else {
        made.value = maker.rmsNormalise(maker.view(x, mean->lines), Dimension::Rows, mean->epsilon);
    }
    return made;
}

/// y · factor · (1 + erf(u)), with u = x / √2 and y a multiple of x.
std::optional<GraphTensor> gelu(TensorMaker& maker, const GraphTensor& y, const GraphTensor& share)
{
    const Unfinished& unfinished = share.unfinished;
    const Line from = lineOf(maker, y.value);
    const Line inside = lineOf(maker, share.value);
    if (!areAlike(unfinished.factor, unfinished.offset) || from.of != inside.of || y.dims != share.dims)
        return std::nullopt;
    double times = 1; // y = times · x
    if (inside.factor != 0)
        times = from.factor / (inside.factor * std::numbers::sqrt2);
    else if (inside.offset != 0)
        times = from.offset / (inside.offset * std::numbers::sqrt2);
    if (!(std::abs(times) > kAlike) || !areAlike(from.factor, times * std::numbers::sqrt2 * inside.factor)
        || !areAlike(from.offset, times * std::numbers::sqrt2 * inside.offset))
        return std::nullopt;
    GraphTensor made = y;
    if (!areAlike(times, 1))
        made.value = maker.affine(y.value, 1 / times, 0);
    made.unfinished = {Unfinished::Part::Gelu, 2 * unfinished.factor * times, 0};
    return made;
}

/// A GELU where no factor is left of it.
GraphTensor finished(TensorMaker& maker, GraphTensor tensor)
{
    if (tensor.unfinished.part == Unfinished::Part::Gelu && areAlike(tensor.unfinished.factor, 1)) {
        tensor.value = maker.gelu(tensor.value);
        tensor.unfinished = {};
    }
    return tensor;
}

/// With a number that is added to it, or that it is multiplied with.
std::optional<GraphTensor> withNumber(
    TensorMaker& maker, const std::string& op, const GraphTensor& tensor, double number)
{
    GraphTensor made = tensor;
    Unfinished& unfinished = made.unfinished;
    if (unfinished.part == Unfinished::Part::Root || !std::isfinite(number))
        return std::nullopt;
    if (op == "Add" && unfinished.part == Unfinished::Part::Erf) {
        unfinished.offset += number;
    } else if (op == "Mul" || (op == "Div" && number != 0)) {
        const double by = op == "Mul" ? number : 1 / number;
        unfinished.factor *= by;
        unfinished.offset *= by;
    } else {
        return std::nullopt;
    }
    return finished(maker, std::move(made));
}

} // namespace

GraphTensor finishedPart(TensorMaker& maker, GraphTensor tensor)
{
    const Unfinished unfinished = std::exchange(tensor.unfinished, {});
    switch (unfinished.part) {
    case Unfinished::Part::Root:
        tensor.value = maker.power(tensor.value, .5);
        break;
    case Unfinished::Part::Erf:
        tensor.value = maker.affine(maker.made(LayerKind::Erf, {tensor.value}), unfinished.factor, unfinished.offset);
        break;
    case Unfinished::Part::Gelu:
        tensor.value = maker.affine(maker.gelu(tensor.value), unfinished.factor, 0);
        break;
    case Unfinished::Part::None:
        break;
    }
    return tensor;
}

std::optional<GraphTensor> withPart(const NodeContext& node, const GraphTensor& a, const GraphTensor& b)
{
    using Part = Unfinished::Part;
    const std::string& op = node.op();
    TensorMaker& maker = node.maker();
    const auto isNumber = [](const GraphTensor& tensor) {
        return tensor.constant && tensor.constant->isUniform() && tensor.constant->numbers.size() == 1;
    };
    if (isNumber(b))
        return withNumber(maker, op, a, b.constant->numbers.front());
    if (isNumber(a) && op != "Div")
        return withNumber(maker, op, b, a.constant->numbers.front());
    if (a.constant || b.constant || (a.isUnfinished() && b.isUnfinished()))
        return std::nullopt;
    if (op == "Div" && b.unfinished.part == Part::Root)
        return normalised(maker, a, b);
    if (op != "Mul")
        return std::nullopt;
    const GraphTensor& share = a.isUnfinished() ? a : b;
    if (share.unfinished.part != Part::Erf)
        return std::nullopt;
    auto made = gelu(maker, a.isUnfinished() ? b : a, share);
    return made ? std::optional(finished(maker, std::move(*made))) : std::nullopt;
}

void readSqrt(NodeContext& node)
{
    GraphTensor made = node.value(0);
    made.isInteger = false;
    if (meanOfSquares(node.maker(), made.value))
        made.unfinished = {Unfinished::Part::Root, 1, 0};
    else
        made.value = node.maker().power(made.value, .5);
    node.set(0, std::move(made));
}

void readErf(NodeContext& node)
{
    GraphTensor made = node.value(0);
    made.isInteger = false;
    made.unfinished = {Unfinished::Part::Erf, 1, 0};
    node.set(0, std::move(made));
}

void readPow(NodeContext& node)
{
    GraphTensor made = node.value(0);
    const double exponent = node.scalar(1);
    made.value = node.maker().power(made.value, exponent);
    made.isInteger = made.isInteger && exponent == 2;
    node.set(0, std::move(made));
}

} // namespace convoku
