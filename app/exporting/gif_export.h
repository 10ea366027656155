// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/palette.h"

#include <QRgb>
#include <QString>

#include <functional>
#include <vector>

class QIODevice;

namespace convoku {

class FrameSource;

struct GifSettings
{
    int colours = Palette::Small; ///< at most; Palette::Small or Palette::Large
    int plays = 0; ///< 0: for ever
    std::vector<QRgb> pinned = {}; ///< colours to keep exactly, also when there are too many
    QString comment = {}; ///< what the file says about itself; none if empty
};

struct ExportResult
{
    enum class Status {
        Done,
        Cancelled,
        NoFrames,
        TooLarge, ///< the size is not one that GifEncoder::fits()
        BadFrame, ///< the source gave a frame of another size than it promised, or none for lack of memory
        CannotWrite, ///< detail says why
        EncoderFailed, ///< not the device's fault
        BrokeOff, ///< detail is a sentence that says why: too little memory
    };
    Status status = Status::Done;
    QString detail = {}; ///< the operating system's words; may be empty
    qint64 bytes = 0; ///< of the complete file, if Done
    int pictures = 0; ///< in it: equal neighbours are one
};

/// Draws all frames twice, for the colours and for the pixels; neighbours that are equal become one frame of their
/// common length. A file at `path` is replaced when the new one is complete and on the disk, and stays as it was in any
/// other case. A device or pipe at `path` is written to; there, a failed export leaves a GIF without its end mark.
/// `progress` may be empty; it returns false to cancel; `total` counts both drawings. Blocks; made for a worker thread.
ExportResult writeGif(const FrameSource& source, const GifSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress);
/// The same into an open device, which may have got a part of it where the result is not Done.
ExportResult writeGif(const FrameSource& source, const GifSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

/// About as many bytes as writeGif would write: exactly for short animations, from samples for longer ones, in a time
/// that does not grow with the number of frames. -1 if cancelled (`cancelled` may be empty) or if there is no such GIF.
qint64 estimateGifBytes(const FrameSource& source, const GifSettings& settings, const std::function<bool()>& cancelled);

} // namespace convoku
