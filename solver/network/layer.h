// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/shared_numbers.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace convoku {

/// The shape of a value for one puzzle. With N puzzles side by side the tensor is [N, channels, rows, columns].
struct Shape
{
    int channels = 1;
    int rows = 1;
    int columns = 1;

    constexpr int elements() const { return channels * rows * columns; }
    friend constexpr bool operator==(Shape, Shape) = default;
};

/// Returns the shape as text: "[9, 9, 1]".
std::string toString(Shape shape);

/// The meaning of a dimension of a value. The words that make the value set it; otherwise it is a Feature. Views and
/// addresses read the axes of a value and never its shape, because different axes can have the same length.
enum class Axis : std::uint8_t {
    One, ///< length 1
    Digit,
    Row,
    Column,
    BoxRow, ///< three rows of boxes
    BoxColumn,
    Box, ///< the nine boxes, one after the other
    PlaceInBox, ///< the nine cells of a box, row by row
    RowWithEdge, ///< the nine rows, with padding above and below
    ColumnWithEdge,
    PairOfDigits, ///< 36: 1 2, 1 3, … 8 9
    TripleOfDigits, ///< 84
    QuadOfDigits, ///< 126
    PairOfRows,
    TripleOfRows,
    QuadOfRows,
    PairOfColumns,
    TripleOfColumns,
    QuadOfColumns,
    PairOfPlaces, ///< pairs of cells of a box
    TripleOfPlaces,
    QuadOfPlaces,
    Subset, ///< other subsets of nine values
    Feature, ///< known to the network only
};

/// The kind of subsets on an axis: the axis of their members, and their size.
struct SubsetAxis
{
    Axis of = Axis::Feature;
    int size = 0;
};
constexpr std::optional<SubsetAxis> subsetAxis(Axis axis)
{
    constexpr int kSizes = 3; // two to four at a time
    constexpr std::array kOf{Axis::Digit, Axis::Row, Axis::Column, Axis::PlaceInBox};
    const int place = static_cast<int>(axis) - static_cast<int>(Axis::PairOfDigits);
    if (place < 0 || place >= kSizes * static_cast<int>(kOf.size()))
        return std::nullopt;
    return SubsetAxis{kOf.at(static_cast<std::size_t>(place / kSizes)), place % kSizes + 2};
}
/// Inverse of subsetAxis(). Size 1: the axis itself; Subset if there is no name for these subsets.
constexpr Axis axisOfSubsets(Axis of, int size)
{
    if (size == 1)
        return of;
    for (int axis = 0; axis < static_cast<int>(Axis::Subset); ++axis) {
        const auto subsets = subsetAxis(static_cast<Axis>(axis));
        if (subsets && subsets->of == of && subsets->size == size)
            return static_cast<Axis>(axis);
    }
    return Axis::Subset;
}

struct Axes
{
    Axis channels = Axis::One;
    Axis rows = Axis::One;
    Axis columns = Axis::One;

    friend constexpr bool operator==(Axes, Axes) = default;
};
/// axes of candidates, stack and guess: [digit, row, column]
inline constexpr Axes kCandidatesAxes{Axis::Digit, Axis::Row, Axis::Column};
/// axes of digits as an image: [1, row, column]
inline constexpr Axes kImageAxes{Axis::One, Axis::Row, Axis::Column};

/// One of the three dimensions of a value.
enum class Dimension : std::uint8_t { Channels, Rows, Columns };

constexpr int extentOf(Shape shape, Dimension which)
{
    return which == Dimension::Channels ? shape.channels : which == Dimension::Rows ? shape.rows : shape.columns;
}
constexpr Axis axisOf(Axes axes, Dimension which)
{
    return which == Dimension::Channels ? axes.channels : which == Dimension::Rows ? axes.rows : axes.columns;
}

/// The kind of numbers that a value holds.
enum class NumberKind : std::uint8_t {
    Whole, ///< exact in every backend, bit for bit, unless computed from real numbers
    Real, ///< precision of 32-bit floats: backends agree within kRealTolerance
};
inline bool isWholeNumber(double number)
{
    return std::floor(number) == number;
}
/// The largest whole number with an exact 32-bit float, also for all numbers between its negative and it.
inline constexpr int kMostExact = 1 << 24;
/// maximum difference of a real number between two backends: relative, or absolute for numbers below 1
inline constexpr double kRealTolerance = 1e-4;

/// The numbers that a value can hold, both ends included; for real numbers, the whole numbers around them, within
/// kRealTolerance.
struct Range
{
    int low = 0;
    int high = 0;

    friend constexpr bool operator==(Range, Range) = default;
};

/// Index of a value in Network::values.
using ValueId = std::int32_t;
inline constexpr ValueId kNoValue = -1;

/// A value in the network: an input, or the output of a layer. The search state is passed on from pass to pass as whole
/// numbers; in between, layers can compute real numbers, and a rule can remember real numbers (PartText::Memory).
struct Value
{
    std::string name; ///< unique in its network, snake_case: "candidates", "naked_single_box.lone"
    Shape shape;
    Range range;
    Axes axes;
    NumberKind numbers = NumberKind::Whole;
};

enum class LayerKind {
    Convolution, ///< in: x; weights [out channels, in channels / groups, kernel rows, kernel columns], bias [out
                 ///< channels]; no padding
    MaxPool, ///< in: x; out: maxima; kernel and stride, no padding
    MaxPoolWithIndices, ///< as MaxPool with a second output: the row-major index in x's plane of the first maximum
    MaxUnpool, ///< in: x, indices of the same shape; out: zeros with x's elements at their indices, the shape of the
               ///< pooled plane
    Upsample, ///< in: x; out: each element repeated scale.rows × scale.columns times (nearest)
    Affine, ///< in: x; out: factor · x + offset
    Relu, ///< in: x; out: max(x, 0)
    Clamp, ///< in: x; out: x limited to limits.low … limits.high
    Minimum, ///< in: a, b
    Maximum, ///< in: a, b
    Add, ///< in: a, b
    Subtract, ///< in: a, b; out: a − b
    Multiply, ///< in: a, b
    Select, ///< in: a, b, s; out: a + s · (b − a)
    Reshape, ///< in: x; out: the same elements in row-major order in another shape
    Permute, ///< in: x; out: the same elements with the dimensions in another order: `order` names those of x
    Pad, ///< in: x; out: zeros around each plane, edge.rows above and below, edge.columns on both sides
    AveragePool, ///< in: x; out: means; kernel and stride, no padding
    Sigmoid, ///< in: x; out: 1 / (1 + e^−x)
    Tanh, ///< in: x; out: tanh(x)
    Softmax, ///< in: x; out: e^x / sum of e^x along the dimension `along`
    Concatenate, ///< in: two or more, with the same rows and columns; out: their channels one after the other
    AtLeast, ///< in: x; out: 1 if x is at least `threshold`, otherwise 0: whole numbers, even for real x
    MatrixProduct, ///< in: a [C, R, K], b [C, K, M], one of which may have a single channel, which is repeated; out:
                   ///< [C, R, M], a product for each channel
    RmsNormalise, ///< in: x; out: x / sqrt(mean of x² along the dimension `along` + `epsilon`)
    Gelu, ///< in: x; out: x · Φ(x), with the normal distribution's Φ(x) = (1 + erf(x / √2)) / 2
    Exp, ///< in: x; out: e^x
    Log, ///< in: x; out: the natural logarithm of x
    Power, ///< in: x; out: x to the power of `factor`
    Erf, ///< in: x; out: the error function of x
};
inline constexpr LayerKind kLastLayerKind = LayerKind::Erf;

/// Returns the identifier of a kind in the description of a network, "convolution", "max_pool" …; not for display.
const char* toString(LayerKind kind);

struct Extent
{
    int rows = 1;
    int columns = 1;

    friend constexpr bool operator==(Extent, Extent) = default;
};

/// The numbers of a convolution that were trained instead of written.
struct TrainedNumbers
{
    /// unique in a network, except for layers that share their numbers; empty: all numbers are written
    std::string name;
    std::size_t numbers = 0; ///< number of values in one copy
    std::size_t copies = 1; ///< number of copies in the layer: one kernel can serve all planes
    bool bias = false; ///< true: the bias is trained too
};

/// One operation. Element-wise layers broadcast: an input of extent 1 in a dimension is repeated along it, as in
/// PyTorch.
struct Layer
{
    LayerKind kind = LayerKind::Relu;
    std::vector<ValueId> inputs;
    std::vector<ValueId> outputs; ///< one; two for MaxPoolWithIndices
    std::string words; ///< the result in a few English words, for readers of the description

    Extent kernel; ///< Convolution, pools
    Extent stride; ///< Convolution, pools
    int groups = 1; ///< Convolution
    SharedNumbers weights; ///< Convolution: row-major, shape as in LayerKind::Convolution
    std::vector<float> bias; ///< Convolution
    TrainedNumbers trained; ///< Convolution
    Extent scale; ///< Upsample
    double factor = 1; ///< Affine, Power
    double offset = 0; ///< Affine
    Range limits; ///< Clamp
    std::array<Dimension, 3> order{Dimension::Channels, Dimension::Rows, Dimension::Columns}; ///< Permute
    Extent edge{0, 0}; ///< Pad
    Dimension along = Dimension::Channels; ///< Softmax, RmsNormalise
    float threshold = 0; ///< AtLeast: compared in 32-bit floats, so that all backends have the same limit
    float epsilon = 0; ///< RmsNormalise: above 0
};

/// AtLeast: returns the smallest whole number that is at least the threshold, for comparison with whole numbers;
/// limited to ±2^30.
constexpr int wholeThreshold(float threshold)
{
    constexpr int kFarthest = 1 << 30;
    if (!(threshold < static_cast<float>(kFarthest)))
        return kFarthest;
    if (threshold < -static_cast<float>(kFarthest))
        return -kFarthest;
    const int cut = static_cast<int>(threshold);
    return static_cast<float>(cut) < threshold ? cut + 1 : cut;
}

/// Permute: returns the place in the input of the number at a place of the output; both [channel, row, column].
constexpr std::array<int, 3> permutedFrom(const std::array<Dimension, 3>& order, const std::array<int, 3>& place)
{
    std::array<int, 3> from{};
    for (std::size_t i = 0; i < place.size(); ++i)
        from[static_cast<std::size_t>(order[i])] = place[i];
    return from;
}

} // namespace convoku
