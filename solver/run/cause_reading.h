// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"

#include <span>
#include <string>
#include <vector>

/// Reads the findings of a rule from the values of its layers.
namespace convoku {

/// A value of 0 … 1 in a run of a rule, read as a mask.
struct Mask
{
    const Inspection& values;
    ValueId value = kNoValue;

    bool isOn(int channel, int row, int column) const { return values.at(value, {channel, row, column}) != 0; }
    int channels() const { return values.network().value(value).shape.channels; }
};

/// Returns the names of the values that show a rule's findings, without the group's id: the cause and the kept values.
std::vector<std::string> causeValues(const Model::Rule& rule);

/// Returns the causes for which a rule removed a candidate; none for a rule of kind Other. `found`: the values named by
/// causeValues(), in that order; `before`: the candidates that the rule read.
std::vector<Cause> readCauses(
    const RuleInfo& rule, std::span<const Mask> found, const Candidates& before, Candidate candidate);

/// Returns the position of a cause's count in the tensor of counts: by cell, by house or by box; for a kernel
/// [subset, group, 0].
ElementIndex countOf(const RuleInfo& rule, const Cause& cause);

} // namespace convoku
