// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/export_parts.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/cli/theme_option.h"
#include "app/document/address.h"
#include "app/exporting/recurrence_picture.h"
#include "app/exporting/run_frames.h"
#include "app/exporting/run_pictures.h"
#include "app/views/chain/chain_picture.h"
#include "app/views/chain/proof_frames.h"
#include "app/views/compare/compared_pictures.h"
#include "app/views/cube/cube_picture.h"
#include "app/views/layers/layer_frames.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/proof.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr int kProofDelay = 150; ///< hundredths of a second: a finding takes longer to read than a picture of a run

} // namespace

CommandSyntax exportSyntax()
{
    CommandSyntax syntax{QStringLiteral("export"), CliText::tr("PUZZLE -o FILE"),
        CliText::tr(
            "Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display."),
        {}, {}};
    const AnimationOptions defaults;
    const QString n = QStringLiteral("N");
    const QString ms = CliText::tr("MS");
    const QString comma = QStringLiteral(", ");
    syntax.options = {
        {{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
            CliText::tr("The target: .gif or .webp for an animation, .png, .svg or .pdf for a picture. It is replaced "
                        "only when the new file is complete. - is standard output, and needs --format."),
            {}, OptionSyntax::Kind::File},
        {{QStringLiteral("format")}, CliText::tr("FORMAT"),
            CliText::tr("One of %1, where the target’s name does not say it.")
                .arg((animationFormats() + pictureFormats()).join(comma)),
            animationFormats() + pictureFormats()},
        {{QStringLiteral("from")}, n, CliText::tr("First pass to show (default: 0, the puzzle itself).")},
        {{QStringLiteral("to")}, n, CliText::tr("Last pass to show (default: the last one of the run).")},
        {{QStringLiteral("frames")}, CliText::tr("WHAT"),
            CliText::tr("A picture for each pass (the default), or for each change: every rule that removed something, "
                        "every event of the search. A pass that removes more than %1 candidates has one for each rule "
                        "in any case.")
                .arg(AnimationOptions::kMostAtOnce),
            {QStringLiteral("pass"), QStringLiteral("change")}},
        {{QStringLiteral("no-fades")}, {}, CliText::tr("Without the two pictures in which what was removed fades.")},
        {{QStringLiteral("at")}, CliText::tr("PLACE"),
            CliText::tr("The place in the run that a picture shows, such as 17 or 17.4 (default: the end).")},
        {{QStringLiteral("without")}, CliText::tr("RULES"),
            CliText::tr("Two runs side by side, the second one without these rules (with commas; search is one of "
                        "them): an animation."),
            allRuleIds() + QStringList(QStringLiteral("search")), OptionSyntax::Kind::List},
        {{QStringLiteral("proof")}, CliText::tr("CANDIDATE"),
            CliText::tr("The chain of removals that the absence of a candidate rests on, such as r1c2=5: an "
                        "animation, or a picture of its lines.")},
        {{QStringLiteral("tree")}, {}, CliText::tr("The search tree of the run: a picture.")},
        cubeOptionSyntax(),
        {{QStringLiteral("recurrence")}, {},
            CliText::tr("One pass whose state is fed back, how often, and the board after the first passes and the "
                        "last: a picture.")},
        {{QStringLiteral("size"), QStringLiteral("width")}, CliText::tr("W"),
            CliText::tr("Width in pixels, %1 to %2 (default: %3; of a picture %4, of two runs or a layer %5, of a "
                        "close-up %6; of a graph, tree or cube what it needs).")
                .arg(AnimationOptions::kMinWidth)
                .arg(AnimationOptions::kMaxWidth)
                .arg(defaults.width)
                .arg(BoardPicture::kWidth)
                .arg(LayerPage::kWidth)
                .arg(LayerPage::kCloseUpWidth)},
        {{QStringLiteral("delay")}, ms,
            CliText::tr("How long a picture stays, in milliseconds, in steps of 10 (default: %1; of a slide %2; of a "
                        "proof %3; of the cube %4).")
                .arg(defaults.delay * kMsPerUnit)
                .arg(SlideOptions().delay * kMsPerUnit)
                .arg(kProofDelay * kMsPerUnit)
                .arg(CubeTurning().delay * kMsPerUnit)},
        {{QStringLiteral("hold")}, ms,
            CliText::tr("The same for the last picture (default: %1).").arg(defaults.hold * kMsPerUnit)},
        {{QStringLiteral("loops")}, n,
            CliText::tr("How often it plays: once, forever (the default, as 0 is), or a number."),
            {QStringLiteral("once"), QStringLiteral("forever")}},
        themeOption(),
        {{QStringLiteral("sentence")}, {},
            CliText::tr(
                "Write what the step did below the board (default: for animations of runs and proofs at least %1 "
                "pixels wide).")
                .arg(AnimationOptions::kSentenceWidth)},
        {{QStringLiteral("no-sentence")}, {}, CliText::tr("Without the sentence below the board.")},
        {{QStringLiteral("no-caption")}, {}, CliText::tr("Without the line above the board.")},
        {{QStringLiteral("no-legend")}, {}, CliText::tr("Without the legend below the board.")},
        {{QStringLiteral("no-labels")}, {}, CliText::tr("Without row and column numbers.")},
        {{QStringLiteral("colours")}, n,
            CliText::tr("Largest number of colours: 127 (the default) or 255 for a GIF. Use all for a WebP with exact "
                        "colours, even if a palette of 255 makes the file smaller."),
            {QStringLiteral("127"), QStringLiteral("255"), QStringLiteral("all")}},
        {{QStringLiteral("text")}, CliText::tr("WHAT"),
            CliText::tr("In an SVG letters (the default) or outlines, which look the same everywhere."),
            {QStringLiteral("letters"), QStringLiteral("outlines")}},
    };
    for (const OptionSyntax& option : eachOptionSyntax())
        syntax.options.push_back(option);
    for (const OptionSyntax& option : layerOptionSyntax())
        syntax.options.push_back(option);
    for (const OptionSyntax& option : runOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {
        inputNote(),
        CliText::tr(
            "Prints FILE: N frames, SECONDS s, BYTES bytes; of a still picture FILE: BYTES bytes. Where the file "
            "goes to standard output, this goes to standard error."),
        rulesNote(),
        CliText::tr(
            "Exit status: 0 the file is written, whether the puzzle was solved or not (with --each: all that were not "
            "skipped); 2 wrong usage, bad input, or a file cannot be written."),
    };
    return syntax;
}

namespace {

/// What --without leaves of the options; a fault where it names no rule of them.
PassOptions withoutNamed(CommandOptions& options, PassOptions pass)
{
    const QStringList names = options.text("without").split(QLatin1Char(','));
    for (const QString& name : names) {
        const QString id = name.trimmed();
        if (id == QLatin1String("search")) {
            pass.search = false;
            continue;
        }
        const auto rule = pass.model->find(id.toStdString());
        if (!rule || std::erase(pass.rules, *rule) == 0)
            options.fail(CliText::tr("--without: “%1” is no rule of this run, nor search.").arg(id));
    }
    return pass;
}

} // namespace

std::optional<Position> placeNamed(const CommandOptions& options, const Recording& recording, Console& console)
{
    if (!options.has("at"))
        return recording.last();
    const QString text = options.text("at");
    const Address address = readAddress(text, recording);
    if (address.position && !address.candidate && !address.cell)
        return address.position;
    console.message(QStringLiteral("--at: ")
        + (address.problem.isEmpty() ? CliText::tr("“%1” is no place in a run, such as 17.4.").arg(text)
                                     : address.problem));
    return {};
}

namespace {

int exportStill(CommandOptions& options, ExportSettings settings, const Recording& recording, Console& console,
    const CommandLineContext& context)
{
    const auto place = placeNamed(options, recording, console);
    if (!place)
        return ExitBad;
    settings.picture.facts = DocumentFacts::of(recording, *place);
    const int width = options.has("size") ? settings.animation.width : 0;
    if (options.has("recurrence")) {
        const DrawnWords words(console);
        return exportPicture(RecurrencePicture(recording), settings, width, console, context);
    }
    const FrameStyle& style = settings.animation.style;
    if (!options.has("tree")) {
        const DrawnWords words(console);
        return exportPicture(BoardPicture(frameAt(recording, *place, style, BoardPicture::kWidth), style), settings,
            width, console, context);
    }
    if (recording.pushes() == 0) {
        console.message(Wording::noGuess(&recording));
        return ExitBad;
    }
    const DrawnWords words(console);
    return exportPicture(
        TreePicture(recording, {}, *place, CliText::tr("Search tree")), settings, width, console, context);
}

int exportProof(CommandOptions& options, ExportSettings settings, const std::shared_ptr<const Recording>& recording,
    Console& console, const CommandLineContext& context)
{
    const auto place = placeNamed(options, *recording, console);
    if (!place)
        return ExitBad;
    const QString text = options.text("proof");
    const Address address = readAddress(text, *recording);
    if (!address.candidate) {
        console.message(CliText::tr("--proof: “%1” is no candidate, such as r1c2=5.").arg(text));
        return ExitBad;
    }
    const auto backend = makeBitwiseBackend();
    Explainer explainer(*backend, recording->options().model);
    const auto index = static_cast<std::uint16_t>(address.candidate->index());
    const auto goOn = [&] { return !(context.cancelled && context.cancelled()); };
    auto proof = prove(explainer, *recording, index, *place, goOn);
    if (!proof && goOn())
        proof = proveLeft(explainer, *recording, index, *place, goOn);
    if (!proof && context.cancelled && context.cancelled())
        return exportCancelled(settings.target, console);
    if (!proof) {
        console.message(CliText::tr("--proof: %1 is there in %2: nothing has removed it.")
                            .arg(text, Wording::placeName(*recording, *place)));
        return ExitBad;
    }
    if (!options.has("delay"))
        settings.animation.delay = kProofDelay;
    const DrawnWords words(console);
    if (!settings.isAnimation()) {
        settings.picture.facts = DocumentFacts::of(*recording, *place);
        const int width = options.has("size") ? settings.animation.width : 0;
        return exportPicture(
            ChainPicture(ChainContent::of(recording, std::make_shared<const Proof>(std::move(*proof)))), settings,
            width, console, context);
    }
    return exportFrames(ProofFrames(recording, std::make_shared<const Proof>(std::move(*proof)), settings.animation),
        settings, console, context);
}

} // namespace

int runExport(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    if (options.has("each"))
        return runExportEach(options, console, context);
    refuse(options, {"existing"}, CliText::tr("one puzzle; it needs --each"));
    if (options.has("graph"))
        return runExportGraph(options, console, context);
    if (options.has("cube"))
        return runExportCube(options, console, context);
    if (options.has("layer"))
        return runExportLayer(options, console, context);
    const RunOptions run = readRunOptions(options);
    refuse(options, {"number", "planes", "close-up", "at-once"}, CliText::tr("a whole run"));
    const bool two = options.has("without");
    const bool proof = options.has("proof");
    const bool recurrence = options.has("recurrence");
    const bool tree = options.has("tree") || recurrence;
    ExportSettings settings = readExportSettings(options,
        two        ? animationFormats()
            : tree ? pictureFormats()
                   : animationFormats() + pictureFormats());
    refuseForPictures(options, settings);
    if (!settings.isAnimation())
        refuse(options, {"from", "to"}, CliText::tr("a picture; --at names the place"));
    else if (!proof)
        refuse(options, {"at"}, CliText::tr("an animation; --from and --to name its part"));
    if (two) {
        refuse(options, {"proof", "frames"}, QStringLiteral("--without"));
        refuseWords(options, QStringLiteral("--without"));
    }
    if (proof)
        refuse(options, {"from", "to", "frames", "no-fades"}, QStringLiteral("--proof"));
    if (proof && !settings.isAnimation())
        refuseWords(options, CliText::tr("a proof as a picture"));
    if (recurrence)
        refuse(options, {"tree", "without", "proof", "at"}, QStringLiteral("--recurrence"));
    if (tree)
        refuseWords(options, recurrence ? QStringLiteral("--recurrence") : QStringLiteral("--tree"));
    const PassOptions other = two ? withoutNamed(options, run.pass) : run.pass;
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
    int code = ExitDone;
    int passes = recording->passCount();
    std::shared_ptr<const Recording> second;
    if (two) {
        second = recorded(input.puzzle->startingGrid(), {other, run.maxPasses}, console, context);
        if (!second)
            return exportCancelled(settings.target, console);
        passes = std::max(passes, second->passCount());
    }
    if (settings.animation.firstPass > passes) {
        console.message(CliText::tr("--from %1 is behind the end: the run has the passes 0 to %2.")
                            .arg(settings.animation.firstPass)
                            .arg(passes));
        return ExitBad;
    }
    console.progress({});
    settings.output.facts
        = DocumentFacts::ofPasses(*recording, settings.animation.firstPass, settings.animation.lastPass);
    if (proof) {
        code = exportProof(options, settings, recording, console, context);
    } else if (!settings.isAnimation()) {
        code = exportStill(options, settings, *recording, console, context);
    } else if (two) {
        if (!options.has("size"))
            settings.animation.width = LayerPage::kWidth;
        const DrawnWords words(console);
        const ComparedRuns runs{std::make_shared<RecordedRun>(ComparisonWording::thisRun(), *recording, false),
            std::make_shared<RecordedRun>(
                ComparisonWording::otherRun(recording->options(), second->options()), *second, false)};
        code = exportFrames(ComparedFrames({runs}, settings.animation), settings, console, context);
    } else {
        const DrawnWords words(console);
        code = exportFrames(RunFrames(recording, settings.animation), settings, console, context);
    }
    return code == ExitDone && !input.allGood ? ExitBad : code;
}

} // namespace convoku
