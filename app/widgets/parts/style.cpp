// SPDX-License-Identifier: MIT
#include "app/widgets/parts/style.h"

#include <QApplication>
#include <QPainter>
#include <QVariant>
#include <QWidget>

namespace convoku {
namespace {

constexpr char kSize[] = "convoku_text_size";
constexpr char kWeight[] = "convoku_text_weight";

void give(QWidget* widget)
{
    const auto size = static_cast<TextSize>(widget->property(kSize).toInt());
    const QFont font = textFont(size, static_cast<QFont::Weight>(widget->property(kWeight).toInt()));
    if (widget->font() != font)
        widget->setFont(font);
}

} // namespace

QFont textFont(TextSize size, QFont::Weight weight)
{
    QFont font = QApplication::font();
    if (size != TextSize::Body) {
        const qreal times = static_cast<qreal>(size) / static_cast<qreal>(TextSize::Body);
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * times);
        else
            font.setPixelSize(qRound(font.pixelSize() * times));
    }
    font.setWeight(weight);
    return font;
}

void setTextSize(QWidget* widget, TextSize size, QFont::Weight weight)
{
    widget->setProperty(kSize, static_cast<int>(size));
    widget->setProperty(kWeight, static_cast<int>(weight));
    give(widget);
}

void renewTextSizes()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->property(kSize).isValid())
            give(widget);
    }
}

void paintFocusRing(QPainter& painter, const QRectF& rect, qreal radius)
{
    constexpr qreal kHalf = space::kFocusRing / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(windowTokens().focusRing, space::kFocusRing));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(kHalf, kHalf, -kHalf, -kHalf), radius, radius);
    painter.restore();
}

} // namespace convoku
