// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"

#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// A finding of a rule in a step, with the candidates that it removed.
struct Finding
{
    Cause cause;
    std::vector<std::uint16_t> removed; ///< ascending; a candidate of several findings is listed with the first of them
};

struct StepFindings
{
    std::size_t event = 0; ///< index in Recording::events()
    std::vector<Finding> findings; ///< most removals first, then in the order of their first candidate
    std::optional<Evidence> evidence; ///< for the first finding; none if the rule has no evidence
};

/// Runs the rule once on the candidates that it received and returns the findings for `removed`.
StepFindings findingsOf(
    Explainer& explainer, std::size_t event, RuleId rule, const Found& before, std::span<const std::uint16_t> removed);

} // namespace convoku
