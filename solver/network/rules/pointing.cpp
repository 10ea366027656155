// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule_layers.h"

#include "solver/error.h"

namespace convoku {

/// A digit that, inside one box, occurs in one row (column) only leaves the rest of that line. Where two boxes point
/// along the same line, neither clears the other: the line is cleared in the boxes that don't own the digit there.
ValueId buildPointing(NetworkBuilder& net, HouseKind house, ValueId candidates)
{
    if (house == HouseKind::Box)
        throw Error("pointing", "points along a row or a column");
    const bool row = house == HouseKind::Row;
    const Extent alongBox = row ? Extent{1, 3} : Extent{3, 1}; // the part of a line inside a box
    const Extent acrossBox = row ? Extent{3, 1} : Extent{1, 3}; // the three such parts of a box
    const int digits = net.shapeOf(candidates).channels;

    // Shapes for a row; a column has them transposed.
    const ValueId occurs
        = net.maxPool(candidates, alongBox, alongBox, "the digit occurs in this line of the box"); // [9, 9, 3]
    const ValueId lines = net.namedInGroup(
        net.convolution(occurs, digits, acrossBox, acrossBox, digits,
            std::vector<float>(static_cast<std::size_t>(digits) * 3, 1.F), {}, "lines of the box with the digit"),
        kCount); // [9, 3, 3]
    const ValueId oneLine = net.equals(lines, 1, "the box has it in one line only"); // [9, 3, 3]
    const ValueId spread = net.upsample(oneLine, acrossBox, "for each line of the box"); // [9, 9, 3]
    const ValueId owns = net.namedInGroup(
        net.andBoth(spread, occurs, "the box owns the digit in this line"), kPointingCause); // [9, 9, 3]
    const ValueId pointed = net.maxPool(owns, alongBox, alongBox, "a box owns the digit in this line"); // [9, 9, 1]
    const ValueId inLine = net.upsample(pointed, alongBox, "for each box of the line"); // [9, 9, 3]
    const ValueId others
        = net.andBoth(inLine, net.notA(owns, "the box does not own it"), "another box owns it"); // [9, 9, 3]
    const ValueId clear = net.upsample(others, alongBox, "to clear"); // [9, 9, 9]
    return net.andBoth(candidates, net.notA(clear, "not to clear"), "candidates that stay");
}

} // namespace convoku
