// SPDX-License-Identifier: MIT
#include "app/window/parts/announcer.h"

#include "app/window/parts/accessible_views.h"

#include <QAccessible>

#include <algorithm>
#include <chrono>

namespace convoku {
namespace {

using namespace std::chrono_literals;

/// A command sets several texts at once: only the last one is meant.
constexpr std::chrono::milliseconds kGather = 60ms;
/// A sentence takes about this long to be spoken.
constexpr std::chrono::milliseconds kBusyGap = 2500ms;

} // namespace

Announcement::Announcement(QWidget* parent)
    : QWidget(parent)
{
    installAccessibleViews();
    setObjectName(QStringLiteral("announcement"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(0, 0, 1, 1); // what has no place on the screen is not read
}

void Announcement::announce(const QString& text)
{
    setAccessibleName(text); // Qt tells of the new name
    // Qt 6.4 has no announcements. Readers on Linux read a notification when it shows up, others listen to alerts.
    for (const QAccessible::Event what : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, what);
        convoku::notifyScreenReader(event);
    }
}

Announcer::Announcer(QWidget* parent, std::function<bool()> isBusy)
    : QObject(parent)
    , m_announcement(new Announcement(parent))
    , m_isBusy(std::move(isBusy))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Announcer::announceNow);
}

void Announcer::announce(const QString& text)
{
    if (!isScreenReaderActive())
        return;
    m_waiting = text;
    std::chrono::milliseconds wait = kGather;
    if (m_isBusy() && m_since.isValid())
        wait = std::max(wait, kBusyGap - std::chrono::milliseconds(m_since.elapsed()));
    // A text that waits for a gap during playback is announced at once when playback stops.
    if (!m_soon.isActive() || m_soon.remainingTimeAsDuration() > wait)
        m_soon.start(wait);
}

void Announcer::announceNow()
{
    if (m_waiting.isEmpty() || m_waiting == m_leftOut || m_waiting == m_announced)
        return;
    m_announced = m_waiting;
    m_since.start();
    m_announcement->announce(m_announced);
    Q_EMIT said(m_announced);
}

} // namespace convoku
