// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/element_window.h"
#include "solver/network/network.h"

#include <cstdint>
#include <span>
#include <vector>

namespace convoku {

/// The bounds of the numbers that a value can hold.
struct Interval
{
    double low = 0;
    double high = 0;

    friend constexpr bool operator==(Interval, Interval) = default;
};
constexpr Interval hull(Interval a, Interval b)
{
    return {a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

/// The properties of a layer's input that its output range depends on.
struct LayerInput
{
    Shape shape;
    Interval numbers;
    bool isWhole = true; ///< false: a real number can be slightly outside its interval
};

/// A layer that is part of a network.
struct LayerInNetwork
{
    const Network& network;
    const Layer& layer;

    Shape in(std::size_t input = 0) const { return network.value(layer.inputs.at(input)).shape; }
    Shape out() const { return network.value(layer.outputs.front()).shape; }
};

/// The cost of each number of the output of a layer.
enum class LayerCost : std::uint8_t {
    Weights, ///< one multiply-add per weight
    Columns, ///< one multiply-add per column of the first input
    Window, ///< one operation per number of the window
    Operation, ///< one operation
    Move, ///< a copy only
};

/// The area of the input that a layer needs to compute one number of its output.
enum class KernelKind : std::uint8_t {
    Weights, ///< convolution: a factor for each number in the area
    Window, ///< pooling: all numbers in the area alike
    Block, ///< upsampling, unpooling: the places that one number is copied to, or one of which it is copied to
    None, ///< only the numbers in the same place
};

/// The displayed name of a layer, or of a sequence of layers with one purpose.
enum class WordKind : std::uint8_t {
    Count, ///< a convolution of ones
    Sum, ///< any other convolution
    Largest, ///< the largest of a window
    PickOne, ///< a mask of the first maximum
    Spread, ///< copies one number to many places
    Equals, ///< 1 if the number is k
    And,
    Or,
    Not,
    Any, ///< 1 if a count is at least 1
    Select,
    Minimum,
    Maximum,
    Add,
    Subtract,
    Multiply,
    Scale, ///< factor · x + offset
    Relu,
    Limit,
    Reshape,
    Permute, ///< reorders the dimensions
    Pad, ///< zeros around each plane
    Average,
    Sigmoid,
    Tanh,
    Softmax,
    Join, ///< the planes of several values one after the other
    AtLeast, ///< a threshold
    MatrixProduct,
    Normalise, ///< division by the root of the mean of the squares
    Gelu,
    Exp,
    Log,
    Power,
    Erf,
};

using Deciders = std::vector<const Term*>;

/// The properties of a kind of layer, except those for backends, ONNX, proofs and display. A kind is a file in this
/// folder that defines its traits, and a line in layer_traits.cpp. The defaults are the functions of an element-wise
/// layer: such a kind defines only `number` and `range`.
struct LayerTraits
{
    const char* name; ///< "convolution": the identifier in the description of a network; not for display
    WordKind word; ///< used if wordFor is null
    std::size_t inputs = 1;
    bool takesMore = false; ///< true: any number of inputs from `inputs` up
    std::size_t outputs = 1;
    LayerCost cost = LayerCost::Operation;
    KernelKind kernel = KernelKind::None;
    /// Returns true if the results are real numbers for any inputs. Null: never.
    bool (*makesReal)(const Layer& layer) = nullptr;
    /// Returns true if the results are whole numbers for any inputs. Null: never.
    bool (*makesWhole)(const Layer& layer) = nullptr;

    /// Computes one number of an element-wise layer from the numbers of its inputs in the same place. Null: not
    /// element-wise.
    double (*number)(const Layer& layer, const double* a) = nullptr;
    /// Computes the same in whole numbers, exact for 32-bit ones. Null: the results are real, or the layer is not
    /// element-wise.
    std::int64_t (*whole)(const Layer& layer, const std::int64_t* a) = nullptr;
    /// The input that the plot of the function of one number varies.
    int variable = 0;

    /// Returns the shape of the output. Throws Error if the inputs do not fit. `wanted`: see outputShape().
    Shape (*shape)(const Layer& layer, std::span<const Shape> inputs, Shape wanted) = nullptr;
    Axes (*axes)(const Layer& layer, std::span<const Value> inputs, Shape out, Board board) = nullptr;
    /// Returns the bounds of the results.
    Interval (*range)(const Layer& layer, std::span<const LayerInput> inputs);

    ElementWindow (*window)(const LayerInNetwork& context, int output, ElementIndex element) = nullptr;
    std::vector<OutputElement> (*readers)(const LayerInNetwork& context, int input, ElementIndex element) = nullptr;
    /// Computes the result of a window with its numbers; sets Arithmetic::decisive.
    double (*result)(const LayerInNetwork& context, Arithmetic& arithmetic) = nullptr;
    /// Returns the terms that a result depends on, the most important one first. Default: all.
    Deciders (*deciders)(const Arithmetic& arithmetic) = nullptr;
    /// Returns the word for a layer. Null: always `word`.
    WordKind (*wordFor)(const LayerInNetwork& context) = nullptr;
};

/// Returns the traits of a kind, with the defaults for omitted functions.
const LayerTraits& traitsOf(LayerKind kind);

/// Returns the kind of numbers that a layer makes of its inputs: real for real inputs, unless the layer's kind
/// overrides it.
NumberKind numbersOf(const Layer& layer, std::span<const LayerInput> inputs);

/// Computes one number of an element-wise layer of whole numbers from a and b. Operands in the range of int never
/// overflow. Throws Error for a kind without `whole`.
std::int64_t wholeElementOf(const Layer& layer, std::int64_t a, std::int64_t b);

/// Returns true if each number of the layer depends only on the numbers in the same place.
bool isElementWise(LayerKind kind);

} // namespace convoku
