// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"

#include <vector>

namespace convoku {

class Console;

/// train --data …: all that a network has learned is learned from puzzles, instead of a written rule from itself.
std::vector<OptionSyntax> networkTrainingSyntax();
int runTrainNetwork(CommandOptions& options, Console& console, const CommandLineContext& context);

} // namespace convoku
