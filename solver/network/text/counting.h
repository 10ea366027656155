// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/layer_making.h"
#include "solver/sudoku/house_cells.h"

#include <span>

namespace convoku::text {

/// Makes the layers that add up windows of a plane, or the cells of a house of the network's own, and those that go
/// back.
class Counting : protected LayerMaking
{
protected:
    using LayerMaking::LayerMaking;

    /// Returns the weights and the bias of a count over that many cells, with the bends around it applied.
    WindowNumbers numbersOfCount(const Expression& outermost, ValueId a, int cells) const;

    /// A count that has been made: states what of it was trained, in a rule whose numbers were.
    ValueId countMade(ValueId made, const Expression& outermost, const WindowNumbers& numbers, std::size_t copies);

    /// The numbers of a count with this window, for each plane that comes out.
    ValueId countWith(const Expression& call, const Expression& outermost, ValueId a, Extent window, bool ofCell);

    /// Ones over the cells of each house, each plane for itself: [C, side, side] → [C · houses, 1, 1], the houses of a
    /// plane one after the other. A kernel as large as the board.
    ValueId countOverCells(
        const Expression& call, const Expression& outermost, ValueId a, std::span<const HouseCells> houses);

    /// The same number in all cells of the house, 0 elsewhere: [C, 1, 1] → [C, side, side].
    ValueId spreadOverCells(const Expression& call, ValueId a, const HouseCells& house);
};

} // namespace convoku::text
