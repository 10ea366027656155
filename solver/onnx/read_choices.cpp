// SPDX-License-Identifier: MIT
// Operators that choose: by yes and no, by what is largest, by a number that says which.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

/// For a tensor of whole numbers, in a new last dimension: 1 at the place that each number names, 0 elsewhere.
GraphTensor oneHot(const NodeContext& node, const GraphTensor& which, std::int64_t count)
{
    TensorMaker& maker = node.maker();
    const bool isPlace = maker.isWhole(which.value) && maker.lowOf(which.value) >= 0
        && maker.highOf(which.value) < static_cast<double>(count);
    if (!isPlace)
        failOnnx(Code::Places);
    GraphTensor made = which;
    made.dims.push_back(count);
    const auto numbers = static_cast<int>(elementsOf(which.dims, maker.limits().elements));
    elementsOf(made.dims, maker.limits().elements);
    std::vector<double> places(static_cast<std::size_t>(count));
    std::iota(places.begin(), places.end(), 0.);
    // 1 − min(|number − place|, 1)
    const ValueId distance
        = maker.subtract(maker.view(which, {numbers, 1, 1}), maker.constant({1, 1, static_cast<int>(count)}, places));
    const ValueId size = maker.maximum(distance, maker.affine(distance, -1, 0));
    made.value = maker.affine(maker.clamp(size, {0, 1}), -1, 1);
    return made;
}

/// A tensor in which a new last dimension goes where it belongs.
GraphTensor lastMovedTo(const NodeContext& node, const GraphTensor& x, std::size_t place)
{
    std::vector<std::size_t> order(x.dims.size() - 1);
    std::iota(order.begin(), order.end(), std::size_t{0});
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(place), x.dims.size() - 1);
    return node.maker().transposed(x, order);
}

} // namespace

void readWhere(NodeContext& node)
{
    const GraphTensor& condition = node.numbers(0);
    const GraphTensor& a = node.numbers(1);
    const GraphTensor& b = node.numbers(2);
    TensorMaker& maker = node.maker();
    if (condition.constant && a.constant && b.constant) {
        const std::int64_t most = maker.limits().constants;
        const auto times = [](double x, double y) { return x == 0 ? 0 : y; };
        const auto unless = [](double x, double y) { return x == 0 ? y : 0; };
        const auto sum = [](double x, double y) { return x + y; };
        Constant made = broadcast(broadcast(*condition.constant, *a.constant, most, times),
            broadcast(*condition.constant, *b.constant, most, unless), most, sum);
        made.isFloat = a.constant->isFloat;
        return node.set(std::move(made));
    }
    // condition · a + (1 − condition) · b: exact where one of them is very large, as in a mask.
    GraphTensor otherwise;
    if (condition.constant) {
        Constant turned = *condition.constant;
        for (double& number : turned.numbers)
            number = number == 0 ? 1 : 0;
        otherwise = maker.tensor(std::move(turned));
    } else {
        otherwise = node.value(0);
        otherwise.value = maker.affine(otherwise.value, -1, 1);
    }
    node.set(
        0, elementWise(node, "Add", elementWise(node, "Mul", condition, a), elementWise(node, "Mul", otherwise, b)));
}

void readArgMax(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const bool isLast = node.number("select_last_index", 0) != 0;
    const std::size_t axis = node.axisOf(x, node.number("axis", 0));
    TensorMaker& maker = node.maker();
    const Shape three = threeOf(x.dims, axis, axis + 1);
    ValueId lines = maker.view(x, three);
    if (node.op() == "ArgMin")
        lines = maker.affine(lines, -1, 0);
    if (three.columns > 1)
        lines = maker.permute(lines, {Dimension::Channels, Dimension::Columns, Dimension::Rows});
    // A plane for each line: its places count from 0.
    lines = maker.reshape(lines, {three.channels * three.columns, three.rows, 1});
    const Extent line{three.rows, 1};
    GraphTensor made = x;
    if (isLast) { // the first one from behind
        std::vector<std::int64_t> backwards(static_cast<std::size_t>(three.rows));
        std::iota(backwards.rbegin(), backwards.rend(), std::int64_t{0});
        lines = maker.view(
            maker.picked(TensorMaker::tensor(lines, {three.channels * three.columns, three.rows, 1}), 1, backwards));
    }
    made.value = maker.maxPoolWithIndices(lines, line, line).places;
    if (isLast)
        made.value = maker.affine(made.value, -1, three.rows - 1);
    made.isInteger = true;
    made.dims[axis] = 1;
    if (node.number("keepdims", 1) == 0)
        made.dims.erase(made.dims.begin() + static_cast<std::ptrdiff_t>(axis));
    node.set(0, std::move(made));
}

void readOneHot(NodeContext& node)
{
    const GraphTensor& which = node.value(0);
    const auto count = static_cast<std::int64_t>(node.scalar(1));
    const Constant& values = node.finiteConstant(2);
    if (values.numbers.size() != 2)
        failOnnx(Code::FittingShapes, {}, values.dims);
    if (count < 1)
        failOnnx(Code::FittingShapes, {}, which.dims);
    const std::size_t axis = node.axisOf(which, node.number("axis", -1), 1);
    GraphTensor made = oneHot(node, which, count);
    made.value = node.maker().affine(made.value, values.numbers[1] - values.numbers[0], values.numbers[0]);
    made.isInteger = !values.isFloat;
    node.set(0, lastMovedTo(node, made, axis));
}

void readEmbedding(NodeContext& node)
{
    const Constant& table = node.finiteConstant(0);
    const GraphTensor& which = node.value(1);
    if (table.dims.empty() || table.numbers.empty() || node.number("axis", 0) != 0)
        failOnnx(Code::Attribute, "axis");
    const std::int64_t rows = table.dims.front();
    const auto width = static_cast<std::int64_t>(table.numbers.size()) / rows;
    std::vector<double> weights; // of each number of a row: those of the table's column
    node.maker().takeNumbers(static_cast<std::int64_t>(table.numbers.size()));
    for (std::int64_t column = 0; column < width; ++column) {
        for (std::int64_t row = 0; row < rows; ++row)
            weights.push_back(table.numbers[static_cast<std::size_t>(row * width + column)]);
    }
    const std::vector<double> none(static_cast<std::size_t>(width), 0.);
    GraphTensor made = node.maker().weighted(oneHot(node, which, rows), which.dims.size(), weights, none);
    made.dims.pop_back();
    made.dims.insert(made.dims.end(), table.dims.begin() + 1, table.dims.end());
    made.isInteger = !table.isFloat;
    node.set(0, std::move(made));
}

void readExpand(NodeContext& node)
{
    Constant zeros;
    zeros.dims = node.whole(1);
    if (std::ranges::any_of(
            zeros.dims, [](std::int64_t extent) { return extent < 1 && extent != NodeContext::kBatch; }))
        failOnnx(Code::FittingShapes, {}, zeros.dims);
    // The dimension of the puzzles stays as it is.
    const std::size_t rank = node.isConstant(0) ? 0 : 1 + node.value(0).dims.size();
    if (rank > 0 && zeros.dims.size() == rank
        && (zeros.dims[0] == NodeContext::kBatch || zeros.dims[0] == node.batch()))
        zeros.dims[0] = 1;
    zeros.isFloat = node.isConstant(0) ? node.constant(0).isFloat : !node.value(0).isInteger;
    zeros.numbers.assign(static_cast<std::size_t>(elementsOf(zeros.dims, node.maker().limits().elements)), 0.);
    node.set(0, elementWise(node, "Add", node.numbers(0), node.maker().tensor(std::move(zeros))));
}

void readTrilu(NodeContext& node)
{
    const GraphTensor& x = node.numbers(0);
    const Dims& dims = x.constant ? x.constant->dims : x.dims;
    if (dims.size() < 2)
        failOnnx(Code::Rank, {}, dims);
    const double from = node.has(1) ? node.scalar(1) : 0;
    const bool isUpper = node.number("upper", 1) != 0;
    Constant mask;
    mask.dims = {dims[dims.size() - 2], dims.back()};
    elementsOf(mask.dims, node.maker().limits().elements);
    for (std::int64_t row = 0; row < mask.dims[0]; ++row) {
        for (std::int64_t column = 0; column < mask.dims[1]; ++column) {
            const auto diagonal = static_cast<double>(column - row);
            mask.numbers.push_back((isUpper ? diagonal >= from : diagonal <= from) ? 1 : 0);
        }
    }
    mask.isFloat = x.constant ? x.constant->isFloat : !x.isInteger;
    node.set(0, elementWise(node, "Mul", x, node.maker().tensor(std::move(mask))));
}

void readTile(NodeContext& node)
{
    GraphTensor made = node.value(0);
    const Dims times = node.whole(1);
    if (made.leading != 0 || times.size() != 1 + made.dims.size())
        failOnnx(Code::Rank, {}, made.dims);
    if (times.front() != 1)
        failOnnx(Code::Batch);
    for (std::size_t axis = 0; axis < made.dims.size(); ++axis) {
        const std::int64_t length = made.dims[axis];
        if (times[axis + 1] < 1)
            failOnnx(Code::FittingShapes, {}, made.dims);
        if (times[axis + 1] == 1)
            continue;
        std::vector<std::int64_t> places(
            static_cast<std::size_t>(elementsOf({length, times[axis + 1]}, node.maker().limits().elements)));
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] = static_cast<std::int64_t>(i) % length;
        made = node.maker().picked(made, axis, places);
    }
    node.set(0, std::move(made));
}

} // namespace convoku
