// SPDX-License-Identifier: MIT
#include "app/window/parts/picture_view.h"

#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace convoku {
namespace {

bool movesCursor(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    default:
        return false;
    }
}

bool isPlain(const QKeyEvent& event)
{
    return !(event.modifiers() & ~Qt::KeypadModifier);
}

} // namespace

PictureView::PictureView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void PictureView::setSizes(QSizeF usual, QSizeF least)
{
    m_usualSize = usual;
    m_leastSize = least;
    updateGeometry();
}

qreal PictureView::scale() const
{
    return textScale(this);
}

QRectF PictureView::room() const
{
    return {QPointF(), QSizeF(size()) / scale()};
}

QRectF PictureView::placeOf(int part) const
{
    const QRectF rect = partRect(part);
    return {rect.topLeft() * scale(), rect.size() * scale()};
}

QAccessible::Role PictureView::roleOf(int part) const
{
    const bool isTable = columnsOf(kWhole) > 0;
    if (part == kWhole)
        return isTable ? QAccessible::Table : QAccessible::List;
    return isTable ? QAccessible::Cell : QAccessible::ListItem;
}

void PictureView::goToPart(int part)
{
    if (part >= 0 && part < allParts())
        moveTo(part);
}

bool PictureView::drag(Drag phase, QPointF place)
{
    const int part = partAtPlace(place);
    if (phase != Drag::Begin || part == kWhole)
        return false;
    goToPart(part);
    activate(part);
    return true;
}

bool PictureView::activate(int)
{
    return false;
}

void PictureView::hover(int)
{
}

QString PictureView::tipOf(int part)
{
    return nameOf(part);
}

QString PictureView::tipAt(QPointF place)
{
    const int part = partAtPlace(place);
    return part == kWhole ? QString() : tipOf(part);
}

bool PictureView::handlesKey(const QKeyEvent& event)
{
    return isPlain(event) && movesCursor(event.key()) && partCount() > 0;
}

bool PictureView::takeEvent(const QKeyEvent& event)
{
    const bool chord = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !chord && takeKey(event.key(), event.modifiers() & Qt::ShiftModifier);
}

bool PictureView::takeKey(int, bool)
{
    return false;
}

int PictureView::neighbour(int part, int across, int down)
{
    const int count = partCount();
    const int columns = columnsOf(kWhole);
    if (columns == 0)
        return std::clamp(part + across + down, 0, count - 1);
    const int column = std::clamp(part % columns + across, 0, columns - 1);
    const int row = std::clamp(part / columns + down, 0, (count - 1) / columns);
    return std::min(row * columns + column, count - 1);
}

void PictureView::setCursorPart(int part)
{
    m_cursor = part;
    update();
    notifyAccessibility();
    announcePointed();
}

void PictureView::partsChanged(bool others)
{
    if (others)
        invalidateParts();
    const int count = allParts();
    const bool pointed = m_hovered != kWhole || m_cursor != kWhole;
    if (m_hovered >= count) {
        m_hovered = kWhole;
        hover(kWhole);
    }
    if (m_cursor >= count)
        m_cursor = kWhole;
    update();
    notifyAccessibility();
    // Without a part under the mouse or the cursor, the sentence has not changed.
    if (pointed)
        announcePointed();
}

void PictureView::setHovered(int part)
{
    if (part == m_hovered)
        return;
    m_hovered = part;
    hover(part);
    if (m_followsMouse)
        setCursorPart(part);
    else
        announcePointed();
}

void PictureView::announcePointed()
{
    const int part = m_hovered != kWhole ? m_hovered : m_cursor;
    Q_EMIT pointedAt(part == kWhole ? QString() : nameOf(part));
}

bool PictureView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int part = partAtPoint(help->pos());
        const QString tip = tipAt(QPointF(help->pos()) / scale());
        if (tip.isEmpty() && part == kWhole && !toolTip().isEmpty())
            break;
        QToolTip::showText(help->globalPos(), tip, this, part == kWhole ? QRect() : rectOf(part));
        return true;
    }
    case QEvent::MouseButtonPress: // also of a subclass that handles it
        m_ring = m_reached = false;
        update();
        break;
    case QEvent::ShortcutOverride:
        if (!handlesKey(*static_cast<QKeyEvent*>(event)))
            break;
        event->accept();
        return true;
    default:
        break;
    }
    return QWidget::event(event);
}

void PictureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.save();
    painter.scale(scale(), scale());
    paintPicture(painter, themeOf(this));
    painter.restore();
    if (!hasFocus() || !m_ring)
        return;
    if (const QRectF ring = focusRect() & QRectF(rect()); !ring.isEmpty())
        paintFocusRing(painter, ring);
}

QRectF PictureView::focusRect()
{
    const int part = focusedPart();
    return part == kWhole ? QRectF(rect()) : placeOf(part).adjusted(-2, -2, 2, 2);
}

void PictureView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !drag(Drag::Begin, event->position() / scale()))
        QWidget::mousePressEvent(event);
}

void PictureView::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton) || !drag(Drag::Move, event->position() / scale()))
        setHovered(partAtPoint(event->position()));
}

void PictureView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !drag(Drag::End, event->position() / scale()))
        QWidget::mouseReleaseEvent(event);
    else
        setHovered(partAtPoint(event->position()));
}

void PictureView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(kWhole);
}

bool PictureView::moveCursor(int key)
{
    if (partCount() == 0 || !movesCursor(key))
        return false;
    const int now = focusedPart();
    const auto step = [&](int across, int down) {
        goToPart(now == kWhole ? firstPart() : neighbour(now, across, down)); // the first key shows the cursor
    };
    switch (key) {
    case Qt::Key_Left:
        step(-1, 0);
        break;
    case Qt::Key_Right:
        step(1, 0);
        break;
    case Qt::Key_Up:
        step(0, -1);
        break;
    case Qt::Key_Down:
        step(0, 1);
        break;
    case Qt::Key_PageUp:
        step(0, -pageLength());
        break;
    case Qt::Key_PageDown:
        step(0, pageLength());
        break;
    case Qt::Key_Home:
        goToPart(homePart());
        break;
    default:
        goToPart(endPart());
        break;
    }
    return true;
}

void PictureView::keyPressEvent(QKeyEvent* event)
{
    if (!m_ring) {
        m_ring = true;
        update();
    }
    const int part = focusedPart();
    bool taken = takeEvent(*event);
    if (!taken && isPlain(*event)) {
        const int key = event->key();
        taken = moveCursor(key);
        if (!taken && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space))
            taken = part != kWhole && activate(part);
        if (!taken && key == Qt::Key_Escape && m_cursor != kWhole) {
            setCursorPart(kWhole);
            taken = true;
        }
    }
    if (!taken)
        QWidget::keyPressEvent(event);
}

void PictureView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        m_ring = m_reached = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
            || event->reason() == Qt::ShortcutFocusReason;
    update();
    focusMoved();
    notifyAccessibility();
}

void PictureView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (m_followsMouse && event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        setCursorPart(m_hovered);
    update();
    focusMoved();
}

void PictureView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace convoku
