// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"
#include "app/cli/export_parts.h"
#include "app/exporting/export_job.h"

namespace convoku {

class Console;

/// Options of commands that print a table: `--csv`, `--json`, `-o`, `--picture` and `--theme`.
struct TableOutput
{
    enum class Format { Text, Csv, Json } format = Format::Text;
    QString target; ///< empty: standard output
    ExportSettings picture; ///< its target may be empty: none
};

std::vector<OptionSyntax> tableOutputSyntax();
/// Keeps a fault if options conflict, or if the format of the picture is unknown.
TableOutput readTableOutput(CommandOptions& options);
/// Returns false, after a message, if a target cannot be written.
bool targetsLookPossible(const TableOutput& output, Console& console);
/// Returns an ExitCode.
int writeTable(const QByteArray& table, const TableOutput& output, Console& console, const CommandLineContext& context);

} // namespace convoku
