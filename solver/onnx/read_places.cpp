// SPDX-License-Identifier: MIT
// Operators that take some of the numbers, or put numbers beside each other.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <numeric>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

/// Returns the given places of a constant or a value along an axis, which is counted as the node counts it.
GraphTensor taken(
    const NodeContext& node, const GraphTensor& x, std::size_t axis, const std::vector<std::int64_t>& places)
{
    if (!x.constant)
        return node.maker().picked(x, axis, places);
    return node.maker().tensor(picked(*x.constant, axis, places, node.maker().limits().constants));
}

std::size_t axisOf(const NodeContext& node, const GraphTensor& x, std::int64_t axis)
{
    return x.constant ? node.axisOf(*x.constant, axis) : node.axisOf(x, axis);
}

const Dims& dimsOf(const GraphTensor& x)
{
    return x.constant ? x.constant->dims : x.dims;
}

} // namespace

void readConcat(NodeContext& node)
{
    using enum Dimension;
    std::vector<GraphTensor> parts;
    const GraphTensor* first = nullptr;
    for (int i = 0; i < node.inputs(); ++i) {
        parts.push_back(node.numbers(i));
        if (!parts.back().constant && first == nullptr)
            first = &node.any(i);
    }
    if (parts.empty())
        failOnnx(Code::MissingInput, {}, {0});
    const std::int64_t axis = node.number("axis", 1);
    TensorMaker& maker = node.maker();
    if (first == nullptr) {
        std::vector<const Constant*> constants;
        constants.reserve(parts.size());
        for (const GraphTensor& part : parts)
            constants.push_back(part.constant.get());
        return node.set(joined(constants, node.axisOf(*constants.front(), axis), maker.limits().constants));
    }
    const GraphTensor like = *first;
    const std::size_t at = node.axisOf(like, axis);
    GraphTensor made = like;
    made.dims[at] = 0;
    for (GraphTensor& part : parts) {
        if (part.constant) { // the same for all puzzles
            const Constant& constant = *part.constant;
            if (constant.dims.size() != like.dims.size() + 1 - like.leading || constant.dims.front() != 1
                || like.leading != 0)
                failOnnx(Code::FittingShapes, {}, constant.dims);
            const Dims dims(constant.dims.begin() + 1, constant.dims.end());
            elementsOf(dims, maker.limits().elements);
            if (constant.numbers.empty())
                failOnnx(Code::FittingShapes, {}, constant.dims);
            part = TensorMaker::tensor(maker.constant(shapeFor(dims), constant.numbers), dims);
        }
        Dims other = part.dims;
        if (other.size() != like.dims.size() || part.leading != like.leading)
            failOnnx(Code::FittingShapes, {}, other);
        made.dims[at] += other[at];
        other[at] = like.dims[at];
        if (other != like.dims)
            failOnnx(Code::FittingShapes, {}, part.dims);
    }
    elementsOf(made.dims, maker.limits().elements);
    const bool isFirst = extentOf(like.dims, 0, at) == 1; // or only what is 1 long is before it
    const bool asItIs = like.dims.size() == 3 && at == 0;
    std::vector<ValueId> values;
    for (const GraphTensor& part : parts) {
        const Shape three = threeOf(part.dims, at, at + 1);
        if (isFirst)
            values.push_back(maker.view(part, asItIs ? shapeFor(part.dims) : Shape{three.rows, three.columns, 1}));
        else
            values.push_back(maker.permute(maker.view(part, three), {Rows, Channels, Columns}));
    }
    made.value = maker.concatenate(values);
    if (!isFirst)
        made.value = maker.permute(made.value, {Rows, Channels, Columns});
    node.set(0, std::move(made));
}

void readSlice(NodeContext& node)
{
    GraphTensor made = node.numbers(0);
    const bool isOld = node.inputs() == 1;
    const Dims starts = isOld ? node.numbers("starts").value_or(Dims{}) : node.whole(1);
    const Dims ends = isOld ? node.numbers("ends").value_or(Dims{}) : node.whole(2);
    Dims axes(starts.size());
    std::iota(axes.begin(), axes.end(), std::int64_t{0});
    if (isOld)
        axes = node.numbers("axes").value_or(axes);
    else if (node.has(3))
        axes = node.whole(3);
    const Dims steps = !isOld && node.has(4) ? node.whole(4) : Dims(starts.size(), 1);
    if (ends.size() != starts.size() || axes.size() != starts.size() || steps.size() != starts.size())
        failOnnx(Code::FittingShapes, {}, dimsOf(made));
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const bool isAll
            = starts[i] == 0 && steps[i] == 1 && (ends[i] == NodeContext::kMost || ends[i] == NodeContext::kBatch);
        if (isAll)
            continue; // of the puzzles too
        const std::size_t axis = axisOf(node, made, axes[i]);
        const std::int64_t length = dimsOf(made)[axis];
        if (steps[i] == 0 || steps[i] == NodeContext::kBatch || starts[i] == NodeContext::kBatch
            || ends[i] == NodeContext::kBatch)
            failOnnx(Code::Attribute, "steps");
        const bool isForward = steps[i] > 0;
        const auto place = [&](std::int64_t at) {
            const std::int64_t from = at < 0 ? at + length : at;
            return isForward ? std::clamp<std::int64_t>(from, 0, length)
                             : std::clamp<std::int64_t>(from, -1, length - 1);
        };
        // −1 that was meant: before the first
        const std::int64_t end = place(ends[i]);
        std::vector<std::int64_t> places;
        for (std::int64_t at = place(starts[i]); isForward ? at < end : at > end; at += steps[i])
            places.push_back(at);
        made = taken(node, made, axis, places);
    }
    node.set(0, std::move(made));
}

void readSplit(NodeContext& node)
{
    const GraphTensor x = node.numbers(0);
    const std::size_t axis = axisOf(node, x, node.number("axis", 0));
    const std::int64_t length = dimsOf(x)[axis];
    const auto count = static_cast<std::int64_t>(node.outputs());
    Dims sizes = node.has(1) ? node.whole(1) : node.numbers("split").value_or(Dims{});
    if (sizes.empty()) {
        const std::int64_t each = (length + count - 1) / std::max<std::int64_t>(count, 1);
        for (std::int64_t i = 0; i < count; ++i)
            sizes.push_back(std::min(each, length - i * each));
    }
    if (static_cast<std::int64_t>(sizes.size()) != count
        || std::ranges::any_of(sizes, [](std::int64_t size) { return size < 1; })
        || std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0}) != length)
        failOnnx(Code::FittingShapes, {}, dimsOf(x));
    std::int64_t next = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        std::vector<std::int64_t> places(static_cast<std::size_t>(sizes[i]));
        std::iota(places.begin(), places.end(), next);
        next += sizes[i];
        if (node.wants(static_cast<int>(i)))
            node.set(static_cast<int>(i), taken(node, x, axis, places));
    }
}

void readGather(NodeContext& node)
{
    if (!node.isConstant(1))
        return readEmbedding(node);
    const GraphTensor x = node.numbers(0);
    const std::size_t axis = axisOf(node, x, node.number("axis", 0));
    const bool isSingle = node.constant(1).dims.empty();
    std::vector<std::int64_t> places = node.whole(1);
    for (std::int64_t& place : places) {
        place += place < 0 ? dimsOf(x)[axis] : 0;
        if (place < 0 || place >= dimsOf(x)[axis])
            failOnnx(Code::FittingShapes, {}, dimsOf(x));
    }
    GraphTensor made = taken(node, x, axis, places);
    if (isSingle) {
        if (made.constant) {
            Constant single = *made.constant;
            single.dims.erase(single.dims.begin() + static_cast<std::ptrdiff_t>(axis));
            made.constant = std::make_shared<const Constant>(std::move(single));
        } else {
            made.dims.erase(made.dims.begin() + static_cast<std::ptrdiff_t>(axis));
        }
    }
    node.set(0, std::move(made));
}

void readBlocks(NodeContext& node)
{
    GraphTensor made = node.value(0);
    const std::int64_t size = node.number("blocksize", 0);
    if (made.dims.size() != 3 || made.leading != 0)
        failOnnx(Code::Rank, {}, made.dims);
    const std::int64_t channels = made.dims[0];
    const std::int64_t rows = made.dims[1];
    const std::int64_t columns = made.dims[2];
    const bool isDeeper = node.op() == "SpaceToDepth";
    if (size < 1 || (isDeeper ? rows % size != 0 || columns % size != 0 : channels % (size * size) != 0))
        failOnnx(Code::Attribute, "blocksize");
    TensorMaker& maker = node.maker();
    if (isDeeper) {
        made.dims = {channels, rows / size, size, columns / size, size};
        made = maker.transposed(made, {2, 4, 0, 1, 3});
        made.dims = {size * size * channels, rows / size, columns / size};
    } else if (node.text("mode", "DCR") == "DCR") {
        made.dims = {size, size, channels / (size * size), rows, columns};
        made = maker.transposed(made, {2, 3, 0, 4, 1});
        made.dims = {channels / (size * size), rows * size, columns * size};
    } else {
        made.dims = {channels / (size * size), size, size, rows, columns};
        made = maker.transposed(made, {0, 3, 1, 4, 2});
        made.dims = {channels / (size * size), rows * size, columns * size};
    }
    node.set(0, std::move(made));
}

} // namespace convoku
