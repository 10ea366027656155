// SPDX-License-Identifier: MIT
#include "solver/lowering/placement.h"

#include <algorithm>
#include <array>

namespace convoku::lowering {
namespace {

/// The position of an element on the board: its rows and columns, and its other coordinates as a number below `codes`.
struct OnBoard
{
    Span rows;
    Span columns;
    int code = 0;
    int codes = 1;
};

/// The rows of a row of boxes, or the columns of a column of boxes.
Span cellsOfBoxes(int boxes, int length)
{
    return {boxes * length, boxes * length + length};
}

OnBoard onBoard(Shape shape, const Axes& axes, Board board, const std::array<int, 3>& place)
{
    const int side = board.side();
    const int boxRows = board.boxRows();
    const int boxColumns = board.boxColumns();
    OnBoard is{.rows = {0, side}, .columns = {0, side}};
    bool rows = false;
    bool columns = false;
    constexpr std::array kDimensions{Dimension::Channels, Dimension::Rows, Dimension::Columns};
    for (std::size_t i = 0; i < kDimensions.size(); ++i) {
        const Axis axis = axisOf(axes, kDimensions[i]);
        const int extent = extentOf(shape, kDimensions[i]);
        const int at = place[i];
        if (axis == Axis::Row && extent == side && !rows) {
            is.rows = {at, at + 1};
            rows = true;
        } else if (axis == Axis::Column && extent == side && !columns) {
            is.columns = {at, at + 1};
            columns = true;
        } else if (axis == Axis::BoxRow && extent == side / boxRows && !rows) {
            is.rows = cellsOfBoxes(at, boxRows);
            rows = true;
        } else if (axis == Axis::BoxColumn && extent == side / boxColumns && !columns) {
            is.columns = cellsOfBoxes(at, boxColumns);
            columns = true;
        } else if (axis == Axis::Box && extent == side && !rows && !columns) {
            const int beside = side / boxColumns; // boxes in a row
            is.rows = cellsOfBoxes(at / beside, boxRows);
            is.columns = cellsOfBoxes(at % beside, boxColumns);
            rows = columns = true;
        } else {
            is.code = is.code * extent + at;
            is.codes *= extent;
        }
    }
    return is;
}

/// On boxes: what of a span of the board is the box's place, and what is the place in the box.
void divide(Span& span, int length, OnBoard& is, ChannelOrder order)
{
    if (span.length() == 1) {
        const int place = span.first % length;
        is.code = order == ChannelOrder::Outside ? is.code + place * is.codes : is.code * length + place;
        is.codes *= length;
        span = {span.first / length, span.first / length + 1};
    } else {
        span = {span.first / length, span.last / length};
    }
}

} // namespace

std::optional<Grid> gridOf(Shape shape, const Axes& axes, LoweredForm form, Board board)
{
    if (form == LoweredForm::SpaceToDepth)
        return Grid::Boxes;
    bool cells = false;
    for (const Dimension dimension : {Dimension::Channels, Dimension::Rows, Dimension::Columns}) {
        const Axis axis = axisOf(axes, dimension);
        const int extent = extentOf(shape, dimension);
        if ((axis == Axis::BoxRow && extent == lengthOf(board, Grid::Boxes, Side::Rows))
            || (axis == Axis::BoxColumn && extent == lengthOf(board, Grid::Boxes, Side::Columns))
            || (axis == Axis::Box && extent == board.side()))
            return Grid::Boxes;
        cells = cells || (extent == board.side() && (axis == Axis::Row || axis == Axis::Column));
    }
    return cells ? std::optional(Grid::Cells) : std::nullopt;
}

Placement placementOf(Shape shape, const Axes& axes, Board board, Grid grid, ChannelOrder order)
{
    const int boxRows = board.boxRows();
    const int boxColumns = board.boxColumns();
    Placement placement{board, grid, 0, {}};
    for (int channel = 0; channel < shape.channels; ++channel) {
        for (int row = 0; row < shape.rows; ++row) {
            for (int column = 0; column < shape.columns; ++column) {
                OnBoard is = onBoard(shape, axes, board, {channel, row, column});
                if (grid == Grid::Boxes && order == ChannelOrder::Outside) {
                    divide(is.columns, boxColumns, is, order); // the row in the box counts more than the column
                    divide(is.rows, boxRows, is, order);
                } else if (grid == Grid::Boxes) {
                    divide(is.rows, boxRows, is, order);
                    divide(is.columns, boxColumns, is, order);
                }
                placement.channels = is.codes;
                placement.spots.push_back({is.code, is.rows, is.columns});
            }
        }
    }
    return placement;
}

Placement gathered(const Placement& placement, Side side)
{
    const int places = placement.lengthOf(side);
    Placement result{placement.board, placement.grid, placement.channels * places, placement.spots};
    for (Spot& spot : result.spots) {
        Span& span = spanOf(spot, side);
        spot.channel = spot.channel * places + span.first;
        span = {0, places};
    }
    return result;
}

bool dependsOn(const Placement& placement, Side side)
{
    return std::ranges::any_of(
        placement.spots, [&](const Spot& spot) { return spanOf(spot, side).length() < placement.lengthOf(side); });
}

} // namespace convoku::lowering
