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

/// The places of the layers that lead to a value, in their order: where they stand in layersUpTo().
std::vector<std::size_t> placesLeadingTo(const Network& network, ValueId value);
/// Returns a network of the layers that lead to the value, its only output. Names the output `name`, unless that is
/// empty.
Network layersUpTo(const Network& rule, ValueId value, const std::string& name);

/// The beginning of a name, as long as a text may have it.
std::string limited(std::string id);

/// LearningTask::learned with places in buildRule() of the task's rule, `layers`.
std::vector<LearnedLayer> learnedIn(const Network& layers, const LearningTask& task);

} // namespace convoku
