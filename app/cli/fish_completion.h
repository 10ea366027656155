// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"

#include <QByteArray>

#include <span>

namespace convoku {

/// Returns a script for fish that completes these commands, their options and the options' values, with a description
/// of each: the file `convoku-cli.fish` of a folder in $fish_complete_path.
QByteArray fishCompletionOf(std::span<const CommandSyntax> commands);

} // namespace convoku
