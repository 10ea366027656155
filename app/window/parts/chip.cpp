// SPDX-License-Identifier: MIT
#include "app/window/parts/chip.h"

#include "app/window/parts/style.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace convoku {

Chip::Chip(QWidget* parent)
    : PlainLabel(parent)
{
    setTextSize(this, TextSize::Body, QFont::DemiBold);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setContent(const QString& text, Tone tone, std::optional<Sign> sign)
{
    m_tone = tone;
    m_sign = sign;
    setText(text);
    updateGeometry();
    update();
}

void Chip::setFilled(bool filled)
{
    m_filled = filled;
    update();
}

QColor Chip::ground() const
{
    const Tokens& t = windowTokens();
    switch (m_tone) {
    case Tone::Solved:
        return m_filled ? t.solved : t.solvedGround;
    case Tone::Contradiction:
        return m_filled ? t.contradiction : t.contradictionGround;
    case Tone::Plain:
        break;
    }
    return m_filled ? t.ink : t.sunken;
}

QColor Chip::ink() const
{
    const Tokens& t = windowTokens();
    switch (m_tone) {
    case Tone::Solved:
        return m_filled ? t.onSolved : t.solved;
    case Tone::Contradiction:
        return m_filled ? t.onContradiction : t.contradiction;
    case Tone::Plain:
        break;
    }
    return m_filled ? t.onInk : t.text1;
}

int Chip::signSide() const
{
    return m_sign ? fontMetrics().height() : 0;
}

QSize Chip::minimumSizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int sign = m_sign ? signSide() + space::kTight : 0;
    return {metrics.horizontalAdvance(text()) + sign + 3 * space::kSmall, metrics.height() + space::kSmall};
}

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal height = std::min(this->height(), minimumSizeHint().height());
    const QRectF pill(0, (this->height() - height) / 2, width(), height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground());
    painter.drawRoundedRect(pill, height / 2, height / 2);
    QRect words = rect().adjusted(space::kSmall + space::kTight, 0, -space::kSmall - space::kTight, 0);
    if (m_sign) {
        const int side = signSide();
        QRect place(words.left(), 0, side, side);
        place.moveCenter({place.center().x(), rect().center().y()});
        paintSign(painter, *m_sign, QStyle::visualRect(layoutDirection(), rect(), place), ink());
        words.setLeft(words.left() + side + space::kTight);
    }
    painter.setFont(font());
    painter.setPen(ink());
    // Do not elide a text that has exactly the room that it asked for: eliding counts fractions of a pixel.
    const bool fits = fontMetrics().horizontalAdvance(text()) <= words.width();
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignCenter | Qt::TextSingleLine,
        fits ? text() : fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
}

void Chip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    PlainLabel::changeEvent(event);
}

} // namespace convoku
