// SPDX-License-Identifier: MIT
#include "app/exporting/webp_encoder.h"

#include <QIODevice>

#include <webp/encode.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace convoku {
namespace {

constexpr int kChunkHead = 8;
constexpr int kFileHead = 12; ///< "RIFF", its size, "WEBP"
constexpr int kMsPerHundredth = 10;
constexpr int kLongestMs = (1 << 24) - 1;
/// The encoder's best makes boards 2 to 5 % smaller and takes twenty times as long.
constexpr int kMethod = 3;
constexpr float kEffort = 60;

/// The lowest bytes of a number, the lowest first.
QByteArray littleEndian(quint32 number, int bytes)
{
    QByteArray result;
    for (int i = 0; i < bytes; ++i)
        result.append(static_cast<char>(number >> (8 * i)));
    return result;
}

/// Chunks begin at even places.
QByteArray chunk(const char* name, const QByteArray& content)
{
    QByteArray result = QByteArray(name) + littleEndian(static_cast<quint32>(content.size()), 4) + content;
    if (content.size() % 2 != 0)
        result.append('\0');
    return result;
}

QByteArray fileHead(quint32 size)
{
    return QByteArray("RIFF") + littleEndian(size, 4) + QByteArray("WEBP");
}

/// The smallest rectangle with all that differs, from even places on as the format wants it; empty: nothing does.
QRect changedRect(const QImage& before, const QImage& after)
{
    int left = after.width();
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = 0; y < after.height(); ++y) {
        const auto* a = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* b = reinterpret_cast<const QRgb*>(after.constScanLine(y));
        if (std::memcmp(a, b, sizeof(QRgb) * static_cast<std::size_t>(after.width())) == 0)
            continue;
        top = top < 0 ? y : top;
        bottom = y;
        int x = 0;
        while (a[x] == b[x])
            ++x;
        left = std::min(left, x);
        x = after.width() - 1;
        while (a[x] == b[x])
            --x;
        right = std::max(right, x);
    }
    if (bottom < 0)
        return {};
    return {QPoint(left & ~1, top & ~1), QPoint(right, bottom)};
}

/// Returns the changed pixels of a rectangle; unchanged ones are transparent. Null if there is no memory.
QImage difference(const QImage& before, const QImage& after, const QRect& rect)
{
    QImage result(rect.size(), QImage::Format_ARGB32);
    for (int y = 0; y < rect.height() && !result.isNull(); ++y) {
        const auto* a = reinterpret_cast<const QRgb*>(before.constScanLine(rect.top() + y)) + rect.left();
        const auto* b = reinterpret_cast<const QRgb*>(after.constScanLine(rect.top() + y)) + rect.left();
        auto* out = reinterpret_cast<QRgb*>(result.scanLine(y));
        for (int x = 0; x < rect.width(); ++x)
            out[x] = a[x] == b[x] ? 0 : b[x];
    }
    return result;
}

/// Without what Format_RGB32 leaves open.
QImage opaque(const QImage& frame)
{
    QImage result = frame.convertToFormat(QImage::Format_ARGB32);
    result.reinterpretAsFormat(QImage::Format_RGB32);
    return result;
}

int append(const uint8_t* data, std::size_t size, const WebPPicture* picture)
{
    static_cast<QByteArray*>(picture->custom_ptr)
        ->append(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    return 1;
}

} // namespace

bool WebpEncoder::fits(QSize size)
{
    return !size.isEmpty() && size.width() <= kMostSide && size.height() <= kMostSide;
}

WebpEncoder::WebpEncoder(QIODevice& device, QSize size, int plays, QByteArray xmp)
    : m_device(device)
    , m_start(device.pos())
    , m_size(size)
    , m_xmp(std::move(xmp))
{
    constexpr char kAnimation = 0x02;
    constexpr char kXmp = 0x04;
    constexpr char kAlpha = 0x10;
    QByteArray flags(4, '\0');
    flags[0] = static_cast<char>(kAnimation | kAlpha | (m_xmp.isEmpty() ? 0 : kXmp));
    const QByteArray canvas = flags + littleEndian(static_cast<quint32>(size.width() - 1), 3)
        + littleEndian(static_cast<quint32>(size.height() - 1), 3);
    // The background is never seen: the first frame fills the canvas.
    const QByteArray animation
        = littleEndian(0xffffffffU, 4) + littleEndian(static_cast<quint32>(std::clamp(plays, 0, kMostPlays)), 2);
    write(fileHead(0) + chunk("VP8X", canvas) + chunk("ANIM", animation));
}

bool WebpEncoder::write(const QByteArray& bytes)
{
    if (m_failed)
        return false;
    if (m_device.write(bytes) != bytes.size()) {
        m_deviceError = m_device.errorString();
        m_failed = true;
        return false;
    }
    m_bytes += bytes.size();
    return true;
}

QByteArray WebpEncoder::compressed(const QImage& picture) const
{
    WebPConfig config;
    WebPPicture input;
    if (!WebPConfigInit(&config) || !WebPPictureInit(&input))
        return {};
    config.lossless = 1;
    config.method = kMethod;
    config.quality = kEffort;
    config.exact = 1; // nothing to tidy: what is transparent is zero already
    input.use_argb = 1;
    input.width = picture.width();
    input.height = picture.height();
    if (picture.isNull() || !WebPPictureAlloc(&input))
        return {};
    for (int y = 0; y < picture.height(); ++y)
        std::memcpy(input.argb + static_cast<std::ptrdiff_t>(y) * input.argb_stride, picture.constScanLine(y),
            sizeof(QRgb) * static_cast<std::size_t>(picture.width()));
    QByteArray file;
    input.writer = append;
    input.custom_ptr = &file;
    const bool good = WebPEncode(&config, &input) != 0;
    WebPPictureFree(&input);
    // A still picture's file is the head and one chunk.
    if (!good || file.size() <= kFileHead + kChunkHead || file.mid(kFileHead, 4) != "VP8L")
        return {};
    return file.mid(kFileHead);
}

bool WebpEncoder::addFrame(const QImage& frame, int delayCs)
{
    if (m_failed || frame.size() != m_size) {
        m_failed = true;
        return false;
    }
    const QImage now = opaque(frame);
    QRect rect = now.rect();
    QByteArray pixels;
    if (m_before.isNull()) {
        pixels = compressed(now);
    } else {
        rect = changedRect(m_before, now);
        if (rect.isEmpty())
            rect = QRect(0, 0, 1, 1); // a frame of its own all the same
        pixels = compressed(difference(m_before, now, rect));
    }
    if (pixels.isEmpty()) {
        m_failed = true;
        return false;
    }
    const int duration = std::min(delayCs, kLongestMs / kMsPerHundredth) * kMsPerHundredth;
    // Blended over what was there, which stays: both are the flags' zeros.
    const QByteArray place = littleEndian(static_cast<quint32>(rect.x() / 2), 3)
        + littleEndian(static_cast<quint32>(rect.y() / 2), 3) + littleEndian(static_cast<quint32>(rect.width() - 1), 3)
        + littleEndian(static_cast<quint32>(rect.height() - 1), 3) + littleEndian(static_cast<quint32>(duration), 3)
        + QByteArray(1, '\0');
    m_before = now;
    return write(chunk("ANMF", place + pixels));
}

bool WebpEncoder::finish()
{
    if (m_failed || m_before.isNull())
        return false;
    if (!m_xmp.isEmpty() && !write(chunk("XMP ", m_xmp)))
        return false;
    const qint64 size = m_bytes - kChunkHead;
    if (size > std::numeric_limits<quint32>::max()) {
        m_failed = true;
        return false;
    }
    const QByteArray head = fileHead(static_cast<quint32>(size));
    if (!m_device.seek(m_start) || m_device.write(head) != head.size() || !m_device.seek(m_start + m_bytes)) {
        m_deviceError = m_device.errorString();
        m_failed = true;
    }
    return !m_failed;
}

} // namespace convoku
