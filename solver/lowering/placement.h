// SPDX-License-Identifier: MIT
#pragma once

#include "solver/lowering/lowering.h"
#include "solver/network/layer.h"

#include <optional>
#include <vector>

namespace convoku::lowering {

/// The grids that planes can have.
enum class Grid : std::uint8_t {
    Cells, ///< 9 × 9 on a board of 9×9
    Boxes, ///< 3 × 3 there
};

/// The two sides of a grid.
enum class Side : std::uint8_t { Rows, Columns };

/// Returns the number of cells of a box along the side.
constexpr int boxLength(Board board, Side side)
{
    return side == Side::Rows ? board.boxRows() : board.boxColumns();
}

/// Returns the number of rows, or columns, of a grid.
constexpr int lengthOf(Board board, Grid grid, Side side)
{
    return grid == Grid::Cells ? board.side() : board.side() / boxLength(board, side);
}

/// Along one side of the grid: from the first to before the last. A number that does not depend on the row stands in
/// all rows.
struct Span
{
    int first = 0;
    int last = 0;

    constexpr int length() const { return last - first; }
    constexpr bool contains(int place) const { return place >= first && place < last; }
    friend constexpr bool operator==(Span, Span) = default;
};

/// The storage of an element: one channel, and one or several places in it, which all hold the element.
struct Spot
{
    int channel = 0;
    Span rows;
    Span columns;

    friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

struct Placement
{
    Board board;
    Grid grid = Grid::Cells;
    int channels = 0;
    std::vector<Spot> spots; ///< by element

    int lengthOf(Side side) const { return lowering::lengthOf(board, grid, side); }
};

/// The grid on which a value lies by what its dimensions stand for; none where they stand for no place on the board.
std::optional<Grid> gridOf(Shape shape, const Axes& axes, LoweredForm form, Board board);

/// The order of channels on boxes.
enum class ChannelOrder : std::uint8_t {
    Outside, ///< as whoever hands a value in or takes one has them: the place in the box is slowest
    Inside, ///< the place in the box is fastest, so that what is added up over a box or a line stands side by side,
            ///< which lets a convolution be one of groups
};

/// Returns the placement of a value on the grid: rows and columns of the board as rows and columns where possible, all
/// else in channels.
Placement placementOf(Shape shape, const Axes& axes, Board board, Grid grid, ChannelOrder order);

inline Span& spanOf(Spot& spot, Side side)
{
    return side == Side::Rows ? spot.rows : spot.columns;
}
inline const Span& spanOf(const Spot& spot, Side side)
{
    return side == Side::Rows ? spot.rows : spot.columns;
}

/// The same with a side's place in the channel, fastest, so that each number stands at all places of that side. An
/// element that stands at several is taken from the first.
Placement gathered(const Placement& placement, Side side);

/// Returns true if an element has only some of the places of that side.
bool dependsOn(const Placement& placement, Side side);

} // namespace convoku::lowering
