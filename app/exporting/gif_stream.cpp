// SPDX-License-Identifier: MIT
#include "app/exporting/gif_stream.h"

#include <QIODevice>

#include <algorithm>
#include <bit>
#include <limits>

namespace convoku {

namespace {

constexpr char Extension = 0x21;
constexpr char GraphicControl = char(0xf9);
constexpr char Application = char(0xff);
constexpr char Comment = char(0xfe);
constexpr char ImageDescriptor = 0x2c;
constexpr char EndMark = 0x3b;

void appendWord(QByteArray& block, int word)
{
    block.append(char(word & 0xff)).append(char(word >> 8));
}

// Data of any length in pieces of at most 255 bytes, each after its length, and an empty one.
void appendPieces(QByteArray& block, const char* data, qsizetype bytes)
{
    constexpr qsizetype longest = 255;
    for (qsizetype at = 0; at < bytes; at += longest) {
        const qsizetype piece = std::min(longest, bytes - at);
        block.append(char(piece)).append(data + at, piece);
    }
    block.append('\0');
}

} // namespace

GifStream::GifStream(QIODevice& device)
    : m_device(device)
{
}

bool GifStream::writeHeader(QSize size, const std::vector<QRgb>& table, int plays, const QByteArray& comment)
{
    const int tableBits = std::max(1, int(std::bit_width(table.size() - 1)));
    m_block = "GIF89a";
    appendWord(m_block, size.width());
    appendWord(m_block, size.height());
    m_block.append(char(0x80 | 0x70 | (tableBits - 1))); // a table, of colours that had eight bits
    m_block.append('\0').append('\0'); // the background's index, which nobody heeds; square pixels
    for (std::size_t i = 0; i < std::size_t(1) << tableBits; ++i) {
        const QRgb colour = i < table.size() ? table[i] : 0;
        m_block.append(char(qRed(colour))).append(char(qGreen(colour))).append(char(qBlue(colour)));
    }
    // The file says how often to play *again*, and 0 for ever; once is said by saying nothing.
    if (plays != 1) {
        m_block.append(Extension)
            .append(Application)
            .append(char(11))
            .append("NETSCAPE2.0")
            .append(char(3))
            .append(char(1));
        appendWord(m_block, plays <= 0 ? 0 : std::min<int>(plays - 1, std::numeric_limits<quint16>::max()));
        m_block.append('\0');
    }
    if (!comment.isEmpty()) {
        m_block.append(Extension).append(Comment);
        appendPieces(m_block, comment.constData(), comment.size());
    }
    return put();
}

bool GifStream::write(const Picture& picture)
{
    constexpr char staysUnderTheNext = 1 << 2;
    m_block.append(Extension).append(GraphicControl).append(char(4));
    m_block.append(char(staysUnderTheNext | int(picture.kept >= 0)));
    appendWord(m_block, picture.delay);
    m_block.append(char(std::max(0, picture.kept))).append('\0');
    m_block.append(ImageDescriptor);
    for (const int place : {picture.area.left(), picture.area.top(), picture.area.width(), picture.area.height()})
        appendWord(m_block, place);
    m_block.append('\0'); // no table of its own
    m_block.append(char(picture.codeBits));
    appendPieces(m_block, reinterpret_cast<const char*>(picture.codes.data()), qsizetype(picture.codes.size()));
    return put();
}

bool GifStream::writeEnd()
{
    m_block.append(EndMark);
    return put();
}

bool GifStream::put()
{
    if (m_silent)
        return false;
    if (m_device.write(m_block) != m_block.size()) {
        m_error = m_device.errorString();
        m_silent = true;
        return false;
    }
    m_bytes += m_block.size();
    m_block.resize(0); // keeps its room
    return true;
}

} // namespace convoku
