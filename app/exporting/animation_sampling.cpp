// SPDX-License-Identifier: MIT
#include "app/exporting/animation_sampling.h"

#include "app/base/output_file.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/frame_walk.h"

#include <QDir>
#include <QUuid>

#include <cmath>

namespace convoku {

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

ExportResult::Status checkSize(const FrameSource& source, bool (*fits)(QSize size))
{
    if (source.count() <= 0 || source.size().isEmpty())
        return ExportResult::Status::NoFrames;
    return fits(source.size()) ? ExportResult::Status::Done : ExportResult::Status::TooLarge;
}

ExportResult spooled(QIODevice& device, const std::function<ExportResult(QIODevice& file)>& write)
{
    OutputFile spool(QDir::temp().filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    if (!spool.open(QIODevice::ReadWrite))
        return {ExportResult::Status::CannotWrite, spool.errorString()};
    ExportResult result = write(spool);
    if (result.status == ExportResult::Status::Done) {
        if (const QString problem = copied(spool, device); !problem.isEmpty())
            return {ExportResult::Status::CannotWrite, problem};
    }
    return result;
}

ExportResult replaced(const QString& path, const std::function<ExportResult(QIODevice& file)>& write)
{
    OutputFile file(path);
    if (!file.open())
        return {ExportResult::Status::CannotWrite, file.errorString()};
    ExportResult result = write(file);
    if (result.status == ExportResult::Status::Done && !file.commit())
        result = {ExportResult::Status::CannotWrite, file.errorString()};
    return result;
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
                histogram.subtract(walk.before(piece), piece.length, range.last - i);
            histogram.add(walk.now(piece), piece.length, range.last - i);
        }
        if (!step())
            return ExportResult::Status::Cancelled;
    }
    return ExportResult::Status::Done;
}

} // namespace convoku
