// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstddef>
#include <vector>

namespace convoku {

// Declarations shared by the builder of layers and the reader of weights.

/// Thrown if no layers can be built from a part; caught by the public functions that build or check parts.
struct PartMistake
{
    TextMistake what;
};

[[noreturn]] inline void failPart(const PartText::Expression& at, TextMistake::Expected expected, int count = 0)
{
    throw PartMistake{{expected, at.place, {}, at.text, count, {}, {}}};
}

/// Weights of a convolution with a kernel of 1×1: [out channels, in channels].
struct Matrix
{
    int outs = 0;
    int ins = 0;
    std::vector<float> weights;
    Axis planesIn = Axis::Feature; ///< meaning of the input planes
    Axis planesOut = Axis::Feature; ///< meaning of the output planes
    bool ofValues = false; ///< the planes are the values of a kernel, whatever these are
    int subsets = 0; ///< number of values in each subset if the planes are subsets

    float at(int out, int in) const
    {
        return weights.at(static_cast<std::size_t>(out) * static_cast<std::size_t>(ins) + static_cast<std::size_t>(in));
    }
};

/// Returns a literal whole number. Throws PartMistake for any other expression.
int writtenNumber(const PartText::Expression& expression);
/// Returns a literal number. Throws PartMistake for any other expression.
double writtenReal(const PartText::Expression& expression);
/// Returns weights that are written out or named, such as pairs(digit). The named weights of digits fit `board`. Like
/// the functions below, throws PartMistake for any other expression.
Matrix writtenWeights(const PartText::Expression& expression, Board board);
/// Returns a kernel that is applied to each plane separately: its rows and columns.
Matrix writtenKernel(const PartText::Expression& lists);
/// Returns the bias, one number for each output plane, from a list or from weights with a single column.
std::vector<float> writtenBias(const PartText::Expression& list, int outs, Board board);

/// Returns a literal whole number from 1 to `most`. Throws PartMistake.
int writtenPlace(const PartText::Expression& expression, int most);
/// Returns the innermost expression inside nested bent(…): the weights, or the count, as they are written.
const PartText::Expression& unbent(const PartText::Expression& expression);
/// The weights and the bias of a count over a window. They are ones and 0, except for the changes that bent(…) makes:
/// bent(bent(count(…), place=5, to=2), bias=1).
struct WindowNumbers
{
    std::vector<float> weights;
    float bias = 0;
};
/// Returns the numbers of a count over `cells` cells. `outermost`: the count, or the outermost bent(…) around it.
WindowNumbers windowNumbers(const PartText::Expression& outermost, int cells);

} // namespace convoku
