// SPDX-License-Identifier: MIT
#include "app/document/pins.h"

#include "app/document/layer_values.h"
#include "app/document/session.h"

#include <algorithm>
#include <utility>

namespace convoku {

Pins::Pins(Session* session, LayerValues* values, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_values(values)
    , m_recording(session->recording())
{
    connect(session, &Session::recordingReset, this, &Pins::followRecording);
    connect(session, &Session::recordingGrew, this, &Pins::applyPending);
    connect(session, &Session::runningChanged, this, &Pins::applyPending);
    connect(values, &LayerValues::fetched, this, [this](int pass, const std::shared_ptr<const Inspection>& fetched) {
        for (Pin& pin : m_list) {
            if (pin.position.pass == pass && !pin.values)
                pin.values = fetched;
        }
        Q_EMIT changed();
    });
}

void Pins::followRecording()
{
    // A run that goes on is the same run.
    if (m_recording == m_session->recording())
        return;
    m_recording = m_session->recording();
    m_wanted.clear();
    if (m_list.empty())
        return;
    m_list.clear();
    Q_EMIT changed();
}

bool Pins::contains(Position position) const
{
    return std::any_of(m_list.begin(), m_list.end(), [&](const Pin& pin) { return pin.position == position; });
}

bool Pins::pinHere()
{
    const Position position = m_session->position();
    if (!m_session->hasPuzzle() || position.pass == 0 || contains(position))
        return false;
    add(position);
    Q_EMIT changed();
    return true;
}

void Pins::add(Position position)
{
    m_list.push_back({++m_lastId, position, m_values->fetch(position.pass)});
}

void Pins::remove(int index)
{
    m_list.erase(m_list.begin() + index);
    Q_EMIT changed();
}

void Pins::move(int from, int to)
{
    const Pin moved = m_list.at(static_cast<std::size_t>(from));
    m_list.erase(m_list.begin() + from);
    m_list.insert(m_list.begin() + to, moved);
    Q_EMIT changed();
}

void Pins::restore(const std::vector<Position>& positions)
{
    followRecording();
    m_wanted = positions;
    applyPending();
}

void Pins::applyPending()
{
    if (m_wanted.empty() || !m_recording)
        return;
    bool added = false;
    for (const Position position : std::exchange(m_wanted, {})) {
        if (m_recording->contains(position)) {
            if (position.pass > 0 && !contains(position)) {
                add(position);
                added = true;
            }
        } else if (m_session->isRunning()) {
            m_wanted.push_back(position);
        }
    }
    if (added)
        Q_EMIT changed();
}

std::vector<Position> Pins::positions() const
{
    std::vector<Position> all;
    for (const Pin& pin : m_list)
        all.push_back(pin.position);
    all.insert(all.end(), m_wanted.begin(), m_wanted.end());
    return all;
}

} // namespace convoku
