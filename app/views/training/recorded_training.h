// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

class QIODevice;

namespace convoku {

/// Returns the training that comes with the program: "is the count 1?", ten starts with the usual set-up. Its numbers
/// are rounded.
TrainingRecord recordedTraining();
/// Reads such a training. Skips incomplete lines: a broken file results in fewer frames, or in no runs.
TrainingRecord readTraining(QIODevice& device);

} // namespace convoku
