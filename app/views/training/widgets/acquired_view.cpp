// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/acquired_view.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"
#include "app/views/training/acquired_wording.h"
#include "app/views/training/widgets/training_timeline.h"
#include "app/window/parts/form.h"

#include <QPainter>

#include <cmath>

namespace convoku {
namespace {

constexpr qreal kInsteadFont = 13;

} // namespace

AcquiredView::AcquiredView(TrainingWork* training, TrainingTimeline* timeline, QWidget* parent)
    : PictureView(parent)
    , m_training(training)
    , m_timeline(timeline)
    , m_work(new AcquiredWork(training, this))
{
    form::named(this, "training_acquired", {.name = AcquiredWording::title()});
    // The view has its final height from the start, so that nothing moves when the lanes appear.
    const qreal height = AcquiredLanesGeometry::heightOf(articleModel()->rules.size() + 2);
    setSizes({600, height}, {200, height});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Time goes to the right, also where people read from the right.
    setLayoutDirection(Qt::LeftToRight);
    connect(m_work, &AcquiredWork::changed, this, &AcquiredView::readHistory);
    connect(training, &TrainingWork::positionChanged, this, &AcquiredView::showPosition);
    readHistory();
}

/// In a page that is scrolled elsewhere it need not be worked out: nobody looks.
void AcquiredView::look()
{
    m_work->setLookedAt(isVisible() && (QAccessible::isActive() || !visibleRegion().isEmpty()));
}

void AcquiredView::readHistory()
{
    look();
    const auto& history = m_work->history();
    const std::size_t before = m_lanes.lanes.size();
    m_lanes = history && !history->frames.empty() && m_training->record()
        ? acquiredLanesOf(*history, m_training->record()->setup.steps)
        : AcquiredLanes();
    const QString other = instead();
    setAccessibleDescription(other.isEmpty() ? AcquiredWording::summary(*history) : other);
    partsChanged(m_lanes.lanes.size() != before);
}

void AcquiredView::showPosition()
{
    partsChanged();
}

QString AcquiredView::instead() const
{
    if (!m_lanes.lanes.empty())
        return {};
    return m_work->problem().isEmpty() ? AcquiredWording::working() : m_work->problem();
}

AcquiredLanesGeometry AcquiredView::geometryOfLanes() const
{
    std::optional<std::pair<qreal, qreal>> axes;
    if (m_timeline->isVisible() && m_timeline->window() == window()) {
        const QRectF others = m_timeline->plotOfLines().axes;
        const qreal left = mapFromGlobal(m_timeline->mapToGlobal(QPoint())).x() / scale();
        axes.emplace(others.left() + left, others.right() + left);
    }
    return {m_lanes, room(), axes};
}

void AcquiredView::paintPicture(QPainter& painter, const Theme& theme)
{
    // It has come into sight. Soon: what is known of it may change what is painted.
    QMetaObject::invokeMethod(this, &AcquiredView::look, Qt::QueuedConnection);
    if (const QString other = instead(); !other.isEmpty()) {
        painter.setFont(pictureFont(kInsteadFont));
        painter.setPen(tokensOf(theme).text3);
        painter.drawText(room(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, other);
        return;
    }
    paintAcquiredLanes(painter, geometryOfLanes(), m_lanes, m_training->position(), theme);
}

void AcquiredView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    look();
}

void AcquiredView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    look();
}

void AcquiredView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        readHistory();
    PictureView::changeEvent(event);
}

bool AcquiredView::drag(Drag phase, QPointF place)
{
    if (phase == Drag::End || m_lanes.lanes.empty())
        return false;
    m_training->setPlaying(false);
    m_training->goTo(static_cast<int>(std::lround(geometryOfLanes().across.numberAt(place.x()))));
    return true;
}

/// Left and Right step through the training, as elsewhere on the page.
bool AcquiredView::moveCursor(int key)
{
    return key != Qt::Key_Left && key != Qt::Key_Right && PictureView::moveCursor(key);
}

int AcquiredView::partCount()
{
    return static_cast<int>(m_lanes.lanes.size());
}

QString AcquiredView::nameOf(int part)
{
    const auto row = static_cast<std::size_t>(part);
    const AcquiredHistory& history = *m_work->history();
    const auto frame = history.frameAt(m_training->position());
    return frame ? AcquiredWording::atFrame(history, row, *frame) : AcquiredWording::line(history, row);
}

QRectF AcquiredView::partRect(int part) const
{
    const AcquiredLanesGeometry geometry = geometryOfLanes();
    const auto lane = static_cast<std::size_t>(part);
    return geometry.name(lane) | geometry.when(lane);
}

int AcquiredView::partAtPlace(QPointF place) const
{
    const auto lane = m_lanes.lanes.empty() ? std::nullopt : geometryOfLanes().at(place);
    return lane ? static_cast<int>(*lane) : kWhole;
}

AcquiredPane::AcquiredPane(TrainingWork* training, TrainingTimeline* timeline, QWidget* parent)
    : QWidget(parent)
    , m_training(training)
    , m_title(form::label("training_acquired_title", {.weight = QFont::DemiBold, .wraps = true}))
    , m_view(new AcquiredView(training, timeline))
    , m_note(form::label("training_acquired_note", {.size = TextSize::Label, .wraps = true}))
{
    form::fill(this, form::column({.spacing = space::kTight}, m_title, m_view, m_note));
    connect(m_view->work(), &AcquiredWork::changed, this, &AcquiredPane::showState);
    showState();
}

void AcquiredPane::showState()
{
    m_title->setText(tr("What start %1 learned, when").arg(m_training->chosen() + 1));
    // Without lanes, the view itself shows the problem.
    QStringList note;
    if (m_view->instead().isEmpty())
        note << m_view->work()->problem() << AcquiredWording::note(*m_view->work()->history());
    note.removeAll(QString());
    m_note->setText(note.join(QLatin1Char(' ')));
    m_note->setVisible(!note.isEmpty());
}

} // namespace convoku
