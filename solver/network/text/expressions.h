// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstddef>

namespace convoku::text {

/// Returns the number of names, numbers and words in an expression.
std::size_t sizeOf(const PartText::Expression& expression);

/// Sets the place of an expression and of all its operands, or of a line and its value.
void moveTo(PartText::Expression& expression, PartText::Place place);
void moveTo(PartText::Line& line, PartText::Place place);

} // namespace convoku::text
