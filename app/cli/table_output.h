// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"
#include "app/cli/export_parts.h"
#include "app/exporting/export_job.h"

namespace convoku {

class Console;

/// How a command writes a table of figures: `--csv`, `--json`, `-o`, `--picture` and `--theme`.
struct TableOutput
{
    enum class Format { Text, Csv, Json } format = Format::Text;
    QString target; ///< empty: standard output
    ExportSettings picture; ///< its target may be empty: none
};

std::vector<OptionSyntax> tableOutputSyntax();
/// Keeps a fault where the options contradict each other, and where the picture’s name has another end.
TableOutput readTableOutput(CommandOptions& options);
/// False, after a message, where a target cannot be written.
bool targetsLookPossible(const TableOutput& output, Console& console);
/// Returns an ExitCode.
int writeTable(const QByteArray& table, const TableOutput& output, Console& console, const CommandLineContext& context);

} // namespace convoku
