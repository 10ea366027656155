// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/kernel_view.h"

#include "app/window/parts/widget_theme.h"
#include "app/wording/layer_wording.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace convoku {
namespace {

constexpr qreal kKernelMargin = 12;

} // namespace

KernelView::KernelView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Kernel"));
}

void KernelView::setPicture(const KernelPicture& picture)
{
    const bool others = picture.kernel.cells() != m_picture.kernel.cells()
        || picture.kernel.shape != m_picture.kernel.shape || picture.kernel.kind != m_picture.kernel.kind;
    m_picture = picture;
    if (others)
        forgetParts();
    setAccessibleDescription(picture.title);
    // Another layer's kernel may be smaller.
    if (m_pointed && *m_pointed >= picture.kernel.cells())
        m_pointed.reset();
    update();
    tellParts();
}

KernelGeometry KernelView::geometryOfCells() const
{
    return {m_picture.kernel, QRectF(rect()).adjusted(kKernelMargin, 4, -4, -4), devicePixelRatioF()};
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
    tellParts();
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
    painter.fillRect(rect(), themeOf(this).background);
    paintKernel(painter, geometryOfCells(), m_picture, themeOf(this));
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(this).cursor, 2));
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
    focusMoved();
    tellParts();
}

void KernelView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    // Menus and other windows leave it as it is.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason && !underMouse())
        point(std::nullopt);
    update();
    focusMoved();
}

// For screen readers

QAccessible::Role KernelView::roleOf(int part) const
{
    if (part == kWhole)
        return QAccessible::Canvas;
    return part < planes() ? QAccessible::Table : QAccessible::Cell;
}

int KernelView::countIn(int part)
{
    if (part == kWhole)
        return planes();
    return part < planes() ? planeSize() : 0;
}

int KernelView::partIn(int part, int index)
{
    return part == kWhole ? index : planes() + part * planeSize() + index;
}

int KernelView::wholeOf(int part)
{
    return part < planes() ? kWhole : (part - planes()) / planeSize();
}

int KernelView::indexOf(int part)
{
    return part < planes() ? part : (part - planes()) % planeSize();
}

QString KernelView::nameOf(int part)
{
    if (part >= planes())
        return LayerWording::kernelCell(m_picture.kernel, part - planes());
    return planes() == 1 ? m_picture.title
                         : LayerWording::kernelPlane(m_picture.labels.at(static_cast<std::size_t>(part)));
}

QString KernelView::helpOf(int part)
{
    // The arithmetic of the cell that is pointed at.
    return part == focusedPart() ? accessibleDescription() : QString();
}

QRect KernelView::rectOf(int part)
{
    const KernelGeometry geometry = geometryOfCells();
    return (part < planes() ? geometry.plane(part) : geometry.cellRect(part - planes())).toAlignedRect();
}

int KernelView::partAt(QPoint point)
{
    const auto cell = geometryOfCells().cellAt(point);
    return cell ? planes() + *cell : kWhole;
}

int KernelView::columnsOf(int part) const
{
    return part != kWhole && part < planes() ? m_picture.kernel.shape.columns : 0;
}

int KernelView::focusedPart()
{
    return m_pointed ? planes() + *m_pointed : kWhole;
}

void KernelView::addStates(int part, QAccessible::State& state)
{
    state.selectable = false;
    state.focusable = part >= planes();
}

void KernelView::goToPart(int part)
{
    if (part >= planes())
        point(part - planes());
}

} // namespace convoku
