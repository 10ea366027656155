// SPDX-License-Identifier: MIT
// Operators that weigh and add: convolutions and products with a matrix.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

/// One number for each channel: the bias, or zeros.
std::vector<double> biasOf(const NodeContext& node, int input, std::int64_t channels)
{
    if (!node.has(input))
        return std::vector<double>(static_cast<std::size_t>(channels), 0.);
    const Constant& bias = node.finiteConstant(input);
    if (static_cast<std::int64_t>(bias.numbers.size()) != channels)
        failOnnx(Code::FittingShapes, {}, bias.dims);
    return bias.numbers;
}

/// [out, in / groups, kernel rows, kernel columns], or without rows, and the image that it goes over.
const Constant& kernelOf(const NodeContext& node, const GraphTensor& x)
{
    const Constant& weights = node.finiteConstant(1);
    const std::size_t lines = weights.dims.size() < 2 ? 0 : weights.dims.size() - 2;
    // [out, in, …] and [puzzles, in, …]: as many dimensions behind both.
    const bool fits = lines >= 1 && lines + 1 == x.dims.size();
    if (fits && lines > 2)
        failOnnx(Code::OtherWindow, {}, {static_cast<std::int64_t>(lines)});
    if (x.dims.size() < 2 || x.dims.size() > 3 || x.leading != 0)
        failOnnx(Code::Rank, {}, x.dims);
    if (!fits || weights.numbers.empty())
        failOnnx(Code::Rank, {}, weights.dims);
    const Dims kernel(weights.dims.begin() + 2, weights.dims.end());
    if (const auto shape = node.numbers("kernel_shape"); shape && *shape != kernel)
        failOnnx(Code::Attribute, "kernel_shape");
    return weights;
}

std::int64_t groupsOf(const NodeContext& node, std::int64_t channels, std::int64_t ofWeights)
{
    const std::int64_t groups = node.number("group", 1);
    if (groups < 1 || channels % groups != 0 || ofWeights % groups != 0)
        failOnnx(Code::Attribute, "group");
    return groups;
}

/// Flipped, and from [in, out / groups, …] to [out, in / groups, …].
std::vector<double> turnedKernel(const Constant& weights, std::int64_t groups)
{
    const std::int64_t outEach = weights.dims[1];
    const std::int64_t inEach = weights.dims[0] / groups;
    const std::int64_t plane = weights.dims[2] * weights.dims[3];
    std::vector<double> made;
    made.reserve(weights.numbers.size());
    for (std::int64_t out = 0; out < outEach * groups; ++out) {
        for (std::int64_t in = 0; in < inEach; ++in) {
            const std::int64_t from = (out / outEach * inEach + in) * outEach + out % outEach;
            for (std::int64_t place = plane; place-- > 0;)
                made.push_back(weights.numbers[static_cast<std::size_t>(from * plane + place)]);
        }
    }
    return made;
}

/// The numbers stand apart, with zeros between them.
ValueId apart(TensorMaker& maker, ValueId x, std::int64_t rows, std::int64_t columns)
{
    if (rows == 1 && columns == 1)
        return x;
    const Extent scale{static_cast<int>(rows), static_cast<int>(columns)};
    const ValueId repeated = maker.upsample(x, scale);
    const Shape shape = maker.shapeOf(repeated);
    std::vector<double> mask(static_cast<std::size_t>(shape.rows) * static_cast<std::size_t>(shape.columns), 0.);
    for (int row = 0; row < shape.rows; row += scale.rows) {
        for (int column = 0; column < shape.columns; column += scale.columns)
            mask[static_cast<std::size_t>(row) * static_cast<std::size_t>(shape.columns)
                + static_cast<std::size_t>(column)]
                = 1;
    }
    return maker.multiply(repeated, maker.constant({1, shape.rows, shape.columns}, mask));
}

/// x · W + bias, with x along its last axis; W: [in, out], or turned.
void product(NodeContext& node, const GraphTensor& x, const Constant& weights, bool isTurned, double alpha,
    const std::vector<double>& bias)
{
    const auto outs = static_cast<std::int64_t>(bias.size());
    const std::size_t axis = x.dims.size() - 1;
    const std::int64_t ins = x.dims[axis];
    node.maker().takeNumbers(static_cast<std::int64_t>(weights.numbers.size()));
    std::vector<double> rows;
    rows.reserve(weights.numbers.size());
    for (std::int64_t out = 0; out < outs; ++out) {
        for (std::int64_t in = 0; in < ins; ++in)
            rows.push_back(
                alpha * weights.numbers[static_cast<std::size_t>(isTurned ? out * ins + in : in * outs + out)]);
    }
    node.set(0, node.maker().weighted(x, axis, rows, bias));
}

} // namespace

void readConv(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const Constant& weights = kernelOf(node, x);
    const std::int64_t outs = weights.dims[0];
    const std::int64_t groups = groupsOf(node, x.dims[0], outs);
    if (weights.dims[1] * groups != x.dims[0])
        failOnnx(Code::FittingShapes, {}, x.dims);
    const std::vector<double> bias = biasOf(node, 2, outs);
    const WindowPlan plan = windowPlan(node, x.dims, {weights.dims.begin() + 2, weights.dims.end()});
    const ValueId made = node.maker().windows(
        node.maker().view(asImage(x)), plan.rows, plan.columns, static_cast<int>(groups), weights.numbers, bias);
    node.set(made, plan.dims(outs));
}

void readConvTranspose(NodeContext& node)
{
    const GraphTensor x = asImage(node.value(0));
    Constant weights = kernelOf(node, node.value(0));
    const bool isImage = weights.dims.size() == 4;
    if (!isImage)
        weights.dims.insert(weights.dims.begin() + 2, 1);
    const std::int64_t groups = groupsOf(node, x.dims[0], weights.dims[0]);
    if (weights.dims[0] != x.dims[0])
        failOnnx(Code::FittingShapes, {}, x.dims);
    const std::int64_t outs = weights.dims[1] * groups;
    const std::vector<double> bias = biasOf(node, 2, outs);
    const auto pair = [&](const char* name, std::int64_t otherwise, std::int64_t least) {
        Dims given = node.numbers(name).value_or(Dims(isImage ? 2 : 1, otherwise));
        if (!isImage)
            given.insert(given.begin(), otherwise);
        if (given.size() != 2 || given[0] < least || given[1] < least)
            failOnnx(Code::Attribute, name);
        return given;
    };
    const Dims strides = pair("strides", 1, 1);
    const Dims dilations = pair("dilations", 1, 1);
    const Dims added = pair("output_padding", 0, 0);
    Dims pads = node.numbers("pads").value_or(Dims(isImage ? 4 : 2, 0));
    if (!isImage && pads.size() == 2)
        pads = {0, pads[0], 0, pads[1]};
    if (pads.size() != 4)
        failOnnx(Code::Attribute, "pads");
    const std::string automatic = node.text("auto_pad", "NOTSET");
    const auto wanted = node.numbers("output_shape");
    if (wanted
        || (automatic != "NOTSET" && automatic != "VALID" && automatic != "SAME_UPPER" && automatic != "SAME_LOWER"))
        failOnnx(Code::Attribute, wanted ? "output_shape" : "auto_pad");
    WindowLine lines[2];
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t reach = (weights.dims[2 + i] - 1) * dilations[i] + 1;
        if (automatic != "NOTSET") {
            const std::int64_t all
                = automatic == "VALID" ? 0 : std::max<std::int64_t>(0, reach + added[i] - strides[i]);
            pads[i] = automatic == "SAME_LOWER" ? all - all / 2 : all / 2;
            pads[2 + i] = all - pads[i];
        }
        WindowLine& line = lines[i];
        line.length = x.dims[1 + i] * strides[i];
        line.kernel = weights.dims[2 + i];
        line.dilation = dilations[i];
        line.before = reach - 1 - pads[i];
        line.count = (x.dims[1 + i] - 1) * strides[i] + reach - pads[i] - pads[2 + i] + added[i];
        if (line.count < 1)
            failOnnx(Code::FittingShapes, {}, x.dims);
    }
    TensorMaker& maker = node.maker();
    elementsOf({x.dims[0], lines[0].length, lines[1].length}, maker.limits().elements);
    elementsOf({outs, lines[0].count, lines[1].count}, maker.limits().elements);
    const Dims dims = isImage ? Dims{outs, lines[0].count, lines[1].count} : Dims{outs, lines[1].count};
    // One that only repeats: each number fills a window of its own.
    const bool fills = strides == Dims{weights.dims[2], weights.dims[3]} && dilations == Dims{1, 1}
        && pads == Dims{0, 0, 0, 0} && added == Dims{0, 0};
    const std::int64_t plane = weights.dims[2] * weights.dims[3];
    const auto isEven = [&] {
        for (std::size_t i = 0; i < weights.numbers.size(); ++i) {
            if (weights.numbers[i] != weights.numbers[i - i % static_cast<std::size_t>(plane)])
                return false;
        }
        return true;
    };
    const std::vector<double> turned = turnedKernel(weights, groups);
    if (fills && isEven()) {
        std::vector<double> points;
        for (std::size_t i = 0; i < turned.size(); i += static_cast<std::size_t>(plane))
            points.push_back(turned[i]);
        ValueId made = maker.view(x);
        const bool isPlain = groups == x.dims[0] && outs == x.dims[0]
            && std::ranges::all_of(points, [](double point) { return point == 1; })
            && std::ranges::all_of(bias, [](double number) { return number == 0; });
        if (!isPlain)
            made = maker.convolution(
                made, {1, 1}, {1, 1}, static_cast<int>(groups), maker.floats(points), maker.floats(bias));
        const Extent scale{static_cast<int>(strides[0]), static_cast<int>(strides[1])};
        return node.set(maker.upsample(made, scale), dims);
    }
    const ValueId spread = apart(maker, maker.view(x), strides[0], strides[1]);
    node.set(maker.windows(spread, lines[0], lines[1], static_cast<int>(groups), turned, bias), dims);
}

void readGemm(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const Constant& weights = node.finiteConstant(1);
    if (x.dims.size() - x.leading != 1)
        failOnnx(Code::Rank, {}, x.dims);
    if (weights.dims.size() != 2 || weights.numbers.empty())
        failOnnx(Code::Rank, {}, weights.dims);
    if (node.number("transA", 0) != 0)
        failOnnx(Code::Attribute, "transA");
    const bool isTurned = node.number("transB", 0) != 0;
    if (weights.dims[isTurned ? 1 : 0] != x.dims.back())
        failOnnx(Code::FittingShapes, {}, x.dims);
    std::vector<double> bias(static_cast<std::size_t>(weights.dims[isTurned ? 0 : 1]), 0.);
    if (node.has(2)) {
        const Constant& added = node.finiteConstant(2);
        if (added.dims.size() > 2 || (added.dims.size() == 2 && added.dims[0] != 1)
            || (added.numbers.size() != 1 && added.numbers.size() != bias.size()))
            failOnnx(Code::FittingShapes, {}, added.dims);
        for (std::size_t i = 0; i < bias.size(); ++i)
            bias[i] = node.real("beta", 1) * added.numbers[added.numbers.size() == 1 ? 0 : i];
    }
    product(node, x, weights, isTurned, node.real("alpha", 1), bias);
}

namespace {

/// Reads the product of two values: of the last two dimensions, for each index of the dimensions before them. Both must
/// have equally many dimensions; otherwise ONNX would align the puzzles of one value with another dimension of the
/// other.
void readProduct(NodeContext& node)
{
    const GraphTensor& a = node.value(0);
    const GraphTensor& b = node.value(1);
    const std::size_t rank = a.dims.size();
    if (a.leading != 0 || b.leading != 0 || rank < 2 || b.dims.size() != rank)
        failOnnx(Code::Rank, {}, a.dims);
    Dims dims(a.dims.begin(), a.dims.end() - 2);
    const Dims others(b.dims.begin(), b.dims.end() - 2);
    if (extentOf(dims, 0, dims.size()) == 1)
        dims = others;
    else if (dims != others && extentOf(others, 0, others.size()) != 1)
        failOnnx(Code::FittingShapes, {}, a.dims);
    dims.push_back(a.dims[rank - 2]);
    dims.push_back(b.dims.back());
    elementsOf(dims, node.maker().limits().elements);
    TensorMaker& maker = node.maker();
    node.set(maker.matrixProduct(maker.view(a), maker.view(b)), dims);
}

} // namespace

void readMatMul(NodeContext& node)
{
    if (!node.isConstant(0) && !node.isConstant(1))
        return readProduct(node);
    if (node.isConstant(0)) { // from the left: along the last but one
        const GraphTensor& x = node.value(1);
        const Constant& weights = node.finiteConstant(0);
        const std::size_t rank = x.dims.size();
        if (weights.dims.size() != 2 || weights.numbers.empty() || rank - x.leading < 2)
            failOnnx(Code::Rank, {}, weights.dims);
        if (weights.dims[1] != x.dims[rank - 2])
            failOnnx(Code::FittingShapes, {}, x.dims);
        const std::vector<double> none(static_cast<std::size_t>(weights.dims[0]), 0.);
        return node.set(0, node.maker().weighted(x, rank - 2, weights.numbers, none));
    }
    const GraphTensor& x = node.value(0);
    const Constant& weights = node.finiteConstant(1);
    // A line of several puzzles would mix them.
    const bool mixes = x.dims.size() == x.leading && node.batch() != 1;
    if (weights.dims.size() != 2 || weights.numbers.empty() || x.dims.empty() || mixes)
        failOnnx(Code::Rank, {}, weights.dims);
    if (weights.dims[0] != x.dims.back())
        failOnnx(Code::FittingShapes, {}, x.dims);
    product(node, x, weights, false, 1, std::vector<double>(static_cast<std::size_t>(weights.dims[1]), 0.));
}

void readBatchNormalization(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    if (node.number("training_mode", 0) != 0)
        failOnnx(Code::Attribute, "training_mode");
    if (x.dims.empty() || x.leading != 0)
        failOnnx(Code::Rank, {}, x.dims);
    const std::int64_t channels = x.dims.front();
    std::vector<double> of[4]; // scale, bias, mean, variance
    for (int i = 0; i < 4; ++i) {
        of[i] = node.finiteConstant(i + 1).numbers;
        if (static_cast<std::int64_t>(of[i].size()) != channels)
            failOnnx(Code::FittingShapes, {}, x.dims);
    }
    const double epsilon = node.real("epsilon", 1e-5);
    std::vector<double> factors;
    std::vector<double> offsets;
    for (std::size_t i = 0; i < of[0].size(); ++i) {
        factors.push_back(of[0][i] / std::sqrt(of[3][i] + epsilon));
        offsets.push_back(of[1][i] - of[2][i] * factors.back());
    }
    Shape shape = shapeFor(x.dims);
    if (shape.channels != channels) // the first dimension alone are channels
        shape = {static_cast<int>(channels), shape.elements() / static_cast<int>(channels), 1};
    const ValueId in = node.maker().view(x, shape);
    const bool mayMerge = node.isOnlyReader(0) && in == x.value;
    node.set(node.maker().perChannel(in, factors, offsets, mayMerge), x.dims);
}

} // namespace convoku
