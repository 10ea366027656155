// SPDX-License-Identifier: MIT
#include "solver/network/element.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {
namespace {

/// The cells whose rows and columns lie in the two spans.
std::vector<Cell> cellsIn(Board board, int firstRow, int rows, int firstColumn, int columns)
{
    std::vector<Cell> cells;
    for (int row = firstRow; row < firstRow + rows; ++row) {
        for (int column = firstColumn; column < firstColumn + columns; ++column)
            cells.push_back(board.cell(row, column));
    }
    return cells;
}

/// The meaning of an element's places; each field is none, a value, or unspecified.
struct Spoken
{
    std::optional<std::vector<int>> digits;
    std::optional<std::vector<int>> rows;
    std::optional<std::vector<int>> columns;
    std::optional<std::vector<int>> boxes;
    std::optional<std::vector<int>> places; ///< in the box
};

/// Returns the number of planes that subsetOf() covers.
int subsetCount(int size, int of)
{
    int count = 1;
    for (int i = 0; i < size; ++i)
        count = count * (of - i) / (i + 1);
    return count;
}

/// Returns the meaning of an element of a value whose axes can be in any order; none if an axis has another meaning.
std::optional<Spoken> spokenOf(Axes axes, Board board, ElementIndex element)
{
    Spoken spoken;
    const std::pair<Axis, int> all[]
        = {{axes.channels, element.channel}, {axes.rows, element.row}, {axes.columns, element.column}};
    for (const auto& [axis, index] : all) {
        if (axis == Axis::One)
            continue;
        const SubsetAxis subsets = subsetAxis(axis).value_or(SubsetAxis{axis, 1});
        std::optional<std::vector<int>>* target = nullptr;
        switch (subsets.of) {
        case Axis::Digit:
            target = &spoken.digits;
            break;
        case Axis::Row:
            target = &spoken.rows;
            break;
        case Axis::Column:
            target = &spoken.columns;
            break;
        case Axis::Box:
            target = &spoken.boxes;
            break;
        case Axis::PlaceInBox:
            target = &spoken.places;
            break;
        default:
            break;
        }
        if (target == nullptr || target->has_value() || index < 0 || index >= subsetCount(subsets.size, board.side()))
            return std::nullopt;
        *target = subsetOf(index, subsets.size, board.side());
    }
    const bool ofBoxes = spoken.boxes || spoken.places;
    if (ofBoxes && (spoken.rows || spoken.columns || !spoken.boxes))
        return std::nullopt;
    return spoken;
}

std::vector<Cell> cellsOf(const Spoken& spoken, Board board)
{
    if (!spoken.boxes && !spoken.rows && !spoken.columns)
        return {};
    const std::vector<int> all = subsetOf(0, board.side(), board.side());
    std::vector<Cell> cells;
    for (const int first : spoken.boxes ? *spoken.boxes : spoken.rows.value_or(all)) {
        for (const int second : spoken.boxes ? spoken.places.value_or(all) : spoken.columns.value_or(all)) {
            cells.push_back(spoken.boxes ? board.cellInBox(first, second) : board.cell(first, second));
        }
    }
    std::ranges::sort(cells, {}, &Cell::index);
    return cells;
}

/// The element of a value whose axes are in an order of their own.
std::optional<ElementIndex> turnedElementOf(Axes axes, Candidate candidate)
{
    const auto along = [candidate](Axis axis) { return axis == Axis::One ? 0 : coordinateOf(axis, candidate); };
    const ElementIndex element{along(axes.channels), along(axes.rows), along(axes.columns)};
    const auto spoken = spokenOf(axes, candidate.board, element);
    return spoken && !cellsOf(*spoken, candidate.board).empty() ? std::optional(element) : std::nullopt;
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

Places placesOf(Axes axes, Board board)
{
    // Planes that are places of the board themselves: rows and columns of theirs are something else.
    constexpr Axis kOfTheBoard[] = {Axis::Row, Axis::Column, Axis::BoxRow, Axis::BoxColumn, Axis::RowWithEdge,
        Axis::ColumnWithEdge, Axis::Box, Axis::PlaceInBox};
    Places nothing{Places::Nothing, axes.channels};
    nothing.axes = axes;
    nothing.board = board;
    const Axis planes = subsetAxis(axes.channels).value_or(SubsetAxis{axes.channels, 1}).of;
    if (std::ranges::find(kOfTheBoard, planes) != std::end(kOfTheBoard))
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
            return {known.kind, axes.channels, board};
    }
    return nothing;
}

Places placesOf(const Network& network, ValueId value)
{
    return placesOf(network.value(value).axes, network.board);
}

std::vector<Cell> cellsOf(Places places, ElementIndex element)
{
    const auto [channel, row, column] = element;
    const Board board = places.board;
    const int rows = board.boxRows();
    const int columns = board.boxColumns();
    switch (places) {
    case Places::Cells:
        return {board.cell(row, column)};
    case Places::Rows:
        return cellsIn(board, row, 1, 0, board.side());
    case Places::Columns:
        return cellsIn(board, 0, board.side(), column, 1);
    case Places::Boxes:
        return cellsIn(board, rows * row, rows, columns * column, columns);
    case Places::RowParts:
        return cellsIn(board, row, 1, columns * column, columns);
    case Places::ColumnParts:
        return cellsIn(board, rows * row, rows, column, 1);
    case Places::Board:
    case Places::Digits:
        break;
    case Places::Nothing:
        if (const auto spoken = spokenOf(places.axes, board, element))
            return cellsOf(*spoken, board);
        break;
    }
    return {};
}

std::vector<int> digitsOf(Places places, ElementIndex element)
{
    if (places == Places::Digits)
        return {element.row};
    if (places == Places::Nothing) {
        const auto spoken = spokenOf(places.axes, places.board, element);
        return spoken ? spoken->digits.value_or(std::vector<int>()) : std::vector<int>();
    }
    return digitsOfPlane(places, element.channel);
}

std::vector<int> digitsOfPlane(Places places, int channel)
{
    if (places.planes == Axis::Digit)
        return {channel};
    const auto subsets = subsetAxis(places.planes);
    return subsets && subsets->of == Axis::Digit ? subsetOf(channel, subsets->size, places.board.side())
                                                 : std::vector<int>();
}

int coordinateOf(Axis axis, Candidate candidate)
{
    switch (axis) {
    case Axis::Digit:
        return candidate.digit;
    case Axis::Row:
        return candidate.row;
    case Axis::Column:
        return candidate.column;
    case Axis::Box:
        return candidate.cell().box();
    case Axis::PlaceInBox:
        return candidate.cell().placeInBox();
    default:
        return -1;
    }
}

std::optional<ElementIndex> elementOf(Places places, Candidate candidate)
{
    if (places == Places::Digits)
        return ElementIndex{0, candidate.digit, 0};
    if (places == Places::Nothing)
        return turnedElementOf(places.axes, candidate);
    if (places.planes != Axis::Digit && places.planes != Axis::One)
        return std::nullopt;
    const int channel = places.planes == Axis::One ? 0 : candidate.digit;
    const Board board = candidate.board;
    switch (places) {
    case Places::Cells:
        return ElementIndex{channel, candidate.row, candidate.column};
    case Places::Rows:
        return ElementIndex{channel, candidate.row, 0};
    case Places::Columns:
        return ElementIndex{channel, 0, candidate.column};
    case Places::Boxes:
        return ElementIndex{channel, candidate.row / board.boxRows(), candidate.column / board.boxColumns()};
    case Places::RowParts:
        return ElementIndex{channel, candidate.row, candidate.column / board.boxColumns()};
    case Places::ColumnParts:
        return ElementIndex{channel, candidate.row / board.boxRows(), candidate.column};
    case Places::Board:
        return ElementIndex{channel, 0, 0};
    case Places::Digits:
    case Places::Nothing:
        break;
    }
    return std::nullopt;
}

DigitPair pairOf(int channel, int digits)
{
    const std::vector<int> pair = subsetOf(channel, 2, digits);
    return {pair[0], pair[1]};
}

std::vector<int> subsetOf(int channel, int size, int count)
{
    std::vector<int> values;
    for (int i = 0; i < size; ++i)
        values.push_back(i);
    for (; size > 0 && size <= count && channel > 0; --channel) {
        // The last one that can still grow does, and those behind it follow close.
        int last = size - 1;
        while (last >= 0 && values[static_cast<std::size_t>(last)] == count - size + last)
            --last;
        if (last < 0)
            break;
        for (int next = ++values[static_cast<std::size_t>(last)]; ++last < size;)
            values[static_cast<std::size_t>(last)] = ++next;
    }
    if (channel != 0 || size < 1 || size > count)
        throw Error("subset", "there is no channel " + std::to_string(channel));
    return values;
}

int channelOfSubset(const std::vector<int>& values, int count)
{
    for (int channel = 0;; ++channel) {
        if (subsetOf(channel, static_cast<int>(values.size()), count) == values)
            return channel;
    }
}

} // namespace convoku
