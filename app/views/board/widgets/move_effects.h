// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/window/parts/passage.h"
#include "solver/run/recording.h"

#include <QElapsedTimer>

#include <bitset>
#include <vector>

namespace convoku {

/// Animates a board after a move to another position: digits that became large grow out of their candidates, and after
/// a single step to the run's solution a wash spreads over the board. A held key or a drag, which change the position
/// quickly, have no effects.
class MoveEffects : public QObject
{
    Q_OBJECT

public:
    explicit MoveEffects(QObject* parent);

    /// Starts the effects of a move to `position`; of a move to the same position, at most ends them. `solved`: the run
    /// whose solution the position may be; null: no wash.
    void moveTo(Position position, const BoardScene& scene, const Recording* solved);
    /// Adds the effects, as far as they are now.
    void addTo(BoardScene& scene) const;

Q_SIGNALS:
    /// The effects went on.
    void moved();

private:
    Passage m_growth;
    Passage m_finish;
    std::vector<Cell> m_growing;
    std::bitset<kMostCells> m_large; ///< cells with a large digit
    std::optional<Cell> m_finishedBy;
    Position m_position;
    QElapsedTimer m_sinceMove; ///< to m_position
};

} // namespace convoku
