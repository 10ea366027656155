// SPDX-License-Identifier: MIT
// libFuzzer: a compressed file with any contents is read to its end or to a problem, in pieces of at most the requested
// size. The decompressed bytes survive compression and decompression.
#include "app/base/compressed_file.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>

using namespace convoku;

namespace {

constexpr qint64 kPiece = 4096;
constexpr qsizetype kMost = 1 << 22; // bytes; a small file can decompress to gigabytes

QByteArray decompressed(QByteArray bytes, bool& good)
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(bytes);
    CompressedFile file(std::move(buffer));
    if (!file.open())
        std::abort();
    QByteArray text;
    for (QByteArray piece = file.read(kPiece); !piece.isEmpty() && text.size() < kMost; piece = file.read(kPiece)) {
        if (piece.size() > kPiece || file.part() < 0 || file.part() > 1)
            std::abort();
        text += piece;
    }
    good = file.problem().isEmpty();
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    bool good = false;
    const QByteArray text
        = decompressed(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)), good);
    if (!good || text.size() >= kMost)
        return 0;
    for (const Compression compression : {Compression::Gzip, Compression::Zstandard}) {
        if (decompressed(Compressor(compression).add(text, true), good) != text || !good)
            std::abort();
    }
    return 0;
}
