// SPDX-License-Identifier: MIT
#include "app/cli/check_rules.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/input_puzzles.h"
#include "app/document/examples.h"
#include "app/document/network_file.h"
#include "app/wording/layer_wording.h"
#include "app/wording/network_wording.h"
#include "solver/network/text/part_layers.h"

#include <QFileInfo>

#include <algorithm>

namespace convoku {
namespace {

constexpr qsizetype kIdWidth = 24;
constexpr int kSeconds = 60; ///< for a proof, where nobody says
constexpr int kMostSeconds = 86'400;

/// Returns the ids that a part is built under, with the options for each: a rule has an id for each house. Empty for a
/// kernel: it has no layers until a rule sets its parameters.
std::vector<std::pair<QString, PartOptions>> waysOf(const PartText& part)
{
    if (part.kind == PartText::Kind::Kernel)
        return {};
    if (part.kind != PartText::Kind::Rule)
        return {{QString::fromStdString(part.id), PartOptions{.ownHouses = {classicHouses().front()}}}};
    std::vector<std::pair<QString, PartOptions>> ways;
    for (const HouseKind house : part.houses)
        ways.emplace_back(QString::fromStdString(NetworkText::Step{part.id, house, {}, {}, part.noHouse}.id()),
            PartOptions{.house = house});
    return ways;
}

std::size_t layersOf(const PartText& part, const PartOptions& options = {})
{
    std::size_t layers = 0;
    for (const PartValue& value : valuesOf(part, options))
        layers += value.layers;
    return layers;
}

std::size_t layersOf(const Model& model)
{
    const auto own = model.ownHouses();
    std::size_t layers = layersOf(*model.encoding) + layersOf(*model.verdict, {.ownHouses = {own.begin(), own.end()}});
    for (const Model::Rule& rule : model.rules)
        layers += layersOf(*rule.part, optionsOf(rule, model));
    return layers + (model.search ? layersOf(**model.search) : 0);
}

void list(Console& console)
{
    const auto row = [&console](const QString& kind, const std::string& id, const std::string& sentence) {
        console.writeLine(
            QStringLiteral("%1%2: %3")
                .arg(QString::fromStdString(id).leftJustified(kIdWidth), kind, NetworkWording::sentence(sentence)));
    };
    const NetworkFile& all = shippedNetworks();
    for (const NetworkText& network : all.networks)
        row(CliText::tr("network"), network.id, network.sentence);
    for (const PartText& part : all.parts)
        row(NetworkWording::kind(part), part.id, part.sentence);
}

/// The text of a network or a part; also of a rule for one house, which is written once for all of them.
int show(const QStringList& ids, CommandOptions& options, Console& console)
{
    for (const QString& id : ids) {
        const std::string name = id.toStdString();
        const auto rule = articleModel()->find(name);
        const std::string_view text = shippedText(rule ? articleModel()->rule(*rule).part->id : name);
        if (text.empty()) {
            options.fail(
                CliText::tr("There is no network or part “%1”. Run convoku-cli network list to see them.").arg(id));
            return ExitBad;
        }
        if (id != ids.front())
            console.write("\n");
        console.write(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    }
    return ExitDone;
}

/// Prints the content of the file and, if `values`, the result of each line.
void print(const QString& name, const NetworkFile& file, bool values, Console& console)
{
    for (const PartText& part : file.parts) {
        if (part.kind == PartText::Kind::Kernel)
            console.writeLine(
                QStringLiteral("%1: %2 %3").arg(name, NetworkWording::kind(part), QString::fromStdString(part.id)));
        for (const auto& [id, options] : waysOf(part)) {
            //: a part of a network: “rule hidden_single_row, layers: 12”
            console.writeLine(QStringLiteral("%1: %2").arg(name,
                CliText::tr("%1 %2, layers: %3").arg(NetworkWording::kind(part), id).arg(layersOf(part, options))));
            if (!values)
                continue;
            for (const PartValue& value : valuesOf(part, options)) {
                const QString result
                    = value.name.empty() ? QStringLiteral("return") : QString::fromStdString(value.name);
                const QString range = value.numbers == NumberKind::Real
                    ? LayerWording::range(value.range, value.numbers)
                    : QStringLiteral("%1 … %2").arg(value.range.low).arg(value.range.high);
                // At once: a file may be called %2.
                console.writeLine(QStringLiteral("%1:%2: %3 %4 %5")
                                      .arg(name, QString::number(value.line), result,
                                          QString::fromStdString(toString(value.shape)), range));
            }
        }
    }
    for (const NetworkText& network : file.networks) {
        console.writeLine(QStringLiteral("%1: %2").arg(name,
            CliText::tr("network %1, rules: %2, layers: %3")
                .arg(QString::fromStdString(network.id))
                .arg(network.rules.size())
                .arg(layersOf(*modelOf(network, file.parts)))));
    }
}

/// The text of what comes with the program, also by the id of a rule for one house; empty: there is none, or a file.
std::string_view shippedTextFor(const QString& name)
{
    if (QFileInfo::exists(name))
        return {};
    const auto rule = articleModel()->find(name.toStdString());
    return shippedText(rule ? articleModel()->rule(*rule).part->id : name.toStdString());
}

/// Returns the puzzles that `--puzzles` names, or all puzzles that come with the program. None: something could not be
/// read.
std::optional<std::vector<StartingGrid>> puzzlesFor(
    const CommandOptions& options, Console& console, const CommandLineContext& context)
{
    QStringList inputs{options.text("puzzles")};
    if (!options.has("puzzles")) {
        inputs.clear();
        for (const ExampleCollection& collection : exampleCollections())
            inputs << collection.path;
    }
    PuzzleInputs input(inputs, *context.in, console);
    std::vector<StartingGrid> puzzles;
    while (const auto puzzle = input.next())
        puzzles.push_back(puzzle->startingGrid());
    return input.allGood() ? std::optional(puzzles) : std::nullopt;
}

int check(const QStringList& names, CommandOptions& options, Console& console, const CommandLineContext& context)
{
    RuleChecks checks;
    checks.proof = !options.has("no-proof");
    checks.worth = !options.has("no-puzzles");
    checks.seconds = options.number("time", kSeconds, 0, kMostSeconds);
    checks.program = options.has("program");
    checks.json = options.choice("format", {QStringLiteral("text"), QStringLiteral("json")}, 0) == 1;
    if (!options.fault().isEmpty())
        return ExitBad;
    if (checks.proof || checks.worth) {
        auto puzzles = puzzlesFor(options, console, context);
        if (!puzzles)
            return ExitBad;
        checks.puzzles = std::move(*puzzles);
    }
    int code = ExitDone;
    for (const QString& name : names) {
        const std::string_view shipped = shippedTextFor(name);
        const ReadNetworkFile read
            = shipped.empty() ? readNetworkFile(name) : readNetworkText(name, std::string(shipped));
        if (!read.file) {
            console.plainLine(read.problem);
            code = ExitBad;
            continue;
        }
        if (!checks.json)
            print(name, *read.file, options.has("values"), console);
        if (!checkRules(name, *read.file, checks, console) && code == ExitDone)
            code = ExitNotSolved;
        if (!console.good())
            return ExitBad;
    }
    return code;
}

} // namespace

CommandSyntax networkSyntax()
{
    CommandSyntax syntax{QStringLiteral("network"), CliText::tr("list | show ID… | check FILE…"),
        CliText::tr("Print the built-in networks as text, or check your own file."),
        {{{QStringLiteral("values")}, {},
             CliText::tr("check: also print one line per value, with its shape and its possible numbers.")},
            {{QStringLiteral("program")}, {},
                CliText::tr("check: also print the compiled steps of each rule, as words and formulas.")},
            {{QStringLiteral("time")}, QStringLiteral("SECONDS"),
                CliText::tr("check: time limit for proving a rule (default: %1).").arg(kSeconds)},
            {{QStringLiteral("no-proof")}, {}, CliText::tr("check: do not verify that the rules are sound.")},
            {{QStringLiteral("puzzles")}, CliText::tr("FILE"),
                CliText::tr("check: puzzles to run with and without each rule (default: the built-in puzzles).")},
            {{QStringLiteral("no-puzzles")}, {}, CliText::tr("check: run no puzzles.")},
            {{QStringLiteral("format")}, CliText::tr("FORMAT"),
                CliText::tr("check: text (the default) or json: one object per line for each rule."),
                {QStringLiteral("text"), QStringLiteral("json")}}},
        {}};
    syntax.notes = {
        CliText::tr("list names networks and their parts. show prints the text of one. check reads files and prints "
                    "one line to standard output for each correct item. Errors go to standard error, as "
                    "FILE:LINE:COLUMN: and what was expected there. The help explains how to write networks."),
        CliText::tr("check also accepts the ID of a built-in network or part. It reports whether each rule is sound: a "
                    "sound rule never removes a digit of a solution. This is proved for every possible board. For a "
                    "wrong rule, check prints a board that shows the error; the other commands can read this board. If "
                    "time runs out or the rule produces real numbers, only samples are checked. check then reports how "
                    "much the rule helps on puzzles and what it costs. With --program, it also prints each step of the "
                    "compiled program: the number of words and how each word is computed from others, for all puzzles "
                    "of a block at once. A rule that does not belong to a network runs with the rules of article."),
        CliText::tr("Exit status: 0 everything is correct, 1 a rule is wrong, 2 a file has errors or cannot be read, "
                    "or there is no such network."),
    };
    return syntax;
}

int runNetwork(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    QStringList inputs = options.inputs();
    const QString what = inputs.isEmpty() ? QString() : inputs.takeFirst();
    if (what == QLatin1String("list") && inputs.isEmpty() && options.fault().isEmpty()) {
        list(console);
        return ExitDone;
    }
    if (what == QLatin1String("show") && !inputs.isEmpty() && options.fault().isEmpty())
        return show(inputs, options, console);
    if (what == QLatin1String("check") && !inputs.isEmpty() && options.fault().isEmpty())
        return check(inputs, options, console, context);
    options.fail(CliText::tr("Use list, show with an ID, or check with a file."));
    return ExitBad;
}

} // namespace convoku
