// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRect>
#include <QSize>
#include <QString>

class QIODevice;

namespace convoku {

/// One animated WebP without loss, written frame by frame: each frame holds the rectangle of what changed, where what
/// did not is transparent. libwebp compresses the rectangles; the container around them is written here, because
/// libwebp's own keeps the whole file in memory until its end.
class WebpEncoder
{
public:
    static constexpr int kMostSide = 16383;
    static constexpr int kMostPlays = 65535;

    static bool fits(QSize size);

    /// `device` is open for writing, can seek, outlives the encoder, and stands where the file begins. size: one that
    /// fits(). plays: 0 for ever, otherwise how often. xmp: may be empty.
    WebpEncoder(QIODevice& device, QSize size, int plays, QByteArray xmp);

    /// `frame`: Format_RGB32 of the size. False: failed, and nothing more is written.
    bool addFrame(const QImage& frame, int delayCs);
    /// Writes what is left and the sizes at the front. False if anything failed, or if there was no frame.
    bool finish();

    /// Returns the device's error message; empty if the device did not fail.
    const QString& deviceError() const { return m_deviceError; }
    qint64 bytesWritten() const { return m_bytes; }

private:
    bool write(const QByteArray& bytes);
    /// The VP8L chunk of a picture; empty where the encoder failed.
    QByteArray compressed(const QImage& picture) const;

    QIODevice& m_device;
    qint64 m_start;
    QSize m_size;
    QByteArray m_xmp;
    QImage m_before; ///< what a player shows after the last frame
    QString m_deviceError;
    qint64 m_bytes = 0;
    bool m_failed = false;
};

} // namespace convoku
