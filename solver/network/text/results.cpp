// SPDX-License-Identifier: MIT
#include "solver/network/text/results.h"

#include "solver/network/text/part_weights.h"

namespace convoku::text {

void needResult(const NetworkBuilder& net, const PartText::Line& line, ValueId result, const PartInterface& wanted)
{
    const Range range = net.rangeOf(result);
    if (net.numbersOf(result) != NumberKind::Whole)
        throw PartMistake{{TextMistake::Expected::WholeResult, line.place, {}, line.name, 0, {}, range}};
    if (net.shapeOf(result) != wanted.shape || range.low < wanted.range.low || range.high > wanted.range.high)
        throw PartMistake{
            {TextMistake::Expected::Result, line.place, {}, line.name, 0, {net.shapeOf(result), wanted.shape}, range}};
}

void needRemembered(const NetworkBuilder& net, const PartText::Line& line, ValueId next, const PartText::Memory& memory)
{
    const Range range = net.rangeOf(next);
    if (net.shapeOf(next) != memory.shape || range.low < memory.range.low || range.high > memory.range.high)
        throw PartMistake{{TextMistake::Expected::Remembered, line.place, {}, memory.name, 0,
            {net.shapeOf(next), memory.shape}, memory.range}};
}

} // namespace convoku::text
