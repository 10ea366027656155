// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/element.h"
#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

/// The candidate that layers show. It stays when the position moves to a layer in which it has another place.
class LayerFocus
{
public:
    /// Sets the board that is shown: candidates of a different board are ignored until that board is shown again.
    void setBoard(Board board) { m_board = board; }
    Board board() const { return m_board; }
    /// Takes over what is picked in the session.
    void follow(std::optional<Candidate> picked);
    void drop() { m_isPicked = false; }
    /// Picks a number that stands for these cells and digits. What it leaves open stays as it was picked last.
    void pickIn(const std::vector<Cell>& cells, const std::vector<int>& digits);
    std::optional<Candidate> picked() const
    {
        return m_isPicked && m_last.board == m_board ? std::optional(m_last) : std::nullopt;
    }

    /// Sets the candidate to show as long as nothing is picked; none: the first that changed.
    void suggest(std::optional<Candidate> candidate) { m_suggested = candidate; }
    void setChanged(Candidate candidate) { m_changed = candidate; }
    /// Shows the plane of another digit.
    void lookAtDigit(int digit);
    Candidate candidate() const;

private:
    Board m_board;
    Candidate m_last; ///< what was picked last
    bool m_isPicked = false;
    std::optional<Candidate> m_suggested;
    Candidate m_changed;
    std::optional<int> m_digit; ///< chosen while nothing was picked
};

/// Returns the first candidate that the step of a position changed, or else the first that the pass changed; none if
/// there is none.
std::optional<Candidate> firstChangedAt(const Recording& recording, Position position);

/// Cells and candidates that something else speaks of: a lesson, a rule.
struct NamedPlaces
{
    std::vector<Cell> cells;
    std::vector<std::uint16_t> candidates;

    bool isEmpty() const { return cells.empty() && candidates.empty(); }
    /// The numbers of a value that stand for one of them.
    std::vector<ElementIndex> elementsOf(Places places, Shape shape) const;
};

} // namespace convoku
