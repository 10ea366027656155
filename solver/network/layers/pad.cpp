// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

namespace convoku::layers {
namespace {

Shape paddedShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    const Shape x = inputs.front();
    if (layer.edge.rows < 0 || layer.edge.columns < 0)
        throw Error(layer.words, "an edge is at least 0 wide");
    return {x.channels, x.rows + 2 * layer.edge.rows, x.columns + 2 * layer.edge.columns};
}

Axis padded(Axis axis, int edge)
{
    if (edge == 0)
        return axis;
    if (axis == Axis::Row || axis == Axis::RowWithEdge)
        return Axis::RowWithEdge;
    return axis == Axis::Column || axis == Axis::ColumnWithEdge ? Axis::ColumnWithEdge : Axis::Feature;
}

Axes paddedAxes(const Layer& layer, std::span<const Value> inputs, Shape, Board)
{
    const Axes& axes = inputs.front().axes;
    return {axes.channels, padded(axes.rows, layer.edge.rows), padded(axes.columns, layer.edge.columns)};
}

Interval paddedRange(const Layer&, std::span<const LayerInput> inputs)
{
    return hull(inputs.front().numbers, {0, 0});
}

ElementWindow insideWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    const Extent edge = context.layer.edge;
    const ElementIndex inside{element.channel, element.row - edge.rows, element.column - edge.columns};
    return inside.isIn(context.in()) ? ElementWindow{{{0, inside, 1}}, 0} : ElementWindow{};
}

std::vector<OutputElement> paddedReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    const Extent edge = context.layer.edge;
    return {{0, {element.channel, element.row + edge.rows, element.column + edge.columns}}};
}

double insideOrZero(const LayerInNetwork&, Arithmetic& arithmetic)
{
    return arithmetic.terms.empty() ? 0 : arithmetic.terms.front().value;
}

} // namespace

constinit const LayerTraits kPad{
    .name = "pad",
    .word = WordKind::Pad,
    .cost = LayerCost::Move,
    .shape = paddedShape,
    .axes = paddedAxes,
    .range = paddedRange,
    .window = insideWindow,
    .readers = paddedReaders,
    .result = insideOrZero,
};

} // namespace convoku::layers
