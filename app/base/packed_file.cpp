// SPDX-License-Identifier: MIT
#include "app/base/packed_file.h"

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
class PackedText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::PackedFile)
};

} // namespace

Packing packingOf(const QString& path)
{
    if (path.endsWith(QLatin1String(".gz"), Qt::CaseInsensitive))
        return Packing::Gzip;
    return path.endsWith(QLatin1String(".zst"), Qt::CaseInsensitive) ? Packing::Zstandard : Packing::None;
}

/// Turns packed bytes into what they were.
class UnpackedFile::Unpacker
{
public:
    Unpacker() = default;
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    virtual ~Unpacker() = default;

    /// Takes bytes from the front of `packed`; returns how many it wrote, −1 where the bytes are damaged.
    virtual qint64 unpack(QByteArray& packed, char* data, qint64 size) = 0;
    /// Between two files in one, where it may end.
    virtual bool isAtEnd() const = 0;
};

class UnpackedFile::GzipUnpacker : public UnpackedFile::Unpacker
{
public:
    GzipUnpacker()
    {
        constexpr int kGzip = 16; // added to the window's size: only gzip's header is taken
        if (inflateInit2(&m_stream, MAX_WBITS + kGzip) != Z_OK)
            throw std::bad_alloc();
    }

    ~GzipUnpacker() override { inflateEnd(&m_stream); }

    qint64 unpack(QByteArray& packed, char* data, qint64 size) override
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(packed.data());
        m_stream.avail_in = static_cast<uInt>(packed.size());
        m_stream.next_out = reinterpret_cast<Bytef*>(data);
        m_stream.avail_out = static_cast<uInt>(size);
        if (m_atEnd && !packed.isEmpty())
            inflateReset(&m_stream); // another file follows
        const int result = inflate(&m_stream, Z_NO_FLUSH);
        packed.remove(0, packed.size() - static_cast<qsizetype>(m_stream.avail_in));
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

class UnpackedFile::ZstandardUnpacker : public UnpackedFile::Unpacker
{
public:
    ZstandardUnpacker()
        : m_stream(ZSTD_createDStream(), &ZSTD_freeDStream)
    {
        if (!m_stream)
            throw std::bad_alloc();
    }

    qint64 unpack(QByteArray& packed, char* data, qint64 size) override
    {
        ZSTD_inBuffer in{packed.constData(), static_cast<std::size_t>(packed.size()), 0};
        ZSTD_outBuffer out{data, static_cast<std::size_t>(size), 0};
        // The default limit of its window bounds the memory: 128 MiB.
        const std::size_t result = ZSTD_decompressStream(m_stream.get(), &out, &in);
        packed.remove(0, static_cast<qsizetype>(in.pos));
        m_atEnd = result == 0;
        return ZSTD_isError(result) != 0 ? -1 : static_cast<qint64>(out.pos);
    }

    bool isAtEnd() const override { return m_atEnd; }

private:
    std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> m_stream;
    bool m_atEnd = false;
};

UnpackedFile::UnpackedFile(const QString& path)
    : m_file(std::make_unique<InputFile>(path))
{
}

UnpackedFile::UnpackedFile(std::unique_ptr<QIODevice> file)
    : m_file(std::move(file))
{
}

UnpackedFile::~UnpackedFile() = default;

bool UnpackedFile::open(OpenMode mode)
{
    if (!m_file->open(ReadOnly)) {
        setErrorString(m_file->errorString());
        return false;
    }
    // Not by peek(): a pipe gives what it has, and the rest later.
    m_packed = m_file->read(kPiece);
    if (m_packed.startsWith("\x1f\x8b"))
        m_unpacker = std::make_unique<GzipUnpacker>();
    else if (m_packed.startsWith("\x28\xb5\x2f\xfd"))
        m_unpacker = std::make_unique<ZstandardUnpacker>();
    return QIODevice::open(mode | Unbuffered);
}

double UnpackedFile::part() const
{
    const qint64 size = m_file->size();
    return size > 0 ? std::min(1.0, static_cast<double>(m_file->pos() - m_packed.size()) / static_cast<double>(size))
                    : 1.0;
}

qint64 UnpackedFile::readData(char* data, qint64 size)
{
    while (m_problem.isEmpty()) {
        if (!m_unpacker && !m_packed.isEmpty()) {
            const auto count = std::min<qint64>(size, m_packed.size());
            std::copy_n(m_packed.constData(), count, data);
            m_packed.remove(0, count);
            return count;
        }
        if (!m_packed.isEmpty() || (m_unpacker && !m_unpacker->isAtEnd())) {
            const qsizetype before = m_packed.size();
            const qint64 count = m_unpacker->unpack(m_packed, data, size);
            if (count > 0)
                return count;
            if (count < 0 || (before > 0 && m_packed.size() == before)) {
                m_problem = PackedText::tr("the compressed data is damaged");
                break;
            }
            if (!m_packed.isEmpty())
                continue;
        }
        m_packed = m_file->read(kPiece);
        if (!m_packed.isEmpty())
            continue;
        if (const auto* file = qobject_cast<QFileDevice*>(m_file.get());
            file != nullptr && file->error() != QFileDevice::NoError)
            m_problem = file->errorString();
        else if (m_unpacker && !m_unpacker->isAtEnd())
            m_problem = PackedText::tr("the compressed file ends too early");
        else
            return 0;
    }
    setErrorString(m_problem);
    return -1;
}

qint64 UnpackedFile::writeData(const char* data, qint64 size)
{
    static_cast<void>(data);
    static_cast<void>(size);
    return -1;
}

struct Packer::State
{
    explicit State(Packing how)
        : packing(how)
        , zstandard(how == Packing::Zstandard ? ZSTD_createCStream() : nullptr, &ZSTD_freeCStream)
    {
        constexpr int kGzip = 16; // added to the window's size: with gzip's header
        constexpr int kUsualMemory = 8;
        const bool failed = how == Packing::Gzip ? deflateInit2(&gzip, Z_DEFAULT_COMPRESSION, Z_DEFLATED,
                                                       MAX_WBITS + kGzip, kUsualMemory, Z_DEFAULT_STRATEGY)
                != Z_OK
                                                 : how == Packing::Zstandard && !zstandard;
        if (failed)
            throw std::bad_alloc();
    }

    ~State()
    {
        if (packing == Packing::Gzip)
            deflateEnd(&gzip);
    }

    State(const State&) = delete;
    State& operator=(const State&) = delete;

    Packing packing;
    z_stream gzip{};
    std::unique_ptr<ZSTD_CStream, decltype(&ZSTD_freeCStream)> zstandard;
};

Packer::Packer(Packing packing)
    : m_state(std::make_unique<State>(packing))
{
}

Packer::~Packer() = default;

QByteArray Packer::add(const QByteArray& bytes, bool isLast)
{
    QByteArray packed;
    QByteArray piece(kPiece, Qt::Uninitialized);
    if (m_state->packing == Packing::None)
        return bytes;
    if (m_state->packing == Packing::Gzip) {
        z_stream& stream = m_state->gzip;
        QByteArray rest = bytes;
        stream.next_in = reinterpret_cast<Bytef*>(rest.data());
        stream.avail_in = static_cast<uInt>(rest.size());
        do {
            stream.next_out = reinterpret_cast<Bytef*>(piece.data());
            stream.avail_out = static_cast<uInt>(piece.size());
            deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH);
            packed.append(piece.constData(), piece.size() - static_cast<qsizetype>(stream.avail_out));
        } while (stream.avail_out == 0);
        return packed;
    }
    ZSTD_inBuffer in{bytes.constData(), static_cast<std::size_t>(bytes.size()), 0};
    for (bool done = false; !done;) {
        ZSTD_outBuffer out{piece.data(), static_cast<std::size_t>(piece.size()), 0};
        const std::size_t left
            = ZSTD_compressStream2(m_state->zstandard.get(), &out, &in, isLast ? ZSTD_e_end : ZSTD_e_continue);
        packed.append(piece.constData(), static_cast<qsizetype>(out.pos));
        done = isLast ? left == 0 : in.pos == in.size;
    }
    return packed;
}

} // namespace convoku
