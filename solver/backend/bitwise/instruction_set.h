// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace convoku {

/// Width of a word of the bitwise backend: 64, 256 or 512 puzzles, in this order.
enum class InstructionSet { Plain, Avx2, Avx512 };

/// Returns "plain", "avx2" or "avx512".
const char* toString(InstructionSet set);

/// Returns the instruction sets that this machine can run, from narrow to wide; never empty.
std::vector<InstructionSet> availableInstructionSets();

/// Returns the widest available set or, for experiments, the one that the environment variable CONVOKU_INSTRUCTION_SET
/// names. Throws Error if this machine cannot run the named set.
InstructionSet bestInstructionSet();

} // namespace convoku
