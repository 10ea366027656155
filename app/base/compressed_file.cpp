// SPDX-License-Identifier: MIT
#include "app/base/compressed_file.h"

#include "app/base/input_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <new>
#include <utility>

#include <zlib.h>
#include <zstd.h>

namespace convoku {
namespace {

constexpr qsizetype kPiece = 1 << 16;

/// The translation context of the texts of this file.
class CompressedText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CompressedFile)
};

} // namespace

Compression compressionOf(const QString& path)
{
    if (path.endsWith(QLatin1String(".gz"), Qt::CaseInsensitive))
        return Compression::Gzip;
    return path.endsWith(QLatin1String(".zst"), Qt::CaseInsensitive) ? Compression::Zstandard : Compression::None;
}

/// Decompresses bytes piece by piece.
class CompressedFile::Decompressor
{
public:
    Decompressor() = default;
    Decompressor(const Decompressor&) = delete;
    Decompressor& operator=(const Decompressor&) = delete;
    virtual ~Decompressor() = default;

    /// Takes bytes from the front of `compressed`. Returns how many bytes it wrote, or −1 if the data is damaged.
    virtual qint64 decompress(QByteArray& compressed, char* data, qint64 size) = 0;
    /// Returns true if the bytes may end here: one compressed file is complete, and another one may follow.
    virtual bool isAtEnd() const = 0;
};

class CompressedFile::GzipDecompressor : public CompressedFile::Decompressor
{
public:
    GzipDecompressor()
    {
        constexpr int kGzip = 16; // added to the window's size: only gzip's header is taken
        if (inflateInit2(&m_stream, MAX_WBITS + kGzip) != Z_OK)
            throw std::bad_alloc();
    }

    ~GzipDecompressor() override { inflateEnd(&m_stream); }

    qint64 decompress(QByteArray& compressed, char* data, qint64 size) override
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(compressed.data());
        m_stream.avail_in = static_cast<uInt>(compressed.size());
        m_stream.next_out = reinterpret_cast<Bytef*>(data);
        m_stream.avail_out = static_cast<uInt>(size);
        if (m_atEnd && !compressed.isEmpty())
            inflateReset(&m_stream); // another file follows
        const int result = inflate(&m_stream, Z_NO_FLUSH);
        compressed.remove(0, compressed.size() - static_cast<qsizetype>(m_stream.avail_in));
        m_atEnd = result == Z_STREAM_END;
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            return -1;
        return size - static_cast<qint64>(m_stream.avail_out);
    }

    bool isAtEnd() const override { return m_atEnd; }

private:
    z_stream m_stream{};
    bool m_atEnd = false;
};

class CompressedFile::ZstandardDecompressor : public CompressedFile::Decompressor
{
public:
    ZstandardDecompressor()
        : m_stream(ZSTD_createDStream(), &ZSTD_freeDStream)
    {
        if (!m_stream)
            throw std::bad_alloc();
    }

    qint64 decompress(QByteArray& compressed, char* data, qint64 size) override
    {
        ZSTD_inBuffer in{compressed.constData(), static_cast<std::size_t>(compressed.size()), 0};
        ZSTD_outBuffer out{data, static_cast<std::size_t>(size), 0};
        // The default limit of its window bounds the memory: 128 MiB.
        const std::size_t result = ZSTD_decompressStream(m_stream.get(), &out, &in);
        compressed.remove(0, static_cast<qsizetype>(in.pos));
        m_atEnd = result == 0;
        return ZSTD_isError(result) != 0 ? -1 : static_cast<qint64>(out.pos);
    }

    bool isAtEnd() const override { return m_atEnd; }

private:
    std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> m_stream;
    bool m_atEnd = false;
};

CompressedFile::CompressedFile(const QString& path)
    : m_file(std::make_unique<InputFile>(path))
{
}

CompressedFile::CompressedFile(std::unique_ptr<QIODevice> file)
    : m_file(std::move(file))
{
}

CompressedFile::~CompressedFile() = default;

bool CompressedFile::open(OpenMode mode)
{
    if (!m_file->open(ReadOnly)) {
        setErrorString(m_file->errorString());
        return false;
    }
    // Not peek(), which returns only what a pipe has at the moment.
    m_compressed = m_file->read(kPiece);
    if (m_compressed.startsWith("\x1f\x8b"))
        m_decompressor = std::make_unique<GzipDecompressor>();
    else if (m_compressed.startsWith("\x28\xb5\x2f\xfd"))
        m_decompressor = std::make_unique<ZstandardDecompressor>();
    return QIODevice::open(mode | Unbuffered);
}

double CompressedFile::part() const
{
    const qint64 size = m_file->size();
    return size > 0
        ? std::min(1.0, static_cast<double>(m_file->pos() - m_compressed.size()) / static_cast<double>(size))
        : 1.0;
}

qint64 CompressedFile::readData(char* data, qint64 size)
{
    while (m_problem.isEmpty()) {
        if (!m_decompressor && !m_compressed.isEmpty()) {
            const auto count = std::min<qint64>(size, m_compressed.size());
            std::copy_n(m_compressed.constData(), count, data);
            m_compressed.remove(0, count);
            return count;
        }
        if (!m_compressed.isEmpty() || (m_decompressor && !m_decompressor->isAtEnd())) {
            const qsizetype before = m_compressed.size();
            const qint64 count = m_decompressor->decompress(m_compressed, data, size);
            if (count > 0)
                return count;
            if (count < 0 || (before > 0 && m_compressed.size() == before)) {
                m_problem = CompressedText::tr("the compressed data is damaged");
                break;
            }
            if (!m_compressed.isEmpty())
                continue;
        }
        m_compressed = m_file->read(kPiece);
        if (!m_compressed.isEmpty())
            continue;
        if (const auto* file = qobject_cast<QFileDevice*>(m_file.get());
            file != nullptr && file->error() != QFileDevice::NoError)
            m_problem = file->errorString();
        else if (m_decompressor && !m_decompressor->isAtEnd())
            m_problem = CompressedText::tr("the compressed file ends too early");
        else
            return 0;
    }
    setErrorString(m_problem);
    return -1;
}

qint64 CompressedFile::writeData(const char* data, qint64 size)
{
    static_cast<void>(data);
    static_cast<void>(size);
    return -1;
}

struct Compressor::State
{
    explicit State(Compression how)
        : compression(how)
        , zstandard(how == Compression::Zstandard ? ZSTD_createCStream() : nullptr, &ZSTD_freeCStream)
    {
        constexpr int kGzip = 16; // added to the window's size: with gzip's header
        constexpr int kUsualMemory = 8;
        const bool failed = how == Compression::Gzip ? deflateInit2(&gzip, Z_DEFAULT_COMPRESSION, Z_DEFLATED,
                                                           MAX_WBITS + kGzip, kUsualMemory, Z_DEFAULT_STRATEGY)
                != Z_OK
                                                     : how == Compression::Zstandard && !zstandard;
        if (failed)
            throw std::bad_alloc();
    }

    ~State()
    {
        if (compression == Compression::Gzip)
            deflateEnd(&gzip);
    }

    State(const State&) = delete;
    State& operator=(const State&) = delete;

    Compression compression;
    z_stream gzip{};
    std::unique_ptr<ZSTD_CStream, decltype(&ZSTD_freeCStream)> zstandard;
};

Compressor::Compressor(Compression compression)
    : m_state(std::make_unique<State>(compression))
{
}

Compressor::~Compressor() = default;

QByteArray Compressor::add(const QByteArray& bytes, bool isLast)
{
    QByteArray result;
    QByteArray piece(kPiece, Qt::Uninitialized);
    if (m_state->compression == Compression::None)
        return bytes;
    if (m_state->compression == Compression::Gzip) {
        z_stream& stream = m_state->gzip;
        QByteArray rest = bytes;
        stream.next_in = reinterpret_cast<Bytef*>(rest.data());
        stream.avail_in = static_cast<uInt>(rest.size());
        do {
            stream.next_out = reinterpret_cast<Bytef*>(piece.data());
            stream.avail_out = static_cast<uInt>(piece.size());
            deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH);
            result.append(piece.constData(), piece.size() - static_cast<qsizetype>(stream.avail_out));
        } while (stream.avail_out == 0);
        return result;
    }
    ZSTD_inBuffer in{bytes.constData(), static_cast<std::size_t>(bytes.size()), 0};
    for (bool done = false; !done;) {
        ZSTD_outBuffer out{piece.data(), static_cast<std::size_t>(piece.size()), 0};
        const std::size_t left
            = ZSTD_compressStream2(m_state->zstandard.get(), &out, &in, isLast ? ZSTD_e_end : ZSTD_e_continue);
        result.append(piece.constData(), static_cast<qsizetype>(out.pos));
        done = isLast ? left == 0 : in.pos == in.size;
    }
    return result;
}

} // namespace convoku
