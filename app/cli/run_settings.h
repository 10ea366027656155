// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "solver/run/runner.h"

namespace convoku {

/// --rules, --no-search, --max-passes: the options that all commands share.
std::vector<OptionSyntax> runOptionSyntax();
/// Keeps a fault in the options where a value cannot be.
RunOptions readRunOptions(CommandOptions& options);
/// `--rules` alone.
RuleSet readRules(CommandOptions& options);

/// The ids of all rules, in the order in which they run.
QStringList allRuleIds();

/// Paragraphs for the help: what an input can be, the rules by their ids.
QString inputNote();
QString rulesNote();

} // namespace convoku
