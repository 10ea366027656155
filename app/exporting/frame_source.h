// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRegion>
#include <QSize>

#include <functional>
#include <memory>

class QPainter;

namespace convoku {

/// The pictures of an animation, drawn when asked for, so that an export needs no more memory for many frames than for
/// few. An export goes through them more than once: first for their colours, later for their pixels.
class FrameSource
{
public:
    FrameSource() = default;
    FrameSource(const FrameSource&) = delete;
    FrameSource& operator=(const FrameSource&) = delete;
    virtual ~FrameSource() = default;

    virtual QSize size() const = 0;
    virtual int count() const = 0;
    /// 0 <= index < count(). Of size(), Format_RGB32, opaque; the same picture each time that it is asked for. Null
    /// where there is no memory for it.
    virtual QImage frame(int index) const;
    /// Fills the rectangle from the origin to size() with the frame, in lines and letters. A source draws it here or,
    /// where it has only pixels, in frame().
    virtual void paint(QPainter& painter, int index) const;
    /// Makes frame `index` of a picture that holds frame `shown`. Outside of the region that it returns, the two are
    /// equal. For sources that know what changes from frame to frame; others draw all of it.
    virtual QRegion redraw(QImage& picture, int shown, int index) const;
    /// Returns how long the frame is shown, in hundredths of a second.
    virtual int delay(int index) const = 0;

    /// Returns how long all frames together are shown, in hundredths of a second.
    int duration() const
    {
        int total = 0;
        for (int i = 0; i < count(); ++i)
            total += delay(i);
        return total;
    }
};

/// Makes frames, new ones with each call: whoever draws has his own. Called in any thread, and can take seconds for a
/// long run, whose texts it measures.
using FrameFactory = std::function<std::shared_ptr<const FrameSource>()>;

} // namespace convoku
