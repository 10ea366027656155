// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"
#include "solver/network/text/part_text.h"

namespace convoku {

/// Returns the rule with learned numbers as text, for the house of the rule of the task. Words that would compute real
/// numbers but require whole ones are written as layers, and the learned value must be at least one half. Returns none
/// if the language cannot express the rule: for layers that were not written as text, or if a kernel has more numbers
/// than its words can change.
std::optional<PartText> learnedText(const LearningTask& task, std::span<const float> numbers, const std::string& id);

} // namespace convoku
