// SPDX-License-Identifier: MIT
#include "app/cli/command_line.h"

#include "app/base/trouble.h"
#include "app/cli/bash_completion.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/fish_completion.h"
#include "app/cli/zsh_completion.h"
#include "app/wording/language.h"
#include "solver/error.h"

#include <algorithm>
#include <exception>

namespace convoku {
namespace {

constexpr Command kCommands[] = {
    {"solve", solveSyntax, runSolve},
    {"trace", traceSyntax, runTrace},
    {"export", exportSyntax, runExport, {.always = true}},
    {"convert", convertSyntax, runConvert},
    {"analyse", analyseSyntax, runAnalyse},
    {"list", listSyntax, runList},
    {"generate", generateSyntax, runGenerate},
    {"bench", benchSyntax, runBench},
    {"compare", compareSyntax, runCompare, {.always = true}},
    {"evaluate", evaluateSyntax, runEvaluate, {.option = "picture"}},
    {"pictures", picturesSyntax, runPictures, {.always = true}},
    {"lesson", lessonSyntax, runLesson},
    {"network", networkSyntax, runNetwork},
    {"blind", blindSyntax, runBlind, {.option = "output"}},
    {"onnx", onnxSyntax, runOnnx},
    {"train", trainSyntax, runTrain, {.option = "acquired"}},
};

QString overview()
{
    QString text = CliText::tr("Usage: %1 COMMAND …").arg(QLatin1String(kProgramName)) + QLatin1String("\n\n")
        + wrapped(
            CliText::tr("Solves Sudoku with a neural network that was never trained: all its weights are set by hand."))
        + QLatin1Char('\n') + CliText::tr("Commands:") + QLatin1Char('\n');
    for (const Command& command : kCommands)
        text += overviewRow(command.syntax());
    text += helpRow(QStringLiteral("completion [SHELL]"),
        CliText::tr("Print a script that lets bash, zsh or fish complete these commands and their options."));
    text += QLatin1Char('\n') + CliText::tr("Options:") + QLatin1Char('\n')
        + helpRow(QStringLiteral("-h, --help"), CliText::tr("Show this help or, after a command, its help."))
        + helpRow(QStringLiteral("-v, --version"), versionOption().help)
        + helpRow(QStringLiteral("--language LANG"), languageOption().help);
    const QStringList notes{
        CliText::tr("INPUT and PUZZLE: a file, - for standard input, or the puzzle itself."),
        CliText::tr(
            "Results go to standard output, messages to standard error. Exit status: 0 done, 1 a puzzle was not "
            "solved (solve, trace), 2 wrong usage, bad input, or output that cannot be written."),
    };
    for (const QString& note : notes)
        text += QLatin1Char('\n') + wrapped(note);
    return text;
}

bool isOneOf(const QString& argument, const char* shortName, const char* longName)
{
    return argument == QLatin1String(shortName) || argument == QLatin1String(longName);
}

const Command* commandNamed(const QString& name)
{
    const auto* const found = std::find_if(std::begin(kCommands), std::end(kCommands),
        [&name](const Command& command) { return name == QLatin1String(command.name); });
    return found == std::end(kCommands) ? nullptr : found;
}

/// Speaks what --language asks for.
void chooseLanguage(CommandOptions& options)
{
    const OptionSyntax known = languageOption();
    const QString wanted = options.text("language");
    if (!wanted.isEmpty() && languageFor(wanted).isEmpty())
        options.choice("language", known.choices, 0);
    else if (!wanted.isEmpty())
        useLanguage(wanted);
}

int runNamed(const Command& command, const QStringList& arguments, Console& console, const CommandLineContext& context)
{
    CommandOptions beforeLanguage(command.syntax(), arguments);
    chooseLanguage(beforeLanguage);
    const CommandSyntax syntax = command.syntax();
    CommandOptions options(syntax, arguments);
    if (options.fault().isEmpty() && !beforeLanguage.fault().isEmpty())
        options.fail(beforeLanguage.fault());
    if (options.helpAsked()) {
        console.write(helpText(syntax).toUtf8());
        return ExitDone;
    }
    const int code = options.fault().isEmpty() ? command.run(options, console, context) : ExitBad;
    if (!options.fault().isEmpty()) {
        console.message(options.fault());
        console.message(CliText::tr("Run %1 %2 --help for usage.").arg(QLatin1String(kProgramName), syntax.name));
    }
    return code;
}

/// Removes the leading `--language LANG` options, any number of them, from the arguments and returns them.
QStringList takeLanguage(QStringList& arguments)
{
    const QString name = QStringLiteral("--language");
    QStringList taken;
    while (
        !arguments.isEmpty() && (arguments.front() == name || arguments.front().startsWith(name + QLatin1Char('=')))) {
        const bool alone = arguments.front() == name;
        taken << arguments.takeFirst();
        if (alone && !arguments.isEmpty())
            taken << arguments.takeFirst();
    }
    return taken;
}

int runAny(QStringList arguments, Console& console, const CommandLineContext& context)
{
    const QStringList language = takeLanguage(arguments);
    if (arguments.isEmpty() || commandNamed(arguments.front()) == nullptr) {
        // No command reads --language in this case, so choose the language here.
        CommandOptions options(CommandSyntax(), language);
        chooseLanguage(options);
        if (!options.fault().isEmpty()) {
            console.message(options.fault());
            return ExitBad;
        }
    }
    if (arguments.isEmpty()) {
        console.plainMessage(overview());
        return ExitBad;
    }
    const QString& first = arguments.front();
    if (isOneOf(first, "-h", "--help")) {
        console.write(overview().toUtf8());
        return ExitDone;
    }
    if (isOneOf(first, "-v", "--version")) {
        console.write(QByteArray(kProgramName) + " " CONVOKU_VERSION "\n");
        return ExitDone;
    }
    if (first == QLatin1String("completion") && arguments.size() <= 2) {
        const QString shell = arguments.value(1, QStringLiteral("bash"));
        if (const QByteArray script = shellCompletion(shell); !script.isEmpty()) {
            console.write(script);
            return ExitDone;
        }
    }
    if (const Command* command = commandNamed(first))
        return runNamed(*command, language + arguments.mid(1), console, context);
    console.message(first.startsWith(QLatin1Char('-')) ? CliText::tr("There is no option “%1”.").arg(first)
                                                       : CliText::tr("There is no command “%1”.").arg(first));
    console.message(CliText::tr("%1 --help lists the commands.").arg(QLatin1String(kProgramName)));
    return ExitBad;
}

} // namespace

std::vector<CommandSyntax> commandSyntaxes()
{
    std::vector<CommandSyntax> commands;
    for (const Command& command : kCommands)
        commands.push_back(command.syntax());
    return commands;
}

QByteArray shellCompletion(const QString& shell)
{
    if (shell == QLatin1String("bash"))
        return bashCompletionOf(commandSyntaxes());
    if (shell == QLatin1String("zsh"))
        return zshCompletionOf(commandSyntaxes());
    if (shell == QLatin1String("fish"))
        return fishCompletionOf(commandSyntaxes());
    return {};
}

int runCommandLine(const QStringList& arguments, const CommandLineContext& context)
{
    Console console(context);
    int code = ExitBad;
    try {
        code = runAny(arguments, console, context);
    } catch (const std::bad_alloc&) {
        console.message(CliText::tr("Not enough memory."));
    } catch (const NetworkFault& fault) {
        console.message(troubleOf(fault));
    } catch (const std::exception& error) {
        console.message(CliText::tr("Internal error. Please report it: %1").arg(QString::fromUtf8(error.what())));
    }
    if (!console.good()) {
        console.message(CliText::tr("Standard output cannot be written: %1").arg(console.writeError()));
        return ExitBad;
    }
    return code;
}

bool needsPictures(const QStringList& arguments)
{
    QStringList words = arguments;
    takeLanguage(words);
    const Command* const command = words.isEmpty() ? nullptr : commandNamed(words.takeFirst());
    if (command == nullptr || command->draws.option == nullptr)
        return command != nullptr && command->draws.always;
    return CommandOptions(command->syntax(), words).has(command->draws.option);
}

} // namespace convoku
