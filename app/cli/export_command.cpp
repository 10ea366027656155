// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/export_parts.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/exporting/layer_frames.h"
#include "app/exporting/run_frames.h"

namespace convoku {
CommandSyntax exportSyntax()
{
    CommandSyntax syntax{QStringLiteral("export"), CliText::tr("PUZZLE -o FILE.gif"),
        CliText::tr("Run one puzzle and write an animated GIF of it, or pictures of the network. Needs no display."),
        {}, {}};
    const AnimationOptions defaults;
    const QString n = QStringLiteral("N");
    const QString ms = CliText::tr("MS");
    syntax.options = {
        {{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
            CliText::tr("The target, FILE.gif; with --layer also .png or .svg, with --graph one of these two. It is "
                        "replaced only when the new file is complete.")},
        {{QStringLiteral("from")}, n, CliText::tr("First pass to show (default: 0, the puzzle itself).")},
        {{QStringLiteral("to")}, n, CliText::tr("Last pass to show (default: the last one of the run).")},
        {{QStringLiteral("frames")}, CliText::tr("WHAT"),
            CliText::tr("A picture for each pass (the default), or for each change: every rule that removed something, "
                        "every event of the search.")},
        {{QStringLiteral("no-fades")}, {}, CliText::tr("Without the two pictures in which what was removed fades.")},
        {{QStringLiteral("size")}, CliText::tr("W"),
            CliText::tr("Width in pixels, %1 to %2 (default: %3; of a layer %4, of a close-up %5; of a graph what it "
                        "needs).")
                .arg(AnimationOptions::kMinWidth)
                .arg(AnimationOptions::kMaxWidth)
                .arg(defaults.width)
                .arg(LayerPage::kWidth)
                .arg(LayerPage::kCloseUpWidth)},
        {{QStringLiteral("delay")}, ms,
            CliText::tr("How long a picture stays, in milliseconds, in steps of 10 (default: %1; of a slide %2).")
                .arg(defaults.delay * kMsPerUnit)
                .arg(SlideOptions().delay * kMsPerUnit)},
        {{QStringLiteral("hold")}, ms,
            CliText::tr("The same for the last picture (default: %1).").arg(defaults.hold * kMsPerUnit)},
        {{QStringLiteral("loops")}, n, CliText::tr("How often it plays; 0: for ever (the default).")},
        {{QStringLiteral("theme")}, CliText::tr("THEME"), CliText::tr("light (the default), dark or article.")},
        {{QStringLiteral("no-caption")}, {}, CliText::tr("Without the line above the board.")},
        {{QStringLiteral("no-legend")}, {}, CliText::tr("Without the legend below the board.")},
        {{QStringLiteral("no-labels")}, {}, CliText::tr("Without row and column numbers.")},
        {{QStringLiteral("colours")}, n, CliText::tr("At most so many colours: 127 (the default) or 255.")},
    };
    for (const OptionSyntax& option : layerOptionSyntax())
        syntax.options.push_back(option);
    for (const OptionSyntax& option : runOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {
        inputNote(),
        CliText::tr("Prints FILE: N frames, SECONDS s, BYTES bytes; of a still picture FILE: BYTES bytes."),
        rulesNote(),
        CliText::tr(
            "Exit status: 0 the file is written, whether the puzzle was solved or not; 2 wrong usage, bad input, "
            "or the file cannot be written."),
    };
    return syntax;
}

int runExport(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    if (options.has("graph"))
        return runExportGraph(options, console);
    if (options.has("layer"))
        return runExportLayer(options, console, context);
    const RunOptions run = readRunOptions(options);
    refuse(options, {"number", "planes", "close-up"}, "a whole run");
    const ExportSettings settings = readExportSettings(options, {QStringLiteral(".gif")});
    requireOneInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    const SinglePuzzle input
        = readSinglePuzzle(QStringLiteral("export"), options.inputs().front(), *context.in, console);
    if (!input.puzzle || !targetLooksPossible(settings.target, console))
        return ExitBad;

    const auto recording = recorded(input.puzzle->startingGrid(), run, console, context);
    if (!recording)
        return exportCancelled(settings.target, console);
    if (settings.animation.firstPass > recording->passCount()) {
        console.message(CliText::tr("--from %1 is behind the end: the run has the passes 0 to %2.")
                            .arg(settings.animation.firstPass)
                            .arg(recording->passCount()));
        return ExitBad;
    }
    const int code = exportFrames(RunFrames(recording, settings.animation), settings, console, context);
    return code == ExitDone && !input.allGood ? ExitBad : code;
}

} // namespace convoku
