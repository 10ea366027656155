// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace convoku {

/// What the bitwise backend computes with: 64 puzzles in a word, 256, or 512.
enum class InstructionSet { Plain, Avx2, Avx512 };

/// "plain", "avx2", "avx512"
const char* toString(InstructionSet set);

/// Those that this machine can run, from narrow to wide; never empty.
std::vector<InstructionSet> availableInstructionSets();

/// The widest of them, or, for trials, the one that the environment variable CONVOKU_INSTRUCTION_SET names.
InstructionSet bestInstructionSet();

} // namespace convoku
