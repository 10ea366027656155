// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <cstdint>
#include <vector>

namespace convoku {

/// A run of layers that do one thing together, as a person would say it in a word.
struct LayerWord
{
    enum class Kind : std::uint8_t {
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
    };

    Kind kind = Kind::Count;
    int k = 0; ///< Equals
    std::size_t firstLayer = 0; ///< in the network's
    std::size_t layerCount = 1;

    friend bool operator==(const LayerWord&, const LayerWord&) = default;
};

/// The words of a group, in the order of its layers; together they hold each of them once. Read from kinds, numbers and
/// connections alone.
std::vector<LayerWord> wordsOf(const Network& network, const Group& group);

} // namespace convoku
