// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule_layers.h"

namespace convoku {

/// A cell that is the only place for a digit in its house loses every other candidate. Where it is the only place for
/// two digits, both stay.
ValueId buildHiddenSingle(NetworkBuilder& net, HouseKind house, ValueId candidates)
{
    const ValueId places
        = net.namedInGroup(net.countOver(house, candidates, "places for the digit in the house"), kCount);
    const ValueId onePlace = net.equals(places, 1, "the digit has one place");
    const ValueId spread = net.spreadOver(house, onePlace, "in every cell of the house"); // [9, 9, 9]
    const ValueId hidden
        = net.namedInGroup(net.andBoth(spread, candidates, "that place"), kHiddenSingleCause); // [9, 9, 9]
    const ValueId count = net.countInCell(hidden, "digits that have only this cell"); // [1, 9, 9]
    const ValueId has = net.any(count, "the cell is the only place for a digit"); // [1, 9, 9]
    return net.select(candidates, hidden, has, "keep only those digits there");
}

} // namespace convoku
