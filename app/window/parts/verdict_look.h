// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/chip.h"
#include "app/wording/verdict_wording.h"

#include <optional>

namespace convoku {

/// How a chip looks that says how a run ended.
Chip::Tone toneOf(VerdictState state);
std::optional<Sign> signOf(VerdictState state);

} // namespace convoku
