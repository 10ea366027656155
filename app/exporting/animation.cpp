// SPDX-License-Identifier: MIT
#include "app/exporting/animation.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/gif_encoder.h"
#include "app/exporting/webp_export.h"

namespace convoku {
namespace {

WebpSettings webp(const AnimationSettings& settings)
{
    return {settings.plays, settings.facts.xmp(), settings.allColours ? 0 : Palette::Large, settings.pinned};
}

} // namespace

GifSettings AnimationSettings::gif() const
{
    return {colours, plays, pinned, facts.text()};
}

ExportResult writeAnimation(const FrameSource& source, const AnimationSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress)
{
    return settings.format == AnimationFormat::WebP ? writeWebp(source, webp(settings), path, progress)
                                                    : writeGif(source, settings.gif(), path, progress);
}

ExportResult writeAnimation(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    return settings.format == AnimationFormat::WebP ? writeWebp(source, webp(settings), device, progress)
                                                    : writeGif(source, settings.gif(), device, progress);
}

ExportResult measureAnimation(const FrameSource& source, const AnimationSettings& settings,
    const std::function<bool(int done, int total)>& progress)
{
    if (settings.format == AnimationFormat::WebP)
        return measureWebp(source, webp(settings), progress);
    NullDevice device;
    return writeGif(source, settings.gif(), device, progress);
}

qint64 estimateAnimationBytes(
    const FrameSource& source, const AnimationSettings& settings, const std::function<bool()>& cancelled)
{
    return settings.format == AnimationFormat::WebP ? estimateWebpBytes(source, webp(settings), cancelled)
                                                    : estimateGifBytes(source, settings.gif(), cancelled);
}

int playedDelay(int delayCs)
{
    return GifEncoder::clampedDelay(delayCs);
}

QString suffixOf(AnimationFormat format)
{
    return format == AnimationFormat::WebP ? QStringLiteral("webp") : QStringLiteral("gif");
}

AnimationFormat animationFormatOf(const QString& path, AnimationFormat otherwise)
{
    for (const AnimationFormat format : {AnimationFormat::Gif, AnimationFormat::WebP}) {
        if (path.endsWith(QLatin1Char('.') + suffixOf(format), Qt::CaseInsensitive))
            return format;
    }
    return otherwise;
}

} // namespace convoku
