// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

namespace convoku::layers {
namespace {

Shape productShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    const Shape a = inputs[0];
    const Shape b = inputs[1];
    if (a.columns != b.rows)
        throw Error(layer.words, toString(a) + " has no product with " + toString(b));
    return {broadcast(a.channels, b.channels, layer.words), a.rows, b.columns};
}

Axes productAxes(const Layer&, std::span<const Value> inputs, Shape, Board)
{
    const Axes& a = inputs[0].axes;
    const Axes& b = inputs[1].axes;
    return {together(a.channels, b.channels), a.rows, b.columns};
}

Interval sumOfProducts(const Layer&, std::span<const LayerInput> inputs)
{
    const Interval one = productRange(inputs[0].numbers, inputs[1].numbers);
    const double terms = inputs[0].shape.columns;
    return {one.low * terms, one.high * terms};
}

/// A row of the first, and behind it a column of the second.
ElementWindow rowAndColumn(const LayerInNetwork& context, int, ElementIndex element)
{
    const auto channel = [&](std::size_t input) { return context.in(input).channels == 1 ? 0 : element.channel; };
    ElementWindow window;
    for (int k = 0; k < context.in(0).columns; ++k)
        window.taps.push_back({0, {channel(0), element.row, k}, 1});
    for (int k = 0; k < context.in(0).columns; ++k)
        window.taps.push_back({1, {channel(1), k, element.column}, 1});
    return window;
}

std::vector<OutputElement> productReaders(const LayerInNetwork& context, int input, ElementIndex element)
{
    const Shape out = context.out();
    const bool isRepeated = context.in(static_cast<std::size_t>(input)).channels == 1;
    const int first = isRepeated ? 0 : element.channel;
    const int last = isRepeated ? out.channels - 1 : element.channel;
    return input == 0 ? block({first, element.row, 0}, {last, element.row, out.columns - 1})
                      : block({first, 0, element.column}, {last, out.rows - 1, element.column});
}

double productsAddedUp(const LayerInNetwork&, Arithmetic& arithmetic)
{
    const std::size_t count = arithmetic.terms.size() / 2;
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += arithmetic.terms[i].value * arithmetic.terms[count + i].value;
    return sum;
}

/// The factors of the first product that is not 0, or of the first one.
Deciders firstProduct(const Arithmetic& arithmetic)
{
    const std::vector<Term>& terms = arithmetic.terms;
    const std::size_t count = terms.size() / 2;
    std::size_t first = 0;
    while (first < count && terms[first].value * terms[count + first].value == 0)
        ++first;
    if (first == count)
        first = 0;
    return {&terms.at(first), &terms.at(count + first)};
}

} // namespace

constinit const LayerTraits kMatrixProduct{
    .name = "matrix_product",
    .word = WordKind::MatrixProduct,
    .inputs = 2,
    .cost = LayerCost::Columns,
    .shape = productShape,
    .axes = productAxes,
    .range = sumOfProducts,
    .window = rowAndColumn,
    .readers = productReaders,
    .result = productsAddedUp,
    .deciders = firstProduct,
};

} // namespace convoku::layers
