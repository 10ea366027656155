// SPDX-License-Identifier: MIT
#include "app/cli/command_syntax.h"

#include "app/cli/cli_text.h"
#include "app/wording/language.h"

#include <QCommandLineOption>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kHelpWidth = 79;
constexpr int kLeftColumn = 24;

QString helpOptionName()
{
    return QStringLiteral("help");
}

/// Returns the width of a text in terminal columns: Chinese, Japanese and Korean characters take two columns.
int columns(const QString& text)
{
    int count = 0;
    for (const QChar c : text) {
        const bool wide = (c >= QChar(0x2E80) && c <= QChar(0xA4CF)) || (c >= QChar(0xAC00) && c <= QChar(0xD7A3))
            || (c >= QChar(0xF900) && c <= QChar(0xFAFF)) || (c >= QChar(0xFE30) && c <= QChar(0xFE4F))
            || (c >= QChar(0xFF00) && c <= QChar(0xFF60)) || (c >= QChar(0xFFE0) && c <= QChar(0xFFE6));
        count += wide ? 2 : 1;
    }
    return count;
}

/// Splits a word where a line may break. A word of narrow characters is one part; text with wide characters, which has
/// no blanks between words, can break between single characters.
QStringList unbreakable(const QString& word)
{
    if (columns(word) == word.size())
        return {word}; // only at blanks: options have hyphens
    QStringList parts;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, word);
    for (qsizetype from = 0; from < word.size();) {
        const qsizetype to = breaks.toNextBoundary();
        parts << word.mid(from, (to < 0 ? word.size() : to) - from);
        from += parts.back().size();
    }
    return parts;
}

QStringList wrappedLines(const QString& paragraph, int width)
{
    QStringList lines;
    QString line;
    const QStringList words = paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        QString between = line.isEmpty() ? QString() : QStringLiteral(" ");
        for (const QString& part : unbreakable(word)) {
            if (!line.isEmpty() && columns(line) + between.size() + columns(part) > width) {
                lines << line;
                line.clear();
                between.clear();
            }
            line += between + part;
            between.clear();
        }
    }
    lines << line;
    return lines;
}

QString optionRow(const OptionSyntax& option)
{
    return helpRow(option.usage(), option.help);
}

} // namespace

QString OptionSyntax::usage() const
{
    QStringList spelled;
    for (const QString& name : names)
        spelled << (isWord ? name : dashed(name));
    return (spelled.join(QStringLiteral(", ")) + QLatin1Char(' ') + value).trimmed();
}

OptionSyntax CommandSyntax::input() const
{
    QStringList choices;
    for (const OptionSyntax& word : words)
        choices += word.names;
    return {{}, {}, {}, choices, inputs};
}

OptionSyntax languageOption()
{
    QStringList ids;
    for (const Language& language : languages())
        ids << language.id;
    return {{QStringLiteral("language")}, QStringLiteral("LANG"),
        CliText::tr("The language of messages and pictures: %1. Default: the system’s.")
            .arg(ids.join(QStringLiteral(", "))),
        ids, OptionSyntax::Kind::Words, true}; // the last counts: a shell's alias may have one
}

OptionSyntax helpOption()
{
    return {{QStringLiteral("h"), helpOptionName()}, {}, CliText::tr("This help.")};
}

OptionSyntax versionOption()
{
    return {{QStringLiteral("v"), QStringLiteral("version")}, {}, CliText::tr("The version of the program.")};
}

QString dashed(const QString& name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

QString firstSentence(const QString& help)
{
    // Not the points of "24.." and "9 . * _".
    static const QRegularExpression kEnd(QStringLiteral("(?<=[^\\s.])[.。](?=\\s+\\p{Lu}|\\s*$|(?<=。))"));
    return help.section(kEnd, 0, 0);
}

QString helpRow(const QString& left, const QString& right)
{
    const QStringList lines = wrappedLines(right, kHelpWidth - kLeftColumn);
    QString text = QStringLiteral("  ") + left;
    if (columns(text) >= kLeftColumn)
        text += QLatin1Char('\n') + QString(kLeftColumn, QLatin1Char(' '));
    else
        text += QString(kLeftColumn - columns(text), QLatin1Char(' '));
    text += lines.join(QLatin1Char('\n') + QString(kLeftColumn, QLatin1Char(' ')));
    return text + QLatin1Char('\n');
}

QString wrapped(const QString& paragraph)
{
    return wrappedLines(paragraph, kHelpWidth).join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString overviewRow(const CommandSyntax& syntax)
{
    return helpRow(syntax.name + QLatin1Char(' ') + syntax.arguments, syntax.summary);
}

QString helpText(const CommandSyntax& syntax)
{
    QString text = CliText::tr("Usage: %1 %2 [OPTION…]")
                       .arg(QLatin1String(kProgramName), (syntax.name + QLatin1Char(' ') + syntax.arguments).trimmed())
        + QLatin1String("\n\n") + wrapped(syntax.summary) + QLatin1Char('\n');
    if (!syntax.words.empty())
        text += CliText::tr("The first argument can be:") + QLatin1Char('\n');
    for (const OptionSyntax& word : syntax.words)
        text += optionRow(word);
    text += (syntax.words.empty() ? QString() : QStringLiteral("\n")) + CliText::tr("Options:") + QLatin1Char('\n');
    for (const OptionSyntax& option : syntax.options)
        text += optionRow(option);
    text += optionRow(languageOption());
    text += optionRow(helpOption());
    for (const QString& note : syntax.notes)
        text += QLatin1Char('\n') + wrapped(note);
    return text;
}

CommandOptions::CommandOptions(const CommandSyntax& syntax, const QStringList& arguments)
    : m_options(syntax.options)
{
    m_options.insert(m_options.end(), syntax.former.begin(), syntax.former.end());
    for (const OptionSyntax& option : m_options)
        m_parser.addOption(QCommandLineOption(option.names, option.help, option.value));
    const OptionSyntax language = languageOption();
    m_parser.addOption(QCommandLineOption(language.names, language.help, language.value));
    m_parser.addOption(QCommandLineOption(helpOption().names));
    // The parser takes the first argument for the program's name.
    if (!m_parser.parse(QStringList(syntax.name) + arguments))
        fail(parserFault(arguments));
    m_inputs = m_parser.positionalArguments();
    m_options.push_back(language);
    for (const OptionSyntax& option : m_options) {
        if (!option.value.isEmpty() && !option.repeats && m_parser.values(option.names.front()).size() > 1)
            fail(CliText::tr("%1 is given more than once.").arg(spoken(option.names.front())));
    }
    for (const OptionRule& rule : syntax.rules) {
        const bool excludes = rule.kind == OptionRule::Kind::Excludes;
        for (const char* other : rule.others) {
            if (has(rule.option) != excludes || !has(other))
                continue;
            const QString sentence
                = excludes ? CliText::tr("--%1 and --%2 conflict.") : CliText::tr("--%1 needs --%2.");
            fail(sentence.arg(QLatin1String(other), QLatin1String(rule.option)));
        }
    }
}

/// In our words: Qt has its own only where its translations are installed.
QString CommandOptions::parserFault(const QStringList& arguments) const
{
    const QStringList unknown = m_parser.unknownOptionNames();
    for (const QString& argument : arguments) {
        if (argument == QLatin1String("--"))
            break;
        const bool isLong = argument.startsWith(QLatin1String("--"));
        const QString name = argument.section(QLatin1Char('='), 0, 0).mid(isLong ? 2 : 1);
        // -abc may be three options.
        const bool isUnknown = isLong ? unknown.contains(name)
                                      : argument.startsWith(QLatin1Char('-'))
                && std::any_of(name.begin(), name.end(), [&](QChar c) { return unknown.contains(QString(c)); });
        if (isUnknown)
            return CliText::tr("There is no option “%1”.").arg(isLong ? dashed(name) : argument);
        const bool isSwitch = isLong && argument.contains(QLatin1Char('='))
            && std::any_of(m_options.begin(), m_options.end(),
                [&](const OptionSyntax& option) { return option.names.contains(name) && option.value.isEmpty(); });
        if (unknown.isEmpty() && isSwitch)
            return CliText::tr("%1 takes no value.").arg(dashed(name));
    }
    if (!unknown.isEmpty())
        return CliText::tr("There is no option “%1”.").arg(dashed(unknown.front()));
    return CliText::tr("%1 needs a value.").arg(arguments.isEmpty() ? QString() : arguments.back());
}

bool CommandOptions::helpAsked() const
{
    return m_parser.isSet(helpOptionName());
}

QString CommandOptions::spoken(const QString& asked) const
{
    QString typed = asked;
    for (const OptionSyntax& option : m_options) {
        if (!option.names.contains(asked))
            continue;
        for (const QString& given : m_parser.optionNames())
            typed = option.names.contains(given) ? given : typed;
    }
    return dashed(typed);
}

int CommandOptions::number(const char* name, int fallback, int low, int high)
{
    if (!has(name))
        return fallback;
    const QString value = text(name);
    const bool digits = !value.isEmpty() && std::all_of(value.begin(), value.end(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
    bool fits = false;
    const int number = value.toInt(&fits);
    if (digits && fits && number >= low && number <= high)
        return number;
    fail(CliText::tr("%1: “%2” is not a whole number from %3 to %4.")
             .arg(spoken(QLatin1String(name)), value, QString::number(low), QString::number(high)));
    return fallback;
}

int CommandOptions::choice(const char* name, const QStringList& choices, int fallback)
{
    if (!has(name))
        return fallback;
    const QString value = text(name);
    const auto index = choices.indexOf(value);
    if (index >= 0)
        return static_cast<int>(index);
    fail(CliText::tr("%1: “%2” is not one of %3.")
             .arg(spoken(QLatin1String(name)), value, choices.join(QStringLiteral(", "))));
    return fallback;
}

void CommandOptions::fail(const QString& sentence)
{
    if (m_fault.isEmpty())
        m_fault = sentence;
}

} // namespace convoku
