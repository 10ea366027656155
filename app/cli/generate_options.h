// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "app/views/collections/generate_command_line.h"

namespace convoku {

/// "none", "half_turn", …
QStringList symmetryIds();

/// A name of its own: lupdate would take the std:: of a function's type for the context of its texts.
using Seed = std::uint64_t;
/// `--seed`, or another one each time.
Seed readGeneratorSeed(CommandOptions& options);
/// "24..30", "24" or "24..", which has no upper end but `high`.
Range readRange(CommandOptions& options, const char* name, Range fallback, int low, int high);

/// Reads the options of `generate`. Reports a fault in the options for an impossible value. Without --seed, each call
/// uses another seed.
PuzzleOrder readOrder(CommandOptions& options);

} // namespace convoku
