// SPDX-License-Identifier: MIT
#include "solver/onnx/tensor_maker.h"

#include "solver/onnx/mistakes.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;
using enum Dimension;

int asInt(std::int64_t number)
{
    return static_cast<int>(number);
}

/// The layer that has the windows of a line.
struct Fitted
{
    std::int64_t edge = 0;
    std::int64_t kernel = 1;
    std::int64_t first = 0; ///< where the given kernel begins in it
};

Fitted fitted(const WindowLine& line)
{
    // The layer's edges are alike on both sides, and its windows leave no rest.
    Fitted made;
    made.edge = line.edge();
    made.first = made.edge - line.before;
    made.kernel = line.length + 2 * made.edge - (line.count - 1) * line.stride;
    return made;
}

} // namespace

Shape shapeFor(const Dims& dims)
{
    switch (dims.size()) {
    case 0:
        return {1, 1, 1};
    case 1:
        return {asInt(dims[0]), 1, 1};
    case 2:
        return {1, asInt(dims[0]), asInt(dims[1])};
    default: {
        const std::size_t rank = dims.size();
        return {asInt(extentOf(dims, 0, rank - 2)), asInt(dims[rank - 2]), asInt(dims[rank - 1])};
    }
    }
}

Shape threeOf(const Dims& dims, std::size_t from, std::size_t to)
{
    return {asInt(extentOf(dims, 0, from)), asInt(extentOf(dims, from, to)), asInt(extentOf(dims, to, dims.size()))};
}

namespace {

/// Adds its numbers to the sum of all constants, and subtracts them when it is destroyed.
struct KeptConstant
{
    KeptConstant(Constant of, std::shared_ptr<std::int64_t> kept)
        : constant(std::move(of))
        , all(std::move(kept))
    {
        *all += static_cast<std::int64_t>(constant.numbers.size());
    }
    ~KeptConstant() { *all -= static_cast<std::int64_t>(constant.numbers.size()); }
    KeptConstant(const KeptConstant&) = delete;
    KeptConstant& operator=(const KeptConstant&) = delete;

    Constant constant;
    std::shared_ptr<std::int64_t> all;
};

} // namespace

GraphTensor TensorMaker::tensor(Constant constant)
{
    const auto count = static_cast<std::int64_t>(constant.numbers.size());
    takeNumbers(count);
    if (count > limits().constants - *m_kept)
        failOnnx(Code::TooManyWeights, {}, {limits().constants});
    const auto kept = std::make_shared<const KeptConstant>(std::move(constant), m_kept);
    GraphTensor made;
    made.constant = {kept, &kept->constant};
    return made;
}

std::vector<float> TensorMaker::floats(std::span<const double> numbers)
{
    takeNumbers(static_cast<std::int64_t>(numbers.size()));
    std::vector<float> made;
    made.reserve(numbers.size());
    for (const double number : numbers) {
        made.push_back(static_cast<float>(number));
        if (!std::isfinite(made.back()))
            failOnnx(Code::NotFinite);
    }
    return made;
}

ValueId TensorMaker::constant(Shape shape, const std::vector<double>& numbers)
{
    if (m_one == kNoValue) {
        const int elements = shapeOf(m_source).elements();
        const ValueId all = reshape(m_source, {1, elements, 1});
        m_one = affine(maxPool(all, {elements, 1}, {elements, 1}), 0, 1);
    }
    std::vector<float> weights = floats(numbers);
    std::vector<float> none(numbers.size(), 0.F);
    return reshape(convolution(m_one, {1, 1}, {1, 1}, 1, std::move(weights), std::move(none)), shape);
}

ValueId TensorMaker::perChannel(
    ValueId x, const std::vector<double>& factors, const std::vector<double>& offsets, bool mayMerge)
{
    const auto channels = static_cast<std::size_t>(shapeOf(x).channels);
    if (const Layer* before = makerOf(x); mayMerge && before != nullptr && before->kind == LayerKind::Convolution) {
        std::vector<double> weights(before->weights.begin(), before->weights.end());
        std::vector<double> bias(before->bias.begin(), before->bias.end());
        const std::size_t each = weights.size() / channels;
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] *= factors[i / each];
        for (std::size_t channel = 0; channel < channels; ++channel)
            bias[channel] = bias[channel] * factors[channel] + offsets[channel];
        const Layer copy = *before;
        return convolution(copy.inputs.front(), copy.kernel, copy.stride, copy.groups, floats(weights), floats(bias));
    }
    return convolution(x, {1, 1}, {1, 1}, asInt(static_cast<std::int64_t>(channels)), floats(factors), floats(offsets));
}

ValueId TensorMaker::lineSum(ValueId lines)
{
    const Shape shape = shapeOf(lines);
    const Extent line{shape.rows, 1};
    const std::vector<double> ones(static_cast<std::size_t>(shape.channels) * static_cast<std::size_t>(shape.rows), 1.);
    const std::vector<double> none(static_cast<std::size_t>(shape.channels), 0.);
    return convolution(lines, line, line, shape.channels, floats(ones), floats(none));
}

ValueId TensorMaker::windows(ValueId x, const WindowLine& rows, const WindowLine& columns, int groups,
    const std::vector<double>& weights, const std::vector<double>& bias)
{
    const Fitted down = fitted(rows);
    const Fitted across = fitted(columns);
    const std::int64_t planes = static_cast<std::int64_t>(weights.size()) / (rows.kernel * columns.kernel);
    const std::int64_t count = elementsOf({planes, down.kernel, across.kernel}, limits().weights);
    std::vector<double> wider;
    if (count != static_cast<std::int64_t>(weights.size())) {
        takeNumbers(count);
        wider.assign(static_cast<std::size_t>(count), 0.);
        std::size_t next = 0;
        for (std::int64_t plane = 0; plane < planes; ++plane) {
            for (std::int64_t i = 0; i < rows.kernel; ++i) {
                for (std::int64_t j = 0; j < columns.kernel; ++j) {
                    const std::int64_t row = plane * down.kernel + down.first + i * rows.dilation;
                    const std::int64_t place = row * across.kernel + across.first + j * columns.dilation;
                    wider[static_cast<std::size_t>(place)] = weights[next++];
                }
            }
        }
    }
    const ValueId edged = pad(x, {asInt(down.edge), asInt(across.edge)});
    return convolution(edged, {asInt(down.kernel), asInt(across.kernel)}, {asInt(rows.stride), asInt(columns.stride)},
        groups, floats(wider.empty() ? weights : wider), floats(bias));
}

/// Rows or columns one after the other: a kernel with a single 1 for each channel.
ValueId TensorMaker::selection(ValueId x, Dimension along, std::int64_t first, std::int64_t step, std::int64_t count)
{
    const Shape shape = shapeOf(x);
    WindowLine rows{shape.rows, 1, 1, 1, 0, shape.rows};
    WindowLine columns{shape.columns, 1, 1, 1, 0, shape.columns};
    WindowLine& line = along == Rows ? rows : columns;
    line.stride = step;
    line.before = -first;
    line.count = count;
    const std::vector<double> ones(static_cast<std::size_t>(shape.channels), 1.);
    const std::vector<double> zeros(static_cast<std::size_t>(shape.channels), 0.);
    return windows(x, rows, columns, shape.channels, ones, zeros);
}

GraphTensor TensorMaker::picked(const GraphTensor& x, std::size_t axis, const std::vector<std::int64_t>& places)
{
    GraphTensor made = x;
    const std::int64_t length = x.dims[axis];
    const auto count = static_cast<std::int64_t>(places.size());
    if (count == 0)
        failOnnx(Code::FittingShapes, {}, x.dims);
    takeNumbers(count);
    made.dims[axis] = count;
    const std::int64_t step = count > 1 ? places[1] - places[0] : 1;
    bool isLine = step > 0 && places.front() >= 0;
    for (std::size_t i = 0; i < places.size(); ++i)
        isLine = isLine && places[i] == places[0] + static_cast<std::int64_t>(i) * step;
    if (isLine && step == 1 && count == length)
        return x;
    elementsOf(made.dims, limits().elements);
    const std::size_t behind = x.dims.size() - 1 - axis;
    if (isLine && x.dims.size() > 1 && behind < 2) {
        made.value = selection(view(x), behind == 0 ? Columns : Rows, places[0], step, count);
        return made;
    }
    takeNumbers(elementsOf({count, length}, limits().weights));
    std::vector<double> weights(static_cast<std::size_t>(count * length), 0.);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] >= 0)
            weights[i * static_cast<std::size_t>(length) + static_cast<std::size_t>(places[i])] = 1;
    }
    return weighted(x, axis, weights, std::vector<double>(places.size(), 0.));
}

GraphTensor TensorMaker::weighted(
    const GraphTensor& x, std::size_t axis, const std::vector<double>& weights, const std::vector<double>& bias)
{
    constexpr Extent kPoint{1, 1};
    GraphTensor made = x;
    made.dims[axis] = static_cast<std::int64_t>(bias.size());
    elementsOf(made.dims, limits().elements);
    const Shape three = threeOf(x.dims, axis, axis + 1);
    if (three.channels == 1) {
        const bool asItIs = x.dims.size() == 3 && axis == 0;
        const ValueId in = view(x, asItIs ? shapeFor(x.dims) : Shape{three.rows, three.columns, 1});
        made.value = convolution(in, kPoint, kPoint, 1, floats(weights), floats(bias));
        return made;
    }
    const ValueId turned = permute(view(x, three), {Rows, Channels, Columns});
    const ValueId sums = convolution(turned, kPoint, kPoint, 1, floats(weights), floats(bias));
    made.value = permute(sums, {Rows, Channels, Columns});
    return made;
}

GraphTensor TensorMaker::transposed(const GraphTensor& x, const std::vector<std::size_t>& order)
{
    GraphTensor made = x;
    for (std::size_t i = 0; i < order.size(); ++i)
        made.dims[i] = x.dims[order[i]];
    // Dimensions of length 1 may be in any order, and dimensions that stay adjacent are treated as one.
    std::vector<std::size_t> left;
    std::ranges::copy_if(order, std::back_inserter(left), [&](std::size_t axis) { return x.dims[axis] != 1; });
    if (std::ranges::is_sorted(left))
        return made;
    if (x.dims.size() <= 3) {
        const std::size_t missing = x.dims.size() == 3 ? 0 : 1; // of two: [1, A, B]
        std::array<Dimension, 3> dimensions{Channels, Rows, Columns};
        for (std::size_t i = 0; i < order.size(); ++i)
            dimensions[i + missing] = static_cast<Dimension>(order[i] + missing);
        made.value = permute(view(x), dimensions);
        return made;
    }
    std::vector<std::size_t> sorted = left;
    std::ranges::sort(sorted);
    const auto rank = [&](std::size_t axis) { return std::ranges::find(sorted, axis) - sorted.begin(); };
    std::vector<std::pair<std::ptrdiff_t, std::int64_t>> parts; // first axis of each, length; as they come out
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (i > 0 && rank(left[i]) == rank(left[i - 1]) + 1)
            parts.back().second *= x.dims[left[i]];
        else
            parts.emplace_back(rank(left[i]), x.dims[left[i]]);
    }
    // From the last one on, each one is taken to the front.
    auto inside = parts;
    std::ranges::sort(inside);
    ValueId value = x.value;
    while (!parts.empty()) {
        const auto at = std::ranges::find(inside, parts.back());
        const auto lengthOf = [](auto first, auto last) {
            std::int64_t all = 1;
            for (; first != last; ++first)
                all *= first->second;
            return asInt(all);
        };
        if (at != inside.begin()) {
            const Shape shape{lengthOf(inside.begin(), at), asInt(at->second), lengthOf(at + 1, inside.end())};
            value = permute(reshape(value, shape), {Rows, Channels, Columns});
            std::rotate(inside.begin(), at, at + 1);
        }
        parts.pop_back();
    }
    made.value = value;
    return made;
}

} // namespace convoku
