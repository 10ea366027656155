// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"
#include "solver/sudoku/starting_grid.h"

#include <QString>

#include <vector>

namespace convoku {

class Console;

/// Options of `network check` for each rule.
struct RuleChecks
{
    bool proof = true;
    bool worth = true;
    bool json = false; ///< an object a line
    bool program = false; ///< with the steps that it is compiled to
    int seconds = 60; ///< for a proof
    std::vector<StartingGrid> puzzles; ///< for what it is worth; states of their runs are samples too
};

/// Checks all rules of a file that is right, and says what was found, each line after `name`. False: one is wrong.
bool checkRules(const QString& name, const NetworkFile& file, const RuleChecks& checks, Console& console);

} // namespace convoku
