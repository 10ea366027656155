// SPDX-License-Identifier: MIT
// The part of the timeline view that is about the mouse.
#include "app/document/session.h"
#include "app/drawing/timeline_depths.h"
#include "app/views/timeline/widgets/timeline_popup.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace convoku {
namespace {

/// Largest distance at which a click still hits a mark.
constexpr qreal kReach = 6;
constexpr qreal kHandleReach = 4;
constexpr qreal kDragDistance = 4;
/// One notch of a usual wheel; eighths of a degree.
constexpr double kNotch = 120;
constexpr double kZoomOfNotch = 1.25;
/// Distance by which a notch moves the view, as a part of its length.
constexpr double kPanOfNotch = 0.1;

} // namespace

std::optional<Position> TimelineView::depthMarkAt(const TimelineGeometry& geometry, QPointF point) const
{
    const DepthMark* nearest = nullptr;
    qreal distance = kReach;
    const TimelineDepths depths = depthsOf(m_overview, geometry);
    for (const DepthMark& mark : depths.marks) {
        const qreal away = std::max(std::abs(mark.at.x() - point.x()), std::abs(mark.at.y() - point.y()));
        if (away <= distance) {
            nearest = &mark;
            distance = away;
        }
    }
    if (nearest == nullptr)
        return std::nullopt;
    // A cross is where the guess failed, and what is taken back comes a step later.
    const auto means = [nearest](EventKind kind) {
        switch (nearest->kind) {
        case DepthMark::Kind::Guess:
            return kind == EventKind::Push;
        case DepthMark::Kind::Backtrack:
            return kind == EventKind::Contradiction || kind == EventKind::Pop;
        case DepthMark::Kind::Solution:
        case DepthMark::Kind::End:
            break;
        }
        return kind == EventKind::End || kind == EventKind::Solution;
    };
    for (const Event& event : m_recording->eventsOf(nearest->pass)) {
        if (means(event.kind))
            return event.position();
    }
    return std::nullopt;
}

std::optional<Position> TimelineView::markAt(QPointF point) const
{
    const TimelineGeometry geometry = geometryOfLanes();
    const auto isIn = [&](TimelineLane lane) {
        const QRectF& rect = geometry.lane(lane);
        return geometry.lanes().has(lane) && point.y() >= rect.top() && point.y() <= rect.bottom();
    };
    if (const auto mark = depthMarkAt(geometry, point))
        return mark;
    const std::vector<Position>* marks = nullptr;
    if (isIn(TimelineLane::Hits))
        marks = &m_hits;
    else if (isIn(TimelineLane::Bookmarks))
        marks = &m_bookmarks;
    else if (isIn(TimelineLane::Changes))
        marks = &m_changes;
    else if (isIn(TimelineLane::Chain))
        marks = &m_chain;
    if (marks == nullptr)
        return std::nullopt;
    // A mark stands up to kReach left of its time.
    std::optional<Position> nearest;
    qreal distance = kReach;
    const Position firstPass{geometry.passAt(point.x() - kReach), 0, 0};
    for (auto it = std::lower_bound(marks->begin(), marks->end(), firstPass); it != marks->end(); ++it) {
        if (!m_recording->contains(*it))
            continue;
        const double time = timeOf(*m_recording, *it);
        if (geometry.xAt(time) > point.x() + 2 * kReach)
            break;
        const qreal away = std::abs(geometry.markAt(time) - point.x());
        if (away <= distance) {
            nearest = *it;
            distance = away;
        }
    }
    return nearest;
}

TimelineView::Drag TimelineView::handleAt(QPointF point) const
{
    if (!m_scene.range)
        return Drag::None;
    const TimelineGeometry geometry = geometryOfLanes();
    const qreal first = point.x() - geometry.xAt(m_scene.range->first);
    const qreal last = point.x() - geometry.xAt(m_scene.range->last + 1);
    if (std::min(std::abs(first), std::abs(last)) > kHandleReach)
        return Drag::None;
    return std::abs(first) < std::abs(last) ? Drag::RangeFirst : Drag::RangeLast;
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    m_ring = false;
    update();
    const QPointF point = inLanes(event->position());
    const TimelineGeometry geometry = geometryOfLanes();
    if (event->button() != Qt::LeftButton || !m_recording || !geometry.plotWithMargins().contains(point)) {
        QWidget::mousePressEvent(event);
        return;
    }
    hover(std::nullopt);
    m_pressed = point;
    m_jumped = false;
    m_waits = false;
    if (event->modifiers() & Qt::ShiftModifier) {
        m_drag = Drag::NewRange;
        m_anchor = geometry.passAt(point.x());
        m_waits = true;
        return;
    }
    m_onFlag = flag().contains(point);
    if (m_onFlag) {
        m_drag = Drag::Position;
        m_waits = true;
        return;
    }
    if (const auto mark = markAt(point)) {
        m_session->goTo(*mark);
        m_drag = Drag::Position;
        m_jumped = true;
        m_waits = true;
        return;
    }
    m_drag = handleAt(point);
    if (m_drag == Drag::None) {
        m_drag = Drag::Position;
        dragTo(point);
    }
}

void TimelineView::dragTo(QPointF point)
{
    const TimelineGeometry geometry = geometryOfLanes();
    const int pass = geometry.passAt(point.x());
    const int edge = static_cast<int>(std::lround(geometry.timeAt(point.x())));
    switch (m_drag) {
    case Drag::None:
        break;
    case Drag::Position: {
        const Position position = m_recording->endOf(pass);
        const bool moves = position != m_session->position();
        m_session->goTo(position, m_jumped);
        m_jumped = m_jumped || moves;
        break;
    }
    case Drag::NewRange:
        m_session->setRange(PassRange{m_anchor, pass});
        break;
    case Drag::RangeFirst:
        if (m_scene.range)
            m_session->setRange(PassRange{std::clamp(edge, 0, m_scene.range->last), m_scene.range->last});
        break;
    case Drag::RangeLast:
        if (m_scene.range)
            m_session->setRange(PassRange{m_scene.range->first, std::max(edge - 1, m_scene.range->first)});
        break;
    }
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF point = inLanes(event->position());
    if (m_drag == Drag::None) {
        hover(point);
        return;
    }
    if (m_waits && std::abs(point.x() - m_pressed.x()) < kDragDistance)
        return;
    m_waits = false;
    m_onFlag = false;
    dragTo(point);
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        m_drag = Drag::None;
        if (std::exchange(m_onFlag, false))
            editAddress();
    }
    QWidget::mouseReleaseEvent(event);
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton
        && geometryOfLanes().lane(TimelineLane::Ruler).contains(inLanes(event->position())))
        zoomToFit();
    else
        mousePressEvent(event);
}

void TimelineView::leaveEvent(QEvent* event)
{
    hover(std::nullopt);
    QWidget::leaveEvent(event);
}

void TimelineView::hideEvent(QHideEvent* event)
{
    hover(std::nullopt);
    m_drag = Drag::None;
    QWidget::hideEvent(event);
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (!m_recording)
        return;
    const QPoint angle = event->angleDelta();
    const TimelineGeometry geometry = geometryOfLanes();
    // Some systems turn Shift and the wheel into a horizontal wheel themselves.
    const bool sideways = std::abs(angle.x()) > std::abs(angle.y());
    if (sideways || event->modifiers() & Qt::ShiftModifier) {
        const double byPixels = event->pixelDelta().isNull()
            ? 0
            : (sideways ? event->pixelDelta().x() : event->pixelDelta().y()) / (m_scale * geometry.passWidth());
        const double byNotches = (sideways ? angle.x() : angle.y()) / kNotch * kPanOfNotch * m_span.length();
        m_span.moveTo(m_span.from() - (byPixels != 0 ? byPixels : byNotches));
        showSpan();
    } else {
        const double time = std::clamp(geometry.timeAt(inLanes(event->position()).x()), m_span.from(), m_span.to());
        zoom(std::pow(kZoomOfNotch, angle.y() / kNotch), time);
    }
    hover(inLanes(event->position()));
}

QString TimelineView::describe(Position position, QPointF point, bool isMark) const
{
    if (isMark)
        return describeMark(position, point);
    std::array<int, kRuleFamilyCount> removed{};
    int all = 0;
    for (const Event& event : m_recording->eventsOf(position.pass)) {
        if (event.kind != EventKind::Rule)
            continue;
        removed[static_cast<std::size_t>(m_recording->ruleOf(event).family)] += event.changedCount;
        all += event.changedCount;
    }
    const QString caption = Wording::caption(*m_recording, position);
    if (all == 0)
        return caption;
    //: a pass and how many candidates it removed: Pass 3 of 25 · depth 0 · 214 candidates · 12 removed
    QStringList parts{tr("%1 · %2 removed").arg(caption).arg(all)};
    // On the bar its parts, from the top as they lie.
    if (geometryOfLanes().lane(TimelineLane::Removals).contains(point)) {
        for (int i = kRuleFamilyCount; i-- > 0;) {
            if (removed[static_cast<std::size_t>(i)] > 0)
                //: a family of rules and how many candidates they removed
                parts << tr("%1: %2")
                             .arg(Wording::family(static_cast<RuleFamily>(i)))
                             .arg(removed[static_cast<std::size_t>(i)]);
        }
    }
    return parts.join(QStringLiteral(" · "));
}

QString TimelineView::describeMark(Position position, QPointF point) const
{
    const TimelineGeometry geometry = geometryOfLanes();
    const QString place = Wording::placeName(*m_recording, position);
    const auto isIn = [&](TimelineLane lane) {
        return geometry.lanes().has(lane) && point.y() >= geometry.lane(lane).top()
            && point.y() <= geometry.lane(lane).bottom();
    };
    if (isIn(TimelineLane::Hits))
        //: a place in the run
        return tr("A breakpoint stops here: %1").arg(place);
    if (isIn(TimelineLane::Bookmarks)) {
        const auto found = std::find(m_bookmarks.begin(), m_bookmarks.end(), position);
        return tr("Bookmark %1: %2").arg(found - m_bookmarks.begin() + 1).arg(place);
    }
    if (isIn(TimelineLane::Changes) && m_session->picked()) {
        for (const CandidateEvent& change : m_session->pickedHistory()) {
            if (m_recording->events()[change.event].position() == position)
                //: a candidate, what happened to it, a place in the run
                return tr("%1 %2 · %3")
                    .arg(m_scene.picked, Wording::candidateChange(*m_recording, *m_session->picked(), change), place);
        }
    }
    return Wording::stepSentence(*m_recording, position);
}

void TimelineView::hover(std::optional<QPointF> point)
{
    const TimelineGeometry geometry = geometryOfLanes();
    if (!m_recording || m_drag != Drag::None || !point || !geometry.plotWithMargins().contains(*point)) {
        m_scene.hover.reset();
        m_popup->hide();
        unsetCursor();
        m_hovered.reset();
        update();
        return;
    }
    const auto mark = markAt(*point);
    if (flag().contains(*point))
        setCursor(Qt::IBeamCursor);
    else if (!mark && handleAt(*point) != Drag::None)
        setCursor(Qt::SizeHorCursor);
    else
        unsetCursor();
    const qreal x = std::clamp(point->x(), geometry.plot().left(), geometry.plot().right());
    m_scene.hover = geometry.timeAt(x);
    const Position position = mark.value_or(m_recording->endOf(std::min(geometry.passAt(x), m_overview.passCount())));
    const QString text = describe(position, *point, mark.has_value());
    if (position != m_hovered || text != m_popup->text()) {
        m_hovered = position;
        m_popup->setContent(*m_recording, position, text);
    }
    const QRect strip(mapToGlobal(QPoint(0, 0)), size());
    m_popup->showAt(mapToGlobal((*point * m_scale).toPoint()).x(), strip);
    update();
}

} // namespace convoku
