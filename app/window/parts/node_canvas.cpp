// SPDX-License-Identifier: MIT
#include "app/window/parts/node_canvas.h"

#include "app/window/parts/widget_theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kCanvasZoomStep = 1.25; ///< of a key
constexpr double kCanvasWheelStep = 1.2; ///< of a notch
constexpr double kReadableZoom = 0.75;
constexpr double kLeastZoom = 0.2;

void bringIn(QScrollBar* bar, double from, double to, double length)
{
    const double margin = std::max(std::min((length - (to - from)) / 4, 70.0), 0.0);
    if (from < margin)
        bar->setValue(bar->value() + static_cast<int>(std::floor(from - margin)));
    else if (to > length - margin)
        bar->setValue(bar->value() + static_cast<int>(std::ceil(to - length + margin)));
}

} // namespace

NodeCanvas::NodeCanvas(QWidget* parent)
    : QAbstractScrollArea(parent)
    , PictureParts(this)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
}

void NodeCanvas::zoomIn()
{
    setZoom(zoom() * kCanvasZoomStep);
}

void NodeCanvas::zoomOut()
{
    setZoom(zoom() / kCanvasZoomStep);
}

void NodeCanvas::setHovered(int node)
{
    if (node == m_hovered)
        return;
    m_hovered = node;
    viewport()->update();
    Q_EMIT hovered(node >= 0 ? sentenceOf(node) : QString());
}

void NodeCanvas::setContentSize(QSizeF size)
{
    const auto set = [](QScrollBar* bar, double content, int seen) {
        bar->setRange(0, std::max(qRound(content) - seen, 0));
        bar->setPageStep(seen);
        bar->setSingleStep(std::max(seen / 20, 1));
    };
    set(horizontalScrollBar(), size.width(), viewport()->width());
    set(verticalScrollBar(), size.height(), viewport()->height());
}

void NodeCanvas::bringIntoView(const QRectF& rect)
{
    bringIn(horizontalScrollBar(), rect.left(), rect.right(), viewport()->width());
    bringIn(verticalScrollBar(), rect.top(), rect.bottom(), viewport()->height());
}

GraphCamera NodeCanvas::camera() const
{
    const QSizeF size = drawingSize() * m_zoom;
    const auto start = [](const QScrollBar* bar, double content, int seen) {
        return content < seen ? std::floor((seen - content) / 2) : -bar->value();
    };
    GraphCamera camera;
    camera.zoom = m_zoom;
    camera.origin = {start(horizontalScrollBar(), size.width(), viewport()->width()),
        start(verticalScrollBar(), size.height(), viewport()->height())};
    if (beginsAtTop())
        camera.origin.setY(std::min(camera.origin.y(), 0.0));
    return camera;
}

double NodeCanvas::firstZoom() const
{
    return std::clamp(viewport()->width() / std::max(drawingSize().width(), 1.0), kReadableZoom, 1.0);
}

void NodeCanvas::updateScrollBars()
{
    setContentSize(drawingSize() * m_zoom);
}

void NodeCanvas::beginDrawing()
{
    if (isEmpty()) {
        updateScrollBars();
        return;
    }
    if (m_fitted) {
        fit();
        return;
    }
    if (!m_zoomed)
        m_zoom = firstZoom();
    m_begun = isVisible();
    updateScrollBars();
    horizontalScrollBar()->setValue(horizontalScrollBar()->maximum() / 2);
    verticalScrollBar()->setValue(0);
    scrollTo(firstInSight());
}

void NodeCanvas::forgetZoom()
{
    m_fitted = m_zoomed = m_begun = false;
}

void NodeCanvas::scrollTo(int node)
{
    if (node < 0 || node >= nodeCount() || m_fitted)
        return;
    if (const QRectF box = rectOfNode(node); !box.isEmpty())
        bringIntoView(box);
}

void NodeCanvas::fit()
{
    if (isEmpty())
        return;
    m_fitted = m_begun = true;
    const QSizeF size = drawingSize();
    m_zoom = std::min(
        {1.0, viewport()->width() / std::max(size.width(), 1.0), viewport()->height() / std::max(size.height(), 1.0)});
    updateScrollBars();
    viewport()->update();
}

void NodeCanvas::zoomAround(double zoom, QPointF fixed)
{
    if (isEmpty())
        return;
    m_fitted = false;
    m_zoomed = true;
    const QSizeF size = drawingSize();
    const double all = std::min(viewport()->width() / size.width(), viewport()->height() / size.height());
    const QPointF kept = camera().toGraph(fixed);
    m_zoom = std::clamp(zoom, std::min(all, kLeastZoom), GraphCamera::kMaxZoom);
    updateScrollBars();
    horizontalScrollBar()->setValue(qRound(kept.x() * m_zoom - fixed.x()));
    verticalScrollBar()->setValue(qRound(kept.y() * m_zoom - fixed.y()));
    viewport()->update();
}

void NodeCanvas::setZoom(double zoom)
{
    const int node = anchorNode();
    const QRectF box = node >= 0 ? rectOfNode(node) : QRectF();
    zoomAround(zoom, box.isEmpty() ? QRectF(viewport()->rect()).center() : box.center());
    scrollTo(node);
}

void NodeCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    takeSize();
}

void NodeCanvas::takeSize()
{
    if (m_fitted)
        fit();
    else if (!m_zoomed)
        beginDrawing();
    else
        updateScrollBars();
}

void NodeCanvas::moveTo(int node)
{
    if (node < 0 || node == m_cursor || node >= nodeCount())
        return;
    m_cursor = node;
    scrollTo(node);
    describe();
    viewport()->update();
    Q_EMIT hovered(sentenceOf(node));
}

bool NodeCanvas::handleKey(int key, bool shift)
{
    if (shift)
        return false;
    const int from = focusedPart();
    const auto walk = [this, from](GraphLayout::Direction direction) {
        moveTo(from < 0 ? firstNode() : neighbour(from, direction));
        return true;
    };
    switch (key) {
    case Qt::Key_Up:
        return walk(GraphLayout::Direction::Up);
    case Qt::Key_Down:
        return walk(GraphLayout::Direction::Down);
    case Qt::Key_Left:
        return walk(GraphLayout::Direction::Left);
    case Qt::Key_Right:
        return walk(GraphLayout::Direction::Right);
    case Qt::Key_Home:
        moveTo(firstNode());
        return true;
    case Qt::Key_End:
        moveTo(lastNode());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (from >= 0)
            enterNode(from);
        return true;
    default:
        return false;
    }
}

void NodeCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), themeOf(this).background);
    if (isEmpty()) {
        painter.setPen(themeOf(this).label);
        painter.drawText(
            viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, accessibleDescription());
    } else {
        paintNodes(painter, event->rect());
    }
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(this).cursor, 2));
        painter.drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

void NodeCanvas::scrollContentsBy(int, int)
{
    viewport()->update();
}

void NodeCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton)
        m_pressed = event->pos();
}

void NodeCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed && event->buttons() != Qt::NoButton) {
        const QPoint moved = event->pos() - *m_pressed;
        if (!m_dragging && moved.manhattanLength() < QApplication::startDragDistance())
            return;
        m_dragging = true;
        m_pressed = event->pos();
        viewport()->setCursor(Qt::ClosedHandCursor);
        m_fitted = false;
        m_zoomed = true;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
        return;
    }
    setHovered(nodeUnder(event->position()));
}

void NodeCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const bool click = m_pressed && !m_dragging && event->button() == Qt::LeftButton;
    m_pressed.reset();
    m_dragging = false;
    viewport()->unsetCursor();
    const int node = click ? nodeUnder(event->position()) : -1;
    if (node >= 0)
        nodeClicked(node);
}

void NodeCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int node = nodeUnder(event->position());
    if (node >= 0)
        nodeDoubleClicked(node);
    else
        fit();
}

void NodeCanvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (isEmpty())
        return;
    if (event->modifiers() & Qt::ShiftModifier) {
        m_fitted = false;
        m_zoomed = true;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - event->angleDelta().y());
    } else {
        constexpr double kNotch = 120;
        zoomAround(zoom() * std::pow(kCanvasWheelStep, event->angleDelta().y() / kNotch), event->position());
    }
}

bool NodeCanvas::handleZoomKey(int key, bool shift)
{
    switch (key) {
    case Qt::Key_Z:
        if (shift)
            setZoom(1);
        else
            fit();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    default:
        return false;
    }
}

void NodeCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const bool taken = plain && !isEmpty() && (handleZoomKey(event->key(), shift) || handleKey(event->key(), shift));
    if (!taken)
        passOn(event);
}

void NodeCanvas::passOn(QKeyEvent* event)
{
    QAbstractScrollArea::keyPressEvent(event);
}

bool NodeCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int node = nodeUnder(help->pos());
        if (node >= 0)
            QToolTip::showText(help->globalPos(), sentenceOf(node), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

QAccessible::Role NodeCanvas::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

QRect NodeCanvas::rectOf(int part)
{
    const QRectF rect = rectOfNode(part);
    return rect.isEmpty() ? QRect() : rect.toAlignedRect().translated(viewport()->pos());
}

int NodeCanvas::partAt(QPoint point)
{
    const int node = viewport()->geometry().contains(point) ? nodeUnder(point - viewport()->pos()) : -1;
    return node < 0 ? kWhole : node;
}

void NodeCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    focusMoved();
    tellParts();
}

void NodeCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
    focusMoved();
}

} // namespace convoku
