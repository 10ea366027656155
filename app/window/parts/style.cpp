// SPDX-License-Identifier: MIT
#include "app/window/parts/style.h"

#include "app/drawing/fonts.h"
#include "app/window/parts/text_scale.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScreen>
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

QFont scaled(QFont font, qreal times)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * times);
    else
        font.setPixelSize(qRound(font.pixelSize() * times));
    return font;
}

/// Fonts of the application: the desktop's font, and the current one.
struct Fonts
{
    QFont desktop = QApplication::font();
    QFont now = desktop;
    bool desktops = false;
    qreal times = 1;
};

Fonts& fonts()
{
    static Fonts fonts;
    return fonts;
}

} // namespace

void applyWindowFont(bool desktops)
{
    // If the current font is not the one set here, the desktop has set a new one since.
    if (QApplication::font() != fonts().now)
        fonts().desktop = QApplication::font();
    QFont font = fonts().desktop;
    if (!desktops) {
        constexpr qreal kBody = static_cast<qreal>(TextSize::Body);
        constexpr qreal kPointsPerInch = 72;
        const QScreen* screen = QGuiApplication::primaryScreen();
        const qreal dots = screen != nullptr ? screen->logicalDotsPerInchY() : 96;
        font = QFont(pictureFont(kBody).families());
        // In points: so it is what fonts of windows are, and what others multiply.
        font.setPointSizeF(kBody * textScale(fonts().desktop) * kPointsPerInch / dots);
    }
    font = scaled(font, fonts().times);
    fonts().desktops = desktops;
    fonts().now = font;
    QApplication::setFont(font);
    // Before the program runs its loop Qt tells nobody.
    for (QWidget* window : QApplication::topLevelWidgets()) {
        QEvent changed(QEvent::ApplicationFontChange);
        QApplication::sendEvent(window, &changed);
    }
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->property(kSize).isValid())
            give(widget);
    }
}

void enlargeWindowFont(qreal times)
{
    fonts().times = times;
    applyWindowFont(fonts().desktops);
}

QFont textFont(qreal times)
{
    return scaled(QApplication::font(), times);
}

QFont textFont(TextSize size, QFont::Weight weight)
{
    QFont font = textFont(static_cast<qreal>(size) / static_cast<qreal>(TextSize::Body));
    font.setWeight(weight);
    return font;
}

void setTextSize(QWidget* widget, TextSize size, QFont::Weight weight)
{
    widget->setProperty(kSize, static_cast<int>(size));
    widget->setProperty(kWeight, static_cast<int>(weight));
    give(widget);
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

QFont demiBold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace convoku
