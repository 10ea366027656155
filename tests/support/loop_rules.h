// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/rule.h"
#include "solver/sudoku/candidates.h"

#include <optional>

namespace convoku::testing {

/// Returns the candidates that the rule leaves, by a loop over cells and houses: from the rule's sentence, without its
/// layers. Accepts any set of candidates, even an impossible one.
Candidates loopRule(RuleId rule, const Candidates& candidates);

struct LoopVerdict
{
    bool solved = false;
    bool contradiction = false;
};
LoopVerdict loopVerdict(const Candidates& candidates);

/// Returns the candidate that a guess would take: the smallest digit of the first cell among those with the fewest
/// candidates, but at least 2. Returns nullopt if no cell has two or more.
std::optional<Candidate> loopChoice(const Candidates& candidates);

/// True where the two cells are in one house of the kind (a cell and itself too).
bool inOneHouse(HouseKind kind, Cell a, Cell b);

} // namespace convoku::testing
