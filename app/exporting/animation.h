// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/document_facts.h"
#include "app/exporting/gif_export.h"
#include "app/exporting/svg_text.h"

namespace convoku {

enum class AnimationFormat {
    Gif,
    WebP, ///< without loss; in a palette of colours if that is smaller
    Apng, ///< animated PNG
    Mp4, ///< H.264, by ffmpeg
    WebM, ///< AV1 or VP9, by ffmpeg
    Svg, ///< animated by a style sheet
};
/// All formats, the default first.
inline constexpr AnimationFormat kAnimationFormats[] = {AnimationFormat::Gif, AnimationFormat::WebP,
    AnimationFormat::Apng, AnimationFormat::Mp4, AnimationFormat::WebM, AnimationFormat::Svg};

/// Settings for a file of any format with the pictures of a FrameSource.
struct AnimationSettings
{
    AnimationFormat format = AnimationFormat::Gif;
    int plays = 0; ///< 0: for ever; videos do not say
    int colours = Palette::Small; ///< Gif, Apng: at most
    bool allColours = false; ///< WebP, Apng: every colour is exact, also if a palette is smaller
    std::vector<QRgb> pinned = {}; ///< colours to keep exactly, also when there are too many
    SvgText text = SvgText::Letters; ///< Svg
    DocumentFacts facts = {};

    GifSettings gif() const;
};

/// Writes the animation as writeGif does, under the same terms: equal neighbours are one picture of their common
/// length, delays are those that players keep, the file is replaced only when the new one is complete. Memory does not
/// grow with the number of pictures.
ExportResult writeAnimation(const FrameSource& source, const AnimationSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress);
/// The same into an open device, which may have got a part of it where the result is not Done.
ExportResult writeAnimation(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

/// Returns the result that writeAnimation() would have, without writing the file: bytes and pictures are exact. Takes
/// as long.
ExportResult measureAnimation(const FrameSource& source, const AnimationSettings& settings,
    const std::function<bool(int done, int total)>& progress);

/// About as many bytes as writeAnimation would write, in a time that does not grow with the number of pictures. -1 if
/// cancelled (`cancelled` may be empty), if there is no such file, or where nothing shorter is known than to write it.
qint64 estimateAnimationBytes(
    const FrameSource& source, const AnimationSettings& settings, const std::function<bool()>& cancelled);

/// Properties that files of a format can store.
struct AnimationTraits
{
    bool storesPlays = true; ///< how often it plays
    bool hasPalette = true; ///< so many colours
    bool hasLetters = false; ///< letters or outlines
};
AnimationTraits traitsOf(AnimationFormat format);

/// Returns how long a picture with this delay is shown in the file, in hundredths of a second.
int playedDelay(int delayCs);

/// "gif", "webp", "apng", "mp4", "webm"; of an Svg "svg", as of a picture.
QString suffixOf(AnimationFormat format);
/// By the end of the file's name, in any case; `otherwise` where it has another one, or one that `otherwise` may have:
/// an Apng may be called .png.
AnimationFormat animationFormatOf(const QString& path, AnimationFormat otherwise);
/// Returns why this machine cannot write the format and what to do; empty if it can.
QString whyNotWritten(AnimationFormat format);

} // namespace convoku
