// SPDX-License-Identifier: MIT
// What mouse and keys do on a TensorCanvas.
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/wording/layer_wording.h"

#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace convoku {
namespace {

constexpr double kTensorZoomStep = 1.25;

} // namespace

QString TensorCanvas::tipAt(QPointF place)
{
    if (const auto small = smallAt(place)) {
        const TensorPicture& picture = m_pictures.at(static_cast<std::size_t>(small->picture));
        //: at the small picture of a plane: digit 5. A click shows it large.
        return tr("%1. Click to enlarge it.")
            .arg(LayerWording::planeName(picture.shape, picture.places, small->channel));
    }
    if (labelAt(place))
        return m_planes.planes != Planes::Fixed ? tr("Double-click to show only the planes of this digit")
                                                : tr("Double-click: all planes");
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (geometryOf(static_cast<int>(i)).title().contains(place))
            return QStringLiteral("%1 · %2").arg(m_pictures[i].title, convoku::subtitleOf(m_pictures[i], m_cuts[i]));
    }
    return {};
}

void TensorCanvas::hover(int part)
{
    if (part == kWhole)
        Q_EMIT spotHovered(std::nullopt);
}

void TensorCanvas::mouseMoveEvent(QMouseEvent* event)
{
    ScrolledPicture::mouseMoveEvent(event);
    // Always, not only at another part: the number at the mouse can be another one.
    if (!isHeld())
        Q_EMIT spotHovered(spotAt(event->position()));
}

bool TensorCanvas::drag(Drag phase, QPointF place)
{
    if (phase == Drag::Begin) {
        if (const auto spot = spotAt(place)) {
            Q_EMIT spotClicked(*spot);
            return true;
        }
        if (const auto small = smallAt(place)) {
            Q_EMIT planeClicked(small->picture, small->channel);
            return true;
        }
        if (labelAt(place))
            return true;
    }
    return ScrolledPicture::drag(phase, place);
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
    QScrollBar* bar = side || down()->maximum() == 0 ? across() : down();
    if (bar->maximum() == 0) {
        QWidget::wheelEvent(event);
        return;
    }
    constexpr double kPixelsPerUnit = 0.4;
    const int turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    bar->setValue(bar->value() - static_cast<int>(std::lround(turned * kPixelsPerUnit)));
    event->accept();
}

QPointF TensorCanvas::zoomCentre() const
{
    if (m_followed && m_followed->picture < static_cast<int>(m_pictures.size())) {
        const QRectF element = geometryOf(m_followed->picture).element(m_followed->element);
        if (QRectF(view()).contains(element.center()) && !element.isEmpty())
            return element.center();
    }
    return QRectF(view()).center();
}

bool TensorCanvas::takeViewKey(int key, bool shift)
{
    switch (key) {
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
        if (shift || key < Qt::Key_1 || key >= Qt::Key_1 + board().side())
            return false;
        choosePlanes(Planes::Fixed, {key - Qt::Key_1});
        return true;
    }
}

bool TensorCanvas::takeKey(int key, bool shift)
{
    if (m_pictures.empty())
        return false;
    if (takeViewKey(key, shift))
        return true;
    if (shift)
        return false;
    switch (key) {
    case Qt::Key_Left:
        Q_EMIT moved(-1, 0, 0);
        return true;
    case Qt::Key_Right:
        Q_EMIT moved(1, 0, 0);
        return true;
    case Qt::Key_Up:
        Q_EMIT moved(0, -1, 0);
        return true;
    case Qt::Key_Down:
        Q_EMIT moved(0, 1, 0);
        return true;
    case Qt::Key_PageUp:
        Q_EMIT moved(0, 0, -1);
        return true;
    case Qt::Key_PageDown:
        Q_EMIT moved(0, 0, 1);
        return true;
    case Qt::Key_Escape:
        Q_EMIT dismissed();
        return true;
    default:
        return false;
    }
}

} // namespace convoku
