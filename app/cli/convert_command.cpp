// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/target_file.h"
#include "solver/formats/puzzle_writer.h"

#include <algorithm>

namespace convoku {
namespace {

std::vector<PuzzleFormatInfo> writtenFormats()
{
    std::vector<PuzzleFormatInfo> written;
    for (const PuzzleFormatInfo& info : puzzleFormats()) {
        if (info.written)
            written.push_back(info);
    }
    return written;
}

QStringList idsOf(const std::vector<PuzzleFormatInfo>& formats)
{
    QStringList ids;
    for (const PuzzleFormatInfo& info : formats)
        ids << QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
    return ids;
}

/// What puzzles have and the format has no place for; empty where all fits.
QString lossOf(const PuzzleFormatInfo& format, const std::vector<Puzzle>& puzzles)
{
    const auto count
        = [&puzzles](auto has) { return static_cast<int>(std::count_if(puzzles.begin(), puzzles.end(), has)); };
    const int candidates
        = format.candidates ? 0 : count([](const Puzzle& puzzle) { return puzzle.known().candidates.has_value(); });
    if (candidates > 0)
        return CliText::tr("This format has no candidates: those of %n puzzle(s) are left out.", nullptr, candidates);
    const int placed
        = format.placed ? 0 : count([](const Puzzle& puzzle) { return !(puzzle.values() == puzzle.givens); });
    if (placed > 0 && !format.candidates)
        return CliText::tr(
            "This format has givens only: the placed digits of %n puzzle(s) are left out.", nullptr, placed);
    return {};
}

} // namespace

CommandSyntax convertSyntax()
{
    const std::vector<PuzzleFormatInfo> formats = writtenFormats();
    QStringList withCandidates;
    for (const PuzzleFormatInfo& info : formats) {
        if (info.candidates)
            withCandidates << idsOf({info});
    }
    const QString comma = QStringLiteral(", ");
    return {QStringLiteral("convert"), CliText::tr("INPUT…"), CliText::tr("Write puzzles in another format."),
        {{{QStringLiteral("to")}, CliText::tr("FORMAT"), CliText::tr("The format to write; see below."),
             idsOf(formats)},
            {{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
                CliText::tr("The file to write (default: standard output)."), {}, OptionSyntax::Kind::File}},
        {inputNote(), CliText::tr("FORMAT is one of %1.").arg(idsOf(formats).join(comma)),
            CliText::tr("Candidates that a puzzle came with are kept by %1; the others have no place for them, which a "
                        "message says.")
                .arg(withCandidates.join(comma)),
            CliText::tr(
                "Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are written "
                "all the same) or output that cannot be written.")}};
}

int runConvert(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const std::vector<PuzzleFormatInfo> formats = writtenFormats();
    if (!options.has("to"))
        options.fail(CliText::tr("The format is missing: --to FORMAT."));
    const PuzzleFormatInfo& format = formats[static_cast<std::size_t>(options.choice("to", idsOf(formats), 0))];
    if (options.has("output") && options.text("output").isEmpty())
        options.fail(CliText::tr("--output needs the name of a file."));
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    const InputPuzzles input = readPuzzleInputs(options.inputs(), *context.in, console);
    if (input.puzzles.empty())
        return ExitBad;
    if (const QString loss = lossOf(format, input.puzzles); !loss.isEmpty())
        console.message(loss);
    const QByteArray text = QByteArray::fromStdString(writePuzzles(format.format, input.puzzles));
    if (!options.has("output")) {
        console.write(text);
    } else {
        const QString target = options.text("output");
        const ExportResult result = writeBytes(text, target);
        if (result.status != ExportResult::Status::Done) {
            console.message(exportProblem(result, target));
            return ExitBad;
        }
    }
    return input.allGood ? ExitDone : ExitBad;
}

} // namespace convoku
