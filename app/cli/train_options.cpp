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
        for (const Model::Rule& modelRule : model->rules)
            known << QString::fromStdString(modelRule.id);
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
        options.fail(CliText::tr("--value: “%1” of %2 cannot be learned. Use one of %3.")
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
    console.message(CliText::tr(
        "train: LibTorch, needed for training, cannot be used (%1). Install the package convoku-backend-torch.")
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
        CliText::tr("Replace the numbers of a rule with random ones, and train them with LibTorch."), {}, {}};
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
        CliText::tr("Target value, by its name in the rule’s text; candidates: the candidates left on the board "
                    "(default: one, the first value that depends on a convolution: “is the count 1?”)."));
    add("starts", number,
        CliText::tr("Number of starts, trained one after the other (default: %1).").arg(TrainingOrder{}.starts));
    add("steps", number, CliText::tr("Number of Adam steps per start (default: %1).").arg(usual.steps));
    add("rate", CliText::tr("NUMBER"), CliText::tr("Learning rate of Adam (default: %1).").arg(usual.rate));
    add("batch", number,
        CliText::tr("Boards per step (default: %1; with 81 houses each, %2 rows).")
            .arg(usual.batch)
            .arg(usual.batch * 81));
    add("boards", CliText::tr("NAME"),
        CliText::tr("Boards to train on: random (the default), states (from runs on generated puzzles) or both (half "
                    "of each). The target is the output of the written layers for these boards."),
        boardIds());
    add("density", CliText::tr("NUMBER"),
        CliText::tr("Probability of a candidate on a random board (default: %1).").arg(usual.density));
    add("fixed", number,
        CliText::tr("Number of boards to generate once and reuse (default: new boards in each step)."));
    add("start", CliText::tr("NAME"),
        CliText::tr("Initial numbers: random (the default; normally distributed around 0) or near (around the written "
                    "numbers)."),
        startIds());
    add("spread", CliText::tr("NUMBER"),
        CliText::tr("Standard deviation of the initial numbers (default: %1).").arg(usual.spread));
    add("threads", number,
        CliText::tr("Number of threads that share the boards of a step (default: 1). A different number changes the "
                    "rounding."));
    add("seed", number,
        CliText::tr("Seed: same number, same training on the same machine (default: %1). Start n uses the n-th number "
                    "from there.")
            .arg(usual.seed));
    add("json", {}, CliText::tr("Print one JSON object per line: each start with its numbers, then the counts."));
    add("start-number", number,
        CliText::tr(
            "The start that -o, --snap, --road and --acquired use (default: the one with the most right answers)."));
    add("snap", {},
        CliText::tr("Bring the learned numbers as close to the written ones as signs and order allow, and round them. "
                    "Then prove that the answers are the same, or show a board on which they differ."));
    add("road", CliText::tr("FILE"),
        CliText::tr("Write a CSV table of the straight path to the written numbers: share of right answers, and number "
                    "of boards that lose a digit of the solution."),
        {}, OptionSyntax::Kind::File);
    syntax.options.push_back(acquiredOption());
    for (const OptionSyntax& option : networkTrainingSyntax())
        syntax.options.push_back(option);
    syntax.options.push_back({{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
        CliText::tr(
            "The network as text, with the learned rule in place of the written one. The commands solve, trace, export "
            "and network check accept it. With --data, its weights are next to it, as FILE.safetensors."),
        {}, OptionSyntax::Kind::File});
    syntax.inputs = OptionSyntax::Kind::Words; // none
    using Kind = OptionRule::Kind;
    syntax.rules = {{"data", Kind::Excludes,
                        {"value", "starts", "boards", "density", "fixed", "spread", "start-number", "snap", "road"}},
        {"data", Kind::IsNeededBy, {"minutes", "puzzles", "save-data", "resume", "axis", "through"}}};
    syntax.notes = {CliText::tr("One line per start: found (all test answers right), something_else (better than a "
                                "constant answer) or stuck. Then follow the share of right test answers, the loss, and "
                                "the step from which it stayed below half the loss of “never”."),
        CliText::tr(
            "The number of successes depends on the set-up: different boards, steps or starts give different counts."),
        CliText::tr("With --data, one line every 15 seconds and one at the end. They measure the network’s first "
                    "answer on the test set. accuracy1 is the share of all cells that are correct (givens are kept), "
                    "and accuracy2 that of the open cells. accuracy3 is the share of puzzles with all cells correct. "
                    "The last line shows how the network solves them pass by pass, without search, with a 95 % "
                    "interval. --minutes limits the whole command. If time runs short, fewer puzzles are solved."),
        CliText::tr("With --data and -o, Convoku writes the network, its weights and a checkpoint about every 10 "
                    "seconds. Ctrl+C ends the training: everything learned so far is kept, and the exit status is 2."),
        CliText::tr("--acquired also writes a line for each of the nine written rules, with the step from which at "
                    "least half of its candidates are always removed. A candidate belongs to the first written rule "
                    "that removes it. The boards are from the written network’s runs. Two more lines show the same for "
                    "candidates that no written rule finds, and the step from which no digit of the solution is lost."),
        CliText::tr("Example: convoku-cli train --starts 10 --snap -o learned.network"),
        CliText::tr("Example: convoku-cli train --data kaggle_like --acquired learned.csv"),
        CliText::tr("Example: convoku-cli train --network houses --data kaggle_like --minutes 60 -o mine.network"),
        CliText::tr(
            "Exit status: 0 all starts are done, 2 wrong usage, no LibTorch, cancelled, or output that cannot be "
            "written.")};
    return syntax;
}

} // namespace convoku
