// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace convoku {

/// Width of a word of the bitwise backend: 64, 256 or 512 puzzles.
enum class InstructionSet { Plain, Avx2, Avx512 };

/// "plain", "avx2", "avx512"
const char* toString(InstructionSet set);

/// Returns the instruction sets that this machine can run, from narrow to wide; never empty.
std::vector<InstructionSet> availableInstructionSets();

/// The widest of them, or, for trials, the one that the environment variable CONVOKU_INSTRUCTION_SET names.
InstructionSet bestInstructionSet();

} // namespace convoku
