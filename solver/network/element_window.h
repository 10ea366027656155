// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/element.h"

#include <vector>

namespace convoku {

/// An input element that an output element reads.
struct Tap
{
    int input = 0; ///< index in Layer::inputs
    ElementIndex element;
    /// the factor of the element: a convolution's weight, the factor of Affine, its share of a mean; 1 in the other
    /// kinds. 0: the layer reads the element, but no value of it can change this output
    double weight = 1;

    friend bool operator==(const Tap&, const Tap&) = default;
};

/// All elements that one output element is computed from: inputs in order, elements of an input in row-major order. No
/// taps: an element of an edge.
struct ElementWindow
{
    std::vector<Tap> taps;
    double bias = 0; ///< Convolution: the channel's bias, Affine: the offset
};

/// Returns the window of an output element. `output`: index in Layer::outputs. Throws Error for an element outside the
/// shape of the output.
ElementWindow windowOf(const Network& network, const Layer& layer, int output, ElementIndex element);

struct OutputElement
{
    int output = 0;
    ElementIndex element;

    friend constexpr bool operator==(OutputElement, OutputElement) = default;
    friend constexpr auto operator<=>(OutputElement, OutputElement) = default;
};

/// Inverse of windowOf(): returns the output elements that have the input element in their window with a weight other
/// than 0, in ascending order. Throws Error for an element outside the shape of the input.
std::vector<OutputElement> readersOf(const Network& network, const Layer& layer, int input, ElementIndex element);

struct Term
{
    Tap tap;
    double value = 0;
};

/// A window with the values of its elements.
struct Arithmetic
{
    int output = 0;
    ElementIndex element;
    std::vector<Term> terms; ///< in the order of the window's taps
    double bias = 0;
    /// computed from the terms and the layer's own numbers only; for real numbers close to the recorded value
    double result = 0;
    /// Pools: the term with the first maximum. MaxUnpool: the term of the number placed here. Softmax: the term of the
    /// same element of the input. −1: no such term.
    int decisive = -1;
};

} // namespace convoku
