// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRect>
#include <QRgb>
#include <QSize>
#include <QString>

#include <vector>

class QIODevice;

namespace convoku {

/// The blocks of an animated GIF, on a device. After an error nothing more is written, so that what is there has no end
/// mark.
class GifStream
{
public:
    struct Picture
    {
        QRect area; ///< the rest stays as it was
        int delay = 0; ///< hundredths of a second, 0...65535
        int kept = -1; ///< the index that stands for "as before"; none
        int codeBits = 0; ///< the indices are below 1 << codeBits
        std::vector<quint8> codes; ///< of LzwCoder
    };

    /// `device` is open for writing and outlives the stream.
    explicit GifStream(QIODevice& device);

    /// table: at most 256 colours. plays: 0 for ever, otherwise how often.
    bool writeHeader(QSize size, const std::vector<QRgb>& table, int plays, const QByteArray& comment);
    bool write(const Picture& picture);
    bool writeEnd();
    /// From now on, nothing is written.
    void abandon() { m_silent = true; }

    /// Returns the device's error message.
    const QString& error() const { return m_error; }
    qint64 bytes() const { return m_bytes; }

private:
    bool put();

    QIODevice& m_device;
    QByteArray m_block; ///< is written as one
    QString m_error;
    qint64 m_bytes = 0;
    bool m_silent = false;
};

} // namespace convoku
