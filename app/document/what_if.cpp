// SPDX-License-Identifier: MIT
#include "app/document/what_if.h"

#include <algorithm>

namespace convoku {

WhatIf::WhatIf(Session* session, BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_other(new Session(std::move(backend), this))
{
    constexpr int kSoon = 200;
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &WhatIf::compareNow);
    const auto soon = [this] {
        if (isActive() && !m_soon.isActive())
            m_soon.start();
    };
    connect(session, &Session::puzzleChanged, this, [this] {
        m_stale = true;
        // What was compared is gone, also while nobody looks.
        if (m_comparison && !isOfOnePuzzle()) {
            m_comparison.reset();
            Q_EMIT comparisonChanged();
        }
        restart();
    });
    connect(session, &Session::optionsChanged, this, [this] {
        // The other run may have a network of its own: only one that the session changes takes it along.
        if (m_session->options().pass.model == m_network)
            return;
        m_network = m_session->options().pass.model;
        setOptions(m_session->options().pass);
        Q_EMIT networkChanged();
    });
    connect(session, &Session::positionChanged, this, &WhatIf::follow);
    connect(session, &Session::recordingReset, this, soon);
    for (Session* run : {session, m_other}) {
        connect(run, &Session::recordingGrew, this, soon);
        connect(run, &Session::runningChanged, this, soon);
    }
    connect(m_other, &Session::recordingGrew, this, &WhatIf::follow);
}

void WhatIf::setWatched(const QObject* by, bool watched)
{
    if (watched) {
        m_watchers.insert(by);
        restart();
        follow();
        compareNow();
        return;
    }
    m_watchers.erase(by);
    if (!isActive())
        m_soon.stop();
}

bool WhatIf::isOfOnePuzzle() const
{
    return m_other->hasPuzzle() && m_session->hasPuzzle()
        && m_other->recording()->startingGrid() == m_session->recording()->startingGrid();
}

void WhatIf::setOptions(const PassOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    m_stale = true;
    restart();
}

void WhatIf::restart()
{
    if (!isActive() || !m_stale || !m_session->hasPuzzle())
        return;
    m_stale = false;
    m_comparison.reset();
    Q_EMIT comparisonChanged();
    // With few rules the search alone can go on for hours: what a comparison needs is known long before.
    constexpr int kEnough = 5000;
    const int limit = m_session->options().maxPasses > 0 ? m_session->options().maxPasses : kEnough;
    m_other->open(m_session->recording()->startingGrid(), {}, {m_options, limit}, {});
    follow();
}

void WhatIf::follow()
{
    if (!isActive() || !m_other->hasPuzzle() || !m_session->hasPuzzle())
        return;
    m_other->goTo(placeAlike(*m_session->recording(), m_session->position(), *m_other->recording()), true);
}

void WhatIf::compareNow()
{
    if (!isActive() || !isOfOnePuzzle())
        return;
    if (m_comparedRun != m_session->recording() || m_comparedOther != m_other->recording()) {
        m_comparedRun = m_session->recording();
        m_comparedOther = m_other->recording();
        m_alikeUntil = 0;
    }
    m_comparison = compare(*m_comparedRun, *m_comparedOther, m_alikeUntil);
    m_comparison->first.running = m_session->isRunning();
    m_comparison->second.running = m_other->isRunning();
    m_alikeUntil = m_comparison->firstDifferentPass
        ? *m_comparison->firstDifferentPass - 1
        : std::min(m_comparedRun->passCount(), m_comparedOther->passCount());
    Q_EMIT comparisonChanged();
}

bool WhatIf::isOfOtherRules() const
{
    const PassOptions& options = m_session->options().pass;
    return m_options.rules != options.rules || m_options.search != options.search || m_options.model != options.model;
}

bool WhatIf::goToFirstDifference()
{
    compareNow();
    if (!m_comparison || !m_comparison->firstDifferentPass)
        return false;
    const Recording& recording = *m_session->recording();
    m_session->jumpTo(recording.endOf(std::min(*m_comparison->firstDifferentPass, recording.passCount())));
    return true;
}

std::vector<std::uint16_t> WhatIf::differences() const
{
    if (!isOfOnePuzzle())
        return {};
    return differencesAt(*m_session->recording(), m_session->position(), *m_other->recording(), m_other->position());
}

} // namespace convoku
