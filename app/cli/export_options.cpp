// SPDX-License-Identifier: MIT
// The options of `export`: their texts and how they are read. What has them is the schema's.
#include "app/cli/cli_text.h"
#include "app/cli/export_modes.h"
#include "app/cli/run_settings.h"
#include "app/cli/theme_option.h"
#include "app/document/found_network.h"
#include "app/exporting/run_pictures.h"
#include "app/views/cube/cube_picture.h"
#include "app/views/layers/layer_frames.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr int kMostLoops = 65535; // the most that the format has room for
constexpr int kShortestMs = 20;

QString endOf(const QString& target, const QStringList& formats)
{
    for (const QString& format : formats) {
        if (target.endsWith(QLatin1Char('.') + format, Qt::CaseInsensitive))
            return format;
    }
    return {};
}

QStringList backgrounds()
{
    return {QStringLiteral("theme"), QStringLiteral("transparent")};
}

/// Names what is exported, for a message that an option does not apply to it.
QString kindText(ExportKind kind, bool animated)
{
    switch (kind) {
    case ExportKind::Run:
        return animated ? CliText::tr("an animation of a run") : CliText::tr("a picture of a run");
    case ExportKind::Collection:
        return animated ? CliText::tr("animations of a collection (--each)")
                        : CliText::tr("pictures of a collection (--each)");
    case ExportKind::Compare:
        return animated ? CliText::tr("an animation of two runs") : CliText::tr("a picture of two runs");
    case ExportKind::Proof:
        return animated ? CliText::tr("an animation of a proof") : CliText::tr("a picture of a proof");
    case ExportKind::Tree:
        return CliText::tr("a search tree");
    case ExportKind::Recurrence:
        return CliText::tr("a picture of the recurrence");
    case ExportKind::Cube:
        return animated ? CliText::tr("an animation of the cube") : CliText::tr("a picture of the cube");
    case ExportKind::Layer:
        return animated ? CliText::tr("an animation of a layer") : CliText::tr("a picture of a layer");
    case ExportKind::Pass:
        return animated ? CliText::tr("an animation of a pass") : CliText::tr("a picture of a pass");
    case ExportKind::Graph:
        return CliText::tr("a graph");
    case ExportKind::Table:
        return CliText::tr("a table");
    case ExportKind::Training:
        return animated ? CliText::tr("an animation of a training") : CliText::tr("a picture of a training");
    case ExportKind::Blind:
    case ExportKind::Picture:
        break;
    }
    return {};
}

std::vector<std::pair<QString, ExportOption>> spelledOptions()
{
    std::vector<std::pair<QString, ExportOption>> spelled;
    for (const ExportRow& row : exportRows()) {
        for (const QString& name : QString::fromLatin1(row.spellings).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            spelled.emplace_back(name, row.option);
    }
    return spelled;
}

void refuseWhatDoesNotApply(CommandOptions& options, ExportKind kind, bool animated)
{
    for (const auto& [name, option] : spelledOptions()) {
        if (!options.has(name.toLatin1().constData()) || applies(option, kind, animated))
            continue;
        QString sentence = CliText::tr("--%1 does not apply to %2.").arg(name, kindText(kind, animated));
        if (option == ExportOption::Passes && applies(ExportOption::Place, kind, animated))
            sentence += QLatin1Char(' ') + CliText::tr("Use --at.");
        if (option == ExportOption::Place && applies(ExportOption::Passes, kind, animated))
            sentence += QLatin1Char(' ') + CliText::tr("Use --from and --to.");
        if (option == ExportOption::Existing)
            sentence += QLatin1Char(' ') + CliText::tr("Use it with --each.");
        options.fail(sentence);
    }
}

/// Some choices are those of a format.
void refuseForFormat(CommandOptions& options, const ExportSettings& settings)
{
    const AnimationFormat format = settings.output.format;
    const QString name = settings.suffix.toUpper();
    if (settings.suffix != suffixOf(PictureFormat::Svg) && options.has("text"))
        options.fail(CliText::tr("--text applies to SVG only."));
    if (settings.suffix == suffixOf(PictureFormat::Pdf) && options.has("background"))
        options.fail(CliText::tr("--background applies to PNG and SVG only."));
    if (!settings.isAnimation)
        return;
    if (options.has("loops") && !takes(format, ExportOption::Plays))
        options.fail(CliText::tr("--loops does not apply to %1: the player decides how often it plays.").arg(name));
    if (!options.has("colours"))
        return;
    if (!takes(format, ExportOption::Colours))
        options.fail(CliText::tr("--colours does not apply to %1.").arg(name));
    else if (format == AnimationFormat::WebP && !settings.output.allColours)
        options.fail(CliText::tr(
            "--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option."));
    else if (format == AnimationFormat::Gif && settings.output.allColours)
        options.fail(CliText::tr("--colours all applies to WebP and APNG only. Use 127 or 255."));
}

/// Target and format.
void readTarget(CommandOptions& options, ExportKind kind, ExportSettings& settings)
{
    QStringList formats;
    if (canBe(kind, true))
        formats += animationFormats();
    if (canBe(kind, false))
        formats += pictureFormats();
    if (options.has("format"))
        settings.suffix = formats[options.choice("format", formats, 0)];
    if (!options.has("output")) {
        options.fail(CliText::tr("The target is missing. Use -o FILE.%1").arg(formats.front()));
        return;
    }
    settings.target = options.text("output");
    const QString end = endOf(settings.target, animationFormats() + pictureFormats());
    const QString png = suffixOf(PictureFormat::Png);
    const bool movesAsPng = end == png && settings.suffix == suffixOf(AnimationFormat::Apng);
    if (!settings.suffix.isEmpty() && !end.isEmpty() && end != settings.suffix && !movesAsPng)
        options.fail(CliText::tr("-o: “%1” ends with .%2, but --format is %3. Use only one of them.")
                         .arg(settings.target, end, settings.suffix));
    if (settings.suffix.isEmpty())
        settings.suffix = endOf(settings.target, formats);
    if (settings.suffix.isEmpty()) {
        settings.suffix = formats.front();
        QStringList endings;
        for (const QString& format : formats)
            endings << QLatin1Char('.') + format;
        options.fail(
            CliText::tr("-o: “%1” does not end with one of the output formats %2. Use one of them, or set --format.")
                .arg(settings.target, endings.join(QStringLiteral(", "))));
    }
    settings.isAnimation = animationFormats().contains(settings.suffix);
    if (movesAsPng)
        settings.suffix = end;
    if (!options.has("animated"))
        return;
    if (!canBe(kind, true))
        options.fail(CliText::tr("--animated does not apply to %1.").arg(kindText(kind, false)));
    else if (settings.suffix == suffixOf(PictureFormat::Pdf))
        options.fail(CliText::tr("--animated: a PDF cannot be animated. Use .svg, .png or one of %1.")
                         .arg(animationFormats().join(QStringLiteral(", "))));
    settings.isAnimation = true;
}

/// Reads --loops, the number of times that an animation plays; 0: for ever.
int readLoops(CommandOptions& options)
{
    const QString value = options.text("loops");
    if (value == QLatin1String("forever"))
        return 0;
    if (value == QLatin1String("once"))
        return 1;
    return options.number("loops", 0, 0, kMostLoops);
}

} // namespace

std::vector<OptionSyntax> exportOptionSyntax()
{
    const AnimationOptions defaults;
    const QString n = QStringLiteral("N");
    const QString ms = CliText::tr("MS");
    const QString comma = QStringLiteral(", ");
    std::vector<OptionSyntax> all{
        {{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
            CliText::tr("The file to write. Animations: .gif, .webp, .apng, .mp4 and .webm (the last two need ffmpeg). "
                        "Pictures: .png, .svg and .pdf. An existing file is replaced only when the new one is "
                        "complete. - is standard output, and needs --format."),
            {}, OptionSyntax::Kind::File},
        {{QStringLiteral("format")}, CliText::tr("FORMAT"),
            CliText::tr("Output format, one of %1. Needed if the target’s name does not show it.")
                .arg((animationFormats() + pictureFormats()).join(comma)),
            animationFormats() + pictureFormats()},
        {{QStringLiteral("animated")}, {}, CliText::tr("Write a .png or .svg file as an animation.")},
        {{QStringLiteral("from")}, n, CliText::tr("First pass to show (default: 0, the puzzle itself).")},
        {{QStringLiteral("to")}, n, CliText::tr("Last pass to show (default: the last one of the run).")},
        {{QStringLiteral("frames")}, CliText::tr("WHAT"),
            CliText::tr("One picture for each pass (the default), or for each change: every rule that removed "
                        "something, every event of the search. A pass that removes more than %1 candidates always has "
                        "one picture for each rule.")
                .arg(AnimationOptions::kMostAtOnce),
            {QStringLiteral("pass"), QStringLiteral("change")}},
        {{QStringLiteral("no-fades")}, {}, CliText::tr("Omit the two frames in which removed candidates fade.")},
        {{QStringLiteral("at")}, CliText::tr("PLACE"),
            CliText::tr("Place in the run for a picture, such as 17 or 17.4 (default: the end).")},
        {{QStringLiteral("without")}, CliText::tr("RULES"),
            CliText::tr(
                "With compare: the rules that the second run omits, separated by commas (search is one of them)."),
            allRuleIds() + QStringList(QStringLiteral("search")), OptionSyntax::Kind::List},
        {{QStringLiteral("against")}, CliText::tr("NAME|FILE"),
            CliText::tr("With compare: the network of the second run, named as with --network."), shippedNetworkIds(),
            OptionSyntax::Kind::File},
        {{QStringLiteral("stacked")}, {},
            CliText::tr("With compare: the boards one above the other, as an animation for a phone (--size 390).")},
        {{QStringLiteral("size"), QStringLiteral("width")}, CliText::tr("W"),
            CliText::tr("Width in pixels, %1 to %2 (default: %3; for a picture %4, for two runs or a layer %5, for a "
                        "close-up %6; for a graph, tree or cube as needed).")
                .arg(AnimationOptions::kMinWidth)
                .arg(AnimationOptions::kMaxWidth)
                .arg(defaults.width)
                .arg(BoardPicture::kWidth)
                .arg(LayerPage::kWidth)
                .arg(LayerPage::kCloseUpWidth)},
        {{QStringLiteral("delay")}, ms,
            CliText::tr("Frame duration in milliseconds, in steps of 10 (default: %1; for a slide %2; for a proof %3; "
                        "for the cube %4).")
                .arg(defaults.delay * kMsPerUnit)
                .arg(SlideOptions().delay * kMsPerUnit)
                .arg(kProofDelay * kMsPerUnit)
                .arg(CubeTurning().delay * kMsPerUnit)},
        {{QStringLiteral("hold")}, ms,
            CliText::tr("Duration of the last frame in milliseconds (default: %1).").arg(defaults.hold * kMsPerUnit)},
        {{QStringLiteral("loops")}, n,
            CliText::tr("Number of times to play: once, forever (the default; also 0) or a number."),
            {QStringLiteral("once"), QStringLiteral("forever")}},
        themeOption(),
        {{QStringLiteral("sentence")}, {},
            CliText::tr("Describe the step in a sentence below the board (default: for animations of runs and proofs "
                        "at least %1 pixels wide).")
                .arg(AnimationOptions::kSentenceWidth)},
        {{QStringLiteral("no-sentence")}, {}, CliText::tr("Omit the sentence below the board.")},
        {{QStringLiteral("title")}, CliText::tr("TEXT"),
            CliText::tr("Begin the animation with this title, which is shown for two seconds.")},
        {{QStringLiteral("caption")}, CliText::tr("TEXT"),
            CliText::tr("The text above the board, in place of pass, depth and candidates left.")},
        {{QStringLiteral("no-caption")}, {}, CliText::tr("Omit the line above the board.")},
        {{QStringLiteral("no-legend")}, {}, CliText::tr("Omit the legend below the board.")},
        {{QStringLiteral("no-labels")}, {}, CliText::tr("Omit the row and column numbers.")},
        {{QStringLiteral("colours")}, n,
            CliText::tr("Largest number of colours: 127 (the default) or 255 for a GIF or an animated PNG. Use all for "
                        "an animated PNG or a WebP with exact colours, even if a palette makes the file smaller."),
            {QStringLiteral("127"), QStringLiteral("255"), QStringLiteral("all")}},
        {{QStringLiteral("text")}, CliText::tr("WHAT"),
            CliText::tr("Text in an SVG: letters (the default) or outlines, which look the same everywhere."),
            {QStringLiteral("letters"), QStringLiteral("outlines")}},
        {{QStringLiteral("background")}, CliText::tr("WHICH"),
            CliText::tr("The background of a PNG or SVG picture: that of the theme (the default), or transparent."),
            {QStringLiteral("theme"), QStringLiteral("transparent")}},
        {{QStringLiteral("watch")}, {},
            CliText::tr(
                "Rewrite the file whenever the file of the puzzle or the network changes. Press Ctrl+C to stop.")},
    };
    for (const auto& more : {eachOptionSyntax(), layerOptionSyntax(), runOptionSyntax()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

QStringList animationFormats()
{
    QStringList formats;
    for (const AnimationFormat format : kAnimationFormats) {
        if (format != AnimationFormat::Svg) // whose name alone says nothing: it is that of a picture
            formats << suffixOf(format);
    }
    return formats;
}

QStringList pictureFormats()
{
    QStringList formats;
    for (const PictureFormat format : kPictureFormats)
        formats << suffixOf(format);
    return formats;
}

ExportSettings readExportSettings(CommandOptions& options, ExportKind kind)
{
    using FrameFor = AnimationOptions::FrameFor;
    ExportSettings settings;
    readTarget(options, kind, settings);
    refuseWhatDoesNotApply(options, kind, settings.isAnimation);

    AnimationOptions& animation = settings.animation;
    animation.firstPass = options.number("from", animation.firstPass, 0, kLargestPassCount);
    animation.lastPass = options.number("to", animation.lastPass, 0, kLargestPassCount);
    if (animation.lastPass >= 0 && animation.lastPass < animation.firstPass)
        options.fail(CliText::tr("--from %1 is after --to %2.").arg(animation.firstPass).arg(animation.lastPass));
    animation.frameFor = chosen<FrameFor>(options, "frames", {{"pass", FrameFor::Pass}, {"change", FrameFor::Change}});
    animation.fades = !options.has("no-fades");
    animation.stacked = options.has("stacked");
    animation.width = options.number("size", animation.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    settings.width = options.has("size") ? animation.width : 0;
    animation.delay = readHundredths(options, "delay", animation.delay, settings.remarks);
    animation.hold = readHundredths(options, "hold", animation.hold, settings.remarks);
    animation.style.theme = themeFrom(options);
    if (options.choice("background", backgrounds(), 0) == 1) {
        Theme clear = Theme::of(animation.style.theme);
        clear.background.setAlpha(0);
        Theme::install(clear);
        animation.style.theme = Theme::Kind::Own;
    }
    animation.style.sentence = options.has("sentence")
        || (settings.isAnimation && animation.width >= AnimationOptions::kSentenceWidth && !options.has("no-sentence"));
    animation.style.ownCaption = options.text("caption").simplified();
    animation.style.caption = !options.has("no-caption");
    animation.style.legend = !options.has("no-legend");
    animation.style.labels = !options.has("no-labels");
    settings.title = options.text("title").simplified();

    const bool isPng = settings.suffix == suffixOf(PictureFormat::Png);
    settings.output.format
        = animationFormatOf(QLatin1Char('.') + settings.suffix, isPng ? AnimationFormat::Apng : AnimationFormat::Gif);
    settings.output.plays = readLoops(options);
    settings.output.colours
        = chosen<int>(options, "colours", {{"127", Palette::Small}, {"255", Palette::Large}, {"all", 0}});
    settings.output.allColours = settings.output.colours == 0;
    settings.output.pinned = Theme::of(animation.style.theme).flatColours();
    settings.picture.format = formatOf(QLatin1Char('.') + settings.suffix, PictureFormat::Png);
    settings.picture.theme = animation.style.theme;
    settings.picture.text
        = chosen<SvgText>(options, "text", {{"letters", SvgText::Letters}, {"outlines", SvgText::Outlines}});
    settings.output.text = settings.picture.text;
    refuseForFormat(options, settings);
    return settings;
}

int readHundredths(CommandOptions& options, const char* name, int usual, QStringList& remarks, int most)
{
    const int asked = options.number(name, usual * kMsPerUnit, kShortestMs, most);
    const int hundredths = (asked + kMsPerUnit / 2) / kMsPerUnit;
    if (options.has(name) && hundredths * kMsPerUnit != asked)
        remarks << CliText::tr("--%1 %2: animations store times in steps of 10 ms. The file has %3 ms.")
                       .arg(QLatin1String(name), QString::number(asked), QString::number(hundredths * kMsPerUnit));
    return hundredths;
}

} // namespace convoku
