// SPDX-License-Identifier: MIT
#include "app/exporting/animation.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/apng_export.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/gif_encoder.h"
#include "app/exporting/svg_animation.h"
#include "app/exporting/video_export.h"
#include "app/exporting/webp_export.h"

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

using Progress = std::function<bool(int done, int total)>;

/// Functions and properties of a file format.
struct Writer
{
    AnimationFormat format;
    const char* suffix;
    const char* otherSuffix; ///< that a name may have as well
    ExportResult (*write)(const FrameSource&, const AnimationSettings&, QIODevice&, const Progress&);
    qint64 (*estimate)(const FrameSource&, const AnimationSettings&, const std::function<bool()>& cancelled) = nullptr;
    QString (*whyNot)() = nullptr;
    AnimationTraits traits = {};
};

WebpSettings webp(const AnimationSettings& settings)
{
    return {settings.plays, settings.facts.xmp(), settings.allColours ? 0 : Palette::Large, settings.pinned};
}

constexpr AnimationTraits kVideo{.storesPlays = false, .hasPalette = false};

constexpr Writer kWriters[] = {
    {AnimationFormat::Gif, "gif", "gif",
        [](const FrameSource& source, const AnimationSettings& settings, QIODevice& device, const Progress& progress) {
            return writeGif(source, settings.gif(), device, progress);
        },
        [](const FrameSource& source, const AnimationSettings& settings, const std::function<bool()>& cancelled) {
            return estimateGifBytes(source, settings.gif(), cancelled);
        }},
    {AnimationFormat::WebP, "webp", "webp",
        [](const FrameSource& source, const AnimationSettings& settings, QIODevice& device, const Progress& progress) {
            return writeWebp(source, webp(settings), device, progress);
        },
        [](const FrameSource& source, const AnimationSettings& settings, const std::function<bool()>& cancelled) {
            return estimateWebpBytes(source, webp(settings), cancelled);
        }},
    {AnimationFormat::Apng, "apng", "png", writeApng},
    {AnimationFormat::Mp4, "mp4", "m4v", writeVideo, nullptr, noVideoReason, kVideo},
    {AnimationFormat::WebM, "webm", "webm", writeVideo, nullptr, noVideoReason, kVideo},
    {AnimationFormat::Svg, "svg", "svg", writeAnimatedSvg, nullptr, nullptr, {.hasPalette = false, .hasLetters = true}},
};

const Writer& writerOf(AnimationFormat format)
{
    return *std::ranges::find(kWriters, format, &Writer::format);
}

bool endsWith(const QString& path, const char* suffix)
{
    return path.endsWith(QLatin1Char('.') + QLatin1String(suffix), Qt::CaseInsensitive);
}

} // namespace

GifSettings AnimationSettings::gif() const
{
    return {colours, plays, pinned, facts.text()};
}

ExportResult writeAnimation(
    const FrameSource& source, const AnimationSettings& settings, const QString& path, const Progress& progress)
{
    return replaced(path, [&](QIODevice& file) { return writeAnimation(source, settings, file, progress); });
}

ExportResult writeAnimation(
    const FrameSource& source, const AnimationSettings& settings, QIODevice& device, const Progress& progress)
{
    return writerOf(settings.format).write(source, settings, device, progress);
}

ExportResult measureAnimation(const FrameSource& source, const AnimationSettings& settings, const Progress& progress)
{
    NullDevice device;
    return writeAnimation(source, settings, device, progress);
}

qint64 estimateAnimationBytes(
    const FrameSource& source, const AnimationSettings& settings, const std::function<bool()>& cancelled)
{
    const auto estimate = writerOf(settings.format).estimate;
    return estimate == nullptr ? -1 : estimate(source, settings, cancelled);
}

AnimationTraits traitsOf(AnimationFormat format)
{
    return writerOf(format).traits;
}

int playedDelay(int delayCs)
{
    return GifEncoder::clampedDelay(delayCs);
}

QString suffixOf(AnimationFormat format)
{
    return QString::fromLatin1(writerOf(format).suffix);
}

AnimationFormat animationFormatOf(const QString& path, AnimationFormat otherwise)
{
    const Writer& chosen = writerOf(otherwise);
    if (endsWith(path, chosen.suffix) || endsWith(path, chosen.otherSuffix))
        return otherwise;
    const auto* found
        = std::ranges::find_if(kWriters, [&path](const Writer& writer) { return endsWith(path, writer.suffix); });
    return found == std::end(kWriters) ? otherwise : found->format;
}

QString whyNotWritten(AnimationFormat format)
{
    const auto whyNot = writerOf(format).whyNot;
    return whyNot == nullptr ? QString() : whyNot();
}

} // namespace convoku
