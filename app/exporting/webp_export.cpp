// SPDX-License-Identifier: MIT
#include "app/exporting/webp_export.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/gif_encoder.h"
#include "app/exporting/webp_encoder.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace convoku {
namespace {

using Status = ExportResult::Status;
using Step = AfterPicture;

/// Number and length of the samples for an estimate. Animations with no more changes than that are encoded whole.
constexpr int kRuns = 16;
constexpr int kRunLength = 4;
/// The same where only two files are compared.
constexpr int kTrialRuns = 6;
constexpr int kTrialLength = 2;

/// The picture in the palette's colours; without a palette as it is.
QImage inColoursOf(const Palette* palette, QImage picture)
{
    if (palette == nullptr)
        return picture;
    std::vector<uchar> places(static_cast<std::size_t>(picture.width()));
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        palette->map(line, places.data(), picture.width());
        std::ranges::transform(places, line, [palette](uchar place) { return palette->colours()[place]; });
    }
    return picture;
}

bool samePixels(const QImage& a, const QImage& b)
{
    for (int y = 0; y < a.height(); ++y) {
        const auto* one = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        // The fourth byte of Format_RGB32 says nothing.
        if (!std::equal(one, one + a.width(), other, [](QRgb p, QRgb q) { return ((p ^ q) & RGB_MASK) == 0; }))
            return false;
    }
    return true;
}

/// Pictures first … last − 1, as a file of their own, in the colours of the palette or in all.
ExportResult encode(const FrameSource& source, int first, int last, const WebpSettings& settings,
    const Palette* palette, QIODevice& device, const Step& step)
{
    WebpEncoder encoder(device, source.size(), settings.plays, settings.xmp);
    const auto failure = [&encoder] {
        const bool deviceFailed = !encoder.deviceError().isEmpty();
        return ExportResult{deviceFailed ? Status::CannotWrite : Status::EncoderFailed, encoder.deviceError()};
    };
    QImage held; // waits for its delay: the next pictures may be equal
    int heldDelay = 0;
    int pictures = 0;
    for (int i = first; i < last; ++i) {
        const QImage drawn = source.frame(i);
        if (drawn.isNull() || drawn.size() != source.size())
            return {Status::BadFrame};
        const QImage frame = inColoursOf(palette, drawn.convertToFormat(QImage::Format_RGB32));
        const int delay = GifEncoder::clampedDelay(source.delay(i));
        if (!held.isNull() && heldDelay + delay <= GifEncoder::LongestDelay && samePixels(held, frame)) {
            heldDelay += delay;
        } else {
            if (!held.isNull() && !encoder.addFrame(held, heldDelay))
                return failure();
            ++pictures;
            held = frame;
            heldDelay = delay;
        }
        if (!step())
            return {Status::Cancelled};
    }
    if (!encoder.addFrame(held, heldDelay) || !encoder.finish())
        return failure();
    return {Status::Done, {}, encoder.bytesWritten(), pictures};
}

/// Bytes of the animation, from `runs` stretches of `length` changes where it has more than those. -1: cancelled, or a
/// picture is missing.
qint64 sampledBytes(const FrameSource& source, const WebpSettings& settings, const Palette* palette, int runs,
    int length, const Step& step)
{
    const auto bytes = [&](int first, int last) {
        NullDevice device;
        const ExportResult result = encode(source, first, last, settings, palette, device, step);
        return result.status == Status::Done ? result.bytes : -1;
    };
    const int changes = source.count() - 1;
    if (changes <= runs * length)
        return bytes(0, source.count());
    // A stretch costs its first picture, drawn in full, and its changes.
    qint64 sampled = 0;
    for (const auto& [first, last] : sampledChanges(changes, runs, length)) {
        const qint64 alone = bytes(first, first + 1);
        const qint64 stretch = alone < 0 ? -1 : bytes(first, last + 1);
        if (stretch < 0)
            return -1;
        sampled += stretch - alone;
    }
    const qint64 first = bytes(0, 1);
    return first < 0 ? -1 : first + sampled * changes / (qint64{runs} * length);
}

/// The file's palette; none if all colours take less room, or fit into it.
std::optional<Palette> paletteOf(
    const FrameSource& source, const WebpSettings& settings, const ColourHistogram& histogram, const Step& step)
{
    Palette palette(histogram, settings.colours, settings.pinned);
    if (palette.isExact())
        return std::nullopt;
    const qint64 all = sampledBytes(source, settings, nullptr, kTrialRuns, kTrialLength, step);
    const qint64 few = all < 0 ? -1 : sampledBytes(source, settings, &palette, kTrialRuns, kTrialLength, step);
    return few >= 0 && few < all ? std::optional(std::move(palette)) : std::nullopt;
}

/// Writes the file into a device that can seek.
ExportResult written(const FrameSource& source, const WebpSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    const int frames = source.count();
    const int total = settings.colours > 0 ? 2 * frames : frames;
    int done = 0;
    const Step step = [&] { return !progress || progress(++done, total); };
    std::optional<Palette> palette;
    if (settings.colours > 0) {
        ColourHistogram histogram;
        if (const Status status = countColours(source, {0, frames}, histogram, step); status != Status::Done)
            return {status};
        palette = paletteOf(source, settings, histogram, [&] { return !progress || progress(done, total); });
    }
    return encode(source, 0, frames, settings, palette ? &*palette : nullptr, device, step);
}

} // namespace

ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, WebpEncoder::fits); status != Status::Done)
        return {status};
    return replaced(path, [&](QIODevice& file) { return writeWebp(source, settings, file, progress); });
}

ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, WebpEncoder::fits); status != Status::Done)
        return {status};
    if (device.isSequential())
        return spooled(device, [&](QIODevice& file) { return written(source, settings, file, progress); });
    return written(source, settings, device, progress);
}

qint64 estimateWebpBytes(
    const FrameSource& source, const WebpSettings& settings, const std::function<bool()>& cancelled)
{
    if (checkSize(source, WebpEncoder::fits) != Status::Done)
        return -1;
    const Step step = [&] { return !cancelled || !cancelled(); };
    std::optional<Palette> palette;
    if (settings.colours > 0) {
        const int changes = source.count() - 1;
        const std::vector<PictureRange> samples = changes <= kRuns * kRunLength
            ? std::vector<PictureRange>{{0, changes}}
            : sampledChanges(changes, kRuns, kRunLength);
        ColourHistogram histogram;
        for (const PictureRange& sample : samples) {
            if (countColours(source, {sample.first, sample.last + 1}, histogram, step) != Status::Done)
                return -1;
        }
        palette = paletteOf(source, settings, histogram, step);
    }
    return sampledBytes(source, settings, palette ? &*palette : nullptr, kRuns, kRunLength, step);
}

} // namespace convoku
