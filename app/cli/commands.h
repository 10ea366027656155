// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"

namespace convoku {

class Console;

/// Says when a command draws. It then needs a QGuiApplication.
struct Drawing
{
    bool always = false;
    const char* option = nullptr; ///< else only with this option
};

/// One of the program's commands. `run` gets options without a fault in their syntax and returns an ExitCode.
struct Command
{
    const char* name; ///< that of its syntax, which takes longer to make than most commands to find
    CommandSyntax (*syntax)();
    int (*run)(CommandOptions& options, Console& console, const CommandLineContext& context);
    Drawing draws = {};
};

/// Returns the syntax of all commands, in the order of the overview.
std::vector<CommandSyntax> commandSyntaxes();

CommandSyntax solveSyntax();
int runSolve(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax traceSyntax();
int runTrace(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax exportSyntax();
int runExport(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax convertSyntax();
int runConvert(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax analyseSyntax();
int runAnalyse(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax listSyntax();
int runList(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax generateSyntax();
int runGenerate(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax benchSyntax();
int runBench(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax compareSyntax();
int runCompare(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax evaluateSyntax();
int runEvaluate(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax picturesSyntax();
int runPictures(CommandOptions& options, Console& console, const CommandLineContext& context);
CommandSyntax lessonSyntax();
int runLesson(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax networkSyntax();
int runNetwork(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax blindSyntax();
int runBlind(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax onnxSyntax();
int runOnnx(CommandOptions& options, Console& console, const CommandLineContext& context);

CommandSyntax trainSyntax();
int runTrain(CommandOptions& options, Console& console, const CommandLineContext& context);

} // namespace convoku
