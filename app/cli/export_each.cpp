// SPDX-License-Identifier: MIT
// A file for each puzzle of a collection.
#include "app/base/file_name.h"
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/export_modes.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/exporting/batch_export.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// Folder and patterns from "FOLDER/{number}/{name}.gif": what is filled in for each puzzle begins with the first
/// folder that has a place for it.
void readPattern(CommandOptions& options, const ExportSettings& settings, BatchPlan& plan)
{
    const QFileInfo target(settings.target);
    const QString end = QLatin1Char('.') + settings.suffix;
    plan.pattern = target.fileName();
    if (plan.pattern.endsWith(end, Qt::CaseInsensitive))
        plan.pattern.chop(end.size());
    plan.ending = settings.suffix;
    const QStringList folders = target.path().split(QLatin1Char('/'));
    const auto filled = std::find_if(folders.begin(), folders.end(), BatchExport::tellsApart) - folders.begin();
    const QStringList fixed = folders.mid(0, filled);
    plan.folder = fixed == QStringList(QString()) ? QStringLiteral("/") : fixed.join(QLatin1Char('/'));
    plan.subfolders = folders.mid(filled);
    if (plan.folder.isEmpty())
        plan.folder = QStringLiteral(".");
    if (plan.subfolders.isEmpty() && !BatchExport::tellsApart(plan.pattern))
        options.fail(
            CliText::tr("-o: with --each, the name must contain {number} or {name}, such as -o FOLDER/{number}%1.")
                .arg(end));
}

} // namespace

std::vector<OptionSyntax> eachOptionSyntax()
{
    return {
        {{QStringLiteral("each")}, {},
            CliText::tr("Write one file per input puzzle, with {number} or {name} in the target’s name or folders: -o "
                        "FOLDER/{number}.gif.")},
        {{QStringLiteral("existing")}, CliText::tr("WHAT"),
            CliText::tr("With --each, action if a file already exists: number (the new file gets a number; the "
                        "default), skip or replace."),
            {QStringLiteral("number"), QStringLiteral("skip"), QStringLiteral("replace")}},
    };
}

int runExportEach(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    BatchPlan plan;
    plan.run = readRunOptions(options);
    const ExportSettings settings = readExportSettings(options, ExportKind::Collection);
    plan.existing = chosen<BatchPlan::Existing>(options, "existing",
        {{"number", BatchPlan::Existing::Number}, {"skip", BatchPlan::Existing::Skip},
            {"replace", BatchPlan::Existing::Replace}});
    plan.animated = settings.isAnimation;
    plan.animation = settings.animation;
    plan.output = settings.output;
    plan.picture = settings.picture;
    plan.pass = options.number("at", plan.pass, 0, 1'000'000'000);
    plan.width = settings.width;
    requireInput(options);
    if (options.fault().isEmpty())
        readPattern(options, settings, plan);
    if (!options.fault().isEmpty())
        return ExitBad;

    const InputPuzzles input = readPuzzleInputs(options.inputs(), *context.in, console, plan.run.pass.model->board);
    if (input.puzzles.empty())
        return ExitBad;
    if (!makeFolder(plan.folder)) {
        console.message(CliText::tr("%1 is not a folder and cannot be created as one.").arg(plan.folder));
        return ExitBad;
    }
    const auto total = static_cast<int>(input.puzzles.size());
    plan.digits = static_cast<int>(QString::number(total).size());
    const auto backend = makeBitwiseBackend();
    BatchExport batch(*backend, plan);
    for (const QString& remark : settings.remarks)
        console.message(remark);
    const DrawnWords words(console);
    int written = 0;
    int skipped = 0;
    int failed = 0;
    for (int i = 0; i < total; ++i) {
        const Puzzle& puzzle = input.puzzles[static_cast<std::size_t>(i)];
        int shown = -1;
        const BatchOutcome outcome = batch.write({puzzle.startingGrid(), i + 1, batchNameOf(puzzle)}, [&](double part) {
            const int percent = static_cast<int>(100 * (i + part) / total);
            if (std::exchange(shown, percent) != percent)
                console.progress(CliText::tr("Puzzle %1 of %2: %3 %")
                                     .arg(QString::number(i + 1), QString::number(total), QString::number(percent)),
                    (i + part) / total);
            return !(context.cancelled && context.cancelled());
        });
        console.progress({});
        const QString place = CliText::tr("Puzzle %1").arg(outcome.number);
        switch (outcome.status) {
        case BatchOutcome::Status::Written:
            ++written;
            console.writeLine(CliText::tr("%1: %2 bytes").arg(outcome.path, QString::number(outcome.bytes)));
            break;
        case BatchOutcome::Status::Skipped:
            ++skipped;
            console.message(CliText::tr("%1: %2").arg(place, outcome.problem));
            break;
        case BatchOutcome::Status::Failed:
            ++failed;
            console.message(CliText::tr("%1: %2").arg(place, outcome.problem));
            break;
        case BatchOutcome::Status::Cancelled:
            console.message(CliText::tr("Cancelled: %1 of %2 puzzles are written.").arg(written).arg(total));
            return ExitBad;
        }
    }
    console.message(CliText::tr("%1 written, %2 skipped, %3 failed.").arg(written).arg(skipped).arg(failed));
    return failed == 0 && input.allGood ? ExitDone : ExitBad;
}

} // namespace convoku
