// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"
#include "solver/run/recording.h"

#include <vector>

namespace convoku {

/// Returns the cells shown for a contradiction: the two that clash, or the first one without candidates. Empty if there
/// is no contradiction.
std::vector<Cell> contradictingCells(const Contradictions& found);

/// A candidate that a rule removed from a cell.
struct RuleRemoval
{
    Cell cell;
    std::size_t event = 0; ///< index in Recording::events() of the rule's event
    RuleId rule{};
    State before; ///< the state that the rule read
    std::vector<std::uint16_t> removed; ///< removed candidates of this cell only; ascending
};

/// Returns the candidates that rules removed from a cell and that are still removed at a position, in the order of the
/// run.
std::vector<RuleRemoval> ruleRemovals(const Recording& recording, Cell cell, Position position);
/// Returns the last removal in each cell of the contradiction at a verdict. Cells whose last removal came from a guess
/// or from the start are left out.
std::vector<RuleRemoval> lastRemovals(const Recording& recording, Position verdict);

/// A removal with its explanation, the findings of the rule.
struct ClashCause
{
    Cell cell;
    std::size_t event = 0;
    std::vector<Finding> findings; ///< results of findingsOf() for the removed candidates of this cell
};

std::vector<ClashCause> clashCausesOf(Explainer& explainer, const std::vector<RuleRemoval>& removals);

} // namespace convoku
