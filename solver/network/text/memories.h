// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstdint>
#include <vector>

namespace convoku::text {

/// Returns the size of a memory in numbers. The size of its planes is capped so that the product fits in 64 bits.
std::int64_t numbersIn(const PartText::Memory& memory);

/// Reads a memory from `hidden(planes=128, rows=9, columns=9, from=-100, to=100)`, except for the value that is
/// remembered. `place`: position of the memory in the text; `others`: the rule's memories so far. Throws Mistake.
PartText::Memory memoryOf(
    const PartText::Expression& call, PartText::Place place, const std::vector<PartText::Memory>& others);

} // namespace convoku::text
