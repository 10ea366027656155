// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/layer_making.h"
#include "solver/sudoku/house_cells.h"

#include <span>

namespace convoku::text {

/// Makes the layers that sum windows of a plane or the cells of a custom house, and those that spread a number back
/// over them.
class Counting : protected LayerMaking
{
protected:
    using LayerMaking::LayerMaking;

    /// Returns the weights and the bias of a count over `cells` cells, with the bends around it applied.
    WindowNumbers numbersOfCount(const Expression& outermost, ValueId a, int cells) const;

    /// Marks a count that was just made as trained, if the numbers of its rule are learned and the count is bent;
    /// returns `made`.
    ValueId countMade(ValueId made, const Expression& outermost, const WindowNumbers& numbers, std::size_t copies);

    /// Makes a count with this window, with the same numbers for each plane of the output.
    ValueId countWith(const Expression& call, const Expression& outermost, ValueId a, Extent window, bool ofCell);

    /// Sums the cells of each house, each plane separately: [C, side, side] → [C · houses, 1, 1], the houses of a plane
    /// one after the other. The kernel is as large as the board.
    ValueId countOverCells(
        const Expression& call, const Expression& outermost, ValueId a, std::span<const HouseCells> houses);

    /// Spreads one number over all cells of the house, 0 elsewhere: [C, 1, 1] → [C, side, side].
    ValueId spreadOverCells(const Expression& call, ValueId a, const HouseCells& house);
};

} // namespace convoku::text
