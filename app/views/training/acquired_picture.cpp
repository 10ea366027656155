// SPDX-License-Identifier: MIT
#include "app/views/training/acquired_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/text_lines.h"
#include "app/drawing/tokens.h"
#include "app/views/training/acquired_wording.h"
#include "app/views/training/training_wording.h"

#include <QPainter>

namespace convoku {
namespace {

constexpr qreal kAcquiredMargin = 24;
constexpr qreal kAcquiredTitleFont = 16;
constexpr qreal kAcquiredTextFont = 12;
constexpr qreal kAcquiredAbove = 36;
constexpr qreal kAcquiredLine = 17;
constexpr qreal kAcquiredBetween = 8;
constexpr int kAcquiredMostLines = 4;
constexpr qreal kAcquiredInside = AcquiredPicture::kWidth - 2 * kAcquiredMargin;

} // namespace

AcquiredPicture::AcquiredPicture(const AcquiredHistory& history, QString what, int steps)
    : m_lanes(acquiredLanesOf(history, steps))
    , m_title(AcquiredWording::title())
    , m_what(std::move(what))
    , m_note(
          linesOf(AcquiredWording::note(history), pictureFont(kAcquiredTextFont), kAcquiredInside, kAcquiredMostLines))
{
}

QSizeF AcquiredPicture::size() const
{
    return {kWidth,
        2 * kAcquiredMargin + kAcquiredAbove + AcquiredLanesGeometry::heightOf(m_lanes.lanes.size()) + kAcquiredBetween
            + static_cast<qreal>(m_note.size()) * kAcquiredLine};
}

void AcquiredPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(QRectF(QPointF(), size()), tokens.canvas);
    painter.save();
    painter.translate(kAcquiredMargin, kAcquiredMargin);
    painter.setFont(pictureFont(kAcquiredTitleFont, QFont::DemiBold));
    painter.setPen(tokens.text1);
    const QRectF head(0, 0, kAcquiredInside, kAcquiredAbove);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignTop, m_title);
    const qreal room = kAcquiredInside - QFontMetricsF(painter.font()).horizontalAdvance(m_title) - kAcquiredMargin;
    painter.setFont(pictureFont(kAcquiredTextFont));
    painter.setPen(tokens.text3);
    painter.drawText(head, Qt::AlignRight | Qt::AlignTop,
        QFontMetricsF(painter.font())
            .elidedText(m_what + QStringLiteral(" · ") + TrainingWording::trainingStep(), Qt::ElideRight, room));
    const QRectF area(0, kAcquiredAbove, kAcquiredInside, AcquiredLanesGeometry::heightOf(m_lanes.lanes.size()));
    paintAcquiredLanes(painter, AcquiredLanesGeometry(m_lanes, area), m_lanes, std::nullopt, theme);
    painter.setFont(pictureFont(kAcquiredTextFont));
    painter.setPen(tokens.text3);
    qreal y = area.bottom() + kAcquiredBetween;
    for (const QString& line : m_note) {
        painter.drawText(QRectF(0, y, kAcquiredInside, kAcquiredLine), Qt::AlignLeft | Qt::AlignTop, line);
        y += kAcquiredLine;
    }
    painter.restore();
}

} // namespace convoku
