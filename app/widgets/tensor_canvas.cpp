// SPDX-License-Identifier: MIT
#include "app/widgets/tensor_canvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace convoku {
namespace {

constexpr qreal kMargin = 12;

} // namespace

TensorCanvas::TensorCanvas(QWidget* parent)
    : QWidget(parent)
    , m_theme(&Theme::of(Theme::Kind::Light))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

QSize TensorCanvas::sizeHint() const
{
    return {760, 420};
}

QSize TensorCanvas::minimumSizeHint() const
{
    return {280, 160};
}

void TensorCanvas::setTheme(const Theme& theme)
{
    m_theme = &theme;
    m_drawn = {};
    update();
}

void TensorCanvas::setPictures(std::vector<TensorPicture> inputs, std::vector<TensorPicture> outputs)
{
    m_message.clear();
    m_inputs = static_cast<int>(inputs.size());
    m_pictures = std::move(inputs);
    m_pictures.insert(
        m_pictures.end(), std::make_move_iterator(outputs.begin()), std::make_move_iterator(outputs.end()));
    m_marks.clear();
    arrange();
}

void TensorCanvas::setMessage(const QString& message)
{
    m_message = message;
    m_pictures.clear();
    m_marks.clear();
    m_inputs = 0;
    arrange();
}

void TensorCanvas::setMarks(std::vector<TensorMarks> marks)
{
    m_marks = std::move(marks);
    update();
}

void TensorCanvas::arrange()
{
    std::vector<Shape> inputs;
    std::vector<Shape> outputs;
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        (static_cast<int>(i) < m_inputs ? inputs : outputs).push_back(m_pictures[i].shape);
    const TensorArrangement arrangement
        = arrangeTensors(inputs, outputs, QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin));
    m_areas = arrangement.inputs;
    m_areas.insert(m_areas.end(), arrangement.outputs.begin(), arrangement.outputs.end());
    m_arrow = arrangement.between;
    m_drawn = {};
    update();
}

TensorGeometry TensorCanvas::geometryOf(int picture) const
{
    const auto which = static_cast<std::size_t>(picture);
    return {m_pictures.at(which).shape, m_areas.at(which), devicePixelRatioF()};
}

std::optional<TensorSpot> TensorCanvas::spotAt(QPointF point) const
{
    for (int picture = 0; picture < static_cast<int>(m_pictures.size()); ++picture) {
        if (const auto element = geometryOf(picture).elementAt(point))
            return TensorSpot{picture, *element};
    }
    return std::nullopt;
}

void TensorCanvas::paintPictures(QPainter& painter) const
{
    painter.fillRect(rect(), m_theme->background);
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        paintTensor(painter, geometryOf(static_cast<int>(i)), m_pictures[i], *m_theme);
    paintTensorArrow(painter, m_arrow, *m_theme);
}

void TensorCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_message.isEmpty() || m_pictures.empty()) {
        painter.fillRect(rect(), m_theme->background);
        painter.setPen(m_theme->label);
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, m_message);
    } else {
        const qreal ratio = devicePixelRatioF();
        if (m_drawn.isNull() || m_drawn.devicePixelRatio() != ratio) {
            m_drawn = QPixmap(size() * ratio);
            m_drawn.setDevicePixelRatio(ratio);
            QPainter pictures(&m_drawn);
            paintPictures(pictures);
        }
        painter.drawPixmap(0, 0, m_drawn);
        for (std::size_t i = 0; i < std::min(m_marks.size(), m_pictures.size()); ++i)
            paintTensorMarks(painter, geometryOf(static_cast<int>(i)), m_marks[i], *m_theme);
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_theme->cursor, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

bool TensorCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    // Titles that are cut off.
    const auto* help = static_cast<QHelpEvent*>(event);
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
    Q_EMIT spotHovered(spotAt(event->position()));
}

void TensorCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto spot = spotAt(event->position()))
        Q_EMIT spotClicked(*spot);
    else
        Q_EMIT dismissed();
}

void TensorCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    Q_EMIT spotHovered(std::nullopt);
}

void TensorCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (!plain || m_pictures.empty()) {
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

void TensorCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TensorCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TensorCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace convoku
