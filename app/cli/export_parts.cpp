// SPDX-License-Identifier: MIT
#include "app/cli/export_parts.h"

#include "app/base/file_name.h"
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/theme_option.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/target_file.h"
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

/// Target and format.
void readTarget(CommandOptions& options, const QStringList& formats, ExportSettings& settings)
{
    if (options.has("format"))
        settings.format = formats[options.choice("format", formats, 0)];
    if (!options.has("output")) {
        options.fail(CliText::tr("The target is missing: -o FILE.%1").arg(formats.front()));
        return;
    }
    settings.target = options.text("output");
    const QString end = endOf(settings.target, animationFormats() + pictureFormats());
    if (!settings.format.isEmpty() && !end.isEmpty() && end != settings.format)
        options.fail(CliText::tr("-o: “%1” ends with .%2, and --format says %3: leave one of them out.")
                         .arg(settings.target, end, settings.format));
    if (settings.format.isEmpty())
        settings.format = endOf(settings.target, formats);
    if (!settings.format.isEmpty())
        return;
    settings.format = formats.front();
    QStringList endings;
    for (const QString& format : formats)
        endings << QLatin1Char('.') + format;
    options.fail(
        CliText::tr("-o: “%1” does not end with one of %2, the formats that can be written. --format names one too.")
            .arg(settings.target, endings.join(QStringLiteral(", "))));
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
    return {suffixOf(AnimationFormat::Gif), suffixOf(AnimationFormat::WebP)};
}

QStringList pictureFormats()
{
    QStringList formats;
    for (const PictureFormat format : kPictureFormats)
        formats << suffixOf(format);
    return formats;
}

bool ExportSettings::isAnimation() const
{
    return animationFormats().contains(format);
}

ExportSettings readExportSettings(CommandOptions& options, const QStringList& formats)
{
    using FrameFor = AnimationOptions::FrameFor;
    ExportSettings settings;
    readTarget(options, formats, settings);

    AnimationOptions& animation = settings.animation;
    animation.firstPass = options.number("from", animation.firstPass, 0, kLargestPassCount);
    animation.lastPass = options.number("to", animation.lastPass, 0, kLargestPassCount);
    if (animation.lastPass >= 0 && animation.lastPass < animation.firstPass)
        options.fail(CliText::tr("--from %1 is behind --to %2.").arg(animation.firstPass).arg(animation.lastPass));
    animation.frameFor = chosen<FrameFor>(options, "frames", {{"pass", FrameFor::Pass}, {"change", FrameFor::Change}});
    animation.fades = !options.has("no-fades");
    animation.width = options.number("size", animation.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    animation.delay = readHundredths(options, "delay", animation.delay, settings.remarks);
    animation.hold = readHundredths(options, "hold", animation.hold, settings.remarks);
    animation.style.theme = themeFrom(options);
    animation.style.sentence = options.has("sentence")
        || (settings.isAnimation() && animation.width >= AnimationOptions::kSentenceWidth
            && !options.has("no-sentence"));
    if (options.has("sentence"))
        refuse(options, {"no-sentence"}, QStringLiteral("--sentence"));
    animation.style.caption = !options.has("no-caption");
    animation.style.legend = !options.has("no-legend");
    animation.style.labels = !options.has("no-labels");

    settings.output.format
        = settings.format == suffixOf(AnimationFormat::WebP) ? AnimationFormat::WebP : AnimationFormat::Gif;
    settings.output.plays = readLoops(options);
    settings.output.colours
        = chosen<int>(options, "colours", {{"127", Palette::Small}, {"255", Palette::Large}, {"all", 0}});
    settings.output.allColours = settings.output.colours == 0;
    settings.output.pinned = Theme::of(animation.style.theme).flatColours();
    settings.picture.format = formatOf(QLatin1Char('.') + settings.format, PictureFormat::Png);
    settings.picture.theme = animation.style.theme;
    settings.picture.text
        = chosen<SvgText>(options, "text", {{"letters", SvgText::Letters}, {"outlines", SvgText::Outlines}});
    if (settings.format != suffixOf(PictureFormat::Svg) && options.has("text"))
        options.fail(CliText::tr("--text goes with svg only."));
    return settings;
}

void refuse(CommandOptions& options, const std::vector<const char*>& names, const QString& with)
{
    for (const char* name : names) {
        if (options.has(name))
            options.fail(CliText::tr("--%1 does not go with %2.").arg(QLatin1String(name), with));
    }
}

void refuseWords(CommandOptions& options, const QString& with)
{
    refuse(options, {"sentence", "no-sentence", "no-caption", "no-legend", "no-labels"}, with);
}

void refuseForPictures(CommandOptions& options, const ExportSettings& settings)
{
    if (!settings.isAnimation())
        refuse(options, {"delay", "hold", "loops", "colours", "frames", "no-fades"}, CliText::tr("a still picture"));
    else if (settings.output.format == AnimationFormat::WebP && !settings.output.allColours && options.has("colours"))
        options.fail(CliText::tr(
            "--colours: a WebP keeps all colours, or a palette if that is smaller. Use all, or omit the option."));
    else if (settings.output.format == AnimationFormat::Gif && settings.output.allColours)
        options.fail(CliText::tr("--colours all applies to WebP only. Use 127 or 255."));
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
