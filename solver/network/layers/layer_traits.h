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
    bool isWhole = true; ///< a real number can be a little beyond its interval
};

/// A layer that is part of a network.
struct LayerInNetwork
{
    const Network& network;
    const Layer& layer;

    Shape in(std::size_t input = 0) const { return network.value(layer.inputs.at(input)).shape; }
    Shape out() const { return network.value(layer.outputs.front()).shape; }
};

/// The cost of each number of a layer's output.
enum class LayerCost : std::uint8_t {
    Weights, ///< a multiply-add for each weight that it is made of
    Columns, ///< a multiply-add for each column of the first input
    Window, ///< an operation for each number of the window
    Operation, ///< one operation
    Move, ///< is moved
};

/// The area that a layer covers on its input to compute one number of its output.
enum class KernelKind : std::uint8_t {
    Weights, ///< a convolution: what each number below is multiplied by
    Window, ///< a pooling: the numbers below, all alike
    Block, ///< upsampling, unpooling: the places that one number goes to, or one of which it goes to
    None, ///< one number is made of the numbers that stand in its own place
};

/// The name for people of a layer, or of a run of layers that do one thing together.
enum class WordKind : std::uint8_t {
    Count, ///< a convolution of ones
    Sum, ///< any other convolution
    Largest, ///< the largest of a window
    PickOne, ///< a mask of the first largest
    Spread, ///< one number to many places
    Equals, ///< 1 where it is k
    And,
    Or,
    Not,
    Any, ///< 1 where a count is at least 1
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
    Permute, ///< the dimensions change places
    Pad, ///< zeros around
    Average,
    Sigmoid,
    Tanh,
    Softmax,
    Join, ///< the planes of one behind those of the other
    AtLeast, ///< a threshold
    MatrixProduct,
    Normalise, ///< by the root of the mean of the squares
    Gelu,
    Exp,
    Log,
    Power,
    Erf,
};

using Deciders = std::vector<const Term*>;

/// All that the program knows of a kind of layer, but for what backends, ONNX and proofs make of it and what people
/// read. A kind is a file in this folder that defines its traits, and a line in layer_traits.cpp. The functions of an
/// element-wise layer are the defaults: such a kind says its `number` and its range.
struct LayerTraits
{
    const char* name; ///< "convolution": the word of the network's description, not for people's eyes
    WordKind word; ///< unless wordFor is there
    std::size_t inputs = 1;
    bool takesMore = false; ///< `inputs` or more
    std::size_t outputs = 1;
    LayerCost cost = LayerCost::Operation;
    KernelKind kernel = KernelKind::None;
    /// Returns true if the results are real numbers for any inputs. Null: never.
    bool (*makesReal)(const Layer& layer) = nullptr;
    /// Returns true if the results are whole numbers for any inputs. Null: never.
    bool (*makesWhole)(const Layer& layer) = nullptr;

    /// One number of an element-wise layer, from the numbers of its inputs in the same place. Null: not element-wise.
    double (*number)(const Layer& layer, const double* a) = nullptr;
    /// The same in whole numbers, exact for those of 32 bits. Null: its numbers are real, or it is not element-wise.
    std::int64_t (*whole)(const Layer& layer, const std::int64_t* a) = nullptr;
    /// Which input the plot of the function of one number varies.
    int variable = 0;

    /// Throws Error where the inputs don't fit. `wanted`: see outputShape().
    Shape (*shape)(const Layer& layer, std::span<const Shape> inputs, Shape wanted) = nullptr;
    Axes (*axes)(const Layer& layer, std::span<const Value> inputs, Shape out, Board board) = nullptr;
    /// Returns the bounds of the results.
    Interval (*range)(const Layer& layer, std::span<const LayerInput> inputs);

    ElementWindow (*window)(const LayerInNetwork& its, int output, ElementIndex element) = nullptr;
    std::vector<OutputElement> (*readers)(const LayerInNetwork& its, int input, ElementIndex element) = nullptr;
    /// The result of a window with its numbers; sets which term decides it.
    double (*result)(const LayerInNetwork& its, Arithmetic& arithmetic) = nullptr;
    /// The terms that a result depends on, the most telling one first. By default all.
    Deciders (*deciders)(const Arithmetic& arithmetic) = nullptr;
    /// Null: `word`.
    WordKind (*wordFor)(const LayerInNetwork& its) = nullptr;
};

/// The traits of a kind, with the defaults in place of what it leaves out.
const LayerTraits& traitsOf(LayerKind kind);

/// Returns the kind of numbers that a layer makes of its inputs: real for real inputs, unless the layer's kind
/// overrides it.
NumberKind numbersOf(const Layer& layer, std::span<const LayerInput> inputs);

/// One number of an element-wise layer of whole numbers, of a and b. Numbers that are read as ints never overflow.
/// Throws Error for a kind that has no `whole`.
std::int64_t wholeElementOf(const Layer& layer, std::int64_t a, std::int64_t b);

/// Returns true if each number of the layer depends only on the numbers in the same place.
bool isElementWise(LayerKind kind);

} // namespace convoku
