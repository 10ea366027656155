// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"

#include <QByteArray>

#include <span>

namespace convoku {

/// A script for bash that completes what these commands understand.
QByteArray bashCompletionOf(std::span<const CommandSyntax> commands);

} // namespace convoku
