// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/check/board_cases.h"
#include "solver/check/soundness.h"

#include <span>

namespace convoku::check {

/// Runs a single rule of a model on boards.
class RuleOnBoards
{
public:
    RuleOnBoards(const Model& model, RuleId rule);

    /// Returns the candidates that the rule leaves on each board, in the same order.
    std::vector<Candidates> leftOf(std::span<const Candidates> boards);
    Candidates leftOf(const Candidates& board) { return leftOf(std::span(&board, 1)).front(); }

    /// Returns the number of boards, at most `most`, that the rule can process in about a second or less.
    std::size_t atOnce(std::size_t most) const;

    /// Returns the error of a rule that leaves `left` on a board with this solution; none if nothing is wrong. If
    /// `hasSolution` is false, `solution` is not read.
    static std::optional<Counterexample> wrongOn(
        const Candidates& board, const Candidates& left, const Grid& solution, bool hasSolution = true);

private:
    std::shared_ptr<const Network> m_network;
    std::unique_ptr<Backend> m_backend;
    std::unique_ptr<LoadedNetwork> m_loaded;
};

/// Returns this counterexample or one derived from it, with fewer candidates: if any candidate is removed, the rule
/// makes no error on the remaining board, for any solution. If `patience` ends, returns the smallest one found so far.
Counterexample shrunk(RuleOnBoards& rule, const Units& units, Counterexample found, const Patience& patience);

} // namespace convoku::check
