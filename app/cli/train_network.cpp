// SPDX-License-Identifier: MIT
#include "app/cli/train_network.h"

#include "app/base/compressed_file.h"
#include "app/base/input_file.h"
#include "app/base/output_file.h"
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/export_parts.h"
#include "app/cli/generate_holes.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/run_settings.h"
#include "app/cli/train_acquired.h"
#include "app/cli/train_options.h"
#include "app/cli/train_report.h"
#include "app/cli/train_schedule.h"
#include "solver/error.h"
#include "solver/learn/network_training.h"
#include "solver/network/tensor_file.h"
#include "solver/run/evaluation.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr int kNetworkMostPuzzles = 1'000'000;
constexpr int kUsualPuzzles = 20'000;
constexpr int kNetworkMostKept = 500; ///< puzzles that are measured on, and not trained on
constexpr int kMostKeptOfRemembering = 20; ///< a run of those takes hundreds of passes
constexpr int kMostPassesThrough = 64;
constexpr double kUsualMinutes = 10;
constexpr double kMostMinutes = 100'000;
constexpr qint64 kRowTimes = 5; ///< so many times as long as measuring takes lies between two lines
constexpr qint64 kFirstCheckpointMs = 5'000;
constexpr qint64 kCheckpointMs = 10'000;
constexpr qint64 kCheckpointTimes = 20; ///< as kRowTimes, for writing

struct NetworkOrder
{
    NetworkTask task;
    NetworkTrainingSetup setup;
    QString data;
    std::optional<KnownData> known; ///< none: `data` is a file
    int puzzles = kUsualPuzzles;
    int steps = 0; ///< 0: as many as there is time for
    int threads = 1;
    double minutes = 0; ///< 0: as long as the steps take
    QString target;
    QString saved; ///< file for the puzzles; empty: none
    QString resume;
    std::optional<AcquiredOrder> acquired;
    bool json = false;
};

const std::vector<std::pair<QString, KnownData>>& knownData()
{
    static const std::vector<std::pair<QString, KnownData>> kAll{{QStringLiteral("kaggle_like"), KnownData::KaggleLike},
        {QStringLiteral("nine_million_like"), KnownData::NineMillionLike}};
    return kAll;
}

QStringList axisIds()
{
    return {QStringLiteral("digits"), QStringLiteral("rows")};
}

/// Returns the path of a file beside the network: "mine.network" has "mine.safetensors" and "mine.checkpoint".
QString beside(const QString& target, const char* end)
{
    const QFileInfo info(target);
    QString name = info.completeBaseName();
    // The text names it, and there a name is letters, digits and these.
    for (QChar& sign : name) {
        const bool plain = sign.unicode() < 128 && sign.isLetterOrNumber();
        if (!plain && sign != QLatin1Char('_') && sign != QLatin1Char('-') && sign != QLatin1Char('.'))
            sign = QLatin1Char('_');
    }
    return target.left(target.size() - info.fileName().size()) + name + QLatin1String(end);
}

std::optional<NetworkTask> readNetworkTask(CommandOptions& options)
{
    const ModelPtr model = options.has("network") ? readModel(options) : shippedModel("houses");
    if (!options.fault().isEmpty())
        return std::nullopt;
    std::optional<RuleId> rule = learnedRuleOf(*model);
    if (options.has("rule")) {
        rule = model->find(options.text("rule").toStdString());
        if (!rule)
            options.fail(CliText::tr("--rule: the network has no rule “%1”.").arg(options.text("rule")));
    } else if (!rule) {
        options.fail(
            CliText::tr("--data: the network “%1” learns nothing from puzzles. Its text contains no learned(…).")
                .arg(QString::fromStdString(model->id)));
    }
    if (!rule)
        return std::nullopt;
    try {
        return networkTaskOf(model, *rule);
    } catch (const Error& error) {
        options.fail(CliText::tr("--data: this network cannot be trained: %1").arg(QString::fromUtf8(error.what())));
        return std::nullopt;
    }
}

std::optional<NetworkOrder> readOrder(CommandOptions& options)
{
    NetworkOrder order;
    NetworkTrainingSetup& setup = order.setup;
    order.data = options.text("data");
    for (const auto& [name, data] : knownData()) {
        if (name == order.data)
            order.known = data;
    }
    order.puzzles = options.number("puzzles", kUsualPuzzles, 1, kNetworkMostPuzzles);
    order.steps = options.number("steps", 0, 1, kMostTrainingSteps);
    if (options.has("minutes") || !options.has("steps"))
        order.minutes = readReal(options, "minutes", kUsualMinutes, 1e-3, kMostMinutes);
    setup.batch = options.number("batch", setup.batch, 1, kMostTrainingBatch);
    setup.rate = readReal(options, "rate", setup.rate, 1e-9, 1e3);
    setup.seed = readTrainingSeed(options);
    order.threads = readTrainingThreads(options);
    setup.passes = options.number("through", setup.passes, 1, kMostPassesThrough);
    setup.fromWritten = options.choice("start", startIds(), 0) == 1;
    order.target = options.text("output");
    order.saved = options.text("save-data");
    order.resume = options.text("resume");
    order.json = options.has("json");
    if (!options.inputs().isEmpty())
        options.fail(CliText::tr("“%1” is not expected here.").arg(options.inputs().front()));
    const auto isOther = [&order](const char* end) { return order.target == beside(order.target, end); };
    if (isStandardOutput(order.target)
        || (!order.target.isEmpty() && (isOther(".safetensors") || isOther(".checkpoint"))))
        options.fail(CliText::tr("-o: the network and its weights are two files. Name a file for the network."));
    auto task = readNetworkTask(options);
    if (!task || !options.fault().isEmpty())
        return std::nullopt;
    order.task = std::move(*task);
    if (options.choice("axis", axisIds(), 0) == 1) {
        try {
            askAlongRows(order.task);
        } catch (const Error& error) {
            options.fail(CliText::tr("--axis: this network cannot be trained this way: %1")
                             .arg(QString::fromUtf8(error.what())));
        }
    }
    if (!options.fault().isEmpty())
        return std::nullopt;
    if (!order.task.remembers() && options.has("through"))
        options.fail(CliText::tr("--through needs a network with a memory."));
    if (order.task.remembers() && options.has("acquired"))
        options.fail(CliText::tr("--acquired needs a network without a memory."));
    if (!options.fault().isEmpty())
        return std::nullopt;
    order.acquired = readAcquired(options, *order.task.model);
    if (!options.fault().isEmpty())
        return std::nullopt;
    return order;
}

struct Puzzles
{
    std::vector<SolvedPuzzle> trained;
    std::vector<SolvedPuzzle> kept;
    bool allGood = true;
};

/// Returns the puzzles that came with a solution, followed by those that have exactly one solution.
std::vector<SolvedPuzzle> readSolved(const NetworkOrder& order, BatchEngine& engine, Console& console,
    const CommandLineContext& context, bool& allGood, const std::function<bool()>& keepRunning)
{
    ReadHint hint;
    hint.solutions = true;
    hint.board = order.task.model->board;
    PuzzleInputs input({order.data}, *context.in, console, hint);
    std::vector<SolvedPuzzle> labelled; // they came with their solutions
    std::vector<StartingGrid> read;
    while (labelled.size() + read.size() < static_cast<std::size_t>(order.puzzles) && keepRunning()) {
        const std::optional<Puzzle> puzzle = input.next();
        if (!puzzle)
            break;
        if (const std::optional<Grid> solution = puzzle->known().solution; isLabelOf(puzzle->givens, solution))
            labelled.push_back({puzzle->givens, *solution});
        else
            read.push_back(puzzle->startingGrid());
    }
    allGood = input.allGood();
    std::vector<SolvedPuzzle> solved;
    ReportLimits limits;
    limits.keepRunning = keepRunning;
    const auto known = judged(engine, *articleModel(), read, limits);
    for (std::size_t i = 0; known && i < read.size(); ++i) {
        if ((*known)[i].verdict == PuzzleVerdict::Unique)
            solved.push_back({read[i].givens, (*known)[i].solution});
    }
    if (solved.size() < read.size() && keepRunning())
        console.message(CliText::tr("%1 of %2 puzzles have one solution; the others are left out.")
                            .arg(solved.size())
                            .arg(read.size()));
    labelled.insert(labelled.end(), solved.begin(), solved.end());
    return labelled;
}

Puzzles puzzlesOf(const NetworkOrder& order, BatchEngine& engine, Console& console, const CommandLineContext& context,
    const std::function<bool()>& keepRunning)
{
    Puzzles puzzles;
    const int kept
        = std::clamp(order.puzzles / 10, 1, order.task.remembers() ? kMostKeptOfRemembering : kNetworkMostKept);
    console.progress(CliText::tr("Getting the puzzles …"));
    if (order.known) {
        puzzles.trained = puzzlesLike(*order.known, order.puzzles, order.setup.seed, keepRunning);
        // With other numbers: none of them is among the others, but by chance.
        puzzles.kept = puzzlesLike(*order.known, kept, ~order.setup.seed, keepRunning);
    } else {
        puzzles.trained = readSolved(order, engine, console, context, puzzles.allGood, keepRunning);
        const std::size_t last = std::min(static_cast<std::size_t>(kept), puzzles.trained.size() / 10);
        puzzles.kept.assign(puzzles.trained.end() - static_cast<std::ptrdiff_t>(last), puzzles.trained.end());
        puzzles.trained.resize(puzzles.trained.size() - last);
    }
    console.progress({});
    return puzzles;
}

/// Returns the names of the calls whose numbers do not affect anything that is judged.
QString notAsked(const NetworkTask& task)
{
    QStringList names;
    for (std::size_t i = 0; i < task.calls.size(); ++i) {
        if (!task.asked[i])
            names << QString::fromStdString(task.calls[i].name);
    }
    return names.join(QStringLiteral(", "));
}

/// Compressed as the file's name asks for.
QByteArray solvedTable(const std::vector<SolvedPuzzle>& puzzles, const QString& target)
{
    QByteArray lines = kSolvedHeader;
    for (const SolvedPuzzle& puzzle : puzzles)
        lines += solvedLine(puzzle.givens, puzzle.solution);
    return Compressor(compressionOf(target)).add(lines, true);
}

struct Measured
{
    int step = 0;
    NetworkMeasure measure;
};

/// Adds the facts about the weights to their file: their network, data, training time and measurements, nothing else.
void addFacts(TensorFile& tensors, const NetworkOrder& order, const NetworkTraining& training, std::size_t puzzles,
    std::size_t kept, qint64 ms, const std::optional<Measured>& last, const ReportCard& card)
{
    const auto number = [](auto of) { return std::to_string(of); };
    const auto add = [&tensors](const char* name, const QByteArray& text) {
        tensors.facts.emplace_back(name, text.toStdString());
    };
    const QByteArray data = order.known ? order.data.toUtf8() : QByteArray("a collection of its own");
    add("network", QByteArray::fromStdString(order.task.model->id));
    add("data",
        data + ", " + QByteArray::fromStdString(number(puzzles)) + " puzzles, seed "
            + QByteArray::number(static_cast<qulonglong>(order.setup.seed)) + ", turned and relabelled at random");
    add("training",
        QByteArray::fromStdString(number(training.steps())) + " steps of " + QByteArray::number(order.setup.batch)
            + " boards, Adam, rate " + QByteArray::number(order.setup.rate) + " falling by a cosine, "
            + (order.task.loss == LossKind::CrossEntropyOfRows ? "asked along rows, " : "")
            + (order.task.remembers() ? "through " + number(order.setup.passes) + " passes, " : std::string()).c_str()
            + QByteArray::number(static_cast<double>(ms) / 1000, 'f', 0) + " seconds of this run");
    if (!last)
        return;
    const NetworkMeasure& measure = last->measure;
    QByteArray measured = QByteArray::fromStdString(number(kept))
        + " puzzles that it was not trained on, asked once: accuracy1 " + sharePercent(measure.accuracy1)
        + ", accuracy2 " + sharePercent(measure.accuracy2) + ", accuracy3 " + sharePercent(measure.accuracy3);
    if (last->step != training.steps())
        measured += " after step " + QByteArray::fromStdString(number(last->step));
    if (card.puzzles > 0)
        measured += "; pass by pass, without search: " + trainedCardRow(card, false);
    add("measured", measured);
}

bool write(const QString& path, const QByteArray& bytes, Console& console)
{
    const QString problem = writeWholeFile(path, bytes);
    if (problem.isEmpty())
        return true;
    console.message(CliText::tr("%1 cannot be written: %2").arg(path, problem));
    return false;
}

/// The network and its weights, both or neither: one without the other can't be read.
bool writeNetwork(const QString& path, const QByteArray& text, const QString& weightsPath, const std::string& weights,
    Console& console)
{
    OutputFile network(path);
    OutputFile tensors(weightsPath);
    const auto size = static_cast<qint64>(weights.size());
    const auto failed = [&console](const QString& name, const OutputFile& file) {
        console.message(CliText::tr("%1 cannot be written: %2").arg(name, file.errorString()));
        return false;
    };
    if (!tensors.open() || tensors.write(weights.data(), size) != size)
        return failed(weightsPath, tensors);
    if (!network.open() || network.write(text) != text.size())
        return failed(path, network);
    if (OutputFile::commitBoth(tensors, network))
        return true;
    return tensors.hasFailed() ? failed(weightsPath, tensors) : failed(path, network);
}

/// Returns false, after a message, if the file cannot be resumed from.
bool resumeFrom(NetworkTraining& training, const QString& path, Console& console)
{
    constexpr qint64 kMostBytes = static_cast<qint64>(TensorLimits{}.bytes);
    InputFile file(path);
    if (!file.openFile()) {
        console.message(CliText::tr("--resume: %1 cannot be read.").arg(path));
        return false;
    }
    const QByteArray bytes = file.read(kMostBytes + 1);
    const auto read = readTensors(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (const auto* tensors = std::get_if<TensorFile>(&read)) {
        try {
            training.resume(*tensors);
            return true;
        } catch (const Error& error) {
            console.message(QStringLiteral("--resume: %1: %2").arg(path, QString::fromUtf8(error.what())));
            return false;
        }
    }
    console.message(CliText::tr("--resume: %1 is not a tensor file (safetensors).").arg(path));
    return false;
}

/// A checkpoint as the file has it.
bool writeCheckpoint(const NetworkTraining& training, const NetworkOrder& order, Console& console)
{
    if (order.target.isEmpty())
        return true;
    const std::string bytes = writeTensors(training.checkpoint());
    return write(beside(order.target, ".checkpoint"), QByteArray::fromStdString(bytes), console);
}

int printAcquired(const NetworkOrder& order, AcquiredWatch& watch, const NetworkTraining& training, Console& console,
    const CommandLineContext& context)
{
    watch.look(training.steps(), 1, training.numbers());
    return writeAcquired(watch.history(), *order.acquired, QString::fromStdString(order.task.model->id),
        training.steps(), order.json, console, context);
}

} // namespace

std::vector<OptionSyntax> networkTrainingSyntax()
{
    QStringList names;
    for (const auto& [name, data] : knownData())
        names << name;
    return {
        {{QStringLiteral("data")}, CliText::tr("NAME|FILE"),
            CliText::tr("Train all learned numbers of a network (--network; default: houses) on puzzles instead. Use "
                        "kaggle_like or nine_million_like, which are generated here with as many givens as the "
                        "originals, or a file of puzzles."),
            names, OptionSyntax::Kind::File},
        {{QStringLiteral("minutes")}, CliText::tr("NUMBER"),
            CliText::tr("With --data: total time in minutes (default: %1, or as long as --steps take).")
                .arg(kUsualMinutes)},
        {{QStringLiteral("puzzles")}, QStringLiteral("N"),
            CliText::tr("With --data: number of puzzles, which are repeatedly turned and relabelled (default: %1).")
                .arg(kUsualPuzzles)},
        {{QStringLiteral("save-data")}, CliText::tr("FILE"),
            CliText::tr("With --data: file for the training puzzles and their solutions (puzzle,solution)."), {},
            OptionSyntax::Kind::File},
        {{QStringLiteral("axis")}, CliText::tr("NAME"),
            CliText::tr("With --data, after a softmax: the question asked. digits (the default): which digit a cell "
                        "has. rows: which row of a column contains a digit, as in the training of ResNet11-SPD."),
            axisIds()},
        {{QStringLiteral("through")}, QStringLiteral("N"),
            CliText::tr("With --data, for a network with a memory: number of passes per step. The last pass is judged, "
                        "and its errors are traced back through the others (default: %1).")
                .arg(NetworkTrainingSetup{}.passes)},
        {{QStringLiteral("resume")}, CliText::tr("FILE"),
            CliText::tr("With --data: continue from the checkpoint that -o FILE.network writes as FILE.checkpoint."),
            {}, OptionSyntax::Kind::File},
    };
}

int runTrainNetwork(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const auto order = readOrder(options);
    if (!options.fault().isEmpty() || !order)
        return ExitBad;
    if (!order->target.isEmpty() && !targetLooksPossible(order->target, console))
        return ExitBad;
    if (!order->saved.isEmpty() && !targetLooksPossible(order->saved, console))
        return ExitBad;
    if (order->acquired && !targetLooksPossible(order->acquired->target, console))
        return ExitBad;
    TrainingSchedule schedule(order->steps, order->minutes);
    // LibTorch takes a while to be opened, and the puzzles to be made.
    console.message(CliText::tr("Training the network %1 on puzzles from %2.")
                        .arg(QString::fromStdString(order->task.model->id), order->data));
    const BackendModule& torch = context.torch();
    if (!canTrain(torch, console))
        return ExitBad;
    const auto engine = makeEngine({}, context, console);
    if (!engine)
        return ExitBad;
    const auto keepRunning = [&] { return console.good() && !(context.cancelled && context.cancelled()); };
    const QString weights
        = order->target.isEmpty() ? QStringLiteral("trained.safetensors") : beside(order->target, ".safetensors");
    const auto madeModel = [&](const std::vector<float>& numbers) {
        return trainedModel(order->task, tensorsOf(order->task, numbers), QFileInfo(weights).fileName().toStdString());
    };
    try {
        // Report weights that the text cannot name before the training, not after it.
        madeModel(learnedNumbersOf(*order->task.layers, order->task.learned));
    } catch (const NetworkFault&) {
        throw;
    } catch (const Error& error) {
        console.message(CliText::tr("These weights cannot be run: %1").arg(QString::fromUtf8(error.what())));
        return ExitBad;
    }
    const Puzzles puzzles = puzzlesOf(*order, *engine, console, context, keepRunning);
    const auto cancelled = [&] { return commandCancelled(console, context); };
    if (!keepRunning())
        return cancelled();
    if (puzzles.trained.empty() || puzzles.kept.empty()) {
        console.message(
            CliText::tr("--data: there are too few puzzles with one solution. A tenth of them becomes the test set."));
        return ExitBad;
    }
    if (!order->saved.isEmpty()) {
        if (const int code = writeTarget(solvedTable(puzzles.trained, order->saved), order->saved, console, context);
            code != ExitDone)
            return code;
    }
    std::optional<NetworkTraining> made;
    made.emplace(order->task, order->setup, puzzles.trained,
        [&torch, threads = order->threads](std::shared_ptr<const Network> network,
            const std::vector<LearnedLayer>& learned,
            LossKind loss) { return torch.makeTrainer(std::move(network), learned, loss, threads); });
    NetworkTraining& training = *made;
    if (!order->resume.isEmpty() && !resumeFrom(training, order->resume, console))
        return ExitBad;

    std::optional<AcquiredWatch> watch;
    if (order->acquired)
        watch.emplace(torch.make(), madeModel);
    if (const QString names = notAsked(order->task); !names.isEmpty())
        console.message(CliText::tr("Not trained here, because only a yes or no depends on them: %1.").arg(names));
    schedule.begin();
    QElapsedTimer clock;
    clock.start();
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    qint64 nextRow = schedule.firstRow();
    qint64 nextCheckpoint = kFirstCheckpointMs;
    qint64 lastCheckpoint = 0;
    std::optional<Measured> last;
    double sum = 0;
    int summed = 0;
    const auto writeRow = [&] {
        const qint64 before = clock.elapsed();
        last = {training.steps(), training.measure(puzzles.kept)};
        const double loss = summed > 0 ? sum / summed : 0;
        console.progress({});
        console.writeLine(trainingRow(training.steps(), before, loss, last->measure, order->json));
        const qint64 took = clock.elapsed() - before;
        schedule.measuringTook(took);
        nextRow = before + std::max(TrainingSchedule::kRowMs, kRowTimes * took);
        sum = summed = 0;
    };
    const auto save = [&](const ModelPtr& model, qint64 ms, const ReportCard& card) {
        TensorFile tensors = tensorsOf(order->task, training.numbers(), training.statistics());
        addFacts(tensors, *order, training, puzzles.trained.size(), puzzles.kept.size(), ms, last, card);
        return writeNetwork(
            order->target, QByteArray::fromStdString(toText(*model)), weights, writeTensors(tensors), console);
    };
    /// The network as it is beside its checkpoint; none while its numbers can't be run.
    const auto saveSoFar = [&] {
        if (order->target.isEmpty())
            return true;
        try {
            return save(madeModel(training.numbers()), clock.elapsed(), {});
        } catch (const NetworkFault&) {
            throw;
        } catch (const Error&) {
            return true;
        }
    };
    while (keepRunning() && schedule.done(training.steps()) < 1) {
        if (const double is = schedule.done(training.steps()); watch && watch->isDue(is))
            watch->look(training.steps(), is, training.numbers());
        const qint64 before = clock.elapsed();
        const double loss = training.step(schedule.done(training.steps()));
        if (!std::isfinite(loss)) {
            console.progress({});
            console.message(
                CliText::tr("At step %1 the loss is no longer a number. Try a smaller --rate.").arg(training.steps()));
            return ExitBad;
        }
        sum += loss;
        ++summed;
        const qint64 now = clock.elapsed();
        schedule.stepTook(now - before);
        if (now >= nextRow)
            writeRow();
        // Not at the end of a round only if that takes too long.
        if (now >= nextCheckpoint
            && (training.isRound() || now - lastCheckpoint >= 3 * (nextCheckpoint - lastCheckpoint) / 2)) {
            if (!writeCheckpoint(training, *order, console) || !saveSoFar())
                return ExitBad;
            lastCheckpoint = clock.elapsed();
            nextCheckpoint = lastCheckpoint + std::max(kCheckpointMs, kCheckpointTimes * (lastCheckpoint - now));
        }
        if (sinceProgress.elapsed() >= kProgressMs) {
            sinceProgress.restart();
            console.progress(CliText::tr("Step %1, %2 %: loss %3")
                                 .arg(training.steps())
                                 .arg(static_cast<int>(schedule.done(training.steps()) * 100))
                                 .arg(loss, 0, 'f', 4));
        }
    }
    console.progress({});
    const qint64 ms = clock.elapsed();
    const bool isCancelled = !keepRunning();
    if (isCancelled && (order->target.isEmpty() || !console.good()))
        return cancelled();
    if (!isCancelled && (!last || last->step != training.steps()))
        writeRow();
    // Whatever becomes of the network, what was trained is not lost.
    if (!writeCheckpoint(training, *order, console))
        return ExitBad;
    ModelPtr model;
    try {
        model = madeModel(training.numbers());
    } catch (const NetworkFault&) {
        throw;
    } catch (const Error& error) {
        console.message(CliText::tr("These weights cannot be run: %1").arg(QString::fromUtf8(error.what())));
        return ExitBad;
    }
    ReportCard card;
    int code = ExitDone;
    if (!isCancelled) {
        console.progress(CliText::tr("Solving the puzzles in the test set …"));
        card = trainedCard(model, puzzles.kept, *engine, [&] { return keepRunning() && !schedule.isOver(); });
        console.progress({});
        if (card.puzzles < puzzles.kept.size() && keepRunning())
            console.message(CliText::tr("There was time for %1 of the %2 puzzles in the test set.")
                                .arg(card.puzzles)
                                .arg(puzzles.kept.size()));
        if (card.puzzles > 0)
            console.writeLine(trainedCardRow(card, order->json));
        if (watch && keepRunning())
            code = printAcquired(*order, *watch, training, console, context);
    }
    const bool wasCancelled = !keepRunning();
    if (order->target.isEmpty())
        return wasCancelled ? cancelled() : puzzles.allGood ? code : ExitBad;
    if (!save(model, ms, card))
        return ExitBad;
    console.message(CliText::tr("%1 and %2 are written.").arg(order->target, weights));
    if (!wasCancelled)
        return puzzles.allGood ? code : ExitBad;
    console.message(CliText::tr("Cancelled after step %1. --resume %2 continues the training.")
                        .arg(QString::number(training.steps()), beside(order->target, ".checkpoint")));
    if (context.keepsExitStatus)
        context.keepsExitStatus();
    return ExitBad;
}

} // namespace convoku
