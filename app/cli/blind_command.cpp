// SPDX-License-Identifier: MIT
#include "app/cli/blind_methods.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/export_parts.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/theme_option.h"
#include "app/views/blind/blind_picture.h"
#include "app/wording/blind_wording.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <optional>

namespace convoku {
namespace {

constexpr int kBlindLongestMs = 60'000;
constexpr int kMostRuns = 1'000'000;
constexpr int kAskEvery = 256; ///< trials between two looks at clock and signals

using Seed = std::uint64_t;

QStringList objectiveIds()
{
    return {QStringLiteral("published"), QStringLiteral("digits")};
}

QStringList parzenIds()
{
    return {QStringLiteral("counts"), QStringLiteral("mixture")};
}

QStringList gammaIds()
{
    return {QStringLiteral("old"), QStringLiteral("new")};
}

/// A number above 0, and at most `most`.
double readFraction(CommandOptions& options, const char* name, double fallback, double most)
{
    if (!options.has(name))
        return fallback;
    bool good = false;
    const double value = options.text(name).toDouble(&good);
    if (good && value > 0 && value <= most)
        return value;
    options.fail(CliText::tr("--%1: “%2” is not a number above 0 and at most %3.")
                     .arg(QLatin1String(name), options.text(name), QString::number(most)));
    return fallback;
}

Seed readSeedOf(CommandOptions& options)
{
    if (!options.has("seed"))
        return QRandomGenerator::system()->generate();
    bool good = false;
    const Seed seed = options.text("seed").toULongLong(&good);
    if (!good)
        options.fail(
            CliText::tr("--seed: “%1” is not a number from 0 to 18446744073709551615.").arg(options.text("seed")));
    return seed;
}

void refuseOthers(CommandOptions& options, std::initializer_list<const char*> names, BlindMethod method)
{
    for (const char* name : names) {
        if (options.has(name))
            options.fail(CliText::tr("--%1 cannot be used with %2.")
                             .arg(QLatin1String(name), blindMethodIds().at(static_cast<int>(method))));
    }
}

BlindSettings readBlindSettings(CommandOptions& options)
{
    const auto method = static_cast<BlindMethod>(options.choice("method", blindMethodIds(), 0));
    BlindSettings settings = BlindSettings::of(method);
    settings.counted = static_cast<CountedDigits>(
        options.choice("objective", objectiveIds(), static_cast<int>(CountedDigits::OneToNine)));
    settings.trials = static_cast<std::uint64_t>(options.number(
        "trials", static_cast<int>(settings.trials), 1, static_cast<int>(BlindSettings::mostTrials(method))));
    settings.parzen = static_cast<ParzenForm>(options.choice("parzen", parzenIds(), 0));
    settings.gamma = static_cast<GammaRule>(options.choice("gamma", gammaIds(), static_cast<int>(GammaRule::Tenth)));
    settings.temperature = readFraction(options, "temperature", settings.temperature, 1000);
    settings.cooling = readFraction(options, "cooling", settings.cooling, 1);
    settings.chain = options.number("chain", settings.chain, 1, 1'000'000);
    settings.reheatAfter = options.number("reheat", settings.reheatAfter, 1, 1'000'000);
    if (method != BlindMethod::Tpe)
        refuseOthers(options, {"parzen", "gamma"}, method);
    if (!settings.anneals())
        refuseOthers(options, {"temperature", "cooling", "chain", "reheat"}, method);
    settings.seed = readSeedOf(options);
    return settings;
}

/// Target and appearance of a picture.
struct BlindTarget
{
    ExportSettings settings;
    BlindShow show;
};

std::optional<BlindTarget> readTarget(CommandOptions& options, int runs)
{
    if (!options.has("output"))
        return std::nullopt;
    BlindTarget target;
    ExportSettings& settings = target.settings;
    settings.target = options.text("output");
    const QStringList formats = animationFormats() + pictureFormats();
    const qsizetype dot = settings.target.lastIndexOf(QLatin1Char('.'));
    settings.suffix = dot < 0 ? QString() : settings.target.mid(dot + 1).toLower();
    settings.isAnimation = animationFormats().contains(settings.suffix);
    if (!formats.contains(settings.suffix))
        options.fail(CliText::tr("--output: the file name must end in one of %1.")
                         .arg(QLatin1Char('.') + formats.join(QStringLiteral(", ."))));
    if (runs > 1)
        options.fail(CliText::tr("--output draws only one run. Remove --runs."));
    const Theme::Kind theme = themeFrom(options);
    target.show.theme = theme;
    target.show.width
        = options.number("size", target.show.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    target.show.delay = readHundredths(options, "delay", target.show.delay, settings.remarks, kBlindLongestMs);
    settings.output.format = animationFormatOf(settings.target, AnimationFormat::Gif);
    settings.output.pinned = Theme::of(theme).flatColours();
    settings.picture.format = formatOf(settings.target, PictureFormat::Png);
    settings.picture.theme = theme;
    return target;
}

/// The run with its best trial, or from its first trial to its last.
int draw(const BlindRecord& record, BlindTarget target, Console& console, const CommandLineContext& context)
{
    console.progress({});
    const DrawnWords words(console);
    CostLaneScene scene;
    scene.curves.push_back({std::make_shared<const BlindRecord>(record), BlindWording::run(record.settings)});
    scene.at = record.best();
    const BlindPicture picture(scene);
    target.settings.picture.facts = target.settings.output.facts = picture.facts().value();
    if (!target.settings.isAnimation)
        return exportPicture(picture, target.settings, target.show.width, console, context);
    target.show.scene = scene;
    return exportFrames(BlindFrames(target.show), target.settings, console, context);
}

QByteArray decimals(double value, int count)
{
    return QByteArray::number(value, 'f', count);
}

/// Which way the results are written.
enum class Rows { Text, Json, Csv };

/// Writes what came of runs.
class BlindWriter
{
public:
    BlindWriter(Console& console, Rows rows, bool each)
        : m_console(console)
        , m_rows(rows)
        , m_each(each)
    {
        if (rows == Rows::Csv && each)
            console.writeLine(QByteArray("seed,trial,cost,best,kept,temperature,grid"));
        else if (rows == Rows::Csv)
            console.writeLine(
                QByteArray("seed,method,objective,trials,best_cost,at_trial,solved,conflicts,complete,seconds,grid"));
    }

    void write(const BlindRecord& record, double seconds, bool complete)
    {
        if (record.trials.empty())
            return;
        if (m_each) {
            for (const BlindTrial& trial : record.trials)
                writeTrial(record, trial);
        }
        // The trials are the table then.
        if (!m_each || m_rows == Rows::Text)
            writeRun(record, seconds, complete);
    }

private:
    void writeTrial(const BlindRecord& record, const BlindTrial& trial)
    {
        const QByteArray seed = QByteArray::number(static_cast<qulonglong>(record.settings.seed));
        const QByteArray number = QByteArray::number(static_cast<qulonglong>(trial.number));
        const bool anneals = record.settings.anneals();
        switch (m_rows) {
        case Rows::Text:
            m_console.writeLine(number + ' ' + QByteArray::number(trial.cost) + ' ' + QByteArray::number(trial.best)
                + (anneals ? ' ' + decimals(trial.temperature, 4) : QByteArray()) + ' '
                + QByteArray::fromStdString(trial.grid.toText()));
            return;
        case Rows::Json: {
            JsonLine line;
            line.raw("seed", seed).raw("trial", number).number("cost", trial.cost).number("best", trial.best);
            if (anneals)
                line.flag("kept", trial.kept).raw("temperature", decimals(trial.temperature, 6));
            m_console.writeLine(line.text("grid", QByteArray::fromStdString(trial.grid.toText())).finished());
            return;
        }
        case Rows::Csv:
            m_console.writeLine(seed + ',' + number + ',' + QByteArray::number(trial.cost) + ','
                + QByteArray::number(trial.best) + ',' + (anneals ? (trial.kept ? "1" : "0") : "") + ','
                + (anneals ? decimals(trial.temperature, 6) : QByteArray()) + ','
                + QByteArray::fromStdString(trial.grid.toText()));
            return;
        }
    }

    void writeRun(const BlindRecord& record, double seconds, bool complete)
    {
        const BlindTrial& best = record.trials[record.best()];
        const BlindSettings& settings = record.settings;
        const QByteArray method = blindMethodIds().at(static_cast<int>(settings.method)).toLatin1();
        const QByteArray objective = objectiveIds().at(static_cast<int>(settings.counted)).toLatin1();
        const auto conflicts = conflictingPairs(best.grid);
        switch (m_rows) {
        case Rows::Text: {
            QString text
                = CliText::tr("Seed %1: %2").arg(QString::number(settings.seed), BlindWording::outcome(record));
            text += QLatin1Char(' ')
                + CliText::tr("%1 trials, %2 s.").arg(QString::number(record.made), QString::number(seconds, 'f', 2));
            if (!complete)
                text += QLatin1Char(' ') + CliText::tr("Interrupted.");
            m_console.writeLine(text.toUtf8());
            m_console.writeLine(QByteArray::fromStdString(best.grid.toText()));
            return;
        }
        case Rows::Json:
            m_console.writeLine(JsonLine()
                                    .raw("seed", QByteArray::number(static_cast<qulonglong>(settings.seed)))
                                    .text("method", method)
                                    .text("objective", objective)
                                    .number("trials", static_cast<long long>(record.made))
                                    .number("best_cost", best.cost)
                                    .number("at_trial", static_cast<long long>(best.number))
                                    .flag("solved", record.isSolved())
                                    .number("conflicts", conflicts)
                                    .flag("complete", complete)
                                    .raw("seconds", decimals(seconds, 4))
                                    .text("grid", QByteArray::fromStdString(best.grid.toText()))
                                    .finished());
            return;
        case Rows::Csv:
            m_console.writeLine(QByteArray::number(static_cast<qulonglong>(settings.seed)) + ',' + method + ','
                + objective + ',' + QByteArray::number(static_cast<qulonglong>(record.made)) + ','
                + QByteArray::number(best.cost) + ',' + QByteArray::number(static_cast<qulonglong>(best.number)) + ','
                + (record.isSolved() ? "1" : "0") + ',' + QByteArray::number(conflicts) + ',' + (complete ? "1" : "0")
                + ',' + decimals(seconds, 4) + ',' + QByteArray::fromStdString(best.grid.toText()));
            return;
        }
    }

    Console& m_console;
    Rows m_rows;
    bool m_each;
};

} // namespace

CommandSyntax blindSyntax()
{
    CommandSyntax syntax{QStringLiteral("blind"), CliText::tr("PUZZLE"),
        CliText::tr("Search without rules: try whole grids, guided only by the cost of each grid."), {}, {}};
    const auto add
        = [&syntax](const char* name, const QString& value, const QString& help, const QStringList& choices = {}) {
              syntax.options.push_back({{QLatin1String(name)}, value, help, choices});
          };
    const QString number = QStringLiteral("N");
    const QString name = CliText::tr("NAME");
    const QString fraction = QStringLiteral("X");
    add("method", name,
        CliText::tr("tpe (tree-structured Parzen estimator, the default), random (random digits), anneal (simulated "
                    "annealing, one cell at a time) or swaps (annealing that exchanges two cells of a box)."),
        blindMethodIds());
    add("objective", name,
        CliText::tr("Cost of a grid: the digits missing from rows, columns and boxes, of 1 to 9 (digits, the default) "
                    "or of 0 to 8 (published)."),
        objectiveIds());
    add("trials", number, CliText::tr("Maximum trials per run (default: 200; with annealing 3000000)."));
    add("parzen", name,
        CliText::tr("Probability model of TPE: counts (Optuna up to 2, the default) or mixture (from 3)."),
        parzenIds());
    add("gamma", name,
        CliText::tr("Number of trials out of n that TPE treats as good, at most 25: a tenth (new, the default) or a "
                    "quarter of the root of n (old)."),
        gammaIds());
    add("temperature", fraction, CliText::tr("Annealing: initial temperature (default: 1)."));
    add("cooling", fraction, CliText::tr("Annealing: temperature factor per chain (default: 0.99; with swaps 0.95)."));
    add("chain", number, CliText::tr("Annealing: trials per chain (default: the number of empty cells, squared)."));
    add("reheat", number,
        CliText::tr("Annealing: number of chains without a better grid before the temperature resets to its initial "
                    "value (default: 20)."));
    add("seed", number,
        CliText::tr("Seed: same number, same trials (default: a new one each time, shown in a message)."));
    add("runs", number, CliText::tr("Number of runs, with this seed and the following ones (default: 1)."));
    add("each", {},
        CliText::tr("Print every trial, not only the best. For more than 8192 trials, print every improvement, the "
                    "ends of chains, and some of the others."));
    add("json", {}, CliText::tr("Print one JSON object per run or trial."));
    add("csv", {}, CliText::tr("Print a comma-separated table with a header line."));
    syntax.options.push_back({{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
        CliText::tr("Also draw the run: its trials as an animation (.gif, .webp), or its best trial as a picture "
                    "(.png, .svg, .pdf), with the costs of all trials."),
        {}, OptionSyntax::Kind::File});
    add("size", number, CliText::tr("Width of the picture in pixels (default: 640)."));
    syntax.options.push_back(themeOption());
    add("delay", QStringLiteral("MS"), CliText::tr("Duration of a trial in an animation (default: 120)."));
    syntax.rules = {{"output", OptionRule::Kind::IsNeededBy, {"size", "theme", "delay"}},
        {"json", OptionRule::Kind::Excludes, {"csv"}}};
    syntax.notes = {CliText::tr("Example: convoku-cli blind puzzle.sdk --method swaps --runs 20 --csv"),
        CliText::tr("Exit status: 0 every run found the solution, 1 one of them did not, 2 wrong usage, bad input or "
                    "output that cannot be written.")};
    return syntax;
}

int runBlind(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    requireOneInput(options);
    BlindSettings settings = readBlindSettings(options);
    const int runs = options.number("runs", 1, 1, kMostRuns);
    auto target = readTarget(options, runs);
    if (!options.fault().isEmpty())
        return ExitBad;
    if (target && !targetLooksPossible(target->settings.target, console))
        return ExitBad;
    const SinglePuzzle read = readSinglePuzzle(QStringLiteral("blind"), options.inputs().front(), *context.in, console);
    if (!read.puzzle || !read.allGood)
        return ExitBad;
    if (!options.has("seed"))
        console.message(CliText::tr("Seed %1").arg(settings.seed));

    const Rows rows = options.has("json") ? Rows::Json : options.has("csv") ? Rows::Csv : Rows::Text;
    BlindWriter writer(console, rows, options.has("each"));
    const auto keepRunning = [&] { return console.good() && (!context.cancelled || !context.cancelled()); };
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    int solved = 0;
    bool whole = true;
    for (int index = 0; index < runs && whole; ++index, ++settings.seed) {
        QElapsedTimer clock;
        clock.start();
        BlindRun run(read.puzzle->givens, settings);
        const BlindRecord& record = run.record();
        while (whole && run.step()) {
            if (record.made % kAskEvery != 0)
                continue;
            whole = keepRunning();
            if (sinceProgress.elapsed() <= kProgressMs)
                continue;
            console.progress(CliText::tr("Run %1 of %2, trial %3: best cost %4")
                                 .arg(QString::number(index + 1), QString::number(runs), QString::number(record.made),
                                     QString::number(record.trials.back().best)),
                (index + static_cast<double>(record.made) / static_cast<double>(settings.trials)) / runs);
            sinceProgress.restart();
        }
        whole = whole && keepRunning();
        const bool complete = record.end != BlindRecord::End::None;
        writer.write(record, static_cast<double>(clock.nsecsElapsed()) * 1e-9, complete);
        solved += record.isSolved() ? 1 : 0;
        if (target && whole) {
            if (const int code = draw(record, std::move(*target), console, context); code != ExitDone)
                return code;
        }
    }
    if (runs > 1 && rows == Rows::Text && !options.has("each"))
        console.message(CliText::tr("%1 of %2 runs found the solution.").arg(solved).arg(runs));
    return solved == runs ? ExitDone : ExitNotSolved;
}

} // namespace convoku
