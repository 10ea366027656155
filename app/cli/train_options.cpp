// SPDX-License-Identifier: MIT
#include "app/cli/train_options.h"

#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/run_settings.h"
#include "app/cli/train_acquired.h"
#include "app/cli/train_network.h"
#include "solver/error.h"

#include <algorithm>
#include <limits>

namespace convoku {
namespace {

constexpr int kMostStarts = 10'000;
constexpr int kMostBoards = 100'000;
const char* const kWholeRule = "candidates"; ///< the name of what stays

QStringList boardIds()
{
    return {QStringLiteral("random"), QStringLiteral("states"), QStringLiteral("both")};
}

std::optional<LearningTask> readTask(CommandOptions& options)
{
    const ModelPtr model = options.has("network") ? readModel(options) : articleModel();
    if (!options.fault().isEmpty())
        return std::nullopt;
    const QString id = options.has("rule") ? options.text("rule") : QStringLiteral("hidden_single_row");
    const auto rule = model->find(id.toStdString());
    if (!rule) {
        QStringList known;
        for (const Model::Rule& its : model->rules)
            known << QString::fromStdString(its.id);
        options.fail(CliText::tr("--rule: the network has no rule “%1”. Its rules are: %2.")
                         .arg(id, known.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    const auto values = learnableValues(*model, *rule);
    QStringList names;
    for (const LearnableValue& value : values)
        names << (value.value.empty() ? QString::fromLatin1(kWholeRule) : QString::fromStdString(value.value));
    // Without a word for it: the first one that hangs on what can be learned.
    const QString name = options.has("value") || names.isEmpty() ? options.text("value") : names.front();
    const auto place = names.indexOf(name);
    if (place < 0) {
        options.fail(CliText::tr("--value: “%1” can’t be learned of %2. These can: %3.")
                         .arg(name, id, names.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    return taskOf(model, *rule, values[static_cast<std::size_t>(place)].value);
}

} // namespace

QStringList startIds()
{
    return {QStringLiteral("random"), QStringLiteral("near")};
}

double readReal(CommandOptions& options, const char* name, double fallback, double low, double high)
{
    if (!options.has(name))
        return fallback;
    bool good = false;
    const double number = options.text(name).toDouble(&good);
    if (good && number >= low && number <= high)
        return number;
    options.fail(CliText::tr("--%1: “%2” is not a number from %3 to %4.")
                     .arg(QLatin1String(name), options.text(name), QString::number(low), QString::number(high)));
    return fallback;
}

std::uint64_t readTrainingSeed(CommandOptions& options)
{
    if (!options.has("seed"))
        return TrainingSetup{}.seed;
    bool good = false;
    const qulonglong seed = options.text("seed").toULongLong(&good);
    if (!good)
        options.fail(
            CliText::tr("--seed: “%1” is not a number from 0 to 18446744073709551615.").arg(options.text("seed")));
    return seed;
}

int readTrainingThreads(CommandOptions& options)
{
    return options.number("threads", 1, 1, kMostThreads);
}

bool canTrain(const BackendModule& torch, Console& console)
{
    if (torch.isThere())
        return true;
    console.message(CliText::tr("train: LibTorch, which trains, cannot be used (%1). Install the package "
                                "convoku-backend-torch.")
                        .arg(QString::fromStdString(torch.problem())));
    return false;
}

std::optional<TrainingOrder> readTraining(CommandOptions& options)
{
    TrainingOrder order;
    TrainingSetup& setup = order.setup;
    order.starts = options.number("starts", order.starts, 1, kMostStarts);
    order.startNumber = options.number("start-number", 0, 1, order.starts);
    setup.steps = options.number("steps", setup.steps, 1, kMostTrainingSteps);
    setup.batch = options.number("batch", setup.batch, 1, kMostTrainingBatch);
    setup.fixedBoards = options.number("fixed", 0, 1, kMostBoards);
    setup.rate = readReal(options, "rate", setup.rate, 1e-9, 1e3);
    setup.density = readReal(options, "density", setup.density, 0, 1);
    setup.spread = readReal(options, "spread", setup.spread, 0, 1e3);
    setup.boards = static_cast<TrainingSetup::Boards>(options.choice("boards", boardIds(), 0));
    setup.start = static_cast<TrainingSetup::Start>(options.choice("start", startIds(), 0));
    setup.seed = readTrainingSeed(options);
    order.threads = readTrainingThreads(options);
    if (!options.inputs().isEmpty())
        options.fail(CliText::tr("“%1” is not expected here.").arg(options.inputs().front()));
    auto task = readTask(options);
    if (!task || !options.fault().isEmpty())
        return std::nullopt;
    order.task = std::move(*task);
    return order;
}

bool hasText(const TrainingOrder& order)
{
    constexpr float kOff = 0.5F; // so that its values are real
    std::vector<float> numbers = learnedNumbersOf(*order.task.layers, order.task.learned);
    for (float& number : numbers)
        number += kOff;
    try {
        return !modelWith(order.task, numbers)->learned;
    } catch (const Error&) {
        return false;
    }
}

CommandSyntax trainSyntax()
{
    const TrainingSetup usual;
    CommandSyntax syntax{QStringLiteral("train"), {},
        CliText::tr("Make numbers of a rule random and see whether LibTorch finds them."), {}, {}};
    const auto add = [&syntax](const char* name, const QString& value, const QString& help,
                         const QStringList& choices = {}, OptionSyntax::Kind kind = OptionSyntax::Kind::Words) {
        syntax.options.push_back({{QLatin1String(name)}, value, help, choices, kind});
    };
    const QString number = QStringLiteral("N");
    for (const OptionSyntax& option : networkOptions())
        syntax.options.push_back(option);
    add("rule", CliText::tr("RULE"), CliText::tr("The rule whose layers are trained (default: hidden_single_row)."),
        allRuleIds());
    add("value", CliText::tr("NAME"),
        CliText::tr(
            "The value that is to come out, by its name in the rule’s text; candidates: what stays of the board "
            "(default: the first that hangs on a convolution, which is one: “is the count 1?”)."));
    add("starts", number,
        CliText::tr("How many starts, one after the other (default: %1).").arg(TrainingOrder{}.starts));
    add("steps", number, CliText::tr("Steps of Adam for each (default: %1).").arg(usual.steps));
    add("rate", CliText::tr("NUMBER"), CliText::tr("Its learning rate (default: %1).").arg(usual.rate));
    add("batch", number,
        CliText::tr("Boards in a step (default: %1, with 81 houses each %2 rows).")
            .arg(usual.batch)
            .arg(usual.batch * 81));
    add("boards", CliText::tr("NAME"),
        CliText::tr(
            "random (the default), states of runs on generated puzzles, or both, half and half. What is to come "
            "out is what the written layers make of them."),
        boardIds());
    add("density", CliText::tr("NUMBER"),
        CliText::tr("How likely a candidate is on a random board (default: %1).").arg(usual.density));
    add("fixed", number,
        CliText::tr("So many boards are made once and drawn again and again (default: each step has new ones)."));
    add("start", CliText::tr("NAME"),
        CliText::tr("random (the default): normal around 0; near: around the written numbers."), startIds());
    add("spread", CliText::tr("NUMBER"), CliText::tr("With that deviation (default: %1).").arg(usual.spread));
    add("threads", number,
        CliText::tr("Number of threads that share the boards of a step (default: 1). A different number changes the "
                    "rounding."));
    add("seed", number,
        CliText::tr("Same number, same training on the same machine (default: %1); start n has the n-th number from "
                    "there on.")
            .arg(usual.seed));
    add("json", {}, CliText::tr("An object a line: each start with its numbers, then the counts."));
    add("start-number", number,
        CliText::tr(
            "The start that -o, --snap, --road and --acquired take (default: the one that is right most often)."));
    add("snap", {},
        CliText::tr(
            "Bring its numbers as near to the written ones as signs and order allow, round them, and prove that "
            "they answer the same, or show a board where they don’t."));
    add("road", CliText::tr("FILE"),
        CliText::tr(
            "As CSV: on the straight way to the written numbers, how much is right and on how many boards a digit "
            "of the solution is removed."),
        {}, OptionSyntax::Kind::File);
    syntax.options.push_back(acquiredOption());
    for (const OptionSyntax& option : networkTrainingSyntax())
        syntax.options.push_back(option);
    syntax.options.push_back({{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
        CliText::tr(
            "The network with the learned rule in the place of the written one, as text: solve, trace, export and "
            "network check take it. With --data its weights lie beside it, as FILE.safetensors."),
        {}, OptionSyntax::Kind::File});
    syntax.inputs = OptionSyntax::Kind::Words; // none
    using Kind = OptionRule::Kind;
    syntax.rules = {{"data", Kind::Excludes,
                        {"value", "starts", "boards", "density", "fixed", "spread", "start-number", "snap", "road"}},
        {"data", Kind::IsNeededBy, {"minutes", "puzzles", "save-data", "resume", "axis", "through"}}};
    syntax.notes = {
        CliText::tr("A line a start: found (all that was looked at is right), something_else (better than always the "
                    "same answer) or stuck; the share of right answers on boards kept for that, the loss, and the step "
                    "from which on it stayed below half of that of “never”."),
        CliText::tr("How many find it is a property of the set-up: other boards, steps or starts have other counts."),
        CliText::tr(
            "With --data a line every 15 seconds, and one at the end: on puzzles kept for that, when it is asked "
            "once, accuracy1 is the share of all cells that are right (givens are kept), accuracy2 of the open "
            "ones, accuracy3 of puzzles with all cells right. The last line is how it solves them pass by pass, "
            "without search, with an interval of 95 %. --minutes is the time of the whole command: if it runs short, "
            "fewer puzzles are solved."),
        CliText::tr("With --data and -o, the network, its weights and a checkpoint are written every 10 seconds or so. "
                    "Ctrl+C ends the training: what was learned so far stays, and the exit status is 2."),
        CliText::tr(
            "--acquired also writes a line for each of the nine written rules: from which step on at least half "
            "of the candidates are always removed that it is the first to remove, on boards of the written "
            "network’s runs; for what no written rule finds the same; and from which step on no digit of the "
            "solution is lost."),
        CliText::tr("Example: convoku-cli train --starts 10 --snap -o learned.network"),
        CliText::tr("Example: convoku-cli train --data kaggle_like --acquired learned.csv"),
        CliText::tr("Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network"),
        CliText::tr(
            "Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be "
            "written.")};
    return syntax;
}

} // namespace convoku
