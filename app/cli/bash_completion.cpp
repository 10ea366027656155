// SPDX-License-Identifier: MIT
#include "app/cli/bash_completion.h"

namespace convoku {
namespace {

using Kind = OptionSyntax::Kind;

/// Returns the shell code that completes a value of this option: calls of the functions below.
QString callFor(const OptionSyntax& option)
{
    switch (option.kind) {
    case Kind::File:
        return QStringLiteral("_convoku_cli_files")
            + (option.choices.isEmpty() ? QString()
                                        : QStringLiteral(" '%1'").arg(option.choices.join(QLatin1Char(' '))));
    case Kind::Folder:
        return QStringLiteral("_convoku_cli_folders");
    case Kind::List:
        return QStringLiteral("_convoku_cli_list '%1'").arg(option.choices.join(QLatin1Char(' ')));
    case Kind::Words:
        break;
    }
    // Numbers and the like: nothing to propose, and no files either.
    return option.choices.isEmpty()
        ? QStringLiteral("COMPREPLY=()")
        : QStringLiteral("_convoku_cli_words '%1'").arg(option.choices.join(QLatin1Char(' ')));
}

constexpr char kHead[] = R"(# SPDX-License-Identifier: MIT
# bash completion for convoku-cli, made from what its commands understand.

_convoku_cli_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
}

# Words with commas between them: the last one is completed.
_convoku_cli_list() {
    local before=
    [[ $cur == *,* ]] && before=${cur%,*},
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${cur##*,}")
    compopt -o nospace
}

# Also the words, if there are some.
_convoku_cli_files() {
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -W "${1-}" -- "$cur"; compgen -f -- "$cur")
}

_convoku_cli_folders() {
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -d -- "$cur")
}

_convoku_cli() {
    local cur=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    # --option=value is three words for bash.
    if [[ $cur == = ]]; then
        cur=
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    # Where the command stands: the language may come before it.
    local at=1
    if ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[1]} == --language ]]; then
        at=2
        [[ ${COMP_WORDS[2]} == = ]] && at=3
        if ((COMP_CWORD <= at)); then
            LANGUAGES
            return
        fi
        at=$((at + 1))
    fi
)";

} // namespace

QByteArray bashCompletionOf(std::span<const CommandSyntax> commands)
{
    QStringList names;
    QString values;
    QString options;
    for (const CommandSyntax& command : commands) {
        names << command.name;
        QStringList all;
        std::vector<OptionSyntax> understood = command.options;
        understood.push_back(languageOption());
        for (const OptionSyntax& option : understood) {
            QStringList own;
            QStringList patterns;
            for (const QString& name : option.names) {
                own << dashed(name);
                patterns << command.name + QLatin1Char(':') + dashed(name);
            }
            all += own;
            if (!option.value.isEmpty())
                values += QStringLiteral("    %1)\n        %2\n        return\n        ;;\n")
                              .arg(patterns.join(QStringLiteral(" | ")), callFor(option));
        }
        all << QStringLiteral("-h") << QStringLiteral("--help");
        options += QStringLiteral("    %1)\n        if [[ $cur == -* ]]; then\n            _convoku_cli_words '%2'\n"
                                  "        else\n            %3\n        fi\n        ;;\n")
                       .arg(command.name, all.join(QLatin1Char(' ')), callFor(command.input()));
    }
    names << QStringLiteral("-h") << QStringLiteral("--help") << QStringLiteral("-v") << QStringLiteral("--version")
          << QStringLiteral("--language");
    QString script = QLatin1String(kHead);
    script.replace(QLatin1String("LANGUAGES"), callFor(languageOption()));
    script += QStringLiteral(
        "    if ((COMP_CWORD == at)); then\n        _convoku_cli_words '%1'\n        return\n    fi\n")
                  .arg(names.join(QLatin1Char(' ')));
    script += QStringLiteral("    case ${COMP_WORDS[at]}:$before in\n%1    esac\n").arg(values);
    script += QStringLiteral("    case ${COMP_WORDS[at]} in\n%1    esac\n}\n\n").arg(options);
    script += QStringLiteral("complete -F _convoku_cli %1\n").arg(QLatin1String(kProgramName));
    return script.toUtf8();
}

} // namespace convoku
