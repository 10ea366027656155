// SPDX-License-Identifier: MIT
#include "app/exporting/titled_frames.h"

#include "app/drawing/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr qreal kMargin = 0.08; ///< of the shorter side
constexpr qreal kLargest = 0.09; ///< letters, of the width
constexpr int kSmallest = 10; ///< pixels

/// The largest font in which the title fits into the rectangle; the smallest one if none does.
QFont titleFont(const QString& title, const QRectF& room)
{
    for (int size = static_cast<int>(room.width() * kLargest); size > kSmallest; --size) {
        const QFont font = pictureFont(size, QFont::DemiBold);
        const QRectF bounds = QFontMetricsF(font).boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, title);
        if (bounds.height() <= room.height() && bounds.width() <= room.width())
            return font;
    }
    return pictureFont(kSmallest, QFont::DemiBold);
}

} // namespace

TitledFrames::TitledFrames(std::shared_ptr<const FrameSource> frames, QString title, Theme::Kind theme)
    : m_frames(std::move(frames))
    , m_title(std::move(title))
    , m_theme(theme)
{
}

void TitledFrames::paint(QPainter& painter, int index) const
{
    if (index > 0) {
        m_frames->paint(painter, index - 1);
        return;
    }
    const Theme& theme = Theme::of(m_theme);
    const QRectF all(QPointF(), size());
    const qreal margin = kMargin * std::min(all.width(), all.height());
    const QRectF room = all.adjusted(margin, margin, -margin, -margin);
    painter.fillRect(all, theme.background);
    painter.setPen(theme.givenDigit);
    painter.setFont(titleFont(m_title, room));
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_title);
}

QImage TitledFrames::frame(int index) const
{
    return index > 0 ? m_frames->frame(index - 1) : FrameSource::frame(index);
}

QRegion TitledFrames::redraw(QImage& picture, int shown, int index) const
{
    if (shown == 0 || index == 0)
        return FrameSource::redraw(picture, shown, index);
    return m_frames->redraw(picture, shown - 1, index - 1);
}

} // namespace convoku
