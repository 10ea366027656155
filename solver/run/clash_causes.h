// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"
#include "solver/run/recording.h"

#include <vector>

namespace convoku {

/// The cells that contradictions are told of: the two that clash, or the first one that has no candidate left. Empty
/// where there is none.
std::vector<Cell> contradictingCells(const Contradictions& found);

/// A candidate that a rule removed from a cell.
struct RuleRemoval
{
    Cell cell;
    std::size_t event = 0; ///< index in Recording::events(): of a rule
    RuleId rule{};
    State before; ///< that the rule has read
    std::vector<std::uint16_t> removed; ///< ascending; of that cell alone
};

/// Returns the candidates that rules removed from a cell and that are still gone at a position, in the order of the
/// run.
std::vector<RuleRemoval> ruleRemovals(const Recording& recording, Cell cell, Position position);
/// The last one of each cell of the contradiction that a verdict sees; not of those that a guess or the start made what
/// they are.
std::vector<RuleRemoval> lastRemovals(const Recording& recording, Position verdict);

/// The same, and why: what the rule had found.
struct ClashCause
{
    Cell cell;
    std::size_t event = 0;
    std::vector<Finding> findings; ///< as findingsOf() has them, of what went from that cell
};

std::vector<ClashCause> clashCausesOf(Explainer& explainer, const std::vector<RuleRemoval>& removals);

} // namespace convoku
