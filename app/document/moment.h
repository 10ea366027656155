// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "solver/run/recording.h"

#include <memory>
#include <optional>

namespace convoku {

/// Provides what a position of a run shows. Each part is computed once, when it is first needed, for all views. It does
/// not change while the run grows.
class Moment
{
public:
    /// The position is in the recording.
    Moment(std::shared_ptr<const Recording> recording, Position position);

    const Recording& recording() const { return *m_recording; }
    Position position() const { return m_position; }
    const State& state() const;
    /// Returns the position that this one is compared with: see comparedWith.
    const std::optional<Position>& before() const { return m_before; }
    /// The state there; state() where there is nothing to compare with.
    const State& stateBefore() const;

    /// The board with what the step did. Where a solution is reached it is what to see: what the last rules removed
    /// shows at their steps.
    const BoardScene& scene() const;
    /// The board of stateBefore(), without what any step did.
    const BoardScene& sceneBefore() const;
    /// The event that this step is, as an index in Recording::events(), where what it rests on can be asked for: a rule
    /// that removed something, or a contradiction. None inside a step and at steps of other kinds.
    std::optional<std::size_t> grounded() const;

private:
    std::shared_ptr<const Recording> m_recording;
    Position m_position;
    std::optional<Position> m_before;
    mutable std::optional<State> m_state;
    mutable std::optional<State> m_stateBefore;
    mutable std::optional<BoardScene> m_scene;
    mutable std::optional<BoardScene> m_sceneBefore;
};

} // namespace convoku
