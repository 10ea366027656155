// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"

namespace convoku::testing {

/// What a rule found that removes a candidate, as a loop over cells and houses: the rule's sentence and nothing of its
/// layers. Empty where the rule does not remove it. For any set of candidates, impossible ones too.
std::vector<Cause> loopCauses(RuleId rule, const Candidates& candidates, Candidate candidate);

/// The candidates that, flipped alone, let the loop version of the rule keep the candidate; [present, absent].
std::pair<std::vector<std::uint16_t>, std::vector<std::uint16_t>> loopReasons(
    RuleId rule, const Candidates& candidates, std::uint16_t candidate);

} // namespace convoku::testing
