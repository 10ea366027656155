// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"

namespace convoku {

/// The evidence of another cause that the rule found on the same candidates: the numbers are the same, only the sum is
/// another. `another` must be of that rule.
Evidence evidenceFor(const Evidence& another, const RuleInfo& rule, const Cause& cause);

} // namespace convoku
