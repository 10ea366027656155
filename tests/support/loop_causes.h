// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"

namespace convoku::testing {

/// Returns what the rule found that removes the candidate, by a loop over cells and houses: from the rule's sentence,
/// without its layers. Empty if the rule does not remove it. Accepts any set of candidates, even an impossible one.
std::vector<Cause> loopCauses(RuleId rule, const Candidates& candidates, Candidate candidate);

/// The candidates that, flipped alone, let the loop version of the rule keep the candidate; [present, absent].
std::pair<std::vector<std::uint16_t>, std::vector<std::uint16_t>> loopReasons(
    RuleId rule, const Candidates& candidates, std::uint16_t candidate);

} // namespace convoku::testing
