// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

#include <string>
#include <vector>

namespace convoku {

/// A value of a rule that goes by a name in its text, or in its file; empty: the candidates that stay.
struct NamedValue
{
    std::string name;
    ValueId value = kNoValue; ///< of buildRule()
};
/// `layers`: what buildRule() makes of the rule. In their order.
std::vector<NamedValue> namedValues(const Model& model, RuleId rule, const Network& layers);

/// LearningTask::learned with places in buildRule() of the task's rule, `layers`.
std::vector<LearnedLayer> learnedIn(const Network& layers, const LearningTask& task);

} // namespace convoku
