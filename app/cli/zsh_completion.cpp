// SPDX-License-Identifier: MIT
#include "app/cli/zsh_completion.h"

namespace convoku {
namespace {

using Kind = OptionSyntax::Kind;

constexpr char kHead[] = R"zsh(#compdef convoku-cli
# SPDX-License-Identifier: MIT
# zsh completion for convoku-cli, generated from its table of commands.

# Completes the given words, and files.
_convoku_cli_words_or_files() {
    _alternative "words:word:($*)" 'files:file:_files'
}

)zsh";

/// Puts a text between single quotes.
QString quoted(QString text)
{
    return QLatin1Char('\'') + text.replace(QLatin1String("'"), QLatin1String("'\\''")) + QLatin1Char('\'');
}

/// Escapes what ends a part of an argument of _arguments.
QString escaped(QString text)
{
    for (const char sign : {'\\', '[', ']', ':'}) {
        const QChar c = QLatin1Char(sign);
        text.replace(c, QLatin1Char('\\') + QString(c));
    }
    return text;
}

/// Returns the action of _arguments for a value. A blank in front: nothing is added to the words of the call.
QString actionFor(const OptionSyntax& option)
{
    const QString words = option.choices.join(QLatin1Char(' '));
    switch (option.kind) {
    case Kind::File:
        return words.isEmpty() ? QStringLiteral("_files") : QStringLiteral(" _convoku_cli_words_or_files ") + words;
    case Kind::Folder:
        return QStringLiteral("_files -/");
    case Kind::List:
        return QStringLiteral("_sequence compadd - ") + words;
    case Kind::Words:
        break;
    }
    // Numbers and the like: nothing to propose, and no files either.
    return words.isEmpty() ? QStringLiteral(" ") : QStringLiteral("(%1)").arg(words);
}

/// Returns an argument of _arguments. An option with a value may be given more than once; `excluded` are the names of
/// what a switch excludes.
QString specificationOf(const OptionSyntax& option, const QString& excluded = {})
{
    QStringList names;
    QStringList spelled;
    for (const QString& name : option.names) {
        names << dashed(name);
        // -oFILE, --output=FILE, or the value as the next word.
        spelled << (option.value.isEmpty() ? dashed(name) : dashed(name) + QLatin1Char(name.size() == 1 ? '+' : '='));
    }
    QString before = QStringLiteral("*");
    if (option.value.isEmpty())
        before = QStringLiteral("(%1)").arg(excluded.isEmpty() ? names.join(QLatin1Char(' ')) : excluded);
    QString after = QStringLiteral("[%1]").arg(escaped(firstSentence(option.help)));
    if (!option.value.isEmpty())
        after += QStringLiteral(":%1:%2").arg(escaped(option.value), actionFor(option));
    return names.size() == 1
        ? quoted(before + spelled.front() + after)
        : QStringLiteral("%1{%2}%3").arg(quoted(before), spelled.join(QLatin1Char(',')), quoted(after));
}

QString caseOf(const CommandSyntax& command)
{
    QStringList specifications;
    for (const OptionSyntax& option : command.options)
        specifications << specificationOf(option);
    specifications << specificationOf(languageOption()) << specificationOf(helpOption(), QStringLiteral("- *"));
    if (command.inputs != Kind::Words)
        specifications << quoted(QStringLiteral("*:%1:%2").arg(escaped(command.arguments), actionFor(command.input())));
    return QStringLiteral("    (%1)\n        _arguments -S \\\n            %2 && ret=0\n        ;;\n")
        .arg(command.name, specifications.join(QStringLiteral(" \\\n            ")));
}

} // namespace

QByteArray zshCompletionOf(std::span<const CommandSyntax> commands)
{
    QString described;
    QString cases;
    for (const CommandSyntax& command : commands) {
        described += QStringLiteral("        %1\n")
                         .arg(quoted(command.name + QLatin1Char(':') + escaped(firstSentence(command.summary))));
        cases += caseOf(command);
    }
    const QString alone = QStringLiteral("- : *");
    QString script = QLatin1String(kHead);
    script += QStringLiteral("_convoku_cli_commands() {\n    local -a commands=(\n%1    )\n"
                             "    _describe -t commands command commands\n}\n\n")
                  .arg(described);
    script += QStringLiteral("_convoku-cli() {\n    local curcontext=$curcontext state line ret=1\n"
                             "    typeset -A opt_args\n    _arguments -S -C \\\n"
                             "        %1 \\\n        %2 \\\n        %3 \\\n"
                             "        '(-): :_convoku_cli_commands' \\\n        '(-)*:: :->rest' && ret=0\n"
                             "    [[ $state == rest ]] || return ret\n    case $words[1] in\n%4    esac\n"
                             "    return ret\n}\n\n_convoku-cli \"$@\"\n")
                  .arg(specificationOf(helpOption(), alone), specificationOf(versionOption(), alone),
                      specificationOf(languageOption()), cases);
    return script.toUtf8();
}

} // namespace convoku
