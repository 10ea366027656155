// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/rule.h"
#include "solver/sudoku/candidates.h"

#include <optional>

namespace convoku::testing {

/// What a rule leaves, as a loop over cells and houses: the rule's sentence and nothing of its layers. For any set of
/// candidates, impossible ones too.
Candidates loopRule(RuleId rule, const Candidates& candidates);

struct LoopVerdict
{
    bool solved = false;
    bool contradiction = false;
};
LoopVerdict loopVerdict(const Candidates& candidates);

/// What a guess would take: the first of the cells with the fewest candidates, but at least 2, and its smallest digit.
/// None where no cell has two.
std::optional<Candidate> loopChoice(const Candidates& candidates);

/// True where the two cells are in one house of the kind (a cell and itself too).
bool inOneHouse(HouseKind kind, Cell a, Cell b);

} // namespace convoku::testing
