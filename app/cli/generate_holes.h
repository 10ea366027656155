// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"
#include "solver/sudoku/grid.h"

namespace convoku {

class Console;

/// `--holes` of generate: which puzzles, and a line for each with its grid.
OptionSyntax holesOption();
/// The options that have no meaning with it.
std::vector<const char*> excludedByHoles();
int runGenerateHoles(CommandOptions& options, Console& console, const CommandLineContext& context);

/// A line of a table: the puzzle and its solution, with a comma. kSolvedHeader names the columns.
inline constexpr char kSolvedHeader[] = "puzzle,solution\n";
QByteArray solvedLine(const Grid& givens, const Grid& solution);

} // namespace convoku
