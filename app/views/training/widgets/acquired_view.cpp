// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/acquired_view.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"
#include "app/views/training/acquired_wording.h"
#include "app/views/training/widgets/training_parts.h"
#include "app/views/training/widgets/training_timeline.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>

namespace convoku {
namespace {

constexpr qreal kInsteadFont = 13;

} // namespace

AcquiredView::AcquiredView(TrainingWork* training, TrainingTimeline* timeline, QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
    , m_training(training)
    , m_timeline(timeline)
    , m_work(new AcquiredWork(training, this))
{
    setObjectName(QStringLiteral("training_acquired"));
    setAccessibleName(AcquiredWording::title());
    setMouseTracking(true);
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
    if (m_lanes.lanes.size() != before)
        forgetParts();
    showPosition();
}

void AcquiredView::showPosition()
{
    tellParts();
    update();
}

QString AcquiredView::instead() const
{
    if (!m_lanes.lanes.empty())
        return {};
    return m_work->problem().isEmpty() ? AcquiredWording::working() : m_work->problem();
}

QSize AcquiredView::sizeHint() const
{
    // As high as it will be, so that nothing moves when the lanes come.
    const std::size_t lanes = articleModel()->rules.size() + 2;
    return (QSizeF(600, AcquiredLanesGeometry::heightOf(lanes)) * textScale(this)).toSize();
}

QSize AcquiredView::minimumSizeHint() const
{
    return {static_cast<int>(200 * textScale(this)), sizeHint().height()};
}

AcquiredLanesGeometry AcquiredView::geometryOfLanes() const
{
    const qreal scale = textScale(this);
    std::optional<std::pair<qreal, qreal>> axes;
    if (m_timeline->isVisible() && m_timeline->window() == window()) {
        const QRectF others = m_timeline->geometryOfLines().axes();
        const qreal left = mapFromGlobal(m_timeline->mapToGlobal(QPoint())).x() / scale;
        axes.emplace(others.left() + left, others.right() + left);
    }
    return {m_lanes, QRectF(0, 0, width() / scale, height() / scale), axes};
}

void AcquiredView::paintEvent(QPaintEvent*)
{
    // It has come into sight. Soon: what is known of it may change what is painted.
    QMetaObject::invokeMethod(this, &AcquiredView::look, Qt::QueuedConnection);
    QPainter painter(this);
    const qreal scale = textScale(this);
    painter.scale(scale, scale);
    if (const QString other = instead(); !other.isEmpty()) {
        painter.setFont(pictureFont(kInsteadFont));
        painter.setPen(tokensOf(themeOf(this)).text3);
        painter.drawText(
            QRectF(0, 0, width() / scale, height() / scale), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, other);
        return;
    }
    paintAcquiredLanes(painter, geometryOfLanes(), m_lanes, m_training->position(), themeOf(this));
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
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::LanguageChange)
        readHistory();
    QWidget::changeEvent(event);
}

void AcquiredView::goTo(QPointF point)
{
    if (m_lanes.lanes.empty())
        return;
    m_training->setPlaying(false);
    m_training->goTo(static_cast<int>(std::lround(geometryOfLanes().stepAt(point.x() / textScale(this)))));
}

void AcquiredView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        goTo(event->position());
}

void AcquiredView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(event->position());
    const int part = partAt(event->pos());
    Q_EMIT hovered(part == kWhole ? QString() : nameOf(part));
}

void AcquiredView::leaveEvent(QEvent*)
{
    Q_EMIT hovered({});
}

bool AcquiredView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int part = partAt(help->pos());
    const QString text = part == kWhole ? QString() : nameOf(part);
    QToolTip::showText(help->globalPos(), text, this, part == kWhole ? QRect() : rectOf(part));
    return true;
}

// For screen readers

QAccessible::Role AcquiredView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int AcquiredView::countIn(int part)
{
    return part == kWhole ? static_cast<int>(m_lanes.lanes.size()) : 0;
}

QString AcquiredView::nameOf(int part)
{
    const auto row = static_cast<std::size_t>(part);
    const AcquiredHistory& history = *m_work->history();
    const auto frame = history.frameAt(m_training->position());
    return frame ? AcquiredWording::atFrame(history, row, *frame) : AcquiredWording::line(history, row);
}

QRect AcquiredView::rectOf(int part)
{
    const qreal scale = textScale(this);
    const AcquiredLanesGeometry geometry = geometryOfLanes();
    const auto lane = static_cast<std::size_t>(part);
    const QRectF room = geometry.name(lane) | geometry.when(lane);
    return QRectF(room.topLeft() * scale, room.size() * scale).toAlignedRect();
}

int AcquiredView::partAt(QPoint point)
{
    if (m_lanes.lanes.empty())
        return kWhole;
    const auto lane = geometryOfLanes().at(QPointF(point) / textScale(this));
    return lane ? static_cast<int>(*lane) : kWhole;
}

AcquiredPane::AcquiredPane(TrainingWork* training, TrainingTimeline* timeline, QWidget* parent)
    : QWidget(parent)
    , m_training(training)
    , m_title(makeTrainingLabel("training_acquired_title", TextSize::Body, QFont::DemiBold))
    , m_view(new AcquiredView(training, timeline))
    , m_note(makeTrainingLabel("training_acquired_note", TextSize::Label))
{
    m_title->setWordWrap(true);
    m_note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kTight);
    layout->addWidget(m_title);
    layout->addWidget(m_view);
    layout->addWidget(m_note);
    connect(m_view->work(), &AcquiredWork::changed, this, &AcquiredPane::showState);
    showState();
}

void AcquiredPane::showState()
{
    m_title->setText(tr("What start %1 learned, when").arg(m_training->chosen() + 1));
    // Where there are no lanes the view says why.
    QStringList note;
    if (m_view->instead().isEmpty())
        note << m_view->work()->problem() << AcquiredWording::note(*m_view->work()->history());
    note.removeAll(QString());
    m_note->setText(note.join(QLatin1Char(' ')));
    m_note->setVisible(!note.isEmpty());
}

} // namespace convoku
