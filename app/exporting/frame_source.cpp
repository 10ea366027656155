// SPDX-License-Identifier: MIT
#include "app/exporting/frame_source.h"

#include <QPainter>

namespace convoku {

QImage FrameSource::frame(int index) const
{
    QImage image(size(), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    QPainter painter(&image);
    paint(painter, index);
    return image;
}

void FrameSource::paint(QPainter& painter, int index) const
{
    painter.drawImage(QPoint(), frame(index));
}

QRegion FrameSource::redraw(QImage& picture, int shown, int index) const
{
    static_cast<void>(shown);
    picture = frame(index);
    return QRect(QPoint(), size());
}

} // namespace convoku
