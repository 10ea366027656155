// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "app/views/collections/generate_command_line.h"

namespace convoku {

/// "none", "half_turn", …
QStringList symmetryIds();

/// What the options of generate ask for. Keeps a fault in the options where a value cannot be. Without --seed the seed
/// is another one each time.
PuzzleOrder readOrder(CommandOptions& options);

} // namespace convoku
