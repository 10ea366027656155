// SPDX-License-Identifier: MIT
// How a session is put aside and taken up again.
#include "app/session/session.h"

namespace convoku {

Session::Kept Session::keep() const
{
    return {m_name, m_options, hasPuzzle() ? std::make_shared<Recording>(*m_recording) : nullptr, isRunning(),
        m_position, m_picked, m_range, m_visited, m_visitedAt, m_wanted, m_followsEnd};
}

void Session::restore(const Kept& kept)
{
    if (!kept.recording)
        return;
    setPlaying(false);
    m_job.reset();
    m_name = kept.name;
    m_wanted = kept.wanted;
    m_wantedRange.reset();
    m_followsEnd = kept.followsEnd;
    const bool otherOptions = kept.options != m_options;
    m_options = kept.options;
    m_recording = std::make_shared<Recording>(*kept.recording);
    m_position = kept.position;
    m_moment.reset();
    m_visited = kept.visited;
    m_visitedAt = kept.visitedAt;
    m_picked = kept.picked;
    readPickedHistory();
    if (otherOptions)
        Q_EMIT optionsChanged();
    if (kept.running) {
        // A run beyond its limit is one that was told to go on without.
        const bool unlimited = m_recording->looksForAnother() || m_recording->passCount() >= m_options.maxPasses;
        follow(new RunJob(m_backend, *m_recording, unlimited ? 0 : m_options.maxPasses));
    }
    Q_EMIT recordingReset();
    Q_EMIT positionChanged();
    Q_EMIT pickedChanged();
    Q_EMIT runningChanged();
    Q_EMIT puzzleChanged();
    setRange(kept.range);
}

} // namespace convoku
