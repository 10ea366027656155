// SPDX-License-Identifier: MIT
#include "app/exporting/frame_walk.h"

#include "app/exporting/frame_source.h"

#include <QRegion>

#include <cstring>

namespace convoku {

namespace {

const QRgb* pixels(const QImage& picture, const FrameWalk::Piece& piece)
{
    return reinterpret_cast<const QRgb*>(picture.constScanLine(piece.y)) + piece.x;
}

} // namespace

FrameWalk::FrameWalk(const FrameSource& source)
    : m_source(source)
{
}

bool FrameWalk::go(int index)
{
    const bool isFirst = m_index < 0;
    QRegion changed(QRect(QPoint(), m_source.size()));
    if (isFirst) {
        m_now = m_source.frame(index);
    } else {
        for (const Piece& piece : m_changes) {
            std::memcpy(m_before.scanLine(piece.y) + sizeof(QRgb) * std::size_t(piece.x), now(piece),
                sizeof(QRgb) * std::size_t(piece.length));
        }
        changed &= m_source.redraw(m_now, m_index, index);
    }
    if (m_now.size() != m_source.size())
        return false;
    m_now.convertTo(QImage::Format_RGB32);
    if (isFirst)
        m_before = QImage(m_now.size(), QImage::Format_RGB32);
    if (m_now.isNull() || m_before.isNull())
        return false;
    m_changes.clear();
    for (const QRect& rect : changed) {
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            Piece piece{y, rect.left(), rect.width()};
            if (!isFirst) {
                const QRgb* const old = before(piece);
                const QRgb* const fresh = now(piece);
                if (std::memcmp(old, fresh, sizeof(QRgb) * std::size_t(piece.length)) == 0)
                    continue;
                int begin = 0;
                while (old[begin] == fresh[begin])
                    ++begin;
                int end = piece.length;
                while (old[end - 1] == fresh[end - 1])
                    --end;
                piece.x += begin;
                piece.length = end - begin;
            }
            m_changes.push_back(piece);
        }
    }
    m_index = index;
    return true;
}

const QRgb* FrameWalk::now(const Piece& piece) const
{
    return pixels(m_now, piece);
}

const QRgb* FrameWalk::before(const Piece& piece) const
{
    return pixels(m_before, piece);
}

} // namespace convoku
