// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/cost_lane_view.h"

#include "app/wording/blind_wording.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace convoku {

namespace {

bool isStride(const QKeyEvent& event)
{
    return (event.modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier
        && (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right);
}

bool isChainOrPlay(const QKeyEvent& event)
{
    return !(event.modifiers() & ~Qt::KeypadModifier)
        && (event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown || event.key() == Qt::Key_Space);
}

} // namespace

CostLaneView::CostLaneView(QWidget* parent)
    : PictureView(parent)
{
    setObjectName(QStringLiteral("cost_lane"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Costs of the trials"));
}

void CostLaneView::setScene(CostLaneScene scene)
{
    const bool otherHeight = leastCostLaneHeight(scene) != leastCostLaneHeight(m_scene);
    const int before = partCount();
    m_scene = std::move(scene);
    if (otherHeight)
        updateGeometry();
    const BlindRecord* front = m_scene.front();
    setAccessibleDescription(front != nullptr && m_scene.at && *m_scene.at < front->trials.size()
            ? BlindWording::trial(front->trials[*m_scene.at], front->settings.anneals())
            : CostLaneWords::nothing());
    // While a search goes on there are more and more.
    const int now = partCount();
    if (now > before)
        partsGrew();
    partsChanged(now < before);
}

CostLaneGeometry CostLaneView::geometryOfLane() const
{
    return CostLaneGeometry(room(), m_scene);
}

QPointF CostLaneView::pointOf(std::size_t place) const
{
    const CostLaneGeometry geometry = geometryOfLane();
    const BlindTrial& trial = m_scene.front()->trials.at(place);
    return QPointF(geometry.xOf(trial.number), geometry.up.at(trial.cost)) * scale();
}

QSize CostLaneView::sizeHint() const
{
    return scaled({480, leastCostLaneHeight(m_scene)});
}

QSize CostLaneView::minimumSizeHint() const
{
    return {240, static_cast<int>(std::ceil(leastCostLaneHeight(m_scene) * scale()))};
}

void CostLaneView::paintPicture(QPainter& painter, const Theme& theme)
{
    paintCostLane(painter, geometryOfLane(), m_scene, theme);
}

QRectF CostLaneView::partRect(int part) const
{
    const CostLaneGeometry geometry = geometryOfLane();
    const BlindTrial& trial = m_scene.front()->trials.at(static_cast<std::size_t>(part));
    return {geometry.xOf(trial.number) - 3, geometry.up.at(trial.cost) - 3, 6, 6};
}

int CostLaneView::partAtPlace(QPointF place) const
{
    const auto trial = geometryOfLane().trialAt(place.x());
    return trial ? static_cast<int>(*trial) : kWhole;
}

int CostLaneView::partCount()
{
    return m_scene.front() != nullptr ? static_cast<int>(m_scene.front()->trials.size()) : 0;
}

QString CostLaneView::nameOf(int part)
{
    const BlindRecord& front = *m_scene.front();
    return BlindWording::trial(front.trials.at(static_cast<std::size_t>(part)), front.settings.anneals());
}

int CostLaneView::focusedPart()
{
    return m_scene.at && static_cast<int>(*m_scene.at) < partCount() ? static_cast<int>(*m_scene.at) : kWhole;
}

std::vector<int> CostLaneView::selectedParts()
{
    const int part = focusedPart();
    return part == kWhole ? std::vector<int>{} : std::vector<int>{part};
}

void CostLaneView::moveTo(int part)
{
    Q_EMIT placeRequested(static_cast<std::size_t>(part));
}

bool CostLaneView::handlesKey(const QKeyEvent& event)
{
    return isStride(event) || isChainOrPlay(event) || PictureView::handlesKey(event);
}

bool CostLaneView::drag(Drag phase, QPointF place)
{
    if (phase != Drag::End)
        goToPart(partAtPlace(place));
    return true;
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
        Q_EMIT stepRequested(m_wheel < 0);
    event->accept();
}

bool CostLaneView::takeKey(int key, bool shift)
{
    if (shift || partCount() == 0)
        return false;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        Q_EMIT stepRequested(key == Qt::Key_Right);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        Q_EMIT strideRequested(BlindRecord::Stride::Chain, key == Qt::Key_PageDown);
        return true;
    case Qt::Key_Space:
        Q_EMIT playRequested();
        return true;
    default:
        return false;
    }
}

bool CostLaneView::takeEvent(const QKeyEvent& event)
{
    if (!isStride(event) || partCount() == 0)
        return PictureView::takeEvent(event);
    Q_EMIT strideRequested(BlindRecord::Stride::Improvement, event.key() == Qt::Key_Right);
    return true;
}

} // namespace convoku
