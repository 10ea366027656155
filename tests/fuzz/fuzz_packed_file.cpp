// SPDX-License-Identifier: MIT
// libFuzzer: whatever stands in a packed file, it is read to its end or to a problem, in pieces of the size that is
// asked for; what comes out is packed and unpacked as the same.
#include "app/base/packed_file.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>

using namespace convoku;

namespace {

constexpr qint64 kPiece = 4096;
constexpr qsizetype kMost = 1 << 22; // a file may stand for more than there is time for

QByteArray unpacked(QByteArray bytes, bool& good)
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(bytes);
    UnpackedFile file(std::move(buffer));
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
        = unpacked(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)), good);
    if (!good || text.size() >= kMost)
        return 0;
    for (const Packing packing : {Packing::Gzip, Packing::Zstandard}) {
        if (unpacked(Packer(packing).add(text, true), good) != text || !good)
            std::abort();
    }
    return 0;
}
