// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/backend/bitwise/instruction_set.h"

namespace convoku {

/// Returns a backend that runs networks with one bit per puzzle. A value of 0 … 1 is one machine word per element, with
/// one puzzle per bit; a larger range has one such plane per binary digit of its numbers. Values that are not kept are
/// fused into the layers that read them, so that few of them are ever stored. Inputs must be in their ranges; otherwise
/// Error names the input. A network with real numbers is run as makeScalarBackend() does.
std::unique_ptr<Backend> makeBitwiseBackend(InstructionSet set = bestInstructionSet());

} // namespace convoku
