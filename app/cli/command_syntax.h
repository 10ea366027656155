// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <vector>

namespace convoku {

/// The program's name in usage and messages.
inline constexpr char kProgramName[] = "convoku-cli";
/// The largest numbers of passes and of puzzles that an option takes.
inline constexpr int kLargestPassCount = 1'000'000'000;
inline constexpr int kLargestPuzzleCount = 100'000'000;

struct OptionSyntax
{
    QStringList names; ///< without dashes; the program asks for its value by any of them
    QString value; ///< what stands for its value in the help; empty: a switch
    QString help;
    /// possible values, for the shell's completion; empty: any other value, or a file
    QStringList choices = {};
    enum class Kind { Words, List, File, Folder };
    Kind kind = Kind::Words; ///< List: of choices, with commas; File: or one of the choices
    bool repeats = false; ///< it may be given several times, each with a value; else that is a mistake
    bool isWord = false; ///< no option, but a word that the first argument can be

    /// "-o, --output FILE", "proof CANDIDATE"
    QString usage() const;
};

/// Which options an option excludes, or which ones need it. Breaking a rule is a fault.
struct OptionRule
{
    const char* option;
    enum class Kind { Excludes, IsNeededBy } kind;
    std::vector<const char*> others;
};

/// Describes a command, for the parser and the help.
struct CommandSyntax
{
    QString name;
    QString arguments; ///< "INPUT…"
    QString summary; ///< a line for the overview
    std::vector<OptionSyntax> options; ///< --language and --help are added to them
    QStringList notes; ///< paragraphs behind the options
    OptionSyntax::Kind inputs = OptionSyntax::Kind::File; ///< what its arguments are
    std::vector<OptionSyntax> words = {}; ///< what its first argument can be beside such an input
    std::vector<OptionSyntax> former = {}; ///< earlier spellings, which are understood but not in the help
    std::vector<OptionRule> rules = {};

    /// Describes what the arguments can be, for the shell's completion.
    OptionSyntax input() const;
};

/// Returns the syntax of --language, which every command accepts in addition to its own options and --help.
OptionSyntax languageOption();
/// -h and --help, which every command understands.
OptionSyntax helpOption();
/// -v and --version, without a command.
OptionSyntax versionOption();

/// Returns an option's name as it is typed: "-o", "--output".
QString dashed(const QString& name);
/// Returns the first sentence of a help text without its full stop: what a shell shows beside a word that it proposes.
QString firstSentence(const QString& help);

/// Two columns, wrapped to 79 characters.
QString helpRow(const QString& left, const QString& right);
QString wrapped(const QString& paragraph);
QString helpText(const CommandSyntax& syntax);
/// "  solve INPUT…    one line a puzzle"
QString overviewRow(const CommandSyntax& syntax);

/// The arguments of a command. Reading a value that cannot be keeps a sentence about it: the first fault counts, ask
/// for it when all values have been read.
class CommandOptions
{
public:
    CommandOptions(const CommandSyntax& syntax, const QStringList& arguments);

    bool helpAsked() const;
    const QStringList& inputs() const { return m_inputs; }
    /// Takes the first argument out of inputs(); empty where there is none.
    QString takeInput() { return m_inputs.isEmpty() ? QString() : m_inputs.takeFirst(); }
    bool has(const char* name) const { return m_parser.isSet(QLatin1String(name)); }
    /// Empty where it is not given.
    QString text(const char* name) const { return m_parser.value(QLatin1String(name)); }
    /// All that were given, in their order.
    QStringList texts(const char* name) const { return m_parser.values(QLatin1String(name)); }
    /// A whole number in low … high.
    int number(const char* name, int fallback, int low, int high);
    /// Index of the value in `choices`.
    int choice(const char* name, const QStringList& choices, int fallback);

    void fail(const QString& sentence);
    /// Empty where nothing is wrong.
    const QString& fault() const { return m_fault; }
    void forgetFault() { m_fault.clear(); }

private:
    /// Why the parser does not take the arguments.
    QString parserFault(const QStringList& arguments) const;
    /// An option's name as it was typed, with its dashes: of several names of one the last that is given.
    QString spoken(const QString& asked) const;

    std::vector<OptionSyntax> m_options;
    QCommandLineParser m_parser;
    QStringList m_inputs;
    QString m_fault;
};

} // namespace convoku
