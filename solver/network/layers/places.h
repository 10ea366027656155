// SPDX-License-Identifier: MIT
// What several kinds of layers ask about shapes, axes and places.
#pragma once

#include "solver/network/layers/layer_traits.h"

#include <string>

namespace convoku {

/// The extent of two that are put together, of which one may be 1. Throws Error(words) otherwise.
int broadcast(int a, int b, const std::string& words);
Shape broadcastShape(const Layer& layer, std::span<const Shape> inputs, Shape wanted);
/// Returns the axis of the combination of two values along one dimension; One adapts to the other, two others are a
/// Feature.
Axis together(Axis a, Axis b);
Axes broadcastAxes(const Layer& layer, std::span<const Value> inputs, Shape out, Board board);
ElementWindow broadcastWindow(const LayerInNetwork& its, int output, ElementIndex element);
std::vector<OutputElement> broadcastReaders(const LayerInNetwork& its, int input, ElementIndex element);

/// The rows and columns of windows of the layer's kernel, and the planes that are given. Throws Error where windows
/// leave a rest: no layer of a network drops elements.
Shape windowedShape(const Layer& layer, Shape in, int channels);
/// Rows and columns where windows are put together, or numbers are repeated.
Axes windowedAxes(const Layer& layer, std::span<const Value> inputs, Shape out, Board board);
/// Calls f(row, column, i, j) for each window that covers the place, which is its cell (i, j).
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

/// For a kind that does, whatever its numbers are.
inline bool always(const Layer&)
{
    return true;
}

/// All elements of the first output in the box from `first` to `last`, both included.
std::vector<OutputElement> block(ElementIndex first, ElementIndex last);

/// The numbers of the first input, or of one of the inputs.
Interval sameRange(const Layer& layer, std::span<const LayerInput> inputs);
Interval hullOfAll(const Layer& layer, std::span<const LayerInput> inputs);
/// The number that the only term has.
double onlyTerm(const LayerInNetwork& its, Arithmetic& arithmetic);
/// All taps times their weights, and the bias.
double weightedSum(const LayerInNetwork& its, Arithmetic& arithmetic);
/// The term that `decisive` names, or the first.
Deciders decisiveTerm(const Arithmetic& arithmetic);
/// The terms that are what comes out.
Deciders termsOfResult(const Arithmetic& arithmetic);
/// The first term that the condition holds for, or none.
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
ElementWindow lineWindow(const LayerInNetwork& its, int output, ElementIndex element);
std::vector<OutputElement> lineReaders(const LayerInNetwork& its, int input, ElementIndex element);
/// Sets `decisive` to the term in the result's own place. Throws Error where there is none.
void findOwnTerm(const LayerInNetwork& its, Arithmetic& arithmetic);

/// Returns the bounds of the product of two numbers.
Interval productRange(Interval a, Interval b);

} // namespace convoku
