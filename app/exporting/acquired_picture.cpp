// SPDX-License-Identifier: MIT
#include "app/exporting/acquired_picture.h"

#include "app/painting/fonts.h"
#include "app/painting/text_lines.h"
#include "app/painting/tokens.h"
#include "app/wording/acquired_wording.h"
#include "app/wording/training_wording.h"

#include <QPainter>

namespace convoku {
namespace {

constexpr qreal kMargin = 24;
constexpr qreal kTitleFont = 16;
constexpr qreal kTextFont = 12;
constexpr qreal kAbove = 36;
constexpr qreal kLine = 17;
constexpr qreal kBetween = 8;
constexpr int kMostLines = 4;
constexpr qreal kInside = AcquiredPicture::kWidth - 2 * kMargin;

} // namespace

AcquiredPicture::AcquiredPicture(const AcquiredHistory& history, QString what, int steps)
    : m_lanes(acquiredLanesOf(history, steps))
    , m_title(AcquiredWording::title())
    , m_what(std::move(what))
    , m_note(linesOf(AcquiredWording::note(history), pictureFont(kTextFont), kInside, kMostLines))
{
}

QSizeF AcquiredPicture::size() const
{
    return {kWidth,
        2 * kMargin + kAbove + AcquiredLanesGeometry::heightOf(m_lanes.lanes.size()) + kBetween
            + static_cast<qreal>(m_note.size()) * kLine};
}

void AcquiredPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(QRectF(QPointF(), size()), tokens.canvas);
    painter.save();
    painter.translate(kMargin, kMargin);
    painter.setFont(pictureFont(kTitleFont, QFont::DemiBold));
    painter.setPen(tokens.text1);
    const QRectF head(0, 0, kInside, kAbove);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignTop, m_title);
    const qreal room = kInside - QFontMetricsF(painter.font()).horizontalAdvance(m_title) - kMargin;
    painter.setFont(pictureFont(kTextFont));
    painter.setPen(tokens.text3);
    painter.drawText(head, Qt::AlignRight | Qt::AlignTop,
        QFontMetricsF(painter.font())
            .elidedText(m_what + QStringLiteral(" · ") + TrainingWording::trainingStep(), Qt::ElideRight, room));
    const QRectF area(0, kAbove, kInside, AcquiredLanesGeometry::heightOf(m_lanes.lanes.size()));
    paintAcquiredLanes(painter, AcquiredLanesGeometry(m_lanes, area), m_lanes, std::nullopt, theme);
    painter.setFont(pictureFont(kTextFont));
    painter.setPen(tokens.text3);
    qreal y = area.bottom() + kBetween;
    for (const QString& line : m_note) {
        painter.drawText(QRectF(0, y, kInside, kLine), Qt::AlignLeft | Qt::AlignTop, line);
        y += kLine;
    }
    painter.restore();
}

} // namespace convoku
