// SPDX-License-Identifier: MIT
#include "app/views/timeline/widgets/timeline_popup.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/fonts.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kPopupBoard = 180;
constexpr int kPopupMargin = 7;
constexpr int kPopupTextSize = 11;

QFont textFont(const QWidget* widget)
{
    return pictureFont(kPopupTextSize * textScale(widget));
}

} // namespace

TimelinePopup::TimelinePopup(QWidget* parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput)
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void TimelinePopup::setContent(const Recording& recording, Position position, const QString& text)
{
    const Theme& theme = themeOf(this);
    m_text = text;
    // It breaks between its parts only: a number stays with what it counts.
    m_lines = text;
    m_lines.replace(QLatin1Char(' '), QChar::Nbsp);
    m_lines.replace(QStringLiteral("\u00a0·\u00a0"), QStringLiteral("\u00a0· "));
    const qreal ratio = parentWidget()->devicePixelRatioF();
    m_board = QPixmap(QSize(kPopupBoard, kPopupBoard) * ratio);
    m_board.setDevicePixelRatio(ratio);
    m_board.fill(theme.background);
    QPainter painter(&m_board);
    paintBoard(painter, BoardGeometry(QRectF(0, 0, kPopupBoard, kPopupBoard), false, ratio, recording.board()),
        sceneAt(recording, position), theme);
    painter.end();

    const QRect room(0, 0, kPopupBoard, kPopupBoard);
    const int height = QFontMetrics(textFont(this), this).boundingRect(room, Qt::TextWordWrap, m_lines).height();
    setFixedSize(kPopupBoard + 2 * kPopupMargin, kPopupBoard + height + 3 * kPopupMargin);
    update();
}

void TimelinePopup::showAt(int x, const QRect& strip)
{
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const int left = std::clamp(x - width() / 2, screen.left(), std::max(screen.left(), screen.right() - width() + 1));
    // The strip is at the lower edge of the window: above it nothing is hidden that time is told by.
    int top = strip.top() - height() - 4;
    if (top < screen.top())
        top = std::min(strip.bottom() + 4, std::max(screen.top(), screen.bottom() - height()));
    move(left, top);
    show();
}

void TimelinePopup::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).thinLine);
    painter.fillRect(rect().adjusted(1, 1, -1, -1), themeOf(this).background);
    painter.drawPixmap(kPopupMargin, kPopupMargin, m_board);
    painter.setFont(textFont(this));
    painter.setPen(themeOf(this).givenDigit);
    painter.drawText(
        QRect(kPopupMargin, kPopupBoard + 2 * kPopupMargin, kPopupBoard, height() - kPopupBoard - 2 * kPopupMargin),
        Qt::AlignHCenter | Qt::TextWordWrap, m_lines);
}

} // namespace convoku
