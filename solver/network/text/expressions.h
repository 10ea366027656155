// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstddef>

namespace convoku::text {

/// Names, numbers and words of it.
std::size_t sizeOf(const PartText::Expression& expression);

/// Says of all of it that it stands there.
void moveTo(PartText::Expression& expression, PartText::Place place);
void moveTo(PartText::Line& line, PartText::Place place);

} // namespace convoku::text
