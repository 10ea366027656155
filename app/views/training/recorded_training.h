// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

namespace convoku {

/// Returns the training that comes with the program: "is the count 1?", ten starts with the usual set-up. Its numbers
/// are rounded.
TrainingRecord recordedTraining();

} // namespace convoku
