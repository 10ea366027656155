// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "app/drawing/theme.h"

namespace convoku {

/// --theme of the commands that draw.
OptionSyntax themeOption();
/// Light where it is not given. A file of colours becomes the program's Own theme. Keeps a fault where it is no theme,
/// or where anything is wrong with the file: a script should not get other colours than it asked for.
Theme::Kind themeFrom(CommandOptions& options);

} // namespace convoku
