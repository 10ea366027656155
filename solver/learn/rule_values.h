// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

#include <string>
#include <vector>

namespace convoku {

/// A value that has a name in the text or file of its rule; an empty name: the candidates that stay.
struct NamedValue
{
    std::string name;
    ValueId value = kNoValue; ///< index in the network of buildRule()
};
/// Returns the named values in the order of the layers. `layers`: the network of buildRule().
std::vector<NamedValue> namedValues(const Model& model, RuleId rule, const Network& layers);

/// Returns the indices in `network` of the layers that lead to a value, ascending: layersUpTo() keeps these layers.
std::vector<std::size_t> placesLeadingTo(const Network& network, ValueId value);
/// Returns a network of the layers that lead to the value, its only output. Names the output `name`, unless that is
/// empty.
Network layersUpTo(const Network& rule, ValueId value, const std::string& name);

/// Returns the beginning of an id, cut to the maximum length of a name in a text.
std::string limited(std::string id);

/// Returns LearningTask::learned with places in `layers`, the network of buildRule() for the task's rule.
std::vector<LearnedLayer> learnedIn(const Network& layers, const LearningTask& task);

} // namespace convoku
