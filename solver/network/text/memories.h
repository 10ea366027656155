// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstdint>
#include <vector>

namespace convoku::text {

/// As long as two of them can still be multiplied.
std::int64_t numbersIn(const PartText::Memory& memory);

/// What `hidden(planes=128, rows=9, columns=9, from=-100, to=100)` says, but for what is remembered. `place`: where it
/// stands; `others`: of the rule so far. Throws Mistake.
PartText::Memory memoryOf(
    const PartText::Expression& call, PartText::Place place, const std::vector<PartText::Memory>& others);

} // namespace convoku::text
