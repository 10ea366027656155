// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/cost_lane_view.h"

#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/blind_wording.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace convoku {

CostLaneView::CostLaneView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("cost_lane"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Costs of the trials"));
}

void CostLaneView::setScene(CostLaneScene scene)
{
    const bool otherHeight = leastCostLaneHeight(scene) != leastCostLaneHeight(m_scene);
    m_scene = std::move(scene);
    if (otherHeight)
        updateGeometry();
    const BlindRecord* front = m_scene.front();
    setAccessibleDescription(front != nullptr && m_scene.at && *m_scene.at < front->trials.size()
            ? BlindWording::trial(front->trials[*m_scene.at], front->settings.anneals())
            : CostLaneWords::nothing());
    update();
}

CostLaneGeometry CostLaneView::geometryOfLane() const
{
    return CostLaneGeometry(QRectF(QPointF(), QSizeF(size()) / textScale(this)), m_scene);
}

QPointF CostLaneView::pointOf(std::size_t place) const
{
    const CostLaneGeometry geometry = geometryOfLane();
    const BlindTrial& trial = m_scene.front()->trials.at(place);
    return QPointF(geometry.xOf(trial.number), geometry.yOf(trial.cost)) * textScale(this);
}

std::optional<std::size_t> CostLaneView::placeAt(QPointF point) const
{
    return geometryOfLane().trialAt(point.x() / textScale(this));
}

QSize CostLaneView::sizeHint() const
{
    return (QSizeF(480, leastCostLaneHeight(m_scene)) * textScale(this)).toSize();
}

QSize CostLaneView::minimumSizeHint() const
{
    return {240, static_cast<int>(std::ceil(leastCostLaneHeight(m_scene) * textScale(this)))};
}

void CostLaneView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.save();
    const qreal scale = textScale(this);
    painter.scale(scale, scale);
    paintCostLane(painter, geometryOfLane(), m_scene, themeOf(this));
    painter.restore();
    if (hasFocus())
        paintFocusRing(painter, rect());
}

bool CostLaneView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto place = placeAt(help->pos());
        if (place)
            QToolTip::showText(help->globalPos(),
                BlindWording::trial(m_scene.front()->trials[*place], m_scene.front()->settings.anneals()), this);
        return true;
    }
    case QEvent::ShortcutOverride:
        // The window's own keys step through the run of the network.
        if (takesKey(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void CostLaneView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto place = placeAt(event->position()))
        Q_EMIT placeWanted(*place);
}

void CostLaneView::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    if (const auto place = placeAt(event->position()))
        Q_EMIT placeWanted(*place);
}

void CostLaneView::wheelEvent(QWheelEvent* event)
{
    // Without a key it scrolls the page.
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QWidget::wheelEvent(event);
        return;
    }
    m_wheel += event->angleDelta().y();
    constexpr int kNotch = QWheelEvent::DefaultDeltasPerStep;
    for (; std::abs(m_wheel) >= kNotch; m_wheel += m_wheel > 0 ? -kNotch : kNotch)
        Q_EMIT stepWanted(m_wheel < 0);
    event->accept();
}

bool CostLaneView::takesKey(const QKeyEvent& event) const
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier;
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return modifiers == Qt::NoModifier;
    default:
        return false;
    }
}

void CostLaneView::keyPressEvent(QKeyEvent* event)
{
    const BlindRecord* front = m_scene.front();
    if (!takesKey(*event) || front == nullptr || front->trials.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    using Stride = BlindRecord::Stride;
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool forward = event->key() == Qt::Key_Right;
        if (control)
            Q_EMIT strideWanted(Stride::Improvement, forward);
        else
            Q_EMIT stepWanted(forward);
        return;
    }
    case Qt::Key_PageUp:
        Q_EMIT strideWanted(Stride::Chain, false);
        return;
    case Qt::Key_PageDown:
        Q_EMIT strideWanted(Stride::Chain, true);
        return;
    case Qt::Key_Home:
        Q_EMIT placeWanted(0);
        return;
    case Qt::Key_End:
        Q_EMIT placeWanted(front->trials.size() - 1);
        return;
    default:
        Q_EMIT playWanted();
        return;
    }
}

void CostLaneView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CostLaneView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace convoku
