// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"

namespace convoku {

/// Returns the syntax of a command in Markdown: a table of its options, and its notes below.
QString optionsTable(const CommandSyntax& syntax);

/// A page of the help whose options are brought up to date: what stands between the lines "<!-- options of COMMAND -->"
/// and "<!-- end -->".
QString withOptions(QString page);

} // namespace convoku
