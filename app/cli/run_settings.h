// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "solver/run/runner.h"

namespace convoku {

/// --network, --rules, --no-search, --max-passes: the options that the commands with a run share.
std::vector<OptionSyntax> runOptionSyntax();
/// Keeps a fault in the options where a value cannot be. The rules, and whether there is a search, are the model's.
RunOptions readRunOptions(CommandOptions& options);
/// --network alone: one that comes with the program, or a file's.
OptionSyntax networkOption();
/// Keeps a fault where it can't be had or run; then it is the article's.
ModelPtr readModel(CommandOptions& options);
/// --rules alone, of the model's rules.
OptionSyntax rulesOption();
RuleSet readRules(CommandOptions& options, const Model& model);

/// The ids of all rules, in the order in which they run.
QStringList allRuleIds();

/// Paragraphs for the help: what an input can be, the rules by their ids.
QString inputNote();
QString rulesNote();

} // namespace convoku
