// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRgb>

#include <vector>

namespace convoku {

class FrameSource;

/// Goes through frames of a source, one after another, and says where each differs from the one before. All that an
/// export does to a frame it does to these places only.
class FrameWalk
{
public:
    /// Pixels of one line.
    struct Piece
    {
        int y = 0;
        int x = 0;
        int length = 0;
    };

    explicit FrameWalk(const FrameSource& source);

    /// To the first frame, or to another one. False if the source broke its promise, or has no memory for the frame.
    bool go(int index);

    /// Returns the pixels that differ from the frame before: of a line, everything from the first to the last such
    /// pixel in each part that the source reports as changed. For the first frame: all pixels.
    const std::vector<Piece>& changes() const { return m_changes; }
    const QRgb* now(const Piece& piece) const;
    /// Not for the first frame.
    const QRgb* before(const Piece& piece) const;

private:
    const FrameSource& m_source;
    int m_index = -1;
    QImage m_now;
    QImage m_before;
    std::vector<Piece> m_changes;
};

} // namespace convoku
