// SPDX-License-Identifier: MIT
// Functions for shapes, axes and places that several kinds of layers share.
#pragma once

#include "solver/network/layers/layer_traits.h"

#include <string>

namespace convoku {

/// Returns the extent of two operands combined, one of which may be 1. Throws Error(words) if they differ otherwise.
int broadcast(int a, int b, const std::string& words);
Shape broadcastShape(const Layer& layer, std::span<const Shape> inputs, Shape wanted);
/// Returns the axis of the combination of two values along one dimension; One adapts to the other, two others are a
/// Feature.
Axis together(Axis a, Axis b);
Axes broadcastAxes(const Layer& layer, std::span<const Value> inputs, Shape out, Board board);
ElementWindow broadcastWindow(const LayerInNetwork& context, int output, ElementIndex element);
std::vector<OutputElement> broadcastReaders(const LayerInNetwork& context, int input, ElementIndex element);

/// Returns the shape of windows of the layer's kernel over `in`, with `channels` planes. Throws Error if the windows do
/// not cover the plane exactly: no layer of a network drops elements.
Shape windowedShape(const Layer& layer, Shape in, int channels);
/// Returns the axes of a result that reduces windows or repeats numbers: only rows and columns get a new meaning.
Axes windowedAxes(const Layer& layer, std::span<const Value> inputs, Shape out, Board board);
/// Calls f(row, column, i, j) for each window that covers the place; (i, j) is the place inside the window.
template <typename F>
void forEachCovering(const Layer& layer, Shape out, ElementIndex place, F f)
{
    for (int row = 0; row < out.rows; ++row) {
        const int i = place.row - row * layer.stride.rows;
        if (i < 0 || i >= layer.kernel.rows)
            continue;
        for (int column = 0; column < out.columns; ++column) {
            const int j = place.column - column * layer.stride.columns;
            if (j >= 0 && j < layer.kernel.columns)
                f(row, column, i, j);
        }
    }
}

/// Always true: for LayerTraits::makesReal and makesWhole.
inline bool always(const Layer&)
{
    return true;
}

/// Returns all elements of the first output in the block from `first` to `last`, both included.
std::vector<OutputElement> block(ElementIndex first, ElementIndex last);

/// sameRange() returns the range of the first input, hullOfAll() that of all inputs together.
Interval sameRange(const Layer& layer, std::span<const LayerInput> inputs);
Interval hullOfAll(const Layer& layer, std::span<const LayerInput> inputs);
/// Returns the value of the only term.
double onlyTerm(const LayerInNetwork& context, Arithmetic& arithmetic);
/// Returns the sum of all terms times their weights, plus the bias.
double weightedSum(const LayerInNetwork& context, Arithmetic& arithmetic);
/// Returns the term of Arithmetic::decisive, or the first one.
Deciders decisiveTerm(const Arithmetic& arithmetic);
/// Returns the terms whose value equals the result.
Deciders termsOfResult(const Arithmetic& arithmetic);
/// Returns the first term that the condition holds for; null if there is none.
template <typename F>
const Term* firstTerm(const Arithmetic& arithmetic, F holds)
{
    for (const Term& term : arithmetic.terms) {
        if (holds(term))
            return &term;
    }
    return nullptr;
}

/// Returns the window of a layer that works along a dimension: all elements in the line of the element.
ElementWindow lineWindow(const LayerInNetwork& context, int output, ElementIndex element);
std::vector<OutputElement> lineReaders(const LayerInNetwork& context, int input, ElementIndex element);
/// Sets `decisive` to the term in the result's own place. Throws Error if there is none.
void findOwnTerm(const LayerInNetwork& context, Arithmetic& arithmetic);

/// Returns the bounds of the product of two numbers.
Interval productRange(Interval a, Interval b);

} // namespace convoku
