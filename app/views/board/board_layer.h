// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "solver/run/recording.h"

#include <QString>

#include <optional>

class QObject;

namespace convoku {

class LayerValues;
class Session;

/// Shows the layer at the session's position on a board, as colours. After the layers of a trained rule it shows how
/// sure the rule is of each candidate.
class BoardLayer
{
public:
    /// `board`: the widget for which values are computed.
    BoardLayer(const Session* session, const QObject* board);
    ~BoardLayer();
    BoardLayer(const BoardLayer&) = delete;
    BoardLayer& operator=(const BoardLayer&) = delete;

    void setValues(LayerValues* values) { m_values = values; }
    void setShown(bool shown) { m_isShown = shown; }

    /// Follows the session's position. Values are computed only if `isSeen`: the board is visible.
    void watch(bool isSeen);
    /// The shown value; none if there is no layer, or if layers are not shown.
    std::optional<ValueId> value() const;
    /// Returns true if the board shows value(). While a run is played pass by pass, the sureness would come too late.
    bool showsValue() const;
    /// Adds the layer to the scene of the session's position, as soon as its values are known.
    void addTo(BoardScene& scene) const;
    /// The number of a candidate in the layer of the scene; empty if it has none.
    QString text(const BoardScene& scene, Candidate candidate) const;

private:
    /// A trained rule has no number for candidates that were gone before it, and for the only digit of a cell.
    static void keepOpen(const BoardScene& scene, std::array<double, kMostCandidates>& numbers);

    const Session* m_session;
    const QObject* m_board;
    LayerValues* m_values = nullptr;
    bool m_isShown = true;
    bool m_isWatched = false;
    std::optional<ValueId> m_sureness; ///< surenessAt() the position
};

} // namespace convoku
