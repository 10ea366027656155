// SPDX-License-Identifier: MIT
#include "app/cli/theme_option.h"

#include "app/cli/cli_text.h"
#include "app/drawing/theme_wording.h"

namespace convoku {
namespace {

QStringList ids()
{
    QStringList all;
    for (const Theme::Kind kind : Theme::builtIn())
        all << Theme::idOf(kind);
    return all;
}

} // namespace

OptionSyntax themeOption()
{
    return {{QStringLiteral("theme")}, CliText::tr("THEME"),
        CliText::tr("One of %1, or a colour file (NAME.json) exported from the window. The default is light.")
            .arg(ids().join(QStringLiteral(", "))),
        ids(), OptionSyntax::Kind::File};
}

Theme::Kind themeFrom(CommandOptions& options)
{
    const QString value = options.text("theme");
    if (value.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        const ThemeReading reading = themeFromFile(value);
        if (!reading.faults.empty())
            options.fail(CliText::tr("--theme: %1: %2").arg(value, ThemeWording::fault(reading.faults.front())));
        if (!reading.theme)
            return Theme::Kind::Light;
        Theme::install(reading.theme->colours);
        return Theme::Kind::Own;
    }
    return Theme::builtIn()[static_cast<std::size_t>(options.choice("theme", ids(), 0))];
}

} // namespace convoku
