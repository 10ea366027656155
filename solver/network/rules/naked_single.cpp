// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule_layers.h"

namespace convoku {

/// A cell whose only candidate is a digit clears that digit from the rest of its house. Cells with one candidate keep
/// it even where two of them clash: the verdict sees the clash.
ValueId buildNakedSingle(NetworkBuilder& net, HouseKind house, ValueId candidates)
{
    const ValueId count = net.namedInGroup(net.countInCell(candidates, "candidates in the cell"), kCount); // [1, 9, 9]
    const ValueId lone = net.equals(count, 1, "the cell has one candidate"); // [1, 9, 9]
    const ValueId single
        = net.namedInGroup(net.andBoth(candidates, lone, "that candidate"), kNakedSingleCause); // [9, 9, 9]
    const ValueId inHouse = net.countOver(house, single, "singles of the digit in the house");
    const ValueId taken = net.any(inHouse, "the digit is taken in the house");
    const ValueId spread = net.spreadOver(house, taken, "in every cell of the house"); // [9, 9, 9]
    const ValueId open = net.notA(lone, "the cell is not a single itself"); // [1, 9, 9]
    const ValueId clear = net.andBoth(spread, open, "to clear"); // [9, 9, 9]
    return net.andBoth(candidates, net.notA(clear, "not to clear"), "candidates that stay");
}

} // namespace convoku
