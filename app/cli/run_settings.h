// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "solver/run/runner.h"

namespace convoku {

/// --rules, --no-search, --max-passes: the options that all commands share.
std::vector<OptionSyntax> runOptionSyntax();
/// Keeps a fault in the options where a value cannot be. The rules, and whether there is a search, are the model's.
RunOptions readRunOptions(CommandOptions& options);
/// `--network`: one that comes with the program, or a file's. Keeps a fault where it can't be had or run; then it is
/// the article's.
OptionSyntax networkOption();
ModelPtr readModel(CommandOptions& options);
/// `--rules` alone, of the model's rules.
RuleSet readRules(CommandOptions& options, const Model& model);

/// The ids of all rules, in the order in which they run.
QStringList allRuleIds();

/// Paragraphs for the help: what an input can be, the rules by their ids.
QString inputNote();
QString rulesNote();

} // namespace convoku
