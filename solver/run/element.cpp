// SPDX-License-Identifier: MIT
#include "solver/run/element.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {
namespace {

/// The cells whose rows and columns lie in the two spans.
std::vector<Cell> cellsIn(int firstRow, int rows, int firstColumn, int columns)
{
    std::vector<Cell> cells;
    for (int row = firstRow; row < firstRow + rows; ++row) {
        for (int column = firstColumn; column < firstColumn + columns; ++column)
            cells.push_back({row, column});
    }
    return cells;
}

} // namespace

const Layer* producerOf(const Network& network, ValueId value)
{
    for (const Layer& layer : network.layers) {
        if (std::find(layer.outputs.begin(), layer.outputs.end(), value) != layer.outputs.end())
            return &layer;
    }
    return nullptr;
}

Places placesOf(Axes axes)
{
    // Planes that are places of the board themselves: rows and columns of theirs are something else.
    constexpr Axis kOfTheBoard[] = {Axis::Row, Axis::Column, Axis::BoxRow, Axis::BoxColumn, Axis::RowWithEdge,
        Axis::ColumnWithEdge, Axis::Box, Axis::PlaceInBox};
    Places nothing{Places::Nothing, axes.channels};
    nothing.axes = axes;
    if (std::ranges::find(kOfTheBoard, axes.channels) != std::end(kOfTheBoard))
        return nothing;
    struct Known
    {
        Axis rows;
        Axis columns;
        Places::Kind kind;
    };
    constexpr Known kKnown[] = {{Axis::Row, Axis::Column, Places::Cells}, {Axis::Row, Axis::One, Places::Rows},
        {Axis::One, Axis::Column, Places::Columns}, {Axis::BoxRow, Axis::BoxColumn, Places::Boxes},
        {Axis::Row, Axis::BoxColumn, Places::RowParts}, {Axis::BoxRow, Axis::Column, Places::ColumnParts},
        {Axis::One, Axis::One, Places::Board}, {Axis::Digit, Axis::One, Places::Digits}};
    for (const Known& known : kKnown) {
        const bool fits = known.kind != Places::Digits || axes.channels == Axis::One;
        if (fits && known.rows == axes.rows && known.columns == axes.columns)
            return {known.kind, axes.channels};
    }
    return nothing;
}

Places placesOf(const Network& network, ValueId value)
{
    return placesOf(network.value(value).axes);
}

std::vector<Cell> cellsOf(Places places, ElementIndex element)
{
    const auto [channel, row, column] = element;
    switch (places) {
    case Places::Cells:
        return {{row, column}};
    case Places::Rows:
        return cellsIn(row, 1, 0, kSide);
    case Places::Columns:
        return cellsIn(0, kSide, column, 1);
    case Places::Boxes:
        return cellsIn(3 * row, 3, 3 * column, 3);
    case Places::RowParts:
        return cellsIn(row, 1, 3 * column, 3);
    case Places::ColumnParts:
        return cellsIn(3 * row, 3, column, 1);
    case Places::Board:
    case Places::Digits:
    case Places::Nothing:
        break;
    }
    return {};
}

std::vector<int> digitsOf(Places places, ElementIndex element)
{
    if (places == Places::Digits)
        return {element.row};
    if (places == Places::Nothing)
        return {};
    if (places.planes == Axis::Digit)
        return {element.channel};
    if (places.planes == Axis::PairOfDigits) {
        const DigitPair pair = pairOf(element.channel);
        return {pair.low, pair.high};
    }
    return {};
}

std::optional<ElementIndex> elementOf(Places places, Candidate candidate)
{
    if (places == Places::Digits)
        return ElementIndex{0, candidate.digit, 0};
    if (places.planes != Axis::Digit && places.planes != Axis::One)
        return std::nullopt;
    const int channel = places.planes == Axis::One ? 0 : candidate.digit;
    switch (places) {
    case Places::Cells:
        return ElementIndex{channel, candidate.row, candidate.column};
    case Places::Rows:
        return ElementIndex{channel, candidate.row, 0};
    case Places::Columns:
        return ElementIndex{channel, 0, candidate.column};
    case Places::Boxes:
        return ElementIndex{channel, candidate.row / 3, candidate.column / 3};
    case Places::RowParts:
        return ElementIndex{channel, candidate.row, candidate.column / 3};
    case Places::ColumnParts:
        return ElementIndex{channel, candidate.row / 3, candidate.column};
    case Places::Board:
        return ElementIndex{channel, 0, 0};
    case Places::Digits:
    case Places::Nothing:
        break;
    }
    return std::nullopt;
}

DigitPair pairOf(int channel)
{
    const std::vector<int> pair = subsetOf(channel, 2);
    return {pair[0], pair[1]};
}

std::vector<int> subsetOf(int channel, int size)
{
    std::vector<int> values;
    for (int i = 0; i < size; ++i)
        values.push_back(i);
    for (; size > 0 && size <= kSide && channel > 0; --channel) {
        // The last one that can still grow does, and those behind it follow close.
        int last = size - 1;
        while (last >= 0 && values[static_cast<std::size_t>(last)] == kSide - size + last)
            --last;
        if (last < 0)
            break;
        for (int next = ++values[static_cast<std::size_t>(last)]; ++last < size;)
            values[static_cast<std::size_t>(last)] = ++next;
    }
    if (channel != 0 || size < 1 || size > kSide)
        throw Error("subset", "there is no channel " + std::to_string(channel));
    return values;
}

int channelOfSubset(const std::vector<int>& values)
{
    for (int channel = 0;; ++channel) {
        if (subsetOf(channel, static_cast<int>(values.size())) == values)
            return channel;
    }
}

} // namespace convoku
