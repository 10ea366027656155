// SPDX-License-Identifier: MIT
#include "app/widgets/kernel_view.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace convoku {
namespace {

constexpr qreal kMargin = 12;

} // namespace

KernelView::KernelView(QWidget* parent)
    : QWidget(parent)
    , m_theme(&Theme::of(Theme::Kind::Light))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Kernel"));
}

void KernelView::setTheme(const Theme& theme)
{
    m_theme = &theme;
    update();
}

void KernelView::setPicture(const KernelPicture& picture)
{
    m_picture = picture;
    setAccessibleDescription(picture.title);
    // Another layer's kernel may be smaller.
    if (m_pointed && *m_pointed >= picture.kernel.cells())
        m_pointed.reset();
    update();
}

KernelGeometry KernelView::geometryOfCells() const
{
    return {m_picture.kernel, QRectF(rect()).adjusted(kMargin, 4, -4, -4), devicePixelRatioF()};
}

void KernelView::forget()
{
    point(std::nullopt);
}

void KernelView::point(std::optional<int> cell)
{
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    Q_EMIT cellPointed(cell);
}

bool KernelView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    // A title that is cut off.
    const auto* help = static_cast<QHelpEvent*>(event);
    if (geometryOfCells().title().contains(help->pos()))
        QToolTip::showText(help->globalPos(), m_picture.title, this);
    else
        QToolTip::hideText();
    return true;
}

void KernelView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->background);
    paintKernel(painter, geometryOfCells(), m_picture, *m_theme);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme->cursor, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void KernelView::mouseMoveEvent(QMouseEvent* event)
{
    point(geometryOfCells().cellAt(event->position()));
}

void KernelView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void KernelView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const auto move = [this](int across, int down) {
        if (m_picture.kernel.cells() > 0)
            point(m_pointed ? geometryOfCells().neighbour(*m_pointed, across, down) : 0);
    };
    switch (plain ? event->key() : 0) {
    case Qt::Key_Left:
        move(-1, 0);
        return;
    case Qt::Key_Right:
        move(1, 0);
        return;
    case Qt::Key_Up:
        move(0, -1);
        return;
    case Qt::Key_Down:
        move(0, 1);
        return;
    case Qt::Key_Escape:
        if (m_pointed) {
            point(std::nullopt);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void KernelView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void KernelView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    // Menus and other windows leave it as it is.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason && !underMouse())
        point(std::nullopt);
    update();
}

} // namespace convoku
