// SPDX-License-Identifier: MIT
#include "app/exporting/webp_export.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/gif_encoder.h"
#include "app/exporting/webp_encoder.h"
#include "app/files/output_file.h"

#include <QDir>
#include <QUuid>

#include <algorithm>
#include <cstring>

namespace convoku {
namespace {

using Status = ExportResult::Status;
using Step = AfterPicture;

/// How an estimate samples a long animation. Animations of no more changes than that are encoded whole.
constexpr int kRuns = 16;
constexpr int kRunLength = 4;

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

/// Pictures first … last − 1, as a file of their own.
ExportResult encode(
    const FrameSource& source, int first, int last, const WebpSettings& settings, QIODevice& device, const Step& step)
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
        const QImage frame = drawn.convertToFormat(QImage::Format_RGB32);
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

/// What is complete in one file goes on into a device that cannot be taken back.
QString copied(QIODevice& from, QIODevice& to)
{
    constexpr qint64 kPiece = 1 << 16;
    if (!from.seek(0))
        return from.errorString();
    while (!from.atEnd()) {
        const QByteArray piece = from.read(kPiece);
        if (piece.isEmpty())
            return from.errorString();
        if (to.write(piece) != piece.size())
            return to.errorString();
    }
    return {};
}

Step counted(int frames, const std::function<bool(int, int)>& progress)
{
    return [done = 0, frames, &progress]() mutable { return !progress || progress(++done, frames); };
}

} // namespace

ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, WebpEncoder::fits); status != Status::Done)
        return {status};
    OutputFile file(path);
    if (!file.open())
        return {Status::CannotWrite, file.errorString()};
    ExportResult result = file.replaces()
        ? encode(source, 0, source.count(), settings, file, counted(source.count(), progress))
        : writeWebp(source, settings, file, progress);
    if (result.status == Status::Done && !file.commit())
        result = {Status::CannotWrite, file.errorString()};
    return result;
}

ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, WebpEncoder::fits); status != Status::Done)
        return {status};
    OutputFile spool(QDir::temp().filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    if (!spool.open(QIODevice::ReadWrite))
        return {Status::CannotWrite, spool.errorString()};
    ExportResult result = encode(source, 0, source.count(), settings, spool, counted(source.count(), progress));
    if (result.status == Status::Done) {
        if (const QString problem = copied(spool, device); !problem.isEmpty())
            return {Status::CannotWrite, problem};
    }
    return result;
}

ExportResult measureWebp(
    const FrameSource& source, const WebpSettings& settings, const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, WebpEncoder::fits); status != Status::Done)
        return {status};
    NullDevice device;
    return encode(source, 0, source.count(), settings, device, counted(source.count(), progress));
}

qint64 estimateWebpBytes(
    const FrameSource& source, const WebpSettings& settings, const std::function<bool()>& cancelled)
{
    if (checkSize(source, WebpEncoder::fits) != Status::Done)
        return -1;
    const Step step = [&] { return !cancelled || !cancelled(); };
    const auto bytes = [&](int first, int last) {
        NullDevice device;
        const ExportResult result = encode(source, first, last, settings, device, step);
        return result.status == Status::Done ? result.bytes : -1;
    };
    const int changes = source.count() - 1;
    if (changes <= kRuns * kRunLength)
        return bytes(0, source.count());
    // A stretch costs its first picture, drawn in full, and its changes.
    qint64 sampled = 0;
    for (const auto& [first, last] : sampledChanges(changes, kRuns, kRunLength)) {
        const qint64 alone = bytes(first, first + 1);
        const qint64 stretch = alone < 0 ? -1 : bytes(first, last + 1);
        if (stretch < 0)
            return -1;
        sampled += stretch - alone;
    }
    const qint64 first = bytes(0, 1);
    return first < 0 ? -1 : first + sampled * changes / (qint64{kRuns} * kRunLength);
}

} // namespace convoku
