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
    std::shared_ptr<const Constant> constant; ///< null for a value
    ValueId value = kNoValue; ///< elements in the order of `dims`, row by row
    Dims dims; ///< dimensions of a value, without that of the puzzles
    /// Number of the first `dims` that are merged with the dimension of the puzzles, as exporters of Keras do around a
    /// product: [N · 81, 9].
    std::size_t leading = 0;
    bool isInteger = false; ///< a value of integer type: a division would truncate
    bool isPlaces = false; ///< the tensor holds the places that a pool found
    Shape pooled; ///< shape of the planes that the pool read
    Extent kernel; ///< windows of the pool
    Extent stride; ///< stride of the pool
    Unfinished unfinished;

    bool isUnfinished() const { return unfinished.part != Unfinished::Part::None; }
};

/// Describes the positions of the windows along one direction.
struct WindowLine
{
    std::int64_t length = 1; ///< cells of the input, without padding
    std::int64_t kernel = 1;
    std::int64_t stride = 1;
    std::int64_t dilation = 1;
    std::int64_t before = 0; ///< padding before the first cell; negative: cells that are cut off
    std::int64_t count = 1; ///< number of windows

    /// Returns the extent of all windows, counted from the start of the first one.
    std::int64_t end() const { return (count - 1) * stride + (kernel - 1) * dilation + 1; }
    /// Returns the padding after the last cell; negative: number of cells that no window reaches.
    std::int64_t behind() const { return end() - before - length; }
    std::int64_t edge() const { return std::max({before, behind(), std::int64_t{0}}); } ///< the wider padding
};

/// Returns the shape of a value with these dimensions: [F] → [F, 1, 1], [A, B] → [1, A, B]; three stay unchanged.
Shape shapeFor(const Dims& dims);
/// Returns three extents: the product of the dimensions before `from`, of `from` up to `to`, and of those after it.
Shape threeOf(const Dims& dims, std::size_t from, std::size_t to);

/// Makes operations that need several layers.
class TensorMaker : public LayerMaker
{
public:
    using LayerMaker::LayerMaker;

    static GraphTensor tensor(ValueId value, Dims dims, std::size_t leading = 0)
    {
        return {nullptr, value, std::move(dims), leading, false, false, {}, {}, {}, {}};
    }
    /// Returns a tensor with the constant. Counts its numbers towards the limit.
    GraphTensor tensor(Constant constant);
    /// Return the tensor's value, reshaped.
    ValueId view(const GraphTensor& tensor, Shape shape) { return reshape(tensor.value, shape); }
    ValueId view(const GraphTensor& tensor) { return reshape(tensor.value, shapeFor(tensor.dims)); }

    /// Adds a value with the same numbers for every puzzle: weights applied to a 1 computed from the first input.
    ValueId constant(Shape shape, const std::vector<double>& numbers);
    /// Sets the first input of the network, from which constant() computes.
    void setSource(ValueId source) { m_source = source; }

    /// Multiplies each channel by a factor and adds an offset. `mayMerge`: nothing else reads `x`, so that the numbers
    /// may be merged into the convolution that computes `x`.
    ValueId perChannel(
        ValueId x, const std::vector<double>& factors, const std::vector<double>& offsets, bool mayMerge);

    /// Sums each line: {before, length, behind} → {before, 1, behind}.
    ValueId lineSum(ValueId lines);

    /// Adds a convolution with any padding and stride. If the windows do not fit the input evenly, the kernel is
    /// widened. weights: [bias.size(), channels / groups, rows.kernel, columns.kernel].
    ValueId windows(ValueId x, const WindowLine& rows, const WindowLine& columns, int groups,
        const std::vector<double>& weights, const std::vector<double>& bias);

    /// Returns the given places along an axis; a place of −1 gives zeros.
    GraphTensor picked(const GraphTensor& x, std::size_t axis, const std::vector<std::int64_t>& places);
    /// Computes weighted sums along an axis: weights [bias.size(), length of the axis].
    GraphTensor weighted(
        const GraphTensor& x, std::size_t axis, const std::vector<double>& weights, const std::vector<double>& bias);
    GraphTensor transposed(const GraphTensor& x, const std::vector<std::size_t>& order);

    /// Converts the numbers to float and counts them towards the limit.
    std::vector<float> floats(std::span<const double> numbers);

private:
    ValueId selection(ValueId x, Dimension along, std::int64_t first, std::int64_t step, std::int64_t count);

    ValueId m_source = kNoValue;
    ValueId m_one = kNoValue;
    /// Count of the numbers in all existing constants.
    std::shared_ptr<std::int64_t> m_kept = std::make_shared<std::int64_t>(0);
};

} // namespace convoku
