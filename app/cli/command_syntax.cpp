// SPDX-License-Identifier: MIT
#include "app/cli/command_syntax.h"

#include "app/cli/cli_text.h"

#include <QCommandLineOption>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kHelpWidth = 79;
constexpr int kLeftColumn = 24;

QString helpOptionName()
{
    return QStringLiteral("help");
}

QString dashed(const QString& name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

QStringList wrappedLines(const QString& paragraph, int width)
{
    QStringList lines;
    QString line;
    const QStringList words = paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > width) {
            lines << line;
            line.clear();
        }
        line += line.isEmpty() ? word : QLatin1Char(' ') + word;
    }
    lines << line;
    return lines;
}

QString optionRow(const OptionSyntax& option)
{
    QStringList names;
    for (const QString& name : option.names)
        names << dashed(name);
    QString left = names.join(QStringLiteral(", "));
    if (!option.value.isEmpty())
        left += QLatin1Char(' ') + option.value;
    return helpRow(left, option.help);
}

} // namespace

QString helpRow(const QString& left, const QString& right)
{
    const QStringList lines = wrappedLines(right, kHelpWidth - kLeftColumn);
    QString text = QStringLiteral("  ") + left;
    if (text.size() >= kLeftColumn)
        text += QLatin1Char('\n') + QString(kLeftColumn, QLatin1Char(' '));
    else
        text = text.leftJustified(kLeftColumn);
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
        + QLatin1String("\n\n") + wrapped(syntax.summary) + QLatin1Char('\n') + CliText::tr("Options:")
        + QLatin1Char('\n');
    for (const OptionSyntax& option : syntax.options)
        text += optionRow(option);
    text += optionRow({{QStringLiteral("h"), helpOptionName()}, {}, CliText::tr("This help.")});
    for (const QString& note : syntax.notes)
        text += QLatin1Char('\n') + wrapped(note);
    return text;
}

CommandOptions::CommandOptions(const CommandSyntax& syntax, const QStringList& arguments)
{
    for (const OptionSyntax& option : syntax.options)
        m_parser.addOption(QCommandLineOption(option.names, option.help, option.value));
    m_parser.addOption(QCommandLineOption(QStringList{QStringLiteral("h"), helpOptionName()}));
    // The parser takes the first argument for the program's name.
    if (!m_parser.parse(QStringList(syntax.name) + arguments))
        fail(m_parser.errorText());
}

bool CommandOptions::helpAsked() const
{
    return m_parser.isSet(helpOptionName());
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
    fail(CliText::tr("--%1: “%2” is not a whole number from %3 to %4.")
             .arg(QLatin1String(name), value, QString::number(low), QString::number(high)));
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
    fail(CliText::tr("--%1: “%2” is not one of %3.")
             .arg(QLatin1String(name), value, choices.join(QStringLiteral(", "))));
    return fallback;
}

void CommandOptions::fail(const QString& sentence)
{
    if (m_fault.isEmpty())
        m_fault = sentence;
}

} // namespace convoku
