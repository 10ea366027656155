// SPDX-License-Identifier: MIT
// Asks the real zsh and fish what they propose with the completion that the program writes.
// tst_bash_completion asks bash.
#include "tests/cli/cli_testing.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// An interactive zsh that prints every word that it proposes.
constexpr char kZshSettings[] = R"(
PROMPT='<ready>' RPROMPT= PROMPT_EOL_MARK=
unsetopt beep
fpath=($COMPLETION_FOLDER $fpath)
autoload -Uz compinit
compinit -u -d "$ZDOTDIR/dump"
finish() { print -r -- '<end>'; exit }
comppostfuncs=(finish)
bindkey '^I' complete-word
compadd() {
    # Calls with these options only fill arrays.
    if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
        local -a hits
        local hit
        builtin compadd -O hits "$@"
        for hit in $hits; do print -r -- "<word>$IPREFIX$hit"; done
    fi
    builtin compadd "$@"
}
)";

/// Types a line and a tab.
constexpr char kZshAsker[] = R"(
zmodload zsh/zpty
zpty asked zsh -d -i
zpty -r asked answer '*<ready>*'
zpty -w -n asked $1$'\t'
zpty -r asked answer '*<end>*'
print -r -- $answer
zpty -d asked
)";

struct Answer
{
    QStringList words;
    QString trouble; ///< errors of the shell
};

} // namespace

class TestShellCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* folder : {"zsh", "home", "here/somewhere"})
            QVERIFY(QDir(m_folder.path()).mkpath(QLatin1String(folder)));
        writeFile(path("here/some puzzles.txt"), {});
        writeFile(path("home/.zshrc"), kZshSettings);
        for (const auto& [shell, file] :
            {std::pair{"zsh", "zsh/_convoku-cli"}, std::pair{"fish", "convoku-cli.fish"}}) {
            const Ran ran = runHere({QStringLiteral("completion"), QLatin1String(shell)});
            QCOMPARE(ran.code, 0);
            QVERIFY(ran.out.contains("convoku-cli"));
            writeFile(path(file), ran.out);
        }
    }

    void otherShellsAreUnknown()
    {
        QCOMPARE(runHere({QStringLiteral("completion"), QStringLiteral("tcsh")}).code, 2);
        const Ran bash = runHere({QStringLiteral("completion"), QStringLiteral("bash")});
        QCOMPARE(bash.out, runHere({QStringLiteral("completion")}).out);
        QVERIFY(bash.out.endsWith("complete -F _convoku_cli convoku-cli\n"));
    }

    void theScriptIsRead_data() { shells(); }
    void theScriptIsRead()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP(qPrintable(shell + QStringLiteral(" is not installed")));
        const Answer answer = run(shell,
            {QStringLiteral("-n"), path(shell == QLatin1String("zsh") ? "zsh/_convoku-cli" : "convoku-cli.fish")});
        QCOMPARE(answer.trouble, QString());
    }

    void proposes_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* line, const QStringList& expected) {
            for (const char* shell : {"zsh", "fish"})
                QTest::addRow("%s: %s", shell, line)
                    << QString::fromLatin1(shell) << QString::fromLatin1(line) << expected;
        };
        const auto words
            = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); };
        row("s", words("solve"));
        row("",
            words("analyse bench blind compare convert evaluate export generate lesson list network onnx pictures "
                  "solve trace "
                  "train"));
        row("--", words("--help --language --version"));
        row("--language ", words("de en es fr ja ru zh_CN"));
        row("--language=z", words("--language=zh_CN"));
        row("--language de so", words("solve"));
        row("--language=de so", words("solve"));
        row("--language de trace --format j", words("jsonl"));
        row("export --the", words("--theme"));
        row("export rec", words("recurrence"));
        row("export trai", words("training"));
        row("export --format ", words("apng gif mp4 pdf png svg webm webp"));
        row("export --format=p", words("--format=pdf --format=png"));
        row("export x --text o", words("outlines"));
        row("export --from ", {});
        row("solve --rules naked_single_box,pointing_r", words("naked_single_box,pointing_row"));
        row("solve --rules=naked_single_box,pointing_r", words("--rules=naked_single_box,pointing_row"));
        row("export --without sea", words("search"));
        row("convert --to sudokuw", words("sudokuwiki sudokuwiki-state"));
        // It takes no arguments; zsh then proposes its options.
        QTest::newRow("fish: generate ") << QStringLiteral("fish") << QStringLiteral("generate ") << QStringList();
        row("lesson --", words("--help --language"));
        row("trace --language z", words("zh_CN"));
        // Files and folders.
        const QStringList both{QStringLiteral("some puzzles.txt"), QStringLiteral("somewhere")};
        row("solve some", both);
        row("export -o some", both);
        row("export --output=some",
            {QStringLiteral("--output=some puzzles.txt"), QStringLiteral("--output=somewhere")});
        row("export --theme s", both); // a theme, or a file of one
        row("export --theme da", words("dark"));
        row("pictures some", words("somewhere"));
        row("onnx --page some", words("somewhere"));
    }

    void proposes()
    {
        QFETCH(QString, shell);
        QFETCH(QString, line);
        QFETCH(QStringList, expected);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP(qPrintable(shell + QStringLiteral(" is not installed")));
        const Answer answer = proposed(shell, line);
        QCOMPARE(answer.trouble, QString());
        QCOMPARE(answer.words, expected);
    }

    /// Every option that a command's help lists is proposed, and no other.
    void optionsAreThoseOfTheHelp_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QString>("command");
        for (const char* shell : {"zsh", "fish"}) {
            for (const char* command : {"solve", "trace", "export", "convert", "generate", "bench", "compare",
                     "pictures", "lesson", "network", "blind", "onnx", "train"})
                QTest::addRow("%s: %s", shell, command) << QString::fromLatin1(shell) << QString::fromLatin1(command);
        }
    }

    void optionsAreThoseOfTheHelp()
    {
        QFETCH(QString, shell);
        QFETCH(QString, command);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP(qPrintable(shell + QStringLiteral(" is not installed")));
        const QString help = QString::fromUtf8(runHere({command, QStringLiteral("--help")}).out);
        QStringList listed;
        static const QRegularExpression kLine(
            QStringLiteral("^  (-[^ ,]+(?:, -[^ ,]+)*)"), QRegularExpression::MultilineOption);
        for (auto match = kLine.globalMatch(help); match.hasNext();)
            listed += match.next().captured(1).split(QStringLiteral(", "));
        listed.sort();
        const Answer answer = proposed(shell, command + QStringLiteral(" -"));
        QCOMPARE(answer.trouble, QString());
        QCOMPARE(answer.words, listed);
    }

    /// The shells show the first sentence of each summary and help beside the word.
    void wordsAreDescribed()
    {
        const QString zsh = QString::fromUtf8(readFile(path("zsh/_convoku-cli")));
        QVERIFY(
            zsh.contains(QStringLiteral("'solve:Solve puzzles\\: print one line per puzzle, in input order, with the "
                                        "grid and the result'")));
        QVERIFY(
            zsh.contains(QStringLiteral("'*--max-passes=[Stop a puzzle after N passes of the network (default\\: no "
                                        "limit)]:N: '")));
        if (QStandardPaths::findExecutable(QStringLiteral("fish")).isEmpty())
            QSKIP("fish is not installed");
        const QString said = output(QStringLiteral("fish"), fishArguments(QStringLiteral("solve --max"))).first;
        QCOMPARE(
            said, QStringLiteral("--max-passes\tStop a puzzle after N passes of the network (default: no limit)\n"));
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    static void shells()
    {
        QTest::addColumn<QString>("shell");
        QTest::newRow("zsh") << "zsh";
        QTest::newRow("fish") << "fish";
    }

    QStringList fishArguments(const QString& line) const
    {
        return {QStringLiteral("--no-config"), QStringLiteral("-c"),
            QStringLiteral("source $argv[1]; complete -C $argv[2]"), path("convoku-cli.fish"),
            QStringLiteral("convoku-cli ") + line};
    }

    /// Standard output and standard error of a shell.
    std::pair<QString, QString> output(const QString& shell, const QStringList& arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), path("home"));
        environment.insert(QStringLiteral("ZDOTDIR"), path("home"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path("home"));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path("home"));
        environment.insert(QStringLiteral("COMPLETION_FOLDER"), path("zsh"));
        environment.insert(QStringLiteral("TERM"), QStringLiteral("dumb"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(path("here"));
        process.start(shell, arguments);
        if (!process.waitForFinished())
            return {{}, shell + QStringLiteral(" does not end")};
        QString trouble = QString::fromUtf8(process.readAllStandardError());
        if (process.exitCode() != 0)
            trouble += QStringLiteral("exit code %1").arg(process.exitCode());
        return {QString::fromUtf8(process.readAllStandardOutput()), trouble};
    }

    Answer run(const QString& shell, const QStringList& arguments) const
    {
        return {{}, output(shell, arguments).second};
    }

    Answer proposed(const QString& shell, const QString& line) const
    {
        const bool isZsh = shell == QLatin1String("zsh");
        const auto [out, trouble] = output(shell,
            isZsh ? QStringList{QStringLiteral("-f"), QStringLiteral("-c"), QString::fromLatin1(kZshAsker),
                QStringLiteral("asker"), QStringLiteral("convoku-cli ") + line}
                  : fishArguments(line));
        Answer answer{{}, trouble};
        const QString mark = QStringLiteral("<word>");
        for (QString each : out.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (isZsh && !each.contains(mark))
                continue; // what the terminal shows
            each = isZsh ? each.section(mark, 1).remove(QLatin1Char('\r')) : each.section(QLatin1Char('\t'), 0, 0);
            each.remove(QLatin1Char('\\')); // in front of a blank
            if (each.endsWith(QLatin1Char('/')))
                each.chop(1); // a folder
            answer.words << each;
        }
        answer.words.sort();
        answer.words.removeDuplicates();
        return answer;
    }

    QTemporaryDir m_folder;
};

CONVOKU_GUILESS_TEST(TestShellCompletion)
#include "tst_shell_completion.moc"
