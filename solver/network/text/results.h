// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"
#include "solver/network/text/part_interface.h"
#include "solver/network/text/part_text.h"

namespace convoku::text {

/// What a pass hands on must be what the next one is handed. Throws PartMistake.
void needResult(const NetworkBuilder& net, const PartText::Line& line, ValueId result, const PartInterface& wanted);

/// The same of what a rule remembers, which may be real.
void needRemembered(
    const NetworkBuilder& net, const PartText::Line& line, ValueId next, const PartText::Memory& memory);

} // namespace convoku::text
