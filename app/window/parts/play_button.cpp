// SPDX-License-Identifier: MIT
#include "app/window/parts/play_button.h"

#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QPainter>

namespace convoku {
namespace {

constexpr QSize kPlayButtonSize(40, 36);
constexpr qreal kPlayButtonRadius = 8;
/// Room for the ring of the focus.
constexpr qreal kPlayButtonRing = 3;

} // namespace

PlayButton::PlayButton(QWidget* parent)
    : QToolButton(parent)
{
    setAttribute(Qt::WA_Hover);
}

QSize PlayButton::sizeHint() const
{
    return (QSizeF(kPlayButtonSize) * textScale(this)).toSize() + QSize(2, 2) * static_cast<int>(kPlayButtonRing);
}

void PlayButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF field = QRectF(rect()).adjusted(kPlayButtonRing, kPlayButtonRing, -kPlayButtonRing, -kPlayButtonRing);
    // Paler under the mouse, and while there is nothing to play.
    const double paler = !isEnabled() ? 0.55 : (isDown() ? 0.3 : (underMouse() ? 0.15 : 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(blended(themeOf(this).givenDigit, themeOf(this).board, paler));
    painter.drawRoundedRect(field, kPlayButtonRadius, kPlayButtonRadius);
    // The sign as a shape, in the colour that can be read on the ink.
    const QSize size = iconSize() * textScale(this);
    QPixmap sign = icon().pixmap(size, devicePixelRatioF());
    QPainter colour(&sign);
    colour.setCompositionMode(QPainter::CompositionMode_SourceIn);
    colour.fillRect(QRect(QPoint(), size), themeOf(this).board);
    colour.end();
    painter.drawPixmap(QPointF(field.center() - QPointF(size.width() / 2.0, size.height() / 2.0)).toPoint(), sign);
    if (hasFocus()) {
        QColor ring = palette().color(QPalette::Highlight);
        painter.setPen(QPen(ring, kPlayButtonRing - 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kPlayButtonRadius + 2, kPlayButtonRadius + 2);
    }
}

} // namespace convoku
