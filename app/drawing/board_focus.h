// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"

#include <span>
#include <vector>

namespace convoku {

/// Marks for what a step rests on, in the colour of its rule: one of its findings is in focus, the others are only
/// hinted at.
struct BoardFocus
{
    RuleInfo rule;
    std::vector<Cell> cells; ///< of the cause: in brackets
    std::vector<House> houses; ///< where the rule looked: framed, and washed; none: it is the network's own
    std::vector<House> actedOn; ///< where it removes, if that is somewhere else: washed fainter
    std::vector<std::uint16_t> held; ///< the cause's digits in its cells
    std::vector<std::uint16_t> gone; ///< what had to be gone, or there would be no cause: as dots
    std::vector<Cell> others; ///< cells of the other causes of the step, but none of `cells`: in thin brackets

    friend bool operator==(const BoardFocus&, const BoardFocus&) = default;
};

/// `looked` is the index of one of the findings.
BoardFocus focusOn(const RuleInfo& rule, std::span<const Finding> findings, std::size_t looked);

} // namespace convoku
