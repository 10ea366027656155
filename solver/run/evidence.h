// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"

namespace convoku {

/// Returns the evidence for a different cause that the rule found on the same candidates: values and layer are those of
/// `another`, only the sum differs. `another` must be evidence of the same rule.
Evidence evidenceFor(const Evidence& another, const RuleInfo& rule, const Cause& cause);

} // namespace convoku
