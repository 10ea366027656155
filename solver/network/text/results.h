// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"
#include "solver/network/text/part_interface.h"
#include "solver/network/text/part_text.h"

namespace convoku::text {

/// Checks that a result of a pass has whole numbers, the shape and the range that the next pass expects. Throws
/// PartMistake.
void needResult(const NetworkBuilder& net, const PartText::Line& line, ValueId result, const PartInterface& wanted);

/// Checks that the next value of a rule's memory has the memory's shape and range; it may be real. Throws PartMistake.
void needRemembered(
    const NetworkBuilder& net, const PartText::Line& line, ValueId next, const PartText::Memory& memory);

} // namespace convoku::text
