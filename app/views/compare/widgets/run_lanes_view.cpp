// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/run_lanes_view.h"

#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr int kFrame = space::kFocusRing;

bool endsSolved(const ComparedRun& run)
{
    const VerdictState state = run.verdict().state;
    return state == VerdictState::Solved || state == VerdictState::OneSolution
        || state == VerdictState::SeveralSolutions;
}

} // namespace

RunLanesView::RunLanesView(QWidget* corner, QWidget* parent)
    : QAbstractSlider(parent)
    , m_corner(corner)
{
    corner->setParent(this);
    setObjectName(QStringLiteral("run_lanes"));
    setAccessibleName(tr("Timeline of all runs"));
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum); // in a low window its lanes are lower
    setRange(0, 0);
    connect(this, &QAbstractSlider::valueChanged, this, &RunLanesView::updateDescription);
}

void RunLanesView::setRuns(const ComparedRuns& runs, const std::vector<std::optional<int>>& partings)
{
    const bool other = runs.size() != m_runs.size();
    m_runs = runs;
    m_scene.lanes.clear();
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        const ComparedRun& run = *m_runs[i];
        const VerdictChip verdict = run.verdict();
        const QString note = partings[i] ? tr("diverges in pass %1").arg(QLocale().toString(*partings[i])) : QString();
        m_scene.lanes.push_back({run.name(), &run.overview(), run.isRunning(), endsSolved(run), run.costs(),
            partings[i], note, QStringLiteral("%1 %2").arg(verdict.text, verdict.cost).trimmed()});
    }
    setRange(0, positionsOf(m_runs) - 1);
    setPageStep(std::max(1, maximum() / 10));
    if (other)
        updateGeometry();
    updateDescription();
}

void RunLanesView::updateDescription()
{
    m_scene.position = value();
    QStringList parts{ComparedWording::position(m_runs, value())};
    for (const auto& run : m_runs)
        parts << QStringLiteral("%1: %2, %3").arg(run->name(), run->sentenceAt(value()), run->verdict().text);
    setAccessibleDescription(parts.join(QStringLiteral(". ")));
    update();
}

QSize RunLanesView::sizeHint() const
{
    const qreal height = runLanesHeight(std::max<std::size_t>(1, m_runs.size())) * textScale(this);
    return {400, static_cast<int>(std::ceil(height)) + 2 * kFrame};
}

QSize RunLanesView::minimumSizeHint() const
{
    const qreal height = leastRunLanesHeight(std::max<std::size_t>(1, m_runs.size())) * textScale(this);
    return {120, static_cast<int>(std::ceil(height)) + 2 * kFrame};
}

/// In units of textScale() pixels.
QRectF RunLanesView::lanesRect() const
{
    const qreal scale = textScale(this);
    const QRectF inside = QRectF(rect()).adjusted(space::kUsual, kFrame, -kFrame, -kFrame);
    return {inside.topLeft() / scale, inside.size() / scale};
}

qreal RunLanesView::xOf(int pass) const
{
    return geometryOf(m_scene, lanesRect(), devicePixelRatioF()).xAt(pass + 0.5) * textScale(this);
}

void RunLanesView::resizeEvent(QResizeEvent* event)
{
    QAbstractSlider::resizeEvent(event);
    const QRectF corner = runLanesCorner(lanesRect());
    m_corner->setGeometry(QRectF(corner.topLeft() * textScale(this), corner.size() * textScale(this)).toRect());
}

void RunLanesView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.save();
    painter.scale(textScale(this), textScale(this));
    paintRunLanes(painter, lanesRect(), m_scene, themeOf(this));
    painter.restore();
    if (hasFocus())
        paintFocusRing(painter, rect());
}

void RunLanesView::goTo(QPointF point)
{
    setValue(geometryOf(m_scene, lanesRect(), devicePixelRatioF()).passAt(point.x() / textScale(this)));
}

void RunLanesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QAbstractSlider::mousePressEvent(event);
    setSliderDown(true);
    goTo(event->position());
}

void RunLanesView::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        goTo(event->position());
}

void RunLanesView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

void RunLanesView::keyPressEvent(QKeyEvent* event)
{
    // Up and Down scroll the page, as elsewhere on it.
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        event->ignore();
    else
        QAbstractSlider::keyPressEvent(event);
}

} // namespace convoku
