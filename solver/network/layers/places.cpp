// SPDX-License-Identifier: MIT
#include "solver/network/layers/places.h"

#include "solver/error.h"
#include "solver/sudoku/cell.h"

#include <algorithm>
#include <numeric>

namespace convoku {
namespace {

/// Returns the input element for an output element: along an extent of 1, the one element is repeated.
ElementIndex repeated(ElementIndex element, Shape input)
{
    return {input.channels == 1 ? 0 : element.channel, input.rows == 1 ? 0 : element.row,
        input.columns == 1 ? 0 : element.column};
}

int windows(int extent, int kernel, int stride, const std::string& words)
{
    if (kernel < 1 || stride < 1 || kernel > extent || (extent - kernel) % stride != 0)
        throw Error(words,
            "a kernel of " + std::to_string(kernel) + " with stride " + std::to_string(stride) + " does not tile "
                + std::to_string(extent));
    return (extent - kernel) / stride + 1;
}

/// The change of the extent of a dimension by windows or by repetition.
struct Resizing
{
    int in = 1;
    int out = 1;
    int window = 1;
    int stride = 1;
};

/// Returns the meaning of a resized axis. `ofRow`: the axis is that of rows, else that of columns.
Axis resized(Axis axis, Resizing by, bool ofRow, Board board)
{
    const int side = board.side();
    const int box = ofRow ? board.boxRows() : board.boxColumns();
    const Axis places = ofRow ? Axis::Row : Axis::Column;
    const Axis boxes = ofRow ? Axis::BoxRow : Axis::BoxColumn;
    const Axis edged = ofRow ? Axis::RowWithEdge : Axis::ColumnWithEdge;
    if (by.in == by.out)
        return axis;
    if (by.out == 1)
        return Axis::One;
    if (by.out < by.in) {
        // A window in every place loses a part of the edge; one that jumps stands for what it covers.
        if (axis == edged && by.stride == 1 && by.out >= side)
            return by.out == side ? places : edged;
        return axis == places && by.window == box && by.stride == box ? boxes : Axis::Feature;
    }
    const bool known = axis == places || axis == boxes || axis == Axis::One;
    if (known && by.out == side)
        return places;
    return known && by.out == side / box ? boxes : Axis::Feature;
}

ElementIndex movedTo(ElementIndex element, Dimension along, int place)
{
    int& which = along == Dimension::Channels ? element.channel
        : along == Dimension::Rows            ? element.row
                                              : element.column;
    which = place;
    return element;
}

} // namespace

int broadcast(int a, int b, const std::string& words)
{
    if (a != b && a != 1 && b != 1)
        throw Error(words, "extents " + std::to_string(a) + " and " + std::to_string(b) + " don't broadcast");
    return std::max(a, b);
}

Shape broadcastShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    Shape result = inputs.front();
    for (const Shape other : inputs) {
        result = {broadcast(result.channels, other.channels, layer.words),
            broadcast(result.rows, other.rows, layer.words), broadcast(result.columns, other.columns, layer.words)};
    }
    return result;
}

Axis together(Axis a, Axis b)
{
    if (a == Axis::One || a == b)
        return b;
    return b == Axis::One ? a : Axis::Feature;
}

Axes broadcastAxes(const Layer&, std::span<const Value> inputs, Shape, Board)
{
    Axes axes = inputs.front().axes;
    for (const Value& other : inputs) {
        axes = {together(axes.channels, other.axes.channels), together(axes.rows, other.axes.rows),
            together(axes.columns, other.axes.columns)};
    }
    return axes;
}

ElementWindow broadcastWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    ElementWindow window;
    for (std::size_t input = 0; input < context.layer.inputs.size(); ++input)
        window.taps.push_back({static_cast<int>(input), repeated(element, context.in(input)), 1});
    return window;
}

std::vector<OutputElement> broadcastReaders(const LayerInNetwork& context, int input, ElementIndex element)
{
    const Shape in = context.in(static_cast<std::size_t>(input));
    const Shape out = context.out();
    const auto last = [](int extent, int outExtent, int at) { return extent == 1 ? outExtent - 1 : at; };
    return block(element,
        {last(in.channels, out.channels, element.channel), last(in.rows, out.rows, element.row),
            last(in.columns, out.columns, element.column)});
}

Shape windowedShape(const Layer& layer, Shape in, int channels)
{
    return {channels, windows(in.rows, layer.kernel.rows, layer.stride.rows, layer.words),
        windows(in.columns, layer.kernel.columns, layer.stride.columns, layer.words)};
}

Axes windowedAxes(const Layer& layer, std::span<const Value> inputs, Shape out, Board board)
{
    const auto& [name, in, range, axes, numbers] = inputs.front();
    return {axes.channels, resized(axes.rows, {in.rows, out.rows, layer.kernel.rows, layer.stride.rows}, true, board),
        resized(axes.columns, {in.columns, out.columns, layer.kernel.columns, layer.stride.columns}, false, board)};
}

std::vector<OutputElement> block(ElementIndex first, ElementIndex last)
{
    std::vector<OutputElement> elements;
    for (int channel = first.channel; channel <= last.channel; ++channel) {
        for (int row = first.row; row <= last.row; ++row) {
            for (int column = first.column; column <= last.column; ++column)
                elements.push_back({0, {channel, row, column}});
        }
    }
    return elements;
}

Interval sameRange(const Layer&, std::span<const LayerInput> inputs)
{
    return inputs.front().numbers;
}

Interval hullOfAll(const Layer&, std::span<const LayerInput> inputs)
{
    return std::accumulate(inputs.begin(), inputs.end(), inputs.front().numbers,
        [](Interval all, const LayerInput& next) { return hull(all, next.numbers); });
}

double onlyTerm(const LayerInNetwork&, Arithmetic& arithmetic)
{
    return arithmetic.terms.at(0).value;
}

double weightedSum(const LayerInNetwork&, Arithmetic& arithmetic)
{
    return std::accumulate(arithmetic.terms.begin(), arithmetic.terms.end(), arithmetic.bias,
        [](double sum, const Term& term) { return sum + term.tap.weight * term.value; });
}

Deciders decisiveTerm(const Arithmetic& arithmetic)
{
    return {&arithmetic.terms.at(static_cast<std::size_t>(std::max(arithmetic.decisive, 0)))};
}

Deciders termsOfResult(const Arithmetic& arithmetic)
{
    Deciders deciders;
    for (const Term& term : arithmetic.terms) {
        if (term.value == arithmetic.result)
            deciders.push_back(&term);
    }
    return deciders;
}

ElementWindow lineWindow(const LayerInNetwork& context, int, ElementIndex element)
{
    ElementWindow window;
    for (int place = 0; place < extentOf(context.in(), context.layer.along); ++place)
        window.taps.push_back({0, movedTo(element, context.layer.along, place), 1});
    return window;
}

std::vector<OutputElement> lineReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    std::vector<OutputElement> readers;
    for (int place = 0; place < extentOf(context.out(), context.layer.along); ++place)
        readers.push_back({0, movedTo(element, context.layer.along, place)});
    return readers;
}

void findOwnTerm(const LayerInNetwork& context, Arithmetic& arithmetic)
{
    const Term* own = firstTerm(arithmetic, [&](const Term& term) { return term.tap.element == arithmetic.element; });
    if (own == nullptr)
        throw Error(context.layer.words, "does not read its own place");
    arithmetic.decisive = static_cast<int>(own - arithmetic.terms.data());
}

Interval productRange(Interval a, Interval b)
{
    const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {low, high};
}

} // namespace convoku
