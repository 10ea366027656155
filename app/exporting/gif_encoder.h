// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRgb>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

class QIODevice;

namespace convoku {

/// One animated GIF, written to a device frame by frame; each frame holds what changed since the one before, and equal
/// neighbours become one picture of their common length. Memory is a few bytes a pixel, however many frames there are.
/// What it writes is a complete GIF exactly if finish() returns true: after an error, or when it is destroyed before
/// finish(), nothing more reaches the device, so that the end mark is missing.
class GifEncoder
{
public:
    static constexpr int MostColours = 255;
    /// In hundredths of a second. Browsers show shorter delays for a tenth of a second; longer ones have no room.
    static constexpr int ShortestDelay = 2;
    static constexpr int LongestDelay = 65535;
    /// Ten bytes a pixel must be affordable; the format alone would allow 65,535 x 65,535.
    static constexpr qint64 MostPixels = qint64(1) << 26;

    static bool fits(QSize size);
    static int clampedDelay(int delayCs);

    /// Contents of the file before the frames.
    struct Header
    {
        std::vector<QRgb> colours; ///< 1...MostColours
        /// Number of frames that need each colour, approximately: colours that many frames need get small numbers in
        /// the file, which makes the codes of the others shorter. Empty, or as many as there are colours.
        std::vector<quint64> needs = {};
        int plays = 0; ///< 0 for ever, otherwise how often (at most 65,536)
        QString comment = {}; ///< for programs that show comments; none if it is empty
    };

    /// `device` is open for writing, outlives the encoder, and gets the header at once. size: one that fits().
    GifEncoder(QIODevice& device, QSize size, const Header& header);
    ~GifEncoder();
    GifEncoder(const GifEncoder&) = delete;
    GifEncoder& operator=(const GifEncoder&) = delete;

    /// `indexed`: Format_Indexed8, of the size, all indices < the number of colours; anything else is refused and fails
    /// the whole GIF. The delay is clamped. A frame is written when the next other one comes: an error of the device
    /// shows as late. False: failed().
    bool addFrame(const QImage& indexed, int delayCs);
    /// Writes what is left. False if anything failed, or if there was no frame. The device's own buffer is not flushed.
    bool finish();

    bool failed() const;
    /// Returns the device's error message; empty if the device did not fail.
    QString deviceError() const;
    /// So far; lags a frame behind until finish().
    qint64 bytesWritten() const;
    /// Frames that are not equal to the one before.
    int pictures() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace convoku
