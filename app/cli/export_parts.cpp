// SPDX-License-Identifier: MIT
#include "app/cli/export_parts.h"

#include "app/base/file_name.h"
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/theme_option.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/target_file.h"
#include "app/exporting/titled_frames.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <QDir>
#include <QFileInfo>
#include <QIODevice>

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

/// What is exported, for a sentence that says what an option does not apply to.
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
    case ExportKind::Graph:
        return CliText::tr("a graph");
    case ExportKind::Training:
        return animated ? CliText::tr("an animation of a training") : CliText::tr("a picture of a training");
    case ExportKind::Blind:
    case ExportKind::Picture:
        break;
    }
    return {};
}

/// Which choice each option of the command makes.
constexpr std::pair<const char*, ExportOption> kExportOptions[] = {
    {"from", ExportOption::Passes},
    {"to", ExportOption::Passes},
    {"at", ExportOption::Place},
    {"frames", ExportOption::FrameFor},
    {"no-fades", ExportOption::Fades},
    {"size", ExportOption::Width},
    {"delay", ExportOption::Delay},
    {"hold", ExportOption::Hold},
    {"loops", ExportOption::Plays},
    {"colours", ExportOption::Colours},
    {"sentence", ExportOption::Words},
    {"no-sentence", ExportOption::Words},
    {"caption", ExportOption::Words},
    {"no-caption", ExportOption::Words},
    {"no-legend", ExportOption::Words},
    {"no-labels", ExportOption::Words},
    {"text", ExportOption::SvgText},
    {"number", ExportOption::Number},
    {"close-up", ExportOption::Number},
    {"planes", ExportOption::Planes},
    {"at-once", ExportOption::AtOnce},
    {"title", ExportOption::Title},
    {"background", ExportOption::Background},
    {"without", ExportOption::OtherRun},
    {"against", ExportOption::OtherRun},
    {"stacked", ExportOption::Stacked},
    {"network", ExportOption::RunSettings},
    {"weights", ExportOption::RunSettings},
    {"rules", ExportOption::RunSettings},
    {"no-search", ExportOption::RunSettings},
    {"max-passes", ExportOption::RunSettings},
    {"existing", ExportOption::Existing},
};

void refuseWhatDoesNotApply(CommandOptions& options, ExportKind kind, bool animated)
{
    for (const auto& [name, option] : kExportOptions) {
        if (!options.has(name) || applies(option, kind, animated))
            continue;
        QString sentence = CliText::tr("--%1 does not apply to %2.").arg(QLatin1String(name), kindText(kind, animated));
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
        options.fail(CliText::tr("The target is missing: -o FILE.%1").arg(formats.front()));
        return;
    }
    settings.target = options.text("output");
    const QString end = endOf(settings.target, animationFormats() + pictureFormats());
    const QString png = suffixOf(PictureFormat::Png);
    const bool movesAsPng = end == png && settings.suffix == suffixOf(AnimationFormat::Apng);
    if (!settings.suffix.isEmpty() && !end.isEmpty() && end != settings.suffix && !movesAsPng)
        options.fail(CliText::tr("-o: “%1” ends with .%2, and --format says %3: leave one of them out.")
                         .arg(settings.target, end, settings.suffix));
    if (settings.suffix.isEmpty())
        settings.suffix = endOf(settings.target, formats);
    if (settings.suffix.isEmpty()) {
        settings.suffix = formats.front();
        QStringList endings;
        for (const QString& format : formats)
            endings << QLatin1Char('.') + format;
        options.fail(CliText::tr(
            "-o: “%1” does not end with one of %2, the formats that can be written. --format names one too.")
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
        options.fail(CliText::tr("--animated: a PDF does not move. Use .svg, .png or one of %1.")
                         .arg(animationFormats().join(QStringLiteral(", "))));
    settings.isAnimation = true;
}

/// How often it plays; 0: for ever.
int readLoops(CommandOptions& options)
{
    const QString value = options.text("loops");
    if (value == QLatin1String("forever"))
        return 0;
    if (value == QLatin1String("once"))
        return 1;
    return options.number("loops", 0, 0, kMostLoops);
}

QString shownTarget(const QString& target)
{
    return isStandardOutput(target) ? CliText::tr("standard output") : target;
}

int finish(const ExportResult& result, const QString& target, const QString& written, Console& console)
{
    console.progress({});
    const bool streamed = isStandardOutput(target);
    if (result.status != ExportResult::Status::Done) {
        if (streamed && result.status == ExportResult::Status::Cancelled)
            console.message(CliText::tr("Cancelled."));
        else if (console.good()) // else that is what will be said
            console.message(exportProblem(result, shownTarget(target)));
        return ExitBad;
    }
    if (streamed)
        console.message(written);
    else
        console.writeLine(written);
    return ExitDone;
}

/// Standard output as a device for a file that is written piece by piece.
class StandardOutput : public QIODevice
{
public:
    explicit StandardOutput(Console& console)
        : m_console(console)
    {
        open(WriteOnly | Unbuffered);
    }

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        m_console.write(QByteArray(data, size));
        if (m_console.good())
            return size;
        setErrorString(m_console.writeError());
        return -1;
    }

private:
    Console& m_console;
};

} // namespace

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
        options.fail(CliText::tr("--from %1 is behind --to %2.").arg(animation.firstPass).arg(animation.lastPass));
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

bool isStandardOutput(const QString& target)
{
    return target == QLatin1String("-");
}

bool targetLooksPossible(const QString& target, Console& console)
{
    const QFileInfo info(target);
    if (isStandardOutput(target)) {
        if (!console.outIsTerminal())
            return true;
        console.message(CliText::tr("-o -: standard output is a terminal, and a picture is nothing to read there: lead "
                                    "it into a file or a program."));
    } else if (isFolder(target))
        console.message(CliText::tr("%1 cannot be written: it is a folder.").arg(target));
    else if (!isFolder(info.path()))
        console.message(CliText::tr("%1 cannot be written: there is no folder %2.").arg(target, info.absolutePath()));
    else
        return true;
    return false;
}

bool targetLooksPossible(const ExportSettings& settings, Console& console)
{
    const QString reason = settings.isAnimation ? whyNotWritten(settings.output.format) : QString();
    if (reason.isEmpty())
        return targetLooksPossible(settings.target, console);
    console.message(reason);
    return false;
}

std::shared_ptr<const Recording> recorded(
    const StartingGrid& start, const RunOptions& run, Console& console, const CommandLineContext& context, int passes)
{
    const auto backend = makeBitwiseBackend();
    Runner runner(*backend, start, run);
    auto recording = std::make_shared<Recording>(start.givens, runner.start(), run.pass, runner.pass());
    while (!runner.ended() && recording->passCount() < passes) {
        if (context.cancelled && context.cancelled())
            return {};
        recording->append(runner.nextPass());
        if (recording->passCount() % 16 == 0)
            console.progress(CliText::tr("Pass %1").arg(recording->passCount()));
    }
    return recording;
}

int exportFrames(
    const FrameSource& frames, const ExportSettings& settings, Console& console, const CommandLineContext& context)
{
    if (!settings.title.isEmpty()) {
        ExportSettings rest = settings;
        rest.title.clear();
        const std::shared_ptr<const FrameSource> shared(std::shared_ptr<void>(), &frames); // not owned
        return exportFrames(TitledFrames(shared, settings.title, settings.picture.theme), rest, console, context);
    }
    for (const QString& remark : settings.remarks)
        console.message(remark);
    int shown = -1;
    const auto progress = [&](int done, int total) {
        const int percent = static_cast<int>(100LL * done / total);
        if (std::exchange(shown, percent) != percent)
            console.progress(CliText::tr("%1: %2 %").arg(shownTarget(settings.target), QString::number(percent)));
        return !(context.cancelled && context.cancelled());
    };
    ExportResult result;
    if (isStandardOutput(settings.target)) {
        StandardOutput device(console);
        result = writeAnimation(frames, settings.output, device, progress);
    } else {
        result = writeAnimation(frames, settings.output, settings.target, progress);
    }
    return finish(result, settings.target,
        CliText::tr("%1: %2, %3 s, %4 bytes")
            .arg(shownTarget(settings.target), CliText::tr("%n frame(s)", nullptr, result.pictures),
                QString::number(frames.duration() / 100.0, 'f', 2), QString::number(result.bytes)),
        console);
}

int writeTarget(const QByteArray& bytes, const QString& target, Console& console, const CommandLineContext& context)
{
    // The last time that anybody is asked: from here on the file is there, or says why it is not.
    if (context.cancelled && context.cancelled())
        return exportCancelled(target, console);
    ExportResult result;
    if (!isStandardOutput(target)) {
        result = writeBytes(bytes, target);
    } else if (bytes.isEmpty()) {
        result = {ExportResult::Status::BadFrame};
    } else {
        console.write(bytes);
        result = {console.good() ? ExportResult::Status::Done : ExportResult::Status::CannotWrite, console.writeError(),
            bytes.size(), 1};
    }
    return finish(
        result, target, CliText::tr("%1: %2 bytes").arg(shownTarget(target), QString::number(result.bytes)), console);
}

int exportPicture(const Picture& picture, const ExportSettings& settings, int width, Console& console,
    const CommandLineContext& context)
{
    for (const QString& remark : settings.remarks)
        console.message(remark);
    PictureSettings how = settings.picture;
    how.scale = width > 0 ? width / picture.size().width() : 1;
    const auto cancelled = [&context] { return context.cancelled && context.cancelled(); };
    if (cancelled())
        return exportCancelled(settings.target, console);
    return writeTarget(bytesOf(picture, how), settings.target, console, context);
}

int exportCancelled(const QString& target, Console& console)
{
    return finish({ExportResult::Status::Cancelled}, target, {}, console);
}

} // namespace convoku
