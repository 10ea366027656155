// SPDX-License-Identifier: MIT
#include "app/base/compressed_file.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/export_parts.h"
#include "app/cli/generate_holes.h"
#include "app/cli/generate_options.h"
#include "app/cli/run_settings.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/target_file.h"
#include "app/views/collections/generate_wording.h"
#include "solver/generate/puzzle_generator.h"

#include <QElapsedTimer>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kDefaultTries = 100'000;

QString detailsOf(const GeneratedPuzzle& puzzle, const PuzzleRequest& request)
{
    QStringList fired;
    for (std::size_t i = 0; i < request.rules.size(); ++i) {
        if (puzzle.solved.fired[i] > 0)
            fired << QStringLiteral("%1=%2")
                         .arg(QString::fromStdString(request.model->rule(request.rules[i]).id))
                         .arg(puzzle.solved.fired[i]);
    }
    return QStringLiteral(" # givens=%1 passes=%2 pushes=%3 depth=%4 %5")
        .arg(puzzle.givens.givenCount())
        .arg(puzzle.solved.passes)
        .arg(puzzle.solved.pushes)
        .arg(puzzle.solved.depth)
        .arg(fired.join(QLatin1Char(' ')));
}

} // namespace

CommandSyntax generateSyntax()
{
    CommandSyntax syntax{QStringLiteral("generate"), {},
        CliText::tr("Generate puzzles with exactly one solution, one per line, selected by how the network solves "
                    "them."),
        {}, {}};
    const auto add = [&syntax](const char* name, const QString& value, const QString& help,
                         const QStringList& choices = {}, OptionSyntax::Kind kind = OptionSyntax::Kind::Words) {
        syntax.options.push_back({{QLatin1String(name)}, value, help, choices, kind});
    };
    const QString number = QStringLiteral("N");
    const QString range = CliText::tr("RANGE");
    add("count", number, CliText::tr("Number of puzzles to generate (default: 1)."));
    add("seed", number,
        CliText::tr("Seed: same number, same puzzles (default: a new one each time, shown in a message)."));
    add("givens", range,
        CliText::tr("Number of givens, from 17 to 81: 24, 24..30, or 24.. (default: %1..%2).")
            .arg(usualGivens({}).low)
            .arg(usualGivens({}).high));
    add("symmetry", CliText::tr("NAME"),
        CliText::tr("Symmetry of the givens: %1 (default: none).").arg(symmetryIds().join(QStringLiteral(", "))),
        symmetryIds());
    add("pattern", CliText::tr("PUZZLE"),
        CliText::tr("Place the givens in the cells that have digits in this puzzle of 81 characters."));
    add("minimal", {}, CliText::tr("Generate minimal puzzles: removing any given allows several solutions."));
    syntax.options.push_back(holesOption());
    for (const OptionSyntax& option : networkOptions()) // other run options do not describe a puzzle
        syntax.options.push_back(option);
    syntax.options.push_back(rulesOption());
    add("fires", CliText::tr("RULES"), CliText::tr("Rules that must each remove something during the run."),
        allRuleIds(), OptionSyntax::Kind::List);
    add("no-guess", {}, CliText::tr("The rules alone solve it."));
    add("depth", range, CliText::tr("Maximum number of active guesses, such as 1.. or 2..4."));
    add("passes", range, CliText::tr("Number of passes the network takes."));
    add("tries", number,
        CliText::tr("Give up after this many grids without a matching puzzle (default: %1).").arg(kDefaultTries));
    syntax.options.push_back({{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
        CliText::tr("Write an .sdm file instead, with this command as its first line. Nothing is written if puzzles "
                    "are missing."),
        {}, OptionSyntax::Kind::File});
    add("details", {},
        CliText::tr("Append a comment to each puzzle: givens, passes, guesses, and how often each rule removed "
                    "something."));
    for (const OptionSyntax& option : engineOptionSyntax())
        syntax.options.push_back(option);
    syntax.inputs = OptionSyntax::Kind::Words; // none
    syntax.rules = {
        {"no-guess", OptionRule::Kind::Excludes, {"depth"}}, {"holes", OptionRule::Kind::Excludes, excludedByHoles()}};
    syntax.notes = {rulesNote(),
        CliText::tr("Example: convoku-cli generate --count 10 --seed 7 --symmetry half_turn --givens 24..28 "
                    "--fires naked_pair_row --no-guess > pairs.sdm"),
        CliText::tr("Exit status: 0 all puzzles were generated, 1 too few were found, 2 wrong usage or output that "
                    "cannot be written.")};
    return syntax;
}

int runGenerate(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    if (options.has("holes"))
        return runGenerateHoles(options, console, context);
    const PuzzleOrder order = readOrder(options);
    const std::uint64_t tries
        = static_cast<std::uint64_t>(options.number("tries", kDefaultTries, 1, std::numeric_limits<int>::max()));
    const EngineChoice choice = readEngineChoice(options);
    const bool toFile = options.has("output");
    if (toFile && options.text("output").isEmpty())
        options.fail(CliText::tr("--output needs a file name."));
    if (toFile && options.has("details"))
        options.fail(CliText::tr("--details and --output conflict: an .sdm file has no comments."));
    if (!options.inputs().isEmpty())
        options.fail(CliText::tr("“%1” is not expected here.").arg(options.inputs().front()));
    if (!options.fault().isEmpty())
        return ExitBad;
    if (toFile && !isStandardOutput(options.text("output")) && !targetLooksPossible(options.text("output"), console))
        return ExitBad;
    if (!options.has("seed"))
        console.message(CliText::tr("Seed %1").arg(order.seed));

    if (order.request.givens.high <= rareGivens(order.request.board))
        console.message(GenerateWording::rareGivens(order.request.givens.high));
    const auto engine = makeEngine(choice, context, console);
    if (!engine)
        return ExitBad;
    PuzzleGenerator generator(
        *engine, order.seed, order.request, PuzzleGenerator::Work::forCount(order.count, choice.threads));
    const auto keepRunning = [&] { return console.good() && (!context.cancelled || !context.cancelled()); };
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    std::uint64_t lastFound = 0;
    std::vector<Grid> made;
    const auto madeCount = [&made] { return static_cast<int>(made.size()); };
    const auto goOnTelling = [&] {
        if (sinceProgress.elapsed() > kProgressMs) {
            console.progress(
                CliText::tr("%1 of %2, %3 grids tried").arg(madeCount()).arg(order.count).arg(generator.attempts()),
                static_cast<double>(madeCount()) / order.count);
            sinceProgress.restart();
        }
        return keepRunning();
    };
    while (madeCount() < order.count) {
        const std::optional<GeneratedPuzzle> puzzle = generator.next(goOnTelling, lastFound + tries);
        if (!puzzle)
            break;
        lastFound = puzzle->attempt;
        made.push_back(puzzle->givens);
        if (toFile)
            continue;
        const QString details = options.has("details") ? detailsOf(*puzzle, order.request) : QString();
        console.write(QByteArray::fromStdString(puzzle->givens.toText()) + details.toUtf8() + '\n');
    }
    if (madeCount() < order.count) {
        if (keepRunning())
            console.message(CliText::tr("No matching puzzle among %1 grids; %2 of %3 were generated.")
                                .arg(generator.attempts() - lastFound)
                                .arg(madeCount())
                                .arg(order.count));
        return ExitNotSolved;
    }
    if (toFile) {
        const QString target = options.text("output");
        if (isStandardOutput(target)) {
            console.write(fileOfPuzzles(order, made));
            return ExitDone;
        }
        const ExportResult result
            = writeBytes(Compressor(compressionOf(target)).add(fileOfPuzzles(order, made), true), target);
        if (result.status != ExportResult::Status::Done) {
            console.message(exportProblem(result, target));
            return ExitBad;
        }
    }
    return ExitDone;
}

} // namespace convoku
