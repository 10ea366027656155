// SPDX-License-Identifier: MIT
#include "app/cli/generate_holes.h"

#include "app/base/compressed_file.h"
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/export_parts.h"
#include "app/cli/generate_options.h"
#include "solver/generate/holes.h"
#include "solver/run/bitwise_batch.h"

namespace convoku {
namespace {

QStringList spreadIds()
{
    return {QStringLiteral("even"), QStringLiteral("normal")};
}

constexpr Range kUsualHoles{17, 80};

} // namespace

OptionSyntax holesOption()
{
    return {{QStringLiteral("holes")}, CliText::tr("SPREAD"),
        CliText::tr("Remove digits from full grids at random, without checking for a unique solution, and write "
                    "puzzle,solution on each line. even: every number of givens in --givens (default: %1..%2) is "
                    "equally likely; normal: numbers near the middle are more likely.")
            .arg(kUsualHoles.low)
            .arg(kUsualHoles.high),
        spreadIds()};
}

std::vector<const char*> excludedByHoles()
{
    return {"symmetry", "pattern", "minimal", "network", "weights", "surest", "rules", "fires", "no-guess", "depth",
        "passes", "tries", "details", "backend", "threads", "device"};
}

QByteArray solvedLine(const Grid& givens, const Grid& solution)
{
    return QByteArray::fromStdString(givens.toText() + ',' + solution.toText() + '\n');
}

int runGenerateHoles(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const auto spread = static_cast<HolesSpread>(options.choice("holes", spreadIds(), 0));
    const Range givens = readRange(options, "givens", kUsualHoles, 0, Board().cells());
    const int count = options.number("count", 1, 1, kLargestPuzzleCount);
    const std::uint64_t seed = readGeneratorSeed(options);
    const QString target = options.text("output");
    if (options.has("output") && target.isEmpty())
        options.fail(CliText::tr("--output needs a file name."));
    if (!options.inputs().isEmpty())
        options.fail(CliText::tr("“%1” is not expected here.").arg(options.inputs().front()));
    if (!options.fault().isEmpty())
        return ExitBad;
    const bool toFile = options.has("output") && !isStandardOutput(target);
    if (toFile && !targetLooksPossible(target, console))
        return ExitBad;
    if (!options.has("seed"))
        console.message(CliText::tr("Seed %1").arg(seed));

    BitwiseBatch engine;
    PuzzleRequest full;
    full.givens = {full.board.cells(), full.board.cells()};
    PuzzleGenerator grids(engine, seed, full, PuzzleGenerator::Work::forCount(count));
    RandomNumbers random(seed, UINT64_MAX);
    const auto keepRunning = [&] { return console.good() && (!context.cancelled || !context.cancelled()); };
    QByteArray lines = kSolvedHeader;
    for (int i = 0; i < count; ++i) {
        const std::optional<GeneratedPuzzle> grid = grids.next(keepRunning);
        if (!grid)
            return ExitNotSolved;
        lines += solvedLine(withHoles(grid->solution, givensFor(givens, spread, random), random), grid->solution);
        if (!toFile) {
            console.write(lines);
            lines.clear();
        }
    }
    if (!toFile)
        return ExitDone;
    return writeTarget(Compressor(compressionOf(target)).add(lines, true), target, console, context);
}

} // namespace convoku
