// SPDX-License-Identifier: MIT
#include "solver/network/text/expressions.h"

namespace convoku::text {

std::size_t sizeOf(const PartText::Expression& expression)
{
    std::size_t size = 1;
    for (const PartText::Expression& operand : expression.operands)
        size += sizeOf(operand);
    return size;
}

void moveTo(PartText::Expression& expression, PartText::Place place)
{
    expression.place = place;
    for (PartText::Expression& operand : expression.operands)
        moveTo(operand, place);
}

void moveTo(PartText::Line& line, PartText::Place place)
{
    line.place = place;
    moveTo(line.value, place);
}

} // namespace convoku::text
