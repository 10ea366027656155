// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
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

/// "[9, 9, 1]"
std::string toString(Shape shape);

/// What a dimension of a value stands for. Set by the words that make the value; where nobody says so it is a Feature.
enum class Axis : std::uint8_t {
    One, ///< it has length 1
    Digit,
    Row,
    Column,
    BoxRow, ///< three rows of boxes
    BoxColumn,
    PairOfDigits, ///< 36: 1 2, 1 3, … 8 9
    Subset, ///< of the digits
    Feature, ///< the network knows
};

struct Axes
{
    Axis channels = Axis::One;
    Axis rows = Axis::One;
    Axis columns = Axis::One;

    friend constexpr bool operator==(Axes, Axes) = default;
};
/// Of candidates, stack and guess: [digit, row, column].
inline constexpr Axes kCandidatesAxes{Axis::Digit, Axis::Row, Axis::Column};
/// Of digits as an image: [1, row, column].
inline constexpr Axes kImageAxes{Axis::One, Axis::Row, Axis::Column};

/// The whole numbers that a value can hold, both ends included.
struct Range
{
    int low = 0;
    int high = 0;

    friend constexpr bool operator==(Range, Range) = default;
};

/// Index of a value in Network::values.
using ValueId = std::int32_t;
inline constexpr ValueId kNoValue = -1;

/// Something that flows through the network: an input or the output of a layer. All values are whole numbers.
struct Value
{
    std::string name; ///< unique in its network, snake_case: "candidates", "naked_single_box.lone"
    Shape shape;
    Range range;
    Axes axes;
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
};

/// "convolution", "max_pool" …: the words of the network's description, not for people's eyes.
const char* toString(LayerKind kind);

struct Extent
{
    int rows = 1;
    int columns = 1;

    friend constexpr bool operator==(Extent, Extent) = default;
};

/// One operation. Element-wise layers broadcast: where one input has extent 1 in a dimension it is repeated, as in
/// PyTorch.
struct Layer
{
    LayerKind kind = LayerKind::Relu;
    std::vector<ValueId> inputs;
    std::vector<ValueId> outputs; ///< one; two for MaxPoolWithIndices
    std::string words; ///< what it computes, in a few English words for the one who reads the description

    Extent kernel; ///< Convolution, pools
    Extent stride; ///< Convolution, pools
    int groups = 1; ///< Convolution
    std::vector<float> weights; ///< Convolution, row-major in the shape named there
    std::vector<float> bias; ///< Convolution
    Extent scale; ///< Upsample
    int factor = 1; ///< Affine
    int offset = 0; ///< Affine
    Range limits; ///< Clamp
};

} // namespace convoku
