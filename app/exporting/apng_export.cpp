// SPDX-License-Identifier: MIT
#include "app/exporting/apng_export.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/frame_walk.h"
#include "app/exporting/gif_encoder.h"

#include <QRect>
#include <QtEndian>

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include <zlib.h>

namespace convoku {
namespace {

using Status = ExportResult::Status;

template <typename Number>
QByteArray bigEndian(Number number)
{
    QByteArray bytes(sizeof(Number), '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray singleBytes(std::initializer_list<int> numbers)
{
    QByteArray bytes;
    for (const int number : numbers)
        bytes += static_cast<char>(number);
    return bytes;
}

/// Writes chunks of a PNG. The chunk that counts the pictures is written again at the end.
class ApngFile
{
public:
    ApngFile(QIODevice& device, QSize size, const std::vector<QRgb>& palette, const AnimationSettings& settings)
        : m_device(device)
        , m_plays(settings.plays)
    {
        constexpr char kSignature[] = "\x89PNG\r\n\x1a\n";
        write(QByteArray(kSignature));
        const int kind = palette.empty() ? 2 : 3; // red, green and blue, or a palette
        chunk("IHDR", bigEndian(size.width()) + bigEndian(size.height()) + singleBytes({8, kind, 0, 0, 0}));
        m_countAt = m_written;
        writeCount(0);
        const auto text = [this](const QString& name, const QString& value) {
            // No compression, no language.
            chunk("iTXt", name.toLatin1() + QByteArray(5, '\0') + value.toUtf8());
        };
        if (!settings.facts.isEmpty()) {
            if (!settings.facts.title.isEmpty())
                text(QStringLiteral("Title"), settings.facts.title);
            text(QStringLiteral("Software"), QString::fromLatin1(kCreator));
            for (const auto& [name, value] : settings.facts.fields())
                text(name, value);
        }
        if (palette.empty())
            return;
        QByteArray colours;
        for (const QRgb colour : palette)
            colours += singleBytes({qRed(colour), qGreen(colour), qBlue(colour)});
        chunk("PLTE", colours + QByteArray(3, '\0')); // and the transparent one
        chunk("tRNS", QByteArray(static_cast<qsizetype>(palette.size()), '\xff') + '\0');
    }

    /// `over`: transparent pixels stay as they were.
    void addPicture(const QRect& rect, int delayCs, bool over, const QByteArray& data)
    {
        const bool first = m_pictures++ == 0;
        chunk("fcTL",
            bigEndian(m_sequence++) + bigEndian(rect.width()) + bigEndian(rect.height()) + bigEndian(rect.x())
                + bigEndian(rect.y()) + bigEndian(static_cast<quint16>(delayCs)) + bigEndian(quint16{100})
                + singleBytes({0, over ? 1 : 0}));
        if (first)
            chunk("IDAT", data);
        else
            chunk("fdAT", bigEndian(m_sequence++) + data);
    }

    /// False after an error of the device.
    bool finish()
    {
        chunk("IEND", {});
        if (m_good && !m_device.seek(m_countAt))
            m_good = false;
        const qint64 bytes = m_written;
        writeCount(m_pictures);
        m_written = bytes;
        return m_good;
    }

    bool isGood() const { return m_good; }
    qint64 bytes() const { return m_written; }
    int pictures() const { return m_pictures; }

private:
    void writeCount(int pictures) { chunk("acTL", bigEndian(pictures) + bigEndian(m_plays)); }

    void chunk(const char* name, const QByteArray& data)
    {
        const QByteArray named = QByteArray(name, 4) + data;
        const auto sum = crc32(0, reinterpret_cast<const Bytef*>(named.constData()), static_cast<uInt>(named.size()));
        write(bigEndian(static_cast<quint32>(data.size())) + named + bigEndian(static_cast<quint32>(sum)));
    }

    void write(const QByteArray& bytes)
    {
        m_good = m_good && m_device.write(bytes) == bytes.size();
        m_written += bytes.size();
    }

    QIODevice& m_device;
    int m_plays;
    bool m_good = true;
    qint64 m_countAt = 0;
    qint64 m_written = 0;
    quint32 m_sequence = 0;
    int m_pictures = 0;
};

/// The rectangle around all changes.
QRect changedRect(const std::vector<FrameWalk::Piece>& pieces)
{
    QRect rect;
    for (const FrameWalk::Piece& piece : pieces)
        rect |= QRect(piece.x, piece.y, piece.length, 1);
    return rect;
}

QByteArray compressed(const QByteArray& rows)
{
    constexpr int kBest = 9;
    constexpr qsizetype kLength = 4; // Qt writes the length before the stream
    return qCompress(rows, kBest).mid(kLength);
}

/// Pixels of a PNG: a byte for the filter, none, before each row.
class Pixels
{
public:
    Pixels(QSize size, const std::optional<Palette>& palette)
        : m_palette(palette)
        , m_size(size)
        , m_bytes(palette ? 1 : 3)
        , m_now(static_cast<qsizetype>(m_bytes) * size.width() * size.height(), '\0')
        , m_before(m_now)
    {
    }

    void take(const FrameWalk& walk)
    {
        m_before = m_now;
        for (const FrameWalk::Piece& piece : walk.changes()) {
            char* to = m_now.data() + offset(piece.x, piece.y);
            const QRgb* from = walk.now(piece);
            if (m_palette) {
                m_palette->map(from, reinterpret_cast<uchar*>(to), piece.length);
                continue;
            }
            for (int x = 0; x < piece.length; ++x) {
                *to++ = static_cast<char>(qRed(from[x]));
                *to++ = static_cast<char>(qGreen(from[x]));
                *to++ = static_cast<char>(qBlue(from[x]));
            }
        }
    }

    QByteArray whole(const QRect& rect) const { return compressed(rows(rect)); }

    /// Returns the pixels of a rectangle; unchanged ones are transparent. Only with a palette.
    QByteArray changed(const QRect& rect) const
    {
        QByteArray result = rows(rect);
        const auto transparent = static_cast<char>(m_palette->colours().size());
        char* to = result.data();
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            const char* now = m_now.constData() + offset(rect.x(), y);
            const char* before = m_before.constData() + offset(rect.x(), y);
            ++to; // the filter
            for (int x = 0; x < rect.width(); ++x, ++to)
                *to = now[x] == before[x] ? transparent : now[x];
        }
        return compressed(result);
    }

private:
    qsizetype offset(int x, int y) const { return m_bytes * (static_cast<qsizetype>(y) * m_size.width() + x); }

    QByteArray rows(const QRect& rect) const
    {
        QByteArray result;
        result.reserve((m_bytes * static_cast<qsizetype>(rect.width()) + 1) * rect.height());
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            result.append('\0').append(
                m_now.constData() + offset(rect.x(), y), m_bytes * static_cast<qsizetype>(rect.width()));
        return result;
    }

    const std::optional<Palette>& m_palette;
    QSize m_size;
    int m_bytes; ///< a pixel
    QByteArray m_now;
    QByteArray m_before;
};

} // namespace

ExportResult writeApng(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, GifEncoder::fits); status != Status::Done)
        return {status};
    if (device.isSequential())
        return spooled(device, [&](QIODevice& file) { return writeApng(source, settings, file, progress); });
    const int frames = source.count();
    const int total = settings.allColours ? frames : 2 * frames;
    int done = 0;
    const AfterPicture step = [&] { return !progress || progress(++done, total); };
    std::optional<Palette> palette;
    if (!settings.allColours) {
        ColourHistogram histogram;
        if (const Status status = countColours(source, {0, frames}, histogram, step); status != Status::Done)
            return {status};
        palette = Palette::smallest(histogram, settings.colours, settings.pinned);
    }
    ApngFile file(device, source.size(), palette ? palette->colours() : std::vector<QRgb>(), settings);
    Pixels pixels(source.size(), palette);
    FrameWalk walk(source);
    struct Held
    {
        QRect rect;
        QByteArray data;
        bool over = false;
        int delay = 0;
    };
    std::optional<Held> held; // waits for its delay: the next pictures may be equal
    for (int i = 0; i < frames; ++i) {
        if (!walk.go(i))
            return {Status::BadFrame};
        const int delay = GifEncoder::clampedDelay(source.delay(i));
        const QRect rect = changedRect(walk.changes());
        if (rect.isEmpty() && held->delay + delay <= GifEncoder::LongestDelay) {
            held->delay += delay;
        } else {
            if (held)
                file.addPicture(held->rect, held->delay, held->over, held->data);
            pixels.take(walk);
            Held next{rect.isEmpty() ? QRect(0, 0, 1, 1) : rect, {}, false, delay};
            next.data = pixels.whole(next.rect);
            if (palette && i > 0) {
                const QByteArray changed = pixels.changed(next.rect);
                next.over = changed.size() < next.data.size();
                if (next.over)
                    next.data = changed;
            }
            held = std::move(next);
        }
        if (!file.isGood())
            return {Status::CannotWrite, device.errorString()};
        if (!step())
            return {Status::Cancelled};
    }
    file.addPicture(held->rect, held->delay, held->over, held->data);
    if (!file.finish())
        return {Status::CannotWrite, device.errorString()};
    return {Status::Done, {}, file.bytes(), file.pictures()};
}

} // namespace convoku
