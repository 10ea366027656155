// SPDX-License-Identifier: MIT
#include "app/exporting/gif_export.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/frame_walk.h"
#include "app/exporting/gif_encoder.h"

namespace convoku {

namespace {

using Status = ExportResult::Status;

// Number and length of the samples for an estimate. Animations with no more changes than that are encoded whole.
constexpr int Runs = 32;
constexpr int RunLength = 8;

using Step = AfterPicture;

// `firstBytes` gets what the file has up to the second picture, if there is one.
ExportResult encode(const FrameSource& source, PictureRange range, const Palette& palette,
    const GifEncoder::Header& header, QIODevice& device, const Step& step, qint64* firstBytes = nullptr)
{
    GifEncoder encoder(device, source.size(), header);
    const auto failure = [&encoder] {
        const bool deviceFailed = !encoder.deviceError().isEmpty();
        return ExportResult{deviceFailed ? Status::CannotWrite : Status::EncoderFailed, encoder.deviceError()};
    };
    FrameWalk walk(source);
    QImage mapped(source.size(), QImage::Format_Indexed8);
    for (int i = range.first; i < range.last; ++i) {
        if (mapped.isNull() || !walk.go(i)) {
            return {Status::BadFrame};
        }
        for (const FrameWalk::Piece& piece : walk.changes())
            palette.map(walk.now(piece), mapped.scanLine(piece.y) + piece.x, piece.length);
        const int pictures = encoder.pictures();
        if (!encoder.addFrame(mapped, source.delay(i)))
            return failure();
        if (firstBytes && pictures == 1 && encoder.pictures() == 2)
            *firstBytes = encoder.bytesWritten();
        if (!step()) {
            return {Status::Cancelled};
        }
    }
    if (!encoder.finish())
        return failure();
    return {Status::Done, {}, encoder.bytesWritten(), encoder.pictures()};
}

GifEncoder::Header headerFor(const Palette& palette, const ColourHistogram& histogram, const GifSettings& settings)
{
    return {palette.colours(), palette.needs(histogram), settings.plays, settings.comment};
}

} // namespace

ExportResult writeGif(const FrameSource& source, const GifSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress)
{
    return replaced(path, [&](QIODevice& file) { return writeGif(source, settings, file, progress); });
}

ExportResult writeGif(const FrameSource& source, const GifSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, GifEncoder::fits); status != Status::Done) {
        return {status};
    }
    const int frames = source.count();
    int done = 0;
    const Step step = [&] {
        ++done;
        return !progress || progress(done, 2 * frames);
    };
    const PictureRange all{0, frames};
    ColourHistogram histogram;
    if (const Status status = countColours(source, all, histogram, step); status != Status::Done) {
        return {status};
    }
    const Palette palette = Palette::smallest(histogram, settings.colours, settings.pinned);
    return encode(source, all, palette, headerFor(palette, histogram, settings), device, step);
}

qint64 estimateGifBytes(const FrameSource& source, const GifSettings& settings, const std::function<bool()>& cancelled)
{
    if (checkSize(source, GifEncoder::fits) != Status::Done)
        return -1;
    const Step step = [&] { return !cancelled || !cancelled(); };
    const int changes = source.count() - 1;
    const bool whole = changes <= Runs * RunLength;
    const std::vector<PictureRange> samples
        = whole ? std::vector<PictureRange>{{0, changes}} : sampledChanges(changes, Runs, RunLength);

    ColourHistogram histogram;
    for (const PictureRange& sample : samples) {
        if (countColours(source, {sample.first, sample.last + 1}, histogram, step) != Status::Done)
            return -1;
    }
    const Palette palette = Palette::smallest(histogram, settings.colours, settings.pinned);
    const GifEncoder::Header header = headerFor(palette, histogram, settings);
    if (whole) {
        NullDevice device;
        const ExportResult result = encode(source, {0, source.count()}, palette, header, device, step);
        return result.status == Status::Done ? result.bytes : -1;
    }
    // A stretch costs its first frame, drawn in full, and its changes; the file has one such frame.
    qint64 sampled = 0;
    for (const PictureRange& sample : samples) {
        NullDevice device;
        qint64 first = -1;
        const ExportResult result
            = encode(source, {sample.first, sample.last + 1}, palette, header, device, step, &first);
        if (result.status != Status::Done)
            return -1;
        sampled += first < 0 ? 0 : result.bytes - first;
    }
    NullDevice device;
    const ExportResult first = encode(source, {0, 1}, palette, header, device, step);
    return first.status == Status::Done ? first.bytes + sampled * changes / (qint64(Runs) * RunLength) : -1;
}

} // namespace convoku
