// SPDX-License-Identifier: MIT
// Operators that look at windows, or put edges around what they look at.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

Dims listOf(const NodeContext& node, const char* name, std::size_t count, std::int64_t otherwise, std::int64_t least)
{
    Dims made = node.numbers(name).value_or(Dims(count, otherwise));
    if (made.size() != count || std::ranges::any_of(made, [=](std::int64_t number) { return number < least; }))
        failOnnx(Code::Attribute, name);
    return made;
}

/// The places of a line that windows see; those in the padding are −1, or the nearest one inside.
std::vector<std::int64_t> placesOf(const WindowLine& line, bool nearest)
{
    std::vector<std::int64_t> places;
    for (std::int64_t i = 0; i < line.end(); ++i) {
        const std::int64_t at = i - line.before;
        const bool isInside = at >= 0 && at < line.length;
        places.push_back(isInside || nearest ? std::clamp<std::int64_t>(at, 0, line.length - 1) : -1);
    }
    return places;
}

/// The part of the image that windows see, with zeros in the padding.
GraphTensor framed(TensorMaker& maker, const GraphTensor& x, const WindowLine& rows, const WindowLine& columns)
{
    const std::int64_t edges[] = {rows.edge(), columns.edge()};
    GraphTensor made = x;
    made.value = maker.pad(maker.view(x), {static_cast<int>(edges[0]), static_cast<int>(edges[1])});
    made.dims[1] += 2 * edges[0];
    made.dims[2] += 2 * edges[1];
    for (std::size_t i = 0; i < 2; ++i) {
        const WindowLine& line = i == 0 ? rows : columns;
        std::vector<std::int64_t> places(static_cast<std::size_t>(line.end()));
        std::iota(places.begin(), places.end(), edges[i] - line.before);
        made = maker.picked(made, 1 + i, places);
    }
    return made;
}

Extent kernelOf(const WindowPlan& plan)
{
    return {static_cast<int>(plan.rows.kernel), static_cast<int>(plan.columns.kernel)};
}

Extent strideOf(const WindowPlan& plan)
{
    return {static_cast<int>(plan.rows.stride), static_cast<int>(plan.columns.stride)};
}

WindowPlan poolPlan(const NodeContext& node, const GraphTensor& x)
{
    const std::size_t lines = x.dims.size() - 1;
    if (const auto shape = node.numbers("kernel_shape"); shape && shape->size() == lines && lines > 2)
        failOnnx(Code::OtherWindow, {}, {static_cast<std::int64_t>(lines)});
    if (x.dims.size() < 2 || x.dims.size() > 3 || x.leading != 0)
        failOnnx(Code::Rank, {}, x.dims);
    const WindowPlan plan = windowPlan(node, x.dims, listOf(node, "kernel_shape", lines, 0, 1));
    for (const WindowLine* line : {&plan.rows, &plan.columns}) {
        if (line->dilation != 1)
            failOnnx(Code::Attribute, "dilations");
        if (line->before >= line->kernel || line->behind() >= line->kernel)
            failOnnx(Code::Attribute, "pads");
    }
    return plan;
}

/// A dimension whose numbers become one: windows over {before, length, behind}.
ValueId reduced(const std::string& op, TensorMaker& maker, ValueId x)
{
    const Extent line{maker.shapeOf(x).rows, 1};
    if (op == "ReduceMax")
        return maker.maxPool(x, line, line);
    if (op == "ReduceMin")
        return maker.affine(maker.maxPool(maker.affine(x, -1, 0), line, line), -1, 0);
    return op == "ReduceMean" ? maker.averagePool(x, line, line) : maker.lineSum(x);
}

/// Returns the terms that the operator adds up, computed from the numbers.
ValueId beforeSum(const std::string& op, TensorMaker& maker, ValueId x)
{
    if (op == "ReduceL1")
        return maker.maximum(x, maker.affine(x, -1, 0));
    if (op == "ReduceL2" || op == "ReduceSumSquare")
        return maker.multiply(x, x);
    return op == "ReduceLogSumExp" ? maker.made(LayerKind::Exp, {x}) : x;
}

ValueId afterSum(const std::string& op, TensorMaker& maker, ValueId x)
{
    if (op == "ReduceL2")
        return maker.power(x, .5);
    return op == "ReduceLogSum" || op == "ReduceLogSumExp" ? maker.made(LayerKind::Log, {x}) : x;
}

/// Returns, for each place of a dimension that is made larger or smaller, the place from which its numbers are taken.
std::vector<std::int64_t> nearestPlaces(
    const NodeContext& node, std::int64_t length, std::int64_t count, double scale, bool isOld)
{
    const std::string where = node.text("coordinate_transformation_mode", isOld ? "asymmetric" : "half_pixel");
    const std::string nearest = node.text("nearest_mode", isOld ? "floor" : "round_prefer_floor");
    node.maker().takeNumbers(count);
    std::vector<std::int64_t> places;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto at = static_cast<double>(i);
        const auto last = static_cast<double>(count - 1);
        double from = 0;
        if (where == "asymmetric")
            from = at / scale;
        else if (where == "half_pixel")
            from = (at + .5) / scale - .5;
        else if (where == "pytorch_half_pixel")
            from = count > 1 ? (at + .5) / scale - .5 : 0;
        else if (where == "tf_half_pixel_for_nn")
            from = (at + .5) / scale;
        else if (where == "align_corners")
            from = count > 1 ? at * static_cast<double>(length - 1) / last : 0;
        else
            failOnnx(Code::Attribute, "coordinate_transformation_mode");
        double place = 0;
        if (nearest == "floor")
            place = std::floor(from);
        else if (nearest == "ceil")
            place = std::ceil(from);
        else if (nearest == "round_prefer_floor")
            place = std::ceil(from - .5);
        else if (nearest == "round_prefer_ceil")
            place = std::floor(from + .5);
        else
            failOnnx(Code::Attribute, "nearest_mode");
        places.push_back(static_cast<std::int64_t>(std::clamp(place, 0., static_cast<double>(length - 1))));
    }
    return places;
}

/// Each place so many times, if that is all there is to it.
std::int64_t repetitions(const std::vector<std::int64_t>& places, std::int64_t length)
{
    const auto count = static_cast<std::int64_t>(places.size());
    if (count % length != 0)
        return 0;
    for (std::int64_t i = 0; i < count; ++i) {
        if (places[static_cast<std::size_t>(i)] != i / (count / length))
            return 0;
    }
    return count / length;
}

} // namespace

GraphTensor asImage(const GraphTensor& x)
{
    GraphTensor made = x;
    if (x.dims.size() == 2)
        made.dims.insert(made.dims.begin() + 1, 1);
    return made;
}

Dims WindowPlan::dims(std::int64_t channels) const
{
    return isImage ? Dims{channels, rows.count, columns.count} : Dims{channels, columns.count};
}

WindowPlan windowPlan(const NodeContext& node, const Dims& dims, const Dims& kernel)
{
    const std::size_t count = kernel.size();
    const Dims strides = listOf(node, "strides", count, 1, 1);
    const Dims dilations = listOf(node, "dilations", count, 1, 1);
    const Dims pads = listOf(node, "pads", 2 * count, 0, 0);
    const std::string automatic = node.text("auto_pad", "NOTSET");
    const bool ceil = node.number("ceil_mode", 0) != 0;
    if (automatic != "NOTSET" && automatic != "VALID" && automatic != "SAME_UPPER" && automatic != "SAME_LOWER")
        failOnnx(Code::Attribute, "auto_pad");
    WindowPlan plan;
    plan.isImage = count == 2;
    for (std::size_t i = 0; i < count; ++i) {
        WindowLine& line = i + 1 == count ? plan.columns : plan.rows;
        line = {dims[1 + i], kernel[i], strides[i], dilations[i], 0, 1};
        const std::int64_t reach = (line.kernel - 1) * line.dilation + 1;
        std::int64_t after = 0;
        if (automatic == "NOTSET") {
            line.before = pads[i];
            after = pads[count + i];
        } else if (automatic != "VALID") {
            const std::int64_t windows = (line.length + line.stride - 1) / line.stride;
            const std::int64_t all = std::max<std::int64_t>(0, (windows - 1) * line.stride + reach - line.length);
            line.before = automatic == "SAME_LOWER" ? all - all / 2 : all / 2;
            after = all - line.before;
        }
        const std::int64_t room = line.length + line.before + after - reach;
        if (room < 0)
            failOnnx(Code::FittingShapes, {}, dims);
        line.count = (room + (ceil ? line.stride - 1 : 0)) / line.stride + 1;
        // The last window begins inside, or before it.
        if (ceil && (line.count - 1) * line.stride >= line.length + line.before)
            --line.count;
        elementsOf({line.end()}, node.maker().limits().elements);
    }
    elementsOf({plan.rows.count, plan.columns.count}, node.maker().limits().elements);
    return plan;
}

void readMaxPool(NodeContext& node)
{
    const WindowPlan plan = poolPlan(node, node.value(0));
    const GraphTensor x = asImage(node.value(0));
    if (node.number("storage_order", 0) != 0)
        failOnnx(Code::Attribute, "storage_order");
    TensorMaker& maker = node.maker();
    const Dims dims = plan.dims(x.dims[0]);
    if (node.wants(1)) {
        // A place is one in the plane as it is.
        if (!plan.isImage || plan.isPadded() || plan.rows.behind() != 0 || plan.columns.behind() != 0)
            failOnnx(Code::Places);
        const ValueId in = maker.view(x);
        const auto pooled = maker.maxPoolWithIndices(in, kernelOf(plan), strideOf(plan));
        node.set(pooled.maxima, dims);
        GraphTensor places = TensorMaker::tensor(pooled.places, dims);
        places.isPlaces = true;
        places.pooled = maker.shapeOf(in);
        places.kernel = kernelOf(plan);
        places.stride = strideOf(plan);
        return node.set(1, std::move(places));
    }
    // Padding is never the largest: zeros are not where nothing is below 0, and what stands at the edge never is.
    GraphTensor seen = x;
    if (!plan.isPadded() || maker.lowOf(x.value) >= 0) {
        seen = framed(maker, x, plan.rows, plan.columns);
    } else {
        seen = maker.picked(x, 1, placesOf(plan.rows, true));
        seen = maker.picked(seen, 2, placesOf(plan.columns, true));
    }
    node.set(maker.maxPool(maker.view(seen), kernelOf(plan), strideOf(plan)), dims);
}

void readMaxUnpool(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const GraphTensor& places = node.any(1);
    TensorMaker& maker = node.maker();
    const Dims kernel = listOf(node, "kernel_shape", 2, 0, 1);
    const Dims strides = listOf(node, "strides", 2, 1, 1);
    const Dims pads = listOf(node, "pads", 4, 0, 0);
    if (!places.isPlaces || places.dims != x.dims || x.leading != 0
        || kernel != Dims{places.kernel.rows, places.kernel.columns}
        || strides != Dims{places.stride.rows, places.stride.columns} || pads != Dims{0, 0, 0, 0})
        failOnnx(Code::Places);
    const Dims dims{places.pooled.channels, places.pooled.rows, places.pooled.columns};
    if (node.has(2)) {
        const std::vector<std::int64_t> wanted = node.whole(2);
        if (wanted.size() != 4 || !std::equal(dims.begin(), dims.end(), wanted.begin() + 1))
            failOnnx(Code::Places);
    }
    node.set(maker.maxUnpool(maker.view(x), places.value, places.pooled, places.kernel, places.stride), dims);
}

void readAveragePool(NodeContext& node)
{
    const WindowPlan plan = poolPlan(node, node.value(0));
    const GraphTensor x = asImage(node.value(0));
    TensorMaker& maker = node.maker();
    const bool counted = node.number("count_include_pad", 0) != 0;
    if (node.number("ceil_mode", 0) != 0 && counted && (plan.rows.behind() > 0 || plan.columns.behind() > 0))
        failOnnx(Code::Attribute, "ceil_mode"); // what is counted there, versions see differently
    const GraphTensor seen = framed(maker, x, plan.rows, plan.columns);
    ValueId made = maker.averagePool(maker.view(seen), kernelOf(plan), strideOf(plan));
    const Dims dims = plan.dims(x.dims[0]);
    if (plan.isPadded() && !counted) {
        // Means of what is there: fewer numbers at the edges.
        const auto inside = [](const WindowLine& line, std::int64_t window) {
            const std::int64_t first = window * line.stride - line.before;
            return std::min(first + line.kernel, line.length) - std::max<std::int64_t>(first, 0);
        };
        std::vector<double> factors;
        for (std::int64_t row = 0; row < plan.rows.count; ++row) {
            for (std::int64_t column = 0; column < plan.columns.count; ++column)
                factors.push_back(static_cast<double>(plan.rows.kernel * plan.columns.kernel)
                    / static_cast<double>(inside(plan.rows, row) * inside(plan.columns, column)));
        }
        const Shape shape{1, static_cast<int>(plan.rows.count), static_cast<int>(plan.columns.count)};
        made = maker.multiply(made, maker.constant(shape, factors));
    }
    node.set(made, dims);
}

void readGlobalPool(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    if (x.dims.size() < 2 || x.leading != 0)
        failOnnx(Code::Rank, {}, x.dims);
    const auto channels = static_cast<int>(x.dims[0]);
    Shape shape = shapeFor(x.dims);
    if (x.dims.size() != 3)
        shape = {channels, shape.elements() / channels, 1};
    const ValueId in = node.maker().view(x, shape);
    const Extent all{shape.rows, shape.columns};
    const ValueId made
        = node.op() == "GlobalMaxPool" ? node.maker().maxPool(in, all, all) : node.maker().averagePool(in, all, all);
    Dims dims(x.dims.size(), 1);
    dims[0] = channels;
    node.set(made, dims);
}

void readReduce(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const std::vector<std::int64_t> named = node.has(1) ? node.whole(1) : node.numbers("axes").value_or(Dims{});
    if (named.empty())
        failOnnx(node.number("noop_with_empty_axes", 0) != 0 ? Code::Attribute : Code::Batch, "axes");
    std::set<std::size_t> axes;
    for (const std::int64_t axis : named)
        axes.insert(node.axisOf(x, axis));
    TensorMaker& maker = node.maker();
    GraphTensor made = x;
    made.value = beforeSum(node.op(), maker, x.value);
    for (const std::size_t axis : axes) {
        made.value = reduced(node.op(), maker, maker.view(made, threeOf(made.dims, axis, axis + 1)));
        made.dims[axis] = 1;
    }
    made.value = afterSum(node.op(), maker, made.value);
    if (node.number("keepdims", 1) == 0) {
        for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis)
            made.dims.erase(made.dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    }
    node.set(0, std::move(made));
}

void readResize(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const bool isOld = node.op() == "Upsample" || node.operators() < 11;
    const std::string mode = node.text("mode", "nearest");
    if (mode != "nearest")
        failOnnx(Code::Attribute, "mode");
    if (node.hasAttribute("axes") || node.text("keep_aspect_ratio_policy", "stretch") != "stretch")
        failOnnx(Code::Attribute, node.hasAttribute("axes") ? "axes" : "keep_aspect_ratio_policy");
    const std::size_t rank = 1 + x.dims.size();
    std::vector<double> scales;
    Dims sizes;
    if (!isOld && node.has(3)) {
        sizes = node.whole(3);
    } else if (const onnx::AttributeProto* attribute = node.find("scales"); attribute != nullptr) {
        scales.assign(attribute->floats().begin(), attribute->floats().end());
    } else {
        scales = node.finiteConstant(isOld ? 1 : 2).numbers;
    }
    if (x.leading != 0 || (sizes.size() != rank && scales.size() != rank))
        failOnnx(Code::Rank, {}, x.dims);
    if (sizes.empty() ? scales[0] != 1 : sizes[0] != NodeContext::kBatch && sizes[0] != node.batch())
        failOnnx(Code::Batch);
    TensorMaker& maker = node.maker();
    GraphTensor made = x;
    for (std::size_t axis = 0; axis < x.dims.size(); ++axis) {
        const std::int64_t length = x.dims[axis];
        const double wanted = sizes.empty() ? std::floor(static_cast<double>(length) * scales[axis + 1])
                                            : static_cast<double>(sizes[axis + 1]);
        if (!(wanted >= 1) || !(wanted <= static_cast<double>(NodeContext::kMost)))
            failOnnx(Code::FittingShapes, {}, x.dims);
        const auto count = static_cast<std::int64_t>(wanted);
        const double scale = sizes.empty() ? scales[axis + 1] : wanted / static_cast<double>(length);
        const auto places = nearestPlaces(node, length, count, scale, isOld);
        const std::int64_t times = repetitions(places, length);
        if (times == 1)
            continue;
        if (times > 1 && x.dims.size() == 3 && axis > 0) {
            const auto by = static_cast<int>(times);
            made.value = maker.view(made);
            // Rows that were repeated by the layer before: one layer for both.
            const Layer* const before = axis == 2 && made.value != x.value ? maker.makerOf(made.value) : nullptr;
            if (before != nullptr && before->kind == LayerKind::Upsample && before->scale.columns == 1)
                made.value = maker.upsample(before->inputs.front(), {before->scale.rows, by});
            else
                made.value = maker.upsample(made.value, axis == 1 ? Extent{by, 1} : Extent{1, by});
            made.dims[axis] = count;
        } else {
            made = maker.picked(made, axis, places);
        }
    }
    node.set(0, std::move(made));
}

void readPad(NodeContext& node)
{
    const GraphTensor& x = node.value(0);
    const std::string mode = node.text("mode", "constant");
    if (mode != "constant" && mode != "edge" && mode != "reflect" && mode != "wrap")
        failOnnx(Code::Attribute, "mode");
    Dims pads = node.has(1) ? node.whole(1) : node.numbers("pads").value_or(Dims{});
    const double filling = node.has(2) ? node.scalar(2) : node.real("value", 0);
    const std::size_t rank = 1 + x.dims.size();
    if (node.has(3)) { // of some dimensions only
        const Dims axes = node.whole(3);
        if (pads.size() != 2 * axes.size())
            failOnnx(Code::Rank, {}, x.dims);
        Dims all(2 * rank, 0);
        for (std::size_t i = 0; i < axes.size(); ++i) {
            const std::size_t axis = 1 + node.axisOf(x, axes[i]);
            all[axis] = pads[i];
            all[rank + axis] = pads[axes.size() + i];
        }
        pads = all;
    }
    if (x.leading != 0 || pads.size() != 2 * rank)
        failOnnx(Code::Rank, {}, x.dims);
    if (pads[0] != 0 || pads[rank] != 0)
        failOnnx(Code::Batch);
    TensorMaker& maker = node.maker();
    GraphTensor made = x;
    if (mode == "constant" && filling != 0)
        made.value = maker.affine(made.value, 1, -filling);
    std::array<WindowLine, 2> lines;
    bool isImage = false;
    for (std::size_t axis = 0; axis < x.dims.size(); ++axis) {
        const std::int64_t length = x.dims[axis];
        const std::int64_t before = pads[axis + 1];
        const std::int64_t count = length + before + pads[rank + axis + 1];
        if (count < 1)
            failOnnx(Code::FittingShapes, {}, x.dims);
        elementsOf({count}, maker.limits().elements);
        const WindowLine line{length, 1, 1, 1, before, count};
        if (mode == "constant" && x.dims.size() == 3 && axis > 0) {
            lines[axis - 1] = line;
            isImage = true;
            continue;
        }
        std::vector<std::int64_t> places = placesOf(line, mode == "edge");
        if (mode == "reflect" || mode == "wrap") {
            const bool wraps = mode == "wrap";
            for (std::int64_t i = 0; i < count; ++i) {
                const std::int64_t at = i - before;
                const std::int64_t turned = at < 0 ? -at : at >= length ? 2 * (length - 1) - at : at;
                places[static_cast<std::size_t>(i)] = wraps ? (at % length + length) % length : turned;
            }
            if (std::ranges::any_of(places, [&](std::int64_t at) { return at < 0 || at >= length; }))
                failOnnx(Code::Attribute, "pads");
        }
        made = maker.picked(made, axis, places);
    }
    if (isImage)
        made = framed(maker, made, lines[0], lines[1]);
    if (mode == "constant" && filling != 0)
        made.value = maker.affine(made.value, 1, filling);
    node.set(0, std::move(made));
}

} // namespace convoku
