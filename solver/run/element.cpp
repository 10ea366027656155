// SPDX-License-Identifier: MIT
#include "solver/run/element.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr Shape kDigitsDown{1, kSide, 1};

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

Places placesOf(Shape shape)
{
    const auto plane = [shape](int rows, int columns) { return shape.rows == rows && shape.columns == columns; };
    if (plane(kSide, kSide))
        return Places::Cells;
    if (plane(kSide, 1))
        return Places::Rows;
    if (plane(1, kSide))
        return Places::Columns;
    if (plane(3, 3))
        return Places::Boxes;
    if (plane(kSide, 3))
        return Places::RowParts;
    if (plane(3, kSide))
        return Places::ColumnParts;
    return plane(1, 1) ? Places::Board : Places::Nothing;
}

Places placesOf(const Network& network, ValueId value)
{
    // Only a reshape gives the rows another meaning; what is computed from it keeps that.
    if (network.value(value).shape == kDigitsDown) {
        ValueId from = value;
        while (const Layer* layer = producerOf(network, from)) {
            from = layer->inputs.front();
            if (layer->kind == LayerKind::Reshape && network.value(layer->outputs.front()).shape == kDigitsDown)
                return Places::Digits;
        }
    }
    return placesOf(network.value(value).shape);
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

std::vector<int> digitsOf(Shape shape, Places places, ElementIndex element)
{
    if (places == Places::Digits)
        return {element.row};
    if (places == Places::Nothing)
        return {};
    if (shape.channels == kSide)
        return {element.channel};
    if (shape.channels == kPairs) {
        const DigitPair pair = pairOf(element.channel);
        return {pair.low, pair.high};
    }
    return {};
}

std::optional<ElementIndex> elementOf(Shape shape, Places places, Candidate candidate)
{
    if (places == Places::Digits)
        return ElementIndex{0, candidate.digit, 0};
    if (shape.channels != kSide && shape.channels != 1)
        return std::nullopt;
    const int channel = shape.channels == 1 ? 0 : candidate.digit;
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
    int left = channel;
    for (int low = 0; low < kSide && left >= 0; ++low) {
        const int above = kSide - 1 - low;
        if (left < above)
            return {low, low + 1 + left};
        left -= above;
    }
    throw Error("pair of digits", "there is no channel " + std::to_string(channel));
}

} // namespace convoku
