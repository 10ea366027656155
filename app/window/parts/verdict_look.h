// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/chip.h"
#include "app/wording/verdict_wording.h"

#include <optional>

namespace convoku {

/// Returns the tone (the sign) of the chip that shows the verdict of a run.
Chip::Tone toneOf(VerdictState state);
std::optional<Sign> signOf(VerdictState state);

} // namespace convoku
