// SPDX-License-Identifier: MIT
#include "app/views/timeline/widgets/timeline_view.h"

#include "app/document/session.h"
#include "app/drawing/fonts.h"
#include "app/views/timeline/widgets/address_edit.h"
#include "app/views/timeline/widgets/timeline_accessible.h"
#include "app/views/timeline/widgets/timeline_popup.h"
#include "app/window/parts/accessible_views.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"
#include "solver/run/history.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace convoku {
namespace {

/// While a run goes on it is drawn this often at most.
constexpr std::chrono::milliseconds kGrowth{50};
constexpr int kScrollBarHeight = 9;
/// Additional preferred height in Room::High, in units of textScale() pixels.
constexpr qreal kMoreRoom = 14;
/// The scroll bar counts in parts of the run, whatever its length.
constexpr double kScrollUnits = 1'000'000;
constexpr int kJump = 10;
constexpr double kTimelineZoomStep = 1.4;

TimelineScene::Change markOf(CandidateChange change)
{
    if (isRemovedAfter(change))
        return TimelineScene::Change::Went;
    return change == CandidateChange::Restored ? TimelineScene::Change::Came : TimelineScene::Change::Stayed;
}

} // namespace

TimelineView::TimelineView(Session* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_scrollBar(new QScrollBar(Qt::Horizontal, this))
    , m_popup(std::make_unique<TimelinePopup>(this))
{
    installTimelineAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline"));
    m_scrollBar->setFocusPolicy(Qt::NoFocus);
    m_scrollBar->setAccessibleName(tr("Visible part of the run"));
    m_scrollBar->setCursor(Qt::ArrowCursor);
    m_scene.run = &m_overview;
    m_growth.setSingleShot(true);
    m_growth.setInterval(kGrowth);

    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) {
        m_span.moveTo(value / kScrollUnits * m_span.total());
        showSpan();
    });
    connect(&m_growth, &QTimer::timeout, this, &TimelineView::refresh);
    connect(session, &Session::recordingReset, this, &TimelineView::reset);
    connect(session, &Session::recordingGrew, this, [this] {
        if (!m_growth.isActive())
            m_growth.start();
    });
    connect(session, &Session::runningChanged, this, &TimelineView::refresh);
    connect(session, &Session::positionChanged, this, &TimelineView::showPosition);
    connect(session, &Session::rangeChanged, this, &TimelineView::showRange);
    connect(session, &Session::pickedChanged, this, [this] {
        readChanges(true);
        showSpan();
    });
    reset();
    followTheme(this, [this] { showSpan(); });
}

TimelineView::~TimelineView() = default;

QSize TimelineView::sizeHint() const
{
    const qreal more = m_room == Room::High ? kMoreRoom : 0;
    return {
        800, static_cast<int>(std::ceil(m_scale * (TimelineGeometry::preferredHeight(m_scene.lanes()) + more))) - 1};
}

QSize TimelineView::minimumSizeHint() const
{
    return {200, static_cast<int>(std::ceil(m_scale * TimelineGeometry::minimumHeight(m_scene.lanes())))};
}

QRectF TimelineView::lanesRect() const
{
    const int below = m_span.isWhole() ? 0 : kScrollBarHeight;
    return {0, 0, width() / m_scale, std::max(0, height() - below) / m_scale};
}

TimelineGeometry TimelineView::geometryOfLanes() const
{
    return geometryOf(m_scene, lanesRect(), devicePixelRatioF() * m_scale);
}

std::vector<double> TimelineView::timesOf(const std::vector<Position>& positions) const
{
    std::vector<double> times;
    if (!m_recording)
        return times;
    times.reserve(positions.size());
    for (const Position position : positions) {
        // A position of a run with other rules may be none of this one.
        const bool exists = position.step <= m_recording->stepsPerPass();
        times.push_back(exists ? timeOf(*m_recording, position) : position.pass + 1.0);
    }
    return times;
}

void TimelineView::setHits(std::vector<Position> hits)
{
    m_hits = std::move(hits);
    m_scene.hits = timesOf(m_hits);
    takeLanes();
    showSpan();
}

void TimelineView::setBookmarks(std::vector<Position> bookmarks)
{
    m_bookmarks = std::move(bookmarks);
    m_scene.bookmarks = timesOf(m_bookmarks);
    takeLanes();
    showSpan();
}

void TimelineView::setChain(std::vector<Position> chain)
{
    if (chain == m_chain)
        return;
    m_chain = std::move(chain);
    m_scene.chain = timesOf(m_chain);
    takeLanes();
    showSpan();
}

void TimelineView::reset()
{
    const bool another = m_recording != m_session->recording();
    m_recording = m_session->recording();
    hover(std::nullopt);
    m_overview.reset();
    if (another) {
        m_span = {};
        m_drag = Drag::None;
    }
    m_scene.hits = timesOf(m_hits);
    m_scene.bookmarks = timesOf(m_bookmarks);
    m_scene.chain = timesOf(m_chain);
    readChanges(true);
    showRange();
    refresh();
    showPosition();
}

void TimelineView::refresh()
{
    m_growth.stop();
    if (m_recording) {
        m_overview.update(*m_recording);
        m_span.setTotal(m_overview.passCount() + 1);
        readChanges(false);
    }
    showSpan();
}

void TimelineView::readChanges(bool fromStart)
{
    if (fromStart) {
        m_changes.clear();
        m_scene.changes.clear();
        m_scene.picked.clear();
        takeLanes();
    }
    if (!m_recording || !m_session->picked())
        return;
    const Candidate picked = *m_session->picked();
    //: a candidate: r4c5 = 7
    m_scene.picked = tr("%1 = %2").arg(Wording::cell(picked.cell())).arg(picked.digit + 1);
    // The first entry is how the candidate stands at the start: no change.
    const auto& history = m_session->pickedHistory();
    for (std::size_t i = m_changes.size() + 1; i < history.size(); ++i) {
        const Position position = m_recording->events()[history[i].event].position();
        m_changes.push_back(position);
        m_scene.changes.push_back({timeOf(*m_recording, position), markOf(history[i].change)});
    }
    takeLanes();
}

void TimelineView::takeLanes()
{
    if (m_scene.lanes() == m_lanes)
        return;
    m_lanes = m_scene.lanes();
    updateGeometry();
    Q_EMIT lanesChanged();
}

void TimelineView::setRoom(Room room)
{
    if (room == m_room)
        return;
    m_room = room;
    m_scene.showsDepths = room != Room::Low;
    m_lanes = m_scene.lanes();
    updateGeometry();
    showSpan();
}

void TimelineView::setPickedLane(bool allowed)
{
    m_scene.showsPicked = allowed;
    takeLanes();
    showSpan();
}

void TimelineView::showPosition()
{
    if (!m_recording) {
        setAccessibleDescription(tr("No run yet"));
        update();
        return;
    }
    const Position position = m_session->position();
    m_scene.playhead = timeOf(*m_recording, position);
    showFlag();
    setAccessibleDescription(Wording::caption(*m_recording, position));
    if (isScreenReaderActive()) {
        QAccessibleValueChangeEvent event(this, position.pass);
        notifyScreenReader(event);
    }
    const double from = m_span.from();
    if (m_drag == Drag::Position)
        m_span.follow(position.pass, position.pass + 1);
    else
        m_span.turnPageTo(position.pass, position.pass + 1);
    if (m_span.from() != from)
        showSpan();
    update();
}

void TimelineView::showFlag()
{
    m_scene.playheadText.clear();
    if (!m_recording || m_address)
        return;
    const Position position = m_session->position();
    const auto events = m_recording->eventsOf(position.pass);
    const bool contradiction = std::any_of(events.begin(), events.end(), [position](const Event& event) {
        return event.kind == EventKind::Contradiction && event.position() == position;
    });
    m_scene.playheadText = Wording::address(*m_recording, position);
    if (contradiction) //: the position in which pass 10 ends with a contradiction, as short as can be
        m_scene.playheadText = tr("%1 ×").arg(position.pass);
}

void TimelineView::editAddress()
{
    if (!m_recording || m_address) {
        if (m_address)
            m_address->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    Q_EMIT asksForAddress(true);
    hover(std::nullopt);
    const QPointer<QWidget> before = window()->focusWidget();
    m_address = new AddressEdit(m_session, this);
    connect(m_address, &AddressEdit::refused, this, &TimelineView::addressRefused);
    connect(m_address, &AddressEdit::left, this, [this, before](bool hadFocus) {
        m_address.clear();
        showFlag();
        update();
        if (hadFocus && before)
            before->setFocus(Qt::OtherFocusReason);
        Q_EMIT asksForAddress(false);
    });
    showFlag();
    placeAddress();
    m_address->show();
    m_address->setFocus(Qt::ShortcutFocusReason);
    update();
}

void TimelineView::placeAddress()
{
    if (!m_address)
        return;
    const QRectF place = flag();
    const int wide = std::max(110, m_address->fontMetrics().horizontalAdvance(QStringLiteral("12.7.3 r4c5=7")) + 16);
    const int high = std::max(m_address->sizeHint().height(), qRound(place.height() * m_scale));
    const int left = std::clamp(qRound(place.center().x() * m_scale) - wide / 2, 0, std::max(0, width() - wide));
    m_address->setGeometry(left, std::max(0, qRound(place.center().y() * m_scale) - high / 2), wide, high);
}

QRectF TimelineView::flag() const
{
    const QFontMetricsF metrics(pictureFont(kTimelineTextSize, QFont::DemiBold));
    return timelineFlag(geometryOfLanes(), m_scene.playhead, metrics.horizontalAdvance(m_scene.playheadText));
}

void TimelineView::showRange()
{
    m_scene.range.reset();
    if (const auto& range = m_session->range())
        m_scene.range = {range->first, range->last};
    update();
}

void TimelineView::showSpan()
{
    m_scene.from = m_span.from();
    m_scene.to = m_span.to();
    const QSignalBlocker blocker(m_scrollBar);
    const auto units = [this](double time) { return static_cast<int>(time / m_span.total() * kScrollUnits); };
    m_scrollBar->setRange(0, units(m_span.total() - m_span.length()));
    m_scrollBar->setPageStep(units(m_span.length()));
    m_scrollBar->setSingleStep(std::max(1, units(m_span.length() / 20)));
    m_scrollBar->setValue(units(m_span.from()));
    m_scrollBar->setVisible(!m_span.isWhole());
    m_past = {};
    m_future = {};
    placeAddress();
    update();
}

void TimelineView::zoomToFit()
{
    m_span.showWhole();
    showSpan();
}

void TimelineView::zoom(double factor, double aroundTime)
{
    m_span.zoom(factor, aroundTime);
    showSpan();
}

void TimelineView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const qreal ratio = devicePixelRatioF() * m_scale;
    const QRectF area = lanesRect();
    const QSize pixels = (area.size() * ratio).toSize();
    const auto draw = [&](QPixmap& lanes, TimelineTense tense) {
        if (lanes.size() == pixels && lanes.devicePixelRatioF() == ratio)
            return;
        lanes = QPixmap(pixels);
        lanes.setDevicePixelRatio(ratio);
        lanes.fill(Qt::transparent);
        QPainter onLanes(&lanes);
        paintTimelineLanes(onLanes, area, m_scene, themeOf(this), tense);
    };
    draw(m_past, TimelineTense::Past);
    draw(m_future, TimelineTense::Future);
    painter.fillRect(rect(), themeOf(this).board);
    painter.save();
    painter.scale(m_scale, m_scale);
    paintTimelineGround(painter, area, m_scene, themeOf(this));
    QRegion rest(QRect(QPoint(), pixels));
    const auto show = [&](const QPixmap& lanes, const QRect& part) {
        painter.drawPixmap(QRectF(QPointF(part.topLeft()) / ratio, QSizeF(part.size()) / ratio), lanes, part);
    };
    for (const QRectF& past : pastOf(geometryOfLanes(), m_scene, area)) {
        const QRect part = QRectF(past.topLeft() * ratio, past.size() * ratio).toRect();
        show(m_past, part);
        rest -= part;
    }
    for (const QRect& part : rest)
        show(m_future, part);
    paintTimelineOverlay(painter, area, m_scene, themeOf(this));
    painter.restore();
    if (hasFocus() && m_ring)
        paintFocusRing(painter, rect());
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        m_ring = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
            || event->reason() == Qt::ShortcutFocusReason;
}

void TimelineView::resizeEvent(QResizeEvent* event)
{
    const auto left = static_cast<int>(geometryOfLanes().plot().left() * m_scale);
    m_scrollBar->setGeometry(left, height() - kScrollBarHeight - 1, std::max(0, width() - left - 3), kScrollBarHeight);
    placeAddress();
    QWidget::resizeEvent(event);
}

bool TimelineView::event(QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish) {
        m_scale = textScale(this);
        updateGeometry();
        showSpan();
    }
    return QWidget::event(event);
}

int TimelineView::pass() const
{
    return m_recording ? m_session->position().pass : 0;
}

int TimelineView::lastPass() const
{
    return m_recording ? m_recording->passCount() : 0;
}

void TimelineView::goToPass(int pass)
{
    if (!m_recording)
        return;
    // Like an arrow key, this is not a jump: Back does not return to where it started.
    m_session->jumpTo(m_recording->endOf(std::clamp(pass, 0, lastPass())), true);
}

void TimelineView::setRangeEnd(bool first)
{
    if (!m_recording)
        return;
    const int pass = m_session->position().pass;
    PassRange range = m_session->range().value_or(PassRange{0, m_recording->passCount()});
    if (first)
        range = {pass, range.last < pass ? m_recording->passCount() : range.last};
    else
        range = {range.first > pass ? 0 : range.first, pass};
    m_session->setRange(range);
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    m_ring = true;
    update();
    // Shift only as part of a sign: it is + on some keyboards.
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isSign = event->key() == Qt::Key_Plus || event->key() == Qt::Key_Minus;
    if (modifiers != Qt::NoModifier && !(isSign && modifiers == Qt::ShiftModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool isSeen = m_scene.playhead >= m_span.from() && m_scene.playhead <= m_span.to();
    const double middle = isSeen ? m_scene.playhead : (m_span.from() + m_span.to()) / 2;
    switch (event->key()) {
    case Qt::Key_Left:
        m_session->stepPass(false);
        break;
    case Qt::Key_Right:
        m_session->stepPass(true);
        break;
    case Qt::Key_PageUp:
        goToPass(pass() - kJump);
        break;
    case Qt::Key_PageDown:
        goToPass(pass() + kJump);
        break;
    case Qt::Key_Home:
        m_session->goToFirst();
        break;
    case Qt::Key_End:
        m_session->goToLast();
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kTimelineZoomStep, middle);
        break;
    case Qt::Key_Minus:
        zoom(1 / kTimelineZoomStep, middle);
        break;
    case Qt::Key_0:
        zoomToFit();
        break;
    case Qt::Key_I:
        setRangeEnd(true);
        break;
    case Qt::Key_O:
        setRangeEnd(false);
        break;
    case Qt::Key_Escape:
        if (m_session->range()) {
            m_session->setRange(std::nullopt);
            break;
        }
        [[fallthrough]];
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace convoku
