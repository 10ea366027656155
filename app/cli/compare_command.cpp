// SPDX-License-Identifier: MIT
#include "app/cli/blind_methods.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/run_settings.h"
#include "app/cli/table_output.h"
#include "app/document/found_network.h"
#include "app/document/report_table.h"
#include "app/views/compare/report_picture.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>

namespace convoku {
namespace {

constexpr std::size_t kMostNetworks = 4;
constexpr qulonglong kMostBudget = 1'000'000'000'000'000;

/// Settings of a comparison: the networks, the limits, the puzzles and the output.
struct CompareSettings
{
    std::vector<ComparedNetwork> networks;
    ReportLimits limits;
    std::size_t puzzles = kLargestPuzzleCount; ///< at most
    TableOutput output;
};

/// Multiply-adds for a puzzle; a fault where it is no such number.
std::optional<std::uint64_t> readBudget(CommandOptions& options)
{
    if (!options.has("budget"))
        return std::nullopt;
    const QString value = options.text("budget");
    const bool digits = !value.isEmpty()
        && std::ranges::all_of(value, [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
    bool fits = false;
    const qulonglong budget = value.toULongLong(&fits);
    if (digits && fits && budget >= 1 && budget <= kMostBudget)
        return budget;
    options.fail(CliText::tr("%1: “%2” is not a whole number from %3 to %4.")
                     .arg(QStringLiteral("--budget"), value, QStringLiteral("1"), QString::number(kMostBudget)));
    return std::nullopt;
}

void readNetworks(CommandOptions& options, CompareSettings& comparison)
{
    QStringList names = options.texts("network");
    if (names.isEmpty())
        names = {QString::fromStdString(articleModel()->id), QString::fromStdString(fastModel()->id)};
    const qsizetype all = names.size() + options.texts("blind").size();
    if (all < 2 || all > static_cast<qsizetype>(kMostNetworks)) {
        options.fail(CliText::tr("--network: a comparison takes two to four networks. Name each with a --network, or a "
                                 "search with a --blind."));
        return;
    }
    for (const QString& name : names) {
        const FoundNetwork found = networkNamed(name);
        if (!found.network) {
            options.fail(QStringLiteral("--network: %1").arg(found.problem));
            continue;
        }
        PassOptions pass;
        pass.model = found.network;
        pass.rules = found.network->everyRule();
        pass.search = found.network->search.has_value() && !options.has("no-search");
        comparison.networks.push_back({name, pass});
    }
}

void readBlind(CommandOptions& options, CompareSettings& comparison)
{
    for (const QString& id : options.texts("blind")) {
        const qsizetype method = blindMethodIds().indexOf(id);
        if (method < 0) {
            options.fail(
                CliText::tr("--blind: “%1” is not one of %2.").arg(id, blindMethodIds().join(QStringLiteral(", "))));
            return;
        }
        BlindSettings settings = BlindSettings::of(static_cast<BlindMethod>(method));
        settings.trials = static_cast<std::uint64_t>(options.number("trials", static_cast<int>(settings.trials), 1,
            static_cast<int>(BlindSettings::mostTrials(settings.method))));
        settings.seed = static_cast<std::uint64_t>(
            options.number("seed", static_cast<int>(settings.seed), 0, std::numeric_limits<int>::max()));
        // It knows the houses of the article's board.
        comparison.networks.push_back({QStringLiteral("blind ") + id, {.model = articleModel()}, settings});
    }
}

CompareSettings readComparison(CommandOptions& options, const EngineChoice& choice)
{
    CompareSettings comparison;
    readNetworks(options, comparison);
    readBlind(options, comparison);
    comparison.limits.maxPasses = options.number("max-passes", 0, 1, kLargestPassCount);
    comparison.limits.budget = readBudget(options);
    comparison.limits.threads = choice.threads;
    comparison.limits.turned = options.has("turned");
    if (options.has("limit"))
        comparison.puzzles = static_cast<std::size_t>(options.number("limit", 1, 1, kLargestPuzzleCount));
    comparison.output = readTableOutput(options);
    const auto& networks = comparison.networks;
    const Board board = networks.empty() ? Board() : networks.front().options.model->board;
    const auto isOnAnother = [board](const ComparedNetwork& network) { return network.options.model->board != board; };
    if (std::ranges::any_of(networks, isOnAnother))
        options.fail(CliText::tr("The networks of a comparison need puzzles on the same board."));
    return comparison;
}

QByteArray jsonOf(const ReportRow& row)
{
    JsonLine line;
    line.text("network", row.name.toUtf8());
    for (const auto& [name, number] : fieldsOf(row.card))
        line.raw(name, number.isEmpty() ? QByteArray("null") : number);
    if (!row.trouble.isEmpty())
        line.text("trouble", row.trouble.toUtf8());
    return line.finished() + '\n';
}

QByteArray tableOf(const std::vector<ReportRow>& rows, const CompareSettings& comparison)
{
    QByteArray lines;
    switch (comparison.output.format) {
    case TableOutput::Format::Csv:
        return reportCsv(rows);
    case TableOutput::Format::Json:
        for (const ReportRow& row : rows)
            lines += jsonOf(row);
        return lines;
    case TableOutput::Format::Text:
        break;
    }
    return ReportWording::text(rows, comparison.limits.budget.has_value()).toUtf8();
}

/// The puzzles that are compared on, at most so many.
std::vector<StartingGrid> readAll(PuzzleInputs& input, std::size_t most)
{
    std::vector<StartingGrid> puzzles;
    while (puzzles.size() < most) {
        const std::optional<Puzzle> puzzle = input.next();
        if (!puzzle)
            break;
        puzzles.push_back(puzzle->startingGrid());
    }
    return puzzles;
}

} // namespace

CommandSyntax compareSyntax()
{
    CommandSyntax syntax{QStringLiteral("compare"), CliText::tr("INPUT…"),
        CliText::tr("Compare two to four networks on the same puzzles: correct boards and cells, passes, time, size."),
        {}, {}};
    OptionSyntax network = networkOption();
    network.repeats = true;
    network.help = CliText::tr("Network to compare, as in the other commands. Use this option two to four times "
                               "(default: article and fast). ONNX files are accepted.");
    syntax.options = {
        network,
        {{QStringLiteral("blind")}, CliText::tr("METHOD"),
            CliText::tr("Also compare a search without rules, as in the command blind. You can use this option more "
                        "than once."),
            blindMethodIds(), OptionSyntax::Kind::Words, true},
        {{QStringLiteral("trials")}, QStringLiteral("N"),
            CliText::tr("Maximum trials of a blind search per puzzle (default: tpe and random 200, else 3000000).")},
        {{QStringLiteral("seed")}, QStringLiteral("N"),
            CliText::tr("Seed of the blind searches, the same for each puzzle (default: 1).")},
        {{QStringLiteral("limit")}, QStringLiteral("N"),
            CliText::tr("Only the first N puzzles (default: all of them).")},
        {{QStringLiteral("no-search")}, {}, CliText::tr("No network guesses.")},
        {{QStringLiteral("max-passes")}, QStringLiteral("N"),
            CliText::tr("Stop a puzzle after N passes of a network (default: %1, without search %2).")
                .arg(ReportLimits::kMostPasses)
                .arg(ReportLimits::kMostPassesWithoutSearch)},
        {{QStringLiteral("budget")}, QStringLiteral("N"),
            CliText::tr("Give all networks the same budget: as many passes per puzzle as N multiply-adds allow.")},
        {{QStringLiteral("turned")}, {},
            CliText::tr("Run each puzzle once more, turned or mirrored and with its digits renamed, and count those "
                        "that end the same way.")},
    };
    for (const auto& options : {tableOutputSyntax(), engineOptionSyntax()})
        syntax.options.insert(syntax.options.end(), options.begin(), options.end());
    syntax.rules = {{"blind", OptionRule::Kind::IsNeededBy, {"trials", "seed"}}};
    syntax.notes = {
        inputNote(),
        CliText::tr(
            "A board is right if it is a complete grid that keeps all givens and has no digit twice in a "
            "house. For a puzzle with several solutions, any of them is right. Cells are counted only for "
            "puzzles with one solution, and puzzles without a solution are left out. Built-in networks "
            "determine the number of solutions, whichever networks are compared. A board is illegal if it "
            "ended with a cell without candidates, a digit twice in a house, or a different digit for a given."),
        CliText::tr(
            "At the end: the network runs until it stops. Without search it runs until nothing changes, even after a "
            "contradiction. A network that fills one cell per pass therefore fills the grid one cell at a time. In one "
            "shot: each open cell gets the digit that the network rates highest in its first pass; givens are kept. "
            "Only networks that rate every digit of a cell and have no memory give this answer."),
        CliText::tr(
            "Parameters are the numbers in the weights and biases of the rules’ convolutions, trained and fixed ones. "
            "Trained numbers that several layers share count once. All numbers of an ONNX file count as trained."),
        CliText::tr(
            "Multiply-adds are counted for all convolutions of a pass, with verdict and search. csv and json also list "
            "the operations of other layers. Times are measured with puzzles side by side on this computer."),
        CliText::tr("A blind search ends with its cheapest grid. Its trials count as passes, and their limit as the "
                    "pass limit. --max-passes, --budget and --turned apply to networks."),
        CliText::tr("Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still compared), a network "
                    "that failed, output that cannot be written, or cancelled."),
    };
    return syntax;
}

int runCompare(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const EngineChoice choice = readEngineChoice(options);
    const CompareSettings comparison = readComparison(options, choice);
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;
    if (!targetsLookPossible(comparison.output, console))
        return ExitBad;
    PuzzleInputs input(
        options.inputs(), *context.in, console, {.board = comparison.networks.front().options.model->board});
    const std::vector<StartingGrid> puzzles = readAll(input, comparison.puzzles);
    const auto engine = makeEngine(choice, context, console);
    if (!engine)
        return ExitBad;

    QElapsedTimer sinceProgress;
    sinceProgress.start();
    ReportListener listener;
    listener.keepRunning = [&] { return console.good() && !(context.cancelled && context.cancelled()); };
    listener.progress = [&](int network, std::size_t done) {
        if (sinceProgress.elapsed() < kProgressMs)
            return;
        sinceProgress.restart();
        const bool again = done > puzzles.size();
        const QString of
            = CliText::tr("%1 of %2")
                  .arg(QString::number(again ? done - puzzles.size() : done), QString::number(puzzles.size()));
        const QString name
            = network < 0 ? CliText::tr("solutions") : comparison.networks[static_cast<std::size_t>(network)].name;
        //: a network (or what judges the puzzles) and how far it is: article: 100 of 1000
        console.progress(CliText::tr("%1: %2").arg(
                             //: a network whose puzzles are run once more: article, turned
                             again ? CliText::tr("%1, turned").arg(name) : name, of),
            static_cast<double>(again ? done - puzzles.size() : done) / static_cast<double>(puzzles.size()));
    };
    const std::vector<ReportRow> rows = reportRows(*engine, comparison.networks, puzzles, comparison.limits, listener);
    console.progress({});
    if (rows.size() < comparison.networks.size())
        return commandCancelled(console, context);
    int code = writeTable(tableOf(rows, comparison), comparison.output, console, context);
    if (code == ExitDone && !comparison.output.picture.target.isEmpty()) {
        const DrawnWords words(console);
        code = exportPicture(
            ReportPicture(rows, comparison.limits.budget.has_value()), comparison.output.picture, 0, console, context);
    }
    const bool failed = std::ranges::any_of(rows, [](const ReportRow& row) { return !row.trouble.isEmpty(); });
    return failed || !input.allGood() ? ExitBad : code;
}

} // namespace convoku
