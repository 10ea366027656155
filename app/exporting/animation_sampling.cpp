// SPDX-License-Identifier: MIT
#include "app/exporting/animation_sampling.h"

#include "app/exporting/frame_source.h"
#include "app/exporting/frame_walk.h"

#include <cmath>

namespace convoku {

ExportResult::Status checkSize(const FrameSource& source, bool (*fits)(QSize size))
{
    if (source.count() <= 0 || source.size().isEmpty())
        return ExportResult::Status::NoFrames;
    return fits(source.size()) ? ExportResult::Status::Done : ExportResult::Status::TooLarge;
}

std::vector<PictureRange> sampledChanges(int changes, int runs, int length)
{
    constexpr double kGoldenRatio = 0.6180339887;
    std::vector<PictureRange> result;
    for (int run = 0; run < runs; ++run) {
        const int begin = static_cast<int>(qint64{changes} * run / runs);
        const int end = static_cast<int>(qint64{changes} * (run + 1) / runs);
        // Not at the same place in each part: animations have periods.
        const double place = std::fmod((run + 1) * kGoldenRatio, 1.0);
        const int first = begin + static_cast<int>(place * (end - begin - length + 1));
        result.push_back({first, first + length});
    }
    return result;
}

ExportResult::Status countColours(
    const FrameSource& source, PictureRange range, ColourHistogram& histogram, const AfterPicture& step)
{
    FrameWalk walk(source);
    for (int i = range.first; i < range.last; ++i) {
        if (!walk.go(i))
            return ExportResult::Status::BadFrame;
        histogram.beginFrame();
        for (const FrameWalk::Piece& piece : walk.changes()) {
            if (i > range.first)
                histogram.takeBack(walk.before(piece), piece.length, range.last - i);
            histogram.add(walk.now(piece), piece.length, range.last - i);
        }
        if (!step())
            return ExportResult::Status::Cancelled;
    }
    return ExportResult::Status::Done;
}

} // namespace convoku
