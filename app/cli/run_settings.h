// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "solver/run/runner.h"

namespace convoku {

/// --network, --rules, --no-search, --max-passes: the options that the commands with a run share.
/// `usual`: the network that runs without --network: the article's explains, the fast one only solves. `records`: the
/// run is recorded, so the number of passes has a limit.
std::vector<OptionSyntax> runOptionSyntax(const ModelPtr& usual = articleModel(), bool records = true);
/// Keeps a fault in the options where a value cannot be. The rules, and whether there is a search, are the model's.
RunOptions readRunOptions(CommandOptions& options, const ModelPtr& usual = articleModel());
/// --network alone: one that comes with the program, or a file's.
OptionSyntax networkOption(const ModelPtr& usual = articleModel());
/// The same and what else readModel() reads: `--weights` and `--surest`.
std::vector<OptionSyntax> networkOptions(const ModelPtr& usual = articleModel());
OptionSyntax weightsOption();
/// The network of that name; with the numbers of --weights and as --surest says. Keeps a fault where there is none.
ModelPtr readModelNamed(CommandOptions& options, const QString& given, const char* option);
/// `--surest`, of ONNX files.
OptionSyntax surestOption();
/// Keeps a fault where it can't be had or run; then it is the article's. So it is where rules are named alone.
ModelPtr readModel(CommandOptions& options, const ModelPtr& usual = articleModel());
/// --rules alone, of the model's rules.
OptionSyntax rulesOption();
RuleSet readRules(CommandOptions& options, const Model& model);

/// The ids of all rules, in the order in which they run.
QStringList allRuleIds();

/// Paragraphs for the help: what an input can be, the rules by their ids.
QString inputNote();
QString rulesNote();

} // namespace convoku
