// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"
#include "solver/network/text/part_text.h"

namespace convoku {

/// The rule with learned numbers as text, for the house that the task's rule is for: what works out real numbers where
/// it asked for whole ones is said in layers, and the learned value is at least one half. None where the language can't
/// say it: of layers that nobody wrote as text, and where a kernel has more numbers than its words can change.
std::optional<PartText> learnedText(const LearningTask& task, std::span<const float> numbers, const std::string& id);

} // namespace convoku
