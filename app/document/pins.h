// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/inspection.h"
#include "solver/run/recording.h"

#include <QObject>

#include <memory>
#include <vector>

namespace convoku {

class LayerValues;
class Session;

/// A layer that somebody keeps in sight while the position moves on.
struct Pin
{
    int id = 0; ///< for as long as it is there; no two pins of a session have the same
    Position position;
    std::shared_ptr<const Inspection> values; ///< of the position's pass; null until they are computed
};

/// The pinned layers of one run, in the order in which they stand. Another run has none of them.
class Pins : public QObject
{
    Q_OBJECT

public:
    Pins(Session* session, LayerValues* values, QObject* parent = nullptr);

    const std::vector<Pin>& list() const { return m_list; }
    /// Keeps the layer at the session's position; false where there is none, or where it is kept already.
    bool pinHere();
    bool contains(Position position) const;
    void remove(int index);
    void move(int from, int to);
    /// Restores the pins of a session file. Each one is added as soon as the run reaches it; pins that the run never
    /// reaches are left out.
    void restore(const std::vector<Position>& positions);
    /// Also those that wait for the run.
    std::vector<Position> positions() const;

Q_SIGNALS:
    /// Emitted when the pins or their order have changed, or when one has got its values.
    void changed();

private:
    void followRecording();
    void applyPending();
    void add(Position position);

    Session* m_session;
    LayerValues* m_values;
    std::shared_ptr<const Recording> m_recording;
    std::vector<Pin> m_list;
    std::vector<Position> m_wanted;
    int m_lastId = 0;
};

} // namespace convoku
