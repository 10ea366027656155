// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"
#include "solver/sudoku/grid.h"

namespace convoku {

class Console;

/// `--holes` of generate.
OptionSyntax holesOption();
/// Options that do not apply with --holes.
std::vector<const char*> excludedByHoles();
int runGenerateHoles(CommandOptions& options, Console& console, const CommandLineContext& context);

/// Returns a CSV line: puzzle, solution. kSolvedHeader is the header line.
inline constexpr char kSolvedHeader[] = "puzzle,solution\n";
QByteArray solvedLine(const Grid& givens, const Grid& solution);

} // namespace convoku
