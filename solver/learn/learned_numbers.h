// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"

namespace convoku {

/// The network with other numbers there, learnedNumbersOf() as long. Values that hang on them are real, and their
/// ranges follow. Throws Error where there are more or fewer numbers, or one that is not finite.
Network withLearnedNumbers(
    const Network& network, std::span<const LearnedLayer> layers, std::span<const float> numbers);

} // namespace convoku
