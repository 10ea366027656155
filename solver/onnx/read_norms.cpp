// SPDX-License-Identifier: MIT
// Operators that divide numbers by what a line of them has in common.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

/// Normalises the lines of {before, length, behind}: divides each number by the root of the mean of the squares of its
/// line. `isCentred`: the mean of the line is subtracted first.
ValueId standardised(const NodeContext& node, ValueId lines, bool isCentred)
{
    TensorMaker& maker = node.maker();
    const double epsilon = node.real("epsilon", 1e-5);
    if (!(static_cast<float>(epsilon) >= std::numeric_limits<float>::min()))
        failOnnx(Code::Attribute, "epsilon");
    const Extent line{maker.shapeOf(lines).rows, 1};
    if (isCentred)
        lines = maker.subtract(lines, maker.averagePool(lines, line, line));
    return maker.rmsNormalise(lines, Dimension::Rows, epsilon);
}

/// A number for each channel, or one for each group of them.
std::vector<double> ofChannels(const NodeContext& node, int input, std::int64_t channels, std::int64_t groups)
{
    const Constant& given = node.finiteConstant(input);
    const auto count = static_cast<std::int64_t>(given.numbers.size());
    if (count == channels)
        return given.numbers;
    if (count != groups)
        failOnnx(Code::FittingShapes, {}, given.dims);
    std::vector<double> made;
    for (std::int64_t channel = 0; channel < channels; ++channel)
        made.push_back(given.numbers[static_cast<std::size_t>(channel / (channels / groups))]);
    return made;
}

} // namespace

void readLayerNormalization(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const bool isCentred = node.op() == "LayerNormalization";
    if (node.wants(1) || node.wants(2))
        failOnnx(Code::Attribute, "Mean");
    const std::size_t axis = node.axisOf(x, node.number("axis", -1));
    TensorMaker& maker = node.maker();
    GraphTensor made = x;
    made.value = standardised(node, maker.view(x, threeOf(x.dims, axis, x.dims.size())), isCentred);
    made = elementWise(node, "Mul", made, node.numbers(1));
    if (isCentred && node.has(2))
        made = elementWise(node, "Add", made, node.numbers(2));
    node.set(0, std::move(made));
}

void readGroupNormalization(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    if (x.dims.empty() || x.leading != 0)
        failOnnx(Code::Rank, {}, x.dims);
    const std::int64_t channels = x.dims.front();
    const std::int64_t groups = node.op() == "GroupNormalization" ? node.number("num_groups", 0) : channels;
    if (groups < 1 || channels % groups != 0)
        failOnnx(Code::Attribute, "num_groups");
    TensorMaker& maker = node.maker();
    const std::int64_t all = elementsOf(x.dims, maker.limits().elements);
    const auto lines = [&](std::int64_t count) {
        return Shape{static_cast<int>(count), static_cast<int>(all / count), 1};
    };
    const ValueId made = standardised(node, maker.view(x, lines(groups)), true);
    node.set(maker.perChannel(maker.reshape(made, lines(channels)), ofChannels(node, 1, channels, groups),
                 ofChannels(node, 2, channels, groups), false),
        x.dims);
}

void readLogSoftmax(NodeContext& node)
{
    GraphTensor made = node.value(0);
    const bool isOld = node.operators() < 13; // along all that is behind the axis too
    const std::size_t axis = node.axisOf(made, node.number("axis", isOld ? 1 : -1));
    TensorMaker& maker = node.maker();
    const ValueId lines = maker.view(made, threeOf(made.dims, axis, isOld ? made.dims.size() : axis + 1));
    // From the largest on: nothing overflows, and the sum is at least 1.
    const Extent line{maker.shapeOf(lines).rows, 1};
    const ValueId below = maker.subtract(lines, maker.maxPool(lines, line, line));
    const ValueId sum = maker.lineSum(maker.made(LayerKind::Exp, {below}));
    made.value = maker.subtract(below, maker.made(LayerKind::Log, {sum}));
    node.set(0, std::move(made));
}

} // namespace convoku
