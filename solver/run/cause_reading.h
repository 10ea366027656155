// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"

#include <span>
#include <string>
#include <vector>

/// Reads the findings of a rule from the values of its layers.
namespace convoku {

/// A 0/1 value of a rule's run.
struct Mask
{
    const Inspection& values;
    ValueId value = kNoValue;

    bool isOn(int channel, int row, int column) const { return values.at(value, {channel, row, column}) != 0; }
    int channels() const { return values.network().value(value).shape.channels; }
};

/// The values that say what a rule found, without the group's id: its cause, and others that it keeps.
std::vector<std::string> causeValues(const Model::Rule& rule);

/// `found`: causeValues(), in that order; `before`: the candidates on which the rule removed the candidate. None of an
/// Other rule.
std::vector<Cause> readCauses(
    const RuleInfo& rule, std::span<const Mask> found, const Candidates& before, Candidate candidate);

/// Returns the position of a cause's count in the tensor that counts: by cell, by house or by box; for a laid kernel
/// [subset, group, 0].
ElementIndex countOf(const RuleInfo& rule, const Cause& cause);

} // namespace convoku
