// SPDX-License-Identifier: MIT
#include "app/views/timeline/widgets/time_bar.h"

#include "app/document/session.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/parts/form.h"
#include "app/window/parts/play_button.h"
#include "app/window/parts/widget_theme.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolBar>

namespace convoku {
namespace {

/// A window below the first has room for few lanes, one from the second on for more.
constexpr int kTimeBarLowWindow = 700;
constexpr int kHighWindow = 900;
constexpr QSize kIcon(20, 20);

} // namespace

TimeBar::TimeBar(Session* session, const TransportActions& actions, TimelineView* timeline, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_actions(actions)
    , m_timeline(timeline)
    , m_transport(nullptr)
    , m_rows(nullptr)
    , m_buttons(new QWidget)
    , m_choices(new QWidget)
{
    // Time goes to the right, also where people read from the right: as on every player.
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_rows = form::column({.margins = QMargins(0, 6, 0, 4), .spacing = 4}, form::aligned(m_buttons, Qt::AlignLeft),
        form::aligned(m_choices, Qt::AlignLeft));
    m_transport = form::box(m_rows);
    auto* content = form::row({.margins = QMargins(12, 1, 8, 0), .spacing = 12},
        form::aligned(m_transport, Qt::AlignTop), form::grow(timeline));
    form::fill(this, content);
    // After it: the Tab key reaches the timeline first.
    addButtons();
    addChoices();

    connect(session, &Session::recordingReset, this, &TimeBar::showRun);
    connect(session, &Session::granularityChanged, this, &TimeBar::showGranularity);
    connect(session, &Session::speedChanged, this, &TimeBar::showRun);
    connect(timeline, &TimelineView::lanesChanged, this, &TimeBar::updateGeometry);
    connect(timeline, &TimelineView::asksForAddress, this, &TimeBar::showForAddress);
    showRun();
    showGranularity();
}

void TimeBar::addButtons()
{
    auto* layout = form::row({.spacing = 6});
    form::fill(m_buttons, layout);
    const auto add = [&](QToolButton* button, QAction* action) {
        button->setDefaultAction(action);
        button->setIconSize(kIcon);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->toolTip());
        layout->addWidget(button);
    };
    const auto addFlat = [&](QAction* action) {
        auto* button = new QToolButton;
        button->setAutoRaise(true);
        add(button, action);
        return button;
    };
    addFlat(m_actions.first);
    m_back = addFlat(m_actions.previousRule);
    m_play = new PlayButton;
    add(m_play, m_actions.play);
    m_on = addFlat(m_actions.nextRule);
    addFlat(m_actions.last);
}

void TimeBar::addChoices()
{
    m_granularity = form::combo("play_by", {tr("Pass"), tr("Rule"), tr("Layer")},
        {.name = tr("Step by"), .tip = tr("Step size for stepping and playing")});
    m_speed = form::combo("speed", {}, {.name = tr("Speed"), .tip = tr("Playback speed")});
    for (const double factor : Session::speeds())
        m_speed->addItem(factor > 0 ? tr("%1×").arg(QLocale().toString(factor)) : tr("max"));
    //: before a choice: Pass, Rule, Layer
    QLabel* label = form::labelOf(m_granularity, tr("Step by"));
    form::fill(m_choices, form::row({.margins = QMargins(4, 0, 0, 0), .spacing = 8}, label, m_granularity, m_speed));
    connect(m_speed, &QComboBox::activated, m_session, &Session::setSpeed);
    connect(m_granularity, &QComboBox::activated, this,
        [this](int index) { m_session->setGranularity(static_cast<Session::Granularity>(index)); });
}

void TimeBar::showRun()
{
    m_choices->setEnabled(m_session->hasPuzzle());
    m_speed->setCurrentIndex(m_session->speed());
}

void TimeBar::showGranularity()
{
    const Session::Granularity by = m_session->granularity();
    const bool passes = by == Session::Granularity::Pass;
    const QSignalBlocker blocker(m_granularity);
    m_granularity->setCurrentIndex(static_cast<int>(by));
    QAction* back = passes ? m_actions.previousPass : m_actions.previousRule;
    if (m_back->defaultAction() == back)
        return;
    for (const auto& [button, action] :
        {std::pair(m_back, back), std::pair(m_on, passes ? m_actions.nextPass : m_actions.nextRule)}) {
        button->removeAction(button->defaultAction());
        button->setDefaultAction(action);
        button->setAccessibleName(action->toolTip());
    }
}

void TimeBar::setLow(bool low)
{
    m_low = low;
    fit();
}

void TimeBar::fit()
{
    const int height = window()->height();
    const bool low = m_low || height < kTimeBarLowWindow;
    m_timeline->setRoom(
        low ? TimelineView::Room::Low : (height < kHighWindow ? TimelineView::Room::Usual : TimelineView::Room::High));
    m_rows->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_rows->setContentsMargins(0, low ? 4 : (height < kHighWindow ? 6 : 12), 0, 4);
    m_rows->setAlignment(m_choices, low ? Qt::AlignVCenter : Qt::AlignLeft);
    // A tool bar has margins, anew with every style; this one goes from edge to edge.
    if (auto* bar = qobject_cast<QToolBar*>(parentWidget()))
        bar->layout()->setContentsMargins(0, 0, 0, 0);
    updateGeometry();
}

void TimeBar::showForAddress(bool asked)
{
    // In a tool bar it is that which is hidden.
    auto* bar = qobject_cast<QToolBar*>(parentWidget());
    QWidget* outer = bar != nullptr ? bar : static_cast<QWidget*>(this);
    if (asked && outer->isHidden()) {
        m_shownForAddress = outer;
        outer->show();
    } else if (!asked && m_shownForAddress != nullptr) {
        m_shownForAddress->hide();
        m_shownForAddress = nullptr;
    }
}

bool TimeBar::event(QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::ParentChange) {
        window()->removeEventFilter(this);
        window()->installEventFilter(this);
        fit();
    }
    if (event->type() == QEvent::StyleChange)
        QTimer::singleShot(0, this, &TimeBar::fit);
    return QWidget::event(event);
}

bool TimeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == window())
        fit();
    return QWidget::eventFilter(watched, event);
}

void TimeBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).board);
    painter.fillRect(QRect(0, 0, width(), 1), blended(themeOf(this).board, themeOf(this).label, 0.2));
}

} // namespace convoku
