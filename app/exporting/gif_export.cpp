// SPDX-License-Identifier: MIT
#include "app/exporting/gif_export.h"

#include "app/exporting/frame_source.h"
#include "app/exporting/gif_encoder.h"
#include "app/exporting/target_file.h"

#include <QFileDevice>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

namespace convoku {

namespace {

using Status = ExportResult::Status;

// How an estimate samples a long animation: Runs evenly spread stretches of RunLength changes from frame to frame.
// Animations of no more changes than that are encoded whole.
constexpr int Runs = 32;
constexpr int RunLength = 8;

// Frames first...last - 1 of a source.
struct Range
{
    int first = 0;
    int last = 0;
};

// Called after each frame drawn; false to cancel.
using Step = std::function<bool()>;

// Swallows everything; GifEncoder counts.
class NullDevice : public QIODevice
{
public:
    NullDevice() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 bytes) override { return bytes; }
};

// Null if the source broke its promise.
QImage drawn(const FrameSource& source, int index)
{
    const QImage frame = source.frame(index);
    return frame.size() == source.size() ? frame.convertToFormat(QImage::Format_RGB32) : QImage();
}

bool samePixels(const QImage& a, const QImage& b)
{
    for (int y = 0; y < a.height(); ++y) {
        if (std::memcmp(a.constScanLine(y), b.constScanLine(y), std::size_t(a.width())) != 0) {
            return false;
        }
    }
    return true;
}

Status count(const FrameSource& source, Range range, ColourHistogram& histogram, const Step& step)
{
    for (int i = range.first; i < range.last; ++i) {
        const QImage frame = drawn(source, i);
        if (frame.isNull()) {
            return Status::BadFrame;
        }
        histogram.add(frame);
        if (!step()) {
            return Status::Cancelled;
        }
    }
    return Status::Done;
}

ExportResult encode(
    const FrameSource& source, Range range, const Palette& palette, int plays, QIODevice& device, const Step& step)
{
    GifEncoder encoder(device, source.size(), palette.colours(), plays);
    const auto failure = [&encoder] {
        const bool deviceFailed = !encoder.deviceError().isEmpty();
        return ExportResult{deviceFailed ? Status::CannotWrite : Status::EncoderFailed, encoder.deviceError()};
    };
    QImage held; // waits for its delay: the next frames may be equal
    int heldDelay = 0;
    int pictures = 1; // the one that is held
    for (int i = range.first; i < range.last; ++i) {
        const QImage frame = drawn(source, i);
        if (frame.isNull()) {
            return {Status::BadFrame};
        }
        const QImage mapped = palette.map(frame);
        const int delay = GifEncoder::clampedDelay(source.delay(i));
        if (!held.isNull() && heldDelay + delay <= GifEncoder::LongestDelay && samePixels(held, mapped)) {
            heldDelay += delay;
        } else {
            if (!held.isNull() && !encoder.addFrame(held, heldDelay)) {
                return failure();
            }
            pictures += held.isNull() ? 0 : 1;
            held = mapped;
            heldDelay = delay;
        }
        if (!step()) {
            return {Status::Cancelled};
        }
    }
    if (!encoder.addFrame(held, heldDelay) || !encoder.finish()) {
        return failure();
    }
    return {Status::Done, {}, encoder.bytesWritten(), pictures};
}

Status check(const FrameSource& source)
{
    if (source.count() <= 0 || source.size().isEmpty()) {
        return Status::NoFrames;
    }
    return GifEncoder::fits(source.size()) ? Status::Done : Status::TooLarge;
}

// The stretches of changes that an estimate looks at, one in each of Runs equal parts of the animation. Change i leads
// from frame i to frame i + 1.
std::vector<Range> sampledChanges(int changes)
{
    std::vector<Range> result;
    for (int run = 0; run < Runs; ++run) {
        const int begin = int(qint64(changes) * run / Runs);
        const int end = int(qint64(changes) * (run + 1) / Runs);
        // Not at the same place in each part: animations have periods.
        const double place = std::fmod((run + 1) * 0.6180339887, 1.0);
        const int first = begin + int(place * (end - begin - RunLength + 1));
        result.push_back({first, first + RunLength});
    }
    return result;
}

} // namespace

ExportResult writeGif(const FrameSource& source, const GifSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = check(source); status != Status::Done) {
        return {status};
    }
    const int frames = source.count();
    int done = 0;
    const Step step = [&] {
        ++done;
        return !progress || progress(done, 2 * frames);
    };
    // First of all, so that nobody waits for frames that cannot be kept.
    QString error;
    const std::unique_ptr<QFileDevice> file = openTarget(path, error);
    if (!file) {
        return {Status::CannotWrite, error};
    }
    const Range all{0, frames};
    ColourHistogram histogram;
    if (const Status status = count(source, all, histogram, step); status != Status::Done) {
        return {status};
    }
    const Palette palette = Palette::smallest(histogram, settings.colours, settings.pinned);
    ExportResult result = encode(source, all, palette, settings.plays, *file, step);
    if (result.status == Status::Done && !commitTarget(*file)) {
        result = {Status::CannotWrite, file->errorString()};
    }
    return result;
}

qint64 estimateGifBytes(const FrameSource& source, const GifSettings& settings, const std::function<bool()>& cancelled)
{
    if (check(source) != Status::Done) {
        return -1;
    }
    const Step step = [&] { return !cancelled || !cancelled(); };
    const int changes = source.count() - 1;
    const bool whole = changes <= Runs * RunLength;
    const std::vector<Range> samples = whole ? std::vector<Range>{{0, changes}} : sampledChanges(changes);

    ColourHistogram histogram;
    for (const Range& sample : samples) {
        if (count(source, {sample.first, sample.last + 1}, histogram, step) != Status::Done) {
            return -1;
        }
    }
    const Palette palette = Palette::smallest(histogram, settings.colours, settings.pinned);
    const auto bytes = [&](Range range) {
        NullDevice device;
        const ExportResult result = encode(source, range, palette, settings.plays, device, step);
        return result.status == Status::Done ? result.bytes : -1;
    };
    if (whole) {
        return bytes({0, source.count()});
    }
    // A stretch costs its first frame, drawn in full, and its changes.
    qint64 sampled = 0;
    for (const Range& sample : samples) {
        const qint64 first = bytes({sample.first, sample.first + 1});
        const qint64 stretch = first < 0 ? -1 : bytes({sample.first, sample.last + 1});
        if (stretch < 0) {
            return -1;
        }
        sampled += stretch - first;
    }
    const qint64 first = bytes({0, 1});
    return first < 0 ? -1 : first + sampled * changes / (qint64(Runs) * RunLength);
}

} // namespace convoku
