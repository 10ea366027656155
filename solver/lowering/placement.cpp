// SPDX-License-Identifier: MIT
#include "solver/lowering/placement.h"

#include <algorithm>
#include <array>

namespace convoku::lowering {
namespace {

constexpr int kBoard = 9;

/// Where an element is on the board: its rows and columns, and what else it is, as a number below `codes`.
struct OnBoard
{
    Span rows{0, kBoard};
    Span columns{0, kBoard};
    int code = 0;
    int codes = 1;
};

OnBoard onBoard(Shape shape, const Axes& axes, const std::array<int, 3>& place)
{
    OnBoard is;
    bool rows = false;
    bool columns = false;
    constexpr std::array kDimensions{Dimension::Channels, Dimension::Rows, Dimension::Columns};
    for (std::size_t i = 0; i < kDimensions.size(); ++i) {
        const Axis axis = axisOf(axes, kDimensions[i]);
        const int extent = extentOf(shape, kDimensions[i]);
        const int at = place[i];
        if (axis == Axis::Row && extent == kBoard && !rows) {
            is.rows = {at, at + 1};
            rows = true;
        } else if (axis == Axis::Column && extent == kBoard && !columns) {
            is.columns = {at, at + 1};
            columns = true;
        } else if (axis == Axis::BoxRow && extent == kBox && !rows) {
            is.rows = {kBox * at, kBox * at + kBox};
            rows = true;
        } else if (axis == Axis::BoxColumn && extent == kBox && !columns) {
            is.columns = {kBox * at, kBox * at + kBox};
            columns = true;
        } else if (axis == Axis::Box && extent == kBoard && !rows && !columns) {
            is.rows = {at / kBox * kBox, at / kBox * kBox + kBox};
            is.columns = {at % kBox * kBox, at % kBox * kBox + kBox};
            rows = columns = true;
        } else {
            is.code = is.code * extent + at;
            is.codes *= extent;
        }
    }
    return is;
}

/// On boxes: what of a span of the board is the box's place, and what is the place in the box.
void divide(Span& span, OnBoard& is, ChannelOrder order)
{
    if (span.length() == 1) {
        const int place = span.first % kBox;
        is.code = order == ChannelOrder::Outside ? is.code + place * is.codes : is.code * kBox + place;
        is.codes *= kBox;
        span = {span.first / kBox, span.first / kBox + 1};
    } else {
        span = {span.first / kBox, span.last / kBox};
    }
}

} // namespace

std::optional<Grid> gridOf(Shape shape, const Axes& axes, LoweredForm form)
{
    if (form == LoweredForm::SpaceToDepth)
        return Grid::Boxes;
    bool cells = false;
    for (const Dimension dimension : {Dimension::Channels, Dimension::Rows, Dimension::Columns}) {
        const Axis axis = axisOf(axes, dimension);
        const int extent = extentOf(shape, dimension);
        if ((extent == kBox && (axis == Axis::BoxRow || axis == Axis::BoxColumn))
            || (extent == kBoard && axis == Axis::Box))
            return Grid::Boxes;
        cells = cells || (extent == kBoard && (axis == Axis::Row || axis == Axis::Column));
    }
    return cells ? std::optional(Grid::Cells) : std::nullopt;
}

Placement placementOf(Shape shape, const Axes& axes, Grid grid, ChannelOrder order)
{
    Placement placement{grid, 0, {}};
    for (int channel = 0; channel < shape.channels; ++channel) {
        for (int row = 0; row < shape.rows; ++row) {
            for (int column = 0; column < shape.columns; ++column) {
                OnBoard is = onBoard(shape, axes, {channel, row, column});
                if (grid == Grid::Boxes && order == ChannelOrder::Outside) {
                    divide(is.columns, is, order); // the row in the box counts more than the column
                    divide(is.rows, is, order);
                } else if (grid == Grid::Boxes) {
                    divide(is.rows, is, order);
                    divide(is.columns, is, order);
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
    const int places = sideOf(placement.grid);
    Placement result{placement.grid, placement.channels * places, placement.spots};
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
        placement.spots, [&](const Spot& spot) { return spanOf(spot, side).length() < sideOf(placement.grid); });
}

} // namespace convoku::lowering
