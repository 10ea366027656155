// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/gif_export.h"
#include "app/exporting/run_frames.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

namespace convoku {
namespace {

constexpr int kMostPasses = 1'000'000'000;
constexpr int kMostLoops = 65535; // the most that the format has room for
constexpr int kMsPerUnit = 10; // a GIF counts in hundredths of a second
constexpr int kShortestMs = 20;
constexpr int kLongestMs = 655350;

struct ExportSettings
{
    QString target;
    AnimationOptions animation;
    GifSettings gif;
};

/// The values of a list of choices and what each of them means.
template <typename Value>
Value chosen(CommandOptions& options, const char* name, const std::vector<std::pair<const char*, Value>>& choices)
{
    QStringList names;
    for (const auto& choice : choices)
        names << QLatin1String(choice.first);
    return choices[static_cast<std::size_t>(options.choice(name, names, 0))].second;
}

QString targetFrom(CommandOptions& options)
{
    if (!options.has("output")) {
        options.fail(CliText::tr("The target is missing: -o FILE.gif"));
        return {};
    }
    QString target = options.text("output");
    if (!target.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive))
        options.fail(CliText::tr("-o: “%1” does not end with .gif, the format that can be written.").arg(target));
    return target;
}

ExportSettings settingsFrom(CommandOptions& options)
{
    using FrameFor = AnimationOptions::FrameFor;
    ExportSettings settings;
    settings.target = targetFrom(options);

    AnimationOptions& animation = settings.animation;
    animation.firstPass = options.number("from", animation.firstPass, 0, kMostPasses);
    animation.lastPass = options.number("to", animation.lastPass, 0, kMostPasses);
    if (animation.lastPass >= 0 && animation.lastPass < animation.firstPass)
        options.fail(CliText::tr("--from %1 is behind --to %2.").arg(animation.firstPass).arg(animation.lastPass));
    animation.frameFor = chosen<FrameFor>(options, "frames", {{"pass", FrameFor::Pass}, {"change", FrameFor::Change}});
    animation.fades = !options.has("no-fades");
    animation.width = options.number("size", animation.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    animation.delay = options.number("delay", animation.delay * kMsPerUnit, kShortestMs, kLongestMs) / kMsPerUnit;
    animation.hold = options.number("hold", animation.hold * kMsPerUnit, kShortestMs, kLongestMs) / kMsPerUnit;
    animation.style.theme = chosen<Theme::Kind>(options, "theme",
        {{"light", Theme::Kind::Light}, {"dark", Theme::Kind::Dark}, {"article", Theme::Kind::Article}});
    animation.style.caption = !options.has("no-caption");
    animation.style.legend = !options.has("no-legend");
    animation.style.labels = !options.has("no-labels");

    settings.gif.plays = options.number("loops", 0, 0, kMostLoops);
    settings.gif.colours = chosen<int>(options, "colours", {{"127", 127}, {"255", 255}});
    settings.gif.pinned = Theme::of(animation.style.theme).flatColours();
    return settings;
}

/// Before the run is computed, which may take minutes: what can be known about the target already.
bool targetLooksPossible(const QString& target, Console& console)
{
    const QFileInfo info(target);
    if (info.isDir())
        console.message(CliText::tr("%1 cannot be written: it is a folder.").arg(target));
    else if (!info.absoluteDir().exists())
        console.message(CliText::tr("%1 cannot be written: there is no folder %2.").arg(target, info.absolutePath()));
    else
        return true;
    return false;
}

/// The whole run; none if it was cancelled.
std::shared_ptr<const Recording> recorded(
    const Grid& givens, const RunOptions& run, Console& console, const CommandLineContext& context)
{
    const auto backend = context.makeBackend(1);
    Runner runner(*backend, givens, run);
    auto recording = std::make_shared<Recording>(givens, runner.start(), run.pass);
    while (!runner.ended()) {
        if (context.cancelled && context.cancelled())
            return {};
        recording->append(runner.nextPass());
        if (recording->passCount() % 16 == 0)
            console.progress(CliText::tr("Pass %1").arg(recording->passCount()));
    }
    return recording;
}

} // namespace

CommandSyntax exportSyntax()
{
    CommandSyntax syntax{QStringLiteral("export"), CliText::tr("PUZZLE -o FILE.gif"),
        CliText::tr("Run one puzzle and write an animated GIF of it. Needs no display."), {}, {}};
    const AnimationOptions defaults;
    const QString n = QStringLiteral("N");
    const QString ms = CliText::tr("MS");
    syntax.options = {
        {{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
            CliText::tr("The target, FILE.gif. It is replaced only when the new file is complete.")},
        {{QStringLiteral("from")}, n, CliText::tr("First pass to show (default: 0, the puzzle itself).")},
        {{QStringLiteral("to")}, n, CliText::tr("Last pass to show (default: the last one of the run).")},
        {{QStringLiteral("frames")}, CliText::tr("WHAT"),
            CliText::tr("A picture for each pass (the default), or for each change: every rule that removed something, "
                        "every event of the search.")},
        {{QStringLiteral("no-fades")}, {}, CliText::tr("Without the two pictures in which what was removed fades.")},
        {{QStringLiteral("size")}, CliText::tr("W"),
            CliText::tr("Width in pixels, %1 to %2 (default: %3).")
                .arg(AnimationOptions::kMinWidth)
                .arg(AnimationOptions::kMaxWidth)
                .arg(defaults.width)},
        {{QStringLiteral("delay")}, ms,
            CliText::tr("How long a picture stays, in milliseconds, in steps of 10 (default: %1).")
                .arg(defaults.delay * kMsPerUnit)},
        {{QStringLiteral("hold")}, ms,
            CliText::tr("The same for the last picture (default: %1).").arg(defaults.hold * kMsPerUnit)},
        {{QStringLiteral("loops")}, n, CliText::tr("How often it plays; 0: for ever (the default).")},
        {{QStringLiteral("theme")}, CliText::tr("THEME"), CliText::tr("light (the default), dark or article.")},
        {{QStringLiteral("no-caption")}, {}, CliText::tr("Without the line above the board.")},
        {{QStringLiteral("no-legend")}, {}, CliText::tr("Without the legend below the board.")},
        {{QStringLiteral("no-labels")}, {}, CliText::tr("Without row and column numbers.")},
        {{QStringLiteral("colours")}, n, CliText::tr("At most so many colours: 127 (the default) or 255.")},
    };
    for (const OptionSyntax& option : runOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {
        inputNote(),
        CliText::tr("Prints FILE: N frames, SECONDS s, BYTES bytes."),
        rulesNote(),
        CliText::tr(
            "Exit status: 0 the file is written, whether the puzzle was solved or not; 2 wrong usage, bad input, "
            "or the file cannot be written."),
    };
    return syntax;
}

int runExport(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const RunOptions run = readRunOptions(options);
    const ExportSettings settings = settingsFrom(options);
    requireOneInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    const SinglePuzzle input
        = readSinglePuzzle(QStringLiteral("export"), options.inputs().front(), *context.in, console);
    if (!input.givens || !targetLooksPossible(settings.target, console))
        return ExitBad;

    const auto recording = recorded(*input.givens, run, console, context);
    ExportResult result{ExportResult::Status::Cancelled};
    std::optional<RunFrames> frames;
    if (recording) {
        if (settings.animation.firstPass > recording->passCount()) {
            console.message(CliText::tr("--from %1 is behind the end: the run has the passes 0 to %2.")
                                .arg(settings.animation.firstPass)
                                .arg(recording->passCount()));
            return ExitBad;
        }
        frames.emplace(recording, settings.animation);
        int shown = -1;
        result = writeGif(*frames, settings.gif, settings.target, [&](int done, int total) {
            const int percent = static_cast<int>(100LL * done / total);
            if (std::exchange(shown, percent) != percent)
                console.progress(CliText::tr("%1: %2 %").arg(settings.target, QString::number(percent)));
            return !(context.cancelled && context.cancelled());
        });
    }
    console.progress({});
    if (result.status != ExportResult::Status::Done) {
        console.message(exportProblem(result, settings.target));
        return ExitBad;
    }
    console.writeLine(CliText::tr("%1: %2, %3 s, %4 bytes")
                          .arg(settings.target, CliText::tr("%n frame(s)", nullptr, result.pictures),
                              QString::number(frames->duration() / 100.0, 'f', 2), QString::number(result.bytes))
                          .toUtf8());
    return input.allGood ? ExitDone : ExitBad;
}

} // namespace convoku
