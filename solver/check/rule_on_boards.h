// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/check/board_cases.h"
#include "solver/check/soundness.h"

#include <span>

namespace convoku::check {

/// A rule of a model by itself, run on boards.
class RuleOnBoards
{
public:
    RuleOnBoards(const Model& model, RuleId rule);

    /// Returns the candidates that the rule leaves on each board, in the same order.
    std::vector<Candidates> leftOf(std::span<const Candidates> boards);
    Candidates leftOf(const Candidates& board) { return leftOf(std::span(&board, 1)).front(); }

    /// On how many it runs in a second or so, if not in much less: at most `most`.
    std::size_t atOnce(std::size_t most) const;

    /// Returns what the rule does wrong on such a board with this solution; none if nothing is wrong.
    static std::optional<Counterexample> wrongOn(
        const Candidates& board, const Candidates& left, const Grid& solution, bool hasSolution = true);

private:
    std::shared_ptr<const Network> m_network;
    std::unique_ptr<Backend> m_backend;
    std::unique_ptr<LoadedNetwork> m_loaded;
};

/// The same counterexample, or one that comes of it, with fewer candidates: none of them can be taken away without the
/// rule being right on the board that is left, with whatever solution. Where it is over first, or somebody stops, as
/// far as it came.
Counterexample shrunk(RuleOnBoards& rule, const Units& units, Counterexample found, const Patience& patience);

} // namespace convoku::check
