// SPDX-License-Identifier: MIT
#include "app/cli/table_output.h"

#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/theme_option.h"

namespace convoku {

std::vector<OptionSyntax> tableOutputSyntax()
{
    return {
        {{QStringLiteral("csv")}, {}, CliText::tr("Write a comma-separated table, the same in every language.")},
        {{QStringLiteral("json")}, {}, CliText::tr("Write one JSON object per line.")},
        {{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
            CliText::tr("Write the table to a file."), {}, OptionSyntax::Kind::File},
        {{QStringLiteral("picture")}, CliText::tr("FILE"), CliText::tr("Also draw the table: .png, .svg or .pdf."), {},
            OptionSyntax::Kind::File},
        themeOption(),
    };
}

TableOutput readTableOutput(CommandOptions& options)
{
    using Format = TableOutput::Format;
    TableOutput output;
    if (options.has("csv") && options.has("json"))
        options.fail(CliText::tr("--csv and --json are two formats of the table. Use only one of them."));
    output.format = options.has("csv") ? Format::Csv : options.has("json") ? Format::Json : Format::Text;
    output.target = options.text("output");
    const Theme::Kind theme = themeFrom(options);
    if (!options.has("picture"))
        return output;
    output.picture.target = options.text("picture");
    output.picture.picture.theme = theme;
    const QString end = output.picture.target.section(QLatin1Char('.'), -1).toLower();
    if (!pictureFormats().contains(end))
        options.fail(CliText::tr("--picture: “%1” does not end with one of %2.")
                         .arg(output.picture.target, QStringLiteral(".png, .svg, .pdf")));
    output.picture.picture.format = formatOf(output.picture.target, PictureFormat::Png);
    return output;
}

bool targetsLookPossible(const TableOutput& output, Console& console)
{
    for (const QString& target : {output.target, output.picture.target}) {
        if (!target.isEmpty() && !targetLooksPossible(target, console))
            return false;
    }
    return true;
}

int writeTable(const QByteArray& table, const TableOutput& output, Console& console, const CommandLineContext& context)
{
    if (!output.target.isEmpty() && !isStandardOutput(output.target))
        return writeTarget(table, output.target, console, context);
    console.write(table);
    return ExitDone;
}

} // namespace convoku
