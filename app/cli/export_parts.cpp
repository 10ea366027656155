// SPDX-License-Identifier: MIT
#include "app/cli/export_parts.h"

#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/target_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kMostPasses = 1'000'000'000;
constexpr int kMostLoops = 65535; // the most that the format has room for
constexpr int kShortestMs = 20;
constexpr int kLongestMs = 655350;

QString targetFrom(CommandOptions& options, const QStringList& endings)
{
    if (!options.has("output")) {
        options.fail(CliText::tr("The target is missing: -o FILE%1").arg(endings.front()));
        return {};
    }
    const QString target = options.text("output");
    const bool known = std::any_of(endings.begin(), endings.end(),
        [&target](const QString& ending) { return target.endsWith(ending, Qt::CaseInsensitive); });
    if (!known && endings.size() == 1)
        options.fail(
            CliText::tr("-o: “%1” does not end with %2, the format that can be written.").arg(target, endings.front()));
    else if (!known)
        options.fail(CliText::tr("-o: “%1” does not end with one of %2, the formats that can be written.")
                         .arg(target, endings.join(QStringLiteral(", "))));
    return target;
}

int finish(const ExportResult& result, const QString& target, const QString& written, Console& console)
{
    console.progress({});
    if (result.status != ExportResult::Status::Done) {
        console.message(exportProblem(result, target));
        return ExitBad;
    }
    console.writeLine(written.toUtf8());
    return ExitDone;
}

} // namespace

ExportSettings readExportSettings(CommandOptions& options, const QStringList& endings)
{
    using FrameFor = AnimationOptions::FrameFor;
    ExportSettings settings;
    settings.target = targetFrom(options, endings);

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

void refuse(CommandOptions& options, const std::vector<const char*>& names, const char* with)
{
    for (const char* name : names) {
        if (options.has(name))
            options.fail(CliText::tr("--%1 does not go with %2.").arg(QLatin1String(name), QLatin1String(with)));
    }
}

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

std::shared_ptr<const Recording> recorded(
    const StartingGrid& start, const RunOptions& run, Console& console, const CommandLineContext& context, int passes)
{
    const auto backend = context.makeBackend(1);
    Runner runner(*backend, start, run);
    auto recording = std::make_shared<Recording>(start.givens, runner.start(), run.pass);
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
    int shown = -1;
    const ExportResult result = writeGif(frames, settings.gif, settings.target, [&](int done, int total) {
        const int percent = static_cast<int>(100LL * done / total);
        if (std::exchange(shown, percent) != percent)
            console.progress(CliText::tr("%1: %2 %").arg(settings.target, QString::number(percent)));
        return !(context.cancelled && context.cancelled());
    });
    return finish(result, settings.target,
        CliText::tr("%1: %2, %3 s, %4 bytes")
            .arg(settings.target, CliText::tr("%n frame(s)", nullptr, result.pictures),
                QString::number(frames.duration() / 100.0, 'f', 2), QString::number(result.bytes)),
        console);
}

int exportBytes(const QByteArray& bytes, const QString& target, Console& console)
{
    const ExportResult result = writeBytes(bytes, target);
    return finish(result, target, CliText::tr("%1: %2 bytes").arg(target).arg(result.bytes), console);
}

int exportCancelled(const QString& target, Console& console)
{
    return finish({ExportResult::Status::Cancelled}, target, {}, console);
}

} // namespace convoku
