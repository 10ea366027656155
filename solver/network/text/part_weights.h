// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstddef>
#include <vector>

namespace convoku {

// Declarations shared by the builder of layers and the reader of weights.

/// Thrown where a part has no layers; caught where they are asked for.
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
    Axis planesIn = Axis::Feature; ///< what the planes stand for that it takes, and that it makes
    Axis planesOut = Axis::Feature;
    bool ofValues = false; ///< of the values that a kernel is handed, whatever they are
    int subsets = 0; ///< how many values each of them takes, where its planes are subsets

    float at(int out, int in) const
    {
        return weights.at(static_cast<std::size_t>(out) * static_cast<std::size_t>(ins) + static_cast<std::size_t>(in));
    }
};

/// A whole number that is written down.
int writtenNumber(const PartText::Expression& expression);
/// Any number that is written down.
double writtenReal(const PartText::Expression& expression);
/// Weights that are written out or have names; on a board those of digits are of its own. All of these throw
/// PartMistake for what is something else.
Matrix writtenWeights(const PartText::Expression& expression, Board board);
/// Returns a kernel that is applied to each plane separately: its rows and columns.
Matrix writtenKernel(const PartText::Expression& lists);
/// One number for each plane that comes out: a list of them, or weights with a single column.
std::vector<float> writtenBias(const PartText::Expression& list, int outs, Board board);

/// A number between 1 and `most`.
int writtenPlace(const PartText::Expression& expression, int most);
/// Returns the innermost expression inside nested bent(…): the weights, or the count, as they are written.
const PartText::Expression& unbent(const PartText::Expression& expression);
/// The weights of a count over a window of so many cells, and its bias: ones and 0 but for what stands around it,
/// bent(bent(count(…), place=5, to=2), bias=1). `outermost` is the count, or the last bent(…) around it.
struct WindowNumbers
{
    std::vector<float> weights;
    float bias = 0;
};
WindowNumbers windowNumbers(const PartText::Expression& outermost, int cells);

} // namespace convoku
