// SPDX-License-Identifier: MIT
#include "app/base/file_name.h"
#include "app/cli/claims.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/document/found_network.h"
#include "app/wording/wording.h"
#include "solver/run/bitwise_batch.h"

#include <QBuffer>
#include <QElapsedTimer>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kMostRounds = 1000;
constexpr int kTorchPuzzles = 200; ///< it would take minutes for a whole collection
constexpr double kNsPerSecond = 1e9;

struct Round
{
    double seconds = 0;
    std::size_t solved = 0;
    std::uint64_t passes = 0;
    std::uint64_t pushes = 0;
    double lanes = 0; ///< in use, 0 … 1; 0: the engine does not say
};

Round timed(BatchEngine& engine, std::span<const StartingGrid> puzzles, const BatchOptions& options)
{
    Round round;
    std::size_t next = 0;
    const bool checks = !removesSoundly(options.model);
    QElapsedTimer clock;
    clock.start();
    engine.solve(
        [&]() -> std::optional<StartingGrid> {
            return next < puzzles.size() ? std::optional(puzzles[next++]) : std::nullopt;
        },
        options,
        [&](std::size_t puzzle, const SolveOutcome& outcome) {
            const bool wrong = checks && claimsWrongGrid(outcome, puzzles[puzzle].givens, *options.model);
            round.solved += outcome.result == RunResult::Solved && !wrong ? 1 : 0;
            round.passes += static_cast<std::uint64_t>(outcome.passes);
            round.pushes += static_cast<std::uint64_t>(outcome.pushes);
        },
        {});
    round.seconds = static_cast<double>(clock.nsecsElapsed()) / kNsPerSecond;
    if (const auto* bitwise = dynamic_cast<const BitwiseBatch*>(&engine)) {
        const BitwiseBatchFigures& figures = bitwise->figures();
        round.lanes = static_cast<double>(figures.lanePasses)
            / static_cast<double>(std::max<std::uint64_t>(figures.laneSlots, 1));
    }
    return round;
}

/// Returns true if the inputs can be read again; a pipe can be read only once.
bool comesAgain(const QStringList& inputs)
{
    return std::ranges::none_of(
        inputs, [](const QString& input) { return input == QLatin1String("-") || isDevice(input); });
}

/// Puzzles a second where they are read from the inputs and solved as they come, as `solve` does it; what there is to
/// say of them has been said. 0: there are not as many as before.
double rateWithReading(BatchEngine& engine, const QStringList& inputs, std::size_t puzzles, const BatchOptions& options,
    const CommandLineContext& context)
{
    CommandLineContext quiet = context;
    QBuffer nowhere;
    nowhere.open(QIODevice::WriteOnly);
    quiet.err = &nowhere;
    quiet.showProgress = false;
    Console console(quiet);
    QElapsedTimer clock;
    clock.start();
    PuzzleInputs input(inputs, *context.in, console, {.board = options.model->board});
    std::size_t read = 0;
    engine.solve(
        [&]() -> std::optional<StartingGrid> {
            const std::optional<Puzzle> puzzle = read < puzzles ? input.next() : std::nullopt;
            if (!puzzle)
                return std::nullopt;
            ++read;
            return puzzle->startingGrid();
        },
        options, [](std::size_t, const SolveOutcome&) {}, {});
    const double seconds = static_cast<double>(clock.nsecsElapsed()) / kNsPerSecond;
    return read == puzzles ? static_cast<double>(puzzles) / seconds : 0;
}

/// Which network ran, and on what.
QString nameOf(const BatchOptions& options, const BatchEngine& engine)
{
    return QStringLiteral("network=%1 %2")
        .arg(QString::fromStdString(options.model->id), QString::fromStdString(engine.name()));
}

/// The round with the median time; there is at least one.
Round median(std::vector<Round> rounds)
{
    std::ranges::sort(rounds, {}, &Round::seconds);
    return rounds[rounds.size() / 2];
}

QByteArray row(const QByteArray& prefix, const QString& name, const Round& round, std::size_t puzzles, int threads)
{
    const double passes = static_cast<double>(std::max<std::uint64_t>(round.passes, 1));
    const auto number = [](double value, int decimals) { return QString::number(value, 'f', decimals); };
    return prefix
        + QStringLiteral("%1 threads=%2 puzzles=%3 solved=%4 seconds=%5 puzzles/s=%6 passes/s=%7 ns/pass=%8%9\n")
              .arg(name, QString::number(threads), QString::number(puzzles), QString::number(round.solved),
                  number(round.seconds, 4), number(static_cast<double>(puzzles) / round.seconds, 0),
                  number(passes / round.seconds, 0), number(round.seconds * kNsPerSecond / passes, 1),
                  round.lanes > 0 ? QStringLiteral(" lanes=%1%").arg(number(round.lanes * 100, 1)) : QString())
              .toUtf8();
}

/// One of --networks, under the name that it was given.
struct Rival
{
    QString name;
    BatchOptions options;
};

std::vector<Rival> readRivals(CommandOptions& options, const BatchOptions& batch)
{
    std::vector<Rival> rivals;
    if (!options.has("networks"))
        return rivals;
    for (const char* other : {"network", "rules", "compare"}) {
        if (options.has(other))
            options.fail(CliText::tr("--networks compares whole networks. Remove --%1.").arg(QLatin1String(other)));
    }
    for (const QString& part : options.text("networks").split(QLatin1Char(','))) {
        const QString name = part.trimmed();
        const FoundNetwork found = networkNamed(name);
        if (!found.network) {
            options.fail(QStringLiteral("--networks: %1").arg(found.problem));
            continue;
        }
        const Board board = rivals.empty() ? found.network->board : rivals.front().options.model->board;
        if (found.network->board != board)
            options.fail(QStringLiteral("--networks: %1").arg(Wording::otherBoard(board, found.network->board)));
        rivals.push_back({name, batch});
        rivals.back().options.model = found.network;
        rivals.back().options.rules = found.network->everyRule();
    }
    return rivals;
}

/// Round by round in turn, each with an engine of its own, so that what the machine does meanwhile meets all of them.
bool measureRivals(const std::vector<Rival>& rivals, std::span<const StartingGrid> puzzles, int rounds,
    const QByteArray& prefix, const EngineChoice& choice, Console& console, const CommandLineContext& context)
{
    std::vector<std::unique_ptr<BatchEngine>> engines;
    for (std::size_t i = 0; i < rivals.size(); ++i) {
        engines.push_back(makeEngine(choice, context, console));
        if (!engines.back() || !console.good())
            return false;
    }
    std::vector<std::vector<Round>> all(rivals.size());
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < rivals.size(); ++i)
            all[i].push_back(timed(*engines[i], puzzles, rivals[i].options));
    }
    const double first = median(all.front()).seconds;
    const double count = static_cast<double>(puzzles.size());
    for (std::size_t i = 0; i < rivals.size(); ++i) {
        const Round round = median(all[i]);
        console.write(row(prefix + "network=" + rivals[i].name.toUtf8() + ' ',
                          QString::fromStdString(engines[i]->name()), round, puzzles.size(), choice.threads)
                          .chopped(1)
            + QStringLiteral(" passes/puzzle=%1 pushes/puzzle=%2 ratio=%3\n")
                  .arg(static_cast<double>(round.passes) / count, 0, 'f', 2)
                  .arg(static_cast<double>(round.pushes) / count, 0, 'f', 3)
                  .arg(first / round.seconds, 0, 'f', 2)
                  .toUtf8());
    }
    return console.good();
}

/// The options of a measurement.
struct Measurement
{
    EngineChoice choice;
    BatchOptions batch;
    int rounds = 0;
    std::size_t first = 0; ///< of the puzzles
    std::size_t compared = 0; ///< puzzles that both backends solve; 0: no comparison
    bool comparesAsked = false;
    std::vector<Rival> rivals;

    Board board() const { return (rivals.empty() ? batch : rivals.front().options).model->board; }
};

/// Measures the puzzles of these inputs together. `prefix` stands in front of each line.
int measure(const Measurement& what, const QStringList& inputs, const QByteArray& prefix, Console& console,
    const CommandLineContext& context)
{
    QElapsedTimer clock;
    clock.start();
    PuzzleInputs input(inputs, *context.in, console, {.board = what.board()});
    std::vector<StartingGrid> puzzles;
    while (puzzles.size() < what.first) {
        const auto puzzle = input.next();
        if (!puzzle)
            break;
        puzzles.push_back(puzzle->startingGrid());
    }
    const double reading = static_cast<double>(clock.nsecsElapsed()) / kNsPerSecond;
    if (puzzles.empty())
        return ExitBad;
    console.writeLine(prefix
        + QStringLiteral("reading puzzles=%1 seconds=%2 puzzles/s=%3")
              .arg(QString::number(puzzles.size()), QString::number(reading, 'f', 4),
                  QString::number(static_cast<double>(puzzles.size()) / reading, 'f', 0))
              .toUtf8());

    if (!what.rivals.empty()) {
        const bool measured = measureRivals(what.rivals, puzzles, what.rounds, prefix, what.choice, console, context);
        return measured && input.allGood() ? ExitDone : ExitBad;
    }
    const auto engine = makeEngine(what.choice, context, console);
    // Do not measure figures that cannot be written.
    if (!engine || !console.good())
        return ExitBad;
    std::vector<Round> all;
    for (int i = 0; i < what.rounds; ++i)
        all.push_back(timed(*engine, puzzles, what.batch));
    console.write(row(prefix, nameOf(what.batch, *engine), median(all), puzzles.size(), what.choice.threads));
    if (comesAgain(inputs)) {
        std::vector<double> rates;
        // LibTorch takes so long that reading is not seen in it.
        for (int i = 0; i < (what.choice.kind == EngineKind::Bitwise ? what.rounds : 1); ++i)
            rates.push_back(rateWithReading(*engine, inputs, puzzles.size(), what.batch, context));
        std::ranges::sort(rates);
        if (rates.front() > 0)
            console.writeLine(
                prefix + QStringLiteral("with reading puzzles/s=%1").arg(rates[rates.size() / 2], 0, 'f', 0).toUtf8());
    }
    if (!console.good())
        return ExitBad;
    if (what.compared > 0 && !what.comparesAsked && what.choice.kind == EngineKind::Bitwise
        && !context.torch().isThere()) {
        console.message(CliText::tr("No comparison: LibTorch cannot be used (%1).")
                            .arg(QString::fromStdString(context.torch().problem())));
    } else if (what.compared > 0) {
        const std::span<const StartingGrid> some(puzzles.data(), std::min(what.compared, puzzles.size()));
        EngineChoice other = what.choice;
        other.kind = what.choice.kind == EngineKind::Bitwise ? EngineKind::Torch : EngineKind::Bitwise;
        const auto otherEngine = makeEngine(other, context, console);
        if (!otherEngine)
            return ExitBad;
        std::vector<Round> here;
        std::vector<Round> there;
        for (int i = 0; i < what.rounds; ++i) {
            here.push_back(timed(*engine, some, what.batch));
            there.push_back(timed(*otherEngine, some, what.batch));
        }
        console.write(row(prefix, nameOf(what.batch, *engine), median(here), some.size(), what.choice.threads));
        console.write(row(prefix, nameOf(what.batch, *otherEngine), median(there), some.size(), what.choice.threads));
        console.writeLine(prefix
            + QStringLiteral("ratio %1/%2=%3")
                  .arg(QString::fromStdString(engine->name()), QString::fromStdString(otherEngine->name()),
                      QString::number(median(there).seconds / median(here).seconds, 'f', 2))
                  .toUtf8());
    }
    return input.allGood() ? ExitDone : ExitBad;
}

} // namespace

CommandSyntax benchSyntax()
{
    CommandSyntax syntax{QStringLiteral("bench"), CliText::tr("INPUT…"),
        CliText::tr("Measure the solving speed: medians of several rounds."), runOptionSyntax(fastModel(), false), {}};
    const QString number = QStringLiteral("N");
    for (const OptionSyntax& option : engineOptionSyntax())
        syntax.options.push_back(option);
    syntax.options.push_back(solutionsOption());
    syntax.options.push_back({{QStringLiteral("networks")}, CliText::tr("NAME,NAME…"),
        CliText::tr("Comma-separated networks to measure side by side, in turn. Prints one line per network, with its "
                    "speed relative to the first (FILE#ID as with --network).")});
    syntax.options.push_back({{QStringLiteral("rounds")}, number, CliText::tr("Rounds (default: 5).")});
    syntax.options.push_back(
        {{QStringLiteral("first")}, number, CliText::tr("Only the first N puzzles (default: all of them).")});
    syntax.options.push_back({{QStringLiteral("compare")}, number,
        CliText::tr(
            "Also measure both backends in turn on the first N puzzles, with their ratio (default: %1; 0: off).")
            .arg(kTorchPuzzles)});
    syntax.notes = {inputNote(),
        CliText::tr("Each line begins with the measured task: reading the puzzles, solving them with a network, both "
                    "together, or the comparison. ns/pass is the time of one pass for one puzzle; lanes is the average "
                    "number of puzzle slots in use."),
        CliText::tr("Several inputs are measured one after the other; their lines begin with file= and the name.")};
    return syntax;
}

int runBench(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    Measurement what;
    what.choice = readEngineChoice(options);
    what.batch = readBatchOptions(options, what.choice);
    what.rounds = options.number("rounds", 5, 1, kMostRounds);
    what.first = static_cast<std::size_t>(options.number("first", kLargestPuzzleCount, 1, kLargestPuzzleCount));
    what.compared = static_cast<std::size_t>(options.number("compare", kTorchPuzzles, 0, kLargestPuzzleCount));
    what.comparesAsked = options.has("compare");
    what.rivals = readRivals(options, what.batch);
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;
    if (options.inputs().size() == 1)
        return measure(what, options.inputs(), {}, console, context);
    int worst = ExitDone;
    for (const QString& input : options.inputs())
        worst = std::max(worst, measure(what, {input}, "file=" + input.toUtf8() + ' ', console, context));
    return worst;
}

} // namespace convoku
