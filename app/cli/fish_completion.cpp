// SPDX-License-Identifier: MIT
#include "app/cli/fish_completion.h"

namespace convoku {
namespace {

using Kind = OptionSyntax::Kind;

constexpr char kHead[] = R"(# SPDX-License-Identifier: MIT
# fish completion for convoku-cli, generated from its table of commands.

# Prints the command of the line, or nothing. The language may come before it.
function __convoku_cli_command
    set -l words (commandline -opc)
    set -e words[1]
    while set -q words[1]
        switch $words[1]
            case --language
                set -e words[1]
            case '--language=*'
            case '*'
                echo -- $words[1]
                return
        end
        set -e words[1]
    end
end

# Succeeds if this is the command of the line; '': there is no command yet.
function __convoku_cli_in
    set -l command (__convoku_cli_command)
    test "$command" = "$argv[1]"
end

# Prints each of the given words, appended to the comma-separated list that is being typed.
function __convoku_cli_list
    set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '' | string replace -r -- '[^,]*$' '')
    printf '%s\n' "$typed"$argv
end

complete -c convoku-cli -f
)";

/// Puts a text between single quotes.
QString quoted(QString text)
{
    text.replace(QLatin1String("\\"), QLatin1String("\\\\"));
    return QLatin1Char('\'') + text.replace(QLatin1String("'"), QLatin1String("\\'")) + QLatin1Char('\'');
}

/// Returns the options of `complete` for a value, with a blank in front.
QString valueOf(const OptionSyntax& option)
{
    const QString words = option.choices.join(QLatin1Char(' '));
    switch (option.kind) {
    case Kind::File:
        return words.isEmpty() ? QStringLiteral(" -r -F") : QStringLiteral(" -r -F -a ") + quoted(words);
    case Kind::Folder:
        return QStringLiteral(" -x -a '(__fish_complete_directories)'");
    case Kind::List:
        return QStringLiteral(" -x -a ") + quoted(QStringLiteral("(__convoku_cli_list %1)").arg(words));
    case Kind::Words:
        break;
    }
    // Numbers and the like: nothing to propose, and no files either.
    return words.isEmpty() ? QStringLiteral(" -x") : QStringLiteral(" -x -a ") + quoted(words);
}

/// Returns the start of a line that completes the arguments of a command; with an empty name, the command itself.
QString completeIn(const QString& command)
{
    const QString condition = QStringLiteral("__convoku_cli_in ") + (command.isEmpty() ? quoted({}) : command);
    return QStringLiteral("complete -c convoku-cli -n ") + quoted(condition);
}

QString lineOf(const QString& command, const OptionSyntax& option)
{
    QString line = completeIn(command);
    for (const QString& name : option.names)
        line += (name.size() == 1 ? QStringLiteral(" -s ") : QStringLiteral(" -l ")) + name;
    if (!option.value.isEmpty())
        line += valueOf(option);
    return line + QStringLiteral(" -d ") + quoted(firstSentence(option.help)) + QLatin1Char('\n');
}

} // namespace

QByteArray fishCompletionOf(std::span<const CommandSyntax> commands)
{
    QString script = QLatin1String(kHead);
    script += lineOf({}, helpOption());
    script += lineOf({}, versionOption());
    script += lineOf({}, languageOption());
    for (const CommandSyntax& command : commands)
        script += completeIn({})
            + QStringLiteral(" -a %1 -d %2\n").arg(command.name, quoted(firstSentence(command.summary)));
    for (const CommandSyntax& command : commands) {
        script += QStringLiteral("\n# %1\n").arg(command.name);
        for (const OptionSyntax& option : command.options)
            script += lineOf(command.name, option);
        script += lineOf(command.name, languageOption()) + lineOf(command.name, helpOption());
        for (const OptionSyntax& word : command.words)
            script += completeIn(command.name)
                + QStringLiteral(" -a %1 -d %2\n").arg(word.names.front(), quoted(firstSentence(word.help)));
        if (command.inputs == Kind::File)
            script += completeIn(command.name) + QStringLiteral(" -F\n");
        else if (command.inputs == Kind::Folder)
            script += completeIn(command.name) + QStringLiteral(" -a '(__fish_complete_directories)'\n");
    }
    return script.toUtf8();
}

} // namespace convoku
