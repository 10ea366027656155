// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "solver/backend/backend_module.h"
#include "solver/learn/training.h"

#include <optional>

namespace convoku {

class Console;

/// Settings of a training: its task, set-up and starts.
struct TrainingOrder
{
    LearningTask task;
    TrainingSetup setup;
    int starts = 10;
    int threads = 1;
    int startNumber = 0; ///< which of them is written, rounded …, from 1; 0: the best
};

inline constexpr int kMostTrainingSteps = 10'000'000;
inline constexpr int kMostTrainingBatch = 4096;
/// "random", "near".
QStringList startIds();
/// A number low … high; keeps a fault in the options where it is none.
double readReal(CommandOptions& options, const char* name, double fallback, double low, double high);
std::uint64_t readTrainingSeed(CommandOptions& options);
/// `--threads`
int readTrainingThreads(CommandOptions& options);
/// False, after a message, where LibTorch, which trains, cannot be used.
bool canTrain(const BackendModule& torch, Console& console);

/// Returns none if the options have a fault, which they then keep as a sentence.
std::optional<TrainingOrder> readTraining(CommandOptions& options);

/// Returns true if the rule can be written as text when other numbers replace the written ones.
bool hasText(const TrainingOrder& order);

} // namespace convoku
