// SPDX-License-Identifier: MIT
#pragma once

#include "solver/lowering/lowering.h"
#include "solver/network/layer.h"

#include <optional>
#include <vector>

namespace convoku::lowering {

/// The grids that planes can have.
enum class Grid : std::uint8_t {
    Cells, ///< 9 × 9 on a 9×9 board
    Boxes, ///< 3 × 3 on a 9×9 board
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

/// A range of places along one side of the grid, `last` excluded. A number that does not depend on the row is stored in
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
    std::vector<Spot> spots; ///< one per element

    int lengthOf(Side side) const { return lowering::lengthOf(board, grid, side); }
};

/// Returns the grid of a value, as its axes determine it; empty if they do not stand for places on the board.
std::optional<Grid> gridOf(Shape shape, const Axes& axes, LoweredForm form, Board board);

/// The order of channels on boxes.
enum class ChannelOrder : std::uint8_t {
    Outside, ///< order of the network's inputs and outputs: the place in the box is slowest
    /// the place in the box is fastest, so that the terms of a sum over a box or a line are adjacent, which allows a
    /// grouped convolution
    Inside,
};

/// Returns the placement of a value on the grid: rows and columns of the board as rows and columns if possible, all
/// other dimensions in channels.
Placement placementOf(Shape shape, const Axes& axes, Board board, Grid grid, ChannelOrder order);

inline Span& spanOf(Spot& spot, Side side)
{
    return side == Side::Rows ? spot.rows : spot.columns;
}
inline const Span& spanOf(const Spot& spot, Side side)
{
    return side == Side::Rows ? spot.rows : spot.columns;
}

/// Returns the placement with the places of a side moved into the channel, as its fastest part, so that each number is
/// stored at all places of that side. An element stored at several places is taken from the first.
Placement gathered(const Placement& placement, Side side);

/// Returns true if an element has only some of the places of that side.
bool dependsOn(const Placement& placement, Side side);

} // namespace convoku::lowering
