// SPDX-License-Identifier: MIT
#pragma once

#include "solver/onnx/constant.h"
#include "solver/onnx/layer_maker.h"

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

namespace convoku {

/// Describes a tensor that is only a part of a layer: the value from which it is computed represents it until the
/// operator that completes the layer is read.
struct Unfinished
{
    enum class Part {
        None,
        Root, ///< √value
        Erf, ///< factor · erf(value) + offset
        Gelu, ///< factor · gelu(value)
    };
    Part part = Part::None;
    double factor = 1;
    double offset = 0;
};

/// The meaning of a name in the graph: a constant or a value of the network.
struct GraphTensor
{
    std::shared_ptr<const Constant> constant; ///< or none
    ValueId value = kNoValue; ///< its elements are those of `dims`, row by row
    Dims dims; ///< of a value: without the puzzles
    /// So many of the first `dims` are one dimension with the puzzles, as exporters of Keras do around a product:
    /// [N · 81, 9].
    std::size_t leading = 0;
    bool isInteger = false; ///< a value of whole numbers, which a division would cut
    bool isPlaces = false; ///< the places that a pool found …
    Shape pooled; ///< … in planes of that shape
    Extent kernel; ///< … with these windows
    Extent stride;
    Unfinished unfinished;

    bool isUnfinished() const { return unfinished.part != Unfinished::Part::None; }
};

/// Describes the positions of the windows along one direction.
struct WindowLine
{
    std::int64_t length = 1; ///< of what is looked at
    std::int64_t kernel = 1;
    std::int64_t stride = 1;
    std::int64_t dilation = 1;
    std::int64_t before = 0; ///< padding; below 0 it is cut off
    std::int64_t count = 1; ///< of windows

    /// Returns the extent of all windows, counted from the start of the first one.
    std::int64_t end() const { return (count - 1) * stride + (kernel - 1) * dilation + 1; }
    std::int64_t behind() const { return end() - before - length; } ///< padding; below 0 no window sees what is there
    std::int64_t edge() const { return std::max({before, behind(), std::int64_t{0}}); } ///< the wider padding
};

/// The shape of a value with these dimensions, up to three as they are: [F] → [F, 1, 1], [A, B] → [1, A, B].
Shape shapeFor(const Dims& dims);
/// Returns three extents: the product of the dimensions before `from`, of `from` up to `to`, and of those after it.
Shape threeOf(const Dims& dims, std::size_t from, std::size_t to);

/// Makes what takes several layers.
class TensorMaker : public LayerMaker
{
public:
    using LayerMaker::LayerMaker;

    static GraphTensor tensor(ValueId value, Dims dims, std::size_t leading = 0)
    {
        return {nullptr, value, std::move(dims), leading, false, false, {}, {}, {}, {}};
    }
    GraphTensor tensor(Constant constant); ///< its numbers are counted
    /// Its numbers in another shape.
    ValueId view(const GraphTensor& tensor, Shape shape) { return reshape(tensor.value, shape); }
    ValueId view(const GraphTensor& tensor) { return reshape(tensor.value, shapeFor(tensor.dims)); }

    /// The same numbers for every puzzle: weights on a 1 that is made of the first input.
    ValueId constant(Shape shape, const std::vector<double>& numbers);
    /// The network's first input: what constants hang on.
    void setSource(ValueId source) { m_source = source; }

    /// A factor and an offset for each channel. `mayMerge`: nobody else reads x, so they may become those of the
    /// convolution that makes it.
    ValueId perChannel(
        ValueId x, const std::vector<double>& factors, const std::vector<double>& offsets, bool mayMerge);

    /// The sum of each line: {before, length, behind} → {before, 1, behind}.
    ValueId lineSum(ValueId lines);

    /// A convolution with padding of any width and a stride that leaves a rest: what doesn't fit makes the kernel
    /// wider. weights: [bias.size(), channels / groups, rows.kernel, columns.kernel].
    ValueId windows(ValueId x, const WindowLine& rows, const WindowLine& columns, int groups,
        const std::vector<double>& weights, const std::vector<double>& bias);

    /// Returns the given places along an axis; a place of −1 gives zeros.
    GraphTensor picked(const GraphTensor& x, std::size_t axis, const std::vector<std::int64_t>& places);
    /// Sums along an axis: weights [bias.size(), length of the axis].
    GraphTensor weighted(
        const GraphTensor& x, std::size_t axis, const std::vector<double>& weights, const std::vector<double>& bias);
    GraphTensor transposed(const GraphTensor& x, const std::vector<std::size_t>& order);

    /// Converts the numbers to float and counts them towards the limit.
    std::vector<float> floats(std::span<const double> numbers);

private:
    ValueId selection(ValueId x, Dimension along, std::int64_t first, std::int64_t step, std::int64_t count);

    ValueId m_source = kNoValue;
    ValueId m_one = kNoValue;
    std::shared_ptr<std::int64_t> m_kept = std::make_shared<std::int64_t>(0); ///< numbers of all constants that are
};

} // namespace convoku
