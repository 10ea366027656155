// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/kernel_view.h"

#include "app/wording/layer_wording.h"

#include <QFocusEvent>
#include <QPainter>

namespace convoku {
namespace {

constexpr qreal kKernelMargin = 12;

} // namespace

KernelView::KernelView(QWidget* parent)
    : PictureView(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Kernel"));
}

void KernelView::setPicture(const KernelPicture& picture)
{
    const bool others = picture.kernel.cells() != m_picture.kernel.cells()
        || picture.kernel.shape != m_picture.kernel.shape || picture.kernel.kind != m_picture.kernel.kind;
    m_picture = picture;
    setAccessibleDescription(picture.title);
    // Another layer's kernel may be smaller.
    if (m_pointed && *m_pointed >= picture.kernel.cells())
        m_pointed.reset();
    partsChanged(others);
}

KernelGeometry KernelView::geometryOfCells() const
{
    return {m_picture.kernel, room().adjusted(kKernelMargin, 4, -4, -4), pixels()};
}

void KernelView::point(std::optional<int> cell)
{
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    Q_EMIT cellPointed(cell);
    update();
    notifyAccessibility();
}

QString KernelView::tipAt(QPointF place)
{
    // A title that is cut off.
    return geometryOfCells().title().contains(place) ? m_picture.title : PictureView::tipAt(place);
}

void KernelView::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(room(), theme.background);
    paintKernel(painter, geometryOfCells(), m_picture, theme);
}

QRectF KernelView::partRect(int part) const
{
    const KernelGeometry geometry = geometryOfCells();
    return part < planes() ? geometry.plane(part) : geometry.cellRect(part - planes());
}

int KernelView::partAtPlace(QPointF place) const
{
    const auto cell = geometryOfCells().cellAt(place);
    return cell ? planes() + *cell : kWhole;
}

void KernelView::hover(int part)
{
    point(part == kWhole ? std::nullopt : std::optional(part - planes()));
}

bool KernelView::takeKey(int key, bool shift)
{
    if (shift || key != Qt::Key_Escape || !m_pointed)
        return false;
    point(std::nullopt);
    return true;
}

bool KernelView::moveCursor(int key)
{
    const int cells = m_picture.kernel.cells();
    if (cells == 0)
        return false;
    const auto step = [this](int across, int down) {
        point(m_pointed ? geometryOfCells().neighbour(*m_pointed, across, down) : 0);
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, -1);
    case Qt::Key_Down:
        return step(0, 1);
    case Qt::Key_Home:
        point(0);
        return true;
    case Qt::Key_End:
        point(cells - 1);
        return true;
    default:
        return false;
    }
}

void KernelView::focusOutEvent(QFocusEvent* event)
{
    // Menus and other windows leave it as it is.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason && !underMouse())
        point(std::nullopt);
    PictureView::focusOutEvent(event);
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

void KernelView::moveTo(int part)
{
    if (part >= planes())
        point(part - planes());
}

} // namespace convoku
