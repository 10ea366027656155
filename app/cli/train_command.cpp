// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/export_parts.h"
#include "app/cli/json_line.h"
#include "app/cli/run_settings.h"
#include "app/cli/train_acquired.h"
#include "app/cli/train_network.h"
#include "app/cli/train_options.h"
#include "app/views/training/training_wording.h"
#include "solver/error.h"
#include "solver/learn/snap.h"

#include <QElapsedTimer>
#include <QtNumeric>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <system_error>
#include <type_traits>

namespace convoku {
namespace {

constexpr int kStepsAtOnce = 25; ///< between two looks at whether somebody cancelled
constexpr int kTrainingProgressMs = 200;
constexpr double kProofSeconds = 60;
constexpr int kRoadPoints = 21;
constexpr int kRoadBoards = 120;

QByteArray real(double number, int decimals)
{
    return QByteArray::number(number, 'f', decimals);
}

/// JSON has no others.
QByteArray finite(double number, const QByteArray& text)
{
    return qIsFinite(number) ? text : QByteArray("null");
}

QByteArray list(std::span<const float> numbers)
{
    QByteArray text;
    for (const float number : numbers)
        text += (text.isEmpty() ? "" : ",") + finite(number, QByteArray::number(static_cast<double>(number), 'g', 9));
    return text;
}

const char* idOf(TrainingOutcome outcome)
{
    switch (outcome) {
    case TrainingOutcome::Found:
        return "found";
    case TrainingOutcome::SomethingElse:
        return "something_else";
    case TrainingOutcome::Stuck:
        break;
    }
    return "stuck";
}

const char* idOf(Snapped::Verdict verdict)
{
    switch (verdict) {
    case Snapped::Verdict::Equal:
        return "equal";
    case Snapped::Verdict::Differs:
        return "differs";
    case Snapped::Verdict::Open:
        break;
    }
    return "open";
}

QByteArray rowOf(const TrainingRecord& record, std::size_t start, bool json)
{
    const TrainingRun& run = record.runs[start];
    const TrainingFrame& last = run.last();
    const auto drop = run.dropStep();
    const QByteArray outcome = idOf(outcomeOf(record, run));
    if (json) {
        JsonLine line;
        line.number("start", static_cast<long long>(start) + 1)
            .raw("seed", QByteArray::number(static_cast<qulonglong>(run.seed)))
            .text("outcome", outcome)
            .raw("right", real(last.right, 6))
            .raw("loss", finite(last.loss, real(last.loss, 9)))
            .number("steps", last.step);
        if (drop)
            line.number("drop", *drop);
        return line.raw("numbers", '[' + list(last.numbers) + ']').finished();
    }
    return "start=" + QByteArray::number(static_cast<qulonglong>(start) + 1)
        + " seed=" + QByteArray::number(static_cast<qulonglong>(run.seed)) + " outcome=" + outcome
        + " right=" + real(last.right * 100, 2) + "% loss=" + real(last.loss, 6)
        + " drop=" + (drop ? QByteArray::number(*drop) : QByteArray("-"));
}

struct Counts
{
    int found = 0;
    int somethingElse = 0;
    int stuck = 0;
};
Counts countsOf(const TrainingRecord& record, std::size_t starts)
{
    Counts counts;
    for (std::size_t start = 0; start < starts; ++start) {
        const TrainingOutcome outcome = outcomeOf(record, record.runs[start]);
        (outcome == TrainingOutcome::Found                  ? counts.found
                : outcome == TrainingOutcome::SomethingElse ? counts.somethingElse
                                                            : counts.stuck)
            += 1;
    }
    return counts;
}

void writeSummary(Console& console, const TrainingRecord& record, std::size_t starts, bool json)
{
    const Counts counts = countsOf(record, starts);
    if (json) {
        console.writeLine(JsonLine()
                              .number("starts", static_cast<long long>(starts))
                              .number("found", counts.found)
                              .number("something_else", counts.somethingElse)
                              .number("stuck", counts.stuck)
                              .raw("always_no", real(record.alwaysNo, 6))
                              .finished());
        return;
    }
    const QString always = QString::fromLatin1(real(record.alwaysNo * 100, 1));
    console.writeLine(
        CliText::tr("%1 of %2 starts found numbers that were always right; %3 found something else; %4 got no further "
                    "than “never”, which is right for %5 %. These counts depend on this set-up.")
            .arg(counts.found)
            .arg(starts)
            .arg(counts.somethingElse)
            .arg(counts.stuck)
            .arg(always)
            .toUtf8());
}

/// The start that is right most often, and of those the one with the smallest loss.
std::size_t bestOf(const TrainingRecord& record, std::size_t starts)
{
    std::size_t best = 0;
    for (std::size_t start = 1; start < starts; ++start) {
        const TrainingFrame& frame = record.runs[start].last();
        const TrainingFrame& most = record.runs[best].last();
        if (frame.right > most.right || (frame.right == most.right && frame.loss < most.loss))
            best = start;
    }
    return best;
}

/// Works in a thread of its own, so that somebody who cancels meanwhile is heard.
template <typename Work>
std::invoke_result_t<Work> heedful(Work work, const CommandLineContext& context, std::atomic<bool>& stop)
{
    constexpr std::chrono::milliseconds kAskEvery{50};
    std::future<std::invoke_result_t<Work>> result;
    try {
        result = std::async(std::launch::async, work);
    } catch (const std::system_error&) {
        return work(); // there is no room for another thread
    }
    while (result.wait_for(kAskEvery) != std::future_status::ready) {
        if (context.cancelled && context.cancelled())
            stop = true;
    }
    return result.get();
}

/// Rounds the numbers of a start, checks them and prints the result. Prints nothing if it was stopped.
void writeSnap(Console& console, const CommandLineContext& context, const TrainingRecord& record, std::size_t start,
    bool json, std::atomic<bool>& stop)
{
    console.progress(CliText::tr("Rounding, and checking for equivalence …"));
    const Snapped snap = heedful(
        [&] { return snapped(record.task, record.runs[start].last().numbers, kProofSeconds, stop); }, context, stop);
    console.progress({});
    if (stop)
        return;
    const QByteArray board
        = snap.board ? jsonCandidates(snap.board->indices(), snap.board->board()) : QByteArray("null");
    if (json) {
        console.writeLine(JsonLine()
                              .number("snap", static_cast<long long>(start) + 1)
                              .flag("negated", snap.negated)
                              .raw("aligned", '[' + list(snap.aligned) + ']')
                              .raw("rounded", '[' + list(snap.rounded) + ']')
                              .number("changed", static_cast<long long>(snap.changed.size()))
                              .text("verdict", idOf(snap.verdict))
                              .raw("board", board)
                              .finished());
        return;
    }
    console.writeLine("snap=" + QByteArray::number(static_cast<qulonglong>(start) + 1)
        + " negated=" + (snap.negated ? "yes" : "no") + " rounded=" + list(snap.rounded)
        + " changed=" + QByteArray::number(static_cast<qulonglong>(snap.changed.size()))
        + " verdict=" + idOf(snap.verdict) + (snap.board ? " board=" + board : QByteArray()));
}

/// 0: written, or nothing to write.
int writeRoad(CommandOptions& options, Console& console, const CommandLineContext& context,
    const TrainingRecord& record, std::size_t start, std::atomic<bool>& stop)
{
    if (!options.has("road"))
        return ExitDone;
    console.progress(CliText::tr("Going from the learned to the written numbers …"));
    const std::vector<RoadPoint> road = heedful(
        [&] {
            return roadBetween(
                record.task, record.runs[start].last().numbers, kRoadPoints, kRoadBoards, record.setup.seed, stop);
        },
        context, stop);
    console.progress({});
    if (stop)
        return exportCancelled(options.text("road"), console);
    QByteArray csv = "way,right,unsound,numbers\n";
    for (const RoadPoint& point : road) {
        csv += real(point.position, 2) + ',' + real(point.right, 6) + ',' + real(point.unsound, 6) + ",\""
            + list(point.numbers) + "\"\n";
    }
    return writeTarget(csv, options.text("road"), console, context);
}

/// 0: written, or nothing to write.
int writeLearned(const std::optional<AcquiredOrder>& order, bool json, Console& console,
    const CommandLineContext& context, const TrainingRecord& record, std::size_t start, std::atomic<bool>& stop)
{
    if (!order)
        return ExitDone;
    console.progress(CliText::tr("Checking the removals at each step …"));
    const AcquiredHistory history = heedful([&] { return acquiredOf(record, start, stop); }, context, stop);
    console.progress({});
    if (stop)
        return exportCancelled(order->target, console);
    return writeAcquired(
        history, *order, TrainingWording::task(record.task), record.setup.steps, json, console, context);
}

} // namespace

int runTrain(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    if (options.has("data"))
        return runTrainNetwork(options, console, context);
    const auto order = readTraining(options);
    const auto acquired = order ? readAcquired(options, *order->task.model) : std::nullopt;
    if (!options.fault().isEmpty() || !order)
        return ExitBad;
    for (const char* name : {"output", "road", "acquired"}) {
        if (options.has(name) && !targetLooksPossible(options.text(name), console))
            return ExitBad;
    }
    if (options.has("output") && !hasText(*order)) {
        console.message(CliText::tr("--output: the rule with new numbers cannot be written as text."));
        return ExitBad;
    }
    const BackendModule& torch = context.torch();
    if (!canTrain(torch, console))
        return ExitBad;
    std::optional<Training> made;
    try {
        made.emplace(order->task, order->setup, order->starts,
            [&torch, threads = order->threads](std::shared_ptr<const Network> network,
                const std::vector<LearnedLayer>& learned,
                LossKind loss) { return torch.makeTrainer(std::move(network), learned, loss, threads); });
    } catch (const NetworkFault&) {
        throw;
    } catch (const Error& error) {
        console.message(CliText::tr("The boards cannot be created: %1").arg(QString::fromUtf8(error.what())));
        return ExitBad;
    }
    Training& training = *made;
    const bool json = options.has("json");
    const auto isCancelled = [&context] { return context.cancelled && context.cancelled(); };
    std::atomic<bool> stop{false};
    QElapsedTimer clock;
    clock.start();
    std::size_t done = 0;
    for (; done < training.record().runs.size() && console.good() && !stop; ++done) {
        while (training.advance(done, kStepsAtOnce)) {
            stop = isCancelled() || !console.good();
            if (stop)
                break;
            if (clock.elapsed() < kTrainingProgressMs)
                continue;
            clock.restart();
            const TrainingFrame& last = training.record().runs[done].last();
            console.progress(CliText::tr("Start %1 of %2, step %3 of %4: %5 % right")
                                 .arg(done + 1)
                                 .arg(order->starts)
                                 .arg(last.step)
                                 .arg(order->setup.steps)
                                 .arg(QString::fromLatin1(real(last.right * 100, 1))),
                (static_cast<double>(done) + static_cast<double>(last.step) / order->setup.steps) / order->starts);
        }
        if (stop)
            break;
        console.progress({});
        console.writeLine(rowOf(training.record(), done, json));
    }
    console.progress({});
    const auto reportCancelled = [&] {
        console.message(CliText::tr("Cancelled: %1 of %2 starts are done.").arg(done).arg(order->starts));
        if (stop && context.keepsExitStatus)
            context.keepsExitStatus();
        return ExitBad;
    };
    if (stop || done < training.record().runs.size()) // standard output may be closed
        return reportCancelled();
    const TrainingRecord& record = training.record();
    writeSummary(console, record, done, json);
    const std::size_t chosen
        = order->startNumber > 0 ? static_cast<std::size_t>(order->startNumber) - 1 : bestOf(record, done);
    const char* doing = "snap";
    try {
        if (options.has(doing)) {
            writeSnap(console, context, record, chosen, json, stop);
            if (stop)
                return reportCancelled();
        }
        doing = "road";
        if (const int code = writeRoad(options, console, context, record, chosen, stop); code != ExitDone)
            return code;
        doing = "acquired";
        if (const int code = writeLearned(acquired, json, console, context, record, chosen, stop); code != ExitDone)
            return code;
    } catch (const NetworkFault&) {
        throw;
    } catch (const Error& error) {
        // Its numbers are too large, or none: no fault of the program.
        console.progress({});
        console.message(QStringLiteral("--%1: %2").arg(QString::fromLatin1(doing), QString::fromUtf8(error.what())));
        return ExitBad;
    }
    if (!options.has("output"))
        return ExitDone;
    try {
        const ModelPtr model = modelWith(record.task, record.runs[chosen].last().numbers);
        if (!model->learned)
            return writeTarget(QByteArray::fromStdString(toText(*model)), options.text("output"), console, context);
    } catch (const Error&) {
        // its numbers are too large
    }
    console.message(CliText::tr("--output: these numbers cannot be written as text."));
    return ExitBad;
}

} // namespace convoku
