// SPDX-License-Identifier: MIT
#include "solver/network/verdict.h"

#include "solver/network/network_builder.h"

namespace convoku {
namespace {

/// 1 where some house of the kind has two cells with one and the same single candidate: [1, 1, 1].
ValueId clashIn(NetworkBuilder& net, HouseKind house, ValueId single)
{
    const ValueId inHouse = net.countOver(house, single, "singles of the digit in the house");
    const Shape plane = net.shapeOf(inHouse);
    const ValueId twice = net.clamp(net.affine(inHouse, 1, -1, "beyond the first"), {0, 1}, "the digit stands twice");
    const ValueId digit
        = net.maxPool(twice, {plane.rows, plane.columns}, {plane.rows, plane.columns}, "in any house"); // [9, 1, 1]
    return net.any(net.countInCell(digit, "digits that clash"), "any digit clashes");
}

} // namespace

Verdict buildVerdict(NetworkBuilder& net, ValueId candidates)
{
    constexpr Extent kBoard{kSide, kSide};
    const ValueId count = net.countInCell(candidates, "candidates in the cell"); // [1, 9, 9]
    const ValueId lone = net.equals(count, 1, "the cell has one candidate"); // [1, 9, 9]
    const ValueId single = net.andBoth(candidates, lone, "that candidate"); // [9, 9, 9]

    const ValueId decided = net.countOverBoard(lone, "decided cells"); // [1, 1, 1], 0 … 81
    const ValueId allDecided = net.equals(decided, kCells, "all cells are decided");
    const ValueId empty = net.equals(count, 0, "the cell has no candidate"); // [1, 9, 9]
    const ValueId anyEmpty = net.maxPool(empty, kBoard, kBoard, "a cell has no candidate"); // [1, 1, 1]

    // One after the other: arguments of one call would be built in an order that the compiler chooses.
    const ValueId inRows = clashIn(net, HouseKind::Row, single);
    const ValueId inColumns = clashIn(net, HouseKind::Column, single);
    const ValueId inBoxes = clashIn(net, HouseKind::Box, single);
    const ValueId inLines = net.orEither(inRows, inColumns, "a clash in a row or a column");
    const ValueId clash = net.orEither(inLines, inBoxes, "a clash in a house");

    Verdict verdict;
    verdict.contradiction = net.named(net.orEither(anyEmpty, clash, "contradiction"), "contradiction");
    verdict.solved = net.named(net.andBoth(allDecided, net.notA(clash, "no clash"), "solved"), "solved");
    return verdict;
}

} // namespace convoku
