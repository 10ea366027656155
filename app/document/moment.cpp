// SPDX-License-Identifier: MIT
#include "app/document/moment.h"

#include "solver/run/navigation.h"

#include <algorithm>

namespace convoku {

Moment::Moment(std::shared_ptr<const Recording> recording, Position position)
    : m_recording(std::move(recording))
    , m_position(position)
    , m_before(comparedWith(*m_recording, position))
{
}

const State& Moment::state() const
{
    if (!m_state)
        m_state = m_recording->stateAt(m_position);
    return *m_state;
}

const State& Moment::stateBefore() const
{
    if (!m_before)
        return state();
    if (!m_stateBefore)
        m_stateBefore = m_recording->stateAt(*m_before);
    return *m_stateBefore;
}

const BoardScene& Moment::scene() const
{
    if (!m_scene) {
        const auto solutions = m_recording->solutions();
        const bool solved = std::find(solutions.begin(), solutions.end(), m_position) != solutions.end();
        m_scene = solved ? stateSceneAt(*m_recording, m_position) : sceneAt(*m_recording, m_position);
    }
    return *m_scene;
}

const BoardScene& Moment::sceneBefore() const
{
    if (!m_sceneBefore)
        m_sceneBefore = stateSceneAt(*m_recording, m_before.value_or(m_position));
    return *m_sceneBefore;
}

std::optional<std::size_t> Moment::grounded() const
{
    if (m_position.pass == 0 || m_position.layer > 0)
        return std::nullopt;
    const auto events = m_recording->eventsOf(m_position.pass);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool rests = events[i].kind == EventKind::Rule || events[i].kind == EventKind::Contradiction;
        if (rests && events[i].step == m_position.step)
            return m_recording->firstEventOf(m_position.pass) + i;
    }
    return std::nullopt;
}

} // namespace convoku
