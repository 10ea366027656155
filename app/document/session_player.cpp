// SPDX-License-Identifier: MIT
// Playing: the range that it keeps to, its speed, and where it stops.
#include "app/document/session.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

constexpr std::array<double, 8> kPlayerSpeeds{0.25, 0.5, 1, 2, 4, 8, 16, 0};
constexpr double kPlayerMillisecondsAtSpeedOne = 500;

} // namespace

void Session::setRange(std::optional<PassRange> range)
{
    if (range && hasPuzzle()) {
        const auto [low, high] = std::minmax(range->first, range->last);
        const int passes = m_recording->passCount();
        range = PassRange{std::clamp(low, 0, passes), std::clamp(high, 0, passes)};
    }
    if (range == m_state.range)
        return;
    m_state.range = range;
    Q_EMIT rangeChanged();
}

void Session::setRangeWhenRecorded(PassRange range)
{
    m_wantedRange = range;
    takeWantedRange();
}

void Session::takeWantedRange()
{
    if (!m_wantedRange || !hasPuzzle() || (isRunning() && m_recording->passCount() < m_wantedRange->last))
        return;
    const PassRange range = *m_wantedRange;
    m_wantedRange.reset();
    setRange(range);
}

void Session::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !hasPuzzle()))
        return;
    if (playing) {
        if (m_state.range
            && (m_state.position.pass < m_state.range->first
                || m_state.position >= m_recording->endOf(m_state.range->last)))
            goTo(m_recording->endOf(m_state.range->first));
        else if (isAtEnd() && !isRunning())
            goToFirst();
        m_playsBackwards = false;
        m_player.start();
    } else {
        m_player.stop();
    }
    Q_EMIT playingChanged();
}

void Session::tick()
{
    const bool on = !m_playsBackwards;
    const bool atRangeEnd = m_state.range
        && (on ? m_state.position >= m_recording->endOf(m_state.range->last)
               : m_state.position <= m_recording->endOf(m_state.range->first));
    if (atRangeEnd) {
        setPlaying(false);
        return;
    }
    // If playback has caught up with the run, it waits for more.
    const auto next = neighbour(on, m_granularity);
    if (!next) {
        if (!on || !isRunning())
            setPlaying(false);
        return;
    }
    // A breakpoint on the way is where it stops, also in the middle of what one beat would have skipped.
    const auto& nextStop = on ? m_nextStop : m_previousStop;
    const auto stop = nextStop ? nextStop(m_state.position) : std::nullopt;
    if (stop && (on ? *stop <= *next : *stop >= *next)) {
        moveTo(*stop);
        setPlaying(false);
        return;
    }
    moveTo(*next);
}

void Session::setStops(Stop next, Stop previous)
{
    m_nextStop = std::move(next);
    m_previousStop = std::move(previous);
}

void Session::playBackwards()
{
    setPlaying(false);
    if (!hasPuzzle())
        return;
    if (isAtStart()) {
        Q_EMIT stepRefused(false);
        return;
    }
    m_playsBackwards = true;
    m_player.start();
    Q_EMIT playingChanged();
}

void Session::setGranularity(Granularity granularity)
{
    if (m_granularity == granularity)
        return;
    m_granularity = granularity;
    Q_EMIT granularityChanged();
}

void Session::setSpeed(int index)
{
    m_speed = std::clamp(index, 0, static_cast<int>(kPlayerSpeeds.size()) - 1);
    const double factor = kPlayerSpeeds[static_cast<std::size_t>(m_speed)];
    m_player.setInterval(factor > 0 ? static_cast<int>(kPlayerMillisecondsAtSpeedOne / factor) : 0);
    Q_EMIT speedChanged();
}

std::span<const double> Session::speeds()
{
    return kPlayerSpeeds;
}

} // namespace convoku
