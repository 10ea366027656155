// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstddef>

namespace convoku::text {

/// Names, numbers and words of it.
inline std::size_t sizeOf(const PartText::Expression& expression)
{
    std::size_t size = 1;
    for (const PartText::Expression& operand : expression.operands)
        size += sizeOf(operand);
    return size;
}

/// Says of all of it that it stands there.
inline void moveTo(PartText::Expression& expression, PartText::Place place)
{
    expression.place = place;
    for (PartText::Expression& operand : expression.operands)
        moveTo(operand, place);
}
inline void moveTo(PartText::Line& line, PartText::Place place)
{
    line.place = place;
    moveTo(line.value, place);
}

} // namespace convoku::text
