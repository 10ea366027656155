// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "solver/learn/training.h"

#include <optional>

namespace convoku {

/// What is to be trained, and how.
struct TrainingOrder
{
    LearningTask task;
    TrainingSetup setup;
    int starts = 10;
    int startNumber = 0; ///< which of them is written, rounded …, from 1; 0: the best
};

/// None where something is wrong with the options, which keep a sentence about it.
std::optional<TrainingOrder> readTraining(CommandOptions& options);

/// Whether the rule, with other numbers in the place of the written ones, can be said as text.
bool hasText(const TrainingOrder& order);

} // namespace convoku
