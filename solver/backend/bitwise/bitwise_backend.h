// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/backend/bitwise/instruction_set.h"

namespace convoku {

/// Runs networks with one bit a puzzle: a value of 0 … 1 is one machine word an element with a puzzle in each bit, a
/// larger range is as many such planes as its numbers have binary digits. Values that nobody keeps are fused into those
/// that read them, so that few of them ever exist. Inputs must lie in their ranges; Error names one that does not. A
/// network with real numbers has no bits: it is run as makeScalarBackend() does.
std::unique_ptr<Backend> makeBitwiseBackend(InstructionSet set = bestInstructionSet());

} // namespace convoku
