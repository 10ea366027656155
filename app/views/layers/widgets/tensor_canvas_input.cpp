// SPDX-License-Identifier: MIT
// What mouse and keys do on a TensorCanvas.
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/wording/layer_wording.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace convoku {
namespace {

constexpr double kTensorZoomStep = 1.25;

} // namespace

bool TensorCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto small = smallAt(help->pos())) {
        const TensorPicture& picture = m_pictures.at(static_cast<std::size_t>(small->picture));
        //: at the small picture of a plane: digit 5. A click shows it large.
        QToolTip::showText(help->globalPos(),
            tr("%1. A click shows it large.")
                .arg(LayerWording::planeName(picture.shape, picture.places, small->channel)),
            this);
        return true;
    }
    if (labelAt(help->pos())) {
        QToolTip::showText(help->globalPos(),
            m_planes.planes != Planes::Fixed ? tr("Double-click: only the planes of this digit")
                                             : tr("Double-click: all planes"),
            this);
        return true;
    }
    // Titles that are cut off.
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (geometryOf(static_cast<int>(i)).title().contains(help->pos())) {
            QToolTip::showText(help->globalPos(), m_pictures[i].title, this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

void TensorCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged) {
        const QPointF by = event->position() - *m_dragged;
        m_dragMoved = m_dragMoved || by.manhattanLength() >= QApplication::startDragDistance();
        if (m_dragMoved) {
            m_dragged = event->position();
            m_across->setValue(m_across->value() - static_cast<int>(std::lround(by.x())));
            m_down->setValue(m_down->value() - static_cast<int>(std::lround(by.y())));
            setCursor(Qt::ClosedHandCursor);
        }
        return;
    }
    setCursor(labelAt(event->position()) || smallAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT spotHovered(spotAt(event->position()));
}

void TensorCanvas::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (left) {
        if (const auto spot = spotAt(event->position())) {
            Q_EMIT spotClicked(*spot);
            return;
        }
        if (const auto small = smallAt(event->position())) {
            Q_EMIT planeClicked(small->picture, small->channel);
            return;
        }
    }
    if (event->button() == Qt::MiddleButton || (left && !labelAt(event->position()))) {
        m_dragged = event->position();
        m_dragMoved = false;
    }
}

void TensorCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_dragged)
        return;
    m_dragged.reset();
    setCursor(Qt::ArrowCursor);
    // A click beside the numbers.
    if (!m_dragMoved && event->button() == Qt::LeftButton)
        Q_EMIT dismissed();
}

void TensorCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto label = labelAt(event->position());
    if (event->button() != Qt::LeftButton || !label || !toggleSolo(*label))
        mousePressEvent(event);
}

bool TensorCanvas::toggleSolo(const Label& label)
{
    const TensorPicture& picture = m_pictures.at(static_cast<std::size_t>(label.picture));
    const std::vector<int> digits = digitsOf(picture.places, {label.channel, 0, 0});
    if (digits.empty())
        return false;
    if (m_planes.planes != Planes::Fixed)
        choosePlanes(Planes::Fixed, digits);
    else
        choosePlanes(Planes::All);
    return true;
}

void TensorCanvas::wheelEvent(QWheelEvent* event)
{
    if (m_pictures.empty()) {
        QWidget::wheelEvent(event);
        return;
    }
    if (event->modifiers() & Qt::ControlModifier) {
        constexpr double kNotch = 120;
        setZoom(m_zoom * std::pow(kTensorZoomStep, event->angleDelta().y() / kNotch), event->position());
        event->accept();
        return;
    }
    // The bars know how far; Shift turns the wheel on its side.
    const bool side = event->modifiers() & Qt::ShiftModifier
        || std::abs(event->angleDelta().x()) > std::abs(event->angleDelta().y());
    QScrollBar* bar = side || m_down->maximum() == 0 ? m_across : m_down;
    if (bar->maximum() == 0) {
        QWidget::wheelEvent(event);
        return;
    }
    constexpr double kPixelsPerUnit = 0.4;
    const int turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    bar->setValue(bar->value() - static_cast<int>(std::lround(turned * kPixelsPerUnit)));
    event->accept();
}

void TensorCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    Q_EMIT spotHovered(std::nullopt);
}

QPointF TensorCanvas::zoomCentre() const
{
    if (m_followed && m_followed->picture < static_cast<int>(m_pictures.size())) {
        const QRectF element = geometryOf(m_followed->picture).element(m_followed->element);
        if (viewArea().contains(element.center()) && !element.isEmpty())
            return element.center();
    }
    return viewArea().center();
}

bool TensorCanvas::handleViewKey(const QKeyEvent& event)
{
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the same key without Shift on many keyboards
        setZoom(m_zoom * kTensorZoomStep, zoomCentre());
        return true;
    case Qt::Key_Minus:
        setZoom(m_zoom / kTensorZoomStep, zoomCentre());
        return true;
    case Qt::Key_Z:
        setZoom(shift ? fullSize() : 1, zoomCentre());
        return true;
    case Qt::Key_0:
        choosePlanes(Planes::All);
        return true;
    case Qt::Key_P:
        choosePlanes(Planes::One);
        return true;
    case Qt::Key_D:
        choosePlanes(Planes::LookedDigit);
        return true;
    case Qt::Key_C:
        choosePlanes(Planes::LookedCell);
        return true;
    case Qt::Key_Escape:
        if (m_planes.planes == Planes::One || m_planes.planes == Planes::All)
            return false;
        choosePlanes(Planes::One);
        return true;
    default:
        if (shift || event.key() < Qt::Key_1 || event.key() > Qt::Key_9)
            return false;
        choosePlanes(Planes::Fixed, {event.key() - Qt::Key_1});
        return true;
    }
}

void TensorCanvas::keyPressEvent(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (m_pictures.empty() || (modifiers & ~Qt::ShiftModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (handleViewKey(*event))
        return;
    if (modifiers) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        Q_EMIT moved(-1, 0, 0);
        return;
    case Qt::Key_Right:
        Q_EMIT moved(1, 0, 0);
        return;
    case Qt::Key_Up:
        Q_EMIT moved(0, -1, 0);
        return;
    case Qt::Key_Down:
        Q_EMIT moved(0, 1, 0);
        return;
    case Qt::Key_PageUp:
        Q_EMIT moved(0, 0, -1);
        return;
    case Qt::Key_PageDown:
        Q_EMIT moved(0, 0, 1);
        return;
    case Qt::Key_Escape:
        Q_EMIT dismissed();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace convoku
