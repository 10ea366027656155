// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"

#include <QByteArray>

#include <span>

namespace convoku {

/// Returns a script for zsh that completes these commands, their options and the options' values, with a description of
/// each: the file `_convoku-cli` of a folder in $fpath.
QByteArray zshCompletionOf(std::span<const CommandSyntax> commands);

} // namespace convoku
