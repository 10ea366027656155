// SPDX-License-Identifier: MIT
#include "app/cli/help_tables.h"

#include "app/cli/commands.h"

namespace convoku {
namespace {

/// Signs that mean something in Markdown mean themselves.
QString escaped(QString text)
{
    text.replace(QLatin1String("&"), QLatin1String("&amp;"));
    text.replace(QLatin1String("<"), QLatin1String("&lt;"));
    text.replace(QLatin1String(">"), QLatin1String("&gt;"));
    for (const char sign : {'*', '_', '|', '[', ']', '#', '`', '~'}) {
        const QChar c = QLatin1Char(sign);
        text.replace(c, QLatin1Char('\\') + QString(c));
    }
    return text;
}

QString row(const QString& left, const QString& right)
{
    return QStringLiteral("| %1 | %2 |\n").arg(left, right);
}

QString optionName(const OptionSyntax& option)
{
    QString text = option.usage();
    return QLatin1Char('`') + text.replace(QLatin1String("|"), QLatin1String("\\|")) + QLatin1Char('`');
}

} // namespace

QString optionsTable(const CommandSyntax& syntax)
{
    const QString usage = QStringLiteral("`%1 %2 %3`").arg(QLatin1String(kProgramName), syntax.name, syntax.arguments);
    QString text = row(QString(usage).replace(QLatin1String(" `"), QLatin1String("`")), {})
        + row(QStringLiteral("---"), QStringLiteral("---"));
    for (const OptionSyntax& word : syntax.words)
        text += row(optionName(word), escaped(word.help));
    for (const OptionSyntax& option : syntax.options)
        text += row(optionName(option), escaped(option.help));
    text += row(optionName(languageOption()), escaped(languageOption().help));
    for (const QString& note : syntax.notes)
        text += QLatin1Char('\n') + escaped(note) + QLatin1Char('\n');
    return text;
}

QString withOptions(QString page)
{
    const QString end = QStringLiteral("<!-- end -->");
    for (const CommandSyntax& syntax : commandSyntaxes()) {
        const QString mark = QStringLiteral("<!-- options of %1 -->").arg(syntax.name);
        const qsizetype from = page.indexOf(mark) + mark.size();
        const qsizetype to = page.indexOf(end, from);
        if (from >= mark.size() && to >= 0)
            page.replace(from, to - from, QStringLiteral("\n\n%1\n").arg(optionsTable(syntax)));
    }
    return page;
}

} // namespace convoku
